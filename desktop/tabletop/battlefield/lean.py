"""Discs that are drawn larger than their bases lean apart, so that no face is covered by more than a fifth.

Only the drawing leans: hits, rulers and rules use the base.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot

Disc = tuple[float, float, float]  # x, y, diameter in px
MOST = 0.4
LEAST_APART = 0.8
PASSES = 8


def lean_apart(discs: Sequence[Disc], table: tuple[float, float] | None = None) -> list[tuple[float, float]]:
    """How far each disc leans from its place, in px: at most 0.4 of its diameter.

    With the size of the table, discs at its edges lean inwards, so that they are seen whole.
    """
    pairs = _near(discs)
    away = [(0.0, 0.0)] * len(discs) if table is None else [_inwards(disc, table) for disc in discs]
    for _ in range(PASSES if pairs else 0):
        for one, other in pairs:
            across = discs[other][0] + away[other][0] - discs[one][0] - away[one][0]
            down = discs[other][1] + away[other][1] - discs[one][1] - away[one][1]
            apart = hypot(across, down)
            if apart < 0.01:
                # Exactly one upon the other: part them sideways, always the same way.
                across, down, apart = 1.0, 0.0, 1.0
            missing = _wanted(discs, one, other) - apart
            if missing > 0.01:
                across, down = across / apart * missing / 2, down / apart * missing / 2
                away[one] = _held(away[one][0] - across, away[one][1] - down, discs[one][2])
                away[other] = _held(away[other][0] + across, away[other][1] + down, discs[other][2])
    return away


def _inwards(disc: Disc, table: tuple[float, float]) -> tuple[float, float]:
    x, y, diameter = disc
    half = diameter / 2
    wide, high = table
    if x < 0 or y < 0 or x > wide or y > high:
        return 0.0, 0.0
    across = max(half, min(wide - half, x)) - x if wide > diameter else 0.0
    down = max(half, min(high - half, y)) - y if high > diameter else 0.0
    return _held(across, down, diameter)


def _near(discs: Sequence[Disc]) -> list[tuple[int, int]]:
    """Pairs that lie too near each other. Sorted by x, so that far ones are not even looked at."""
    order = sorted(range(len(discs)), key=lambda number: discs[number])
    widest = max((disc[2] for disc in discs), default=0.0) * LEAST_APART
    pairs = []
    for place, one in enumerate(order):
        for other in order[place + 1 :]:
            across = discs[other][0] - discs[one][0]
            if across >= widest:
                break
            if hypot(across, discs[other][1] - discs[one][1]) < _wanted(discs, one, other):
                pairs.append((one, other))
    return pairs


def _wanted(discs: Sequence[Disc], one: int, other: int) -> float:
    return (discs[one][2] + discs[other][2]) / 2 * LEAST_APART


def _held(across: float, down: float, diameter: float) -> tuple[float, float]:
    long = hypot(across, down)
    most = diameter * MOST
    return (across, down) if long <= most else (across / long * most, down / long * most)
