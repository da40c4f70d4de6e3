"""Reminders of an open game: what holds now, which kinds the group wants to read, and the menu that says so."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from desktop.look.theme import Theme
from desktop.session.match_session import MatchSession
from desktop.settings import Settings
from desktop.tabletop.reminder_line import ReminderLine
from rules_core.games.village.state.siege import Siege
from rules_core.games.village.words.names import SiegeNames
from rules_core.games.village.words.reminders import (
    BLESSING,
    FIRES,
    KINDS,
    MILITIA,
    READY_MOUNTS,
    TOKENS,
    WARHORSE,
    reminders,
)

LOW, VERY_LOW = 780, 560
"""Heights of the window in px at 100 % below which there is one line, and none."""


class ReminderDesk(QObject):
    """Keeps the line up to date. `sentences` is what any other page may show too; `changed` says when."""

    changed = Signal()

    def __init__(
        self, theme: Theme, settings: Settings, session: MatchSession, names: SiegeNames, window: QWidget
    ) -> None:
        super().__init__(window)
        self.settings = settings
        self.session = session
        self.names = names
        self.sentences: list[str] = []
        self.line = ReminderLine(theme)
        self.menu = self._menu(window)
        self._window = window
        self._theme = theme
        window.installEventFilter(self)
        theme.changed.connect(self._fit)
        session.changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Say what holds now, of the kinds that are wanted."""
        state = self.session.state
        found = reminders(state, self.names) if isinstance(state, Siege) and self.session.pending is not None else []
        wanted = [one.told.text() for one in found if self.wants(one.kind)]
        self.line.show_words(wanted)
        if wanted != self.sentences:
            self.sentences = wanted
            self.changed.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self._fit()
        return False

    def _fit(self) -> None:
        """Two lines where there is room; the map comes first."""
        high = self._window.height() / self._theme.look.scale
        self.line.set_most_lines(2 if high >= LOW else int(high >= VERY_LOW))

    def wants(self, kind: str) -> bool:
        """Whether the group wants to be reminded of this."""
        return self.settings.flag(f"remind/{kind}", default=True)

    def set_wanted(self, kind: str, on: bool) -> None:
        """Switch one kind of reminder on or off."""
        self.settings.set_flag(f"remind/{kind}", on)
        self.refresh()

    def _menu(self, window: QWidget) -> QMenu:
        words = {
            MILITIA: self.tr("&Militia"),
            READY_MOUNTS: self.tr("&Ready Mounts"),
            WARHORSE: self.tr("&Warhorse"),
            BLESSING: self.tr("&Blessing"),
            FIRES: self.tr("&Fires"),
            TOKENS: self.tr("Fi&nds"),
        }
        menu = QMenu(self.tr("Re&minders"), window)
        menu.setObjectName("menu.reminders")
        for kind in KINDS:
            action = QAction(words[kind], menu)
            action.setObjectName(f"remind.{kind}")
            action.setCheckable(True)
            action.setChecked(self.wants(kind))
            action.toggled.connect(self._setter(kind))
            menu.addAction(action)
        return menu

    def _setter(self, kind: str) -> Callable[[bool], None]:
        return lambda on: self.set_wanted(kind, on)
