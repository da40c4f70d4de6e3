"""What lies on the map of Defenders from the lowest to the highest, whatever has become of a drawing."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from desktop.games.defenders.sheet_layers import SheetLayers, outline_of
from desktop.games.defenders.sheet_stamps import OFFERED, stamp_of
from desktop.games.defenders.sheet_views import nearest_ends
from desktop.look.colours import LookName
from desktop.session.drawings import Drawings
from desktop.sketch.ink import Ink, Stroke, Tool, to_bytes
from desktop.sketch.stamp_art import DRAWN
from rules_core.games.defenders.content.types import AREAS, ECONOMY, GOVERNMENT, MILITARY, RELIGION
from rules_core.games.defenders.content.worlds import WORLDS
from rules_core.games.defenders.state.city import City, Crossing, Feature
from tests.clauses import rule
from tests.games.defenders.script import city

LIGHT = LookName.LIGHT
SQUARE = [1000, 1000, 1600, 1000, 1600, 1500, 1000, 1500]
LINES = Ink((Stroke(Tool.PEN, "#33261a", 7, ((1000, 1000, 200), (1500, 1400, 90))),))


def drawn() -> City:
    """A road, an area and a building, drawn by marks alone."""
    state = city("R D4", "A H4", "B C7")
    road, area, building = state.locations
    road.type, road.mark, road.outline = "thoroughfare", "line", [0, 1400, 4000, 1410]
    area.mark, area.outline = "area", SQUARE
    building.mark, building.outline = "spot", [2500, 2000]
    return state


def keys(layers: SheetLayers, state: City) -> list[str]:
    return [layer.key.split()[0] for layer in layers.layers(state, LIGHT)]


def test_areas_lie_below_roads_and_roads_below_buildings(qtbot: QtBot) -> None:
    state, layers = drawn(), SheetLayers(Drawings().find)
    assert keys(layers, state) == ["scenery", "A", "R", "B"]
    assert layers.layers(state, LIGHT) == layers.layers(state, LIGHT)
    state.land.append(Feature("river", [2000, 0, 2000, 2800]))
    state.crossings.append(Crossing("bridge", "R", "river", 2000, 1405))
    assert keys(layers, state) == ["scenery", "land", "A", "R", "B", "bridge"]


@rule("D-EVT-11")
def test_a_ruin_lies_over_what_stood_there_and_what_people_drew_since_over_the_ruin(qtbot: QtBot) -> None:
    state, drawings = drawn(), Drawings()
    area = state.location("A")
    area.ink = drawings.keep(to_bytes(LINES))
    area.is_destroyed = True
    layers = SheetLayers(drawings.find)
    assert keys(layers, state) == [area.ink, "ruin", "R", "B"]
    rubble = Ink((Stroke(Tool.PENCIL, "#33261a", 7, ((1100, 1000, 200), (1200, 1400, 90))),))
    area.ruin_ink = drawings.keep(to_bytes(rubble))
    assert keys(layers, state) == [area.ink, "ruin", area.ruin_ink, "R", "B"]


@pytest.mark.parametrize("spoiled", [None, b"{", b'{"strokes":[{}]}'])
def test_a_drawing_that_is_missing_or_spoiled_is_shown_by_its_outline(qtbot: QtBot, spoiled: bytes | None) -> None:
    state = drawn()
    state.location("A").ink = "0" * 64
    assert "A" in keys(SheetLayers(lambda name: spoiled), state)


def test_a_stroke_that_is_painted_already_is_not_painted_anew_for_another_state(qtbot: QtBot) -> None:
    state, drawings = drawn(), Drawings()
    state.location("A").ink = drawings.keep(to_bytes(LINES))
    layers = SheetLayers(drawings.find)
    before = layers.layers(state, LIGHT)
    state.location("B").is_destroyed = True
    after = layers.layers(state, LIGHT)
    assert after[0] is before[0]
    assert len(after) == len(before) + 1


def test_every_type_has_a_stamp_in_every_world() -> None:
    for world in (*WORLDS, "own-world"):
        for kind in (*AREAS, *MILITARY, *ECONOMY, *RELIGION, *GOVERNMENT):
            assert stamp_of(kind, world) in DRAWN
        assert set(OFFERED.get(world, ())) <= DRAWN.keys()


def test_a_way_leads_where_two_places_come_nearest() -> None:
    state = drawn()
    area, building = (tuple(outline_of(state.location(id))) for id in "AB")
    start, end = nearest_ends(area, building)
    assert abs(start[0] - 1600) < 40
    assert abs(start[1] - 1500) < 40
    assert 2300 < end[0] < 2500
