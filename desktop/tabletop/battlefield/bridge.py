"""How a bridge is drawn: planks across its way between two rails. In tenths of a millimetre."""

from __future__ import annotations

from itertools import pairwise
from math import hypot
from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from desktop.look.colours import faint, mixed
from desktop.look.ink import polygon_path, stroke
from desktop.look.theme import Look
from desktop.tabletop.battlefield.strips import axis_of, strip_outline
from desktop.tabletop.battlefield.views import UNITS_PER_INCH, TerrainView

PLANK: Final = 0.34 * UNITS_PER_INCH
"""How wide a plank is."""


def paint_bridge(painter: QPainter, piece: TerrainView, look: Look, ink: float) -> None:
    """A bridge leads along its longer middle line; `ink` is the length of one px on the screen."""
    colours = look.colours
    middle, width = axis_of(piece)
    corners = strip_outline(middle, width) if piece.width else [QPointF(x, y) for x, y in piece.outline]
    deck = polygon_path(corners)
    painter.fillPath(deck, mixed(colours.road, colours.roof_tower, 0.3))
    painter.save()
    painter.setClipPath(deck, Qt.ClipOperation.IntersectClip)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(stroke(faint(colours.road_line, 0.9), 1.1 * ink))
    painter.drawPath(_planks(middle, width))
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(stroke(look.outline, 1.1 * ink))
    painter.drawPath(deck)
    rails = _rails(corners, middle)
    for colour, wide in ((look.outline, 4.2), (colours.roof_tower if not look.is_plain else colours.ink, 2.2)):
        painter.setPen(stroke(colour, wide * ink))
        painter.drawPath(rails)


def _rails(corners: list[QPointF], middle: list[QPointF]) -> QPainterPath:
    """The sides that run along the way of the bridge; the others are its ends."""
    way = middle[-1] - middle[0]
    path = QPainterPath()
    for start, end in pairwise([*corners, corners[0]]):
        side = end - start
        if abs(QPointF.dotProduct(side, way)) > 0.7 * hypot(side.x(), side.y()) * hypot(way.x(), way.y()):
            path.moveTo(start)
            path.lineTo(end)
    return path


def _planks(middle: list[QPointF], width: float) -> QPainterPath:
    """The joints between the planks."""
    path = QPainterPath()
    for start, end in pairwise(middle):
        long = hypot(end.x() - start.x(), end.y() - start.y())
        if not long:
            continue
        way = (end - start) / long
        across = QPointF(-way.y(), way.x()) * (width * 0.6)
        count = max(1, round(long / PLANK))
        for number in range(1, count):
            at = start + way * (long * number / count)
            path.moveTo(at - across)
            path.lineTo(at + across)
    return path
