"""Begins sandboxes, and leads back to the game from which one was begun."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from desktop.storage.problems import LibraryProblem
from rules_core.kernel.problems import SaveProblem, SetupProblem

if TYPE_CHECKING:
    from desktop.session.new_game import NewGame
    from desktop.session.sandbox import SandboxSession
    from desktop.session.shell import Shell
    from desktop.shell.game_starting import GameStarting


class Sandboxes(QObject):
    """One for the window; `show` opens the page of a sandbox."""

    def __init__(self, shell: Shell, starting: GameStarting, show: Callable[[SandboxSession], None]) -> None:
        super().__init__(shell.dialog_parent)
        self._shell = shell
        self._starting = starting
        self._show = show

    def ask(self) -> None:
        """Ask where a sandbox shall begin."""
        from desktop.shell.choose_game import ChooseGame

        try:
            saved = self._shell.games.games()
        except LibraryProblem as fault:
            self._refuse(fault)
            return
        dialog = ChooseGame(self._shell.theme, self._shell.dialog_parent, saved=saved)
        dialog.chosen.connect(lambda game: self._starting.ask(game, start=self.new))
        dialog.saved_chosen.connect(self.from_saved)
        dialog.open()

    def new(self, new: NewGame) -> None:
        """A sandbox at the beginning of a new game."""
        from desktop.session.sandbox import sandbox_of

        self._begin(lambda: sandbox_of(new))

    def from_saved(self, game_id: int) -> None:
        """A sandbox where a saved game stands."""
        self._begin(lambda: self._shell.games.sandbox_from(game_id))

    def from_entry(self, node: int) -> None:
        """A sandbox where the open game stood at an entry of its journal."""
        from desktop.session.sandbox import sandbox_at

        session = self._shell.session
        if session is not None and not session.is_sandbox:
            session.stop_bot()
            self._begin(lambda: sandbox_at(session, node))

    def keep(self, session: SandboxSession) -> None:
        """Make a game of a sandbox, and play on in it."""
        name = self.tr("{name} (from the sandbox)").format(name=session.name)
        try:
            number = self._shell.games.keep_sandbox(session, name)
        except LibraryProblem as fault:
            self._shell.say_why(self.tr("The game could not be kept"), fault)
        else:
            self._shell.open_game(number)

    def _begin(self, make: Callable[[], SandboxSession]) -> None:
        try:
            session = make()
        except (SetupProblem, SaveProblem, LibraryProblem) as fault:
            self._refuse(fault)
        else:
            self._show(session)

    def _refuse(self, fault: Exception) -> None:
        self._shell.say_why(self.tr("The sandbox cannot be opened"), fault)
