"""Where label plates stand: as near to their point as possible, clear of each other and of the discs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

CLEAR_PX = 8
# Steps away from the wanted place, in heights and half widths of the plate: below before above, then aside.
_STEPS = (
    (0.0, 0.0), (0.0, 1.3), (0.0, -1.3), (0.0, 2.3), (0.0, -2.3), (1.1, 0.0), (-1.1, 0.0), (0.6, 1.6), (-0.6, 1.6),
    (0.6, -1.6), (-0.6, -1.6), (1.1, 1.3), (-1.1, 1.3), (1.1, -1.3), (-1.1, -1.3), (1.6, 0.0), (-1.6, 0.0),
    (0.0, 3.4), (0.0, -3.4), (1.1, 2.6), (-1.1, 2.6), (1.1, -2.6), (-1.1, -2.6),
)  # fmt: skip
MOST_COVERED = 0.12
"""A plate that would cover more than this share of itself is left out: the badges of the tokens say the group too."""


@dataclass(frozen=True, slots=True)
class PlacedPlate:
    """Where a plate stands, in px, and whether there was room for it."""

    centre: QPointF
    fits: bool


def place_plates(plates: Sequence[QRectF], taken: Sequence[QRectF], within: QRectF | None = None) -> list[PlacedPlate]:
    """The place of each plate, in the order given. What covers nothing is best, else what covers least.

    With `within`, none stands beyond that rectangle.
    """
    occupied = list(taken)
    placed: list[PlacedPlate] = []
    for plate in plates:
        reach = plate.adjusted(-plate.width(), -plate.height() * 4, plate.width(), plate.height() * 4)
        near = [other for other in occupied if other.intersects(reach)]
        best, least = plate, -1.0
        for across, down in _STEPS:
            tried = plate.translated(across * plate.width() / 2, down * plate.height())
            if within is not None and not within.contains(tried):
                continue
            hidden = covered(tried, near)
            if least < 0 or hidden < least:
                best, least = tried, hidden
            if not hidden:
                break
        fits = 0 <= least <= best.width() * best.height() * MOST_COVERED
        if fits:
            occupied.append(best.adjusted(-CLEAR_PX, -CLEAR_PX, CLEAR_PX, CLEAR_PX))
        placed.append(PlacedPlate(best.center(), fits))
    return placed


def covered(plate: QRectF, occupied: Sequence[QRectF]) -> float:
    """How much of a plate lies under these, in square px."""
    area = 0.0
    for other in occupied:
        if other.intersects(plate):
            common = other.intersected(plate)
            area += common.width() * common.height()
    return area
