"""Reads the drawing: what touches what, what a river or a wall parts, where roads cross, what lies open (section 5)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from rules_core.games.defenders.rules.shapes import (
    Gap,
    Shape,
    Side,
    crossings,
    gap_between,
    middle_line,
    pieces,
    share_inside,
    wide_pieces,
)
from rules_core.games.defenders.state.city import City, Crossing, Location
from rules_core.ground.geometry import length, round_half_away
from rules_core.kernel.marks import AREA, LINE, RIVER, SPOT, Point

ROAD: Final = "thoroughfare"
WALLS: Final = "walls"
NEAR: Final = 200
"""D-CON-2. So far apart on the sheet, two fingers' breadth, places still lie side by side."""
SPOT_REACH: Final = 175
"""How far something reaches that is drawn as a spot."""
OPEN_SHARE: Final = 6
"""D-CON-4. A wall closes where its ends are apart by less than one part in so many of its length."""
ASTRIDE: Final = 0.2
"""Whatever has so much of itself on either side of a wall or a river stands on both."""
MOST_CROSSINGS: Final = 3
"""Of one road and one river or wall: a wavy line asks no more."""
BRIDGE: Final = "bridge"
FORD: Final = "ford"
GATE: Final = "gate"
NOTHING: Final = "no-crossing"
DIRECTIONS: Final = (
    *((2, 0), (2, 1), (2, 2), (1, 2), (0, 2), (-1, 2), (-2, 2), (-2, 1)),
    *((-2, 0), (-2, -1), (-2, -2), (-1, -2), (0, -2), (1, -2), (2, -2), (2, -1)),
)
FAR: Final = 10_000
"""Beyond the sheet from anywhere on it."""


def points_of(numbers: Sequence[int]) -> list[Point]:
    """Points of the state, which holds them as numbers one after the other."""
    return [(numbers[at], numbers[at + 1]) for at in range(0, len(numbers), 2)]


def shape_of(place: Location) -> Shape:
    """What was drawn of a location."""
    return _shape(tuple(place.outline or (place.x, place.y)), place.mark, is_wall=place.type == WALLS)


@lru_cache(maxsize=256)
def _shape(numbers: tuple[int, ...], mark: str, *, is_wall: bool) -> Shape:
    """Kept by what it is made of, as whatever is measured of shapes: a map is read several times while it grows."""
    points: list[tuple[float, float]] = [(x, y) for x, y in points_of(numbers)]
    is_closed = len(points) > 2 and (mark != LINE or (is_wall and _closes(points)))
    return Shape(points, is_closed=is_closed, reach=SPOT_REACH if mark in ("", SPOT) else 0)


def middle_of(place: Location) -> Point:
    """D-MAP-1. The spot of the sheet at which a location stands."""
    x, y = shape_of(place).middle()
    return round_half_away(x), round_half_away(y)


def _closes(points: list[tuple[float, float]]) -> bool:
    """D-CON-4. Whether a wall that was drawn as a line goes all the way round."""
    line = Shape(points, is_closed=False)
    ax, ay = points[0]
    bx, by = points[-1]
    return length(bx - ax, by - ay) * OPEN_SHARE < line.long()


def _rivers(state: City) -> list[Shape]:
    return [Shape(points_of(one.points), is_closed=False) for one in state.land if one.mark == RIVER]


def junctions(state: City) -> list[Crossing]:
    """D-MAP-8, R-D64. Where roads meet rivers and walls, in the order of the map, with nothing there yet.

    What lies underground passes below them, and meets nothing.
    """
    roads = [
        place
        for place in state.locations
        if place.type == ROAD and place.mark in (LINE, AREA) and not place.is_underground()
    ]
    if not roads:
        return []
    met = [("river", river) for river in _rivers(state)]
    met.extend((place.id, shape_of(place)) for place in state.locations if place.type == WALLS and place.outline)
    found: list[Crossing] = []
    for road in roads:
        line = _course_of(road, shape_of(road))
        for over, other in met:
            spots: list[Point] = []
            for x, y in _meeting(line, other):
                # A line that trembles crosses once.
                if len(spots) < MOST_CROSSINGS and all(length(x - a, y - b) > NEAR for a, b in spots):
                    spots.append((round_half_away(x), round_half_away(y)))
            found.extend(Crossing(NOTHING, road.id, over, x, y) for x, y in spots)
    return found


def _course_of(road: Location, whole: Shape) -> Shape:
    """D-MAP-8. The line that a road takes: the middle one of a road that was drawn with both its borders."""
    return middle_line(whole) if road.mark == AREA else whole


def _meeting(line: Shape, other: Shape) -> list[tuple[float, float]]:
    """Where a line crosses another one, along the way."""
    found: list[tuple[float, float]] = []
    for side in line.sides:
        spots = crossings(side, other)
        spots.sort(key=lambda spot: length(spot[0] - side[0], spot[1] - side[1]))
        found.extend(spots)
    return found


class Plan:
    """The drawing as a whole, read once."""

    def __init__(self, state: City) -> None:
        self.state: Final = state
        self.rivers: Final = _rivers(state)
        self.walls: Final[dict[str, Shape]] = {
            place.id: shape_of(place) for place in state.locations if place.type == WALLS
        }
        self.shapes: Final[dict[str, Shape]] = {place.id: self._read(place) for place in state.locations}
        self.inside: Final[dict[str, dict[str, float]]] = {
            id: {one: share_inside(shape, ring) for one, shape in self.shapes.items() if one != id}
            for id, ring in self.walls.items()
            if ring.is_closed
        }
        """How much of each location lies inside a wall that goes all the way round."""
        self.middles: Final[dict[str, tuple[float, float]]] = {id: shape.middle() for id, shape in self.shapes.items()}
        count = max(1, len(self.middles))
        self.heart: Final = (
            sum([x for x, _ in self.middles.values()]) / count,
            sum([y for _, y in self.middles.values()]) / count,
        )
        """The middle of all."""
        self.ends: Final = [self._ends_of(one) for one in state.crossings if one.what in (BRIDGE, FORD)]
        """R-D64. Of every bridge and ford the locations that stand at it."""

    def _read(self, place: Location) -> Shape:
        """D-MAP-8, R-D64. A road ends for whoever goes along it where it meets a river without bridge or ford, and at a
        wall, for a gate connects nothing by itself; its longest piece is where it is. One underground ends nowhere.
        """
        whole = shape_of(place)
        if place.type != ROAD or place.mark not in (LINE, AREA) or place.is_underground():
            return whole
        course = _course_of(place, whole)
        crossed = [one for one in self.state.crossings if one.road == place.id]
        passed = [(one.x, one.y) for one in crossed if one.what in (BRIDGE, FORD)]
        cuts: list[tuple[float, float]] = []
        barriers: list[Shape] = []
        for other in (*self.rivers, *self.walls.values()):
            for x, y in _meeting(course, other):
                if other.is_closed or not any(length(x - a, y - b) <= NEAR for a, b in passed):
                    cuts.append((x, y))
                    barriers.append(other)
        if not cuts:
            return whole
        parts = wide_pieces(whole, cuts, barriers) if place.mark == AREA else pieces(course, cuts)
        best = parts[0]
        for part in parts:
            if part.long() > best.long():
                best = part
        return best

    def _ends_of(self, bridge: Crossing) -> list[str]:
        spot = Shape([(bridge.x, bridge.y)], is_closed=False)
        near = [id for id, shape in self.shapes.items() if spot.is_near(shape, NEAR)]
        return [id for id in near if gap_between(spot, self.shapes[id], NEAR).wide <= NEAR]

    # What is connected

    def connects(self, a: Location, b: Location) -> bool:
        """D-CON-2, D-CON-3, D-CON-4. Whether two locations are connected unless people say otherwise."""
        first, second = self.shapes[a.id], self.shapes[b.id]
        shares = [self.inside[wall.id][other.id] for wall, other in ((a, b), (b, a)) if wall.id in self.inside]
        if shares and max(shares) >= 1.0 - ASTRIDE:
            # D-CON-4. What lies inside, however far from the wall, unless another one stands between.
            return not self._is_walled_off(a, b)
        if shares and max(shares) <= ASTRIDE:
            return False
        # R-D64. A bridge or a ford lifts the barrier between the locations at its ends.
        is_bridged = any(a.id in ends and b.id in ends for ends in self.ends)
        if not (is_bridged or first.is_near(second, NEAR)) or self._is_walled_off(a, b):
            return False
        gap = gap_between(first, second, NEAR)
        return is_bridged or (gap.wide <= NEAR and not self._is_across(a, b, gap))

    def _is_walled_off(self, a: Location, b: Location) -> bool:
        """D-CON-4. Whether a wall that is neither of them has one on this side and the other on that."""
        for id, wall in self.walls.items():
            if id in (a.id, b.id):
                continue
            if wall.is_closed:
                shares = self.inside[id][a.id], self.inside[id][b.id]
                if min(shares) <= ASTRIDE and max(shares) >= 1.0 - ASTRIDE:
                    return True
            elif crossings(self._way(a, b), wall):
                return True
        return False

    def _is_across(self, a: Location, b: Location, gap: Gap) -> bool:
        """D-CON-3. Whether a river runs between two neighbours."""
        for river in self.rivers:
            if len(crossings(gap.line, river)) % 2:
                return True
            if gap.wide > NEAR / 2.0 or len(crossings(self._way(a, b), river)) % 2 == 0:
                continue
            # They touch, or nearly: the river is the border, unless one of them stands on both banks.
            if not self._is_astride(a, river) and not self._is_astride(b, river):
                return True
        return False

    def _is_astride(self, place: Location, river: Shape) -> bool:
        """Whether a good part of a location lies on the other bank than its middle."""
        x, y = self.middles[place.id]
        shape = self.shapes[place.id]
        beyond = [one for one in shape.points if len(crossings((x, y, one[0], one[1]), river)) % 2]
        return len(beyond) > ASTRIDE * len(shape.points)

    def _way(self, a: Location, b: Location) -> Side:
        """From middle to middle."""
        ax, ay = self.middles[a.id]
        bx, by = self.middles[b.id]
        return ax, ay, bx, by

    def far(self, a: Location, b: Location) -> float:
        """How far two places are apart, roughly: a dashed way between them is so long."""
        ax, ay, bx, by = self._way(a, b)
        return length(bx - ax, by - ay) - self._reach(a) - self._reach(b)

    def _reach(self, place: Location) -> float:
        shape = self.shapes[place.id]
        return (shape.right - shape.left + shape.bottom - shape.top) / 4.0

    def may_join(self, a: Location, b: Location) -> bool:
        """D-CON-6. Whether a gap may be bridged by a dashed way without crossing a river or a wall."""
        way = self._way(a, b)
        for line in (*self.rivers, *[wall for id, wall in self.walls.items() if id not in (a.id, b.id)]):
            if crossings(way, line):
                return False
        # D-CON-4. No wall that goes all the way round is joined to what lies outside it.
        return a.id not in self.inside and b.id not in self.inside

    # What can be reached

    def is_open(self, place: Location) -> bool:
        """D-ENT-1, D-ENT-3. Whether a location can be reached from the edge of the sheet, past all others."""
        shape = self.shapes[place.id]
        others: list[Shape] = []
        for id, other in self.shapes.items():
            if id == place.id:
                continue
            if other.is_closed and share_inside(shape, other) >= 1.0 - ASTRIDE:
                return False
            # Roads lead to a place and keep nobody from it.
            if other.is_closed or other.reach or id in self.walls:
                others.append(other)
        # Away from the middle of the city it is likeliest.
        x, y = self.middles[place.id]
        x, y = x - self.heart[0], y - self.heart[1]
        outwards = [(-x * dx - y * dy, dx, dy) for dx, dy in DIRECTIONS]
        outwards.sort()
        return any(self._is_free(shape, dx, dy, others) for _, dx, dy in outwards)

    def _is_free(self, shape: Shape, dx: int, dy: int, others: list[Shape]) -> bool:
        """Whether nothing stands between a shape and the edge on one side."""
        x, y = shape.furthest(dx, dy)
        ray: Side = (x, y, x + dx * FAR, y + dy * FAR)
        for other in others:
            if _is_barred(ray, other):
                return False
        return True


@lru_cache(maxsize=4096)
def _is_barred(ray: Side, shape: Shape) -> bool:
    """Whether a shape stands in the way that begins here."""
    return shape.contains(ray[0], ray[1]) or crossings(ray, shape) != [] or _is_grazed(ray, shape)


def _is_grazed(ray: Side, shape: Shape) -> bool:
    """Whether a ray comes so near to a shape that nobody gets by: between neighbours (D-CON-2) there is no way in."""
    dx, dy = ray[2] - ray[0], ray[3] - ray[1]
    far = length(dx, dy)
    for x, y in shape.points:
        along = (x - ray[0]) * dx + (y - ray[1]) * dy
        aside = (x - ray[0]) * dy - (y - ray[1]) * dx
        if along > 0.0 and abs(aside) < (shape.reach + NEAR / 2.0) * far:
            return True
    return False
