"""Tests of settings by whole games: which names came up, which ran out, and results that are none."""

from __future__ import annotations

from typing import Any

import pytest

from rules_core.content.items import Item
from rules_core.games.catalogue import item_tests_of
from rules_core.games.defenders.card import GAME
from rules_core.games.defenders.content.schema import CONTENT
from rules_core.games.defenders.content.setting_fields import SETTING
from rules_core.games.defenders.content.worlds import WORLDS
from rules_core.games.defenders.trials.setting_result import is_result
from rules_core.games.defenders.trials.setting_trial import SettingTrial, trial_of
from rules_core.kernel.game import Plain
from rules_core.lab.quick_test import try_game
from tests.games.defenders.test_settings import moon

GAMES = 6


def played(item: Item) -> Plain:
    run = trial_of(item).ready()
    games = [try_game(run, number, 7) for number in range(GAMES)]
    assert run.result(list(reversed(games)), 7) == run.result(games, 7)
    return run.result(games, 7)


def test_what_ships_never_runs_out_and_every_name_is_one_of_its_own() -> None:
    result = played(CONTENT.official.ids(SETTING)[WORLDS[0]])
    assert (result["games"], result["broken"], result["stalled"]) == (GAMES, 0, 0)
    assert {one["short"] for one in result["kinds"].values()} == {0}
    assert all(0 < one["seen"] <= one["had"] for one in result["kinds"].values())
    assert len(result["never"]) > 0
    assert is_result(result)


def test_names_that_run_out_and_kinds_without_any_are_told() -> None:
    result = played(moon(defenders={"regiment": ["The Glass Guard"]}))
    assert result["kinds"]["regiment"] == {"had": 1, "seen": 1, "most": 1, "short": 5}
    assert result["kinds"]["rabble"]["had"] == 0
    assert result["kinds"]["rabble"]["short"] > 0
    assert is_result(result)


def test_a_setting_that_cannot_be_played_says_why() -> None:
    run = SettingTrial(moon(places={"military": ["x" * 33]}).plain, "").ready()
    assert try_game(run, 0, 7).message
    assert "too long" in run.why_not(7)


@pytest.mark.parametrize(
    "wrong",
    [
        {"games": -1},
        {"won": GAMES + 1},
        {"kinds": {"harbour": {"had": 1, "seen": 1, "most": 1, "short": 0}}},
        {"kinds": {"rabble": {"had": 1, "seen": 2, "most": 1, "short": 0}}},
        {"kinds": {"rabble": {"had": 10**9, "seen": 2, "most": 1, "short": 0}}},
        {"never": [["rabble", "x" * 33]]},
        {"never": [["rabble", "x"]] * 13},
        {"message": "x" * 301},
        {"message": None},
        {"before": {"games": "many"}},
    ],
)
def test_what_others_wrote_as_a_result_is_looked_at(wrong: dict[str, Any]) -> None:
    result = played(moon())
    tests = item_tests_of(GAME)
    assert tests is not None
    assert tests.is_result({**result, "before": tests.summary_of(result)})
    assert not tests.is_result({**result, **wrong})
