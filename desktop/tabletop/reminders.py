"""Reminders of an open game: what holds now, which kinds the group wants to read, and the menu that says so."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from desktop.games.faces import face_of
from desktop.look.theme import Theme
from desktop.session.match_session import MatchSession
from desktop.settings import Settings
from desktop.tabletop.reminder_line import ReminderLine

LOW, VERY_LOW = 780, 560
"""Heights of the window in px at 100 % below which there is one line, and none."""


class Reminders(QObject):
    """Keeps the line up to date. `sentences` is what any other page may show too; `changed` says when."""

    changed = Signal()

    def __init__(self, theme: Theme, settings: Settings, session: MatchSession, window: QWidget) -> None:
        super().__init__(window)
        self.settings = settings
        self.session = session
        self.face = face_of(session.match.game.name)
        self.sentences: list[str] = []
        self.line = ReminderLine(theme, window)
        self.menu = self._menu(window)
        self._window = window
        self._theme = theme
        window.installEventFilter(self)
        theme.changed.connect(self._fit)
        session.changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Say what holds now, of the kinds that are wanted."""
        found = self.face.reminders(self.session) if self.session.pending is not None else []
        wanted = [words for kind, words in found if self.wants(kind)]
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

    def set_wanted(self, kind: str, *, on: bool) -> None:
        """Switch one kind of reminder on or off."""
        self.settings.set_flag(f"remind/{kind}", value=on)
        self.refresh()

    def _menu(self, window: QWidget) -> QMenu:
        menu = QMenu(self.tr("Re&minders"), window)
        menu.setObjectName("menu.reminders")
        kinds = self.face.reminder_kinds()
        menu.menuAction().setVisible(bool(kinds))
        for kind, words in kinds.items():
            action = QAction(words, menu)
            action.setObjectName(f"remind.{kind}")
            action.setCheckable(True)
            action.setChecked(self.wants(kind))
            action.toggled.connect(self._setter(kind))
            menu.addAction(action)
        return menu

    def _setter(self, kind: str) -> Callable[[bool], None]:
        return lambda on: self.set_wanted(kind, on=on)
