"""A test of an item, ready to be played: its content read, its sieges played and counted."""

from __future__ import annotations

from collections.abc import Sequence

from rules_core.games.trial import TrialOutcome, TrialRun, TriedGame
from rules_core.games.village.content import loader
from rules_core.games.village.content.setup import build
from rules_core.games.village.trials.plans import PARTIES
from rules_core.games.village.trials.trial_game import TrialGame, play_trial
from rules_core.games.village.trials.trial_result import result_of
from rules_core.games.village.trials.tried_sieges import TriedSieges, choices, game_seed
from rules_core.kernel.game import Plain
from rules_core.kernel.problems import SetupProblem


class SiegeRun(TrialRun):
    """The sieges of a trial, with its content read."""

    def __init__(self, trial: TriedSieges) -> None:
        self.trial = trial
        self.content = loader.read(trial.content)

    def play(self, number: int, seed: int) -> TriedGame:
        return play_trial(self.trial, self.content, number, seed)

    def broken(self, number: int, message: str) -> TriedGame:
        return TrialGame(number, TrialOutcome.BROKEN, message, PARTIES[number % len(PARTIES)])

    def why_not(self, seed: int) -> str:
        try:
            build(self.content, choices(self.trial, self.content, 0, game_seed(seed, 0), PARTIES[0]))
        except SetupProblem as fault:
            return " ".join(fault.sentences)
        return ""

    def result(self, games: Sequence[TriedGame], seed: int) -> Plain:
        return result_of(self.trial, self.content, [one for one in games if isinstance(one, TrialGame)], seed)
