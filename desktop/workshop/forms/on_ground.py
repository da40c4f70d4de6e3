"""A picture of something on a piece of open ground, as wide as there is room."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy

from desktop.look.ink import stroke
from desktop.look.theme import Theme
from desktop.look.widgets.painted import Painted, brush_up

LEAST_WIDE = 220
ROUND = 6


class OnGround(Painted):
    """The ground; whoever derives from it paints what lies on it."""

    def __init__(self, theme: Theme, high: int) -> None:
        """`high` is in px at 100 %."""
        super().__init__(theme)
        self._high = high
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(LEAST_WIDE), self.theme.px(self._high))

    def _paint_ground(self, painter: QPainter) -> QRectF:
        """Paint the ground and give its edges."""
        brush_up(painter)
        look = self.theme.look
        rect = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.setPen(stroke(look.colours.line_strong, look.hair))
        painter.setBrush(look.colours.ground)
        painter.drawRoundedRect(rect, ROUND, ROUND)
        return rect
