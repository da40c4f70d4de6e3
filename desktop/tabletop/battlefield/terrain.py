"""How pieces of ground are drawn. In tenths of a millimetre; `ink` is the length of one px on the screen.

The outline is what the rules measure, so the drawing never hides it: woods, marsh and rough ground show it as a line.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from math import cos, hypot, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from desktop.look.colours import Colours, faint, mixed
from desktop.look.ink import polygon_path, seeded, smooth, stroke, wandering
from desktop.look.theme import Look
from desktop.tabletop.battlefield.bridge import paint_bridge
from desktop.tabletop.battlefield.gate import paint_gate
from desktop.tabletop.battlefield.ruin import paint_ruin, stone_polygon
from desktop.tabletop.battlefield.strips import axis_of, even_points, points_inside, strip_outline
from desktop.tabletop.battlefield.views import UNITS_PER_INCH, TerrainKind, TerrainView

INCH = float(UNITS_PER_INCH)

# What lies lower is drawn first: a bridge above all water (SBH-TER-1).
ORDER = (
    TerrainKind.HILL,
    TerrainKind.FIELD,
    TerrainKind.ROAD,
    TerrainKind.POND,
    TerrainKind.STREAM,
    TerrainKind.MARSH,
    TerrainKind.BRIDGE,
    TerrainKind.ROUGH,
    TerrainKind.ROCKS,
    TerrainKind.RUIN,
    TerrainKind.WALL,
    TerrainKind.FENCE,
    TerrainKind.GATE,
    TerrainKind.HEDGE,
    TerrainKind.WOOD,
    TerrainKind.TREE,
)


def paint_piece(painter: QPainter, piece: TerrainView, look: Look, ink: float) -> None:
    """Draw one piece. Roads are drawn together by `paint_roads`."""
    if piece.kind in _PAINTERS and piece.outline:
        _PAINTERS[piece.kind](painter, piece, look, ink)


def outline_points(piece: TerrainView) -> list[QPointF]:
    """The corners of a piece's area; a strip is widened from its middle line."""
    points = [QPointF(x, y) for x, y in piece.outline]
    return strip_outline(points, piece.width) if piece.width else points


def paint_roads(painter: QPainter, roads: Sequence[TerrainView], look: Look, ink: float) -> None:
    """All roads together, edges first, so that they run into each other without a seam."""
    colours = look.colours
    strips = [
        (smooth([QPointF(x, y) for x, y in road.outline], closed=False), road.width) for road in roads if road.width
    ]
    areas = [polygon_path(outline_points(road)) for road in roads if not road.width]
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
    painter.setPen(stroke(faint(colours.road_line, 0.8), 1.2 * ink, (9 * ink, 14 * ink)))
    for middle, _ in strips:
        painter.drawPath(middle)


def paint_crown(painter: QPainter, seed: str, centre: QPointF, radius: float, look: Look, ink: float) -> None:
    """A tree from above: a shadow, a crown with a wavy edge, a second inner edge."""
    colours, random = look.colours, seeded(seed)
    bumps = 11 if radius > INCH * 0.8 else 9
    turn = random.uniform(0, pi)
    edge = _wavy(centre, radius, bumps, turn)
    if not look.is_plain:
        painter.fillPath(edge.translated(radius * 0.07 + 2 * ink, radius * 0.1 + 2 * ink), faint(colours.shadow, 0.3))
    painter.setBrush(mixed(colours.tree, colours.tree_ink, random.uniform(0.0, 0.14)))
    painter.setPen(stroke(colours.tree_ink, 1.4 * ink))
    painter.drawPath(edge)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(stroke(faint(colours.tree_ink, 0.55), 1.1 * ink))
    painter.drawPath(_wavy(centre + QPointF(-radius * 0.08, -radius * 0.08), radius * 0.6, bumps - 3, turn + 0.5))


def _wavy(centre: QPointF, radius: float, bumps: int, turn: float) -> QPainterPath:
    path = QPainterPath()
    for number in range(bumps + 1):
        angle = turn + 2 * pi * number / bumps
        foot = centre + QPointF(cos(angle), sin(angle)) * (radius * 0.92)
        if number == 0:
            path.moveTo(foot)
            continue
        between = angle - pi / bumps
        path.quadTo(centre + QPointF(cos(between), sin(between)) * (radius * 1.16), foot)
    path.closeSubpath()
    return path


def _wood(painter: QPainter, piece: TerrainView, look: Look, ink: float) -> None:
    colours = look.colours
    points = outline_points(piece)
    path = polygon_path(points)
    painter.fillPath(path, faint(colours.tree, 0.32))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(stroke(colours.tree_ink, 1.5 * ink, (5 * ink, 4 * ink)))
    painter.drawPath(path)
    random = seeded(piece.id)
    for number, centre in enumerate(points_inside(path, INCH * 1.12, piece.id, INCH * 0.42)):
        paint_crown(painter, f"{piece.id} {number}", centre, INCH * random.uniform(0.48, 0.74), look, ink)


def _tree(painter: QPainter, piece: TerrainView, look: Look, ink: float) -> None:
    box = polygon_path(outline_points(piece)).boundingRect()
    paint_crown(painter, piece.id, box.center(), min(box.width(), box.height()) / 2, look, ink)


def _hedge(painter: QPainter, piece: TerrainView, look: Look, ink: float) -> None:
    colours = look.colours
    middle, width = axis_of(piece)
    radius = max(width / 2, 4 * ink)
    places = even_points(middle, radius * 1.1)
    if not look.is_plain:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faint(colours.shadow, 0.3))
        for place in places:
            painter.drawEllipse(place + QPointF(3 * ink, 4 * ink), radius, radius)
    painter.setBrush(colours.hedge)
    painter.setPen(stroke(colours.tree_ink, 1.4 * ink))
    for number, place in enumerate(places):
        painter.drawPath(_wavy(place, radius * 0.98, 8, number * 0.7))


def _wall(painter: QPainter, piece: TerrainView, look: Look, ink: float) -> None:
    colours = look.colours
    area = polygon_path(outline_points(piece))
    middle, width = axis_of(piece)
    if not look.is_plain:
        painter.fillPath(area.translated(2 * ink, 3 * ink), faint(colours.shadow, 0.32))
    painter.setBrush(colours.stone)
    painter.setPen(stroke(look.outline, 1.5 * ink))
    painter.drawPath(area)
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
    for place in even_points(middle, INCH * 0.5):
        painter.setPen(stroke(outline, 1.2 * ink))
        painter.setBrush(wood)
        painter.drawEllipse(place, 3.4 * ink, 3.4 * ink)


def _pond(painter: QPainter, piece: TerrainView, look: Look, ink: float) -> None:
    colours = look.colours
    points = outline_points(piece)
    edge = smooth(points) if len(points) > 5 else polygon_path(points)
    painter.setBrush(colours.water)
    painter.setPen(stroke(colours.water_line, 2.0 * ink))
    painter.drawPath(edge)
    box = edge.boundingRect()
    painter.save()
    painter.setClipPath(edge, Qt.ClipOperation.IntersectClip)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(stroke(faint(colours.water_line, 0.6), 1.1 * ink))
    shrink = min(box.width(), box.height())
    inner = max(0.5, 1 - 0.34 * INCH / max(1.0, shrink))
    painter.save()
    painter.translate(box.center())
    painter.scale(inner, inner)
    painter.translate(-box.center())
    painter.drawPath(edge)
    painter.restore()
    _paint_ripples(painter, piece.id, edge, colours, ink)
    painter.restore()
    if not look.is_plain and piece.kind is TerrainKind.POND:
        random = seeded(f"{piece.id} reeds")
        for _ in range(max(4, round((box.width() + box.height()) / INCH))):
            place = edge.pointAtPercent(random.random())
            _paint_reeds(painter, place, random.uniform(0.28, 0.42) * INCH, colours, ink)


def _paint_ripples(painter: QPainter, seed: str, area: QPainterPath, colours: Colours, ink: float) -> None:
    random = seeded(f"{seed} ripples")
    painter.setPen(stroke(colours.water_line, 1.2 * ink))
    path = QPainterPath()
    for centre in points_inside(area, INCH * 1.1, f"{seed} ripple", INCH * 0.35)[:14]:
        size = INCH * random.uniform(0.16, 0.26)
        path.moveTo(centre - QPointF(size * 2, 0))
        for step in (-1, 0, 1, 2):
            path.quadTo(
                centre + QPointF(size * (step - 0.5), (size if step % 2 else -size) * 0.7),
                centre + QPointF(size * step, 0),
            )
    painter.drawPath(path)


def _paint_reeds(painter: QPainter, foot: QPointF, height: float, colours: Colours, ink: float) -> None:
    path = QPainterPath()
    for lean in (-0.45, -0.12, 0.2, 0.5):
        path.moveTo(foot + QPointF(lean * height * 0.35, 0))
        path.quadTo(foot + QPointF(lean * height * 0.4, -height * 0.6), foot + QPointF(lean * height, -height))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(stroke(colours.tree_ink, 1.3 * ink))
    painter.drawPath(path)


def _marsh(painter: QPainter, piece: TerrainView, look: Look, ink: float) -> None:
    colours = look.colours
    points = outline_points(piece)
    edge = smooth(points) if len(points) > 5 else polygon_path(points)
    painter.fillPath(edge, mixed(colours.ground_2, colours.water, 0.4))
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


def _field(painter: QPainter, piece: TerrainView, look: Look, ink: float) -> None:
    colours = look.colours
    points = outline_points(piece)
    path = polygon_path(points)
    painter.fillPath(path, colours.field)
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
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(stroke(faint(colours.ink, 0.65), 1.4 * ink, (2 * ink, 5 * ink)))
    painter.drawPath(path)
    random = seeded(piece.id)
    for number, place in enumerate(points_inside(path, INCH * 0.7, piece.id, INCH * 0.16)):
        painter.setBrush(mixed(colours.stone, colours.ground_2, random.uniform(0, 0.5)))
        painter.setPen(stroke(faint(colours.ink, 0.7), 1.0 * ink))
        painter.drawPolygon(stone_polygon(f"{piece.id} {number}", place, INCH * random.uniform(0.08, 0.17)))


def _rocks(painter: QPainter, piece: TerrainView, look: Look, ink: float) -> None:
    colours = look.colours
    points = outline_points(piece)
    path = wandering(points, piece.id, INCH * 0.05, INCH * 0.5)
    box = path.boundingRect()
    if not look.is_plain:
        painter.fillPath(path.translated(3 * ink, 4 * ink), faint(colours.shadow, 0.34))
    painter.fillPath(path, mixed(colours.stone, QColor("#000000"), 0.14))
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    # The lit tops of the boulders, larger in the middle.
    size = max(INCH * 0.34, min(box.width(), box.height()) * 0.36)
    painter.setPen(stroke(faint(colours.token_outline, 0.75), 1.1 * ink))
    for number, place in enumerate(points_inside(path, size * 1.35, piece.id)):
        painter.setBrush(mixed(colours.stone, QColor("#FFFFFF"), 0.12 * (number % 3)))
        top = stone_polygon(f"{piece.id} {number}", place - QPointF(size, size) * 0.08, size * 0.82)
        painter.drawPolygon(top)
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(stroke(look.outline, 1.6 * ink))
    painter.drawPath(path)


def _ruin(painter: QPainter, piece: TerrainView, look: Look, ink: float) -> None:
    paint_ruin(painter, piece.id, outline_points(piece), look, ink)


def _hill(painter: QPainter, piece: TerrainView, look: Look, ink: float) -> None:
    colours = look.colours
    points = outline_points(piece)
    edge = smooth(points) if len(points) > 5 else polygon_path(points)
    painter.fillPath(edge, mixed(colours.ground, QColor("#FFFFFF") if not look.is_dark else colours.grass, 0.16))
    line = mixed(colours.ground_2, colours.ink, 0.55)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(stroke(line, 1.6 * ink))
    painter.drawPath(edge)
    centre = edge.boundingRect().center()
    around = edge.length()
    hatch = QPainterPath()
    for number in range(max(8, round(around / (INCH * 0.42)))):
        place = edge.pointAtPercent(number / max(8, round(around / (INCH * 0.42))))
        inwards = centre - place
        long = hypot(inwards.x(), inwards.y()) or 1.0
        hatch.moveTo(place)
        hatch.lineTo(place + inwards / long * INCH * (0.22 if number % 2 else 0.34))
    painter.setPen(stroke(faint(line, 0.75), 1.1 * ink))
    painter.drawPath(hatch)
    painter.save()
    painter.translate(centre)
    painter.scale(0.62, 0.62)
    painter.translate(-centre)
    painter.setPen(stroke(faint(line, 0.6), 1.6 * ink, (8 * ink, 6 * ink)))
    painter.drawPath(edge)
    painter.restore()


def _line(points: Sequence[QPointF]) -> QPainterPath:
    path = QPainterPath(points[0])
    for point in points[1:]:
        path.lineTo(point)
    return path


_PAINTERS: dict[TerrainKind, Callable[[QPainter, TerrainView, Look, float], None]] = {
    TerrainKind.HILL: _hill,
    TerrainKind.FIELD: _field,
    TerrainKind.POND: _pond,
    TerrainKind.STREAM: _pond,
    TerrainKind.MARSH: _marsh,
    TerrainKind.BRIDGE: paint_bridge,
    TerrainKind.ROUGH: _rough,
    TerrainKind.ROCKS: _rocks,
    TerrainKind.RUIN: _ruin,
    TerrainKind.WALL: _wall,
    TerrainKind.FENCE: _fence,
    TerrainKind.GATE: paint_gate,
    TerrainKind.HEDGE: _hedge,
    TerrainKind.WOOD: _wood,
    TerrainKind.TREE: _tree,
}


@lru_cache(maxsize=1024)
def terrain_box(piece: TerrainView) -> QRectF:
    """What the drawing of a piece may touch, in tenths of a millimetre: its area and what leans over the edge."""
    over = INCH * 0.9
    return polygon_path(outline_points(piece)).boundingRect().adjusted(-over, -over, over, over)
