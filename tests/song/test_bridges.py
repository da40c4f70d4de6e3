"""A bridge over water is open ground, and beside it the water is what it was (SBH-TER-1, SBH-MOV-5)."""

from __future__ import annotations

import pytest

from rules_core.ground.geometry import Outline, rectangle
from rules_core.ground.ground import UNREACHABLE, Ground, Sight
from rules_core.ground.measured import MeasuredGround
from rules_core.ground.pieces import BLOCKS_SIGHT, DIFFICULT, IMPASSABLE, WATER, GroundMap
from rules_core.song.field import Field
from rules_core.song.options import SongOptions
from rules_core.song.stride import plan
from rules_core.song.targets import sight_of
from rules_core.song.warband import Model
from tests.clauses import rule
from tests.song.meadow import ROUGH, TRAITS, WEAPONS, block, enemy, field_of, fill, inches, model

STREAM = DIFFICULT | WATER
DEEP = IMPASSABLE | WATER


def river(traits: int, *models: Model, bridge: Outline | None = None) -> Field:
    """A river from edge to edge, 4 inches broad, along x = 18, and a bridge of 2 inches across it at y = 10."""
    water = block("river", 18, 18, 4, 36, traits)
    over = bridge or rectangle(inches(18), inches(10), inches(5), inches(2))
    ground = MeasuredGround(GroundMap(inches(36), inches(36), [water], [over]))
    field = Field(ground, SongOptions(), TRAITS, WEAPONS)
    fill(field, *models)
    return field


def way_across(ground: Ground, mover: Model) -> int:
    return ground.walk_to_point(mover, inches(26), mover.y)


@rule("SBH-TER-1", "SBH-MOV-5")
@pytest.mark.parametrize("traits", [STREAM, DEEP], ids=["shallow", "deep"])
def test_who_crosses_on_a_bridge_moves_as_on_open_ground(traits: int) -> None:
    marta = model("Marta", 14, 10)
    sweep = plan(river(traits, marta), marta, inches(30), inches(10))
    assert abs(sweep.length - inches(5)) <= 3


@rule("SBH-TER-1", "SBH-MOV-5")
def test_who_starts_on_a_bridge_leaves_it_unslowed() -> None:
    marta = model("Marta", 18, 10)
    assert abs(plan(river(DEEP, marta), marta, inches(30), inches(10)).length - inches(5)) <= 3


@rule("SBH-TER-1", "SBH-MOV-5")
@pytest.mark.parametrize("traits, reach", [(STREAM, 3.0), (DEEP, 1.5)], ids=["shallow", "deep"])
def test_beside_a_bridge_the_water_is_what_it_was(traits: int, reach: float) -> None:
    marta = model("Marta", 14, 20)
    sweep = plan(river(traits, marta), marta, inches(30), inches(20))
    assert abs(sweep.length - inches(reach)) <= 3


@rule("SBH-TER-1", "SBH-MOV-5")
def test_a_base_that_hangs_over_the_rail_is_in_the_water() -> None:
    marta = model("Marta", 14, 10.75)
    assert abs(plan(river(STREAM, marta), marta, inches(30), inches(10.75)).length - inches(3)) <= 3


@rule("SBH-TER-1", "SBH-MOV-5")
def test_a_base_wider_than_the_bridge_wades() -> None:
    ogre = model("ogre", 14, 10, base=2.5)
    assert abs(plan(river(STREAM, ogre), ogre, inches(30), inches(10)).length - inches(3)) <= 3


@rule("SBH-TER-1")
@pytest.mark.parametrize("traits, reach", [(STREAM, 3.0), (DEEP, 1.5)], ids=["shallow", "deep"])
def test_along_a_bridge_one_steps_down_into_the_water(traits: int, reach: float) -> None:
    """A broad bridge is walked along the river too; where it ends the water begins."""
    marta = model("Marta", 18, 10)
    broad = rectangle(inches(18), inches(10), inches(6), inches(4))
    sweep = plan(river(traits, marta, bridge=broad), marta, inches(18), inches(30))
    assert abs(sweep.length - inches(reach)) <= 3


@rule("SBH-TER-1")
def test_over_deep_water_the_way_leads_by_the_bridge_and_nowhere_else() -> None:
    marta = model("Marta", 10, 20)
    field = river(DEEP, marta)
    route = field.ground.route_to_point(marta, inches(26), inches(20))
    assert route is not None
    # From bank to bank it leads between the rails.
    assert [y for x, y in route.points if inches(15.5) < x < inches(20.5) and not inches(9) < y < inches(11.2)] == []
    assert way_across(field.ground, marta) > inches(16)
    ogre = model("ogre", 10, 20, base=2.5)
    assert way_across(field.ground, ogre) == UNREACHABLE


@rule("SBH-TER-1")
def test_the_amphibious_swim_below_a_bridge() -> None:
    newt = model("newt", 18, 14, "amphibious")
    assert plan(river(DEEP, newt), newt, inches(18), inches(0)).length == inches(5)


@rule("SBH-TER-1")
def test_a_bridge_opens_water_and_nothing_else() -> None:
    marta = model("Marta", 14, 10)
    field = field_of(marta, block("rubble", 18, 18, 4, 36, ROUGH))
    over = [rectangle(inches(18), inches(10), inches(5), inches(2))]
    field.ground = MeasuredGround(GroundMap(inches(36), inches(36), [block("rubble", 18, 18, 4, 36, ROUGH)], over))
    assert abs(plan(field, marta, inches(30), inches(10)).length - inches(3)) <= 3


@rule("SBH-TER-1", "SBH-RNG-7")
def test_a_bridge_changes_nothing_for_sight() -> None:
    marta, orc = model("Marta", 14, 10), enemy("orc", 22, 10)
    assert sight_of(river(DEEP | BLOCKS_SIGHT, marta, orc), marta, orc) is Sight.NONE


@rule("SBH-TER-1")
def test_one_river_under_a_bridge_slows_by_one_name() -> None:
    marta = model("Marta", 18, 14)
    ground = river(STREAM, marta).ground
    assert ground.slowed_by(marta, inches(18), inches(6)) == ["river"]
    assert ground.piece_ids() == ["river"]
