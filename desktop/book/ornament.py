"""The ornaments of a book: the frame of a page, vines, initials, rules. All are lines; nothing is a picture."""

from __future__ import annotations

from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath

from desktop.book.contents import Side
from desktop.book.ink import Inks
from desktop.look.colours import mixed
from desktop.look.ink import polygon_path, stroke
from desktop.look.lettering import text_path_at

BERRIES = ("enemy_fill", "gold_line", "hero_fill")


def paint_page_frame(painter: QPainter, frame: QRectF, unit: float, inks: Inks, *, right: bool) -> None:
    """The double line round a page, cut in at its corners, and the vine at its outer edge. `unit` is a letter high."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    cut = unit * 0.55
    for inward, width in ((0.0, 0.075), (0.22, 0.045)):
        painter.setPen(stroke(inks.line, unit * width))
        painter.drawPath(_cut_in(frame.adjusted(unit * inward, unit * inward, -unit * inward, -unit * inward), cut))
    for x in (frame.left() + cut * 0.62, frame.right() - cut * 0.62):
        for y in (frame.top() + cut * 0.62, frame.bottom() - cut * 0.62):
            paint_diamond(painter, QPointF(x, y), unit * 0.2, inks.colours.enemy_fill)
    edge = frame.right() - unit * 1.15 if right else frame.left() + unit * 1.15
    _paint_vine(painter, edge, frame.top() + unit * 2.2, frame.bottom() - unit * 2.2, unit, inks)


def _cut_in(rect: QRectF, cut: float) -> QPainterPath:
    """A rectangle whose corners are bitten out."""
    path = QPainterPath(QPointF(rect.left() + cut, rect.top()))
    path.lineTo(rect.right() - cut, rect.top())
    path.quadTo(QPointF(rect.right() - cut, rect.top() + cut), QPointF(rect.right(), rect.top() + cut))
    path.lineTo(rect.right(), rect.bottom() - cut)
    path.quadTo(QPointF(rect.right() - cut, rect.bottom() - cut), QPointF(rect.right() - cut, rect.bottom()))
    path.lineTo(rect.left() + cut, rect.bottom())
    path.quadTo(QPointF(rect.left() + cut, rect.bottom() - cut), QPointF(rect.left(), rect.bottom() - cut))
    path.lineTo(rect.left(), rect.top() + cut)
    path.quadTo(QPointF(rect.left() + cut, rect.top() + cut), QPointF(rect.left() + cut, rect.top()))
    return path


def _paint_vine(painter: QPainter, x: float, top: float, bottom: float, unit: float, inks: Inks) -> None:
    """A stem that winds downwards, with leaves and berries by turns."""
    length = max(0.0, bottom - top)
    bends = max(2, round(length / (unit * 2.9)))
    step, swing = length / bends, unit * 0.42
    stem = QPainterPath(QPointF(x, top))
    for bend in range(bends):
        way = swing if bend % 2 else -swing
        y = top + bend * step
        stem.cubicTo(QPointF(x + way, y + step / 3), QPointF(x + way, y + 2 * step / 3), QPointF(x, y + step))
    ink = mixed(inks.colours.tree_ink, inks.text, 0.35)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(stroke(ink, unit * 0.065))
    painter.drawPath(stem)
    for bend in range(bends):
        side = 1 if bend % 2 else -1
        at = QPointF(x + side * swing * 0.74, top + (bend + 0.5) * step)
        _paint_leaf(painter, at, unit * 0.5, -side * 0.6 if side > 0 else pi + 0.6, inks.colours.good_fill, ink)
        _paint_leaf(painter, at, unit * 0.42, side * 0.9 + (pi if side < 0 else 0), inks.colours.good_fill, ink)
        stalk = QPointF(x - side * unit * 0.62, top + bend * step + step * 0.86)
        painter.setPen(stroke(ink, unit * 0.05))
        painter.drawLine(QPointF(x - side * unit * 0.1, top + bend * step + step * 0.98), stalk)
        painter.setBrush(inks.colours.of(BERRIES[bend % len(BERRIES)]))
        painter.drawEllipse(stalk, unit * 0.16, unit * 0.16)


def _paint_leaf(painter: QPainter, at: QPointF, long: float, turn: float, fill: QColor, ink: QColor) -> None:
    tip = at + QPointF(cos(turn), sin(turn)) * long
    across = QPointF(-sin(turn), cos(turn)) * long * 0.34
    middle = (at + tip) / 2
    leaf = QPainterPath(at)
    leaf.quadTo(middle + across, tip)
    leaf.quadTo(middle - across, at)
    painter.setPen(stroke(ink, long * 0.08))
    painter.setBrush(fill)
    painter.drawPath(leaf)


def paint_diamond(painter: QPainter, middle: QPointF, half: float, fill: QColor) -> None:
    """A small square on its corner."""
    points = [
        middle + QPointF(half, 0),
        middle + QPointF(0, half),
        middle - QPointF(half, 0),
        middle - QPointF(0, half),
    ]
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(fill)
    painter.drawPath(polygon_path(points))


def paint_flourish(painter: QPainter, middle: QPointF, gap: float, unit: float, inks: Inks) -> None:
    """A curl on both sides of a gap: beside a page number, or with a diamond between two parts."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(stroke(inks.line, unit * 0.07))
    for side in (-1, 1):
        start = middle + QPointF(side * gap, 0)
        curl = QPainterPath(start)
        curl.cubicTo(
            start + QPointF(side * unit * 0.9, -unit * 0.42),
            start + QPointF(side * unit * 1.3, unit * 0.42),
            start + QPointF(side * unit * 2.4, 0),
        )
        end = start + QPointF(side * unit * 2.4, 0)
        curl.cubicTo(
            end + QPointF(side * unit * 0.34, -unit * 0.12),
            end + QPointF(side * unit * 0.3, -unit * 0.5),
            end + QPointF(-side * unit * 0.06, -unit * 0.34),
        )
        painter.drawPath(curl)


def paint_initial(painter: QPainter, box: QRectF, letter: str, font: QFont, side: Side, inks: Inks) -> None:
    """The first letter of a tale in its coloured box."""
    unit = box.height()
    fill = inks.fill(side)
    painter.setPen(stroke(inks.colours.token_outline, unit * 0.022))
    painter.setBrush(inks.colours.gold_line)
    painter.drawRoundedRect(box, unit * 0.03, unit * 0.03)
    inner = box.adjusted(unit * 0.055, unit * 0.055, -unit * 0.055, -unit * 0.055)
    painter.setBrush(fill)
    painter.drawRect(inner)
    light = mixed(fill, QColor(Qt.GlobalColor.white), 0.42)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(stroke(light, unit * 0.02))
    for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
        _paint_spiral(painter, inner.center() + QPointF(x, y) * unit * 0.27, unit * 0.14, x, y)
    for x, y in ((0, -1), (0, 1), (-1, 0), (1, 0)):
        paint_diamond(painter, inner.center() + QPointF(x, y) * unit * 0.385, unit * 0.035, inks.colours.gold_line)
    glyph = text_path_at(letter, font, box.center())
    # Strokes of a letter may lie over one another.
    glyph.setFillRule(Qt.FillRule.WindingFill)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(stroke(inks.colours.token_outline, unit * 0.07))
    painter.drawPath(glyph)
    painter.fillPath(glyph, inks.colours.on_fill)


def _paint_spiral(painter: QPainter, middle: QPointF, radius: float, x: int, y: int) -> None:
    path = QPainterPath()
    for number in range(22):
        turn, far = number / 21 * 3.4 * pi, radius * (1 - number / 26)
        at = middle + QPointF(-x * cos(turn) * far, -y * sin(turn) * far)
        if number == 0:
            path.moveTo(at)
        else:
            path.lineTo(at)
    painter.drawPath(path)
