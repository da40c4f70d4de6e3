"""Ways round people who bar the direct one: the shortest way on foot that touches none of them (R-V10).

The ground knows walls and not people. So the way is searched over spots in a ring round each one who bars it; a ring is
added when its owner turns out to stand in the way, so that in the usual case nothing is searched at all.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rules_core.games.village.goals import Goal, route, straight
from rules_core.games.village.siege import Siege
from rules_core.kernel.directions import DIRECTIONS, SCALE
from rules_core.kernel.geometry import SLACK, TOUCH, Body, Point, distance_to_segment, length, whole
from rules_core.kernel.ground import StopReason
from rules_core.song.warband import Model

RING_STEP: Final = 6
"""Every sixth direction of the table: twelve spots in a ring, 30 degrees apart."""
RING_SPARE: Final = 1.04
"""The straight line between two neighbouring spots of a ring must stay clear of its middle: 1 / cos(15 degrees)."""
LOOKS: Final = 60
"""So many spots are looked at before the way counts as barred."""


class Way:
    """Where to walk: its points, the start first, and its length in tenths of a millimetre.

    `is_direct`: the shortest way of the ground; otherwise it leads round somebody.
    """

    def __init__(self, points: Sequence[Point], span: int, is_direct: bool) -> None:
        self.points: list[Point] = []
        for point in points:
            if not self.points or self.points[-1] != point:
                self.points.append(point)
        self.span = span
        self.is_direct = is_direct


def bars(mover: Body, ax: int, ay: int, bx: int, by: int, body: Body) -> bool:
    """Whether walking straight from a to b would bring the mover into contact with the body (SBH-MOV-11)."""
    reach = mover.radius + body.radius + TOUCH
    px = body.x - ax
    py = body.y - ay
    if px * px + py * py <= reach * reach and px * (bx - ax) + py * (by - ay) <= 0:
        # In contact from the start and led away from it.
        return False
    return distance_to_segment(body.x, body.y, ax, ay, bx, by) <= reach


def first_in_the_way(mover: Body, points: Sequence[Point], people: Sequence[Body]) -> Body | None:
    """The first of the people whom the mover would touch on the way."""
    for index in range(1, len(points)):
        ax, ay = points[index - 1]
        bx, by = points[index]
        best: Body | None = None
        least = 0.0
        for one in people:
            if bars(mover, ax, ay, bx, by, one):
                away = length(one.x - ax, one.y - ay) - one.radius
                if best is None or away < least:
                    best = one
                    least = away
        if best is not None:
            return best
    return None


class _Spot:
    """A spot of the search: how long the way to it is (a lower bound until it has been tried), where it came from."""

    def __init__(self, x: int, y: int, walked: float, rest: float, before: int) -> None:
        self.x = x
        self.y = y
        self.walked = walked
        self.rest = rest
        """At least so far is it from here to the goal."""
        self.before = before
        self.is_tried = False
        self.is_reached = False
        self.is_done = False
        self.leg: list[Point] = [(x, y)]
        """The points from the spot before, which is not among them."""


class Detour:
    """The search for one mover and one goal (A*, ways tried only when they could be best)."""

    def __init__(self, siege: Siege, mover: Model, goal: Goal, people: Sequence[Body]) -> None:
        self.siege = siege
        self.mover = mover
        self.goal = goal
        self.people = people
        self.ringed: list[str] = []
        self.ring: list[Point] = []
        self.spots: list[_Spot] = []
        self.best: Way | None = None

    def find(self, blocker: Body) -> Way | None:
        """The shortest way round, None when everybody together bars every way."""
        self._ring_round(blocker)
        for _ in range(LOOKS):
            here = self._next()
            if here < 0:
                break
            spot = self.spots[here]
            if self.best is not None and spot.walked + spot.rest >= self.best.span:
                break
            if not spot.is_tried:
                self._try_leg(spot)
            else:
                spot.is_done = True
                spot.is_reached = True
                self._try_rest(here)
                self._spread(here)
        return self.best

    def _next(self) -> int:
        """The spot over which the way could be shortest; -1 when none is left."""
        found = -1
        least = 0.0
        for index, spot in enumerate(self.spots):
            if not spot.is_done and (found < 0 or spot.walked + spot.rest < least):
                found = index
                least = spot.walked + spot.rest
        return found

    def _ring_round(self, body: Body) -> None:
        """Spots round somebody who bars the way; they may come next after every spot reached so far."""
        if body.id in self.ringed:
            return
        self.ringed.append(body.id)
        reach = (self.mover.radius + body.radius + TOUCH + 2) * RING_SPARE
        # A little room to spare, so that whoever walks along a wall to the spot does not catch on it.
        roomy = Body(self.mover.id, self.mover.x, self.mover.y, self.mover.radius + 2 * SLACK)
        fresh: list[Point] = []
        for index in range(0, len(DIRECTIONS), RING_STEP):
            dx, dy = DIRECTIONS[index]
            x = body.x + whole(dx * reach / SCALE)
            y = body.y + whole(dy * reach / SCALE)
            if self.siege.ground.fits(roomy, x, y, self.people):
                fresh.append((x, y))
        self.ring.extend(fresh)
        self._add(fresh, -1)
        for index in range(len(self.spots)):
            if self.spots[index].is_reached:
                self._add(fresh, index)

    def _spread(self, here: int) -> None:
        self._add(self.ring, here)

    def _add(self, places: Sequence[Point], before: int) -> None:
        """These places may come next after the spot `before` (-1: after the start)."""
        from_x = self.spots[before].x if before >= 0 else self.mover.x
        from_y = self.spots[before].y if before >= 0 else self.mover.y
        walked = self.spots[before].walked if before >= 0 else 0.0
        for x, y in places:
            if not any(one.is_reached and one.x == x and one.y == y for one in self.spots):
                rest = straight(self.siege, Body("", x, y, self.mover.radius), self.goal)
                self.spots.append(_Spot(x, y, walked + length(x - from_x, y - from_y), rest, before))

    def _try_leg(self, spot: _Spot) -> None:
        """Whether the spot can be walked to from the one before, and how far that is."""
        before = self.spots[spot.before] if spot.before >= 0 else None
        x = before.x if before is not None else self.mover.x
        y = before.y if before is not None else self.mover.y
        walked = before.walked if before is not None else 0.0
        start = Body("", x, y, self.mover.radius)
        spot.is_tried = True
        if self.siege.ground.sweep(start, spot.x, spot.y, (), (), ()).reason is not StopReason.FREE:
            # Walls in between: only the way from the start may lead round them.
            around = self.siege.ground.route_to_point(start, spot.x, spot.y) if before is None else None
            if around is None:
                spot.is_done = True
                return
            spot.leg = around.points[1:]
            spot.walked = walked + around.length
        if self._is_barred([(x, y), *spot.leg]):
            spot.is_done = True

    def _try_rest(self, here: int) -> None:
        """What is left of the way from this spot, if nobody bars it."""
        spot = self.spots[here]
        rest = route(self.siege, Body("", spot.x, spot.y, self.mover.radius), self.goal)
        if rest is None:
            return
        span = whole(spot.walked) + rest.length
        if (self.best is not None and self.best.span <= span) or self._is_barred(rest.points):
            return
        points = rest.points[1:]
        at = here
        while at >= 0:
            points = self.spots[at].leg + points
            at = self.spots[at].before
        self.best = Way([(self.mover.x, self.mover.y), *points], span, False)

    def _is_barred(self, points: Sequence[Point]) -> bool:
        blocker = first_in_the_way(self.mover, points, self.people)
        if blocker is None:
            return False
        self._ring_round(blocker)
        return True
