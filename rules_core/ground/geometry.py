"""Points, segments, discs and outlines: the plane geometry below everything that asks about space.

Lengths and positions are whole tenths of a millimetre; x runs to the right and y down, as on the screen. Distances
inside this module are floats made with + - * / and sqrt alone, so every platform computes the same ones.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

Point = tuple[int, int]

SLACK: Final = 2
"""Overlap that is put down to rounding. A spot rounded to whole units is off by at most 0.71, so a base that was
placed in contact never counts as overlapping, not even when it was rounded against two neighbours at once."""

TOUCH: Final = 5
"""Bases and outlines with a gap up to this (half a millimetre) are in contact. A placed contact has a gap of at most
0.71, so rounding cannot break it."""

FAR: Final = 1.0e18
"""A float greater than every length on a table."""

SIDE: Final = 1 << 17
"""More than any table is long: two numbers in one are found twice as quickly."""


def round_half_away(value: float) -> int:
    """The nearest whole number, halves away from zero: the one way floats become positions and lengths."""
    return int(value + 0.5) if value >= 0.0 else -int(0.5 - value)


def length(dx: float, dy: float) -> float:
    """Length of a vector."""
    return sqrt(dx * dx + dy * dy)


def distance_to_segment(x: float, y: float, ax: float, ay: float, bx: float, by: float) -> float:
    """Distance of a point from the segment a-b."""
    dx = bx - ax
    dy = by - ay
    px = x - ax
    py = y - ay
    along = px * dx + py * dy
    if along <= 0.0:
        return sqrt(px * px + py * py)
    square = dx * dx + dy * dy
    if along >= square:
        px = x - bx
        py = y - by
        return sqrt(px * px + py * py)
    return abs(px * dy - py * dx) / sqrt(square)


def nearest_on_segment(x: float, y: float, ax: float, ay: float, bx: float, by: float) -> tuple[float, float]:
    """The point of the segment a-b nearest to (x, y)."""
    dx = bx - ax
    dy = by - ay
    along = (x - ax) * dx + (y - ay) * dy
    if along <= 0.0:
        return ax, ay
    square = dx * dx + dy * dy
    if along >= square:
        return bx, by
    share = along / square
    return ax + dx * share, ay + dy * share


def segments_meet(ax: float, ay: float, bx: float, by: float, cx: float, cy: float, dx: float, dy: float) -> bool:
    """Whether the segments a-b and c-d have a point in common."""
    c_side = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
    d_side = (bx - ax) * (dy - ay) - (by - ay) * (dx - ax)
    if (c_side > 0.0 and d_side > 0.0) or (c_side < 0.0 and d_side < 0.0):
        return False
    a_side = (dx - cx) * (ay - cy) - (dy - cy) * (ax - cx)
    b_side = (dx - cx) * (by - cy) - (dy - cy) * (bx - cx)
    if (a_side > 0.0 and b_side > 0.0) or (a_side < 0.0 and b_side < 0.0):
        return False
    if c_side != 0.0 or d_side != 0.0 or a_side != 0.0 or b_side != 0.0:
        return True
    # All on one line: they meet when their extents overlap both ways.
    return (
        min(ax, bx) <= max(cx, dx)
        and min(cx, dx) <= max(ax, bx)
        and min(ay, by) <= max(cy, dy)
        and min(cy, dy) <= max(ay, by)
    )


def segment_distance(ax: float, ay: float, bx: float, by: float, cx: float, cy: float, dx: float, dy: float) -> float:
    """Least distance between the segments a-b and c-d."""
    if segments_meet(ax, ay, bx, by, cx, cy, dx, dy):
        return 0.0
    best = distance_to_segment(ax, ay, cx, cy, dx, dy)
    best = min(best, distance_to_segment(bx, by, cx, cy, dx, dy))
    best = min(best, distance_to_segment(cx, cy, ax, ay, bx, by))
    return min(best, distance_to_segment(dx, dy, ax, ay, bx, by))


class Body:
    """Something round that stands on the table: a model on its base, a marker. Its centre, its radius, its id."""

    def __init__(self, body_id: str, x: int, y: int, radius: int) -> None:
        self.id = body_id
        self.x = x
        self.y = y
        self.radius = radius
        self.crosses: int = 0
        """Traits of impassable pieces that do not stop it: WATER for whoever swims (SBH-TER-1)."""
        self.floor: int = 0
        """The floor of a building on which it stands, 0 for the ground; bodies on different floors do not touch."""


class OutlineSide:
    """A side of an outline: its first corner, how far it runs across and down, its squared length and its length."""

    def __init__(self, ax: float, ay: float, dx: float, dy: float) -> None:
        self.ax: Final[float] = ax
        self.ay: Final[float] = ay
        self.dx: Final[float] = dx
        self.dy: Final[float] = dy
        self.square: Final[float] = dx * dx + dy * dy
        self.size: Final[float] = length(dx, dy)


class Outline:
    """A simple polygon, convex or not, corners in either sense of rotation. Immutable; edges and box are prepared.

    Its border belongs to it. Raises ValueError for fewer than three different corners or an empty area.
    """

    def __init__(self, points: Sequence[Point]) -> None:
        corners: list[Point] = []
        for point in points:
            if not corners or corners[-1] != point:
                corners.append((point[0], point[1]))
        if len(corners) > 1 and corners[0] == corners[-1]:
            corners.pop()
        if len(corners) < 3:
            raise ValueError("An outline needs at least three different corners.")
        doubled = _doubled_area(corners)
        if doubled == 0:
            raise ValueError("An outline must enclose some area.")
        if doubled < 0:
            corners.reverse()
        self.points: Final[list[Point]] = corners
        """Corners, clockwise as seen on the table, without repetitions."""
        self.left: Final[float] = float(min([x for x, _ in corners]))
        self.right: Final[float] = float(max([x for x, _ in corners]))
        self.top: Final[float] = float(min([y for _, y in corners]))
        self.bottom: Final[float] = float(max([y for _, y in corners]))
        self.middle_x: Final[float] = (self.left + self.right) / 2.0
        self.middle_y: Final[float] = (self.top + self.bottom) / 2.0
        self.corners: Final[list[tuple[float, float]]] = [(float(x), float(y)) for x, y in corners]
        edges: list[tuple[float, float, float, float]] = []
        sides: list[OutlineSide] = []
        before_x, before_y = self.corners[-1]
        reach = 0.0
        for x, y in self.corners:
            edges.append((before_x, before_y, x, y))
            sides.append(OutlineSide(before_x, before_y, x - before_x, y - before_y))
            before_x, before_y = x, y
            reach = max(reach, length(x - self.middle_x, y - self.middle_y))
        self.edges: Final[list[tuple[float, float, float, float]]] = edges
        """Edges as (ax, ay, bx, by); the inside lies to the right of a-b as seen on the table."""
        self.sides: Final[list[OutlineSide]] = sides
        """The same edges with their lengths."""
        self.reach: Final[float] = reach
        """Radius of the circle round the middle of the box that holds the whole outline."""
        self.convex: Final[bool] = _is_convex(corners)

    def contains(self, x: float, y: float) -> bool:
        """Whether the point lies inside or on the border."""
        if x < self.left or x > self.right or y < self.top or y > self.bottom:
            return False
        inside = False
        for ax, ay, bx, by in self.edges:
            if (ay > y) != (by > y):
                side = (bx - ax) * (y - ay) - (by - ay) * (x - ax)
                if side == 0.0:
                    return True
                if (side > 0.0) == (by > ay):
                    inside = not inside
            elif ay == y and by == y:
                if (ax <= x <= bx) or (bx <= x <= ax):
                    return True
            elif (ax == x and ay == y) or (bx == x and by == y):
                return True
        return inside

    def border_distance(self, x: float, y: float) -> float:
        """Distance of the point from the border, whether it lies inside or outside."""
        best = FAR
        for side in self.sides:
            dx = side.dx
            dy = side.dy
            px = x - side.ax
            py = y - side.ay
            along = px * dx + py * dy
            if along <= 0.0:
                # Nearest to the first corner, which is the last one of the edge before.
                continue
            if along >= side.square:
                px -= dx
                py -= dy
                gap = sqrt(px * px + py * py)
            else:
                gap = (px * dy - py * dx) / side.size
                if gap < 0.0:
                    gap = -gap
            if gap < best:
                best = gap
        return best

    def distance(self, x: float, y: float) -> float:
        """Distance of the point from the outline; 0 inside."""
        if self.contains(x, y):
            return 0.0
        return self.border_distance(x, y)

    def nearer_than(self, x: float, y: float, limit: float) -> bool:
        """Whether the point is inside or nearer to the outline than the limit: `distance(x, y) < limit`, but quick."""
        if x <= self.left - limit or x >= self.right + limit or y <= self.top - limit or y >= self.bottom + limit:
            return False
        return self.distance(x, y) < limit

    def nearest_on_border(self, x: float, y: float) -> tuple[float, float]:
        """The point of the border nearest to (x, y), not rounded; the first edge wins a tie."""
        best = FAR
        best_x = x
        best_y = y
        for ax, ay, bx, by in self.edges:
            near_x, near_y = nearest_on_segment(x, y, ax, ay, bx, by)
            gap = length(near_x - x, near_y - y)
            if gap < best:
                best = gap
                best_x = near_x
                best_y = near_y
        return best_x, best_y

    def nearest_point(self, x: int, y: int) -> Point:
        """The point of the outline nearest to (x, y), which is the point itself when it lies inside."""
        if self.contains(x, y):
            return x, y
        near_x, near_y = self.nearest_on_border(x, y)
        return round_half_away(near_x), round_half_away(near_y)

    def crossings(self, ax: float, ay: float, bx: float, by: float) -> list[float]:
        """Where the segment a-b meets the border, as shares of its length (0 to 1), ascending, with 0 and 1 added."""
        dx = bx - ax
        dy = by - ay
        square = dx * dx + dy * dy
        shares: list[float] = [0.0, 1.0]
        if square == 0.0:
            return shares
        for cx, cy, ex, ey in self.edges:
            c_side = dx * (cy - ay) - dy * (cx - ax)
            e_side = dx * (ey - ay) - dy * (ex - ax)
            if (c_side > 0.0 and e_side > 0.0) or (c_side < 0.0 and e_side < 0.0):
                continue
            if c_side == e_side:
                # Both ends of the edge lie on the line: its ends may be where the segment enters or leaves.
                share = ((cx - ax) * dx + (cy - ay) * dy) / square
                if 0.0 < share < 1.0:
                    shares.append(share)
                share = ((ex - ax) * dx + (ey - ay) * dy) / square
            else:
                part = c_side / (c_side - e_side)
                meet_x = cx + (ex - cx) * part
                meet_y = cy + (ey - cy) * part
                share = ((meet_x - ax) * dx + (meet_y - ay) * dy) / square
            if 0.0 < share < 1.0:
                shares.append(share)
        shares.sort()
        return shares

    def inside_length(self, ax: float, ay: float, bx: float, by: float, depth: float = 0.01) -> float:
        """How much of the segment a-b runs through the interior, deeper than `depth` in the middle of each stretch.

        The smallest depth keeps rounding from taking a stretch along the border for one inside.
        """
        if self.misses_box(ax, ay, bx, by):
            return 0.0
        dx = bx - ax
        dy = by - ay
        side = dx * (self.middle_y - ay) - dy * (self.middle_x - ax)
        if side * side > self.reach * self.reach * (dx * dx + dy * dy):
            # Past the round hull.
            return 0.0
        total = 0.0
        before = 0.0
        for share in self.crossings(ax, ay, bx, by):
            if share > before:
                middle = (before + share) / 2.0
                x = ax + (bx - ax) * middle
                y = ay + (by - ay) * middle
                if self.contains(x, y) and self.border_distance(x, y) > depth:
                    total += share - before
                before = share
        return total * length(bx - ax, by - ay)

    def segment_hits(self, ax: float, ay: float, bx: float, by: float) -> bool:
        """Whether the segment a-b passes through the interior; running along the border or past a corner does not."""
        return self.inside_length(ax, ay, bx, by) > 0.0

    def misses_box(self, ax: float, ay: float, bx: float, by: float) -> bool:
        """Whether the segment a-b certainly misses the outline, seen from the boxes alone."""
        return (
            (ax <= self.left and bx <= self.left)
            or (ax >= self.right and bx >= self.right)
            or (ay <= self.top and by <= self.top)
            or (ay >= self.bottom and by >= self.bottom)
        )

    def segment_gap(self, ax: float, ay: float, bx: float, by: float) -> float:
        """Least distance between the segment a-b and the outline; 0 when they meet."""
        if self.contains(ax, ay) or self.contains(bx, by):
            return 0.0
        best = FAR
        for cx, cy, dx, dy in self.edges:
            best = min(best, segment_distance(ax, ay, bx, by, cx, cy, dx, dy))
            if best == 0.0:
                return 0.0
        return best

    def gap_to(self, other: Outline) -> float:
        """Least distance between two outlines; 0 when they meet or one holds the other."""
        if self.right < other.left or other.right < self.left or self.bottom < other.top or other.bottom < self.top:
            # They cannot cross, so a corner of one of them is nearest to the other.
            return min(
                min([self.border_distance(x, y) for x, y in other.corners]),
                min([other.border_distance(x, y) for x, y in self.corners]),
            )
        x, y = other.corners[0]
        if self.contains(x, y):
            return 0.0
        x, y = self.corners[0]
        if other.contains(x, y):
            return 0.0
        best = FAR
        for ax, ay, bx, by in other.edges:
            for cx, cy, dx, dy in self.edges:
                best = min(best, segment_distance(ax, ay, bx, by, cx, cy, dx, dy))
        return best

    def overlaps(self, other: Outline) -> bool:
        """Whether the two interiors have a point in common, more than SLACK deep; touching borders do not count."""
        if self.right <= other.left or other.right <= self.left or self.bottom <= other.top or other.bottom <= self.top:
            return False
        return self._reaches_into(other) or other._reaches_into(self)

    def _reaches_into(self, other: Outline) -> bool:
        """Whether an edge, or the middle of the triangle at a corner (for outlines that all but coincide), does."""
        for ax, ay, bx, by in self.edges:
            if other.inside_length(ax, ay, bx, by, SLACK) > 0.0:
                return True
        for index in range(len(self.corners)):
            ax, ay = self.corners[index - 2]
            bx, by = self.corners[index - 1]
            cx, cy = self.corners[index]
            x = (ax + bx + cx) / 3.0
            y = (ay + by + cy) / 3.0
            if self.holds(x, y) and other.holds(x, y):
                return True
        return False

    def holds(self, x: float, y: float) -> bool:
        """Whether the point lies inside, more than SLACK from the border."""
        return self.contains(x, y) and self.border_distance(x, y) > SLACK


def _doubled_area(corners: list[Point]) -> int:
    """Twice the area, positive when the corners run clockwise as seen on the table (y down)."""
    total = 0
    before_x, before_y = corners[-1]
    for x, y in corners:
        total += before_x * y - x * before_y
        before_x, before_y = x, y
    return total


def _is_convex(corners: list[Point]) -> bool:
    """Whether clockwise corners make a convex polygon."""
    count = len(corners)
    for index in range(count):
        ax, ay = corners[index - 2]
        bx, by = corners[index - 1]
        cx, cy = corners[index]
        if (bx - ax) * (cy - by) - (by - ay) * (cx - bx) < 0:
            return False
    return True


def placed(corners: Sequence[Point], x: int, y: int, turn: tuple[int, int] = (10000, 0)) -> Outline:
    """An outline whose corners are given round (0, 0), turned by a table direction, set down at (x, y)."""
    cosine, sine = turn
    points: list[Point] = []
    for across, along in corners:
        points.append(
            (
                x + round_half_away((across * cosine - along * sine) / 10000.0),
                y + round_half_away((across * sine + along * cosine) / 10000.0),
            )
        )
    return Outline(points)


def rectangle(x: int, y: int, width: int, depth: int, turn: tuple[int, int] = (10000, 0)) -> Outline:
    """A rectangle round the middle point (x, y), turned by a direction of the direction table."""
    left = width // 2
    top = depth // 2
    corners = [(-left, -top), (width - left, -top), (width - left, depth - top), (-left, depth - top)]
    return placed(corners, x, y, turn)
