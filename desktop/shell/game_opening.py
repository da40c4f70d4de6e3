"""Opens a game of the library: at once, or after a question when it is open elsewhere; takes in files."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog

from desktop.shell.open_elsewhere import GAME, Notices
from desktop.storage.problems import LibraryProblem
from rules_core.kernel.problems import SaveProblem, SetupProblem

if TYPE_CHECKING:
    from desktop.session.match_session import MatchSession
    from desktop.session.shell import Shell
    from desktop.shell.faults.reporting import FaultReporting


class GameOpening(QObject):
    """One for the window."""

    def __init__(self, shell: Shell, faults: FaultReporting, notices: Notices) -> None:
        super().__init__(shell.dialog_parent)
        self._shell = shell
        self._faults = faults
        self._notices = notices

    def open(self, game_id: int) -> None:
        """Go on with a game; what stands in the way is said."""
        if self._faults.waiting(game_id) is not None:
            self._resume(game_id)
            return
        try:
            name = self._shell.games.library.card(game_id).name
        except LibraryProblem as fault:
            self._refuse(fault)
            return
        self._notices.open(
            GAME,
            game_id,
            name,
            here=lambda: self._resume(game_id),
            copy=lambda: self._resume_copy(game_id, self.tr("{name} (copy)").format(name=name)),
        )

    def keep_made(self) -> None:
        """Keep what people made in the open game as an item of the library."""
        from desktop.shell.keep_made import ask_to_keep

        if (session := self._shell.session) is not None:
            ask_to_keep(self._shell, session)

    def once_more(self, session: MatchSession) -> None:
        """Begin another game with what people made in this one."""
        again = self.tr("{name}, again")
        name = session.name if session.name.endswith(again.format(name="")) else again.format(name=session.name)
        try:
            number = self._shell.games.once_more(session, name)
        except (SetupProblem, LibraryProblem) as fault:
            self._refuse(fault)
            return
        self._resume(number)

    def show_games(self) -> None:
        """The list of all games."""
        from desktop.shell.games_list import GamesList

        dialog = GamesList(self._shell.theme, self._shell.games, self._shell.dialog_parent)
        dialog.opened.connect(self.open)
        dialog.finished.connect(self._shell.refresh_hearth)
        dialog.open()

    def ask_for_file(self) -> None:
        """Ask for a file that Hearthwall exported, and take it in."""
        words = self.tr("Hearthwall games (*.hearthgame)")
        path, _ = QFileDialog.getOpenFileName(self._shell.dialog_parent, self.tr("Import a game"), "", words)
        if path:
            from desktop.shell.opened_file import take_in

            take_in(self._shell, Path(path))
            self._shell.refresh_hearth()

    def _resume(self, game_id: int) -> None:
        shell = self._shell
        try:
            session = self._faults.waiting(game_id) or shell.games.resume(game_id)
        except (SaveProblem, LibraryProblem) as fault:
            self._refuse(fault)
            return
        shell.play(session)
        if session.match.dropped:
            dropped = session.match.dropped
            words = self.tr("The rules have changed since: %n answer(s) (is|are) gone. Go on from here.", "", dropped)
            shell.say(self.tr("A step back"), words)
        missing = shell.games.missing_drawings(game_id)
        if missing:
            from desktop.shell.opened_file import drawings_missing

            shell.say(self.tr("Drawings are missing"), drawings_missing(missing))

    def _resume_copy(self, game_id: int, name: str) -> None:
        try:
            copy = self._shell.games.library.arranging.duplicate(game_id, name)
        except LibraryProblem as fault:
            self._refuse(fault)
        else:
            self._resume(copy)

    def _refuse(self, fault: Exception) -> None:
        self._shell.say_why(self.tr("This game cannot be opened"), fault)
