"""Where the buildings may stand (section 4.4), the terrain under them, and open ways to the village (V-4.3.4)."""

from typing import Any

import pytest

from rules_core.games.village.content.options import VillageOptions
from rules_core.games.village.content.placement import advice, faults, region_for
from rules_core.games.village.content.setup import advice as setup_advice
from rules_core.games.village.content.setup import build
from rules_core.games.village.content.types import BuildingId
from rules_core.games.village.state.siege_map import default_middles
from rules_core.kernel.problems import SetupProblem
from rules_core.song.options import INCH
from tests.clauses import rule
from tests.games.village.little import BARE, MIDDLE, content, game

CONTENT = content()
VILLAGE = CONTENT.villages["hearthwall"]
LAYOUT = CONTENT.terrain["bare"]
OPTIONS = VillageOptions()


def at(x: float, y: float) -> tuple[int, int]:
    """A place by inches from the middle."""
    return MIDDLE + round(x * INCH), MIDDLE + round(y * INCH)


def said(**moved: tuple[float, float]) -> list[str]:
    """What is wrong when some buildings stand elsewhere."""
    middles = default_middles(VILLAGE, LAYOUT)
    for id, (x, y) in moved.items():
        middles[BuildingId(id.replace("_", "-"))] = at(x, y)
    return faults(VILLAGE, LAYOUT, OPTIONS, middles)


@rule("V-4.4.1", "V-4.4.2", "V-4.4.3", "V-4.4.4")
def test_the_default_village_keeps_every_limit() -> None:
    middles = default_middles(VILLAGE, LAYOUT)
    assert faults(VILLAGE, LAYOUT, OPTIONS, middles) == []
    assert advice(VILLAGE, LAYOUT, CONTENT, OPTIONS, middles) == []


@rule("V-4.4.1", "R-V30")
def test_the_hall_stands_within_three_inches_of_the_middle() -> None:
    assert said(town_hall=(2.1, -2.1)) == []
    assert said(town_hall=(0, -3.01)) == [
        "positions.town-hall: the Town Hall stands too far from the middle of the table; keep it within 3.0 in."
    ]


@rule("V-4.4.2")
def test_the_others_stand_within_eight_inches_of_the_hall() -> None:
    assert said(forge=(-11.5, 0)) == []  # 11.5 - 2 - 1.5 = 8
    assert said(forge=(-11.6, 0)) == [
        "positions.forge: the Forge stands too far from the Town Hall; keep it within 8.0 in."
    ]


@rule("V-4.4.3")
def test_buildings_do_not_touch() -> None:
    assert said(forge=(-3.5, 0)) == ["positions.forge: the Forge touches the Town Hall; move them apart."]
    assert said(forge=(-3.6, 0)) == []


@rule("V-4.4.4")
def test_less_than_three_inches_between_them_is_allowed_and_said() -> None:
    middles = {**default_middles(VILLAGE, LAYOUT), BuildingId("forge"): at(-5, 0)}
    assert faults(VILLAGE, LAYOUT, OPTIONS, middles) == []
    assert advice(VILLAGE, LAYOUT, CONTENT, OPTIONS, middles) == [
        (
            "positions.forge: between the Town Hall and the Forge there are only 1.5 in; "
            "3.0 in are better where there is room."
        )
    ]


def test_a_building_stays_on_the_table() -> None:
    wide = content(terrain=[{**BARE, "width": 24, "height": 24}])
    layout = wide.terrain["bare"]
    middles = {**default_middles(VILLAGE, layout), BuildingId("forge"): (INCH, 12 * INCH)}
    assert faults(VILLAGE, layout, OPTIONS, middles) == [
        "positions.forge: the Forge reaches over the edge of the table; move it inwards."
    ]


@rule("V-4.4.2", "V-4.4.3")
def test_the_region_of_a_building_is_what_the_faults_allow() -> None:
    middles = default_middles(VILLAGE, LAYOUT)
    forge = VILLAGE.buildings[1]
    region = region_for(forge, VILLAGE, LAYOUT, OPTIONS, middles)
    spots = region.candidates()
    assert len(spots) > 50
    for x, y in spots[::7]:
        assert faults(VILLAGE, LAYOUT, OPTIONS, {**middles, BuildingId("forge"): (x, y)}) == []
    for x, y in [at(-3.5, 0), at(-11.7, 0), at(6.5, -6), at(0, 0)]:
        assert not region.contains(x, y)
        assert faults(VILLAGE, LAYOUT, OPTIONS, {**middles, BuildingId("forge"): (x, y)})


@rule("V-4.4.1")
def test_the_region_of_the_hall_is_a_disc_in_the_middle() -> None:
    region = region_for(VILLAGE.buildings[0], VILLAGE, LAYOUT, OPTIONS, {})
    assert region.contains(*at(0, 3))
    assert not region.contains(*at(0, 3.1))


def _layout(*pieces: tuple[str, str, list[list[float]]]) -> dict[str, Any]:
    listed = [{"id": id, "kind": kind, "outline": outline} for id, kind, outline in pieces]
    return {**BARE, "piece": listed}


def test_terrain_under_a_building_makes_room_and_open_ground_stays() -> None:
    square: list[list[float]] = [[16, 16], [20, 16], [20, 20], [16, 20]]
    whole = content(terrain=[_layout(("copse", "wood", square), ("green", "field", square))])
    world = game(of=whole).world
    assert "copse" not in world.map.by_id
    assert "green" in world.map.by_id
    assert setup_advice(world) == ["terrain.copse: a building stands on this wood; it is taken off the table."]


@rule("V-4.3.4")
def test_a_village_walled_off_from_an_edge_is_refused() -> None:
    moat: list[list[float]] = [[0, 7], [36, 7], [36, 8], [0, 8]]
    with pytest.raises(SetupProblem, match="the upper edge is walled off from the village"):
        build(content(terrain=[_layout(("moat", "pond", moat))]), {"heroes": ["ada", "ben"]})


@rule("V-4.3.4")
def test_a_building_without_a_way_to_it_is_refused() -> None:
    # The Stable lies in a ring of water; every edge still has a way to the Town Hall.
    ring: list[list[float]] = [
        [8.5, 21], [15.4, 21], [15.4, 28], [8.5, 28], [8.5, 21.4],
        [9, 21.4], [9, 27.5], [14.9, 27.5], [14.9, 21.3], [8.5, 21.3],
    ]  # fmt: skip
    with pytest.raises(SetupProblem, match="no way leads to the Stable"):
        build(content(terrain=[_layout(("ring", "pond", ring))]), {"heroes": ["ada", "ben"]})


@rule("V-4.3.4")
def test_a_gap_as_wide_as_the_largest_base_is_enough() -> None:
    left: list[list[float]] = [[0, 7], [17, 7], [17, 8], [0, 8]]
    right: list[list[float]] = [[18.1, 7], [36, 7], [36, 8], [18.1, 8]]
    whole = content(terrain=[_layout(("west", "pond", left), ("east", "pond", right))])
    assert build(whole, {"heroes": ["ada", "ben"]})
