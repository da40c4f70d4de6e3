"""The outlines of many chosen things: tinted, with a thin line, and kept as one picture while they move together."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPen, QPixmap, QPolygonF

from desktop.games.village.map_editor.shapes import Place, Shape
from desktop.look.colours import faint
from desktop.look.theme import Look
from desktop.tabletop.battlefield.views import UNITS_PER_INCH

INCH: Final = float(UNITS_PER_INCH)
MOST_PX: Final = 6_000_000
"""A picture of more px is not kept: seen from so near, few of the outlines are in sight."""
MARGIN_PX: Final = 2


class Crowd:
    """Draws outlines; those that were drawn at the same zoom the last time already are one picture from then on."""

    def __init__(self) -> None:
        self._key: tuple[object, ...] = ()
        self._shapes: tuple[Shape, ...] = ()
        self._outlines: list[QPolygonF] = []
        self._box = QRectF()
        """Round all of them, in scene coordinates."""
        self._picture: QPixmap | None = None

    def draw(self, painter: QPainter, shapes: tuple[Shape, ...], at: Place, look: Look) -> None:
        """Draw the shapes, in inches, so far from where they lie."""
        if not shapes:
            self._shapes, self._outlines, self._picture, self._key = (), [], None, ()
            return
        if shapes is not self._shapes and shapes != self._shapes:
            self._take(shapes)
        place = painter.worldTransform()
        ratio = painter.device().devicePixelRatio()
        key = (place.m11(), ratio, look)
        if key != self._key:
            self._key, self._picture = key, None
            self._draw_all(painter, at, look)
            return
        if self._picture is None:
            self._picture = self._drawn(place.m11(), ratio, look)
        if self._picture is None:
            self._draw_all(painter, at, look)
            return
        corner = place.map(self._box.topLeft() + QPointF(at[0] * INCH, at[1] * INCH))
        painter.save()
        painter.resetTransform()
        painter.drawPixmap(QPointF(round(corner.x()) - MARGIN_PX, round(corner.y()) - MARGIN_PX), self._picture)
        painter.restore()

    def _take(self, shapes: tuple[Shape, ...]) -> None:
        self._shapes = shapes
        self._outlines = [QPolygonF([QPointF(x * INCH, y * INCH) for x, y in shape]) for shape in shapes]
        self._box = QRectF()
        for outline in self._outlines:
            self._box = self._box.united(outline.boundingRect())
        self._picture, self._key = None, ()

    def _draw_all(self, painter: QPainter, at: Place, look: Look) -> None:
        painter.save()
        painter.translate(at[0] * INCH, at[1] * INCH)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
        pen = QPen(look.outline, 1)
        pen.setCosmetic(True)
        painter.setPen(pen)
        painter.setBrush(faint(look.colours.sel, 0.45))
        for outline in self._outlines:
            painter.drawPolygon(outline)
        painter.restore()

    def _drawn(self, scale: float, ratio: float, look: Look) -> QPixmap | None:
        """All of them as a picture; None where it would be too large."""
        wide = round((self._box.width() * scale + 2 * MARGIN_PX) * ratio) + 1
        high = round((self._box.height() * scale + 2 * MARGIN_PX) * ratio) + 1
        if wide * high > MOST_PX:
            return None
        image = QImage(QSize(wide, high), QImage.Format.Format_ARGB32_Premultiplied)
        image.setDevicePixelRatio(ratio)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        painter.translate(MARGIN_PX, MARGIN_PX)
        painter.scale(scale, scale)
        painter.translate(-self._box.topLeft())
        self._draw_all(painter, (0.0, 0.0), look)
        painter.end()
        return QPixmap.fromImage(image)
