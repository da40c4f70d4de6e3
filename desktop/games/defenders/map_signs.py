"""What is painted on the map between its names: arrows of ways in, flags of the menace."""

from __future__ import annotations

from functools import partial
from math import hypot
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from desktop.games.defenders.sheet_views import PlaceView
from desktop.look.colours import faint
from desktop.look.ink import stroke, wandering
from desktop.look.kept_picture import paint_kept
from desktop.look.lettering import TextStyle
from desktop.look.theme import Look

PLATE: Final = 24.0
"""Side of the plate with the number of a way in, in px at 100 %."""
ARROW: Final = 34.0
FLAG: Final = 26.0
EDGE: Final = 3.0
"""So far the outline of what is held reaches beyond it."""
HATCH: Final = 11.0
"""From one line over what is held to the next."""


def paint_way_in(painter: QPainter, place: PlaceView, plate: QPointF, tip: QPointF, look: Look) -> None:
    """An arrow from outside, with the number of the way in."""
    colours = look.colours
    way = tip - plate
    long = hypot(way.x(), way.y()) or 1.0
    along, across = way / long, QPointF(-way.y(), way.x()) / long
    head = look.px(7)
    path = wandering([plate, (plate + tip) / 2, tip], place.id, 1.0, 16, closed=False)
    for colour, width in ((colours.map_paper, 5.0), (colours.ink, 2.2)):
        painter.setPen(stroke(colour, look.px(1) * width))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(path)
        back, aside = tip - along * head, across * head * 0.7
        painter.drawPolyline([back + aside, tip, back - aside])
    side = look.px(PLATE)
    rect = QRectF(plate.x() - side / 2, plate.y() - side / 2, side, side)
    painter.setPen(stroke(colours.on_fill, 1.4))
    painter.setBrush(colours.enemy_fill if place.is_attacked else colours.council)
    painter.drawRoundedRect(rect, 4, 4)
    painter.setFont(look.font(TextStyle.STRONG))
    painter.setPen(colours.on_fill)
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, str(place.number))


def paint_flag(painter: QPainter, foot: QPointF, look: Look) -> None:
    """The menace holds the place."""
    high, colours = look.px(FLAG), look.colours
    painter.setPen(stroke(colours.token_outline, 2.4))
    painter.drawLine(foot, foot - QPointF(0, high))
    cloth = QPainterPath(foot - QPointF(0, high))
    cloth.quadTo(foot - QPointF(-high * 0.4, high * 1.16), foot - QPointF(-high * 0.95, high * 0.86))
    cloth.lineTo(foot - QPointF(-high * 0.78, high * 0.64))
    cloth.lineTo(foot - QPointF(-high * 0.92, high * 0.42))
    cloth.quadTo(foot - QPointF(-high * 0.4, high * 0.7), foot - QPointF(0, high * 0.48))
    cloth.closeSubpath()
    painter.setPen(stroke(colours.token_outline, 1.4))
    painter.setBrush(colours.enemy_fill)
    painter.drawPath(cloth)


def paint_enemy(
    painter: QPainter, place: PlaceView, shape: QPainterPath, unit: float, look: Look, *, is_whole: bool
) -> None:
    """Held: a red outline with hatching. Attacked: a broken one. `unit` is one px of the screen.

    While the sheet is seen whole it is painted once; seen closer its picture would be larger than the window.
    """
    paint = partial(_paint_enemy, shape=shape, unit=unit, look=look, is_held=place.is_occupied)
    if not is_whole:
        paint(painter)
        return
    edge = EDGE * unit
    room = shape.boundingRect().adjusted(-edge, -edge, edge, edge)
    what = "enemy", place.outline, place.is_long, place.is_occupied, look.name, look.scale
    paint_kept(painter, what, room, paint)


def _paint_enemy(painter: QPainter, shape: QPainterPath, unit: float, look: Look, *, is_held: bool) -> None:
    red = look.loud_enemy
    painter.setBrush(faint(red, 0.13) if is_held else Qt.BrushStyle.NoBrush)
    painter.setPen(stroke(red, 3.2 * unit, () if is_held else (9 * unit, 6 * unit), flat=True))
    painter.drawPath(shape)
    if is_held:
        painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
        painter.setPen(stroke(faint(red, 0.62), 1.6 * unit))
        box, step = shape.boundingRect(), look.px(HATCH) * unit
        x = box.left() - box.height()
        while x < box.right():
            painter.drawLine(QPointF(x, box.bottom()), QPointF(x + box.height(), box.top()))
            x += step
