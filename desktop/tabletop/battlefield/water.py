"""Ponds, streams and marshes. In tenths of a millimetre; `ink` is the length of one px on the screen."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from desktop.look.colours import Colours, faint, mixed
from desktop.look.ink import paint_inked, seeded, stroke
from desktop.look.theme import Look
from desktop.tabletop.battlefield.ruin import stone_polygon
from desktop.tabletop.battlefield.strips import points_inside, soft_outline
from desktop.tabletop.battlefield.views import UNITS_PER_INCH, TerrainKind, TerrainView
from desktop.tabletop.battlefield.wash import paint_wash, paint_water

INCH = float(UNITS_PER_INCH)
MOST_RIPPLES = 7


def paint_pond(painter: QPainter, piece: TerrainView, look: Look, ink: float) -> None:
    """Water with its shore; reeds grow round a pond."""
    colours = look.colours
    edge = soft_outline(piece)
    # A stream has no room for a third line.
    paint_water(painter, edge, look, ink, 3 if piece.kind is TerrainKind.POND else 2)
    paint_inked(painter, edge, colours.water_line, 2.0 * ink, ink)
    _paint_ripples(painter, piece.id, edge, colours, ink)
    if not look.is_plain and piece.kind is TerrainKind.POND:
        random = seeded(f"{piece.id} reeds")
        box = edge.boundingRect()
        for _ in range(max(4, round((box.width() + box.height()) / INCH))):
            place = edge.pointAtPercent(random.random())
            _paint_reeds(painter, place, random.uniform(0.28, 0.42) * INCH, colours, ink)


def paint_ford(painter: QPainter, piece: TerrainView, look: Look, ink: float) -> None:
    """Shallow water over gravel, with stones to step on; banks trodden down."""
    colours = look.colours
    edge = soft_outline(piece)
    painter.fillPath(edge, mixed(colours.water, colours.road, 0.55))
    paint_wash(painter, edge, mixed(colours.road, colours.water_line, 0.25), look, 0.35)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(stroke(faint(colours.water_line, 0.9), 1.3 * ink, (3 * ink, 5 * ink)))
    painter.drawPath(edge)
    random = seeded(piece.id)
    painter.setPen(stroke(faint(colours.ink, 0.6), 1.0 * ink))
    for number, place in enumerate(points_inside(edge, INCH * 0.42, piece.id, INCH * 0.08)):
        painter.setBrush(mixed(colours.stone, colours.water, random.uniform(0.05, 0.4)))
        painter.drawPolygon(stone_polygon(f"{piece.id} {number}", place, INCH * random.uniform(0.06, 0.12)))


def _paint_ripples(painter: QPainter, seed: str, area: QPainterPath, colours: Colours, ink: float) -> None:
    """Small waves, as far from the shore as its lines leave free."""
    random = seeded(f"{seed} ripples")
    path = QPainterPath()
    for centre in points_inside(area, INCH * 1.2, f"{seed} ripple", INCH * 0.62)[:MOST_RIPPLES]:
        size = INCH * random.uniform(0.13, 0.2)
        if not area.contains(centre):
            continue
        path.moveTo(centre - QPointF(size * 2, 0))
        for step in (-1, 0, 1, 2):
            path.quadTo(
                centre + QPointF(size * (step - 0.5), (size if step % 2 else -size) * 0.7),
                centre + QPointF(size * step, 0),
            )
    painter.save()
    painter.setClipPath(area, Qt.ClipOperation.IntersectClip)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(stroke(faint(colours.water_line, 0.85), 1.1 * ink))
    painter.drawPath(path)
    painter.restore()


def _paint_reeds(painter: QPainter, foot: QPointF, height: float, colours: Colours, ink: float) -> None:
    path = QPainterPath()
    for lean in (-0.45, -0.12, 0.2, 0.5):
        path.moveTo(foot + QPointF(lean * height * 0.35, 0))
        path.quadTo(foot + QPointF(lean * height * 0.4, -height * 0.6), foot + QPointF(lean * height, -height))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(stroke(colours.tree_ink, 1.3 * ink))
    painter.drawPath(path)


def paint_marsh(painter: QPainter, piece: TerrainView, look: Look, ink: float) -> None:
    """Soft ground with pools and reeds."""
    colours = look.colours
    edge = soft_outline(piece)
    painter.fillPath(edge, mixed(colours.ground_2, colours.water, 0.4))
    paint_wash(painter, edge, mixed(colours.water, colours.water_line, 0.35), look, 0.5)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(stroke(colours.water_line, 1.5 * ink, (7 * ink, 5 * ink)))
    painter.drawPath(edge)
    random = seeded(piece.id)
    for number, place in enumerate(points_inside(edge, INCH * 0.95, piece.id, INCH * 0.3)):
        if number % 3 == 0:
            painter.setBrush(colours.water)
            painter.setPen(stroke(faint(colours.water_line, 0.7), 1.0 * ink))
            painter.drawEllipse(place, INCH * random.uniform(0.24, 0.4), INCH * random.uniform(0.12, 0.2))
        else:
            _paint_reeds(painter, place, INCH * random.uniform(0.24, 0.36), colours, ink)
