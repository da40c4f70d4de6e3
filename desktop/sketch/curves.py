"""Soft curves along points, as a hand draws them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from desktop.sketch.lines import Spot


def soft(points: Sequence[Spot], *, closed: bool = False) -> QPainterPath:
    """A curve along the points, through the middles between them."""
    path = QPainterPath()
    add_soft(path, points, closed=closed)
    return path


def add_soft(path: QPainterPath, points: Sequence[Spot], *, closed: bool = False) -> None:
    """Add such a curve to a path."""
    spots = [QPointF(x, y) for x, y in points]
    if len(spots) < 3:
        path.moveTo(spots[0])
        path.lineTo(spots[-1] if len(spots) > 1 else spots[0] + QPointF(0.5, 0.5))
        return
    if closed:
        path.moveTo((spots[-1] + spots[0]) / 2)
        for number, spot in enumerate(spots):
            path.quadTo(spot, (spot + spots[(number + 1) % len(spots)]) / 2)
        path.closeSubpath()
        return
    path.moveTo(spots[0])
    for number in range(1, len(spots) - 1):
        end = spots[number + 1] if number == len(spots) - 2 else (spots[number] + spots[number + 1]) / 2
        path.quadTo(spots[number], end)
