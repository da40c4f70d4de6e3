"""What pictures on the cards of games have in common."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, pi, radians, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from desktop.look.ink import polygon_path, stroke
from desktop.look.theme import Look
from desktop.tabletop.battlefield.still import PLATES_PX
from desktop.tabletop.battlefield.table import map_rect
from desktop.tabletop.battlefield.views import UNITS_PER_INCH, TableView

MORE: Final = 1.3
"""So much larger than the picture the whole map is at least: its margin and its numbers stay outside."""


@dataclass(frozen=True)
class MapPart:
    """A part of a map that fills a picture; places and lengths are inches."""

    shown: QRectF
    """What is always seen of the table."""
    table: TableView

    def side(self, size: QSizeF) -> float:
        """How large the whole map is, so that a picture of this size shows what it has to, and nothing beside the
        table."""
        scale = min(size.width() / self.shown.width(), size.height() / self.shown.height())
        inches = map_rect(self.table).width() / UNITS_PER_INCH
        return max(scale * inches + PLATES_PX * 2, size.width() * MORE, size.height() * MORE)

    def per_inch(self, side: float) -> float:
        """So many px an inch has on a map of this size."""
        return (side - PLATES_PX * 2) / map_rect(self.table).width() * UNITS_PER_INCH

    def place(self, inches: tuple[float, float], side: float) -> QPointF:
        """Where a place of the table is on the whole map."""
        area, scale = map_rect(self.table), self.per_inch(side)
        left, top = area.left() / UNITS_PER_INCH, area.top() / UNITS_PER_INCH
        return QPointF(PLATES_PX + (inches[0] - left) * scale, PLATES_PX + (inches[1] - top) * scale)

    def corner(self, size: QSizeF) -> QPointF:
        """The corner of the map that lies in the corner of the picture."""
        side = self.side(size)
        middle = self.place((self.shown.center().x(), self.shown.center().y()), side)
        left = min(max(0.0, middle.x() - size.width() / 2), side - size.width())
        top = min(max(0.0, middle.y() - size.height() / 2), side - size.height())
        return QPointF(round(left), round(top))


def paint_way(painter: QPainter, way: QPainterPath, share: float, wide: float, look: Look) -> None:
    """An enemy's way as a dashed arrow, drawn as far as `share` of it; `wide` is the width of its line in px."""
    if share <= 0.05:
        return
    colour = look.loud_enemy
    tip = way.pointAtPercent(share)
    parts = max(2, round(24 * share))
    line = QPainterPath(way.pointAtPercent(0))
    for part in range(1, parts + 1):
        line.lineTo(way.pointAtPercent(share * part / parts))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(stroke(look.colours.face, wide + 2, (wide * 2.6, wide * 1.7), flat=True))
    painter.drawPath(line)
    painter.setPen(stroke(colour, wide, (wide * 2.6, wide * 1.7), flat=True))
    painter.drawPath(line)
    turn = radians(-way.angleAtPercent(share))
    head = [
        tip + QPointF(cos(turn + away) * far, sin(turn + away) * far)
        for away, far in ((0.0, wide * 2.6), (0.75 * pi, wide * 2.4), (-0.75 * pi, wide * 2.4))
    ]
    painter.setPen(stroke(look.colours.face, 1.2))
    painter.setBrush(colour)
    painter.drawPath(polygon_path(head))
