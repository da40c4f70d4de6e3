"""Shapes on the sheet: how far they are apart, where lines cross, what lies inside what."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Final

from rules_core.ground.geometry import length, nearest_on_segment

Side = tuple[float, float, float, float]
"""From a point to the next one."""

BORDER_SPOTS: Final = 64
"""Of so many points of an outline its middle line is made."""


class Gap:
    """How far two shapes are apart, and the points where they are nearest."""

    def __init__(self, wide: float, ax: float, ay: float, bx: float, by: float) -> None:
        self.wide: Final = wide
        self.line: Final[Side] = (ax, ay, bx, by)


class Shape:
    """A line, an outline or a spot. `reach` is how far it goes beyond its points."""

    def __init__(self, points: Sequence[tuple[float, float]], *, is_closed: bool, reach: float = 0.0) -> None:
        self.points: Final = list(points)
        self.is_closed: Final = is_closed
        self.reach: Final = reach
        sides: list[Side] = []
        for number in range(1, len(self.points)):
            ax, ay = self.points[number - 1]
            bx, by = self.points[number]
            sides.append((ax, ay, bx, by))
        if is_closed or len(self.points) == 1:
            ax, ay = self.points[-1]
            bx, by = self.points[0]
            sides.append((ax, ay, bx, by))
        self.sides: Final = sides
        self.left: Final = min([x for x, _ in self.points]) - reach
        self.right: Final = max([x for x, _ in self.points]) + reach
        self.top: Final = min([y for _, y in self.points]) - reach
        self.bottom: Final = max([y for _, y in self.points]) + reach
        self._middle: tuple[float, float] | None = None

    def long(self) -> float:
        """The length of all sides."""
        return sum([length(bx - ax, by - ay) for ax, ay, bx, by in self.sides])

    def spots(self, count: int) -> list[tuple[float, float]]:
        """So many points along all sides, evenly, from the first point on."""
        step = self.long() / count
        found: list[tuple[float, float]] = []
        gone = 0.0
        for ax, ay, bx, by in self.sides:
            way = length(bx - ax, by - ay)
            while way > 0.0 and len(found) < count and step * len(found) <= gone + way:
                part = (step * len(found) - gone) / way
                found.append((ax + (bx - ax) * part, ay + (by - ay) * part))
            gone += way
        return found or [self.points[0]]

    def middle(self) -> tuple[float, float]:
        """The middle of what an outline encloses, or half the way along a line."""
        if self._middle is None:
            self._middle = self._centre() if self.is_closed else self._half_way()
        return self._middle

    def _half_way(self) -> tuple[float, float]:
        left = self.long() / 2.0
        for ax, ay, bx, by in self.sides:
            way = length(bx - ax, by - ay)
            if left <= way and way > 0.0:
                return ax + (bx - ax) * left / way, ay + (by - ay) * left / way
            left -= way
        return self.points[-1]

    def _centre(self) -> tuple[float, float]:
        twice = across = down = 0.0
        for ax, ay, bx, by in self.sides:
            part = ax * by - bx * ay
            twice += part
            across += (ax + bx) * part
            down += (ay + by) * part
        if abs(twice) < 1.0:
            # Nothing is enclosed: a line that goes there and back.
            return (self.left + self.right) / 2.0, (self.top + self.bottom) / 2.0
        return across / (3.0 * twice), down / (3.0 * twice)

    def contains(self, x: float, y: float) -> bool:
        """Whether a point lies inside an outline."""
        if not self.is_closed or not (self.left <= x <= self.right and self.top <= y <= self.bottom):
            return False
        is_inside = False
        for ax, ay, bx, by in self.sides:
            if (ay > y) != (by > y) and x < ax + (bx - ax) * (y - ay) / (by - ay):
                is_inside = not is_inside
        return is_inside

    def reaches(self, x: float, y: float, far: float) -> bool:
        """Whether a point is no farther from the box than this."""
        return self.left - far <= x <= self.right + far and self.top - far <= y <= self.bottom + far

    def is_near(self, other: Shape, far: float) -> bool:
        """Whether their boxes are no farther apart than this: nothing else need be measured exactly."""
        return (
            self.left - other.right <= far
            and other.left - self.right <= far
            and self.top - other.bottom <= far
            and other.top - self.bottom <= far
        )

    def furthest(self, dx: float, dy: float) -> tuple[float, float]:
        """The point that lies farthest in a direction."""
        best = self.points[0]
        most = best[0] * dx + best[1] * dy
        for x, y in self.points:
            if x * dx + y * dy > most:
                best, most = (x, y), x * dx + y * dy
        return best


def middle_line(outline: Shape) -> Shape:
    """The line between the two long sides of an outline."""
    return Shape([_between(pair, 0.5) for pair in _borders(outline)], is_closed=False)


def _borders(outline: Shape) -> list[Side]:
    """The two long sides of an outline, as ways straight across it from one end to the other.

    Points of the border are paired from one end of it to the other; of all ways to pair them, the one on which pairs
    lie nearest to each other goes across the outline and not along it.
    """
    spots = outline.spots(BORDER_SPOTS)
    count = len(spots)
    best: list[Side] = []
    least = -1.0
    for end in range((count + 1) // 2):
        across: list[Side] = []
        wide = 0.0
        for step in range(count // 2 + 1):
            ax, ay = spots[(end + step) % count]
            bx, by = spots[(end - step) % count]
            wide += length(bx - ax, by - ay)
            across.append((ax, ay, bx, by))
        if least < 0.0 or wide < least:
            best, least = across, wide
    return best


def _between(way: Side, part: float) -> tuple[float, float]:
    ax, ay, bx, by = way
    return ax + (bx - ax) * part, ay + (by - ay) * part


def wide_pieces(outline: Shape, cuts: Sequence[tuple[float, float]], barriers: Sequence[Shape]) -> list[Shape]:
    """An outline cut where its middle line was crossed; each piece keeps its width, as far as the barriers let it."""
    across = _borders(outline)
    found: list[Shape] = []
    piece = across[:1]
    for before, after in pairwise(across):
        (ax, ay), (bx, by) = _between(before, 0.5), _between(after, 0.5)
        whole = max(1.0, length(bx - ax, by - ay))
        for gone, _, _ in _cuts_along((ax, ay, bx, by), cuts):
            # Just before the cut, and on just behind it.
            found.append(_within([*piece, _mixed(before, after, (gone - 1.0) / whole)], barriers))
            piece = [_mixed(before, after, (gone + 1.0) / whole)]
        piece.append(after)
    found.append(_within(piece, barriers))
    return found


def _mixed(before: Side, after: Side, part: float) -> Side:
    (ax, ay), (bx, by) = [
        _between((before[at], before[at + 1], after[at], after[at + 1]), min(1.0, max(0.0, part))) for at in (0, 2)
    ]
    return ax, ay, bx, by


def _within(across: Sequence[Side], barriers: Sequence[Shape]) -> Shape:
    """The outline round ways across; from its middle each goes to the border, or to a barrier that comes first."""
    left: list[tuple[float, float]] = []
    right: list[tuple[float, float]] = []
    for way in across:
        x, y = _between(way, 0.5)
        for border, bx, by in ((left, way[0], way[1]), (right, way[2], way[3])):
            met = [spot for barrier in barriers for spot in crossings((x, y, bx, by), barrier)]
            border.append(min([(bx, by), *met], key=lambda spot: length(spot[0] - x, spot[1] - y)))
    return Shape([*left, *reversed(right)], is_closed=True)


def _cuts_along(side: Side, cuts: Sequence[tuple[float, float]]) -> list[tuple[float, float, float]]:
    """Where a side was cut, in the order of the way: how far along, and the spot."""
    ax, ay, bx, by = side
    along = [
        (length(x - ax, y - ay), x, y)
        for x, y in cuts
        if length(x - ax, y - ay) + length(x - bx, y - by) < length(bx - ax, by - ay) + 1.0
    ]
    along.sort()
    return along


@lru_cache(maxsize=4096)
def share_inside(shape: Shape, ring: Shape) -> float:
    """How much of a shape lies inside an outline, from 0 to 1: by quarters of its sides, or by what a spot reaches."""
    within = whole = 0.0
    if shape.reach:
        x, y = shape.points[0]
        far = shape.reach
        around = ((x + far, y), (x - far, y), (x, y + far), (x, y - far))
        return sum([0.25 for a, b in around if ring.contains(a, b)])
    for ax, ay, bx, by in shape.sides:
        half = length(bx - ax, by - ay) / 2.0
        whole += 2.0 * half
        for share in (0.25, 0.75):
            if ring.contains(ax + (bx - ax) * share, ay + (by - ay) * share):
                within += half
    return within / whole if whole > 0.0 else 0.0


@lru_cache(maxsize=4096)
def gap_between(a: Shape, b: Shape, far: float) -> Gap:
    """How far two shapes are apart; 0 where they touch, cross, or one lies inside the other.

    A gap wider than `far` is not measured to its end: it comes out as too wide, and that is all.
    """
    ax, ay = a.points[0]
    bx, by = b.points[0]
    if a.contains(bx, by) or b.contains(ax, ay) or _crosses_any(a, b):
        return Gap(0.0, ax, ay, ax, ay)
    best = length(bx - ax, by - ay)
    line: Side = (ax, ay, bx, by)
    for one, other in ((a, b), (b, a)):
        around = far + one.reach
        for x, y in one.points:
            if not other.reaches(x, y, around):
                continue
            for cx, cy, dx, dy in other.sides:
                px, py = nearest_on_segment(x, y, cx, cy, dx, dy)
                wide = length(px - x, py - y)
                if wide < best:
                    best = wide
                    line = (x, y, px, py) if one is a else (px, py, x, y)
    return Gap(max(0.0, best - a.reach - b.reach), line[0], line[1], line[2], line[3])


def _crosses_any(a: Shape, b: Shape) -> bool:
    if not a.is_near(b, 0.0):
        return False
    return any(do_cross(one, other) for one in a.sides for other in b.sides)


def do_cross(one: Side, other: Side) -> bool:
    """Whether two sides cross. Of a line through a corner exactly one of the corner's sides counts."""
    ax, ay, bx, by = one
    cx, cy, dx, dy = other
    return (_turn(ax, ay, bx, by, cx, cy) > 0.0) != (_turn(ax, ay, bx, by, dx, dy) > 0.0) and (
        _turn(cx, cy, dx, dy, ax, ay) > 0.0
    ) != (_turn(cx, cy, dx, dy, bx, by) > 0.0)


def _turn(ax: float, ay: float, bx: float, by: float, x: float, y: float) -> float:
    """On which side of a line a point lies."""
    return (bx - ax) * (y - ay) - (by - ay) * (x - ax)


def crossings(way: Side, line: Shape) -> list[tuple[float, float]]:
    """Where a straight way crosses a line or an outline, in the order of its sides."""
    ax, ay, bx, by = way
    if not (
        min(ax, bx) <= line.right
        and line.left <= max(ax, bx)
        and min(ay, by) <= line.bottom
        and line.top <= max(ay, by)
    ):
        return []
    found: list[tuple[float, float]] = []
    for side in line.sides:
        if do_cross(way, side):
            before = _turn(side[0], side[1], side[2], side[3], ax, ay)
            after = _turn(side[0], side[1], side[2], side[3], bx, by)
            part = before / (before - after)
            found.append((ax + (bx - ax) * part, ay + (by - ay) * part))
    return found


def pieces(line: Shape, cuts: Sequence[tuple[float, float]]) -> list[Shape]:
    """A line cut where it was crossed."""
    found: list[Shape] = []
    piece = [line.points[0]]
    for side in line.sides:
        for _, x, y in _cuts_along(side, cuts):
            found.append(Shape([*piece, (x, y)], is_closed=False))
            piece = [(x, y)]
        piece.append((side[2], side[3]))
    found.append(Shape(piece, is_closed=False))
    return found
