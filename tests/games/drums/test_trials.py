"""Tests of items by whole battles: every kind takes its place, the shares are counted, and what is no result."""

from __future__ import annotations

import pickle
from functools import cache
from typing import Any

import pytest

from desktop.games.drums.editors.battle_result_words import BattleResultWords
from rules_core.content.items import Item
from rules_core.games.catalogue import item_tests_of
from rules_core.games.drums.card import GAME
from rules_core.games.drums.content.library_content import shipped
from rules_core.games.drums.content.schema import CONTENT
from rules_core.games.drums.game import DrumsGame
from rules_core.games.drums.trials.battle_result import BattleGame, is_result, result_of
from rules_core.games.drums.trials.battle_trial import BattleTrial, trial_of
from rules_core.games.drums.trials.pairings import TRIED, pairings_of
from rules_core.games.trial import TrialOutcome
from rules_core.games.trial_counts import counts_of
from rules_core.kernel.game import Plain
from rules_core.lab.pickling import carried, carry
from rules_core.lab.quick_test import try_game
from tests.games.drums.desktop.test_workshop import KINDS, copy_of


@cache
def battles() -> Plain:
    run = trial_of(copy_of("squad"), []).ready()
    games = [try_game(run, number, 7) for number in range(3)]
    assert run.result(list(reversed(games)), 7) == run.result(games, 7)
    return run.result(games, 7)


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_takes_its_place_in_battles_that_can_be_fought(kind: str) -> None:
    item = copy_of(kind)
    pairings = pairings_of(item, [])
    assert len(pairings) >= 8
    for pairing in (pairings[0], pairings[-1]):
        game = DrumsGame(pairing.setup)
        squads = [game.world.content.squads[id] for id in game.options.squads if id]
        placed: dict[str, Any] = {
            "soldier": lambda squads=squads: [id for one in squads for id in one.members()],
            "squad": lambda squads=squads: [one.id for one in squads],
            "nation": lambda game=game: game.options.nations,
            "weapon": lambda game=game, squads=squads: [
                arm for one in squads for id in one.members() for arm in game.world.content.soldiers[id].weapons
            ],
            "rule_list": lambda game=game: [game.options.rule_list],
            "scenario": lambda game=game: [game.options.scenario],
            "battlefield": lambda game=game: [game.options.battlefield],
            "building": lambda game=game: [one.plan for one in game.world.content.battlefields[TRIED].features],
            "terrain_table": lambda game=game: [game.options.terrain_table],
        }
        assert item.id in placed[kind]()


def test_a_squad_meets_every_other_one_from_both_seats_and_what_became_of_the_men_is_counted() -> None:
    found = battles()
    assert (found["games"], found["broken"], found["stalled"]) == (3, 0, 0)
    assert sum(games for _, _, _, games in found["foes"]) == 3
    assert sum(found["ends"].values()) == 3
    men = found["ours"]["men"]
    assert sum(marched for _, _, marched, _, _ in men) == 3 * 11
    assert sum(lost for _, _, _, lost, _ in men) == sum(found["ours"]["causes"].values()) > 0
    seats = {(one.foe, one.counted) for one in pairings_of(copy_of("squad"), [])}
    assert len(seats) == 2 * len(CONTENT.official.ids("squad"))
    # Nothing of what the tables have is larger than the median and the longest.
    assert 0 < found["median"]["minutes"] <= found["longest"]["minutes"]


def test_draws_are_no_victories_and_battles_without_an_end_are_told() -> None:
    games = [
        BattleGame(0, TrialOutcome.WON, foe="redcoats"),
        BattleGame(1, TrialOutcome.LOST, foe="redcoats", is_draw=True),
        BattleGame(2, TrialOutcome.STALLED, foe="redcoats"),
        BattleGame(3, TrialOutcome.BROKEN, "no such squad"),
    ]
    found = result_of("squad", counts_of(games, "mark", 7), games, shipped())
    assert (found["games"], found["won"], found["draws"], found["stalled"], found["broken"]) == (3, 1, 1, 1, 1)
    assert found["foes"] == [["redcoats", "Sergeant Holt's picket", 1, 3]]
    assert found["message"] == "no such squad"


def test_a_squad_that_cannot_fight_says_why() -> None:
    item = copy_of("squad", soldiers=[{"soldier": "france-line-infantryman", "count": 20}] * 3)
    run = BattleTrial("squad", pairings_of(item, []), "").ready()
    assert try_game(run, 0, 7).outcome is TrialOutcome.BROKEN
    assert run.why_not(7)


@pytest.mark.parametrize(
    "wrong",
    [
        {"games": -1},
        {"won": 4},
        {"won": 3, "draws": 1},
        {"foes": [["redcoats", "x", 2, 1]]},
        {"foes": [["redcoats", "x" * 81, 1, 1]]},
        {"ends": {"weather": 1}},
        {"ours": {"causes": {}, "men": []}},
        {"ours": None},
        {"message": "x" * 301},
        {"before": {"games": "many"}},
        {"median": {"minutes": 1}},
        {"chosen": {"foe": 1}},
        {"chosen": {str(n): "x" for n in range(4)}},
    ],
)
def test_what_others_wrote_as_a_result_is_looked_at(wrong: dict[str, Any]) -> None:
    tests = item_tests_of(GAME)
    assert tests is not None
    found = battles()
    assert tests.is_result({**found, "before": tests.summary_of(found)})
    assert not is_result({**found, **wrong})


def test_a_test_goes_to_other_processes_and_its_battles_come_back() -> None:
    carry()
    trial = trial_of(copy_of("squad"), [])
    game = BattleGame(3, TrialOutcome.LOST, foe="redcoats", lost={(True, "a-man", "shot"): 2})
    assert pickle.loads(pickle.dumps(trial)) == trial
    assert pickle.loads(pickle.dumps(game)) == game
    # Compiled classes go only where they are named.
    assert {type(trial), type(trial.pairings[0]), type(game)} <= {*carried()}


def test_foe_and_players_of_a_test_are_chosen_and_told() -> None:
    tests = item_tests_of(GAME)
    assert tests is not None
    ours = copy_of("squad")
    foe = Item(GAME, "squad", {**ours.plain, "id": "own-foe", "name": "The others"})
    fields = {one.key: one for one in tests.choices(ours, [foe])}
    assert "own-foe" in fields["foe"].words
    assert ours.id not in fields["foe"].words
    assert fields["ours"].words[0] == fields["theirs"].words[0] == "thumb"
    trial = tests.chosen_trial(ours, [foe], {"foe": "own-foe", "ours": "random", "theirs": "thumb"})
    assert isinstance(trial, BattleTrial)
    assert ({one.foe for one in trial.pairings}, trial.players) == ({"own-foe"}, ("random", "thumb"))
    assert pickle.loads(pickle.dumps(trial)) == trial
    run = trial.ready()
    found = run.result([try_game(run, number, 7) for number in range(6)], 7)
    # Whoever draws lots loses to the Sergeant, from both seats.
    assert found["foes"][0][:2] == ["own-foe", "The others"]
    assert found["won"] <= 1
    assert found["chosen"] == {"foe": "own-foe", "ours": "random"}
    assert tests.is_result(found)
    (told,) = [one.words for one in BattleResultWords(GAME, "squad").told(found) if "Recruit" in one.words]
    assert told.startswith("Recruit")
    # What lies between both sides has no foe of its own.
    assert [one.key for one in tests.choices(copy_of("scenario"), [])] == ["ours", "theirs"]


def test_an_official_squad_is_tested_against_the_others() -> None:
    squad = Item(GAME, "squad", CONTENT.official.ids("squad")["redcoats"].plain)
    assert {one.foe for one in pairings_of(squad, [])} == {*CONTENT.official.ids("squad")} - {"redcoats"}
