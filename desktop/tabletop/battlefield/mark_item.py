"""A ring that shows where on the map something lies that was chosen elsewhere."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.look.ink import stroke
from desktop.look.theme import Look
from desktop.tabletop.battlefield.picture_item import Z_MEASURE

GROWN = 1.4


class MarkItem(QGraphicsItem):
    """A gold ring with a dark rim, as wide on the screen at every zoom. `radius` in tenths of a millimetre."""

    def __init__(self, centre: QPointF, radius: float, look: Look) -> None:
        super().__init__()
        self.radius, self.look = radius, look
        self.setPos(centre)
        self.setZValue(Z_MEASURE)

    def boundingRect(self) -> QRectF:
        reach = self.radius * GROWN + 100
        return QRectF(-reach, -reach, reach * 2, reach * 2)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for colour, wide in ((self.look.colours.token_outline, 8.0), (self.look.colours.sel, 4.5)):
            pen = stroke(colour, wide)
            pen.setCosmetic(True)
            painter.setPen(pen)
            painter.drawEllipse(QPointF(0, 0), self.radius, self.radius)
