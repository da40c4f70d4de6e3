"""Strips along a line, such as roads, brooks and banks: their outlines, and stretches of them. Whole units."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import Final

from rules_core.ground.geometry import Outline, Point, length, nearest_on_segment, round_half_away

SHARPEST: Final = 0.5
"""Bends sharper than 120 degrees lose their tips."""


def strip(points: Sequence[Point], width: int) -> Outline:
    """The outline of a strip so wide along a line: there on its left, back on its right."""
    normals: list[tuple[float, float]] = []
    for (ax, ay), (bx, by) in _legs(points):
        span = length(bx - ax, by - ay)
        normals.append(((by - ay) / span, (ax - bx) / span))
    left: list[Point] = []
    right: list[Point] = []
    for number, (x, y) in enumerate(points):
        px, py = normals[max(0, number - 1)]
        qx, qy = normals[min(len(normals) - 1, number)]
        # At a bend the corner lies further out, so that both legs keep their width.
        out = width / (2.0 * max(SHARPEST, 1.0 + px * qx + py * qy))
        across, along = (px + qx) * out, (py + qy) * out
        left.append((x + round_half_away(across), y + round_half_away(along)))
        right.append((x - round_half_away(across), y - round_half_away(along)))
    return Outline([*left, *reversed(right)])


def stretch(points: Sequence[Point], x: int, y: int, reach: int) -> list[Point]:
    """The part of a line that lies within `reach`, along it, of its spot nearest to (x, y)."""
    middle, whole = _nearest_along(points, x, y)
    return _part(points, max(0.0, middle - reach), min(whole, middle + reach))


def without(points: Sequence[Point], x: int, y: int, span: int, least: int) -> list[list[Point]]:
    """What is left of a line without so long a part of it about its spot nearest to (x, y), as whole as its ends allow;
    stubs shorter than `least` go with it."""
    middle, whole = _nearest_along(points, x, y)
    start = max(0.0, min(middle - span / 2, whole - span))
    ends = ((0.0, start), (min(whole, start + span), whole))
    return [_part(points, low, high) for low, high in ends if high - low >= max(1, least)]


def _nearest_along(points: Sequence[Point], x: int, y: int) -> tuple[float, float]:
    """How far along a line its spot nearest to (x, y) lies, and how long the line is."""
    middle = 0.0
    nearest = -1.0
    gone = 0.0
    for (ax, ay), (bx, by) in _legs(points):
        found = nearest_on_segment(x, y, ax, ay, bx, by)
        away = length(found[0] - x, found[1] - y)
        if nearest < 0.0 or away < nearest:
            nearest = away
            middle = gone + length(found[0] - ax, found[1] - ay)
        gone += length(bx - ax, by - ay)
    return middle, gone


def _part(points: Sequence[Point], start: float, end: float) -> list[Point]:
    """A line from so far along it to so far."""
    kept: list[Point] = []
    gone = 0.0
    for (ax, ay), (bx, by) in _legs(points):
        span = length(bx - ax, by - ay)
        low, high = max(start, gone), min(end, gone + span)
        if low < high:
            for at in (low, high):
                share = (at - gone) / span
                spot = (ax + round_half_away((bx - ax) * share), ay + round_half_away((by - ay) * share))
                if not kept or kept[-1] != spot:
                    kept.append(spot)
        gone += span
    return kept


def _legs(points: Sequence[Point]) -> list[tuple[Point, Point]]:
    return list(itertools.pairwise(points))
