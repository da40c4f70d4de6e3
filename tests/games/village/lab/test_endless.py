"""Sieges drawn by lot come to their end, few of them here.

`python -m tests.games.village.lab.endless 300` plays many.
"""

from __future__ import annotations

import pytest

from rules_core.games.trial import TrialOutcome
from rules_core.games.village.content.playable import village_findings
from tests.clauses import rule
from tests.games.village.content.test_mutated_items import WITH_TABLE
from tests.games.village.lab.endless import run
from tests.games.village.lab.sieges_made import faults, made


@rule("V-7.1.1")
@pytest.mark.parametrize("seed", [3, 30, 30075])
def test_no_siege_goes_on_for_ever(seed: int) -> None:
    tally = run(seed, 1, games=1)
    assert tally.wrong == []
    assert not tally.outcomes[TrialOutcome.STALLED]
    assert not tally.outcomes[TrialOutcome.BROKEN]


def test_the_same_seed_makes_the_same_siege() -> None:
    assert made(5) == made(5)
    assert made(5) != made(6)


def test_most_that_is_made_can_be_played() -> None:
    assert sum(not faults(made(seed)) for seed in range(6)) >= 5


@rule("SBH-MOV-6")
def test_an_obstacle_that_nobody_could_step_over_must_be_mended() -> None:
    for deep, told in ((0.6, False), (1.0, False), (1.5, True), (4.0, True)):
        hedge = {"id": "h", "kind": "hedge", "outline": [[2, 30], [9, 30], [9, 30 + deep], [2, 30 + deep]]}
        ground = {**WITH_TABLE["ground"], "piece": [hedge]}
        found = village_findings({**WITH_TABLE, "ground": ground, "waived": ["V-4.3.4"]})
        assert any("step over" in one.sentence for one in found) is told, deep
