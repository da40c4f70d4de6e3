"""What the lab counts: outcomes, rates and means with their intervals, and games that went wrong."""

from __future__ import annotations

from typing import Any

import pytest

from rules_core.games.definition import Figure
from rules_core.lab.tally import GameOutcome, GameResult, Tally, figure_as_plain

RATE = Figure("won", "Won", "It was won.", lambda state, facts: 1.0, is_rate=True, is_won=True)
MEAN = Figure("rounds", "Rounds", "How many rounds.", lambda state, facts: 1.0)


def without_the_clock(counted: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in counted.items() if key not in ("seconds", "games_per_second")}


def test_a_mean_has_the_interval_of_its_spread() -> None:
    told = figure_as_plain(MEAN, [1.0, 2.0, 3.0, 4.0])
    # The deviation is 1.291, that of the mean half of it.
    assert (told["games"], told["mean"]) == (4, 2.5)
    assert told["low"] == pytest.approx(2.5 - 1.96 * 0.6455, abs=0.001)
    assert told["high"] == pytest.approx(2.5 + 1.96 * 0.6455, abs=0.001)


@pytest.mark.parametrize("values", [[], [3.0]])
def test_with_one_game_or_none_a_mean_says_no_more_than_it_knows(values: list[float]) -> None:
    told = figure_as_plain(MEAN, values)
    assert told["low"] == told["mean"] == told["high"] == sum(values)


def test_games_that_did_not_end_count_for_no_figure() -> None:
    tally = Tally([RATE, MEAN])
    labels = {"target": "50"}
    won, lost = GameOutcome.WIN, GameOutcome.LOSS
    tally.add(GameResult(0, 7, labels, won, 10, {"won": 1.0, "rounds": 3.0}, {"turns": 4}, {"waves": "10"}, {"A-1": 2}))
    tally.add(GameResult(1, 8, labels, lost, 20, {"won": 0.0, "rounds": 5.0}, {"turns": 5}, {"waves": "9"}, {"A-1": 1}))
    tally.add(GameResult(2, 9, {"target": "60"}, GameOutcome.STALLED, 30, message="round 300"))
    tally.add(GameResult(3, 10, {"target": "60"}, GameOutcome.ERROR, 0, message="ValueError"))
    told = tally.as_plain(2.0, {"A-2": "It forbids something."}, ["A-1", "A-2", "A-3"])
    assert (told["games"], told["wins"], told["losses"], told["stalled"], told["errors"]) == (4, 1, 1, 1, 1)
    assert told["figures"]["won"]["games"] == 2
    assert told["figures"]["rounds"]["mean"] == 4.0
    assert (told["answers"], told["turns"], told["games_per_second"]) == (60, 9, 2.0)
    assert list(told["waves"].items()) == [("9", 1), ("10", 1)]
    assert told["by"] == {"target": {"50": {"games": 2, "wins": 1}, "60": {"games": 2, "wins": 0}}}
    assert [(one["game"], one["seed"], one["target"], one["outcome"]) for one in told["troubles"]] == [
        (2, 9, "60", "stalled"),
        (3, 10, "60", "error"),
    ]
    assert told["clauses_fired"] == {"A-1": 3}
    assert told["clauses_never_fired"] == {"A-2": "It forbids something.", "A-3": ""}


def test_a_game_that_counts_no_victory_only_ends() -> None:
    tally = Tally([MEAN])
    tally.add(GameResult(0, 7, {}, GameOutcome.ENDED, 10, {"rounds": 3.0}))
    told = tally.as_plain(1.0, {}, [])
    assert (told["ended"], told["wins"], told["losses"]) == (1, 0, 0)
