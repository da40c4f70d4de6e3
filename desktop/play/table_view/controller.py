"""Opens and closes the table view of one game, and shows what is on it in a dock of the play window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QWidget

from desktop.look.theme import Theme
from desktop.session.match_session import MatchSession
from desktop.settings import Settings

if TYPE_CHECKING:
    from desktop.play.table_view.window import TableWindow

OPEN = "table-view/open"


class TableViewController(QObject):
    """The action "Table view" and the window behind it. Who left it open finds it open in the next game."""

    def __init__(self, theme: Theme, settings: Settings, session: MatchSession, window: QWidget) -> None:
        super().__init__(window)
        self.theme, self.settings, self.session = theme, settings, session
        self._window = window
        self.shown: TableWindow | None = None
        self._going = False
        self.action = QAction(self.tr("Table view on its &own screen"), window)
        self.action.setObjectName("action.table-view")
        self.action.setCheckable(True)
        self.action.setShortcut(QKeySequence("F8"))
        self.action.setToolTip(self.tr("What all may know, large, for a second screen or a television (F8)"))
        self.action.triggered.connect(self.flip)
        # Once the page stands in the program's window.
        QTimer.singleShot(0, self, self.open_again)

    def open_again(self) -> None:
        """Open it if it was open when the last game was left."""
        if self.settings.flag(OPEN, default=False):
            self.open()

    def flip(self) -> None:
        """Open or close it."""
        if self.shown is None:
            self.open()
        else:
            self.shown.close()

    def open(self) -> None:
        """Open it, or bring it to the front."""
        if self.shown is None:
            from desktop.play.table_view.window import TableWindow

            self.shown = TableWindow(self.theme, self.settings, self.session)
            self.shown.closed.connect(self._closed)
            self.shown.key_passed_on.connect(self._pass_on)
            self.shown.open_beside(self._window.window())
            self.settings.set_flag(OPEN, value=True)
        else:
            self.shown.raise_()
        self.action.setChecked(True)

    def put_away(self) -> None:
        """The game is left: the table view goes with it, and comes again with the next one."""
        self._going = True
        if self.shown is not None:
            self.shown.close()

    def _closed(self) -> None:
        window, self.shown = self.shown, None
        self.action.setChecked(False)
        if not self._going:
            self.settings.set_flag(OPEN, value=False)
        if window is not None:
            window.deleteLater()

    def _pass_on(self, event: QKeyEvent) -> None:
        """A key that was pressed on the table view is meant for the game."""
        self._window.window().activateWindow()
        QApplication.sendEvent(self._window, QKeyEvent(event))
