"""Kinds of ground (SBH-TER)."""

from __future__ import annotations

import pytest

from rules_core.ground.ground import Sight
from rules_core.ground.pieces import IMPASSABLE, WATER
from rules_core.song.facts import AttackResolved
from rules_core.song.stride import plan
from rules_core.song.targets import sight_of
from tests.clauses import rule
from tests.song.builders import Battle, fight, reasons
from tests.song.meadow import HOUSE, ROUGH, WALL, WOOD, block, enemy, field_of, inches, model


@rule("SBH-TER-1")
@pytest.mark.parametrize(
    "traits, tall, reach",
    [
        (0, 0.0, 5.0),  # open
        (ROUGH, 0.0, 3.0),  # difficult
        (WALL, 0.6, 3.0),  # a linear obstacle
        (WALL, 2.0, 1.0),  # a wall to be climbed
        (HOUSE, 0.0, 1.0),  # impassable
        (WOOD, 0.0, 3.0),  # wood
        (ROUGH | WATER, 0.0, 3.0),  # shallow water
        (IMPASSABLE | WATER, 0.0, 1.0),  # deep water
    ],
)
def test_every_kind_of_ground_does_its_own_to_a_move(traits: int, tall: float, reach: float) -> None:
    marta = model("Marta", 10, 10)
    field = field_of(marta, block("piece", 11.75, 10, 0.5, 4, traits, tall=tall))
    sweep = plan(field, marta, inches(20), inches(10))
    assert abs(sweep.length - inches(reach)) <= 3


@rule("SBH-TER-1")
def test_deep_water_bars_all_but_the_amphibious_who_are_not_even_slowed() -> None:
    newt = model("newt", 10, 10, "amphibious")
    field = field_of(newt, block("pond", 12.5, 10, 2, 4, IMPASSABLE | WATER, "pond"))
    assert plan(field, newt, inches(20), inches(10)).length == inches(5)


@rule("SBH-TER-1", "SBH-RNG-9")
def test_a_wood_blocks_sight_and_gives_cover() -> None:
    marta = model("Marta", 10, 10)
    beyond = enemy("beyond", 10, 20)
    edge = enemy("edge", 10, 13.5)
    field = field_of(marta, beyond, edge, block("wood", 10, 15, 6, 4, WOOD))
    assert sight_of(field, marta, beyond) is Sight.NONE
    assert sight_of(field, marta, edge) is Sight.COVER


@rule("SBH-TER-2", "SBH-HTH-4")
def test_cover_can_be_defended_against_attackers_from_the_far_side() -> None:
    marta = model("Marta", 10, 10)
    orc = enemy("orc", 11.25, 10)
    field = Battle(marta, orc, block("wall", 10.625, 10, 0.25, 4, WALL, tall=0.6))
    attack: AttackResolved = fight(field, 3, 3)
    assert "obstacle" in reasons(attack, "defender") or "obstacle" in reasons(attack, "attacker")


@rule("SBH-TER-3", "SBH-HTH-4")
def test_whoever_stands_clearly_higher_has_the_better_of_it() -> None:
    marta = model("Marta", 10, 10)
    marta.height = 600
    field = Battle(marta, enemy("orc", 11, 10))
    assert list(reasons(fight(field, 3, 3), "attacker").values()) == [1]
