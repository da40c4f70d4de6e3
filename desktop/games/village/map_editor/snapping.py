"""Snapping: to the grid, and to the edges and middles of other things, with the guide lines to show why."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from desktop.games.village.map_editor.shapes import Box, Place


@dataclass(frozen=True)
class GuideLine:
    """A line along which something was brought into line with something else."""

    start: Place
    end: Place


@dataclass(frozen=True)
class Snapped:
    """By how much to move further, and the lines that say why."""

    across: float = 0.0
    down: float = 0.0
    guides: tuple[GuideLine, ...] = ()


class SnapLines:
    """The edges and middles of some boxes, in order, so that the nearest is found at once; made once for a drag."""

    def __init__(self, boxes: Sequence[Box] = ()) -> None:
        self.across = _in_order([(at, box) for box in boxes for at in (box.left, box.middle[0], box.right)])
        self.down = _in_order([(at, box) for box in boxes for at in (box.top, box.middle[1], box.bottom)])


def _in_order(lines: list[tuple[float, Box]]) -> list[tuple[float, Box]]:
    return sorted(lines, key=_at)


def _at(line: tuple[float, Box]) -> float:
    return line[0]


def snapped(box: Box, others: SnapLines, grid: float, reach: float) -> Snapped:
    """Where a box comes to lie near others and on a grid.

    `reach` is how near, in inches, an edge or a middle must be to another one to be caught; the grid (0: none) catches
    the upper left corner where nothing else does.
    """
    across, across_from = _nearest((box.left, box.middle[0], box.right), others.across, reach)
    down, down_from = _nearest((box.top, box.middle[1], box.bottom), others.down, reach)
    if across is None:
        across = to_grid(box.left, grid) - box.left
    if down is None:
        down = to_grid(box.top, grid) - box.top
    placed = box.moved(across, down)
    return Snapped(across, down, (*_upright(placed, across_from), *_level(placed, down_from)))


def snapped_place(place: Place, places: Iterable[Place], grid: float, reach: float) -> Snapped:
    """The same for one place, such as a corner: it is caught by other corners, in each direction for itself."""
    across = down = None
    guides: list[GuideLine] = []
    for other in places:
        x, y = other[0] - place[0], other[1] - place[1]
        if abs(x) <= reach and (across is None or abs(x) < abs(across[0])):
            across = (x, other)
        if abs(y) <= reach and (down is None or abs(y) < abs(down[0])):
            down = (y, other)
    right = across[0] if across is not None else to_grid(place[0], grid) - place[0]
    below = down[0] if down is not None else to_grid(place[1], grid) - place[1]
    there = (place[0] + right, place[1] + below)
    if across is not None:
        guides.append(GuideLine(across[1], there))
    if down is not None:
        guides.append(GuideLine(down[1], there))
    return Snapped(right, below, tuple(guides))


def to_grid(at: float, grid: float) -> float:
    """The nearest line of a grid; the same number where there is none."""
    return round(at / grid) * grid if grid > 0 else at


def _nearest(own: Sequence[float], lines: Sequence[tuple[float, Box]], reach: float) -> tuple[float | None, list[Box]]:
    """By how much to move so that the nearest of the own lines meets one of the others, and whose these are."""
    best: float | None = None
    found: list[Box] = []
    for mine in own:
        for place in range(bisect_left(lines, mine - reach, key=_at), bisect_right(lines, mine + reach, key=_at)):
            line, box = lines[place]
            away = line - mine
            if best is None or abs(away) < abs(best) - 1e-9:
                best, found = away, [box]
            elif abs(away - best) < 1e-9 and box not in found:
                found.append(box)
    return best, found


def _upright(placed: Box, others: Sequence[Box]) -> list[GuideLine]:
    guides: list[GuideLine] = []
    for line in (placed.left, placed.middle[0], placed.right):
        met = [one for one in others if any(abs(line - at) < 1e-6 for at in (one.left, one.middle[0], one.right))]
        if met:
            top = min(placed.top, *(one.top for one in met))
            bottom = max(placed.bottom, *(one.bottom for one in met))
            guides.append(GuideLine((line, top), (line, bottom)))
    return guides


def _level(placed: Box, others: Sequence[Box]) -> list[GuideLine]:
    guides: list[GuideLine] = []
    for line in (placed.top, placed.middle[1], placed.bottom):
        met = [one for one in others if any(abs(line - at) < 1e-6 for at in (one.top, one.middle[1], one.bottom))]
        if met:
            left = min(placed.left, *(one.left for one in met))
            right = max(placed.right, *(one.right for one in met))
            guides.append(GuideLine((left, line), (right, line)))
    return guides
