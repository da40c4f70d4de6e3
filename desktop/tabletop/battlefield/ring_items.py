"""Distances round a place as circles and fans, and ground that is being set down."""

from __future__ import annotations

from math import atan2, cos, degrees, radians, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from desktop.look.colours import faint
from desktop.look.ink import stroke
from desktop.look.theme import Look
from desktop.tabletop.battlefield.overlays import LineItem, paint_label
from desktop.tabletop.battlefield.picture_item import Z_LINE
from desktop.tabletop.battlefield.table import table_rect
from desktop.tabletop.battlefield.terrain import paint_piece
from desktop.tabletop.battlefield.views import Ring, RingEdge, TableView, TerrainView

GHOSTLY = 0.62
"""How much is seen of what is only being set down."""
DASHES: dict[RingEdge, tuple[float, ...]] = {RingEdge.SOLID: (), RingEdge.DASHED: (9, 5), RingEdge.DOTTED: (2, 4.5)}
INSIDE = 0.9
"""Where its label would lie off the table it stands so far inside the edge, and nearer and nearer."""


class RingItem(LineItem):
    """The edge of a distance, on the table only."""

    def __init__(self, ring: Ring, table: TableView, look: Look) -> None:
        super().__init__(Z_LINE, look)
        self.ring = ring
        self._area = table_rect(table)
        x, y = ring.centre
        radius = float(ring.radius)
        self._box = QRectF(x - radius, y - radius, radius * 2, radius * 2)

    def boundingRect(self) -> QRectF:
        out = 60 / self.scale_px
        return self._box.adjusted(-out, -out, out, out)

    def draw(self, painter: QPainter, ink: float) -> None:
        colours = self.look.colours
        path, ring = QPainterPath(), self.ring
        centre = QPointF(*ring.centre)
        if ring.towards is None:
            path.addEllipse(self._box)
        else:
            path.arcMoveTo(self._box, self._angle - ring.sweep / 2)
            path.arcTo(self._box, self._angle - ring.sweep / 2, ring.sweep)
        painter.save()
        painter.setClipRect(self._area, Qt.ClipOperation.IntersectClip)
        if ring.towards is not None:
            fan = QPainterPath(path)
            fan.lineTo(centre)
            fan.closeSubpath()
            painter.fillPath(fan, faint(colours.reach, 0.09))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(stroke(faint(colours.face, 0.8), 4.6 * ink))
        painter.drawPath(path)
        dashes = [length * ink for length in DASHES[ring.edge]]
        painter.setPen(stroke(colours.reach, 2.2 * ink, dashes, flat=True))
        painter.drawPath(path)
        painter.restore()
        if ring.label:
            paint_label(painter, self._label_place(), ring.label, self.look, ink)

    @property
    def _angle(self) -> float:
        """Where it looks, counter-clockwise from the right as Qt counts; upwards for a circle."""
        ring = self.ring
        if ring.towards is None:
            return 90.0
        return degrees(atan2(ring.centre[1] - ring.towards[1], ring.towards[0] - ring.centre[0]))

    def _label_place(self) -> QPointF:
        """On the edge where it looks, or at its side, or else wherever on the edge there is table."""
        ring, room = self.ring, 24 / self.scale_px
        area = self._area.adjusted(room * 2, room, -room * 2, -room)
        centre = QPointF(*ring.centre)
        turns = (0, 180, 90, -90, 45, -45, 135, -135) if ring.towards is None else (0, ring.sweep / 2, -ring.sweep / 2)
        places = [_on(centre, ring.radius, self._angle + turn) for turn in turns]
        for place in places:
            if area.contains(place):
                return place
        place, share = places[0], 1.0
        while not area.contains(place) and share > 0.1:
            share *= INSIDE
            place = _on(centre, ring.radius * share, self._angle)
        return place


class GhostItem(LineItem):
    """A piece of ground in the hand."""

    def __init__(self, piece: TerrainView, look: Look) -> None:
        super().__init__(Z_LINE, look)
        self.piece = piece

    def boundingRect(self) -> QRectF:
        return self.grown([QPointF(x, y) for x, y in self.piece.outline], 30)

    def draw(self, painter: QPainter, ink: float) -> None:
        painter.setOpacity(painter.opacity() * GHOSTLY)
        paint_piece(painter, self.piece, self.look, ink)


def _on(centre: QPointF, radius: float, angle: float) -> QPointF:
    return centre + QPointF(cos(radians(angle)), -sin(radians(angle))) * radius
