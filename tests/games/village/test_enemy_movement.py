"""How enemies get nearer: round people, through a crowd, over Barricades (V-6.2.8, R-V10, R-V49)."""

from __future__ import annotations

import random
from itertools import pairwise
from math import pi, sin

import pytest

from rules_core.games.village.content.types import Behaviour, BuildingId
from rules_core.games.village.rules.detours import Obstacles, WalkPath, is_way_round, way_round
from rules_core.games.village.rules.enemy_actions import begin
from rules_core.games.village.rules.enemy_movement import approach, find_course, spots_round
from rules_core.games.village.rules.enemy_strides import _StrideFinder, next_stride
from rules_core.games.village.rules.goals import EnemyGoal, GoalKind
from rules_core.games.village.state.facts import BarricadeDamaged
from rules_core.games.village.state.fighter import Fighter
from rules_core.games.village.state.siege import Siege
from rules_core.ground.remembered import remembered
from rules_core.song.facts import ModelMoved
from rules_core.song.options import INCH
from rules_core.song.stride import allowance, leads_to
from rules_core.song.warband import NO_MODEL
from tests.clauses import rule
from tests.games.village.fighting import (
    HIT,
    acts,
    at,
    barricade,
    decision,
    deeds,
    defender,
    fight,
    hero,
    raider,
    walled,
)
from tests.games.village.little import put
from tests.games.village.sitting import Careless


def to_the_hall(heroes: int = 2) -> Siege:
    """Fanatics, and a hero far off."""
    state = fight(Behaviour.FANATIC, heroes=heroes)
    hero(state, "ben", -15, 15)
    return state


def overlaps(state: Siege) -> list[tuple[str, str]]:
    """Models that stand on one another."""
    there = state.in_play()
    return [
        (one.id, other.id)
        for index, one in enumerate(there)
        for other in there[index + 1 :]
        if state.ground.gap(one, other) < -2
    ]


# Routes


@rule("R-V09", "SBH-MOV-4")
def test_one_straight_line_per_action_along_the_shortest_way_round_walls() -> None:
    state = walled(Behaviour.FANATIC)
    zealot = raider(state, "zealot", 6, -11)
    table = acts(state, zealot, 3)
    legs = table.told(ModelMoved)
    # Towards the gate, to it, and through it.
    assert len(legs) == 3
    for before, after in pairwise(legs):
        assert (before.to_x, before.to_y) == (after.from_x, after.from_y)
    assert at(zealot)[1] > -8


@rule("V-6.2.8")
def test_an_enemy_behind_a_corner_cuts_it_instead_of_wasting_an_action() -> None:
    state = to_the_hall()
    # Near the corner of the Forge: the first leg of its way is a finger's breadth long.
    zealot = raider(state, "zealot", -10.5, -6.2)
    before = state.ground.walk_to_piece(zealot, "town-hall")
    acts(state, zealot, 1)
    assert before - state.ground.walk_to_piece(zealot, "town-hall") > 4 * INCH


@rule("V-6.2.8", "R-V09")
@pytest.mark.parametrize("short_by, end", [(0, (0, 1270)), (1, (898, 898))])
def test_a_corner_a_whole_move_away_is_walked_to_and_a_nearer_one_is_cut(short_by: int, end: tuple[int, int]) -> None:
    state = fight(Behaviour.FANATIC)
    zealot = raider(state, "zealot", 0, -17)
    x, y = zealot.x, zealot.y + 1270 - short_by
    way = WalkPath(
        [(zealot.x, zealot.y), (x, y), (x + 1270, y)], 2540 - short_by, Obstacles((), NO_MODEL), is_direct=True
    )
    stride = next_stride(state, zealot, EnemyGoal(GoalKind.SPOT, "spot", 0, x + 1270, y), way, 1, None)
    assert stride is not None
    assert (stride.sweep.x - zealot.x, stride.sweep.y - zealot.y) == end


# People in the way


@rule("R-V10", "V-6.3.15")
def test_a_row_of_heroes_is_walked_round_without_touching_anybody() -> None:
    state = to_the_hall(heroes=4)
    row = [hero(state, name, x, -8) for name, x in (("ada", -1.5), ("cem", 0), ("dot", 1.5))]
    zealot = raider(state, "zealot", 0, -10)
    for _ in range(4):
        if not state.ground.touching_piece(zealot, "town-hall"):
            acts(state, zealot, 1)
        assert not any(state.ground.touching(zealot, one) for one in row)
    assert state.ground.touching_piece(zealot, "town-hall")


@rule("R-V10")
def test_every_move_of_a_detour_gets_it_nearer() -> None:
    state = to_the_hall(heroes=4)
    for name, x in (("ada", -1.3), ("cem", 0), ("dot", 1.3)):
        hero(state, name, x, -9)
    zealot = raider(state, "zealot", 0, -10.2)
    seen: list[tuple[float, float]] = []
    for _ in range(3):
        acts(state, zealot, 1)
        assert at(zealot) not in seen
        seen.append(at(zealot))
    assert at(zealot)[1] > -8


@rule("R-V10", "SBH-MOV-10")
def test_those_who_are_down_bar_no_way() -> None:
    state = to_the_hall()
    hero(state, "ada", 0, -9, down=True)
    zealot = raider(state, "zealot", 0, -11)
    table = acts(state, zealot, 1)
    assert deeds(table) == [("move", "town-hall")]
    assert at(zealot) == (0, -6)


@rule("R-V10", "R-V11")
def test_a_defender_who_bars_the_only_way_is_attacked_too() -> None:
    state = walled(Behaviour.FANATIC)
    defender(state, "archer", 0, -9)
    zealot = raider(state, "zealot", 0, -11)
    assert deeds(acts(state, zealot, 2, ("attack-die", 3), ("defence-die", 3))) == [
        ("move", "archer"),
        ("attack", "archer"),
    ]


@rule("R-V69", "R-V10", "V-6.3.2")
def test_a_building_whose_free_sides_are_held_is_fought_for() -> None:
    # The Forge alone stands; heroes hold the side towards the enemy, so it takes another side.
    state = fight(Behaviour.RAVAGER, heroes=4)
    for building in ("town-hall", "temple", "watchtower", "stable"):
        state.building(building).integrity = 0
    guards = [hero(state, "ada", -8, -6.5), hero(state, "ben", -6.9, -6.5)]
    orc = raider(state, "orc", -7.5, -10)
    # Round them at the corner, in one move.
    acts(state, orc, 2, *HIT)
    assert state.ground.touching_piece(orc, "forge")
    assert not any(state.ground.touching(orc, one) for one in guards)


@rule("R-V10")
def test_the_way_round_a_crowd_is_the_shortest_of_those_over_every_spot_reached() -> None:
    state = to_the_hall()
    crowd = [(-0.6, -8.0), (0.1, -8.8), (1.4, -8.8), (-2.4, -8.4), (2.9, -8.2), (0.8, -10.7)]
    for number, (x, y) in enumerate(crowd):
        defender(state, f"archer-{number}", x, y)
    zealot = raider(state, "zealot", 0.4, -12)
    way = find_course(state, zealot, EnemyGoal(GoalKind.BUILDING, "town-hall"), 1).way
    assert way is not None
    # Over spots beside the last of them alone it would be 2992.
    assert way.span == 2891


@rule("R-V10")
def test_there_is_any_way_round_people_just_where_there_is_a_shortest_one() -> None:
    lots = random.Random(1)
    state = walled(Behaviour.FANATIC)
    crowd = [defender(state, f"archer-{number}", 0, 0) for number in range(4)]
    zealot = raider(state, "zealot", 0.4, -12)
    goal = EnemyGoal(GoalKind.BUILDING, "town-hall")
    asked = remembered(state.ground)
    found: list[bool] = []
    while len(found) < 20:
        for one in crowd:
            put(state, one, lots.uniform(-2, 2), lots.uniform(-10, -8))
        direct = approach(state, zealot, goal, 1, None)
        if direct is not None and direct.blocker is not None:
            shortest = way_round(state, zealot, goal, direct.obstacles, direct.blocker)
            # Ways that were found before are looked at first.
            measured, state.ground = state.ground, asked
            found.append(is_way_round(state, zealot, goal, direct.obstacles, direct.blocker))
            state.ground = measured
            assert found[-1] is (shortest is not None), [(one.x, one.y) for one in crowd]
    assert 2 < sum(found) < 18


@rule("R-V69")
def test_contact_is_looked_for_at_every_free_spot_that_a_straight_move_may_lead_to() -> None:
    lots = random.Random(2)
    state = fight(Behaviour.HUNTER)
    ada = hero(state, "ada", 0, -12)
    goal = EnemyGoal(GoalKind.MODEL, "ada")
    friends = [raider(state, f"orc-{number}", number - 4, -16) for number in range(4)]
    hunter = raider(state, "hunter", 0, -16)
    sides: set[bool] = set()
    for _ in range(150):
        put(state, hunter, lots.uniform(-3, 3), lots.uniform(-15.5, -14))
        for friend in friends:
            turn = lots.uniform(0, pi)
            put(state, friend, sin(turn - pi / 2) * 1.02, -12 - sin(turn) * 1.02)
        way = WalkPath([(hunter.x, hunter.y), (ada.x, ada.y)], 1, Obstacles((), NO_MODEL), is_direct=True)
        finder = _StrideFinder(state, hunter, goal, way, 2, None)
        found = finder.into_contact()
        led = (
            leads_to(state, hunter, x, y, 2, finder.company)
            for x, y in spots_round(state, hunter, goal).near(hunter.x, hunter.y, allowance(state, hunter) + 1)
        )
        first = next((sweep for sweep in led if sweep is not None), None)
        assert (found and (found.sweep.x, found.sweep.y)) == (first and (first.x, first.y))
        sides.add(first is None)
    assert len(sides) == 2


# Friends


@rule("SBH-MOV-10", "V-6.2.8")
def test_friends_are_passed_but_not_stood_upon() -> None:
    state = to_the_hall()
    raider(state, "first", 0, -9)
    zealot = raider(state, "zealot", 0, -14)
    acts(state, zealot, 1)
    # The end of its whole move is taken: just short of it, or just beside.
    assert not overlaps(state)
    assert at(zealot)[1] >= -10.2


@rule("V-6.2.8", "R-V10")
def test_a_whole_group_finds_room_round_one_building() -> None:
    state = fight(Behaviour.FANATIC)
    hero(state, "ben", -15, 15)
    group = [raider(state, f"zealot-{index}", index - 2, -6) for index in range(5)]
    for zealot in group:
        acts(state, zealot, 2, *HIT)
    assert all(state.ground.touching_piece(zealot, "town-hall") for zealot in group)
    assert not overlaps(state)


@rule("V-6.2.8", "R-V10")
def test_a_crowd_round_one_hero_comes_as_near_as_there_is_room() -> None:
    state = fight(Behaviour.HUNTER)
    ada = hero(state, "ada", 0, -12)
    crowd: list[Fighter] = []
    for index in range(9):
        orc = raider(state, f"orc-{index}", index - 4, -16)
        orc.attacked = True
        crowd.append(orc)
        before = state.ground.gap(orc, ada)
        acts(state, orc, 2)
        assert state.ground.gap(orc, ada) < before
    assert not overlaps(state)
    touching = [orc for orc in crowd if state.ground.touching(orc, ada)]
    assert len(touching) >= 4


@rule("V-6.2.8", "R-V10")
def test_an_enemy_that_cannot_get_nearer_waits() -> None:
    state = walled(Behaviour.FANATIC)
    # A friend fills the gate.
    raider(state, "stopper", 0, -9)
    zealot = raider(state, "zealot", 0, -10)
    table = Careless()
    mind = begin(table, state, zealot, 2)
    mind.step()
    assert not mind.goes_on()
    assert deeds(table) == [("wait", "town-hall")]
    assert at(zealot) == (0, -10)


# Ground


@rule("SBH-MOV-5", "V-6.2.8")
def test_difficult_ground_slows_enemies_like_everybody() -> None:
    state = fight(Behaviour.FANATIC)
    barricade(state, "barricade-1", 0, -9)
    zealot = raider(state, "zealot", 0, -12)
    acts(state, zealot, 1)
    # Crossing would end on the Barricade; going round it is as good as it gets.
    assert state.ground.fits(zealot, zealot.x, zealot.y, state.others(zealot))


@rule("SBH-ACT-13", "SBH-MOV-6")
def test_a_short_mover_goes_up_to_an_obstacle_and_then_over_it() -> None:
    state = walled(Behaviour.FANATIC)
    barricade(state, "barricade-1", 0, -10.5)
    barricade(state, "barricade-2", 2.9, -10.5)
    barricade(state, "barricade-3", -2.9, -10.5)
    ghoul = raider(state, "ghoul", 0, -12, "short-move")
    acts(state, ghoul, 1)
    assert state.ground.touching_piece(ghoul, "barricade-1")
    acts(state, ghoul, 1)
    assert at(ghoul)[1] > -10


# Barricades


def behind_a_barricade() -> tuple[Siege, Fighter]:
    """The gate is closed by a Barricade before it, and two heroes leave no room beyond."""
    state = walled(Behaviour.FANATIC, heroes=3)
    barricade(state, "barricade-1", 0, -9.7)
    hero(state, "ada", 0, -8.95)
    zealot = raider(state, "zealot", 0, -11)
    return state, zealot


@rule("R-V49", "R-V28", "V-7.7.7")
def test_a_barricade_is_attacked_when_touched_in_the_way_and_without_room_beyond() -> None:
    state, zealot = behind_a_barricade()
    # Nobody fights across it in this game, so that it is in the way alone.
    state.model("ada").transfixed = True
    table = acts(state, zealot, 2, *HIT)
    assert deeds(table) == [("move", "town-hall"), ("attack", "barricade-1")]
    assert [one.left for one in table.told(BarricadeDamaged)] == [1]
    told = table.told(type(decision(table)))[-1]
    assert (told.goal, told.decided_by) == ("Barricade in the way", "no room beyond it")


@rule("R-V49", "SBH-MOV-6")
def test_with_room_beyond_a_barricade_is_crossed_not_attacked() -> None:
    state = walled(Behaviour.FANATIC)
    barricade(state, "barricade-1", 0, -9.7)
    zealot = raider(state, "zealot", 0, -10.5)
    table = acts(state, zealot, 1)
    assert deeds(table) == [("move", "town-hall")]
    assert at(zealot)[1] > -9


@rule("R-V49", "R-V55", "SBH-HTH-4")
def test_a_defender_of_the_barricade_who_can_be_fought_across_it_is_fought() -> None:
    state, zealot = behind_a_barricade()
    table = acts(state, zealot, 2, ("attack-die", 5), ("defence-die", 3))
    assert deeds(table)[-1] == ("attack", "ada")
    assert state.barricades["barricade-1"].integrity == 2


# Fliers


@rule("R-V09", "SBH-MOV-14")
def test_a_flier_goes_straight_over_walls_and_people() -> None:
    state = walled(Behaviour.FANATIC)
    hero(state, "ada", 12, -7)
    bat = raider(state, "bat", 12, -11, "flying")
    table = acts(state, bat, 1)
    assert decision(table).chosen == "town-hall"
    assert at(bat)[1] > -9


@rule("R-V10", "SBH-MOV-7")
def test_who_is_slow_moves_once_and_may_step_with_the_rest() -> None:
    state = to_the_hall()
    ogre = raider(state, "ogre", 0, -14, "slow")
    table = acts(state, ogre, 2)
    assert [one.manner for one in table.told(ModelMoved)] == ["move", "step"]
    assert at(ogre) == (0, -8)


@rule("R-V10")
def test_an_enemy_knocked_down_by_its_own_attack_gets_up_with_what_is_left() -> None:
    state = fight(Behaviour.RAIDER)
    state.groups[0].raid_target = BuildingId("forge")
    hero(state, "ada", 1, -12)
    orc = raider(state, "orc", 0, -12)
    # A Power Blow loses 5 to 7 against an even die: down, and up again with the third action.
    table = acts(state, orc, 3, ("attack-die", 3), ("defence-die", 6))
    assert deeds(table) == [("power", "ada"), ("stand", "")]
    assert orc.standing
