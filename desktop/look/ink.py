"""Ink: pens, and outlines that wander a little as if drawn by hand, always the same for the same seed."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from math import hypot
from random import Random
from zlib import crc32

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF


def stroke(colour: QColor, width: float, dashes: Sequence[float] = (), *, flat: bool = False) -> QPen:
    """A pen with round ends and corners (`flat`: flat ends). Dashes are given in px, not in pen widths."""
    return QPen(_pen(colour.rgba(), width, tuple(dashes), flat))


@lru_cache(maxsize=2000)
def _pen(rgba: int, width: float, dashes: tuple[float, ...], flat: bool) -> QPen:
    """Made once: every window is painted with the same few pens."""
    pen = QPen(QColor.fromRgba(rgba), width)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap if flat else Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    if dashes:
        pen.setDashPattern([length / width for length in dashes])
    return pen


def seeded(name: str) -> Random:
    """A source of wander that depends on the name alone, so that nothing trembles between frames."""
    return Random(crc32(name.encode()))


def wandering(points: Sequence[QPointF], seed: str, amount: float, step: float, *, closed: bool = True) -> QPainterPath:
    """A line through the points that strays by up to `amount`, with a bend about every `step`, in the points' unit."""
    random = seeded(seed)
    path = QPainterPath()
    corners = [*points, points[0]] if closed else list(points)
    strayed: list[QPointF] = []
    for start, end in pairwise(corners):
        length = hypot(end.x() - start.x(), end.y() - start.y())
        parts = max(1, round(length / step))
        for part in range(parts):
            share = part / parts
            strayed.append(
                QPointF(
                    start.x() + (end.x() - start.x()) * share + random.uniform(-amount, amount),
                    start.y() + (end.y() - start.y()) * share + random.uniform(-amount, amount),
                )
            )
    if not closed:
        strayed.append(corners[-1])
    path.moveTo(strayed[0])
    for point in strayed[1:]:
        path.lineTo(point)
    if closed:
        path.closeSubpath()
    return path


def smooth(points: Sequence[QPointF], *, closed: bool = True) -> QPainterPath:
    """A soft curve through all points."""
    path = QPainterPath(points[0])
    count = len(points)
    last = count if closed else count - 1
    for number in range(last):
        if closed:
            before, here = points[number - 1], points[number]
            there, after = points[(number + 1) % count], points[(number + 2) % count]
        else:
            before, here = points[max(0, number - 1)], points[number]
            there, after = points[number + 1], points[min(count - 1, number + 2)]
        path.cubicTo(here + (there - before) / 6, there - (after - here) / 6, there)
    if closed:
        path.closeSubpath()
    return path


def polygon_path(points: Sequence[QPointF]) -> QPainterPath:
    """The closed outline of a polygon."""
    path = QPainterPath()
    path.addPolygon(QPolygonF(list(points)))
    path.closeSubpath()
    return path


def paint_inked(painter: QPainter, path: QPainterPath, colour: QColor, width: float, px: float = 1.0) -> None:
    """Draw a line as a pen does that is pressed a little more on the lower right: uneven, but where it belongs.

    `width` and `px` (the length of one px on the screen) are in the painter's unit.
    """
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(stroke(colour, width * 0.85))
    painter.drawPath(path)
    painter.setPen(stroke(colour, width * 0.55))
    painter.drawPath(path.translated(0.5 * px, 0.65 * px))
