"""What shape a piece of ground has for somebody who lays it on a table: square to it, turned, or long and bent."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from rules_core.ground.directions import DIRECTIONS, TURN_STEP
from rules_core.ground.geometry import Outline, Point, distance_to_segment, length, whole
from rules_core.song.options import INCH

LONG: Final = 4
"""A piece so many times as long as it is wide is laid by its ends."""
BENT: Final = INCH
"""A bend that lies further than this off the straight line is told."""


def is_square_to_table(outline: Outline) -> bool:
    """Whether all sides run along the edges of the table."""
    return all(ax == bx or ay == by for ax, ay, bx, by in outline.edges)


def strip(outline: Outline) -> list[Point]:
    """The middle line of a long piece whose corners run up one side and down the other; [] for any other shape."""
    points = outline.points
    count = len(points)
    if count < 4 or count % 2:
        return []
    for shift in range(count // 2):
        order = points[shift:] + points[:shift]
        middle: list[Point] = []
        widest = 0.0
        for number in range(count // 2):
            ax, ay = order[number]
            bx, by = order[count - 1 - number]
            middle.append(((ax + bx) // 2, (ay + by) // 2))
            widest = max(widest, length(ax - bx, ay - by))
        if _length_of(middle) >= LONG * widest:
            return middle
    return []


def bends(line: list[Point]) -> list[Point]:
    """The ends of a line, and between them the bends that one would notice (Douglas and Peucker's way)."""
    first, last = line[0], line[-1]
    far, farthest = 0, float(BENT)
    for number in range(1, len(line) - 1):
        x, y = line[number]
        off = distance_to_segment(x, y, first[0], first[1], last[0], last[1])
        if off > farthest:
            far, farthest = number, off
    if far == 0:
        return [first, last]
    return bends(line[: far + 1])[:-1] + bends(line[far:])


def turn_of(outline: Outline) -> int:
    """By how many degrees the longest side is turned clockwise from the table's edges, 0 to 85, to the nearest 5."""
    across, down, size = 0.0, 0.0, 0.0
    for _, _, dx, dy, _, long in outline.sides:
        if long > size:
            across, down, size = dx, dy, long
    best, nearest = 0, -1.0
    for number, (cosine, sine) in enumerate(DIRECTIONS):
        along = across * cosine + down * sine
        if along > nearest:
            best, nearest = number, along
    return best * TURN_STEP % 90


def _length_of(line: list[Point]) -> int:
    total = 0.0
    for (ax, ay), (bx, by) in pairwise(line):
        total += length(bx - ax, by - ay)
    return whole(total)
