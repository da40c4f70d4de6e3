"""Scenarios, spawn edges, zones and references: what would be missing in a game is found while they are made."""

import copy
from typing import Any

from rules_core.content.items import Finding, Item, Weight
from rules_core.games.village.content.item_checks import findings
from rules_core.games.village.content.kinds import GAME, Kind
from rules_core.kernel.game import Plain
from tests.clauses import rule
from tests.games.village.content.test_item_checks import mended
from tests.games.village.content.test_mutated_items import STORY, WITH_TABLE
from tests.games.village.content.written import written


def story(**keys: Any) -> Item:
    return Item(GAME, Kind.SCENARIO, {**copy.deepcopy(STORY), **keys})


def village(**keys: Any) -> Item:
    return Item(GAME, Kind.VILLAGE, {**copy.deepcopy(WITH_TABLE), "id": "mine", **keys})


def only(item: Item, *others: Item) -> Finding:
    found = findings(item, others)
    assert len(found) == 1, found
    return found[0]


def test_nothing_is_wrong_with_a_story_and_a_village_that_use_everything() -> None:
    assert findings(story()) == []
    assert findings(village()) == []


def test_other_items_that_are_not_there_are_named() -> None:
    item = story(rules=["hard-winter"])
    assert only(item).sentence == "House rules: there is nothing called hard-winter."
    assert findings(mended(item, only(item))) == []
    hard = Item(GAME, Kind.RULES, written(Kind.RULES, "hard-winter", "Hard winter"))
    assert findings(item, [hard]) == []
    assert only(story(village="nowhere")).path == ("village",)


@rule("V-8.2")
def test_buildings_that_the_village_does_not_have() -> None:
    item = story(loss={"buildings": ["mill"], "fallen": 9})
    assert [one.path for one in findings(item)] == [("loss", "buildings", 0), ("loss", "fallen")]
    for one in findings(item):
        item = mended(item, one)
    assert findings(item) == []


@rule("V-6.3.18")
def test_what_guardians_hold_is_in_the_village_and_on_the_table() -> None:
    assert only(story(guardian={"building": "mill"})).path == ("guardian", "building")
    item = story(guardian={"point": [40, 10], "name": "Well"})
    del item.plain["terrain"]
    assert only(item).sentence == "The point that Guardians hold lies off the table."
    assert findings(mended(item, only(item))) == []


@rule("V-5.5.1")
def test_waves_come_from_edges_that_the_village_has() -> None:
    item = story(village="mine")
    del item.plain["terrain"]
    found = findings(item, [village()])
    assert [one.path for one in found] == [("wave", 0, "edges", 1), ("wave", 2, "group", 0, "edge")]
    assert found[0].sentence == "Right edge: no enemy comes from there to Hearthwall."


@rule("V-4.3.1")
def test_a_table_that_is_not_used_is_advice() -> None:
    item = story(village="mine")
    item.plain["wave"] = [{"escalation": 1}, {"escalation": 2}]
    found = only(item, village())
    assert (found.path, found.weight) == (("terrain",), Weight.ADVICE)
    assert findings(mended(item, found), [village()]) == []


@rule("R-V04")
def test_who_may_come_fills_the_smallest_wave_and_the_first_boss_wave() -> None:
    waves: list[Plain] = [{"escalation": 1}, {"escalation": 7}]
    found = findings(story(bestiary=["ash-brute"], wave=waves, win={"kind": "survive"}))
    assert [one.path for one in found] == [("bestiary",), ("bestiary",)]
    assert "Mob" in found[0].sentence
    assert "Boss" in found[1].sentence
    assert findings(story(bestiary=["ash-goblin", "mire-drake"], wave=waves, win={"kind": "survive"})) == []
    mine = Item(GAME, Kind.ENEMY, written(Kind.ENEMY, "my-mob", "My mob"))
    assert findings(story(bestiary=["my-mob", "mire-drake"], wave=waves, win={"kind": "survive"}), [mine]) == []


@rule("V-5.6.1")
def test_a_zone_off_the_table_is_brought_back() -> None:
    item = village(zone=[{"outline": [[30, 30], [40, 30], [40, 34], [30, 34]]}])
    assert only(item).path == ("zone", 0, "outline")
    assert findings(mended(item, only(item))) == []


@rule("V-5.5.3")
def test_a_spawn_edge_beyond_the_table_is_brought_back() -> None:
    item = village(spawn=[{"edge": 2, "from": 20, "to": 48}])
    assert only(item).sentence == "Right edge: a spawn edge reaches beyond its end; it is 36 in long."
    assert findings(mended(item, only(item))) == []


@rule("V-4.3.3")
def test_a_building_on_terrain_is_advice() -> None:
    item = village(waived=[])
    pond = {"id": "pool", "kind": "pond", "outline": [[16, 16], [20, 16], [18, 19]]}
    item.plain["ground"] = {"width": 36, "height": 36, "piece": [pond]}
    found = only(item)
    assert (found.path, found.weight) == (("ground", "piece", 0), Weight.ADVICE)
    assert found.sentence.startswith("The Town Hall stands on a piece of pond")
    assert findings(mended(item, found)) == []


def test_the_id_of_a_village_with_a_table_is_no_other_tables_id() -> None:
    item = village(id="plain")
    assert only(item).path == ("id",)
    assert findings(mended(item, only(item))) == []


def test_a_building_and_a_piece_have_different_ids() -> None:
    item = village()
    item.plain["ground"]["piece"][2]["id"] = "forge"
    assert only(item).sentence == "forge is the id of a building and of a piece of the table."
    assert findings(mended(item, only(item))) == []


@rule("R-V04")
def test_torch_bearers_alone_cannot_fill_a_large_wave_of_the_first_level() -> None:
    waves: list[Plain] = [{"escalation": 4, "budget_percent": 60}, {"escalation": 1, "budget_percent": 100}]
    plain = {**written(Kind.ENEMY, "my-torch", "My torch"), "torch": True}
    found = findings(story(bestiary=["my-torch"], wave=waves, win={"kind": "survive"}), [Item(GAME, Kind.ENEMY, plain)])
    assert [one.path for one in found] == [("bestiary",)]
