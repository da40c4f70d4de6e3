"""Where words on the map stand: as near to where they are wanted as they can, clear of buildings and of other words."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF

STEPS = (0.0, -1.1, 1.1, -2.2, 2.2, -3.3, 3.3)
ASIDE = (0.0, -0.6, 0.6, -1.1, 1.1)
"""Steps away from the wanted place, in heights and in widths."""


def free_place(wanted: Sequence[QPointF], size: QSizeF, taken: Sequence[QRectF]) -> tuple[QRectF, bool]:
    """A box of this size round the first wanted place that is free, else beside one; and whether it covers nothing."""
    best, least = _box(wanted[0], size), -1.0
    for aside in ASIDE:
        for step in STEPS:
            for place in wanted:
                box = _box(place + QPointF(aside * size.width(), step * size.height()), size)
                if not any(map(box.intersects, taken)):
                    return box, True
                covered = sum(_common(box, other) for other in taken)
                if least < 0 or covered < least:
                    best, least = box, covered
    return best, False


def _box(centre: QPointF, size: QSizeF) -> QRectF:
    return QRectF(centre.x() - size.width() / 2, centre.y() - size.height() / 2, size.width(), size.height())


def _common(one: QRectF, other: QRectF) -> float:
    common = one.intersected(other)
    return common.width() * common.height()
