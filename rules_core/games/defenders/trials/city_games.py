"""What tests of settings and of cities share: sieges that are played to their end, all with one set-up."""

from __future__ import annotations

from rules_core.games.defenders.game import DefendersGame
from rules_core.games.defenders.state.city import City, End
from rules_core.games.trial import TrialOutcome
from rules_core.games.whole_games import WholeGames
from rules_core.kernel.simulation import OutOfPatience, PlayerTable

ANSWER_CAP = 20_000
"""A game with so many answers does not end any more; ordinary ones have some hundred."""


class CityGames(WholeGames[DefendersGame]):
    """The sieges of a test, ready to be played."""

    def outcome_at(self, table: PlayerTable[City]) -> TrialOutcome:
        """Play a siege to its end."""
        try:
            self.game().play(table, table.state)
        except OutOfPatience:
            return TrialOutcome.STALLED
        return TrialOutcome.LOST if table.state.end is End.FALLEN else TrialOutcome.WON
