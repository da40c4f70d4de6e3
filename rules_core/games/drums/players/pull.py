"""Where the goal of a scenario draws a man, for players without a person."""

from __future__ import annotations

from rules_core.games.drums.content.buildings import BROKEN, OPEN
from rules_core.games.drums.rules import courses, supplies
from rules_core.games.drums.state.battle import Battle
from rules_core.games.drums.state.soldier import Soldier
from rules_core.ground.geometry import Body, Point, length
from rules_core.ground.pieces import BOTTOM, LEFT, TOP
from rules_core.kernel.requests import SeatId
from rules_core.song import topics as song_topics

ANSWERS = {song_topics.WALK_OFF: "leave"}
"""What is always answered in a scenario."""


def pull(battle: Battle, man: Soldier) -> Point | None:
    """Where he should go next on his way to it; None where the scenario draws him nowhere."""
    goal = aim(battle, man)
    if goal is None:
        return None
    # Round water and walls: to the next bend of the shortest way.
    route = battle.ground.route_to_body(man, Body("goal", goal[0], goal[1], man.radius))
    return route.points[1] if route is not None and len(route.points) > 1 else goal


def aim(battle: Battle, man: Soldier) -> Point | None:
    """The spot that matters to him."""
    scenario = battle.world.scenario
    if scenario is None:
        return None
    if scenario.id == courses.FORAGING:
        return _to_supplies(battle, man)
    if man.side != battle.attacker or not man.in_play:
        return None
    if scenario.id == courses.FORLORN_HOPE:
        # Through the breach, and then out of it.
        return battle.world.options.side // 2, battle.song.short
    for house in battle.houses.values():
        if house.kind.id == courses.HOMESTEAD and not house.holds(man):
            doors = [one for one in house.openings if one.is_door]
            if any(battle.doors[one.id] in (OPEN, BROKEN) for one in doors):
                return int(house.outline.middle_x), int(house.outline.middle_y)
            near = min(doors, key=lambda one: length(one.outline.middle_x - man.x, one.outline.middle_y - man.y))
            return int(near.outline.middle_x), int(near.outline.middle_y)
    return None


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
    for verb in ("supply:", "set-ladder:", "set-fire", "open:", "bash:"):
        for one in options:
            if one.startswith(verb):
                return one
    return ""
