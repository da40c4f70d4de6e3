"""Where label plates stand: as near to their point as possible, clear of each other and of the discs."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF

CLEAR_PX = 8
# Steps away from the wanted place, in heights and half widths of the plate: below before above, then aside.
_STEPS = (
    (0.0, 0.0), (0.0, 1.3), (0.0, -1.3), (0.0, 2.3), (0.0, -2.3), (1.1, 0.0), (-1.1, 0.0), (0.6, 1.6), (-0.6, 1.6),
    (0.6, -1.6), (-0.6, -1.6), (1.1, 1.3), (-1.1, 1.3), (1.1, -1.3), (-1.1, -1.3), (0.0, 3.4), (0.0, -3.4),
)  # fmt: skip


def place_plates(plates: Sequence[QRectF], taken: Sequence[QRectF]) -> list[QPointF]:
    """The centre for each plate, in the order given, in px. What covers nothing is best, else what covers least."""
    occupied = list(taken)
    centres: list[QPointF] = []
    for plate in plates:
        reach = plate.adjusted(-plate.width(), -plate.height() * 4, plate.width(), plate.height() * 4)
        near = [other for other in occupied if other.intersects(reach)]
        best, least = plate, -1.0
        for across, down in _STEPS:
            tried = plate.translated(across * plate.width() / 2, down * plate.height())
            covered = _covered(tried, near)
            if least < 0 or covered < least:
                best, least = tried, covered
            if not covered:
                break
        occupied.append(best.adjusted(-CLEAR_PX, -CLEAR_PX, CLEAR_PX, CLEAR_PX))
        centres.append(best.center())
    return centres


def _covered(plate: QRectF, occupied: Sequence[QRectF]) -> float:
    area = 0.0
    for other in occupied:
        if other.intersects(plate):
            common = other.intersected(plate)
            area += common.width() * common.height()
    return area
