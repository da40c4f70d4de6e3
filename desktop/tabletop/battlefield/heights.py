"""High and low ground: hills, crags, rocks, ramparts, ditches, with hatching on the side away from the sun.

In tenths of a millimetre; `ink` is the length of one px on the screen.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPolygonF, QTransform

from desktop.look.colours import faint, mixed
from desktop.look.ink import paint_inked, stroke, wandering
from desktop.look.theme import Look
from desktop.tabletop.battlefield.ruin import stone_polygon
from desktop.tabletop.battlefield.shade import hachures, paint_side_away
from desktop.tabletop.battlefield.strips import outline_points, points_inside, soft_outline
from desktop.tabletop.battlefield.views import UNITS_PER_INCH, TerrainKind, TerrainView

INCH = float(UNITS_PER_INCH)


def paint_hill(painter: QPainter, piece: TerrainView, look: Look, ink: float) -> None:
    """A hill, or a crag with steeper slopes: strokes run up from its foot, and again from a step higher up."""
    colours = look.colours
    edge = soft_outline(piece)
    is_crag = piece.kind is TerrainKind.CRAG
    light = QColor("#FFFFFF") if not look.is_dark else colours.grass
    lit = mixed(colours.ground, colours.stone, 0.4) if is_crag else colours.ground
    painter.fillPath(edge, mixed(lit, light, 0.16))
    line = mixed(colours.ground_2, colours.ink, 0.55)
    top = _shrunk(edge, 0.6)
    if not look.is_plain:
        paint_side_away(painter, edge, INCH * 0.55, look, 0.09)
        painter.fillPath(top, faint(light, 0.16))
    strong = 0.85 if is_crag else 0.7
    most = 0.62 if is_crag else 0.5
    paint_inked(painter, edge, line, 1.6 * ink, ink)
    painter.setPen(stroke(faint(line, strong), 1.1 * ink, flat=True))
    painter.drawPath(hachures(edge, piece.id, _apart(0.17, ink), INCH * 0.14, INCH * most))
    painter.setPen(stroke(faint(line, strong * 0.85), 1.0 * ink, flat=True))
    painter.drawPath(hachures(top, f"{piece.id} top", _apart(0.2, ink), INCH * 0.08, INCH * most * 0.7))
    painter.setPen(stroke(faint(line, 0.6), 1.2 * ink, () if is_crag else (8 * ink, 6 * ink)))
    painter.drawPath(top)


def paint_rampart(painter: QPainter, piece: TerrainView, look: Look, ink: float) -> None:
    """A bank of earth: both of its slopes hatched, the one away from the sun more."""
    colours = look.colours
    edge = soft_outline(piece)
    line = mixed(colours.ground_2, colours.ink, 0.62)
    painter.fillPath(edge, mixed(colours.ground, colours.field, 0.55))
    paint_side_away(painter, edge, INCH * 0.22, look)
    paint_inked(painter, edge, line, 1.7 * ink, ink)
    painter.setPen(stroke(faint(line, 0.85), 1.1 * ink, flat=True))
    painter.drawPath(hachures(edge, piece.id, _apart(0.15, ink), INCH * 0.1, INCH * 0.26))


def paint_ditch(painter: QPainter, piece: TerrainView, look: Look, ink: float) -> None:
    """A dip in the ground: its shade lies on the side of the sun."""
    colours = look.colours
    edge = soft_outline(piece)
    line = mixed(colours.ground_2, colours.ink, 0.55)
    painter.fillPath(edge, mixed(colours.ground_2, colours.stone, 0.35))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(stroke(line, 1.4 * ink, (7 * ink, 4 * ink)))
    painter.drawPath(edge)
    painter.setPen(stroke(faint(line, 0.85), 1.1 * ink, flat=True))
    painter.drawPath(hachures(edge, piece.id, _apart(0.16, ink), INCH * 0.1, INCH * 0.3, hollow=True))


def paint_rocks(painter: QPainter, piece: TerrainView, look: Look, ink: float) -> None:
    """Boulders: their lit tops, larger in the middle, and hatched flanks away from the sun."""
    colours = look.colours
    path = wandering(outline_points(piece), piece.id, INCH * 0.05, INCH * 0.5)
    box = path.boundingRect()
    painter.fillPath(path, mixed(colours.stone, QColor("#000000"), 0.14))
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    size = max(INCH * 0.34, min(box.width(), box.height()) * 0.36)
    flanks = QPainterPath()
    for number, place in enumerate(points_inside(path, size * 1.35, piece.id)):
        painter.setPen(stroke(faint(colours.token_outline, 0.75), 1.1 * ink))
        painter.setBrush(mixed(colours.stone, QColor("#FFFFFF"), 0.12 * (number % 3)))
        top = stone_polygon(f"{piece.id} {number}", place - QPointF(size, size) * 0.08, size * 0.82)
        painter.drawPolygon(top)
        flanks.addPath(_flank(f"{piece.id} {number}", top, ink))
    if not look.is_plain:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(stroke(faint(colours.token_outline, 0.6), 0.9 * ink, flat=True))
        painter.drawPath(flanks)
    painter.restore()
    paint_inked(painter, path, look.outline, 1.7 * ink, ink)


def _flank(seed: str, top: QPolygonF, ink: float) -> QPainterPath:
    """Strokes along the lower right of a stone."""
    edge = QPainterPath()
    edge.addPolygon(top)
    edge.closeSubpath()
    return hachures(edge, seed, _apart(0.1, ink), 0.0, INCH * 0.2)


def _apart(inches: float, ink: float) -> float:
    """How far strokes are from one another: never so near that they run into a grey."""
    return max(inches * INCH, 2.6 * ink)


def _shrunk(edge: QPainterPath, share: float) -> QPainterPath:
    """The same line nearer to the middle, and a little to the sun: what is high leans to the light."""
    middle = edge.boundingRect().center() - QPointF(0.03, 0.04) * edge.boundingRect().width()
    to_middle = QTransform.fromTranslate(-middle.x(), -middle.y()) * QTransform.fromScale(share, share)
    return (to_middle * QTransform.fromTranslate(middle.x(), middle.y())).map(edge)
