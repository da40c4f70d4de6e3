"""Who would attack whoever stands somewhere, and with what chance of harm, is what the rules make of every throw."""

from __future__ import annotations

import pytest

from rules_core.games.village.content.loader import read
from rules_core.games.village.content.types import Behaviour
from rules_core.games.village.rules.enemy_movement import find_course
from rules_core.games.village.rules.enemy_shooting import Lane
from rules_core.games.village.rules.enemy_strides import next_stride
from rules_core.games.village.rules.foresight import Attacker, Foresight
from rules_core.games.village.rules.goals import EnemyGoal, GoalKind
from rules_core.games.village.rules.intents import ForeseeingTable
from rules_core.games.village.rules.peril import Peril, threats
from rules_core.games.village.state.codec import to_plain
from rules_core.games.village.state.fighter import Fighter
from rules_core.games.village.state.siege import Siege
from rules_core.ground.geometry import Point
from rules_core.song.options import INCH
from rules_core.song.stride import Company
from tests.clauses import rule
from tests.games.village.fighting import fight
from tests.games.village.little import foe, plain_content, put
from tests.games.village.peril_by_enumeration import differs

POSITIONS = (*range(60), 4579)
"""In the last one the enemy comes into sight only as it moves, and shoots from ambush."""


@pytest.mark.long
@rule("V-6.2.3", "V-6.2.7", "V-6.1.8")
def test_danger_is_what_the_whole_enemy_turn_makes_of_every_throw() -> None:
    assert [told for told in (differs(number) for number in POSITIONS) if told] == []


def archers() -> tuple[Siege, Fighter]:
    """Two archers and a fighter after heroes, one who goes for a building, and a hero whose danger is asked for."""
    plain = plain_content()
    for enemy in plain["enemy"]:
        enemy["traits"] = [{"id": "shooter-medium"}] if enemy["id"] == "orc" else []
    state = fight(Behaviour.HUNTER, Behaviour.RAIDER, heroes=3, of=read(plain))
    foe(state, "orc", -8, -12, 1)
    foe(state, "orc", 6, -9, 1)
    foe(state, "zealot", 0, -11, 1)
    foe(state, "champion", 9, -13, 2)
    put(state, state.heroes[1], -5, -2)
    put(state, state.heroes[2], 10, 9)
    return state, put(state, state.heroes[0], 0, 16)


def spots(state: Siege, hero: Fighter, step: int) -> list[Point]:
    """Where the hero could stand in the upper half of the table."""
    return [
        (x, y)
        for y in range(INCH, 18 * INCH, step)
        for x in range(INCH, 35 * INCH, step)
        if state.ground.fits(hero, x, y, state.others(hero))
    ]


@rule("V-6.2.7")
def test_a_spot_is_as_dangerous_whatever_was_asked_before() -> None:
    state, hero = archers()
    looked = Peril(state, hero)
    found = 0
    for x, y in spots(state, hero, 3 * INCH):
        told = [
            [(one.enemy, one.shoots, one.chance, one.harm) for one in some]
            for some in (looked.at(x, y), threats(state, hero, x, y))
        ]
        assert told[0] == told[1], (x, y)
        found += bool(told[0])
    assert found > 20


@rule("V-6.2.8")
def test_a_move_is_remembered_only_where_nobody_who_was_elsewhere_could_change_it() -> None:
    state, hero = archers()
    raider = list(state.models.values())[-1]
    attacker = Attacker(state, state.groups[1], raider, [0.0, 0.0, 0.0, 1.0])
    goal = EnemyGoal(GoalKind.BUILDING, state.world.heart)
    ends: set[Point] = set()
    for x, y in spots(state, hero, INCH):
        hero.x, hero.y = x, y
        way = find_course(state, raider, goal, 3).way
        if way is None:
            continue
        mind = Foresight(ForeseeingTable(), state, raider, attacker, hero, 3, bars=True)
        remembered, found = mind.stride_along(goal, way), next_stride(state, raider, goal, way, 3, None)
        assert remembered is not None
        assert found is not None
        assert (remembered.sweep.x, remembered.sweep.y) == (found.sweep.x, found.sweep.y), (x, y)
        ends.add((found.sweep.x, found.sweep.y))
    assert len(attacker.strides) == 1
    assert len(ends) > 1


@rule("R-V57")
def test_a_lane_is_remembered_only_while_nobody_who_was_elsewhere_could_change_it() -> None:
    state, hero = archers()
    archer, other = state.members(1)[0], state.heroes[1]
    attacker = Attacker(state, state.groups[0], archer, [0.0, 0.0, 1.0])
    ends: set[Point] = set()
    for x, y in spots(state, hero, INCH):
        hero.x, hero.y = x, y
        company = Company(state, archer)
        lanes = Foresight(ForeseeingTable(), state, archer, attacker, hero, 2, bars=True).lanes
        lane, found = lanes.towards(state, archer, other, company), Lane(state, archer, other, company)
        assert lane.stops == found.stops, (x, y)
        ends.update(found.stops[-1:])
    assert len(attacker.lanes) == 1
    assert len(ends) > 1


def test_looking_for_danger_changes_nothing_and_finds_it_only_where_it_is() -> None:
    state = fight(Behaviour.HUNTER)
    ada = put(state, state.heroes[0], 0, 12)
    orc = foe(state, "orc", 0, -12)
    before = to_plain(state)
    near = threats(state, ada, orc.x, orc.y + 4 * 254)
    assert [(one.enemy, one.shoots) for one in near] == [(orc.id, False)]
    assert 0 < near[0].harm < near[0].chance < 1
    assert threats(state, ada, ada.x, ada.y) == []
    assert to_plain(state) == before


@rule("V-6.2.8")
def test_an_enemy_that_has_nothing_to_go_for_is_looked_at_too() -> None:
    state = fight(Behaviour.RAVAGER)
    for building in state.buildings.values():
        building.integrity = 0
    foe(state, "orc", 0, -12)
    ada = put(state, state.heroes[0], 0, 12)
    assert threats(state, ada, ada.x, ada.y) == []
