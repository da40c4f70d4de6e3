"""The interfaces between an editor's frame, the body in its middle, and the store behind both."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any, Protocol, runtime_checkable

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from rules_core.content.items import Item, Path
from rules_core.kernel.game import Plain

Tool = QWidget | QAction | None
"""A tool of the frame's head: a widget as it is, an action as a button, None as a line between two groups."""


@runtime_checkable
class EditorBody(Protocol):
    """The widget in the middle of an editor: a map, or a form."""

    def show_path(self, path: Path) -> None:
        """Go to the place that a problem is about: choose it, scroll to it, give its control the focus."""

    def tools(self) -> Sequence[Tool]:
        """What belongs into the head; asked for once."""


@runtime_checkable
class ReadOnlyBody(Protocol):
    """A body that can show an item which nobody may change; any other is switched off as a whole."""

    def set_read_only(self, read_only: bool) -> None:
        """Let nothing be changed, but everything be looked at."""


@runtime_checkable
class ProblemsBody(Protocol):
    """A body that has a place of its own for the sheet of problems, such as below its map."""

    def hold_problems(self, sheet: QWidget) -> None:
        """Take the sheet in; without this the frame puts it below the body."""


@runtime_checkable
class LowBody(Protocol):
    """A body that can do with little height."""

    def set_low(self, low: bool) -> None:
        """There is little height now, or enough again."""


@runtime_checkable
class RoomyBody(Protocol):
    """A body on which the hand works, such as a map: in a low window it goes before advice."""

    @property
    def tight_below(self) -> int:
        """Lower than this, in px at 100 %, the sheet of problems folds while nothing must be solved."""


@runtime_checkable
class ChangeBody(Protocol):
    """A body that has a place for what the last change does, beside what it is about."""

    def hold_change(self, box: QWidget) -> None:
        """Take the box in; without this it is not shown."""


@runtime_checkable
class FindingsBody(Protocol):
    """A body that shows problems at their place too."""

    def show_findings(self, findings: Sequence[object]) -> None:
        """The problems as they are now (`Finding`s), most important first."""


@runtime_checkable
class WaysBody(Protocol):
    """A body that can show ways across its table."""

    def show_ways(self, ways: Sequence[Any]) -> None:
        """Show these ways; none take them away."""


class EditorStore(Protocol):
    """Where the item under work is kept. All methods may raise `LibraryProblem`."""

    @property
    def number(self) -> int:
        """The item's number in the library; 0 for official items."""

    @property
    def is_official(self) -> bool:
        """Whether the item came with the program and cannot be changed."""

    @property
    def author(self) -> str:
        """Who made it; "" when nobody has said."""

    @property
    def changed(self) -> datetime | None:
        """When it was last changed."""

    @property
    def problems(self) -> int:
        """How many problems the library knows of; `NOT_LOOKED_AT` when nobody has counted."""

    def others(self) -> Sequence[Item]:
        """All own items that it may refer to, this one not among them."""

    def drawing(self, name: str) -> bytes | None:
        """The strokes of a drawing that the item names; None where they are missing."""

    def keep(self, plain: Plain, problems: int) -> None:
        """Keep this state. Raises `ChangedElsewhere` when another window has changed the item meanwhile."""

    def keep_problems(self, problems: int) -> None:
        """The state that is kept has so many problems."""

    def keep_copy(self, plain: Plain, problems: int) -> Plain:
        """Keep this state as a new item and go on with that; gives its table, which has an id of its own."""

    def take_theirs(self) -> Plain:
        """The state that the other window has kept; the next `keep` follows upon it.

        Raises `DeletedElsewhere` when it has deleted the item.
        """

    def test(self) -> Plain:
        """What the last test found; empty when there was none."""

    def keep_test(self, test: Plain) -> None:
        """Keep what a test found; its mark says of what."""

    def desk(self) -> Plain:
        """What belongs to the editor alone, such as zoom and the place of a background picture."""

    def keep_desk(self, desk: Plain) -> None:
        """Keep what belongs to the editor alone."""

    def picture(self) -> bytes:
        """The background picture; empty when there is none."""

    def keep_picture(self, picture: bytes) -> None:
        """Keep a background picture; empty takes it away."""
