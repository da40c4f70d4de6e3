"""The way of an enemy to its goal, round people and to a spot that is free (V-6.2.8, R-V69)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rules_core.games.village.rules import goals
from rules_core.games.village.rules.detours import Obstacles, WalkPath, way_round
from rules_core.games.village.rules.goals import (
    PIECES,
    EnemyGoal,
    GoalKind,
    marker,
    route,
    straight,
    walk,
    walks_on_air,
)
from rules_core.games.village.state.fighter import Fighter
from rules_core.games.village.state.siege import Siege
from rules_core.ground.geometry import Body, Point, length, round_half_away
from rules_core.ground.ground import UNREACHABLE, Route, StopReason, Sweep
from rules_core.ground.pieces import LINEAR
from rules_core.ground.standing import ContactSpots
from rules_core.song import stride
from rules_core.song.footing import must_climb
from rules_core.song.options import INCH
from rules_core.song.warband import NO_MODEL, ModelId

SPOTS: Final = 8
"""So many free contact spots are looked at when the nearest is taken."""
SCRAMBLE: Final = 16
"""How finely the far side of an obstacle is looked for."""
LONGEST_STEP: Final = 12 * INCH
"""Nobody steps further than that, however deep an obstacle is drawn."""


class Course:
    """What leads to a goal: a way, or the model that bars every way; neither when the goal cannot be reached."""

    def __init__(self, way: WalkPath | None, blocker: Fighter | None) -> None:
        self.way = way
        self.blocker = blocker


class Approach:
    """The shortest way of the ground to a goal, or to free room beside one that is near, and who is met on it first."""

    def __init__(self, goal: EnemyGoal, way: Route, obstacles: Obstacles, blocker: Body | None) -> None:
        self.goal = goal
        self.way = way
        self.obstacles = obstacles
        self.blocker = blocker


def approach(siege: Siege, model: Fighter, goal: EnemyGoal, actions: int, keep: EnemyGoal | None) -> Approach | None:
    """The way on foot as it is without regard to people, and the first of them in it; None when there is no way."""
    way = route(siege, model, goal)
    if way is None:
        return None
    people: list[Body] = list(barring(siege, model, goal))
    target = NO_MODEL
    if way.length <= actions * stride.allowance(siege, model) + model.radius:
        # The goal is near: does the model find room beside it?
        spot = _free_end(siege, model, goal, way.points[-1], people, keep)
        if spot is not None:
            foe = siege.models.get(ModelId(goal.id))
            if foe is not None and foe.is_active:
                # Its touch would end the move too, wherever on the way it comes.
                people.append(foe)
                target = foe.id
            goal = EnemyGoal(GoalKind.SPOT, goal.id, 0, spot[0], spot[1])
            way = route(siege, model, goal)
            if way is None:
                return None
    obstacles = Obstacles(people, target)
    return Approach(goal, way, obstacles, obstacles.first_on_way(model, way.points))


def find_course(siege: Siege, model: Fighter, goal: EnemyGoal, actions: int, keep: EnemyGoal | None = None) -> Course:
    """The shortest way to the goal that touches nobody else who would end the move (R-V10).

    `keep`: a place that the model does not leave (V-6.3.20).
    """
    if walks_on_air(model):
        return Course(_way_through_the_air(siege, model, goal), None)
    direct = approach(siege, model, goal, actions, keep)
    if direct is None:
        return Course(None, None)
    obstacles, blocker = direct.obstacles, direct.blocker
    if blocker is None:
        return Course(WalkPath(direct.way.points, direct.way.length, obstacles, is_direct=True), None)
    way = way_round(siege, model, direct.goal, obstacles, blocker)
    if way is None:
        way = _way_to_other_spot(siege, model, goal, actions, keep)
    if way is None:
        way = _way_to_obstacle(siege, model, goal, actions, obstacles.people, keep)
    if way is None and blocker.id == obstacles.target:
        # Only the goal itself is in the way of the room that is left beside it: as near as it gets.
        straight_on = route(siege, model, goal)
        if straight_on is not None:
            return Course(WalkPath(straight_on.points, straight_on.length, obstacles, is_direct=True), None)
    return Course(way, siege.model(blocker.id) if way is None else None)


def _way_to_other_spot(
    siege: Siege, model: Fighter, goal: EnemyGoal, actions: int, keep: EnemyGoal | None
) -> WalkPath | None:
    """R-V69. Where people bar the way to the nearest spot beside what it may attack: the way to the next one that it
    can reach with its actions. None where there is none."""
    if goal.within > 0 or goal.kind not in (GoalKind.MODEL, GoalKind.BUILDING):
        return None
    people: list[Body] = list(barring(siege, model, EnemyGoal(GoalKind.NONE, "")))
    obstacles = Obstacles(people, ModelId(goal.id) if goal.kind is GoalKind.MODEL else NO_MODEL)
    strangers = barring(siege, model, goal)
    reach = actions * stride.allowance(siege, model) + model.radius
    for x, y in spots_round(siege, model, goal).near(model.x, model.y, reach):
        if suits(siege, model, (x, y), strangers, keep):
            leg = siege.ground.route_to_point(model, x, y)
            if leg is not None and leg.length <= reach and obstacles.first_on_way(model, leg.points) is None:
                return WalkPath(leg.points, leg.length, obstacles, is_direct=True)
    return None


def _way_to_obstacle(
    siege: Siege, model: Fighter, goal: EnemyGoal, actions: int, people: Sequence[Body], keep: EnemyGoal | None
) -> WalkPath | None:
    """SBH-HTH-4. Where no way leads up to somebody who stands right behind an obstacle: up to the obstacle, to fight
    across it. None where there is nobody near, no obstacle, or no room."""
    if goal.kind is not GoalKind.MODEL:
        return None
    obstacles = Obstacles([one for one in people if one.id != goal.id], NO_MODEL)
    best: WalkPath | None = None
    for spot in _spots_across(siege, model, siege.model(goal.id), people, keep)[:SPOTS]:
        leg = siege.ground.route_to_point(model, spot[0], spot[1])
        if leg is None or leg.length > actions * stride.allowance(siege, model) + model.radius:
            continue
        if (best is None or leg.length < best.span) and obstacles.first_on_way(model, leg.points) is None:
            best = WalkPath(leg.points, leg.length, obstacles, is_direct=False)
    return best


def _spots_across(
    siege: Siege, model: Fighter, foe: Fighter, people: Sequence[Body], keep: EnemyGoal | None
) -> list[Point]:
    """SBH-HTH-4. Free spots beside an obstacle from which the model is in contact with the foe behind it."""
    found: list[Point] = []
    others = siege.others(model)
    for piece_id in siege.ground.obstacles_at(foe):
        for spot in siege.ground.contact_spots_at_piece(model, piece_id, others):
            there = Body(model.id, spot[0], spot[1], model.radius)
            if siege.in_contact(there, foe) and suits(siege, model, spot, people, keep):
                found.append(spot)
    return found


def barring(siege: Siege, model: Fighter, goal: EnemyGoal) -> list[Fighter]:
    """Those whose touch would end a move (SBH-MOV-11), the goal excepted."""
    return [one for one in siege.enemies(model) if one.is_active and one.id != goal.id]


def _free_end(
    siege: Siege, model: Fighter, goal: EnemyGoal, end: Point, people: Sequence[Body], keep: EnemyGoal | None
) -> Point | None:
    """Another spot beside the goal, when the nearest is taken, touches somebody who would engage the model, or lies
    outside its place.

    The shortest walk among the nearest few; None when the nearest will do or there is no better.
    """
    ground = siege.ground
    others = siege.others(model)
    if ground.fits(model, end[0], end[1], others) and suits(siege, model, end, people, keep):
        return None
    if goal.kind is GoalKind.MODEL or goal.kind in PIECES:
        spots = _spots_at(siege, model, goal)
    elif goal.kind is GoalKind.MARKER:
        token = marker(siege, goal)
        within = ground.nearest_fit(model, token.x, token.y, others)
        spots = [] if within is None else [within]
    else:
        return None
    free = [spot for spot in spots if suits(siege, model, spot, people, keep)]
    best: Point | None = None
    least = UNREACHABLE
    for spot in (free or spots)[:SPOTS]:
        if length(spot[0] - model.x, spot[1] - model.y) < least:
            span = ground.walk_to_point(model, spot[0], spot[1])
            if span < least:
                best = spot
                least = span
    if best is None:
        # No room at all: as near as it gets.
        best = ground.nearest_fit(model, end[0], end[1], others)
    return best


def _spots_at(siege: Siege, model: Fighter, goal: EnemyGoal) -> list[Point]:
    """Free spots in contact with a model or a piece, nearest first."""
    others = siege.others(model)
    if goal.kind is GoalKind.MODEL:
        return siege.ground.contact_spots(model, siege.model(goal.id), others)
    return siege.ground.contact_spots_at_piece(model, goal.id, others)


def spots_round(siege: Siege, model: Fighter, goal: EnemyGoal) -> ContactSpots:
    """The same, more closely looked for, wherever the model might come from (R-V69)."""
    others = siege.others(model)
    if goal.kind is GoalKind.MODEL:
        return siege.ground.spots_round(model, siege.model(goal.id), others)
    return siege.ground.spots_round_piece(model, goal.id, others)


def suits(siege: Siege, model: Fighter, spot: Point, people: Sequence[Body], keep: EnemyGoal | None) -> bool:
    """Whether a spot touches nobody who would engage the model, and lies in its place."""
    there = Body(model.id, spot[0], spot[1], model.radius)
    if keep is not None and straight(siege, there, keep) > 0:
        return False
    return not any(siege.ground.touching(there, one) for one in people)


def _way_through_the_air(siege: Siege, model: Fighter, goal: EnemyGoal) -> WalkPath | None:
    """Flying and Burrowing models go straight to the nearest free spot."""
    ground = siege.ground
    others = siege.others(model)
    span = straight(siege, model, goal)
    spots: list[Point] = []
    if goal.kind is GoalKind.MODEL:
        spots = ground.contact_spots(model, siege.model(goal.id), others)
    elif goal.kind is GoalKind.BUILDING and goal.within == 0:
        spots = ground.contact_spots_at_piece(model, goal.id, others)
    elif goal.kind is GoalKind.SPOT and goal.within == 0:
        spots = [(goal.x, goal.y)]
    if not spots:
        # A place to come near to: the nearest spot of it, as the ground measures the way on foot.
        on_foot = route(siege, model, goal)
        end = goals.over_edge(siege, model, goal) if on_foot is None else on_foot.points[-1]
        spots = [] if end is None else [end]
    return WalkPath([(model.x, model.y), spots[0]], span, Obstacles((), NO_MODEL), is_direct=True) if spots else None


def scramble(siege: Siege, model: Fighter, goal: EnemyGoal, way: WalkPath, *, has_one_action: bool) -> Sweep | None:
    """SBH-MOV-7. A step over an obstacle that the model touches: no base can rest on it, so the step ends on the first
    free ground of the way beyond it. None when there is no room, or the way meets no such obstacle.

    RULING, so that no wave hangs: only for enemies whom no Move ever brings over: base and obstacle together are longer
    than it, or they have one action at a time (`has_one_action`) and would need the two of SBH-ACT-13.
    """
    least = 0 if has_one_action and stride.is_short_mover(model) else stride.reduced(siege, model)
    people = barring(siege, model, EnemyGoal(GoalKind.NONE, ""))
    for x, y in _samples(model, way):
        far = length(x - model.x, y - model.y)
        if far < stride.step(model) or not siege.ground.fits(model, x, y, ()):
            continue
        if not any(may_be_stepped_over(siege, model, one) for one in siege.ground.slowed_by(model, x, y)):
            continue
        if far <= least:
            # A Move would be enough, were nobody in the way.
            return None
        if not siege.ground.fits(model, x, y, siege.others(model)):
            continue
        sweep = siege.ground.sweep(model, x, y, (), people, ())
        if sweep.reason is StopReason.FREE and walk(siege, Body("", x, y, model.radius), goal) < way.span:
            return sweep
    return None


def _samples(model: Fighter, way: WalkPath) -> list[Point]:
    """Spots straight on, then along a way, near one another, as far as anybody would step."""
    found: list[Point] = []
    x, y = way.points[1]
    share = LONGEST_STEP / max(1.0, length(x - model.x, y - model.y))
    straight_on = (model.x + round_half_away((x - model.x) * share), model.y + round_half_away((y - model.y) * share))
    legs = [((model.x, model.y), straight_on)]
    legs.extend(zip(way.points, way.points[1:], strict=False))
    for (ax, ay), (bx, by) in legs:
        count = round_half_away(length(bx - ax, by - ay)) // SCRAMBLE + 1
        for part in range(1, count + 1):
            spot = (ax + (bx - ax) * part // count, ay + (by - ay) * part // count)
            if length(spot[0] - model.x, spot[1] - model.y) <= LONGEST_STEP:
                found.append(spot)
    return found


def may_be_stepped_over(siege: Siege, model: Fighter, piece_id: str) -> bool:
    """SBH-MOV-6. Whether the model touches this obstacle and need not climb it."""
    piece = siege.ground.piece(piece_id)
    return piece.has(LINEAR) and not must_climb(siege, model, piece) and siege.ground.touching_piece(model, piece_id)
