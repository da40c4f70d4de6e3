"""The background picture on the map: above the ground, below everything that is drawn."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.games.village.map_editor.tracing import Tracing
from desktop.tabletop.battlefield.views import UNITS_PER_INCH

Z_TRACE = 4.0


class TraceItem(QGraphicsItem):
    """Shows a picture where a `Tracing` says."""

    def __init__(self) -> None:
        super().__init__()
        self.setZValue(Z_TRACE)
        self.setVisible(False)
        self._pixmap = QPixmap()

    @property
    def proportion(self) -> float:
        """Height in widths; 1 while there is no picture."""
        return self._pixmap.height() / self._pixmap.width() if self._pixmap.width() else 1.0

    @property
    def is_empty(self) -> bool:
        return self._pixmap.isNull()

    def set_picture(self, data: bytes) -> bool:
        """Show this picture; gives whether it is one. Empty data takes it away."""
        self.prepareGeometryChange()
        image = QImage.fromData(data) if data else QImage()
        self._pixmap = QPixmap.fromImage(image) if not image.isNull() else QPixmap()
        self.update()
        return not self._pixmap.isNull()

    def place(self, tracing: Tracing) -> None:
        """Lie there."""
        self.setVisible(tracing.shown and not self._pixmap.isNull())
        self.setOpacity(tracing.opacity)
        if self._pixmap.isNull():
            return
        scale = tracing.width * UNITS_PER_INCH / self._pixmap.width()
        self.setPos(QPointF(tracing.x * UNITS_PER_INCH, tracing.y * UNITS_PER_INCH))
        self.setTransform(QTransform().rotate(tracing.angle).scale(scale, scale))

    def boundingRect(self) -> QRectF:
        width, height = self._pixmap.width(), self._pixmap.height()
        return QRectF(-width / 2, -height / 2, width, height)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(self.boundingRect(), self._pixmap, QRectF(self._pixmap.rect()))
