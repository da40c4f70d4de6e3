"""Plays sieges drawn by lot by the hundred.

    python -m tests.games.village.lab.endless 300 [--seed 1] [--games 3] [--processes 2]

Every game must come to its end: none may be stopped because it goes on and on, and none may meet a fault of the rules.
What the workshop or the setup of a game refuses is not played. Prints what was found and fails otherwise.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from multiprocessing import get_context

from rules_core.content.reader import ContentProblem
from rules_core.games.trial import TrialOutcome
from rules_core.games.village.content.setup import build
from rules_core.games.village.trials.plans import PARTIES
from rules_core.games.village.trials.trial import trial_of
from rules_core.games.village.trials.trial_game import TrialGame
from rules_core.games.village.trials.trial_run import SiegeRun
from rules_core.games.village.trials.tried_sieges import choices, game_seed
from rules_core.kernel.problems import SetupProblem
from rules_core.lab.quick_test import try_game
from tests.games.village.lab.sieges_made import faults, made


@dataclass
class Tally:
    """What a run has found."""

    sieges: int = 0
    refused: int = 0
    not_set_up: int = 0
    games: int = 0
    outcomes: Counter[TrialOutcome] = field(default_factory=Counter)
    slowest: float = 0.0
    slowest_seed: int = 0
    longest: int = 0
    longest_seed: int = 0
    wrong: list[str] = field(default_factory=list)

    def add(self, other: Tally) -> None:
        """Count another run too."""
        self.sieges += other.sieges
        self.refused += other.refused
        self.not_set_up += other.not_set_up
        self.games += other.games
        self.outcomes += other.outcomes
        self.wrong += other.wrong
        if other.slowest > self.slowest:
            self.slowest, self.slowest_seed = other.slowest, other.slowest_seed
        if other.longest > self.longest:
            self.longest, self.longest_seed = other.longest, other.longest_seed


def run(first: int, count: int, games: int) -> Tally:
    """So many sieges, each from a seed of its own."""
    tally = Tally()
    for seed in range(first, first + count):
        tally.sieges += 1
        siege = made(seed)
        found = faults(siege)
        if found:
            tally.refused += 1
            continue
        trial = trial_of(siege.subject, siege.others)
        try:
            ready = SiegeRun(trial)
        except ContentProblem as problem:
            tally.wrong.append(f"seed {seed}: {problem}"[:400])
            continue
        for number in range(games):
            try:
                own, heroes = game_seed(seed, number), PARTIES[number % len(PARTIES)]
                build(ready.content, choices(trial, ready.content, number, own, heroes))
            except SetupProblem:
                tally.not_set_up += 1
                continue
            begun = time.process_time()
            game = try_game(ready, number, seed)
            assert isinstance(game, TrialGame)
            spent = time.process_time() - begun
            tally.games += 1
            tally.outcomes[game.outcome] += 1
            if game.outcome in (TrialOutcome.STALLED, TrialOutcome.BROKEN):
                tally.wrong.append(f"seed {seed}, game {number}: {game.outcome.value} {game.message}"[:400])
            if spent > tally.slowest:
                tally.slowest, tally.slowest_seed = spent, seed
            if game.rounds > tally.longest:
                tally.longest, tally.longest_seed = game.rounds, seed
    return tally


def main(arguments: list[str]) -> int:
    """Run all of it; 0 when nothing was wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("sieges", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--processes", type=int, default=1)
    options = parser.parse_args(arguments)
    whole = Tally()
    with ProcessPoolExecutor(options.processes, get_context("spawn"), os.nice, (5,)) as pool:
        parts = [pool.submit(run, options.seed + number, 1, options.games) for number in range(options.sieges)]
        for future in as_completed(parts):
            one = future.result()
            whole.add(one)
            for line in one.wrong:
                print(line, flush=True)
    print(f"{whole.sieges} sieges, {whole.refused} of them refused by the workshop")
    outcomes = {one.value: number for one, number in whole.outcomes.items()}
    print(f"{whole.games} games, {whole.not_set_up} more refused at their setup: {outcomes}")
    print(f"the slowest took {whole.slowest:.1f} s of the processor (seed {whole.slowest_seed})")
    print(f"the longest had {whole.longest} rounds (seed {whole.longest_seed})")
    print("every game came to its end" if not whole.wrong else f"{len(whole.wrong)} wrong")
    return 1 if whole.wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
