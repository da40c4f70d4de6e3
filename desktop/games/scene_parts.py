"""What pictures on the cards of games have in common."""

from __future__ import annotations

from math import cos, pi, radians, sin

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from desktop.look.ink import polygon_path, stroke
from desktop.look.theme import Look


def paint_way(painter: QPainter, way: QPainterPath, share: float, wide: float, look: Look) -> None:
    """An enemy's way as a dashed arrow, drawn as far as `share` of it; `wide` is the width of its line in px."""
    if share <= 0.05:
        return
    colour = look.loud_enemy
    tip = way.pointAtPercent(share)
    parts = max(2, round(24 * share))
    line = QPainterPath(way.pointAtPercent(0))
    for part in range(1, parts + 1):
        line.lineTo(way.pointAtPercent(share * part / parts))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(stroke(look.colours.face, wide + 2, (wide * 2.6, wide * 1.7), flat=True))
    painter.drawPath(line)
    painter.setPen(stroke(colour, wide, (wide * 2.6, wide * 1.7), flat=True))
    painter.drawPath(line)
    turn = radians(-way.angleAtPercent(share))
    head = [
        tip + QPointF(cos(turn + away) * far, sin(turn + away) * far)
        for away, far in ((0.0, wide * 2.6), (0.75 * pi, wide * 2.4), (-0.75 * pi, wide * 2.4))
    ]
    painter.setPen(stroke(look.colours.face, 1.2))
    painter.setBrush(colour)
    painter.drawPath(polygon_path(head))
