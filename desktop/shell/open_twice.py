"""A game that is open twice: the window that saves second is told, and goes on in a copy or leaves the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QMessageBox, QWidget

from desktop.session.match_session import MatchSession
from desktop.shell.faults.words import sentence_of
from desktop.shell.library import Shelf
from desktop.shell.open_elsewhere import GAME
from desktop.storage.problems import LibraryProblem

if TYPE_CHECKING:
    from desktop.shell.main_window import MainWindow


class OpenTwice(QMessageBox):
    """The question. There is no third way: the answers since then are in no file yet."""

    leave = Signal()
    kept = Signal()
    """The match stands in the library as a copy."""

    def __init__(self, window: QWidget, shelf: Shelf, session: MatchSession, sentence: str) -> None:
        super().__init__(window)
        self._shelf = shelf
        self.session = session
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
        name = self.tr("{name} (copy)").format(name=self.session.name)
        try:
            self._shelf.keep_as_copy(self.session, name)
        except LibraryProblem as fault:
            self.session.problem.emit(sentence_of(fault))
        else:
            self.kept.emit()


def ask_for_copy(window: MainWindow, session: MatchSession, sentence: str) -> OpenTwice:
    """Ask, unless the question stands already for this game."""

    def name_window() -> None:
        if window.session is session:
            window.notices.leave_every(GAME)
            window.notices.take(GAME, session.game_id)
            window.setWindowTitle(f"{session.name} - Hearthwall")

    def leave() -> None:
        window.faults.saving.give_up(session)
        if window.session is session:
            window.show_hearth()

    for asked in window.findChildren(OpenTwice):
        if asked.session is session:
            return asked
    asked = OpenTwice(window, window.shelf, session, sentence)
    asked.kept.connect(name_window)
    asked.leave.connect(leave)
    asked.open()
    return asked
