"""Lines as points: simpler ones, even ones, and what lies beside them. Plain numbers, in any unit."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import hypot
from typing import Final

Spot = tuple[float, float]
BORDER: Final = 110
"""A line that ends so near to the edge of the sheet leads on beyond it."""


def simplified(points: Sequence[Spot], slack: float) -> list[int]:
    """The numbers of the points that are kept so that the line strays by no more than `slack` (Douglas, Peucker)."""
    if len(points) < 3:
        return list(range(len(points)))
    kept = {0, len(points) - 1}
    todo = [(0, len(points) - 1)]
    while todo:
        first, last = todo.pop()
        (left, top), (right, low) = points[first], points[last]
        across, down = right - left, low - top
        square = across * across + down * down or 1.0
        # The nearest spot between the two, written out: every stroke comes through here as it is lifted.
        worst, at = slack * slack, -1
        for number in range(first + 1, last):
            x, y = points[number][0] - left, points[number][1] - top
            share = (x * across + y * down) / square
            share = 0.0 if share < 0 else min(share, 1.0)
            x, y = x - across * share, y - down * share
            away = x * x + y * y
            if away > worst:
                worst, at = away, number
        if at >= 0:
            kept.add(at)
            todo += [(first, at), (at, last)]
    return sorted(kept)


def few(points: Sequence[Spot], most: int) -> list[tuple[int, int]]:
    """The same line with at most so many points, as whole numbers, none twice in a row."""
    slack = 3.0
    rounded = [(round(x), round(y)) for x, y in points]
    whole = [one for number, one in enumerate(rounded) if number == 0 or one != rounded[number - 1]]
    kept = [whole[number] for number in simplified(whole, slack)]
    while len(kept) > most:
        slack *= 1.5
        kept = [whole[number] for number in simplified(whole, slack)]
    return kept


def length_of(points: Sequence[Spot]) -> float:
    """How long a line is."""
    return sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(points))


def even(points: Sequence[Spot], step: float) -> list[Spot]:
    """Points along the line, `step` apart, with both its ends."""
    if len(points) < 2:
        return list(points)
    total = length_of(points)
    count = max(1, round(total / step))
    apart = total / count
    found: list[Spot] = [points[0]]
    gone, wanted = 0.0, apart
    for a, b in pairwise(points):
        part = hypot(b[0] - a[0], b[1] - a[1])
        while part > 0 and gone + part >= wanted - 1e-9 and len(found) < count:
            share = (wanted - gone) / part
            found.append((a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share))
            wanted += apart
        gone += part
    found.append(points[-1])
    return found


def rounded(points: Sequence[Spot], *, closed: bool = False, times: int = 2) -> list[Spot]:
    """The line with its corners cut, again and again (Chaikin); an open one keeps its ends."""
    line = list(points)
    for _ in range(times):
        if len(line) < 3:
            return line
        cut: list[Spot] = [] if closed else [line[0]]
        for a, b in pairwise([*line, line[0]] if closed else line):
            cut.append((a[0] * 0.75 + b[0] * 0.25, a[1] * 0.75 + b[1] * 0.25))
            cut.append((a[0] * 0.25 + b[0] * 0.75, a[1] * 0.25 + b[1] * 0.75))
        if not closed:
            cut[1:2], cut[-2:-1] = [], []
            cut.append(line[-1])
        line = cut
    return line


def beside(points: Sequence[Spot], away: float | Sequence[float]) -> list[Spot]:
    """The line moved sideways, to its right where `away` is positive; one number, or one for each point."""
    found: list[Spot] = []
    last = len(points) - 1
    for number, (x, y) in enumerate(points):
        before, after = points[max(0, number - 1)], points[min(last, number + 1)]
        across, down = after[0] - before[0], after[1] - before[1]
        length = hypot(across, down) or 1.0
        far = away if isinstance(away, (int, float)) else away[number]
        found.append((x - down / length * far, y + across / length * far))
    return found


def led_on(points: Sequence[tuple[int, int, int]], width: int, height: int) -> list[tuple[int, int, int]]:
    """A road or a river whose ends lie at the edge of the sheet, led on beyond it; points are x, y and pressure."""
    line = list(points)
    for _ in range(2):
        x, y, press = line[-1]
        if not (BORDER < x < width - BORDER and BORDER < y < height - BORDER):
            # A hand trembles where it ends: what counts is the way a little before.
            before = next((one for one in line[::-1] if hypot(one[0] - x, one[1] - y) > 3 * BORDER), line[0])
            far = hypot(x - before[0], y - before[1]) or 1.0
            step = 3 * BORDER / far
            line.append((round(x + (x - before[0]) * step), round(y + (y - before[1]) * step), press))
        line.reverse()
    return line


def middle_of(points: Sequence[Spot]) -> Spot:
    """The middle of an area's outline: that of its surface, or of its points where it has hardly any."""
    area = across = down = 0.0
    for a, b in pairwise([*points, points[0]]):
        part = a[0] * b[1] - b[0] * a[1]
        area += part
        across += (a[0] + b[0]) * part
        down += (a[1] + b[1]) * part
    if abs(area) < 1:
        return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)
    return across / (3 * area), down / (3 * area)


def is_inside(x: float, y: float, outline: Sequence[Spot]) -> bool:
    """Whether a spot lies within a closed outline."""
    inside = False
    for a, b in pairwise([*outline, outline[0]]):
        if (a[1] > y) != (b[1] > y) and x < (b[0] - a[0]) * (y - a[1]) / (b[1] - a[1]) + a[0]:
            inside = not inside
    return inside


def box_of(points: Sequence[Spot]) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of what these points reach."""
    return (
        min(x for x, _ in points),
        min(y for _, y in points),
        max(x for x, _ in points),
        max(y for _, y in points),
    )


def nearest_on(spot: Spot, points: Sequence[Spot]) -> Spot:
    """The spot on a line that is nearest to a spot."""
    found = [_nearest_between(spot, a, b) for a, b in pairwise(points)]
    return min(found, key=lambda one: hypot(spot[0] - one[0], spot[1] - one[1]), default=points[0])


def _nearest_between(spot: Spot, a: Spot, b: Spot) -> Spot:
    across, down = b[0] - a[0], b[1] - a[1]
    square = across * across + down * down
    share = 0.0 if square == 0 else ((spot[0] - a[0]) * across + (spot[1] - a[1]) * down) / square
    share = max(0.0, min(1.0, share))
    return a[0] + across * share, a[1] + down * share
