"""How a figure is drawn: ring in its kingdom's shape, face, icon of its type, then the signs of its state. In px."""

from __future__ import annotations

from math import cos, pi, radians, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from desktop.games.warhold.tiles.figures import FigureView, Shape
from desktop.look.colours import Colours, faint, mixed
from desktop.look.icons import paint_icon
from desktop.look.ink import polygon_path
from desktop.look.theme import Look
from desktop.look.token_painting import paint_badge, paint_chosen, paint_cross_hair, paint_offer, paint_tick
from desktop.look.widgets.drops import paint_drop

FACE = 0.79
"""How wide the face is, in widths of the ring."""
BADGED_FROM = 17.0
"""A smaller figure has no badge, no drops and no tick: they would hide it, in px of diameter."""
TEETH, MORE_TEETH = 14, 18


def shape_path(shape: Shape, radius: float, teeth: int = TEETH) -> QPainterPath:
    """The outline of a figure round the origin."""
    path = QPainterPath()
    if shape is Shape.DISC:
        path.addEllipse(QPointF(0, 0), radius, radius)
        return path
    if shape is Shape.LEAF:
        # A leaf: pointed at the upper right and the lower left, round at the other two.
        far, bend = radius * 0.94, radius * 1.12
        path.moveTo(far, -far)
        path.cubicTo(far, -far + bend * 0.5, far + radius * 0.02, far * 0.1, far * 0.86, far * 0.5)
        path.cubicTo(far * 0.62, far * 1.02, -far * 0.2, far, -far, far)
        path.cubicTo(-far, far - bend * 0.5, -far - radius * 0.02, -far * 0.1, -far * 0.86, -far * 0.5)
        path.cubicTo(-far * 0.62, -far * 1.02, far * 0.2, -far, far, -far)
        path.closeSubpath()
        return path
    if shape is Shape.BLOCK:
        far, cut = radius * 0.93, radius * 0.38
        corners = [
            QPointF(across * one, down * other)
            for across, down, first in ((1, -1, False), (1, 1, True), (-1, 1, False), (-1, -1, True))
            for one, other in (((far, far - cut), (far - cut, far)) if first else ((far - cut, far), (far, far - cut)))
        ]
        return polygon_path(corners)
    if shape is Shape.HEXAGON:
        return polygon_path(
            [QPointF(radius * 1.04 * sin(turn * pi / 3), -radius * 1.04 * cos(turn * pi / 3)) for turn in range(6)]
        )
    points = []
    for number in range(teeth):
        at, between = 2 * pi * number / teeth - pi / 2, 2 * pi * (number + 0.5) / teeth - pi / 2
        points.append(QPointF(radius * 1.04 * cos(at), radius * 1.04 * sin(at)))
        points.append(QPointF(radius * 0.88 * cos(between), radius * 0.88 * sin(between)))
    return polygon_path(points)


def figure_fill(view: FigureView, colours: Colours) -> QColor:
    """The loud colour of a kingdom, or of monsters."""
    return colours.enemy_fill if view.realm < 0 else colours.of(f"realm_fill_{view.realm + 1}")


def figure_extent(diameter: float) -> QRectF:
    """The rectangle round the origin that drawing may touch."""
    reach = diameter * 0.78 + 4
    return QRectF(-reach, -reach - diameter * 0.1, reach * 2, reach * 2 + diameter * 0.14)


def paint_figure(painter: QPainter, view: FigureView, diameter: float, look: Look, *, bare: bool = False) -> None:
    """Draw a figure round the origin, `diameter` px across. `bare` leaves out badge, drops and tick."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    colours, radius = look.colours, diameter / 2
    if view.chosen:
        paint_chosen(painter, diameter, colours)
    elif view.offered:
        paint_offer(painter, diameter * 0.97, colours)
    _paint_body(painter, view, radius, look)
    if view.target:
        paint_cross_hair(painter, diameter, look)
    if not bare and diameter >= BADGED_FROM:
        _paint_signs(painter, view, diameter, look)
    painter.restore()


def _paint_body(painter: QPainter, view: FigureView, radius: float, look: Look) -> None:
    colours = look.colours
    teeth = MORE_TEETH if view.is_great else TEETH
    ring = shape_path(view.shape, radius, teeth)
    thin = max(1.0, radius * 0.045)
    if not look.is_plain:
        painter.fillPath(ring.translated(radius * 0.07, radius * 0.12), faint(colours.shadow, 0.38))
    if look.is_dark:
        # On dark ground the edge of a dark ring would drown.
        painter.strokePath(ring, QPen(faint(colours.face, 0.75), thin * 3))
    painter.setPen(_line(look.outline if not look.is_dark else colours.token_outline, thin * 1.1))
    painter.setBrush(figure_fill(view, colours))
    painter.drawPath(ring)
    inner = Shape.DISC if view.shape is Shape.TEETH else view.shape
    if view.is_lord:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(_line(colours.gold_line, max(1.3, radius * 0.075)))
        painter.drawPath(shape_path(inner, radius * (0.88 if inner is not Shape.DISC or view.realm >= 0 else 0.82)))
    face, ink = colours.face, colours.face_ink
    if view.settled:
        face, ink = mixed(face, colours.dull, 0.5), mixed(ink, colours.dull, 0.4)
    painter.setPen(_line(colours.token_outline, thin * 0.9))
    painter.setBrush(face)
    painter.drawPath(shape_path(inner, radius * (FACE - 0.06 * view.is_lord)))
    share = {Shape.HEXAGON: 1.16, Shape.LEAF: 1.14, Shape.BLOCK: 1.26}.get(inner, 1.22)
    paint_icon(painter, view.icon, QPointF(0, 0), radius * share, ink)


def _paint_signs(painter: QPainter, view: FigureView, diameter: float, look: Look) -> None:
    colours, radius = look.colours, diameter / 2
    if view.is_lord:
        _paint_crown(painter, QPointF(-radius * 0.52, radius * 0.8), diameter * 0.32, look)
    if view.wounds:
        _paint_drops(painter, view, diameter, colours)
    if view.badge:
        high = max(11.0, diameter * 0.39)
        place = QPointF(radius * 0.66, radius * 0.68)
        paint_badge(painter, place, view.badge, high, figure_fill(view, colours), colours.on_fill, 0.2)
    if view.settled:
        paint_tick(painter, QPointF(-radius * 0.72, -radius * 0.72), max(9.0, diameter * 0.33), colours)


def _paint_crown(painter: QPainter, centre: QPointF, wide: float, look: Look) -> None:
    """A crown of gold at the foot of a lord."""
    x, y, half, high = centre.x(), centre.y(), wide / 2, wide * 0.62
    crown = polygon_path(
        [
            QPointF(x - half, y + high / 2),
            QPointF(x - half, y - high * 0.4),
            QPointF(x - half * 0.45, y + high * 0.02),
            QPointF(x, y - high * 0.62),
            QPointF(x + half * 0.45, y + high * 0.02),
            QPointF(x + half, y - high * 0.4),
            QPointF(x + half, y + high / 2),
        ]
    )
    painter.setPen(_line(look.colours.token_outline, max(1.0, wide * 0.1)))
    painter.setBrush(look.colours.sel)
    painter.drawPath(crown)


def _paint_drops(painter: QPainter, view: FigureView, diameter: float, colours: Colours) -> None:
    """A drop for each wound that it can take, the taken ones red; many stand closer together."""
    size = max(6.0, diameter * 0.19)
    apart = min(30.0, 118 / max(1, view.most))
    size = min(size, diameter * 0.55 * radians(apart) * 1.25)
    middle = (view.most - 1) / 2
    for number in range(view.most):
        angle = radians((number - middle) * apart)
        place = QPointF(sin(angle) * diameter * 0.55, -cos(angle) * diameter * 0.55 - size * 0.2)
        paint_drop(painter, place, size, colours, taken=number < view.wounds)


def figure_pixmap(view: FigureView, size: float, look: Look, ratio: float = 1.0) -> QPixmap:
    """A small picture of a figure for lists and sheets, `size` px across."""
    side = max(1, round(size * ratio))
    pixmap = QPixmap(side, side)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.translate(size / 2, size / 2)
    paint_figure(painter, view, size * 0.84, look, bare=True)
    painter.end()
    return pixmap


def _line(colour: QColor, wide: float) -> QPen:
    pen = QPen(colour, wide)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen
