"""Where on the map of a city names and tokens may stand."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, hypot, pi, sin

from PySide6.QtCore import QPointF, QRectF, QSizeF

from desktop.sketch.lines import Spot, middle_of
from desktop.sketch.subject import Subject
from desktop.sketch.zoomable import ZoomableSheet


def steepness(line: Sequence[Spot], share: float) -> float:
    """How steep a line runs there, from 0 for level to 1."""
    at = round(share * (len(line) - 1))
    before, after = line[max(0, at - 2)], line[min(len(line) - 1, at + 2)]
    return abs(after[1] - before[1]) / (hypot(after[0] - before[0], after[1] - before[1]) or 1.0)


def ring_round(box: QRectF, side: float) -> list[QPointF]:
    """Spots for tokens all round something, the lower ones first, and a second time farther out."""
    middle = box.center()
    found: list[QPointF] = []
    for far in (0.5, 1.5):
        wide, high = box.width() / 2 + side * far, box.height() / 2 + side * far
        count = max(8, round(2 * pi * max(wide, high) / side))
        turns = [pi / 2 + 2 * pi * number / count for number in range(count)]
        turns.sort(key=lambda turn: -sin(turn))
        found += [middle + QPointF(cos(turn) * wide, sin(turn) * high) for turn in turns]
    return found


def spots_of_drawn(now: Subject, outline: Sequence[Spot], high: float, sheet: ZoomableSheet) -> list[QPointF]:
    """Where the name of what is being drawn may stand: in an area, below a building."""
    middle = sheet.spot_of(*(middle_of(outline) if len(outline) > 2 else outline[0]))
    if now.is_single:
        reach = now.stamp_size * 0.9 * sheet.scale() if len(outline) < 3 else 0.0
        low = max(sheet.spot_of(*spot).y() for spot in outline) + reach
        top = min(sheet.spot_of(*spot).y() for spot in outline) - reach
        return [QPointF(middle.x(), low + high * 0.45), QPointF(middle.x(), top - high * 0.45)]
    away = QPointF(0, high)
    return [middle, middle + away, middle - away, middle + away * 2, middle - away * 2]


def freest_corner(size: QSizeF, paper: QRectF, lies: Sequence[QRectF]) -> QRectF:
    """The corner in which so much covers least of what lies there; the upper left one where it makes no difference.

    What happens is told at the lower left, and a card is turned at the upper right.
    """
    right, below = paper.right() - size.width(), paper.bottom() - size.height()
    corners = [
        QRectF(QPointF(x, y), size)
        for x, y in ((paper.left(), paper.top()), (right, below), (right, paper.top()), (paper.left(), below))
    ]

    def covered(corner: QRectF) -> float:
        both = [corner.intersected(one) for one in lies]
        return sum(one.width() * one.height() for one in both)

    return min(corners, key=covered)
