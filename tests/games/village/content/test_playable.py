"""Whether a village can be played: ways from every edge, room for heroes and enemies, and what is in order."""

import copy
from typing import Any

import pytest

from rules_core.content.items import Finding, Item, Weight
from rules_core.games.village.content import setup
from rules_core.games.village.content.item_checks import findings
from rules_core.games.village.content.kinds import GAME, Kind
from rules_core.games.village.content.library_content import content_with, official
from rules_core.games.village.content.playable import report, village_findings, village_report
from rules_core.games.village.game import VillageGame
from rules_core.kernel.game import Plain
from rules_core.kernel.problems import SetupProblem
from tests.clauses import rule
from tests.games.village.content.test_item_checks import mended

HEARTHWALL = next(one for one in official() if one.kind == Kind.VILLAGE).plain
LAYOUTS = [one.plain for one in official() if one.kind == Kind.TERRAIN]


def wall(id: str, left: float, top: float, right: float, bottom: float) -> Plain:
    return {"id": id, "kind": "wall", "outline": [[left, top], [right, top], [right, bottom], [left, bottom]]}


def ring(x: float, y: float, half: float) -> list[Plain]:
    """Four walls round a place."""
    thick = half + 0.5
    return [
        wall("north", x - thick, y - thick, x + thick, y - half),
        wall("south", x - thick, y + half, x + thick, y + thick),
        wall("west", x - thick, y - half, x - half, y + half),
        wall("east", x + half, y - half, x + thick, y + half),
    ]


def on_table(*pieces: Plain, **keys: Any) -> Plain:
    """The village of the book on a table of its own."""
    plain = {**copy.deepcopy(HEARTHWALL), "id": "mine", **keys}
    plain["ground"] = {"width": 36, "height": 36, "piece": list(pieces)}
    return plain


def only(plain: Plain) -> Finding:
    found = village_findings(plain)
    assert len(found) == 1, found
    return found[0]


def can_start(plain: Plain) -> bool:
    """Whether the setup of a game takes the village."""
    content = content_with([Item(GAME, Kind.VILLAGE, plain)])
    terrain = "mine" if "ground" in plain else "plain"
    try:
        setup.build(content, {"heroes": ["maren-oak", "tobin-fletch"], "village": "mine", "terrain": terrain})
    except SetupProblem:
        return False
    return True


@rule("V-4.3.4")
def test_the_village_of_the_book_is_in_order_and_the_report_says_what() -> None:
    examined = village_report(HEARTHWALL)
    assert examined.findings == []
    assert [(one.clause, one.sentence) for one in examined.sound] == [
        ("V-4.3.4", "All four edges have an open way to every building."),
        ("V-4.4.1", "The Town Hall stands near the middle of the table."),
        ("V-4.4.2", "Every building stands within 8 in of the Town Hall."),
        ("V-4.4.3", "No two buildings touch."),
        ("V-4.4.4", "Between all buildings there are 3 in or more."),
        ("V-5.5.3", "Five enemies have room at every edge that they come from."),
        ("V-5.6.1", "Four heroes have room to deploy."),
    ]


@pytest.mark.parametrize("layout", LAYOUTS, ids=lambda layout: layout["id"])
def test_the_shipped_tables_suit_the_village_of_the_book(layout: Plain) -> None:
    plain = on_table(*copy.deepcopy(layout["piece"]))
    assert village_findings(plain) == []
    assert can_start(plain)


@rule("V-4.3.4")
def test_a_walled_in_building_is_named_and_one_wall_the_less_frees_it() -> None:
    plain = on_table(*ring(12, 24.5, 2.5))
    found = only(plain)
    assert found.path == ("building", 4, "position")
    assert found.sentence == "No way leads to the Stable."
    assert found.fix_words == "Take away the high wall"
    assert not can_start(plain)
    after = mended(Item(GAME, Kind.VILLAGE, plain), found).plain
    assert village_findings(after) == []
    assert can_start(after)


@rule("V-4.3.4")
def test_what_a_village_sets_aside_is_advice_and_can_be_played() -> None:
    plain = on_table(*ring(12, 24.5, 2.5), waived=["V-4.3.4"])
    assert only(plain).weight is Weight.ADVICE
    assert "knowingly" in only(plain).remedy
    assert can_start(plain)


@rule("V-4.4.2", "V-4.4.3")
def test_distances_that_are_set_aside_are_taken_by_the_setup_of_a_game() -> None:
    plain = {**copy.deepcopy(HEARTHWALL), "id": "mine"}
    plain["building"][3]["position"] = [13, 1]
    assert [one.weight for one in findings(Item(GAME, Kind.VILLAGE, plain))] == [Weight.MUST]
    assert not can_start(plain)
    plain["waived"] = ["V-4.4.2"]
    assert [one.weight for one in findings(Item(GAME, Kind.VILLAGE, plain))] == [Weight.ADVICE]
    assert can_start(plain)
    assert "V-4.4.2" not in [one.clause for one in village_report(plain).sound]


@rule("V-4.3.4")
def test_a_wall_along_an_edge_is_found_and_taken_away() -> None:
    plain = on_table(wall("rampart", 0, 6.1, 36, 7))
    found = only(plain)
    assert found.path == ("ground",)
    assert found.sentence == "Upper edge: the village is walled off from it."
    assert not can_start(plain)
    after = mended(Item(GAME, Kind.VILLAGE, plain), found).plain
    assert village_findings(after) == []
    assert can_start(after)


@rule("V-5.5.3")
def test_an_edge_without_room_is_named() -> None:
    plain = on_table(wall("rampart", 0, 0, 36, 6.1))
    assert {one.sentence for one in village_findings(plain)} >= {"Upper edge: there is no room for enemies."}


def test_an_edge_without_room_is_told_once() -> None:
    plain = on_table(wall("rampart", 0, 0, 36, 6.1))
    told = [one.sentence for one in village_findings(plain) if one.sentence.startswith("Upper edge")]
    assert told == ["Upper edge: there is no room for enemies."]
    assert "V-5.5.3" not in [one.clause for one in village_report(plain).sound]


@rule("V-5.5.3")
def test_enemies_need_no_way_from_edges_that_they_do_not_come_from() -> None:
    plain = on_table(wall("rampart", 0, 6.1, 36, 7), spawn=[{"edge": 3}, {"edge": 2, "from": 10, "to": 20}])
    examined = village_report(plain)
    assert examined.findings == []
    assert examined.sound[0].sentence == "Every edge that enemies come from has an open way to every building."
    assert can_start(plain)


@rule("V-5.5.3")
def test_a_short_spawn_edge_before_a_wall_has_no_room_for_five() -> None:
    plain = on_table(wall("rampart", 8, 2.1, 15, 7), spawn=[{"edge": 1, "from": 9.5, "to": 13.5}])
    found = [one for one in village_findings(plain) if one.clause == "V-5.5.3"]
    assert [one.path for one in found] == [("spawn", 0)]
    assert "room for only" in found[0].sentence


@rule("V-5.6.1")
def test_heroes_need_room_in_a_drawn_zone() -> None:
    plain = on_table(zone=[{"outline": [[10, 10], [11, 10], [11, 11], [10, 11]]}])
    found = only(plain)
    assert found.path == ("zone", 0)
    assert found.sentence == "There is room to deploy only 1 of 4 heroes."


@rule("V-5.6.1")
def test_heroes_need_room_round_the_town_hall() -> None:
    moat = [
        wall("n", 8, 8, 28, 15.9),
        wall("s", 8, 20.1, 28, 28),
        wall("w", 8, 16, 15.9, 20),
        wall("e", 20.1, 16, 28, 20),
    ]
    plain = on_table(*moat, waived=["V-4.3.4"])
    plain["building"] = plain["building"][:1]
    found = [one for one in village_findings(plain) if one.clause == "V-5.6.1"]
    assert [one.sentence for one in found] == ["No hero has room to deploy."]
    assert found[0].remedy == "Leave more open ground within 6 in of the Town Hall."


def test_a_village_that_cannot_be_read_is_left_to_the_other_checks() -> None:
    examined = village_report({**copy.deepcopy(HEARTHWALL), "luck": 3})
    assert (examined.findings, examined.sound) == ([], [])


def test_ground_of_ones_own_is_known() -> None:
    tar = Item(GAME, Kind.GROUND, {"kind": "tar", "name": "Tar", "traits": ["impassable"], "height": 0})
    pit = {**wall("pit", 0, 6.1, 36, 7), "kind": "tar"}
    plain = on_table(pit)
    assert village_findings(plain, [tar])[0].fix_words == "Take away the tar"
    assert findings(Item(GAME, Kind.VILLAGE, plain), [tar]) == []
    assert findings(Item(GAME, Kind.VILLAGE, plain))[0].path == ("ground", "piece", 0, "kind")


@rule("V-4.3.4")
def test_a_table_is_examined_with_the_village_of_the_book_and_gets_advice() -> None:
    plain = {"id": "mine", "name": "Mine", "text": "Flat.", "width": 36, "height": 36, "piece": ring(12, 24.5, 2.5)}
    item = Item(GAME, Kind.TERRAIN, plain)
    found = report(item).findings
    assert [(one.path, one.weight) for one in found] == [((), Weight.ADVICE)]
    assert found[0].sentence == "No way leads to the Stable."
    assert report(mended(item, found[0])).findings == []


@pytest.mark.parametrize("layout", LAYOUTS, ids=lambda layout: layout["id"])
def test_the_shipped_tables_are_in_order(layout: Plain) -> None:
    examined = report(Item(GAME, Kind.TERRAIN, layout))
    assert examined.findings == []
    assert [one.clause for one in examined.sound] == ["V-4.3.4", "V-5.5.3", "V-5.6.1"]


# Bridges


def river(id: str = "river") -> Plain:
    """Deep water from side to side between the upper edge and the village."""
    return {"id": id, "kind": "pond", "outline": [[0, 6.2], [36, 6.2], [36, 7.8], [0, 7.8]]}


def bridge(wide: float = 2.2, bottom: float = 8.2) -> Plain:
    left, right = 18 - wide / 2, 18 + wide / 2
    return {"id": "bridge", "kind": "bridge", "outline": [[left, 5.8], [right, 5.8], [right, bottom], [left, bottom]]}


@rule("V-4.3.4", "SBH-TER-1")
@pytest.mark.parametrize("below", [True, False], ids=["river first", "bridge first"])
def test_a_village_beyond_deep_water_is_open_as_soon_as_a_bridge_leads_over_it(below: bool) -> None:
    found = only(on_table(river()))
    assert found.sentence == "Upper edge: the village is walled off from it."
    assert found.remedy == "A bridge at least 2 in wide over the pond river would open a way, or taking it away."
    assert not can_start(on_table(river()))
    plain = on_table(river(), bridge()) if below else on_table(bridge(), river())
    examined = village_report(plain)
    assert examined.findings == []
    assert examined.sound[0].sentence == "All four edges have an open way to every building."
    assert {one.edge for one in examined.ways} == {1, 2, 3, 4}
    assert can_start(plain)


@rule("V-4.3.4", "SBH-TER-1")
@pytest.mark.parametrize("over", [bridge(wide=1.2), bridge(bottom=7.2)], ids=["narrow", "short"])
def test_a_bridge_too_narrow_for_the_largest_base_or_too_short_opens_no_way(over: Plain) -> None:
    plain = on_table(river(), over)
    assert only(plain).sentence == "Upper edge: the village is walled off from it."
    assert not can_start(plain)


@rule("V-4.3.4", "SBH-TER-1")
def test_a_village_cut_in_two_by_water_is_named_until_a_bridge_joins_it() -> None:
    """The river runs through the village: from no edge both banks are reached."""
    split = {"id": "river", "kind": "pond", "outline": [[0, 15.2], [36, 15.2], [36, 15.8], [0, 15.8]]}
    over = {"id": "bridge", "kind": "bridge", "outline": [[3, 14.8], [5.2, 14.8], [5.2, 16.2], [3, 16.2]]}
    cut_off = village_findings(on_table(split))
    assert [one.clause for one in cut_off] == ["V-4.3.4"] * 5
    assert village_findings(on_table(split, over)) == []


@rule("SBH-TER-1")
def test_a_kind_of_ground_of_ones_own_can_be_a_bridge() -> None:
    pier = {"kind": "pier", "name": "Pier", "traits": [], "height": 0, "bridge": True}
    over = {**bridge(), "kind": "pier"}
    assert village_findings(on_table(river(), over), [Item(GAME, Kind.GROUND, pier)]) == []
    assert village_findings(on_table(river(), over), [Item(GAME, Kind.GROUND, {**pier, "bridge": False})]) != []


@rule("SBH-TER-1")
@pytest.mark.parametrize("layout", LAYOUTS, ids=lambda layout: layout["id"])
def test_the_bridges_of_the_shipped_tables_lie_in_gaps_and_take_no_water_away(layout: Plain) -> None:
    content = content_with([Item(GAME, Kind.TERRAIN, {**copy.deepcopy(layout), "id": "mine"})])
    heroes = ["maren-oak", "tobin-fletch"]
    world = VillageGame(setup.build(content, {"heroes": heroes, "terrain": "mine"})).start().world
    assert world.map.parts == world.map.pieces
