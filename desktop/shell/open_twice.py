"""A game that is open twice: the window that saves second is told, and goes on in a copy or leaves the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QMessageBox, QWidget

from desktop.session.match_session import MatchSession
from desktop.shell.faults.words import sentence_of
from desktop.storage.problems import LibraryProblem

if TYPE_CHECKING:
    from desktop.session.game_library import GameLibrary
    from desktop.session.shell import Shell
    from desktop.shell.faults.unsaved_games import UnsavedGames


class OpenTwice(QMessageBox):
    """The question. There is no third way: the answers since then are in no file yet."""

    leave = Signal()
    kept = Signal()
    """The match stands in the library as a copy."""

    def __init__(self, parent: QWidget, games: GameLibrary, session: MatchSession, sentence: str) -> None:
        super().__init__(parent)
        self._games = games
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
            self._games.keep_as_copy(self.session, name)
        except LibraryProblem as fault:
            self.session.problem.emit(sentence_of(fault))
        else:
            self.kept.emit()


def ask_for_copy(shell: Shell, saving: UnsavedGames, session: MatchSession, sentence: str) -> OpenTwice:
    """Ask, unless the question stands already for this game."""

    def name_window() -> None:
        if shell.session is session:
            shell.game_renamed()

    def leave() -> None:
        saving.give_up(session)
        if shell.session is session:
            shell.show_hearth()

    for asked in shell.dialog_parent.findChildren(OpenTwice):
        if asked.session is session:
            return asked
    asked = OpenTwice(shell.dialog_parent, shell.games, session, sentence)
    asked.kept.connect(name_window)
    asked.leave.connect(leave)
    asked.open()
    return asked
