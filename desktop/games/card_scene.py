"""The picture on a game's card on the start page: what keeps still, and what lives for a moment."""

from __future__ import annotations

from math import pi, sin

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter

from desktop.look.colours import faint, mixed
from desktop.look.icons import paint_icon
from desktop.look.ink import seeded, stroke
from desktop.look.theme import Look

PATTERN = 46
"""From mark to mark on the plain picture's ground, in px at 100 %."""


class CardScene:
    """The stand-in for a game that brings no picture: its icon on a disc, on patterned paper."""

    line = "line_strong"
    """The colour role of the line below the picture."""

    def __init__(self, icon: str) -> None:
        self.icon = icon

    def paint_still(self, painter: QPainter, size: QSizeF, look: Look) -> None:
        """Paint what never moves into a room of this size in px; done once for a size."""
        colours = look.colours
        painter.fillRect(QRectF(QPointF(0, 0), size), mixed(colours.map_paper, colours.ground, 0.5))
        step = look.px(PATTERN)
        random = seeded(self.icon)
        ink = faint(colours.ink, 0.13)
        for row in range(int(size.height() / step) + 2):
            for column in range(int(size.width() / step) + 2):
                # Every second row begins half a step later, and no mark stands quite where it should.
                x = (column + row % 2 / 2) * step + random.uniform(-3, 3)
                paint_icon(painter, self.icon, QPointF(x, row * step + random.uniform(-3, 3)), step * 0.42, ink)

    def paint_life(self, painter: QPainter, size: QSizeF, look: Look, moment: float) -> None:
        """Paint what lives over it. `moment` goes from 0 to 1, where everything is at rest again."""
        colours = look.colours
        high = min(size.height() * 0.72, look.px(170))
        middle = QPointF(size.width() / 2, size.height() / 2 - abs(sin(moment * 2 * pi)) * (1 - moment) * high * 0.12)
        if not look.is_plain:
            painter.setPen(stroke(faint(colours.shadow, 0.0), 0))
            painter.setBrush(faint(colours.shadow, 0.28))
            painter.drawEllipse(QPointF(size.width() / 2 + 3, size.height() / 2 + 4), high / 2, high / 2)
        painter.setPen(stroke(colours.token_outline, look.px(2.4)))
        painter.setBrush(colours.face)
        painter.drawEllipse(middle, high / 2, high / 2)
        painter.setPen(stroke(colours.gold_line, look.px(2)))
        painter.drawEllipse(middle, high * 0.44, high * 0.44)
        paint_icon(painter, self.icon, middle, high * 0.56, colours.face_ink)
