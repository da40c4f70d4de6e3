"""What is reckoned of an item before and after a change: every figure by hand from the rules."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from rules_core.content.items import Item
from rules_core.games.village.content.blanks import blank
from rules_core.games.village.content.item_figures import chance_of_success, chances_of_contest, change_of, figures_of
from rules_core.games.village.content.kinds import GAME, Kind
from rules_core.games.village.content.library_content import official, official_ids
from tests.clauses import rule


def changed(item: Item, **keys: Any) -> dict[str, tuple[Any, Any]]:
    now = Item(item.game, item.kind, {**copy.deepcopy(item.plain), **keys})
    return {one.topic: (one.now, one.before) for one in change_of(now, (), item)}


def the(kind: str, id: str) -> Item:
    return official_ids(kind)[id]


@rule("SBH-ACT-2")
def test_one_always_fails_and_six_always_succeeds() -> None:
    assert [round(6 * chance_of_success(quality)) for quality in (1, 2, 3, 4, 5, 6, 7)] == [5, 5, 4, 3, 2, 1, 1]


def test_a_contest_of_equals_is_a_draw_once_in_six() -> None:
    assert chances_of_contest(3, 3) == (15 / 36, 15 / 36)
    assert chances_of_contest(6, 0) == (1.0, 0.0)


@rule("V-5.2.1")
def test_a_dearer_enemy_comes_in_smaller_numbers() -> None:
    # 75 points in the first wave of three heroes: three of 23, one of 40.
    assert changed(the(Kind.ENEMY, "reaver"), points=40) == {"price": ((40, 1), (23, 3))}


@rule("SBH-ACT-8")
def test_two_dice_fail_together_as_often_as_the_square_says() -> None:
    # Quality 3+: one in nine; 4+: one in four.
    found = changed(the(Kind.HERO, "maren-oak"), quality=4)
    assert found["two-dice"] == (75, 89)
    assert found["points"][0] < found["points"][1] == 76


@rule("V-6.4.5")
def test_a_building_stands_so_many_attacks_on_average() -> None:
    # Combat 3 and a die beat a die in 30 of 36 cases.
    forge = the(Kind.BUILDING, "forge")
    assert changed(forge, integrity=5) == {"stands": ((5, 6.0), (3, 3.6))}
    wide = [[-2, -1], [2, -1], [2, 1], [-2, 1]]
    assert changed(forge, outline=wide, economic=False) == {"size": ((4, 2), (3, 3)), "economic": (False, True)}


def test_a_moved_building_is_nearer_or_farther_on_foot() -> None:
    village = official_ids(Kind.VILLAGE)["hearthwall"]
    moved = copy.deepcopy(village.plain)
    tower = next(one for one in moved["building"] if one["id"] == "watchtower")
    x, y = tower["position"]
    tower["position"] = [x - 2, y - 2]
    ways = {one.id: one for one in change_of(Item(GAME, Kind.VILLAGE, moved), (), village) if one.topic == "way"}
    assert ways["watchtower"].now == pytest.approx(ways["watchtower"].before + 2, abs=0.5)


def test_a_wave_buys_so_many_of_the_cheapest_enemy() -> None:
    scenario = Item(GAME, Kind.SCENARIO, {**blank(Kind.SCENARIO, "own", "Own"), "wave": [{"escalation": 1}]})
    found = changed(scenario, wave=[{"escalation": 2}])
    # Three heroes count 300 points: 25 and 50 percent; a Plague Rat costs 12.
    assert found == {"waves": ((1, 150), (1, 75)), "wave": ((150, 12), (75, 6))}
    group = {"behaviour": "ravager", "member": [{"type": "reaver", "count": 2}]}
    assert changed(scenario, wave=[{"escalation": 1, "group": [group]}]) == {"waves": ((1, 46), (1, 75))}


def test_house_rules_say_their_budget_and_every_other_setting() -> None:
    rules = Item(GAME, Kind.RULES, blank(Kind.RULES, "own", "Own"))
    found = changed(rules, village={"points_per_hero": 120, "archers": 2})
    assert found["budget"] == ((90, 630), (75, 525))
    # Two archers are what the book says; three are not.
    assert "setting" not in found
    assert changed(rules, village={"archers": 3})["setting"] == (3, None)
    assert changed(rules, song={"short": 4})["setting"] == (4, None)


def test_names_and_looks_change_no_figure() -> None:
    for item in official():
        if item.kind != Kind.VILLAGE:
            assert changed(item, name="Other", text="Other") == {}


def test_nonsense_has_no_figures_and_breaks_nothing() -> None:
    nonsense: list[Any] = [None, "x", -1, [], {}, [1], 10**9, True]
    for item in official():
        if item.kind == Kind.VILLAGE:
            continue
        for key in item.plain:
            for wrong in nonsense:
                figures_of(Item(item.game, item.kind, {**item.plain, key: wrong}))


def test_a_group_that_stays_away_from_three_heroes_costs_nothing_against_them() -> None:
    reavers = {"behaviour": "ravager", "member": [{"type": "reaver", "count": 2}]}
    waves = [{"escalation": 4, "group": [reavers, {**reavers, "from_heroes": 4}]}]
    plain = {**blank(Kind.SCENARIO, "dusk", "Dusk"), "wave": waves}
    fixed = [one.value for one in figures_of(Item(GAME, Kind.SCENARIO, plain), ()) if one.topic == "wave-fixed"]
    assert fixed == [(46, 2)]
