"""Distances round a place as circles and fans, and ground that is being set down."""

from __future__ import annotations

from math import atan2, cos, degrees, radians, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from desktop.look.colours import faint
from desktop.look.ink import stroke
from desktop.look.theme import Look
from desktop.tabletop.battlefield.overlays import LineItem
from desktop.tabletop.battlefield.picture_item import Z_LINE
from desktop.tabletop.battlefield.table import table_rect
from desktop.tabletop.battlefield.terrain import paint_piece
from desktop.tabletop.battlefield.views import Plate, PlateTone, Ring, RingEdge, TableView, TerrainView

GHOSTLY = 0.62
"""How much is seen of what is only being set down."""
DASHES: dict[RingEdge, tuple[float, ...]] = {RingEdge.SOLID: (), RingEdge.DASHED: (9, 5), RingEdge.DOTTED: (2, 4.5)}
ROOM = 220.0
"""How far inside the table a label keeps, in tenths of a millimetre."""
STEP = 15
"""So many degrees apart are the places on its edge where a label may stand."""
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
            path.arcMoveTo(self._box, _angle(ring) - ring.sweep / 2)
            path.arcTo(self._box, _angle(ring) - ring.sweep / 2, ring.sweep)
        painter.save()
        painter.setClipRect(self._area, Qt.ClipOperation.IntersectClip)
        if ring.towards is not None:
            fan = QPainterPath(path)
            fan.lineTo(centre)
            fan.closeSubpath()
            painter.fillPath(fan, faint(colours.reach, 0.09))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(stroke(faint(colours.map_paper, 0.8), 4.6 * ink))
        painter.drawPath(path)
        dashes = [length * ink for length in DASHES[ring.edge]]
        painter.setPen(stroke(colours.reach, 2.2 * ink, dashes, flat=True))
        painter.drawPath(path)
        painter.restore()


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


def ring_plate(ring: Ring, table: TableView) -> Plate:
    """The label of a ring as a plate, which keeps off whatever else stands there: on its edge where it looks, or
    wherever on the edge there is table."""
    place = label_places(ring, table)[0]
    return Plate(plate_id(ring), round(place.x()), round(place.y()), ring.label, PlateTone.PLAIN, first=True)


def plate_id(ring: Ring) -> str:
    """The id of its label among all plates."""
    return f"ring {ring.id}"


def label_places(ring: Ring, table: TableView) -> list[QPointF]:
    """Where on its edge and on the table its label may stand, from where it looks to both sides; at least one place."""
    area = table_rect(table).adjusted(ROOM * 2, ROOM, -ROOM * 2, -ROOM)
    centre, angle = QPointF(*ring.centre), _angle(ring)
    last = 180 if ring.towards is None else round(ring.sweep / 2)
    places = [_on(centre, ring.radius, angle + side * turn) for turn in range(0, last + 1, STEP) for side in (1, -1)]
    places = [one for one in places if area.contains(one)]
    share = 1.0
    while not places:
        share *= INSIDE
        place = _on(centre, ring.radius * share, angle)
        if area.contains(place) or share <= 0.1:
            places.append(place)
    return places


def _angle(ring: Ring) -> float:
    """Where it looks, counter-clockwise from the right as Qt counts; upwards for a circle."""
    if ring.towards is None:
        return 90.0
    return degrees(atan2(ring.centre[1] - ring.towards[1], ring.towards[0] - ring.centre[0]))


def _on(centre: QPointF, radius: float, angle: float) -> QPointF:
    return centre + QPointF(cos(radians(angle)), -sin(radians(angle))) * radius
