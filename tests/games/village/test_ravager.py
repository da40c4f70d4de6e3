"""Ravager (V-6.3.1, V-6.3.2, V-6.3.3)."""

from __future__ import annotations

import pytest

from rules_core.games.village.content.types import Behaviour, BuildingId
from tests.clauses import rule
from tests.games.village.fighting import (
    DOWN_DRAW,
    DRAW,
    HIT,
    MISS,
    POWER_DRAW,
    acts,
    at,
    decision,
    deeds,
    defender,
    fight,
    hero,
    raider,
    walled,
)
from tests.games.village.little import foe


@rule("V-6.3.1", "R-V09", "V-6.2.7")
def test_a_ravager_moves_towards_the_nearest_building_on_foot() -> None:
    state = fight(Behaviour.RAVAGER)
    orc = raider(state, "orc", 0, -14)
    table = acts(state, orc, 1)
    told = decision(table)
    assert (told.action, told.goal, told.chosen, told.decided_by) == ("move", "nearest building", "temple", "nearest")
    assert told.runner_up == "forge"
    assert told.runner_up_distance > told.distance > 0
    # One Medium move, straight at it.
    assert state.ground.gap_to_piece(orc, "temple") == told.distance - 5 * 254


@rule("V-6.3.1")
def test_a_ruin_attracts_no_ravager() -> None:
    state = fight(Behaviour.RAVAGER)
    state.building("temple").integrity = 0
    assert decision(acts(state, raider(state, "orc", 0, -14), 1)).chosen == "forge"


@rule("R-V09", "V-6.3.1")
def test_between_buildings_equally_near_the_players_choose() -> None:
    state = fight(Behaviour.RAVAGER, positions={
        "town-hall": [4572, 4572], "forge": [2572, 3572], "temple": [6572, 3572], "watchtower": [6572, 5572],
        "stable": [2572, 5572],
    })  # fmt: skip
    for building in ("town-hall", "watchtower", "stable"):
        state.building(building).integrity = 0
    table = acts(state, raider(state, "orc", 0, -14), 1, ("enemy-tie", "forge"))
    assert table.asked[0].clause == "R-V09"
    assert (decision(table).chosen, decision(table).runner_up) == ("forge", "temple")
    assert decision(table).decided_by == "players"


@rule("V-6.3.2", "R-V10")
def test_beside_a_building_it_attacks_with_a_power_blow_when_two_actions_are_left() -> None:
    state = fight(Behaviour.RAVAGER)
    orc = raider(state, "orc", 0, -2.5)
    assert deeds(acts(state, orc, 2, *HIT)) == [("power", "town-hall")]
    assert state.building("town-hall").integrity == 5


@rule("R-V10", "V-6.2.7", "SBH-ACT-12")
def test_it_moves_until_it_can_attack_and_attacks_once() -> None:
    state = fight(Behaviour.RAVAGER)
    orc = raider(state, "orc", 0, -6)
    table = acts(state, orc, 3, *HIT)
    assert deeds(table) == [("move", "town-hall"), ("power", "town-hall")]
    orc.attacked = False
    # One action in all: a plain attack. With more after it nothing is left to do.
    assert deeds(acts(state, orc, 1, *MISS)) == [("attack", "town-hall")]


@rule("V-6.3.3", "R-V55")
def test_held_in_melee_beside_a_building_it_goes_on_with_the_building_and_stays() -> None:
    state = fight(Behaviour.RAVAGER)
    orc = raider(state, "orc", 0, -2.5)
    hero(state, "ada", 1, -2.5)
    assert deeds(acts(state, orc, 3, *HIT)) == [("power", "town-hall")]
    assert at(orc) == (0, -2.5)
    assert state.building("town-hall").integrity == 5
    # With the building down the hero is the only target beside it.
    state.building("town-hall").integrity = 0
    orc.attacked = False
    assert deeds(acts(state, orc, 2, *POWER_DRAW)) == [("power", "ada")]


@rule("V-6.3.3", "R-V48")
def test_held_in_melee_beside_a_building_a_torch_bearer_sets_it_alight() -> None:
    state = fight(Behaviour.RAVAGER)
    orc = foe(state, "arsonist", 0, -2.5)
    hero(state, "ada", 1, -2.5)
    assert deeds(acts(state, orc, 2)) == [("ignite", "town-hall")]
    assert state.building("town-hall").burning


@rule("V-6.3.3", "R-V55", "R-V11")
def test_held_in_melee_with_no_building_beside_it_it_attacks_whoever_holds_it() -> None:
    state = fight(Behaviour.RAVAGER)
    orc = raider(state, "orc", 0, -12)
    hero(state, "ada", 1, -12)
    assert deeds(acts(state, orc, 2, *POWER_DRAW)) == [("power", "ada")]
    # A Defender counts like a hero.
    state = fight(Behaviour.RAVAGER)
    orc = raider(state, "orc", 0, -12)
    defender(state, "archer", 1, -12)
    assert deeds(acts(state, orc, 1, ("attack-die", 3), ("defence-die", 3))) == [("attack", "archer")]


@rule("R-V65", "R-V55", "V-6.3.15")
@pytest.mark.parametrize(
    "behaviour, attacked",
    [
        (Behaviour.RAVAGER, "town-hall"),
        (Behaviour.FANATIC, "ada"),
        (Behaviour.HUNTER, "ada"),
        (Behaviour.RAIDER, "ada"),
        (Behaviour.MINDLESS, "ada"),
        (Behaviour.GUARDIAN, "ada"),
    ],
)
def test_held_in_melee_beside_the_town_hall_only_a_ravager_goes_on_with_it(behaviour: Behaviour, attacked: str) -> None:
    state = fight(behaviour)
    state.groups[0].raid_target = BuildingId("forge")
    state.groups[0].objective = "town-hall"
    orc = raider(state, "orc", 0, -2.5)
    hero(state, "ada", 1, -2.5)
    dice = HIT if attacked == "town-hall" else POWER_DRAW
    assert deeds(acts(state, orc, 2, *dice)) == [("power", attacked)]


@rule("V-6.3.3")
def test_a_hero_who_is_down_is_attacked_only_where_no_building_is_beside_it() -> None:
    state = fight(Behaviour.RAVAGER)
    hero(state, "ada", 1, -2.5, down=True)
    orc = raider(state, "orc", 0, -2.5)
    assert deeds(acts(state, orc, 1, *MISS)) == [("attack", "town-hall")]
    hero(state, "ada", 1, -12, down=True)
    orc = raider(state, "orc2", 0, -12)
    assert deeds(acts(state, orc, 1, *DOWN_DRAW)) == [("attack", "ada")]


@rule("V-6.3.3", "R-V10", "SBH-MOV-11")
def test_a_hero_on_the_straight_line_is_walked_round() -> None:
    state = fight(Behaviour.RAVAGER)
    for building in ("forge", "temple", "watchtower", "stable"):
        state.building(building).integrity = 0
    ada = hero(state, "ada", 0, -6)
    orc = raider(state, "orc", 0, -7.5)
    table = acts(state, orc, 2)
    assert [one for one in deeds(table) if one[1] != "town-hall"] == []
    assert not state.ground.touching(orc, ada)
    assert at(orc)[1] > -6


@rule("V-6.3.3", "R-V10")
def test_a_hero_in_the_only_gap_is_attacked() -> None:
    state = walled(Behaviour.RAVAGER)
    ada = hero(state, "ada", 0, -9)
    orc = raider(state, "orc", 0, -11)
    table = acts(state, orc, 2, *DRAW)
    assert deeds(table) == [("move", "ada"), ("attack", "ada")]
    told = decision(table)
    assert (told.goal, told.decided_by, told.runner_up) == ("who bars the way", "no way round", "temple")
    assert state.ground.touching(orc, ada)


@rule("V-6.2.8", "R-V10", "V-7.1.1")
def test_with_nothing_left_to_destroy_it_goes_home() -> None:
    state = fight(Behaviour.RAVAGER)
    for building in state.buildings.values():
        building.integrity = 0
    orc = raider(state, "orc", 0, -14)
    assert deeds(acts(state, orc, 2)) == [("move", "1"), ("leave", "1")]
    assert not orc.in_play


@rule("R-V10", "SBH-ACT-15", "SBH-ACT-13")
def test_first_of_all_it_stands_up() -> None:
    state = fight(Behaviour.RAVAGER)
    orc = raider(state, "orc", 0, -2.5)
    orc.knocked_down = True
    table = acts(state, orc, 2, *HIT)
    assert deeds(table) == [("stand", ""), ("attack", "town-hall")]


@rule("SBH-MAG-8", "SBH-ACT-15", "R-V10")
def test_a_pinned_enemy_needs_two_actions_to_break_free() -> None:
    state = fight(Behaviour.RAVAGER)
    orc = raider(state, "orc", 0, -2.5)
    orc.transfixed = True
    assert deeds(acts(state, orc, 1)) == []
    assert deeds(acts(state, orc, 2)) == [("break-free", "")]
    orc.transfixed = True
    assert deeds(acts(state, orc, 3, *HIT)) == [("break-free", ""), ("attack", "town-hall")]
