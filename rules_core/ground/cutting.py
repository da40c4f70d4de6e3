"""Cuts outlines out of an outline: a brook with a bridge across it is two pieces of water.

Everything is exact: where sides cross, both get a corner there, on whole units, until no two sides cross any more. What
lies to the left and to the right of a side is then a matter of counting, and the sides with the remainder on one side
only always make closed rounds.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rules_core.ground.geometry import SLACK, Outline, Point, length, round_half_away

Side = tuple[Point, Point]

ROUNDS: Final = 12
"""New corners lie up to 0.71 beside the sides they came from, so sides that just passed each other may cross now. One
or two rounds settle that; what is left after so many would be a fault of less than a unit."""


def cut(outline: Outline, above: Sequence[Outline]) -> list[Outline]:
    """The parts of an outline that none of the outlines `above` covers; the outline itself where none overlaps it.

    Parts hold no holes: what lies round a hole is divided beside it. What rounding leaves of less depth than SLACK is
    dropped. Corners on whole units, so borders may shift by one unit.
    """
    over = [one for one in above if one.overlaps(outline)]
    if not over:
        return [outline]
    return _parts(outline, over)


def _parts(outline: Outline, over: Sequence[Outline]) -> list[Outline]:
    """The same when it is known that something overlaps."""
    found: list[Outline] = []
    for corners in _rounds(_border(outline, over)):
        doubled = 0
        around = 0.0
        before_x, before_y = corners[-1]
        for x, y in corners:
            doubled += before_x * y - x * before_y
            around += length(x - before_x, y - before_y)
            before_x, before_y = x, y
        if abs(doubled) <= around * SLACK:
            continue
        if doubled < 0:
            # A hole: both sides of a line down through its middle are looked at by themselves.
            across = round_half_away((min([x for x, _ in corners]) + max([x for x, _ in corners])) / 2.0)
            return [
                *_parts(outline, [*over, _beside(outline, across, round_half_away(outline.right) + 1)]),
                *_parts(outline, [*over, _beside(outline, round_half_away(outline.left) - 1, across)]),
            ]
        found.append(Outline(corners))
    return found


def _beside(outline: Outline, left: int, right: int) -> Outline:
    """Everything of an outline between two upright lines."""
    top = round_half_away(outline.top) - 1
    bottom = round_half_away(outline.bottom) + 1
    return Outline([(left, top), (right, top), (right, bottom), (left, bottom)])


def _border(outline: Outline, over: Sequence[Outline]) -> list[Side]:
    """The sides round what is left, each with the remainder to its right as seen on the table, in a fixed order."""
    shapes = _without_crossings([outline, *over])
    sides: dict[Side, None] = {}
    for shape in shapes:
        for (ax, ay), (bx, by) in shape:
            sides[((ax, ay), (bx, by)) if (ax, ay) < (bx, by) else ((bx, by), (ax, ay))] = None
    border: list[Side] = []
    for start, end in sides:
        right = True
        left = True
        for number, shape in enumerate(shapes):
            on_right, on_left = _windings(shape, start, end)
            right = right and (on_right != 0) == (number == 0)
            left = left and (on_left != 0) == (number == 0)
        if right and not left:
            border.append((start, end))
        elif left and not right:
            border.append((end, start))
    return border


def _windings(shape: Sequence[Side], start: Point, end: Point) -> tuple[int, int]:
    """How often a shape goes round the places just to the right and just to the left of the middle of a side.

    A ray leads from the middle straight to the right on the table, or straight down from a side that lies level. All
    lengths are doubled, so that the middle is whole.
    """
    is_level = start[1] == end[1]
    # A level side is looked at with across and down changed for each other, which mirrors the table.
    ax, ay = (start[1], start[0]) if is_level else start
    bx, by = (end[1], end[0]) if is_level else end
    x = ax + bx
    y = ay + by
    beyond = 0
    own = 0
    for first, last in shape:
        px, py = (2 * first[1], 2 * first[0]) if is_level else (2 * first[0], 2 * first[1])
        qx, qy = (2 * last[1], 2 * last[0]) if is_level else (2 * last[0], 2 * last[1])
        if (py <= y) == (qy <= y):
            continue
        way = 1 if qy > py else -1
        cross = (qx - px) * (y - py) - (x - px) * (qy - py)
        if cross == 0:
            own += way
        elif (cross > 0) == (qy > py):
            beyond += way
    # The ray begins on one side of the side; across the side itself there is one more or less of the shape.
    if is_level:
        below, above = beyond, beyond + own
        return (below, above) if end[0] > start[0] else (above, below)
    east, west = beyond, beyond + own
    return (west, east) if end[1] > start[1] else (east, west)


def _without_crossings(outlines: Sequence[Outline]) -> list[list[Side]]:
    """The sides of the outlines, divided wherever sides of any of them meet."""
    shapes: list[list[Side]] = []
    for outline in outlines:
        points = outline.points
        shapes.append([(points[number - 1], points[number]) for number in range(len(points))])
    for _ in range(ROUNDS):
        everything: list[Side] = [side for shape in shapes for side in shape]
        divided = [_divided(shape, everything) for shape in shapes]
        if [len(shape) for shape in divided] == [len(shape) for shape in shapes]:
            break
        shapes = divided
    return shapes


def _divided(shape: Sequence[Side], everything: Sequence[Side]) -> list[Side]:
    """The sides of a shape with a corner wherever another side meets them, in the same order and sense."""
    found: list[Side] = []
    for start, end in shape:
        corners: list[Point] = []
        for first, last in everything:
            corners.extend(_corners_at(start, end, first, last))
        dx = end[0] - start[0]
        dy = end[1] - start[1]
        ranked = [((x - start[0]) * dx + (y - start[1]) * dy, x, y) for x, y in corners]
        ranked.sort()
        at = start
        for along, x, y in ranked:
            if (x, y) != at and 0 < along < dx * dx + dy * dy:
                found.append((at, (x, y)))
                at = (x, y)
        if at != end:
            found.append((at, end))
    return found


def _corners_at(a: Point, b: Point, c: Point, d: Point) -> list[Point]:
    """Where the side c-d meets the side a-b between its ends: where they cross, or ends of c-d that lie on it."""
    if max(c[0], d[0]) < min(a[0], b[0]) or min(c[0], d[0]) > max(a[0], b[0]):
        return []
    if max(c[1], d[1]) < min(a[1], b[1]) or min(c[1], d[1]) > max(a[1], b[1]):
        return []
    c_side = _turn(a, b, c)
    d_side = _turn(a, b, d)
    found: list[Point] = []
    if c_side == 0 and c not in (a, b):
        found.append(c)
    if d_side == 0 and d not in (a, b):
        found.append(d)
    if found or c_side == 0 or d_side == 0 or (c_side > 0) == (d_side > 0):
        return found
    a_side = _turn(c, d, a)
    b_side = _turn(c, d, b)
    if (a_side > 0 and b_side > 0) or (a_side < 0 and b_side < 0):
        return found
    # Both sides must get the very same corner, so it is always reckoned along the same one of them.
    spot = _between(a, b, a_side, b_side) if sorted((a, b)) < sorted((c, d)) else _between(c, d, c_side, d_side)
    return [] if spot in (a, b) else [spot]


def _between(start: Point, end: Point, start_side: int, end_side: int) -> Point:
    """Where a line crosses the side from start to end, which lie so far to its two sides."""
    if end < start:
        start, end, start_side, end_side = end, start, end_side, start_side
    part = start_side / (start_side - end_side)
    x, y = start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part
    return round_half_away(x), round_half_away(y)


def _turn(a: Point, b: Point, c: Point) -> int:
    """Above 0 where c lies to the right of the line from a to b, as seen on the table; 0 on it."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def _rounds(border: Sequence[Side]) -> list[list[Point]]:
    """The closed rounds that the sides make, without corners between two sides in one line.

    Where several sides leave a corner, the sharpest turn to the right is taken, so that rounds may touch each other
    there and never cross.
    """
    leaving: dict[Point, list[Point]] = {}
    for start, end in border:
        leaving.setdefault(start, []).append(end)
    taken: dict[Side, None] = {}
    found: list[list[Point]] = []
    for first in border:
        side = first
        corners: list[Point] = []
        while side not in taken:
            taken[side] = None
            start, end = side
            following = _sharpest(start, end, leaving.get(end, []))
            if _turn(start, end, following) != 0:
                corners.append(end)
            side = (end, following)
        if side == first and len(corners) >= 3:
            found.append(corners)
    return found


def _sharpest(before: Point, at: Point, ways: Sequence[Point]) -> Point:
    """The way that turns most to the right for somebody who comes from `before`; back where there is none."""
    best = before
    for way in ways:
        if best == before or _turns_more(before, at, way, best):
            best = way
    return best


def _turns_more(before: Point, at: Point, way: Point, other: Point) -> bool:
    """Whether a way turns more to the right than another."""
    first = _turn(before, at, way)
    second = _turn(before, at, other)
    if (first > 0) != (second > 0):
        return first > 0
    if first > 0:
        return _turn(at, other, way) > 0
    # Straight on comes before every turn to the left.
    if first == 0 or second == 0:
        return first == 0 and second != 0
    return _turn(at, other, way) > 0
