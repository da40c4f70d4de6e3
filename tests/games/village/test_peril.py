"""Who would attack whoever stands somewhere, and with what chance of harm, is what the rules make of every throw."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rules_core.games.village.content.loader import read
from rules_core.games.village.content.types import Behaviour
from rules_core.games.village.rules.enemy_movement import find_course
from rules_core.games.village.rules.enemy_shooting import Lane
from rules_core.games.village.rules.enemy_strides import next_stride
from rules_core.games.village.rules.foresight import MANNERS, NEARLY, Attacker, Foresight
from rules_core.games.village.rules.goals import EnemyGoal, GoalKind
from rules_core.games.village.rules.intents import ForeseeingTable, intent
from rules_core.games.village.rules.peril import Peril, threats
from rules_core.games.village.rules.ways_past import leaves_a_way
from rules_core.games.village.state.codec import clone, to_plain
from rules_core.games.village.state.fighter import Fighter
from rules_core.games.village.state.siege import Siege
from rules_core.ground.geometry import Point
from rules_core.song.options import INCH
from rules_core.song.stride import Company
from tests.clauses import rule
from tests.games.village.fighting import WALL, fight, walled
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


def by_themselves(state: Siege, hero: Fighter, spot: Point, looked: Peril) -> dict[str, float]:
    """Every enemy that attacks the hero on the spot if it is let act, with any number of successes, and how likely."""
    stood = clone(state)
    twin = stood.models[hero.id]
    twin.x, twin.y = spot
    found: dict[str, float] = {}
    for one in looked._attackers:
        for actions, chance in enumerate(one.chances):
            if actions > 0 and chance > 0.0:
                told = intent(stood, stood.models[one.member.id], actions).decisions
                if told and told[-1].action in MANNERS and told[-1].chosen == hero.id:
                    found[one.member.id] = found.get(one.member.id, 0.0) + chance
    return found


def at_the_gate() -> tuple[Siege, Fighter]:
    """Fanatics before a wall with one gate, one of them with a bow, a hero behind it, and one who is asked for."""
    plain = plain_content(terrain=[WALL])
    for enemy in plain["enemy"]:
        enemy["traits"] = [{"id": "shooter-medium"}] if enemy["id"] == "orc" else []
    state = fight(Behaviour.FANATIC, heroes=2, of=read(plain))
    foe(state, "orc", -1, -12, 1)
    foe(state, "zealot", 2, -11, 1)
    foe(state, "champion", 7, -14, 1)
    put(state, state.heroes[1], 3, -7.5)
    return state, put(state, state.heroes[0], 0, 16)


def round_the_corner() -> tuple[Siege, Fighter]:
    """An archer beside a gate, who sees many a spot behind the wall only from where it goes for two heroes there."""
    plain = plain_content(terrain=[WALL])
    for enemy in plain["enemy"]:
        enemy["traits"] = [{"id": "shooter-long"}] if enemy["id"] == "orc" else []
    state = fight(Behaviour.HUNTER, heroes=3, of=read(plain))
    foe(state, "orc", 6.8, -10.3, 1)
    put(state, state.heroes[1], 3.1, -7.7)
    put(state, state.heroes[2], 0.7, -6.3)
    return state, put(state, state.heroes[0], 0, 16)


def before_the_wall() -> tuple[Siege, Fighter]:
    """One who walks and one who flies before a wall: behind it only the flyer is dangerous."""
    plain = plain_content(terrain=[WALL])
    for enemy in plain["enemy"]:
        enemy["traits"] = [{"id": "flying"}] if enemy["id"] == "orc" else []
    state = fight(Behaviour.HUNTER, heroes=2, of=read(plain))
    foe(state, "orc", -6, -10.5, 1)
    foe(state, "zealot", 7, -10.5, 1)
    put(state, state.heroes[1], 15, 15)
    return state, put(state, state.heroes[0], 0, 16)


@rule("V-6.2.7", "R-V10", "R-V57", "SBH-MOV-4")
@pytest.mark.parametrize(
    "standing, steps, least",
    [(archers, 2, 150), (at_the_gate, 1, 6), (round_the_corner, 2, 30), (before_the_wall, 2, 30)],
)
def test_danger_is_what_each_enemy_would_do_by_itself(
    standing: Callable[[], tuple[Siege, Fighter]], steps: int, least: int
) -> None:
    state, hero = standing()
    looked = Peril(state, hero)
    found = 0
    for spot in spots(state, hero, steps * INCH):
        if standing is at_the_gate and (abs(spot[0] - 18 * INCH) > 2 * INCH or abs(spot[1] - 9 * INCH) > 2 * INCH):
            continue
        told = {one.enemy: one.chance for one in looked.at(*spot)}
        assert told == pytest.approx(by_themselves(state, hero, spot, looked)), spot
        found += len(told)
    assert found >= least


@rule("R-V10")
def test_who_stands_in_a_gate_may_bar_every_way_and_who_stands_beside_a_wall_none() -> None:
    state = walled(Behaviour.FANATIC, heroes=3)
    zealot = foe(state, "zealot", 0, -12)
    ada = put(state, state.heroes[0], 0, -9)
    assert not leaves_a_way(state, zealot, ada)
    for x, y in ((0, -12.5), (6, -11), (6, -9.8), (-9, -10)):
        assert leaves_a_way(state, zealot, put(state, ada, x, y)), (x, y)
    put(state, state.heroes[1], 0, -14)
    assert leaves_a_way(state, zealot, put(state, ada, 1.7, -14))
    # Between two people, with too little room to either side, it does not.
    put(state, state.heroes[2], 3.4, -14)
    assert not leaves_a_way(state, zealot, put(state, ada, 1.7, -14))


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
        mind = Foresight(ForeseeingTable(), state, raider, attacker, hero, NEARLY, 3, bars=True)
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
        lanes = Foresight(ForeseeingTable(), state, archer, attacker, hero, NEARLY, 2, bars=True).lanes
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
