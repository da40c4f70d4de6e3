"""Movement: costs, ways, strikes on the way, exchanges (sections 6, 11.2 and 11.3)."""

from __future__ import annotations

import pytest

from rules_core.games.warhold.rules.land import name_of, tile_of
from rules_core.games.warhold.rules.movement import hasten, take_step
from rules_core.games.warhold.rules.strength import movement_left
from rules_core.games.warhold.rules.strikes import OPPORTUNITY
from rules_core.games.warhold.rules.ways import strikers, ways_of
from rules_core.games.warhold.state.facts import Healed, Moved, Swapped
from tests.clauses import rule
from tests.games.warhold.board import P1, P2, campaign, put, script


@rule("W-MAP-2", "W-MAP-3", "W-ATT-1", "W-ATT-2", "W-ELF-1", "W-DWA-1", "EQ-25", "EQ-26", "EQ-28", "EQ-29", "W-RUI-3")
@pytest.mark.parametrize(
    "profile, worn, costs",
    [
        ("humans/infantry", "", {"b1": 1, "c1": 3, "d1": None}),
        ("elves/infantry", "", {"b1": 1, "c1": 2, "d1": 5}),
        ("dwarves/infantry", "", {"b1": 1, "c1": 3, "d1": 4}),
        ("humans/lord", "", {"c1": 3, "d1": 6, "e1": None}),
        ("humans/lord", "eq-25.1", {"c1": 3, "d1": 5}),
        ("humans/lord", "eq-26.1", {"c1": 2, "d1": 5}),
        ("humans/lord", "eq-28.1", {"c1": 3, "d1": None}),
        ("humans/lord", "eq-29.1", {"a2": None, "a3": 3}),
        ("dwarves/lord", "eq-25.1", {"d1": 4}),
    ],
)
def test_what_tiles_cost(profile: str, worn: str, costs: dict[str, int | None]) -> None:
    war = campaign("..fmw", "wwwww", "..w..", "bbb..")
    unit = put(war, "a1", profile, P1)
    war.state.kingdom(P1).worn = [worn] if worn else []
    ways = ways_of(war, unit, movement_left(war, unit))
    for name, cost in costs.items():
        tile = tile_of(war.state, name)
        assert (ways.cost(tile) if tile in ways.tiles() else None) == cost, name


@rule("W-MAP-4", "W-MAP-5", "W-MAP-6", "W-MOV-2")
def test_own_units_are_passed_and_enemies_walked_round() -> None:
    war = campaign("....", "wwww")
    unit = put(war, "a1", "humans/infantry", P1)
    put(war, "b1", "humans/ranged", P1)
    assert [name_of(war.state, one) for one in ways_of(war, unit, 5).tiles()] == ["c1", "d1"]
    put(war, "c1", "bandit")
    assert ways_of(war, unit, 5).tiles() == []


@rule("W-ORC-1", "R-W28", "W-MOV-2")
def test_two_orcs_of_a_type_share_a_tile_but_no_engines_and_no_lords() -> None:
    war = campaign("...", "www")
    unit = put(war, "a1", "orcs/infantry", P1)
    put(war, "b1", "orcs/infantry", P1)
    put(war, "c1", "orcs/ranged", P1)
    assert [name_of(war.state, one) for one in ways_of(war, unit, 5).tiles()] == ["b1"]
    put(war, "b1", "orcs/infantry", P1)
    assert ways_of(war, unit, 5).tiles() == []


@rule("W-TWN-3", "W-TWN-6", "W-STR-1")
def test_in_towns_one_goes_through_others_but_not_through_monsters() -> None:
    war = campaign(".TT.", "wwww")
    unit = put(war, "a1", "humans/infantry", P1)
    other = put(war, "b1", "elves/infantry", P2)
    assert [name_of(war.state, one) for one in ways_of(war, unit, 5).tiles()] == ["c1", "d1"]
    war.state.units.remove(other)
    put(war, "b1", "bandit")
    assert ways_of(war, unit, 5).tiles() == []


@rule("W-AOO-1", "W-AOO-2", "W-AOO-3", "W-AOO-6", "W-MOV-4", "R-W24", "R-W77")
def test_every_step_away_from_an_enemy_is_struck_once_by_each() -> None:
    war = campaign(".....", ".....", dice=[6, 6, 6, 1, 6, 6, 1], answers=["unit-1", "e2"])
    unit = put(war, "b1", "humans/infantry", P1)
    put(war, "a1", "elves/infantry", P2)
    put(war, "b2", "bandit")
    assert take_step(war)
    blows = script(war).blows()
    assert [one.kind for one in blows] == [OPPORTUNITY]
    assert [len(one.hit_faces) for one in blows] == [4]
    # It fell to the first blow; the other one is not spent.
    assert not war.state.has_unit(unit.id)
    assert [one.has_struck for one in war.state.units] == [True, False]


@rule("W-AOO-4", "W-AOO-5", "W-AOO-7", "R-W66", "R-W11", "R-W13", "EQ-30")
def test_who_strikes_at_whom() -> None:
    war = campaign(".....", ".SS..", ".SS..", ".....")
    unit = put(war, "d1", "humans/lord", P1)
    for tile, profile in (("c1", "elves/ranged"), ("e1", "elves/siege"), ("e2", "elves/infantry")):
        put(war, tile, profile, P2)
    assert strikers(war, unit) == []
    # Monsters with a range strike too, and monsters come after players.
    sniper = put(war, "d2", "sniper")
    assert strikers(war, unit) == [sniper]
    unit.tile = tile_of(war.state, "c2")
    assert strikers(war, unit) == []
    unit.tile = tile_of(war.state, "d1")
    war.state.kingdom(P1).worn = ["eq-30.1"]
    assert strikers(war, unit) == []


@rule("W-AOO-1")
def test_a_calm_way_round_goes_before_a_shorter_one_that_is_struck() -> None:
    war = campaign("....", "....", "....")
    unit = put(war, "a1", "humans/infantry", P1)
    put(war, "c2", "bandit")
    ways = ways_of(war, unit, 5)
    assert not ways.is_struck(tile_of(war.state, "a3"))
    assert ways.is_struck(tile_of(war.state, "d3"))


@rule("W-MAP-5", "R-W31", "R-W66")
def test_units_change_places_and_each_pays_for_its_tile() -> None:
    war = campaign(".f", "ww", answers=["unit-1", "unit-2"])
    one, other = put(war, "a1", "humans/infantry", P1), put(war, "b1", "humans/ranged", P1)
    assert take_step(war)
    assert [name_of(war.state, unit.tile) for unit in (one, other)] == ["b1", "a1"]
    assert (one.spent, other.spent) == (2, 1)
    assert script(war).of(Swapped)


@rule("W-MOV-1", "W-MOV-3")
def test_a_unit_may_go_in_parts() -> None:
    war = campaign(".....", answers=["unit-1", "b1", "unit-1", "e1"])
    unit = put(war, "a1", "humans/infantry", P1)
    assert take_step(war)
    assert take_step(war)
    assert [one.points for one in script(war).of(Moved)] == [1, 3]
    assert unit.spent == 4


@rule("EQ-33")
def test_the_ring_of_haste_lets_a_lord_walk_after_combat() -> None:
    war = campaign(".f....", "wwww..", answers=["c1"])
    lord = put(war, "a1", "humans/lord", P1)
    war.state.kingdom(P1).worn = ["eq-33.1"]
    bandit = put(war, "a2", "bandit")
    hasten(war)
    assert script(war).asked == []
    bandit.tile = tile_of(war.state, "f2")
    hasten(war)
    assert [getattr(one, "options", ()) for one in script(war).asked] == [("b1", "c1", "stay")]
    assert (name_of(war.state, lord.tile), lord.spent) == ("c1", 0)
    hasten(war)
    assert len(script(war).asked) == 1


@rule("EQ-37", "EQ-38", "EQ-40")
def test_what_a_lord_uses_while_moving() -> None:
    war = campaign(".SS..", ".SS..", answers=["potion", "smoke", "scroll", "b1"])
    lord = put(war, "e1", "humans/lord", P1, wounds=3)
    war.state.kingdom(P1).owned = ["eq-37.1", "eq-38.1", "eq-40.1"]
    assert take_step(war)
    assert take_step(war)
    assert take_step(war)
    assert (lord.wounds, war.state.kingdom(P1).has_smoke, name_of(war.state, lord.tile)) == (1, True, "b1")
    assert war.state.kingdom(P1).owned == []
    assert [one.wounds for one in script(war).of(Healed)] == [2]
    assert sorted(war.state.discards["equipment"]) == ["eq-37.1", "eq-38.1", "eq-40.1"]
