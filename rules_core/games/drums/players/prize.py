"""How the attacker stands in a scenario, for a player who looks ahead (SDS-SCN-1.8, 2.10, 3.8).

As a logarithm of the odds of winning. The weights are those of a logistic regression over 3,300 to 4,000 turns of each
scenario, the Sergeant on both sides and all nations in turn: what wins an open battle, such as a Leader or waiting out
of reach, is worth something else where there is a breach, a house or a marker.
"""

from __future__ import annotations

import math
from typing import Final

from rules_core.games.drums.content.scenario_fields import ASSAULT, FORAGING
from rules_core.games.drums.content.types import Scenario
from rules_core.games.drums.rules import courses, goals, supplies
from rules_core.games.drums.rules.posts import box_of
from rules_core.games.drums.state.battle import Battle
from rules_core.games.drums.state.course import Supply
from rules_core.games.drums.state.soldier import Soldier
from rules_core.ground.geometry import length
from rules_core.ground.pieces import BOTTOM, LEFT, TOP
from rules_core.kernel.requests import SeatId
from rules_core.song.warband import NO_MODEL, Fate

REACHED: Final = 2.5
"""What it is worth that the attacker would win if his turn ended now."""
THINNED: Final = 0.6
"""A squad with less than this share of its men is near to breaking."""
STORMERS: Final = 6
"""So many of the nearest to the breach count."""
NOT_THERE: Final = 8.0
"""How far off one is who is no more, in Long sticks."""


def prize(battle: Battle, seat: SeatId) -> float:
    """What the odds of a side are; 0.0 without a scenario."""
    scenario = battle.world.scenario
    if scenario is None:
        return 0.0
    if scenario.course == FORAGING:
        value = _foraging(battle, scenario)
    else:
        value = _assault(battle, scenario) if scenario.course == ASSAULT else _storm(battle, scenario)
        if battle.turn_of == battle.attacker and goals.is_reached(battle, scenario):
            value += REACHED
    return value if seat == battle.attacker else -value


def _storm(battle: Battle, scenario: Scenario) -> float:
    """Forlorn Hope: men near the breach while there is time, and how few hold it."""
    ours, theirs = battle.men(battle.attacker), battle.men(battle.defender)
    waiting = [battle.model(id) for id in battle.course.reserve]
    reserve = [one for one in waiting if one.side == battle.defender]
    value = 0.0061 * _points(ours) - 0.0024 * _points(theirs) - 0.0080 * _points(reserve)
    value += 3.4 * _thinned(battle, battle.defender, len(theirs))
    value += 2.0 * _led(ours) + 0.06 * _loaded(battle, ours) - 0.05 * _loaded(battle, theirs)
    held = len(goals.men_at_breach(battle, scenario))
    missing = max(0, max(scenario.numbers["through"], held + 1) - len(goals.men_through(battle, scenario)))
    left = 1.0 + _rounds_left(battle, scenario)
    ways = sorted([_to_breach(battle, scenario, one) for one in ours])[:STORMERS]
    way = sum(ways) + NOT_THERE * (STORMERS - len(ways))
    return value - 0.22 * held - 0.26 * missing / left - (0.09 + 0.11 / left) * way


def _to_breach(battle: Battle, scenario: Scenario, man: Soldier) -> float:
    """How far a man is from the inner side of the breach, in Long sticks."""
    left, top, right, _ = box_of(battle, scenario, "breach")
    across, down = max(left - man.x, 0, man.x - right), max(0, man.y - top)
    return length(across, down) / battle.song.long if down else 0.0


def _assault(battle: Battle, scenario: Scenario) -> float:
    """Assault at the Farm: who is left of both, who is in the house, and that a Leader is there."""
    ours, theirs = battle.men(battle.attacker), battle.men(battle.defender)
    value = 0.0054 * _points(ours) - 0.0130 * _points(theirs) + 2.0 * _led(ours) - 0.5 * _led(theirs)
    value += 0.05 * _loaded(battle, ours) - 0.03 * _loaded(battle, theirs)
    value -= 0.4 * len([one for one in theirs if one.standing and courses.is_inside(battle, one)])
    ahead = min(1, len(goals.men_in_house(battle)) - len(goals.men_in_farm(battle, scenario)))
    return value + (0.19 + 1.6 / (1.0 + _rounds_left(battle, scenario))) * ahead


def _foraging(battle: Battle, scenario: Scenario) -> float:
    """Foraging Mission: points that the attacker is ahead, the more the fewer rounds are left, and ways home."""
    lost = 0
    for one in battle.models.values():
        if one.fate in (Fate.DEFEATED, Fate.FLED) and supplies.SUPPLY not in one.spent:
            lost += -one.profile.points if one.side == battle.attacker else one.profile.points
    ahead = lost / scenario.numbers["loss_points"]
    value = 0.0
    for marker in battle.course.supplies:
        if marker.gone_to:
            held = 1.0 if marker.gone_to == battle.attacker else -1.0
        elif marker.bearer != NO_MODEL:
            bearer = battle.model(marker.bearer)
            held = 1.0 if bearer.side == battle.attacker else -1.0
            value -= 0.2 * held * _way_home(battle, bearer)
        else:
            held = 0.0
            value += 0.16 * _share(battle, marker)
        ahead += held * scenario.numbers["supply_points"]
    left = math.sqrt(_rounds_left(battle, scenario) / scenario.numbers["rounds"])
    value += 1.13 * ahead / (0.7 + 1.5 * left)
    ours, theirs = battle.men(battle.attacker), battle.men(battle.defender)
    value += 0.0063 * (_points(ours) - _points(theirs)) + 0.04 * (_loaded(battle, ours) - _loaded(battle, theirs))
    return value - (0.5 if battle.course.alarm else 0.0)


def _way_home(battle: Battle, man: Soldier) -> float:
    """How far a bearer is from the edge of his side, in Long sticks."""
    edge, side = supplies.own_edge(battle, SeatId(man.side)), battle.world.options.side
    if edge in (TOP, BOTTOM):
        return (man.y if edge == TOP else side - man.y) / battle.song.long
    return (man.x if edge == LEFT else side - man.x) / battle.song.long


def _share(battle: Battle, marker: Supply) -> float:
    """Who is nearer to a marker that lies there: 1.0 the attacker, -1.0 the defender."""
    ours = _away(battle, marker, battle.men(battle.attacker))
    theirs = _away(battle, marker, battle.men(battle.defender))
    return (theirs - ours) / (theirs + ours + battle.song.long)


def _away(battle: Battle, marker: Supply, men: list[Soldier]) -> float:
    """How far the nearest is who could take it."""
    free = [length(marker.x - one.x, marker.y - one.y) for one in men if not one.burdened and one.standing]
    return float(min(free, default=2 * battle.world.options.side))


def _points(men: list[Soldier]) -> float:
    return sum([max(12.0, float(one.profile.points)) for one in men])


def _led(men: list[Soldier]) -> float:
    return 1.0 if any(one.has("leader") for one in men) else 0.0


def _loaded(battle: Battle, men: list[Soldier]) -> int:
    return len([one for one in men if one.loaded and battle.weapon(one) is not None])


def _thinned(battle: Battle, seat: SeatId, left: int) -> float:
    """By how much a squad has less than the share of its men at which it is near to breaking."""
    return max(0.0, THINNED - left / max(1, battle.start_counts.get(seat, 0)))


def _rounds_left(battle: Battle, scenario: Scenario) -> int:
    return max(0, scenario.numbers["rounds"] - battle.round)
