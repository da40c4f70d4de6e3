"""What tests of settings and of cities share: one game, made once, in which whole sieges are played."""

from __future__ import annotations

from rules_core.games.defenders.game import DefendersGame
from rules_core.games.defenders.state.city import City, End
from rules_core.games.trial import TrialOutcome, TrialRun
from rules_core.kernel.problems import SetupProblem
from rules_core.kernel.simulation import OutOfPatience, PlayerTable

ANSWER_CAP = 20_000
"""A game with so many answers does not end any more; ordinary ones have some hundred."""


class WholeGames(TrialRun):
    """The games of a test, ready to be played."""

    def __init__(self) -> None:
        self._game: DefendersGame | None = None

    def made(self) -> DefendersGame:
        """The game. Raises `SetupProblem`."""
        raise NotImplementedError

    def game(self) -> DefendersGame:
        """The same one for every siege."""
        if self._game is None:
            self._game = self.made()
        return self._game

    def outcome_at(self, table: PlayerTable[City]) -> TrialOutcome:
        """Play a siege to its end."""
        try:
            self.game().play(table, table.state)
        except OutOfPatience:
            return TrialOutcome.STALLED
        return TrialOutcome.LOST if table.state.end is End.FALLEN else TrialOutcome.WON

    def why_not(self, seed: int) -> str:
        try:
            self.made()
        except SetupProblem as fault:
            return " ".join(fault.sentences)
        return ""
