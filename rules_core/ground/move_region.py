"""The answer space of one straight Move action (SBH-MOV-3, 4, 5, 6, 10, 11)."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

from rules_core.ground.curves import Curves, Place
from rules_core.ground.directions import DIRECTIONS
from rules_core.ground.geometry import FAR, SLACK, TOUCH, Body, Point, length, nearest_on_segment, round_half_away
from rules_core.ground.ground import Sweep
from rules_core.ground.pieces import LINEAR
from rules_core.ground.standing import FreeGround, by_distance
from rules_core.ground.straight import Straight, StraightMove, disc_entry, outline_entry
from rules_core.kernel.region import Region

SHADOW: Final = 10.0
"""So much must the reach of two neighbouring rays differ for a shadow to begin between them."""


class Ray:
    """A direction in which the reach is measured, as a unit vector.

    `span` is the reach, -1 until somebody asks for it, and (x, y) where it ends.
    """

    def __init__(self, way_x: float, way_y: float) -> None:
        self.way_x: Final[float] = way_x
        self.way_y: Final[float] = way_y
        self.span = -1.0
        self.x = 0
        self.y = 0

    def gap(self, px: float, py: float) -> float:
        """How far a point, seen from the start, lies from the ray, however long that is."""
        if self.way_x * px + self.way_y * py <= 0.0:
            return length(px, py)
        return abs(self.way_x * py - self.way_y * px)

    def has_to_its_right(self, px: float, py: float) -> bool:
        """Whether the point lies less than half a turn further round the circle, or on the ray."""
        return self.way_x * py - self.way_y * px >= 0.0


class MoveRegion(Region):
    """Every spot where one straight move may end. Whatever it has found out is kept, also for others who ask.

    It is at most `clear` long, and at most `difficult` when it meets difficult or linear ground; it passes `passed`
    bodies but does not end on them, and it ends where it touches a `halting` one. Standing still is part of it.
    """

    def __init__(
        self,
        straight: Straight,
        standing: FreeGround,
        mover: Body,
        clear: int,
        difficult: int,
        halting: Sequence[Body],
        solid: Sequence[Body],
        passed: Sequence[Body],
    ) -> None:
        # The region outlives the question's moment, so it keeps its own copy of who stands where.
        self._mover = Body(mover.id, mover.x, mover.y, mover.radius)
        self._mover.crosses = mover.crosses
        self.clear = clear
        self._difficult = min(difficult, clear)
        self._halting = self._near(halting, mover)
        self._solid = self._near(solid, mover)
        self._passed = self._near(passed, mover)
        self._bodies = self._halting + self._solid + self._passed
        self._straight = straight
        self._standing = standing
        self._rays: list[Ray] = []
        self._candidates: list[Point] = []
        self._curves: Curves | None = None
        self._last: tuple[int, int, Sweep] | None = None

    def _near(self, bodies: Sequence[Body], mover: Body) -> list[Body]:
        """Copies of the bodies that the move could meet, without the mover."""
        near: list[Body] = []
        for body in bodies:
            reach = self.clear + body.radius + mover.radius + 2 * SLACK
            dx = float(body.x - mover.x)
            dy = float(body.y - mover.y)
            if body is not mover and dx * dx + dy * dy <= reach * reach:
                near.append(Body(body.id, body.x, body.y, body.radius))
        return near

    def contains(self, x: int, y: int) -> bool:
        """Whether the move may end there."""
        mover = self._mover
        if x == mover.x and y == mover.y:
            return True
        dx = float(x - mover.x)
        dy = float(y - mover.y)
        # One unit of grace: the end of a full move was rounded to whole units.
        if dx * dx + dy * dy > (self.clear + 1) * (self.clear + 1):
            return False
        if not self._standing.fits(x, y, mover.radius, self._bodies, mover):
            return False
        end = self._swept(x, y)
        if end.x != x or end.y != y:
            return False
        if dx * dx + dy * dy <= (self._difficult + 1) * (self._difficult + 1):
            return True
        return self._straight.slowed_after(StraightMove(mover.x, mover.y, x, y), mover.radius) >= FAR

    def furthest(self, x: int, y: int) -> Point:
        """The last spot of the region on the straight line towards (x, y), not beyond it."""
        mover = self._mover
        line = StraightMove(mover.x, mover.y, x, y)
        if line.span == 0.0:
            return mover.x, mover.y
        span = self._reach(line)
        for _ in range(100):
            spot_x = round_half_away(line.ax + line.ux * span)
            spot_y = round_half_away(line.ay + line.uy * span)
            if span <= 0.0 or self.contains(spot_x, spot_y):
                return (mover.x, mover.y) if span <= 0.0 else (spot_x, spot_y)
            # On somebody, or across an obstacle: back to where the base first touched it, then a little at a time.
            back = self._first_touch(line, span)
            span = min(back, span - 1.0)
        return mover.x, mover.y

    def _reach(self, line: StraightMove) -> float:
        """How far a move along the line gets, whether or not the base may come to rest there."""
        mover = self._mover
        span = min(line.span, float(self.clear))
        x = round_half_away(line.ax + line.ux * span)
        y = round_half_away(line.ay + line.uy * span)
        end = self._swept(x, y)
        span = min(span, length(end.x - line.ax, end.y - line.ay))
        if span > self._difficult:
            slow = self._straight.slowed_after(StraightMove(line.ax, line.ay, end.x, end.y), mover.radius)
            span = min(span, max(slow, float(self._difficult)))
        return span

    def _swept(self, x: int, y: int) -> Sweep:
        """How a move towards this spot ends. The last one is kept: what is reached is asked about once more."""
        last = self._last
        if last is not None and last[0] == x and last[1] == y:
            return last[2]
        end = self._straight.sweep(self._mover, x, y, self._halting, self._solid, self._passed)
        self._last = x, y, end
        return end

    def _first_touch(self, line: StraightMove, span: float) -> float:
        """How far along the line the base first touches what it overlaps at `span`; `span` if it overlaps nothing."""
        x = line.ax + line.ux * span
        y = line.ay + line.uy * span
        radius = float(self._mover.radius)
        first = span
        for body in self._bodies:
            reach = radius + body.radius
            if length(body.x - x, body.y - y) < reach:
                first = min(first, disc_entry(line, body.x, body.y, reach, 0.0))
        for piece in self._straight.slow.near(x, y, radius):
            if piece.has(LINEAR) and piece.outline.nearer_than(x, y, radius):
                first = min(first, outline_entry(line, piece.outline, radius, 0.0))
        return first

    def nearest(self, x: int, y: int) -> Point:
        """The spot of the region nearest to a wanted one. A wanted spot on an enemy leads into contact with it."""
        if self.contains(x, y):
            return x, y
        mover = self._mover
        straight = self.furthest(x, y)
        if length(straight[0] - mover.x, straight[1] - mover.y) >= self.clear - 1:
            # As far as it goes, straight towards the wanted spot: nothing can be nearer.
            return straight
        best = (mover.x, mover.y)
        if _square(straight, x, y) < _square(best, x, y):
            best = straight
        # What is nearer lies on the border: of what is in the way, of the allowances, or of what can be reached at all.
        curves = self._border_curves()
        best = self._first_of(curves.feet(x, y), x, y, best)
        reach = Curves()
        places: list[Place] = []
        self._add_reach(x, y, sqrt(_square(best, x, y)) + 2.0, reach, places)
        places.extend(reach.feet(x, y))
        best = self._first_of(places, x, y, best)
        # Where curves meet, of those that come as near as this.
        limit = sqrt(_square(best, x, y)) + 1.0
        return self._first_of(curves.with_lines(reach.lines).near(x, y, limit).crossings(), x, y, best)

    def _add_reach(self, x: int, y: int, limit: float, shadows: Curves, places: list[Place]) -> None:
        """Add the border of the reach, as far as it may come within `limit` of (x, y): places on it, and shadows.

        A shadow is a ray at which the reach jumps: beside what is in the way the region ends there. Only those rays are
        measured between which something so near can lie.
        """
        mover = self._mover
        px = float(x - mover.x)
        py = float(y - mover.y)
        rays = self._ways()
        for index, ray in enumerate(rays):
            before = rays[index - 1]
            if not (before.has_to_its_right(px, py) and not ray.has_to_its_right(px, py)) and (
                before.gap(px, py) > limit and ray.gap(px, py) > limit
            ):
                continue
            self._measure(before)
            self._measure(ray)
            places.append(nearest_on_segment(x, y, before.x, before.y, ray.x, ray.y))
            places.append((ray.x, ray.y))
            if index > 0 and (ray.span > before.span + SHADOW or ray.span < before.span - SHADOW):
                end = ray if ray.span > before.span else before
                shadows.add_line(mover.x, mover.y, end.x, end.y)

    def _first_of(self, places: Sequence[Place], x: int, y: int, best: Point) -> Point:
        """The spot of the region among the places that is nearest to a wanted one; `best` if none is nearer."""
        for spot in by_distance(places, x, y, sqrt(_square(best, x, y))):
            if _rank(spot, x, y) >= _rank(best, x, y):
                break
            if self.contains(spot[0], spot[1]):
                return spot
        return best

    def _border_curves(self) -> Curves:
        """What can bound the region beside its reach; computed once."""
        if self._curves is None:
            mover = self._mover
            curves = self._standing.curves_near(mover.x, mover.y, self.clear, mover.radius, self._bodies, None)
            curves.add_circle(mover.x, mover.y, self.clear)
            curves.add_circle(mover.x, mover.y, self._difficult)
            self._curves = curves.near(mover.x, mover.y, self.clear + 2.0)
        return self._curves

    def touching(self, target: Body) -> list[Point]:
        """Spots of the region where the mover touches the target, nearest to the mover first."""
        found: list[Point] = []
        for spot in self._standing.contact_spots(self._mover, target, self._bodies).near(self._mover.x, self._mover.y):
            if self.contains(spot[0], spot[1]):
                found.append(spot)
        return found

    def outline(self) -> list[list[Point]]:
        """The reach in every direction. Bodies that may be passed but not stood on are not cut out."""
        border: list[Point] = []
        for ray in self._ways():
            self._measure(ray)
            if not border or border[-1] != (ray.x, ray.y):
                border.append((ray.x, ray.y))
        return [border]

    def candidates(self) -> list[Point]:
        """Standing still, contact with every enemy in reach, then full and shorter moves in 24 directions."""
        if not self._candidates:
            mover = self._mover
            found: list[Point] = [(mover.x, mover.y)]
            for body in self._halting:
                for spot in self.touching(body)[:3]:
                    if spot not in found:
                        found.append(spot)
            for part in (3, 2, 1):
                for index in range(0, len(DIRECTIONS), 3):
                    dx, dy = DIRECTIONS[index]
                    x = mover.x + round_half_away(dx * self.clear * part / 30000.0)
                    y = mover.y + round_half_away(dy * self.clear * part / 30000.0)
                    spot = self.furthest(x, y)
                    if spot not in found:
                        found.append(spot)
            self._candidates = found
        return list(self._candidates)

    def _measure(self, ray: Ray) -> None:
        """Find out how far the ray reaches, unless that is known."""
        if ray.span < 0.0:
            mover = self._mover
            far_x = mover.x + ray.way_x * (self.clear + 1)
            far_y = mover.y + ray.way_y * (self.clear + 1)
            span = self._reach(StraightMove(mover.x, mover.y, far_x, far_y))
            ray.x = round_half_away(mover.x + ray.way_x * span)
            ray.y = round_half_away(mover.y + ray.way_y * span)
            ray.span = span

    def _ways(self) -> list[Ray]:
        """The rays of the reach, clockwise, found once: fixed directions, and both sides of every tangent."""
        if not self._rays:
            ways: list[tuple[float, float, float]] = []
            for x, y in DIRECTIONS:
                _add_way(ways, x, y)
            radius = float(self._mover.radius)
            for body in self._halting:
                self._add_tangents(ways, body.x, body.y, body.radius + radius + TOUCH - 1.0)
            for body in self._solid:
                self._add_tangents(ways, body.x, body.y, body.radius + radius - SLACK)
            for piece in self._straight.walls.pieces + self._straight.slow.pieces:
                if piece.outline.nearer_than(self._mover.x, self._mover.y, self.clear + radius):
                    for corner_x, corner_y in piece.outline.corners:
                        self._add_tangents(ways, corner_x, corner_y, radius - SLACK)
            ways.sort()
            self._rays = [Ray(way_x, way_y) for _, way_x, way_y in ways]
        return self._rays

    def _add_tangents(self, ways: list[tuple[float, float, float]], x: float, y: float, reach: float) -> None:
        """Add the directions just inside and just outside of both tangents to a circle, if it is within a move."""
        dx = x - self._mover.x
        dy = y - self._mover.y
        square = dx * dx + dy * dy
        if square > (self.clear + reach) * (self.clear + reach):
            return
        for part in (reach - 1.0, reach + 1.0):
            if square > part * part:
                along = sqrt(square - part * part)
                _add_way(ways, dx * along - dy * part, dx * part + dy * along)
                _add_way(ways, dx * along + dy * part, -dx * part + dy * along)


def _square(spot: Point, x: int, y: int) -> float:
    """Square of the distance between a spot and (x, y)."""
    dx = float(spot[0] - x)
    dy = float(spot[1] - y)
    return dx * dx + dy * dy


def _rank(spot: Point, x: int, y: int) -> tuple[float, int, int]:
    """What the nearest spot has least of: distance, then x, then y."""
    return _square(spot, x, y), spot[0], spot[1]


def _add_way(ways: list[tuple[float, float, float]], x: float, y: float) -> None:
    """Add a direction as (rank round the circle, unit x, unit y). The rank runs from 0 to 4 without any angle."""
    size = length(x, y)
    if size == 0.0:
        return
    rank = y / (abs(x) + abs(y))
    if x < 0.0:
        rank = 2.0 - rank
    elif y < 0.0:
        rank += 4.0
    ways.append((rank, x / size, y / size))
