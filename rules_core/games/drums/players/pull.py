"""Where the goal of a scenario draws a man, for players without a person."""

from __future__ import annotations

from typing import Final

from rules_core.games.drums.content.building_words import BROKEN, OPEN
from rules_core.games.drums.content.scenario_fields import FORAGING, FORLORN_HOPE
from rules_core.games.drums.rules import courses, goals, supplies
from rules_core.games.drums.state.battle import Battle
from rules_core.games.drums.state.houses import House
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
    for house in battle.houses.values():
        if courses.is_the_house(battle, house) and not house.holds(man):
            return _way_in(battle, house, man)
    return None


def _way_in(battle: Battle, house: House, man: Soldier) -> Point:
    """The nearest open door, and where there is none the nearest door or window at which fewest of ours stand."""
    ways = [one for one in house.openings if one.is_outer and one.floor == 0]
    free = [one for one in ways if one.is_door and battle.doors[one.id] in (OPEN, BROKEN)]
    friends = battle.friends(man)
    best, least = ways[0], float(1 << 30)
    for one in free or ways:
        queue = sum([1 for mate in friends if mate.standing and one.is_touched_by(mate)])
        far = length(one.outline.middle_x - man.x, one.outline.middle_y - man.y) + queue * battle.song.short
        if far < least:
            best, least = one, far
    if free:
        return int(house.outline.middle_x), int(house.outline.middle_y)
    return int(best.outline.middle_x), int(best.outline.middle_y)


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


def errand(options: tuple[str, ...], man: Soldier) -> str:
    """An action that serves the goal, "" for none: supplies, a door in the way, fire in the house."""
    for verb in ("supply:", "set-ladder:", "set-fire", "open:", "window:", "bash:"):
        for one in options:
            if one.startswith(verb):
                return one
    return ""
