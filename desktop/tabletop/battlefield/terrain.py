"""How pieces of ground are drawn. In tenths of a millimetre; `ink` is the length of one px on the screen.

The outline is what the rules measure, so the drawing never hides it: woods, marsh and rough ground show it as a line.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from math import hypot
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from desktop.look.colours import faint, mixed
from desktop.look.ink import paint_inked, polygon_path, seeded, smooth, stroke, wandering
from desktop.look.theme import Look
from desktop.tabletop.battlefield.bridge import paint_bridge
from desktop.tabletop.battlefield.gate import paint_gate
from desktop.tabletop.battlefield.heights import paint_ditch, paint_hill, paint_rampart, paint_rocks
from desktop.tabletop.battlefield.ruin import paint_ruin, stone_polygon
from desktop.tabletop.battlefield.shade import paint_shadow, paint_side_away
from desktop.tabletop.battlefield.strips import (
    axis_of,
    even_points,
    outline_points,
    points_inside,
    soft_outline,
    strip_outline,
)
from desktop.tabletop.battlefield.trees import paint_crowns, paint_hedge, paint_wood
from desktop.tabletop.battlefield.views import UNITS_PER_INCH, TerrainKind, TerrainView
from desktop.tabletop.battlefield.wash import paint_wash
from desktop.tabletop.battlefield.water import paint_ford, paint_marsh, paint_pond

INCH = float(UNITS_PER_INCH)
LEAST_RUTTED = 14.0
"""In px."""
Paint = Callable[[QPainter, TerrainView, Look, float], None]

# What lies lower is drawn first: a bridge above all water (SBH-TER-1).
ORDER = (
    TerrainKind.HILL,
    TerrainKind.CRAG,
    TerrainKind.FIELD,
    TerrainKind.ROAD,
    TerrainKind.POND,
    TerrainKind.STREAM,
    TerrainKind.FORD,
    TerrainKind.MARSH,
    TerrainKind.DITCH,
    TerrainKind.ROUGH,
    TerrainKind.BRIDGE,
    TerrainKind.ROCKS,
    TerrainKind.RUIN,
    TerrainKind.RAMPART,
    TerrainKind.WALL,
    TerrainKind.FENCE,
    TerrainKind.GATE,
    TerrainKind.HEDGE,
    TerrainKind.WOOD,
    TerrainKind.TREE,
)


def paint_piece(painter: QPainter, piece: TerrainView, look: Look, ink: float) -> None:
    """Draw one piece by itself, with its shadow. Roads are drawn by `paint_roads`."""
    paint_low(painter, piece, look, ink)
    paint_shadow(painter, (piece,), look, ink)
    paint_upright(painter, piece, look, ink)


def paint_low(painter: QPainter, piece: TerrainView, look: Look, ink: float) -> None:
    """Draw what of a piece lies on the ground, below the shadow."""
    _paint(LOW, painter, piece, look, ink)


def paint_upright(painter: QPainter, piece: TerrainView, look: Look, ink: float) -> None:
    """Draw what of a piece stands on the ground, above the shadow."""
    _paint(UPRIGHT, painter, piece, look, ink)


def _paint(
    painters: Mapping[TerrainKind, Paint], painter: QPainter, piece: TerrainView, look: Look, ink: float
) -> None:
    if piece.kind in painters and piece.outline:
        painters[piece.kind](painter, piece, look, ink)


def paint_roads(painter: QPainter, roads: Sequence[TerrainView], look: Look, ink: float) -> None:
    """All roads together, edges first, so that they run into each other without a seam."""
    colours = look.colours
    strips = [
        (smooth([QPointF(x, y) for x, y in road.outline], closed=False), road.width) for road in roads if road.width
    ]
    areas = [soft_outline(road) for road in roads if not road.width]
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, over in ((colours.road_line, 2.4 * ink), (colours.road, 0.0)):
        for middle, width in strips:
            painter.setPen(stroke(colour, width + over))
            painter.drawPath(middle)
        for area in areas:
            if over:
                painter.strokePath(area, stroke(colour, over))
            else:
                painter.fillPath(area, colour)
    for number, area in enumerate(areas):
        box = area.boundingRect()
        # Where roads meet, the rim of one would lie across the other.
        if not any(box.intersects(other.boundingRect()) for at, other in enumerate(areas) if at != number):
            paint_wash(painter, area, colours.road_line, look, 0.26)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(stroke(faint(colours.road_line, 0.8), 1.2 * ink, (9 * ink, 14 * ink)))
    for middle, _ in strips:
        painter.drawPath(middle)
    if not look.is_plain:
        painter.setPen(stroke(faint(colours.road_line, 0.55), 1.1 * ink, (11 * ink, 7 * ink)))
        for road in roads:
            if not road.width and len(road.outline) > 5:
                painter.drawPath(_ruts(road, ink))


def _ruts(road: TerrainView, ink: float) -> QPainterPath:
    """What wheels have left on a road; nothing on one of a few px."""
    middle, width = axis_of(road)
    if width < LEAST_RUTTED * ink:
        return QPainterPath()
    both = strip_outline(middle, width * 0.4)
    ruts = smooth(both[: len(middle)], closed=False)
    ruts.addPath(smooth(both[len(middle) :], closed=False))
    return ruts


def _wall(painter: QPainter, piece: TerrainView, look: Look, ink: float) -> None:
    colours = look.colours
    area = polygon_path(outline_points(piece))
    middle, width = axis_of(piece)
    painter.fillPath(area, colours.stone)
    paint_side_away(painter, area, width * 0.3, look, 0.3)
    paint_inked(painter, area, look.outline, 1.6 * ink, ink)
    random = seeded(piece.id)
    places = even_points(middle, max(width * 0.85, 7 * ink))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(stroke(faint(colours.token_outline, 0.7), 1.0 * ink))
    for number in range(1, len(places) - 1):
        way = places[number + 1] - places[number - 1]
        long = hypot(way.x(), way.y()) or 1.0
        across = QPointF(-way.y() / long, way.x() / long) * (width / 2)
        shift = way / long * (random.uniform(-0.12, 0.12) * width)
        start, end = (-1.0, 0.0) if number % 2 else (0.0, 1.0)
        painter.drawLine(places[number] + across * start + shift, places[number] + across * end + shift)
    painter.drawPath(_line(middle))


def _fence(painter: QPainter, piece: TerrainView, look: Look, ink: float) -> None:
    colours = look.colours
    middle, _ = axis_of(piece)
    wood = colours.roof_tower if not look.is_plain else colours.ink
    outline = colours.ink if look.is_dark else colours.token_outline
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, wide in ((outline, 4.2), (wood, 2.2)):
        painter.setPen(stroke(colour, wide * ink))
        painter.drawPath(_line(middle))
    painter.setPen(stroke(outline, 1.2 * ink))
    painter.setBrush(wood)
    for place in even_points(middle, max(INCH * 0.7, 9 * ink)):
        painter.drawEllipse(place, 2.8 * ink, 2.8 * ink)


def _field(painter: QPainter, piece: TerrainView, look: Look, ink: float) -> None:
    colours = look.colours
    points = outline_points(piece)
    path = polygon_path(points)
    painter.fillPath(path, colours.field)
    paint_wash(painter, path, colours.field_line, look, 0.35)
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    # Furrows run along the longest side.
    sides = [(points[number], points[(number + 1) % len(points)]) for number in range(len(points))]
    start, end = max(sides, key=lambda side: hypot(side[1].x() - side[0].x(), side[1].y() - side[0].y()))
    long = hypot(end.x() - start.x(), end.y() - start.y()) or 1.0
    way = (end - start) / long
    across = QPointF(-way.y(), way.x())
    box = path.boundingRect()
    reach = hypot(box.width(), box.height())
    random = seeded(piece.id)
    painter.setPen(stroke(colours.field_line, 1.2 * ink, (8 * ink, 4 * ink)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for number in range(-round(reach / 2 / (INCH * 0.36)), round(reach / 2 / (INCH * 0.36)) + 1):
        middle = box.center() + across * (number * INCH * 0.36 + random.uniform(-0.04, 0.04) * INCH)
        painter.drawLine(middle - way * (reach / 2), middle + way * (reach / 2))
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(stroke(mixed(colours.field_line, colours.ink, 0.35), 1.5 * ink))
    painter.drawPath(wandering(points, piece.id, 1.2 * ink, 16 * ink))


def _rough(painter: QPainter, piece: TerrainView, look: Look, ink: float) -> None:
    colours = look.colours
    points = outline_points(piece)
    path = polygon_path(points)
    painter.fillPath(path, mixed(colours.ground_2, colours.stone, 0.35))
    paint_wash(painter, path, mixed(colours.stone, colours.ink, 0.15), look, 0.4)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(stroke(faint(colours.ink, 0.65), 1.4 * ink, (2 * ink, 5 * ink)))
    painter.drawPath(path)
    random = seeded(piece.id)
    for number, place in enumerate(points_inside(path, INCH * 0.7, piece.id, INCH * 0.16)):
        painter.setBrush(mixed(colours.stone, colours.ground_2, random.uniform(0, 0.5)))
        painter.setPen(stroke(faint(colours.ink, 0.7), 1.0 * ink))
        painter.drawPolygon(stone_polygon(f"{piece.id} {number}", place, INCH * random.uniform(0.08, 0.17)))


def _ruin(painter: QPainter, piece: TerrainView, look: Look, ink: float) -> None:
    paint_ruin(painter, piece.id, outline_points(piece), look, ink)


def _line(points: Sequence[QPointF]) -> QPainterPath:
    path = QPainterPath(points[0])
    for point in points[1:]:
        path.lineTo(point)
    return path


LOW: Final[Mapping[TerrainKind, Paint]] = {
    TerrainKind.HILL: paint_hill,
    TerrainKind.CRAG: paint_hill,
    TerrainKind.FIELD: _field,
    TerrainKind.POND: paint_pond,
    TerrainKind.STREAM: paint_pond,
    TerrainKind.FORD: paint_ford,
    TerrainKind.MARSH: paint_marsh,
    TerrainKind.DITCH: paint_ditch,
    TerrainKind.ROUGH: _rough,
    TerrainKind.WOOD: paint_wood,
}
"""What lies on the ground: shadows fall on it."""

UPRIGHT: Final[Mapping[TerrainKind, Paint]] = {
    TerrainKind.BRIDGE: paint_bridge,
    TerrainKind.ROCKS: paint_rocks,
    TerrainKind.RUIN: _ruin,
    TerrainKind.RAMPART: paint_rampart,
    TerrainKind.WALL: _wall,
    TerrainKind.FENCE: _fence,
    TerrainKind.GATE: paint_gate,
    TerrainKind.HEDGE: paint_hedge,
    TerrainKind.WOOD: paint_crowns,
    TerrainKind.TREE: paint_crowns,
}
"""What stands on the ground: shadows fall from it."""


@lru_cache(maxsize=1024)
def terrain_box(piece: TerrainView) -> QRectF:
    """What the drawing of a piece may touch, in tenths of a millimetre: its area and what leans over the edge."""
    over = INCH * 0.9
    return polygon_path(outline_points(piece)).boundingRect().adjusted(-over, -over, over, over)
