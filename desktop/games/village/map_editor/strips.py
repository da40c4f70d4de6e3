"""Line-like pieces: the outline of a wall, a road or a stream from the path it was drawn along, and a gate in it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import hypot

from desktop.games.village.map_editor.shapes import Place, Shape, distance, length_of, nearest_on

SHARPEST = 2.5
"""How far a sharp bend may stick out, in half widths."""
LEAST_STUMP = 0.25
"""A stump of a wall shorter than this, in inches, is taken into the gate."""


@dataclass(frozen=True)
class Opened:
    """A strip with an opening: the parts that stay, and what lies between them."""

    parts: tuple[Shape, ...]
    gate: Shape


def strip(path: Sequence[Place], width: float) -> Shape:
    """The outline of a strip `width` wide along a path: there on the left, back on the right."""
    half = width / 2
    left: list[Place] = []
    right: list[Place] = []
    for number, place in enumerate(path):
        before = path[number - 1] if number else None
        after = path[number + 1] if number + 1 < len(path) else None
        across, down = _aside(before, place, after)
        left.append((place[0] + across * half, place[1] + down * half))
        right.append((place[0] - across * half, place[1] - down * half))
    return (*left, *reversed(right))


def _aside(before: Place | None, place: Place, after: Place | None) -> Place:
    """To the left of the way at a place, long enough that both sides keep their distance in a bend."""
    ways = [_way(start, end) for start, end in ((before, place), (place, after)) if start and end]
    normals = [(way[1], -way[0]) for way in ways]
    if len(normals) == 1:
        return normals[0]
    across, down = normals[0][0] + normals[1][0], normals[0][1] + normals[1][1]
    size = hypot(across, down)
    if size < 1e-6:
        return normals[0]
    across, down = across / size, down / size
    reach = min(SHARPEST, 1 / max(1e-6, across * normals[0][0] + down * normals[0][1]))
    return across * reach, down * reach


def _way(start: Place, end: Place) -> Place:
    long = distance(start, end) or 1.0
    return (end[0] - start[0]) / long, (end[1] - start[1]) / long


def path_of(shape: Sequence[Place]) -> tuple[tuple[Place, ...], float] | None:
    """The path and the width of a strip; None for a shape that is none: it is too thick for its length."""
    count = len(shape)
    if count < 4 or count % 2:
        return None
    found = [_halves(shape), _halves((*shape[1:], shape[0]))]
    # Taken across instead of along, the same outline gives the shorter path.
    path, width = max(found, key=lambda one: length_of(one[0]))
    if length_of(path) < width * 1.5:
        return None
    return path, width


def _halves(shape: Sequence[Place]) -> tuple[tuple[Place, ...], float]:
    half = len(shape) // 2
    pairs = [(shape[number], shape[-1 - number]) for number in range(half)]
    path = tuple(((one[0] + other[0]) / 2, (one[1] + other[1]) / 2) for one, other in pairs)
    # Bends are wider than the strip itself, so the narrowest pair tells its width.
    return path, min(distance(one, other) for one, other in pairs)


def opened(shape: Sequence[Place], place: Place, wide: float) -> Opened | None:
    """Cut an opening `wide` inches wide into a strip at the place nearest to the one given.

    A stump that would be shorter than a quarter of an inch goes as well. None for a shape that is no strip, or one
    that is shorter than the opening.
    """
    found = path_of(shape)
    if found is None:
        return None
    path, width = found
    whole = length_of(path)
    if whole <= wide:
        return None
    at = _along(path, place)
    start = max(0.0, min(whole - wide, at - wide / 2))
    end = start + wide
    start = 0.0 if start < LEAST_STUMP else start
    end = whole if whole - end < LEAST_STUMP else end
    parts = [piece for piece in (_between(path, 0.0, start), _between(path, end, whole)) if len(piece) > 1]
    gate = _between(path, start, end)
    return Opened(tuple(strip(part, width) for part in parts), strip((gate[0], gate[-1]), width))


def _along(path: Sequence[Place], place: Place) -> float:
    """How far along a path the point nearest to a place lies."""
    best, best_at, gone = float("inf"), 0.0, 0.0
    for start, end in pairwise(path):
        point = nearest_on(start, end, place)
        away = distance(point, place)
        if away < best:
            best, best_at = away, gone + distance(start, point)
        gone += distance(start, end)
    return best_at


def _between(path: Sequence[Place], first: float, last: float) -> tuple[Place, ...]:
    """The part of a path between two lengths along it."""
    if last - first < 1e-6:
        return ()
    found: list[Place] = []
    gone = 0.0
    for start, end in pairwise(path):
        long = distance(start, end)
        if gone + long >= first and gone <= last and long > 0:
            for at in (max(first, gone), min(last, gone + long)):
                share = (at - gone) / long
                point = (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share)
                if not found or distance(found[-1], point) > 1e-6:
                    found.append(point)
        gone += long
    return tuple(found)
