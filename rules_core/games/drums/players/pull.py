"""Where the goal of a scenario draws a man, for players without a person."""

from __future__ import annotations

from typing import Final

from rules_core.games.drums.content.building_words import BARRED, BROKEN, OPEN
from rules_core.games.drums.content.scenario_fields import ASSAULT, FORAGING, FORLORN_HOPE
from rules_core.games.drums.players import house_sense
from rules_core.games.drums.rules import courses, doors, goals, supplies
from rules_core.games.drums.state.battle import Battle
from rules_core.games.drums.state.houses import House, Opening
from rules_core.games.drums.state.soldier import Soldier
from rules_core.ground.geometry import Body, Point, length
from rules_core.ground.pieces import BOTTOM, LEFT, TOP
from rules_core.kernel.requests import SeatId
from rules_core.song import topics as song_topics

GOAL: Final = 14.0
"""What a Long stick nearer to the goal of a scenario is worth."""
THIN: Final = 1.5
"""A house is stormed by so many times as many men as are left to hold it."""
LAST_ROUNDS: Final = 5
"""With so few rounds left nobody waits any longer."""
ANSWERS: Final = {song_topics.WALK_OFF: "leave"}
"""What is always answered in a scenario."""


def pull(battle: Battle, man: Soldier) -> Point | None:
    """Where he should go next on his way to it; None where the scenario draws him nowhere."""
    goal = aim(battle, man)
    if goal is None:
        return None
    # Round water and walls: to the next bend of the shortest way that is still before him.
    route = battle.ground.route_to_body(man, Body("goal", goal[0], goal[1], man.radius))
    if route is None:
        return goal
    bends = [one for one in route.points[1:] if length(one[0] - man.x, one[1] - man.y) > man.radius]
    return bends[0] if bends else goal


def drive(battle: Battle) -> float:
    """What a Long stick nearer to the goal is worth: the more, the fewer rounds are left."""
    scenario = battle.world.scenario
    return GOAL * (1.0 + battle.round / scenario.numbers["rounds"]) if scenario is not None else 0.0


def aim(battle: Battle, man: Soldier) -> Point | None:
    """The spot that matters to him."""
    scenario = battle.world.scenario
    if scenario is None:
        return None
    if scenario.course == FORAGING:
        return _to_supplies(battle, man)
    if man.side != battle.attacker or not man.in_play:
        return None
    if man.has("leader") and scenario.course == FORLORN_HOPE:
        # Whoever gives the orders goes where the men go.
        men = [one for one in battle.friends(man) if one.standing]
        return (sum([one.x for one in men]) // len(men), sum([one.y for one in men]) // len(men)) if men else None
    if scenario.course == FORLORN_HOPE:
        # Through the breach, and then out of it.
        return battle.world.options.side // 2, battle.song.short
    rounds_left = scenario.numbers["rounds"] - battle.round
    if rounds_left > LAST_ROUNDS and len(battle.men(battle.attacker)) < THIN * len(goals.men_in_farm(battle, scenario)):
        # Too many are still at home: first they are shot at, from a line.
        return None
    house = courses.house_of(battle)
    return None if house.holds(man) else _way_in(battle, house, man)


def _way_in(battle: Battle, house: House, man: Soldier) -> Point:
    """Where he gets in soonest; through a door that is open on to the middle of the house."""
    way = way_in(battle, house, man)
    if way.is_door and battle.doors[way.id] in (OPEN, BROKEN):
        return int(house.outline.middle_x), int(house.outline.middle_y)
    return int(way.outline.middle_x), int(way.outline.middle_y)


def storms(battle: Battle, man: Soldier) -> bool:
    """Whether his side is there to take a farm."""
    scenario = battle.world.scenario
    return scenario is not None and scenario.course == ASSAULT and man.side == battle.attacker


def gate(battle: Battle, man: Soldier) -> Opening | None:
    """The door or window of the house by which he wants to get in."""
    if not storms(battle, man) or aim(battle, man) is None:
        return None
    return way_in(battle, courses.house_of(battle), man)


def way_in(battle: Battle, house: House, man: Soldier) -> Opening:
    """The door or window by which he gets in soonest: the nearest, with a detour for those who are there before him."""
    ways = [one for one in house.openings if one.is_outer and one.floor == 0]
    friends = [one for one in battle.friends(man) if one.standing]
    best, least = ways[0], float(1 << 30)
    for one in ways:
        away = one.outline.distance(man.x, man.y)
        before = sum([1 for mate in friends if one.outline.distance(mate.x, mate.y) < min(away, battle.song.medium)])
        far = away + _queue(battle, one, before)
        if far < least:
            best, least = one, far
    return best


def _queue(battle: Battle, way: Opening, before: int) -> int:
    """How much further off a way in seems with so many before it. Through a window they go one by one; a barred door
    takes three, and who waits there helps (SDS-BLD-3).
    """
    state = battle.doors[way.id] if way.is_door else ""
    if state in (OPEN, BROKEN):
        return 0
    if state == BARRED:
        return battle.song.medium * max(1, before - doors.MOST_HELPERS)
    return before * battle.song.short


def stride(battle: Battle, man: Soldier) -> float:
    """How far an action brings him on his way to it, as a share of a Long stick; 0.0 where he is drawn nowhere."""
    goal = aim(battle, man)
    if goal is None:
        return 0.0
    away = max(battle.song.short, length(goal[0] - man.x, goal[1] - man.y))
    return min(battle.song.stick(man.stick or "medium"), away) / battle.song.long


def _to_supplies(battle: Battle, man: Soldier) -> Point | None:
    side = battle.world.options.side
    if man.burdened:
        edge = supplies.own_edge(battle, SeatId(man.side))
        if edge in (TOP, BOTTOM):
            return man.x, 0 if edge == TOP else side
        return (0 if edge == LEFT else side), man.y
    lying = [one for one in battle.course.supplies if supplies.lies(one)]
    if not lying or man.has("leader"):
        return None
    near = min(lying, key=lambda one: length(one.x - man.x, one.y - man.y))
    # One man for each, and the rest fights.
    mates = [length(near.x - one.x, near.y - one.y) for one in battle.friends(man) if not one.burdened]
    here = length(near.x - man.x, near.y - man.y)
    return (near.x, near.y) if all(here <= one for one in mates) else None


def errand(battle: Battle, man: Soldier, options: tuple[str, ...]) -> str:
    """An action that serves the goal, "" for none: supplies, a door in the way, fire in the house."""
    for verb in ("supply:", "set-ladder:", "set-fire", "open:", "window:", "bash:"):
        for one in options:
            if one.startswith(verb) and (verb != "bash:" or house_sense.breaks(battle, man, one) > 0.0):
                return one
    return ""
