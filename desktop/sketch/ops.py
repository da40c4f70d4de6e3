"""Pictures prepared as paths with their colours, so that painting them again is nothing but filling."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen


class Op(NamedTuple):
    """A path to fill, to draw, or both."""

    path: QPainterPath
    fill: QColor | None = None
    pen: QPen | None = None


Ops = tuple[Op, ...]


def paint_ops(painter: QPainter, ops: Ops) -> None:
    """Paint what was prepared."""
    for path, fill, pen in ops:
        painter.setBrush(fill if fill is not None else Qt.BrushStyle.NoBrush)
        painter.setPen(pen if pen is not None else Qt.PenStyle.NoPen)
        painter.drawPath(path)


def bounds_of(ops: Ops) -> QRectF:
    """What they reach."""
    found = QRectF()
    for path, _, pen in ops:
        away = pen.widthF() / 2 + 1 if pen is not None else 1.0
        found = found.united(path.controlPointRect().adjusted(-away, -away, away, away))
    return found
