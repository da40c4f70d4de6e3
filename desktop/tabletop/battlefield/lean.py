"""Discs that would hide each other lean apart, so that no face is covered by more than a fifth.

Only the drawing leans: hits, rulers and rules use the base. Bases that touch each other need no lean at all, as discs
are hardly larger; it parts what stands in the way of a ring, on one spot, or at the edge of the table.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot
from typing import NamedTuple

from desktop.look.token import TokenView, is_lettered, letters_px, outer_px


class Disc(NamedTuple):
    """A disc in px: its centre, its diameter, and the diameter of all that it hides, rings included."""

    x: float
    y: float
    diameter: float
    hides: float


FACE = 0.77
"""Diameter of the face, of a disc 1 across."""
SEEN = 0.78
"""So much of the half of a face that points at another disc stays clear of it. Equal discs need no lean then as long as
their bases, 0.8 across, do not overlap; and three or four round a face together leave four fifths of it."""
MOST = 0.4
"""So much of its diameter a disc leans where two or three are in each other's way."""
MOST_IN_CROWD = 1.2
"""And so much in a crowd that cannot be parted otherwise: a line then leads to where it stands."""
LETTERS_APART_PX = 2.0
PASSES = 8
CROWDED_PASSES = 60
CLOSE_ENOUGH = 0.01
"""What is missing may be left so, in px."""


def hidden_by(view: TokenView, diameter: float) -> float:
    """Diameter of what a disc hides of those below it, in px; of letters, which are wider than their disc, nothing may
    be hidden.
    """
    if not is_lettered(view, diameter) or view.carrier:
        return outer_px(view, diameter)
    apart = letters_px(view, diameter) + LETTERS_APART_PX
    return max(outer_px(view, diameter), 2 * apart - diameter * FACE * SEEN)


def lean_apart(discs: Sequence[Disc], table: tuple[float, float] | None = None) -> list[tuple[float, float]]:
    """How far each disc leans from its place, in px: 0.4 of its diameter at most, farther only in a dense crowd.

    With the size of the table, discs at its edges lean inwards, so that they are seen whole.
    """
    away = [(0.0, 0.0)] * len(discs) if table is None else [_inwards(disc, table) for disc in discs]
    if _parted(discs, away, _near(discs, MOST), MOST, PASSES):
        return away
    _parted(discs, away, _near(discs, MOST_IN_CROWD), MOST_IN_CROWD, CROWDED_PASSES)
    return away


def _parted(
    discs: Sequence[Disc], away: list[tuple[float, float]], pairs: Sequence[tuple[int, int]], most: float, passes: int
) -> bool:
    """Push pairs apart, again and again. Returns whether all lie far enough from each other."""
    for _ in range(passes):
        still = True
        for one, other in pairs:
            across = discs[other].x + away[other][0] - discs[one].x - away[one][0]
            down = discs[other].y + away[other][1] - discs[one].y - away[one][1]
            apart = hypot(across, down)
            missing = _wanted(discs[one], discs[other]) - apart
            if missing <= CLOSE_ENOUGH:
                continue
            still = False
            if apart < CLOSE_ENOUGH:
                # Exactly one upon the other: part them sideways, always the same way.
                across, down, apart = 1.0, 0.0, 1.0
            across, down = across / apart * missing / 2, down / apart * missing / 2
            away[one] = _held(away[one][0] - across, away[one][1] - down, discs[one].diameter, most)
            away[other] = _held(away[other][0] + across, away[other][1] + down, discs[other].diameter, most)
        if still:
            return True
    return not pairs


def _inwards(disc: Disc, table: tuple[float, float]) -> tuple[float, float]:
    x, y, diameter, _ = disc
    half = diameter / 2
    wide, high = table
    if x < 0 or y < 0 or x > wide or y > high:
        return 0.0, 0.0
    across = max(half, min(wide - half, x)) - x if wide > diameter else 0.0
    down = max(half, min(high - half, y)) - y if high > diameter else 0.0
    return _held(across, down, diameter, MOST)


def _near(discs: Sequence[Disc], most: float) -> list[tuple[int, int]]:
    """Pairs that may come too near each other when both lean. Sorted by x, so that far ones are not even looked at."""
    order = sorted(range(len(discs)), key=lambda number: discs[number])
    widest = max((disc.hides + disc.diameter * 2 * most for disc in discs), default=0.0)
    pairs = []
    for place, one in enumerate(order):
        for other in order[place + 1 :]:
            across = discs[other].x - discs[one].x
            if across >= widest:
                break
            reach = _wanted(discs[one], discs[other]) + (discs[one].diameter + discs[other].diameter) * most
            if hypot(across, discs[other].y - discs[one].y) < reach:
                pairs.append((one, other))
    return pairs


def _wanted(one: Disc, other: Disc) -> float:
    """How far apart their centres should be, whichever lies above."""
    face, other_face = one.diameter * FACE / 2, other.diameter * FACE / 2
    return max(one.hides / 2 + other_face * SEEN, other.hides / 2 + face * SEEN)


def _held(across: float, down: float, diameter: float, most: float) -> tuple[float, float]:
    long = hypot(across, down)
    far = diameter * most
    return (across, down) if long <= far else (across / long * far, down / long * far)
