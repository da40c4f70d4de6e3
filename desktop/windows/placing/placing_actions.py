"""The table by measure in the menu of an open game: build it up, and check where everybody stands."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from desktop.look.theme import Theme
from desktop.session.match_session import MatchSession
from desktop.settings import Settings
from rules_core.lab.names import SiegeNames


class PlacingActions(QObject):
    """Two entries of the Table menu. Their windows are loaded when they are wanted."""

    def __init__(
        self, theme: Theme, session: MatchSession, names: SiegeNames, settings: Settings, window: QWidget
    ) -> None:
        super().__init__(window)
        self.theme, self.session, self.names, self.settings = theme, session, names, settings
        self.window = window
        self.actions = [
            self._action(self.tr("&Build this table up..."), self.build_up, "Ctrl+B"),
            self._action(self.tr("Check where &everybody stands..."), self.check, "Ctrl+Shift+B"),
        ]

    def build_up(self) -> None:
        """The guide from the screen to a real table."""
        from desktop.windows.rebuild_guide import RebuildGuide

        self.session.stop_bot()
        RebuildGuide(self.theme, self.settings, self.session.state, self.names, self.window).open()

    def check(self) -> None:
        """Whether the screen and the real table agree."""
        from desktop.windows.position_check import PositionCheck

        self.session.stop_bot()
        PositionCheck(self.theme, self.session, self.names, self.settings, self.window).open()

    def _action(self, words: str, call: object, keys: str) -> QAction:
        made = QAction(words, self.window)
        made.setShortcut(QKeySequence(keys))
        if callable(call):
            made.triggered.connect(lambda _=False: call())
        return made
