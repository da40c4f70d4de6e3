"""How wide discs may be: swollen ones would close the gap between bases that do not touch."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot, inf
from typing import NamedTuple

TOUCHING = 5.0
"""Bases with a wider gap do not touch, in tenths of a millimetre."""
GAP_PX = 4.0
"""So much of the ground is seen between discs that do not touch, where their bases leave as much."""


class Standing(NamedTuple):
    """Where a base stands and how wide it is, in tenths of a millimetre; the diameter of its disc in px, and how far
    rings reach beyond that."""

    x: float
    y: float
    base: float
    disc: float
    rings: float = 0.0


def widest(standing: Sequence[Standing], scale: float) -> list[float]:
    """The diameter in px that each disc may have at most at so many px for a tenth of a millimetre; at least its base.

    Sorted by x, so that far ones are not even looked at.
    """
    most = [inf] * len(standing)
    order = sorted(range(len(standing)), key=lambda number: standing[number].x)
    reach = (max((one.disc + 2 * one.rings for one in standing), default=0.0) + GAP_PX) / scale
    for place, number in enumerate(order):
        one = standing[number]
        for other_number in order[place + 1 :]:
            other = standing[other_number]
            if other.x - one.x > reach:
                break
            apart = hypot(other.x - one.x, other.y - one.y)
            gap = apart - (one.base + other.base) / 2
            seen = GAP_PX + one.rings + other.rings
            if gap <= TOUCHING or apart * scale - (one.disc + other.disc) / 2 >= seen:
                continue
            room = max(0.0, gap * scale - seen)
            for mine in (number, other_number):
                most[mine] = min(most[mine], standing[mine].base * scale + room)
    return most
