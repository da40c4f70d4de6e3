"""Lamp light: the map outside a hard circle is a little darker, so that the eye finds who acts."""

from __future__ import annotations

from math import hypot

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.look.colours import faint
from desktop.look.theme import Look
from desktop.tabletop.battlefield.picture_item import Z_LAMP
from desktop.tabletop.battlefield.views import Lamp

SHADE = 0.17
"""How much darker it is outside."""


class LampItem(QGraphicsItem):
    """One shade over ground and buildings. It is painted where something else changes, and whole only when it moves."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look = look
        self.lamp: Lamp | None = None
        self._area = QRectF()
        self._dark = QPainterPath()
        self.setZValue(Z_LAMP)
        # What is exposed is told to `paint`.
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    def set_area(self, area: QRectF) -> None:
        """The map, in scene coordinates."""
        self.prepareGeometryChange()
        self._area = area
        self._cut()

    def set_lamp(self, lamp: Lamp | None, look: Look) -> None:
        """Let it shine here, or nowhere. Where colours are as strong as can be nothing is made darker."""
        if (lamp, look) == (self.lamp, self.look):
            return
        self.lamp, self.look = lamp, look
        self._cut()
        self.setVisible(lamp is not None and not look.is_plain)
        self.update()

    def boundingRect(self) -> QRectF:
        return self._area

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        lamp = self.lamp
        exposed = option.exposedRect
        if lamp is None or _lies_inside(exposed, lamp):
            return
        shade = faint(self.look.colours.shadow, SHADE)
        if exposed.intersects(_box(lamp)):
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.fillPath(self._dark, shade)
        else:
            painter.fillRect(exposed.intersected(self._area), shade)

    def _cut(self) -> None:
        self._dark = QPainterPath()
        self._dark.addRect(self._area)
        if self.lamp is not None:
            light = QPainterPath()
            light.addEllipse(_box(self.lamp))
            self._dark = self._dark.subtracted(light)


def _box(lamp: Lamp) -> QRectF:
    return QRectF(lamp.x - lamp.radius, lamp.y - lamp.radius, lamp.radius * 2, lamp.radius * 2)


def _lies_inside(rect: QRectF, lamp: Lamp) -> bool:
    corners = (rect.topLeft(), rect.topRight(), rect.bottomLeft(), rect.bottomRight())
    return all(_apart(corner, lamp) < lamp.radius for corner in corners)


def _apart(point: QPointF, lamp: Lamp) -> float:
    return hypot(point.x() - lamp.x, point.y() - lamp.y)
