"""The parts of the play window that a game's own board and docks are given."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from desktop.look.theme import Theme
from desktop.play.event_strip import EventStrip
from desktop.play.odds_counter import OddsCounter
from desktop.play.presenter import Presenter
from desktop.play.prompts.prompt_bar import PromptBar
from desktop.play.shortcuts import Shortcuts
from desktop.session.match_session import MatchSession
from desktop.settings import Settings


@dataclass(frozen=True)
class PlayParts:
    """The common parts of one play window."""

    theme: Theme
    settings: Settings
    session: MatchSession
    presenter: Presenter
    prompt: PromptBar
    strip: EventStrip
    odds: OddsCounter
    shortcuts: Shortcuts
    window: QWidget


@dataclass(frozen=True)
class DockPart:
    """A dock that a game brings along. At the left or at the right, where the first of a side lies on top of its tabs.

    What `panel.noted` says, where there is such a signal, stands beside the title. `panel.is_open` of a guest says
    whether it is wanted, and `panel.stays` whether it may stay once it is open: it comes and goes by itself and takes
    the room of its side.
    """

    name: str
    title: str
    icon: str
    panel: QWidget
    at_left: bool = True
    is_guest: bool = False
    share: float = 0.0
    """Of the height, where docks of a side stand below each other; 0 leaves it to the window."""
    note: str = ""
    """A few quiet words beside the title."""
    tab: str = ""
    """What a tab says, where the title is too long for it."""
    wide: int = 0
    """How wide its side is at first, in px at 100 %, where it lies on top there; 0 leaves it to the window."""
    behind: str = ""
    """The dock behind which it lies as a tab at first; "" for a place of its own."""
    is_on_demand: bool = False
    """Whether it is closed until somebody wants it, and opens as a tab beside the chronicle."""


@dataclass(frozen=True)
class BoardActions:
    """What a board adds to the menu "table", by where it stands there, and to the menu "view"."""

    first: Sequence[QAction] = field(default_factory=tuple)
    ways: Sequence[QAction] = field(default_factory=tuple)
    view: Sequence[QAction] = field(default_factory=tuple)
