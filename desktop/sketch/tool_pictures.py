"""Small pictures of tools, colours, stamps and sizes, each painted as it draws."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPixmap, QTransform

from desktop.look.colours import LookName, colours_of
from desktop.look.ink import stroke
from desktop.look.lettering import font_px, text_path_at
from desktop.look.widgets.painted import brush_up
from desktop.sketch.hand import COLOURED, SIZES, WIDTHS, Hand, Kit
from desktop.sketch.ink import Stroke, Tool
from desktop.sketch.ops import bounds_of, paint_ops
from desktop.sketch.pieces import piece_of
from desktop.sketch.stamp_art import stamp_ops
from desktop.sketch.tints import INKS, kept

WAVE: Final = tuple((0.1 + 0.1 * at, 0.5 + 0.26 * (-1) ** (at // 2) * (at % 2 or 0.5)) for at in range(9))
ROUND: Final = ((0.2, 0.2), (0.6, 0.12), (0.88, 0.4), (0.74, 0.84), (0.3, 0.86), (0.1, 0.55))
COURSE: Final = ((-0.1, 0.72), (0.5, 0.5), (1.1, 0.42))
"""Samples of the tools, in shares of a picture's width and height."""


def _paper(size: QSize, look: LookName, ratio: float) -> tuple[QPixmap, QPainter]:
    pixmap = QPixmap(size * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    brush_up(painter)
    colours = colours_of(look)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colours.map_paper)
    painter.drawRoundedRect(QRectF(0, 0, size.width(), size.height()), 4, 4)
    clip = QPainterPath()
    clip.addRoundedRect(QRectF(0, 0, size.width(), size.height()), 4, 4)
    painter.setClipPath(clip)
    return pixmap, painter


def kit_picture(kit: Kit, hand: Hand | None, look: LookName, size: QSize, ratio: float) -> QPixmap:
    """What the tool draws, in small."""
    pixmap, painter = _paper(size, look, ratio)
    colours = colours_of(look)
    middle = QPointF(size.width() / 2, size.height() / 2)
    if kit is Kit.STAMP:
        stamp = hand.drawing.subject.stamps[0] if hand is not None else "house"
        _fit_stamp(painter, stamp, look, size)
    elif kit is Kit.LETTERS:
        painter.setBrush(colours.ink)
        painter.drawPath(text_path_at("Aa", font_px(size.height() * 0.78, heading=True, weight=600), middle))
    elif kit is Kit.ERASE:
        painter.translate(middle)
        painter.rotate(-28)
        wide, high = size.width() * 0.5, size.height() * 0.42
        painter.setPen(stroke(colours.ink, 1.4))
        painter.setBrush(colours.roof_hall)
        painter.drawRoundedRect(QRectF(-wide / 2, -high / 2, wide * 0.45, high), 2, 2)
        painter.setBrush(colours.face)
        painter.drawRect(QRectF(-wide * 0.05, -high / 2, wide * 0.55, high))
    else:
        _sample(painter, kit, look, size)
    painter.end()
    return pixmap


def _sample(painter: QPainter, kit: Kit, look: LookName, size: QSize) -> None:
    """A stroke of the tool, as it would be on a small piece of the sheet."""
    tool = Tool(kit.value)
    wide = {Tool.PEN: 150, Tool.PENCIL: 150, Tool.DOTS: 150, Tool.BRUSH: 420, Tool.OUTLINE: 320}.get(tool, 420)
    high = wide * size.height() / size.width()
    role = COLOURED.get(kit, INKS)[1 if kit is Kit.BRUSH else 0]
    spots = WAVE
    if tool is Tool.OUTLINE:
        spots = ROUND
    elif tool in (Tool.ROAD, Tool.WALL, Tool.RIVER):
        spots = COURSE
    wave = tuple((round(wide * x), round(high * y), 120 + 14 * at) for at, (x, y) in enumerate(spots))
    width = {Tool.BRUSH: 130, Tool.WALL: 44}.get(tool, WIDTHS[tool])
    painter.scale(size.width() / wide, size.height() / high)
    piece_of(Stroke(tool, kept(role), width, wave), look).paint(painter)


def _fit_stamp(painter: QPainter, stamp: str, look: LookName, size: QSize) -> None:
    ops = stamp_ops(stamp, look, 0)
    box = bounds_of(ops)
    factor = min((size.width() - 4) / box.width(), (size.height() - 3) / box.height())
    at = QTransform.fromTranslate(size.width() / 2, size.height() / 2).scale(factor, factor)
    at.translate(-box.center().x(), -box.center().y())
    painter.setTransform(at, combine=True)
    paint_ops(painter, ops)


def choice_picture(kit: Kit, choice: str, look: LookName, size: QSize, ratio: float) -> QPixmap:
    """A stamp, or a colour as it lies on the paper."""
    pixmap, painter = _paper(size, look, ratio)
    if kit is Kit.STAMP:
        _fit_stamp(painter, choice, look, size)
    else:
        painter.setPen(stroke(colours_of(look).ink, 1))
        painter.setBrush(colours_of(look).of(choice))
        painter.drawEllipse(QPointF(size.width() / 2, size.height() / 2), size.width() * 0.36, size.height() * 0.36)
    painter.end()
    return pixmap


def size_picture(number: int, look: LookName, size: QSize, ratio: float) -> QPixmap:
    """How thick."""
    pixmap, painter = _paper(size, look, ratio)
    painter.setBrush(colours_of(look).ink)
    far = size.width() * 0.17 * SIZES[number]
    painter.drawEllipse(QPointF(size.width() / 2, size.height() / 2), far, far)
    painter.end()
    return pixmap
