"""Opens a game of the library: at once, or after a question when it is open elsewhere; takes in files."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog

from desktop.shell.open_elsewhere import GAME
from desktop.storage.problems import LibraryProblem
from rules_core.kernel.problems import SaveProblem

if TYPE_CHECKING:
    from desktop.shell.main_window import MainWindow


class GameOpening(QObject):
    """Belongs to the main window."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window

    def open(self, game_id: int) -> None:
        """Go on with a game; what stands in the way is said."""
        if self._window.faults.waiting(game_id) is not None:
            self._resume(game_id)
            return
        try:
            name = self._window.shelf.library.card(game_id).name
        except LibraryProblem as fault:
            self._refuse(fault)
            return
        self._window.notices.open(
            GAME,
            game_id,
            name,
            here=lambda: self._resume(game_id),
            copy=lambda: self._resume_copy(game_id, self.tr("{name} (copy)").format(name=name)),
        )

    def ask_for_file(self) -> None:
        """Ask for a file that Hearthwall exported, and take it in."""
        words = self.tr("Hearthwall games (*.hearthgame)")
        path, _ = QFileDialog.getOpenFileName(self._window, self.tr("Import a game"), "", words)
        if not path:
            return
        try:
            self._window.shelf.take_in(Path(path))
        except (SaveProblem, LibraryProblem) as fault:
            self._window.say(self.tr("This file cannot be taken in"), self._window.faults.sentence_of(fault))
        self._window.refresh_hearth()

    def _resume(self, game_id: int) -> None:
        window = self._window
        try:
            session = window.faults.waiting(game_id) or window.shelf.resume(game_id)
        except (SaveProblem, LibraryProblem) as fault:
            self._refuse(fault)
            return
        window.play(session)
        if session.match.dropped:
            sentence = self.tr("The rules have changed since: the last {count} answers are gone. Go on from here.")
            window.say(self.tr("A step back"), sentence.format(count=session.match.dropped))

    def _resume_copy(self, game_id: int, name: str) -> None:
        try:
            copy = self._window.shelf.library.arranging.duplicate(game_id, name)
        except LibraryProblem as fault:
            self._refuse(fault)
        else:
            self._resume(copy)

    def _refuse(self, fault: Exception) -> None:
        self._window.say_why(self.tr("This game cannot be opened"), fault)
