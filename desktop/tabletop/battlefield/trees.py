"""Trees, woods and hedges from above. In tenths of a millimetre; `ink` is the length of one px on the screen."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from math import cos, degrees, pi, sin

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QTransform

from desktop.look.colours import faint, mixed
from desktop.look.ink import polygon_path, seeded, stroke
from desktop.look.theme import Look
from desktop.tabletop.battlefield.strips import axis_of, even_points, outline_points, points_inside
from desktop.tabletop.battlefield.views import UNITS_PER_INCH, TerrainKind, TerrainView
from desktop.tabletop.battlefield.wash import paint_wash

INCH = float(UNITS_PER_INCH)


@dataclass(frozen=True)
class Crown:
    """A tree from above; `tone` is from 0 to 1."""

    centre: QPointF
    radius: float
    bumps: int
    turn: float
    tone: float

    @cached_property
    def edge(self) -> QPainterPath:
        return _wavy(self.centre, self.radius, self.bumps, self.turn)


@lru_cache(maxsize=512)
def crowns_of(piece: TerrainView) -> tuple[Crown, ...]:
    """The trees of a wood, or the one of a tree, from the back to the front."""
    area = polygon_path(outline_points(piece))
    if piece.kind is TerrainKind.TREE:
        box = area.boundingRect()
        return (_crown(piece.id, box.center(), min(box.width(), box.height()) / 2),)
    random = seeded(piece.id)
    places = points_inside(area, INCH * 1.12, piece.id, INCH * 0.42)
    return tuple(
        _crown(f"{piece.id} {number}", centre, INCH * random.uniform(0.5, 0.78)) for number, centre in enumerate(places)
    )


def _crown(seed: str, centre: QPointF, radius: float) -> Crown:
    random = seeded(seed)
    turn = random.uniform(0, pi)
    return Crown(centre, radius, 11 if radius > INCH * 0.8 else 9, turn, random.random())


def hedge_line(piece: TerrainView, ink: float) -> tuple[list[QPointF], float]:
    """The middle line of a hedge, and how far its bushes reach on both sides of it."""
    middle, width = axis_of(piece)
    return middle, max(width / 2, 4 * ink)


def paint_wood(painter: QPainter, piece: TerrainView, look: Look, ink: float) -> None:
    """The floor of a wood to its edge; its crowns follow with `paint_crowns`."""
    colours = look.colours
    path = polygon_path(outline_points(piece))
    painter.fillPath(path, faint(colours.tree, 0.32))
    paint_wash(painter, path, mixed(colours.tree, colours.tree_ink, 0.25), look, 0.5)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(stroke(colours.tree_ink, 1.5 * ink, (5 * ink, 4 * ink)))
    painter.drawPath(path)


def paint_crowns(painter: QPainter, piece: TerrainView, look: Look, ink: float) -> None:
    """The trees of a wood, or the one of a tree."""
    for crown in crowns_of(piece):
        _paint_crown(painter, crown, look, ink)


def _paint_crown(painter: QPainter, crown: Crown, look: Look, ink: float) -> None:
    """A crown with a wavy edge: its lit side up left, leaves as short bows on the side away from the sun."""
    colours = look.colours
    centre, radius = crown.centre, crown.radius
    lit = mixed(colours.tree, colours.tree_ink, crown.tone * 0.12)
    painter.setPen(stroke(colours.tree_ink, 1.4 * ink))
    if look.is_plain:
        painter.setBrush(lit)
        painter.drawPath(crown.edge)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(stroke(faint(colours.tree_ink, 0.55), 1.1 * ink))
        painter.drawPath(
            _wavy(centre - QPointF(radius, radius) * 0.08, radius * 0.6, crown.bumps - 3, crown.turn + 0.5)
        )
        return
    shade = mixed(lit, colours.tree_ink if not look.is_dark else colours.shadow, 0.3)
    lit = mixed(lit, colours.ground if not look.is_dark else colours.tree_ink, 0.12)
    painter.setBrush(shade)
    painter.drawPath(crown.edge)
    inner = _wavy(centre - QPointF(0.13, 0.17) * radius, radius * 0.76, crown.bumps - 2, crown.turn + 0.5)
    painter.fillPath(inner, lit)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(stroke(faint(colours.tree_ink, 0.7), 1.0 * ink, flat=True))
    painter.drawPath(_leaves(crown))


def _leaves(crown: Crown) -> QPainterPath:
    """Rows of small bows, from the shade into the light."""
    return _placed(crown.centre, crown.radius).map(_round_leaves(int(crown.tone * 4)))


@cache
def _round_leaves(turned: int) -> QPainterPath:
    """The leaves of a crown of radius 1 about the origin."""
    path = QPainterPath()
    for away, first, last, count in ((0.66, -0.35, 1.75, 4), (0.36, 0.0, 1.5, 2), (0.52, 3.2, 4.6, 2)):
        span = (last - first) / count
        for number in range(count):
            start = first + span * number + turned * 0.14
            path.moveTo(_around(start, away))
            path.quadTo(_around(start + span * 0.4, away + 0.2), _around(start + span * 0.8, away))
    return path


def _around(angle: float, away: float) -> QPointF:
    return QPointF(cos(angle) * away, sin(angle) * away)


def _placed(centre: QPointF, radius: float) -> QTransform:
    """From a circle of radius 1 about the origin to one about a point."""
    return QTransform(radius, 0, 0, radius, centre.x(), centre.y())


def paint_hedge(painter: QPainter, piece: TerrainView, look: Look, ink: float) -> None:
    """A row of bushes, lit from the upper left."""
    colours = look.colours
    middle, radius = hedge_line(piece, ink)
    for number, place in enumerate(even_points(middle, radius * 1.1)):
        painter.setPen(stroke(colours.tree_ink, 1.4 * ink))
        painter.setBrush(colours.hedge)
        painter.drawPath(_wavy(place, radius * 0.98, 8, number * 0.7))
        if not look.is_plain:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(mixed(colours.hedge, colours.tree if not look.is_dark else colours.tree_ink, 0.22))
            painter.drawEllipse(place - QPointF(0.2, 0.24) * radius, radius * 0.55, radius * 0.5)


def _wavy(centre: QPointF, radius: float, bumps: int, turn: float) -> QPainterPath:
    return _placed(centre, radius).rotate(degrees(turn)).map(_round_wavy(bumps))


@cache
def _round_wavy(bumps: int) -> QPainterPath:
    """A crown of radius 1 about the origin."""
    path = QPainterPath(_around(0, 0.92))
    for number in range(1, bumps + 1):
        angle = 2 * pi * number / bumps
        path.quadTo(_around(angle - pi / bumps, 1.16), _around(angle, 0.92))
    path.closeSubpath()
    return path
