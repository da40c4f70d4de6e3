"""A game that is open twice: the window that saves second is told, and goes on in a copy or leaves the game."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QMessageBox, QWidget

from desktop.session.match_session import MatchSession
from desktop.storage.problems import LibraryProblem
from desktop.windows.shelf import Shelf


class OpenTwice(QMessageBox):
    """The question. There is no third way: the answers since then are in no file yet."""

    leave = Signal()

    def __init__(self, window: QWidget, shelf: Shelf, session: MatchSession, sentence: str) -> None:
        super().__init__(window)
        self._window = window
        self._shelf = shelf
        self._session = session
        self.setObjectName("dialog.twice")
        self.setWindowTitle("Hearthwall")
        self.setText(self.tr("This game is open twice"))
        self.setInformativeText(sentence)
        go_on = self.addButton(self.tr("Open a copy"), QMessageBox.ButtonRole.AcceptRole)
        go_on.setObjectName("twice.copy")
        go_on.clicked.connect(self._go_on)
        self.setDefaultButton(go_on)
        away = self.addButton(self.tr("Leave this game"), QMessageBox.ButtonRole.DestructiveRole)
        away.setObjectName("twice.leave")
        away.clicked.connect(self.leave)
        self.finished.connect(self.deleteLater)

    def _go_on(self) -> None:
        name = self.tr("{name} (copy)").format(name=self._session.name)
        try:
            self._shelf.keep_as_copy(self._session, name)
        except LibraryProblem as fault:
            self._session.problem.emit(str(fault))
        else:
            self._window.setWindowTitle(f"{name} - Hearthwall")


def ask_for_copy(window: QWidget, shelf: Shelf, session: MatchSession, sentence: str) -> OpenTwice:
    """Ask, unless the question stands already."""
    asked = window.findChild(OpenTwice)
    if asked is None:
        asked = OpenTwice(window, shelf, session, sentence)
        asked.open()
    return asked
