"""Ruins, and where monsters come out of them (section 9)."""

from __future__ import annotations

import pytest

from rules_core.games.warhold.rules import cards, deaths, recruits, ruins
from rules_core.games.warhold.rules.land import name_of, tile_of
from rules_core.games.warhold.state.facts import TreasureClaimed
from rules_core.games.warhold.state.war import Ruin
from tests.clauses import rule
from tests.games.warhold.board import P1, P2, campaign, put, script

LAND = (".......", ".......", ".......", ".......")


@rule("W-RUI-2", "W-RUI-4", "W-RUI-5", "W-RUI-8", "WH-DK-5", "WH-DK-6", "W-RUI-6")
@pytest.mark.parametrize(
    "face, monsters, gold, equipment, is_left",
    [
        (1, 1, 0, 0, True),
        (2, 1, 0, 0, True),
        (3, 0, 30, 0, False),
        (4, 0, 30, 0, False),
        (5, 0, 0, 1, False),
        (6, 0, 30, 1, False),
    ],
)
def test_the_ruin_event_chart(face: int, monsters: int, gold: int, equipment: int, is_left: bool) -> None:
    war = campaign(*LAND, dice=[face], answers=["tr-3.1"])
    state = war.state
    state.ruins = [Ruin(tile_of(state, "c2"))]
    unit = put(war, "c2", "humans/infantry", P1)
    unit.stepped = 1
    put(war, "a4", "humans/lord", P1)
    assert ruins.explore_step(war)
    while state.claims:
        cards.settle_claims(war)
    assert len(state.monsters()) == monsters
    assert state.kingdom(P1).gold == gold
    assert len(state.kingdom(P1).owned) == equipment
    assert bool(state.ruins) == is_left
    assert [one.has_treasure for one in state.ruins] == ([face == 2] if is_left else [])
    # R-W41. No second roll.
    assert not ruins.explore_step(war)
    assert bool(script(war).of(TreasureClaimed)) == (face in (3, 4, 6))


@rule("R-W42", "R-W61", "R-W68")
def test_only_units_that_moved_explore_and_two_of_the_horde_once() -> None:
    war = campaign(*LAND, dice=[3, 3], answers=["unit-3"], players=2)
    state = war.state
    state.ruins = [Ruin(tile_of(state, name)) for name in ("a1", "c1", "e1")]
    stays, one, other, twin = (put(war, name, "orcs/infantry", P1) for name in ("a1", "c1", "e1", "e1"))
    put(war, "a4", "orcs/lord", P1)
    for unit in (one, other, twin):
        unit.stepped = 2
    assert stays.stepped == 0
    assert ruins.explore_step(war)
    assert [name_of(state, ruin.tile) for ruin in state.ruins] == ["a1", "c1"]
    assert ruins.explore_step(war)
    assert not ruins.explore_step(war)


@rule("W-RUI-6", "W-RUI-7", "R-W68", "R-W41")
def test_waiting_treasure_is_claimed_from_the_next_turn_on_by_anyone() -> None:
    war = campaign(*LAND, answers=["tr-2.1"])
    state = war.state
    guard = put(war, "d2", "zombie")
    state.ruins = [Ruin(tile_of(state, "c2"), guard.id, has_treasure=True, since=1)]
    unit = put(war, "c2", "humans/infantry", P1)
    put(war, "a4", "humans/lord", P1)
    unit.stepped = 1
    assert not ruins.explore_step(war)
    state.turn = 2
    assert ruins.explore_step(war)
    cards.settle_claims(war)
    assert (state.kingdom(P1).gold, state.ruins, state.has_unit(guard.id)) == (20, [], True)


@rule("W-RUI-6", "W-RUI-8", "R-W68")
@pytest.mark.parametrize("has_treasure", [True, False])
def test_the_slayer_of_its_monster_has_the_treasure(has_treasure: bool) -> None:
    war = campaign(*LAND, answers=["tr-2.1"])
    state = war.state
    guard, slayer = put(war, "d2", "zombie"), put(war, "d3", "elves/infantry", P2)
    put(war, "a4", "elves/lord", P2)
    state.ruins = [Ruin(tile_of(state, "c2"), guard.id, has_treasure=has_treasure, since=1)]
    deaths.fall(war, guard, slayer)
    while state.claims:
        cards.settle_claims(war)
    assert (state.kingdom(P2).gold, state.ruins) == (20 if has_treasure else 0, [])


@rule("RE-33", "W-RUI-6")
def test_a_treasure_that_a_spy_has_seen_lies_there() -> None:
    war = campaign(*LAND, dice=[2])
    state = war.state
    state.known["treasure"] = ["tr-7.1"]
    state.spies["treasure"] = P1
    state.ruins = [Ruin(tile_of(state, "c2"))]
    put(war, "c2", "humans/infantry", P1).stepped = 1
    ruins.explore_step(war)
    assert (state.ruins[0].card, state.known) == ("tr-7.1", {})


# Where monsters appear


@rule("W-RUI-9", "W-RUI-10", "W-EOT-2", "W-EOT-3", "W-EOT-8", "W-MTN-22", "R-W43", "WH-DK-8", "WH-DK-9")
@pytest.mark.parametrize(
    "rows, units, place",
    [
        # Beside the tile, and neither on water nor where somebody stands.
        ((".w.", "w.w", "..."), {"b2": "humans/siege"}, "b3"),
        # As near as can be, where nothing beside is free.
        ((".w.", "w.w", "www", "w.w"), {}, "a1"),
        # Outside the stronghold.
        (("SSw", "SSw", "www", "..."), {}, "b4"),
        # W-MTN-22. Beside the weaker type, of those who are equally near.
        (("...", "...", "...", "..."), {"a1": "humans/cavalry", "c3": "humans/infantry"}, "c2"),
        # W-MTN-22. Beside somebody comes before near a weaker type that is further off.
        ((".....", "w....", "....."), {"a1": "humans/siege", "e2": "humans/infantry"}, "b1"),
        # R-W43. Tiles of a town only where no other one is as near.
        (("TTT", "T..", "TTT"), {}, "c2"),
    ],
)
def test_a_monster_stands_as_near_as_it_may(rows: tuple[str, ...], units: dict[str, str], place: str) -> None:
    war = campaign(*rows)
    for tile, profile in units.items():
        put(war, tile, profile, P1)
    monster = recruits.appear_beside(war, "zombie", tile_of(war.state, "b2"), "W-RUI-9")
    assert monster is not None
    assert name_of(war.state, monster.tile) == place


@rule("R-W05", "WH-TL-7", "WH-TL-8")
def test_without_a_token_another_monster_of_the_class_comes() -> None:
    war = campaign(*LAND)
    for _ in range(2):
        put(war, "a1", "dragon")
    other = recruits.with_token(war, "dragon")
    assert other in ("black-knight", "demon-lord")
    for profile in ("black-knight", "demon-lord"):
        for _ in range(2):
            put(war, "a1", profile)
    assert recruits.with_token(war, "dragon") == ""
    assert recruits.appear_beside(war, "dragon", 0, "W-EOT-2") is None


@rule("W-EOT-9", "R-W76")
def test_recruits_stand_beside_the_lord_or_as_near_as_can_be() -> None:
    war = campaign(*LAND)
    state = war.state
    lord = put(war, "b2", "humans/lord", P1)
    for name in ("a2", "c2", "b1"):
        put(war, name, "humans/infantry", P1)
    assert war.ground.near_for_unit(war, P1, "infantry", lord.tile) == [tile_of(state, "b3")]
    put(war, "b3", "zombie")
    names = {name_of(state, tile) for tile in war.ground.near_for_unit(war, P1, "infantry", lord.tile)}
    assert names == {"a1", "c1", "d2", "a3", "c3", "b4"}
