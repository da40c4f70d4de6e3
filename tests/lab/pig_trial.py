"""A trial of pig, for tests of the machinery that plays trials."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rules_core.games.trial import Trial, TrialOutcome, TrialRun, TriedGame
from rules_core.kernel.chance import number_below
from rules_core.kernel.game import Plain
from rules_core.kernel.problems import SetupProblem
from rules_core.kernel.simulation import PlayerTable
from tests.pig.definition import ANN, Careful, PigGame


@dataclass(frozen=True)
class PigTrial(Trial):
    """Games of pig to so many points; in the game with the number `breaks_at` the rules meet a fault."""

    target: int
    breaks_at: int = -1

    def ready(self) -> TrialRun:
        return PigRun(self)


class PigRun(TrialRun):
    """Pig, ready to be played."""

    def __init__(self, trial: PigTrial) -> None:
        self.trial = trial

    def play(self, number: int, seed: int) -> TriedGame:
        if number == self.trial.breaks_at:
            raise ZeroDivisionError("a die with no sides")
        try:
            game = PigGame({"target": self.trial.target})
        except SetupProblem as fault:
            return TriedGame(number, TrialOutcome.BROKEN, str(fault))
        state = game.start()
        game.play(PlayerTable(Careful(), state, number_below(seed, number, 0, 2**31)), state)
        return TriedGame(number, TrialOutcome.WON if state.points[ANN] >= state.target else TrialOutcome.LOST)

    def result(self, games: Sequence[TriedGame], seed: int) -> Plain:
        broken = [one.message for one in games if one.outcome is TrialOutcome.BROKEN]
        won = sorted(one.number for one in games if one.outcome is TrialOutcome.WON)
        return {"games": len(games) - len(broken), "won": won, "broken": len(broken), "message": "".join(broken)}
