"""Ways round people who bar the direct one: the shortest way on foot that touches none of them (R-V10).

The ground knows walls and not people. So the way is searched over spots in a ring round each one who bars it; a ring is
added when its owner turns out to stand in the way, so that in the usual case nothing is searched at all.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

from rules_core.games.village.rules.goals import PIECES, EnemyGoal, GoalKind, marker, route, straight
from rules_core.games.village.state.fighter import Fighter
from rules_core.games.village.state.siege import Siege
from rules_core.ground.directions import DIRECTIONS, SCALE
from rules_core.ground.geometry import FAR, SLACK, TOUCH, Body, Point, distance_to_segment, length, round_half_away
from rules_core.ground.ground import Route, StraightWays
from rules_core.ground.remembered import RememberedGround
from rules_core.song.warband import ModelId

LOOKS: Final = 100
"""So many spots are looked at in a wide search before the way counts as barred."""
CLOSE_LOOKS: Final = 1000
"""And in a close one."""


class Rings:
    """How closely the spots lie round people: every so many directions of the table, and with how much room."""

    def __init__(self, step: int, spare: float, room: int, looks: int) -> None:
        self.step = step
        self.spare = spare
        """The straight line between two neighbouring spots must stay clear of the ring: 1 / cos(half their angle)."""
        self.room = room
        """Room to spare, so that whoever walks along a wall to a spot does not catch on it."""
        self.looks = looks


WIDE: Final = Rings(6, 1.04, 2 * SLACK, LOOKS)
"""Twelve spots in a ring, 30 degrees apart: enough for most ways."""
CLOSE: Final = Rings(2, 1.004, 0, CLOSE_LOOKS)
"""Ten degrees apart: every gap that the base fits through, also between people and the corner of a wall."""


class Obstacles:
    """Those whose touch would end a move. `target`: the one of them that the way leads to, NO_MODEL for none."""

    def __init__(self, people: Sequence[Body], target: ModelId) -> None:
        self.people: list[Body] = list(people)
        self.target = target

    def on_leg(self, mover: Body, ax: int, ay: int, bx: int, by: int) -> list[Body]:
        """Whom the mover would come into contact with, going straight from a to b (SBH-MOV-11)."""
        left, right = (ax, bx) if ax < bx else (bx, ax)
        top, bottom = (ay, by) if ay < by else (by, ay)
        found: list[Body] = []
        for one in self.people:
            reach = mover.radius + one.radius + TOUCH
            # Most people are nowhere near the leg.
            if left - reach <= one.x <= right + reach and top - reach <= one.y <= bottom + reach:
                if self._bars(mover, ax, ay, bx, by, one):
                    found.append(one)
        return found

    def _bars(self, mover: Body, ax: int, ay: int, bx: int, by: int, body: Body) -> bool:
        # As floats: compiled, a product of whole numbers takes a slow way when one of them is below 0.
        dx = float(bx - ax)
        dy = float(by - ay)
        px = float(body.x - ax)
        py = float(body.y - ay)
        if body.id == self.target and dx * (body.x - bx) + dy * (body.y - by) >= 0.0:
            # The leg comes nearer to the target all the way: contact is where it ends.
            return False
        reach = mover.radius + body.radius + TOUCH
        if px * px + py * py <= reach * reach and px * dx + py * dy <= 0.0:
            # In contact from the start and led away from it.
            return False
        return distance_to_segment(body.x, body.y, ax, ay, bx, by) <= reach

    def first_on_way(self, mover: Body, points: Sequence[Point]) -> Body | None:
        """The first whom the mover would touch on a way."""
        for index in range(1, len(points)):
            ax, ay = points[index - 1]
            bx, by = points[index]
            best: Body | None = None
            least = 0.0
            for one in self.on_leg(mover, ax, ay, bx, by):
                away = length(one.x - ax, one.y - ay) - one.radius
                if best is None or away < least:
                    best = one
                    least = away
            if best is not None:
                return best
        return None


class _Disc:
    """Somebody among the obstacles, as one mover meets them: the same answers, by floats alone."""

    def __init__(self, body: Body, mover: Fighter, target: ModelId) -> None:
        self.body: Final = body
        self.is_target: Final[bool] = body.id == target
        self.x: Final[float] = float(body.x)
        self.y: Final[float] = float(body.y)
        self.reach: Final[float] = float(mover.radius + body.radius + TOUCH)

    def bars(self, ax: float, ay: float, bx: float, by: float) -> bool:
        """Whether the mover would come into contact with them, going straight from a to b: as in `Obstacles`."""
        x, y, reach = self.x, self.y, self.reach
        if ax < bx:
            if x < ax - reach or x > bx + reach:
                return False
        elif x < bx - reach or x > ax + reach:
            return False
        if ay < by:
            if y < ay - reach or y > by + reach:
                return False
        elif y < by - reach or y > ay + reach:
            return False
        dx = bx - ax
        dy = by - ay
        px = x - ax
        py = y - ay
        if self.is_target and dx * (x - bx) + dy * (y - by) >= 0.0:
            return False
        along = px * dx + py * dy
        if along <= 0.0:
            # In contact from the start and led away from it, or not in contact at all.
            return False
        square = dx * dx + dy * dy
        if along >= square:
            px = x - bx
            py = y - by
            return px * px + py * py <= reach * reach
        return abs(px * dy - py * dx) / sqrt(square) <= reach


class WalkPath:
    """Where to walk: its points, the start first, and its length in tenths of a millimetre.

    `is_direct`: the shortest way of the ground; otherwise it leads round somebody among the obstacles.
    """

    def __init__(self, points: Sequence[Point], span: int, obstacles: Obstacles, *, is_direct: bool) -> None:
        self.points: list[Point] = []
        for point in points:
            if not self.points or self.points[-1] != point:
                self.points.append(point)
        self.span = span
        self.is_direct = is_direct
        self.obstacles = obstacles


class _Spot:
    """A spot of the search: the shortest way to it that is known, and over which spot that comes."""

    def __init__(self, x: int, y: int, rest: float) -> None:
        self.at: Final = (x, y)
        self.x: Final[float] = float(x)
        self.y: Final[float] = float(y)
        self.rest: Final[float] = rest
        """At least so far is it from here to the goal."""
        self.walked: float = FAR
        self.before: _Spot | None = None
        self.leg: list[Point] = [self.at]
        """The points from the spot before, which is not among them."""
        self.is_guess = False
        """Walls hide it from the start: `walked` is the straight line until the way has been looked for."""
        self.is_done = False
        self.onward: StraightWays | None = None
        """Where one can go straight on to from here, once that was asked."""


def way_round(siege: Siege, mover: Fighter, goal: EnemyGoal, obstacles: Obstacles, blocker: Body) -> WalkPath | None:
    """The shortest way round people, None when everybody together bars every way that the base fits through."""
    ground = siege.ground
    if not isinstance(ground, RememberedGround):
        return _looked_for(siege, mover, goal, obstacles, blocker)
    kept = ground.memory.ways_round
    question = _question(siege, mover, goal, obstacles, blocker)
    if question not in kept:
        way = _looked_for(siege, mover, goal, obstacles, blocker)
        kept[question] = None if way is None else Route(way.span, way.points)
    known = kept[question]
    return None if known is None else WalkPath(known.points, known.length, obstacles, is_direct=False)


def is_way_round(siege: Siege, mover: Fighter, goal: EnemyGoal, obstacles: Obstacles, blocker: Body) -> bool:
    """Whether there is any, which is known sooner than the shortest."""
    ground = siege.ground
    if not isinstance(ground, RememberedGround):
        return _looked_for(siege, mover, goal, obstacles, blocker, takes_any=True) is not None
    # SHORT CUT: a way that was found while people stood elsewhere is there still, unless somebody stands in it now. So
    # a long way round that one search has found does for every spot in the same gate.
    ways = ground.memory.any_ways_round.setdefault(_leg(siege, mover, goal), [])
    for points in ways:
        if obstacles.first_on_way(mover, points) is None:
            return True
    kept = ground.memory.ways_round
    question = _question(siege, mover, goal, obstacles, blocker)
    if question not in kept:
        way = _looked_for(siege, mover, goal, obstacles, blocker, takes_any=True)
        if way is not None:
            ways.append(way.points)
            return True
        kept[question] = None
    return kept[question] is not None


def _looked_for(
    siege: Siege, mover: Fighter, goal: EnemyGoal, obstacles: Obstacles, blocker: Body, *, takes_any: bool = False
) -> WalkPath | None:
    way = Detour(siege, mover, goal, obstacles, WIDE, takes_any=takes_any).find(blocker)
    return way or Detour(siege, mover, goal, obstacles, CLOSE, takes_any=takes_any).find(blocker)


def _question(siege: Siege, mover: Fighter, goal: EnemyGoal, obstacles: Obstacles, blocker: Body) -> str:
    """All that a search depends on, but for the ground itself."""
    people = [(one.id, one.x, one.y, one.radius) for one in obstacles.people]
    return f"{_leg(siege, mover, goal)} {blocker.id} {obstacles.target} {people}"


def _leg(siege: Siege, mover: Fighter, goal: EnemyGoal) -> str:
    """Who sets out from where, and where to."""
    of_mover = (mover.x, mover.y, mover.radius, mover.crosses)
    where = (0, 0, 0)
    if goal.kind not in PIECES and goal.kind is not GoalKind.EDGE:
        there = siege.model(goal.id) if goal.kind is GoalKind.MODEL else marker(siege, goal)
        where = (there.x, there.y, there.radius)
    return f"{of_mover} {goal.kind.value} {goal.id} {goal.within} {where}"


class Detour:
    """The search for one mover and one goal: A* over the spots. Who `takes_any` way goes for the goal itself and ends
    with the first."""

    def __init__(
        self, siege: Siege, mover: Fighter, goal: EnemyGoal, obstacles: Obstacles, rings: Rings, *, takes_any: bool
    ) -> None:
        self.siege = siege
        self.mover = mover
        self.goal = goal
        self.obstacles = obstacles
        self.rings = rings
        self.takes_any = takes_any
        self.discs: Final = [_Disc(one, mover, obstacles.target) for one in obstacles.people]
        self.unringed: list[_Disc] = self.discs
        """Those who have no ring of spots round them yet."""
        self.start = _Spot(mover.x, mover.y, 0.0)
        self.start.walked = 0.0
        self.spots: list[_Spot] = []
        self.best: WalkPath | None = None

    def find(self, blocker: Body) -> WalkPath | None:
        """The shortest way round, None when everybody together bars every way."""
        if self.rings is CLOSE:
            self._look_closely()
        self._ring_round(blocker)
        for _ in range(self.rings.looks):
            spot = self._next()
            if spot is None:
                break
            if self.best is not None and (self.takes_any or spot.walked + spot.rest >= self.best.span):
                break
            if spot.is_guess:
                self._look_for_way(spot)
            else:
                spot.is_done = True
                self._try_rest(spot)
                self._spread(spot, 0)
        return self.best

    def _look_closely(self) -> None:
        """Where the mover gets clear of those around it, and every corner where a way may turn: round people together
        with the wall beside them it may be a long one."""
        mover = self.mover
        for reach in (mover.radius // 2, 2 * mover.radius):
            for index in range(0, len(DIRECTIONS), self.rings.step):
                dx, dy = DIRECTIONS[index]
                x = mover.x + round_half_away(dx * reach / SCALE)
                y = mover.y + round_half_away(dy * reach / SCALE)
                if not self._bars(self.start.x, self.start.y, float(x), float(y)):
                    self._add(x, y)
        for x, y in self.siege.ground.turning_points(mover):
            self._add(x, y)
        self._spread(self.start, 0)

    def _next(self) -> _Spot | None:
        """The spot over which the way could be shortest; None when none is left."""
        found: _Spot | None = None
        least = FAR
        for spot in self.spots:
            total = spot.walked + spot.rest
            if self.takes_any and total < FAR:
                total = spot.rest
            if not spot.is_done and total < least:
                found = spot
                least = total
        return found

    def _ring_round(self, body: Body) -> None:
        """Spots round somebody who bars the way; they may come next after every spot reached so far."""
        bare = [one for one in self.unringed if one.body.id != body.id]
        if len(bare) == len(self.unringed):
            return
        self.unringed = bare
        reach = (self.mover.radius + body.radius + TOUCH + 2) * self.rings.spare
        first = len(self.spots)
        for index in range(0, len(DIRECTIONS), self.rings.step):
            dx, dy = DIRECTIONS[index]
            self._add(body.x + round_half_away(dx * reach / SCALE), body.y + round_half_away(dy * reach / SCALE))
        self._spread(self.start, first)
        for spot in self.spots[:first]:
            if spot.is_done:
                self._spread(spot, first)

    def _add(self, x: int, y: int) -> None:
        roomy = Body(self.mover.id, self.mover.x, self.mover.y, self.mover.radius + self.rings.room)
        if self.siege.ground.fits(roomy, x, y, ()) and not self._touches_anybody(x, y):
            rest = straight(self.siege, Body("", x, y, self.mover.radius), self.goal)
            self.spots.append(_Spot(x, y, rest))

    def _touches_anybody(self, x: int, y: int) -> bool:
        for one in self.obstacles.people:
            if length(one.x - x, one.y - y) <= self.mover.radius + one.radius + TOUCH:
                return True
        return False

    def _spread(self, here: _Spot, first: int) -> None:
        """Where one can go straight on to from a spot, among the spots from number `first` on."""
        x, y, walked = here.x, here.y, here.walked
        index = first
        # A ring may be added on the way.
        while index < len(self.spots):
            spot = self.spots[index]
            if not spot.is_done:
                dx = spot.x - x
                dy = spot.y - y
                far = sqrt(dx * dx + dy * dy) + walked
                if far < spot.walked:
                    self._link(here, spot, far)
            index += 1

    def _link(self, here: _Spot, spot: _Spot, walked: float) -> None:
        """Go straight on from one spot to another, which is shorter than what is known, if nothing is in the way."""
        if self._bars_leg(here.x, here.y, spot.x, spot.y):
            return
        if here.onward is None:
            here.onward = self.siege.ground.straight_ways(self.mover.radius, here.at[0], here.at[1])
        is_open = here.onward.lead_to(spot.at)
        # In a close search every corner is a spot: no way need be looked for round walls.
        if is_open or (here is self.start and self.rings is WIDE):
            spot.walked = walked
            spot.before = here
            spot.leg = [spot.at]
            spot.is_guess = not is_open

    def _look_for_way(self, spot: _Spot) -> None:
        """The way round walls from the start to a spot, if nobody bars it; or the one over spots reached already."""
        mover = self.mover
        around = self.siege.ground.route_to_point(Body("", mover.x, mover.y, mover.radius), spot.at[0], spot.at[1])
        spot.is_guess = False
        spot.walked = FAR
        if around is not None and not self._is_barred(around.points):
            spot.leg = around.points[1:]
            spot.walked = float(around.length)
        for here in list(self.spots):
            if here.is_done:
                walked = length(spot.x - here.x, spot.y - here.y) + here.walked
                if walked < spot.walked:
                    self._link(here, spot, walked)

    def _try_rest(self, spot: _Spot) -> None:
        """What is left of the way from this spot, if nobody bars it."""
        rest = route(self.siege, Body("", spot.at[0], spot.at[1], self.mover.radius), self.goal)
        if rest is None:
            return
        span = round_half_away(spot.walked) + rest.length
        if (self.best is not None and self.best.span <= span) or self._is_barred(rest.points):
            return
        points = rest.points[1:]
        at: _Spot | None = spot
        while at is not None and at is not self.start:
            points = at.leg + points
            at = at.before
        self.best = WalkPath([(self.mover.x, self.mover.y), *points], span, self.obstacles, is_direct=False)

    def _is_barred(self, points: Sequence[Point]) -> bool:
        """Whether somebody stands in the way."""
        for index in range(1, len(points)):
            ax, ay = points[index - 1]
            bx, by = points[index]
            if self._bars_leg(float(ax), float(ay), float(bx), float(by)):
                return True
        return False

    def _bars_leg(self, ax: float, ay: float, bx: float, by: float) -> bool:
        """Whether somebody stands in the way from a to b; whoever does gets a ring."""
        is_barred = False
        for one in self.unringed:
            if one.bars(ax, ay, bx, by):
                is_barred = True
                self._ring_round(one.body)
        # Those who have a ring already need not all be found.
        return is_barred or self._bars(ax, ay, bx, by)

    def _bars(self, ax: float, ay: float, bx: float, by: float) -> bool:
        """Whether there is anybody."""
        for one in self.discs:
            if one.bars(ax, ay, bx, by):
                return True
        return False
