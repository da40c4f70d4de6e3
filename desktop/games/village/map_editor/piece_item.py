"""A piece of ground that is on the move: drawn by itself, while the ground under it stays baked."""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer, QPointF, QRectF, QTimer
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from desktop.look.colours import faint
from desktop.look.ink import polygon_path
from desktop.look.theme import Look
from desktop.tabletop.battlefield.picture_item import PictureItem
from desktop.tabletop.battlefield.strips import outline_points
from desktop.tabletop.battlefield.terrain import ORDER, paint_piece, paint_roads, terrain_box
from desktop.tabletop.battlefield.views import TerrainKind, TerrainView

FRAME_MS = 5
"""So long after the beginning of a frame pieces are still drawn in full."""
Z_LIFTED = 6.0
"""Above the ground, below the buildings."""


class PieceItem(PictureItem):
    """One piece; it is moved by its place and drawn anew only when its shape changes."""

    def __init__(self, view: TerrainView, look: Look, frame: QElapsedTimer) -> None:
        """`frame` runs since the frame began."""
        # One that lies higher is above others that are lifted with it too: a bridge above its brook.
        super().__init__(view.id, Z_LIFTED + ORDER.index(view.kind) / 100)
        self._frame = frame
        self._view = view
        self._look = look
        self._box = QRectF()
        self.set_view(view)

    def set_view(self, view: TerrainView) -> None:
        """Show this shape where it lies."""
        self._view = view
        self._box = terrain_box(view)
        self.setPos(self._box.center())
        self.changed()

    def move_by(self, across: float, down: float) -> None:
        """Show the shape so far from where it lies, in tenths of a millimetre."""
        self.setPos(self._box.center() + QPointF(across, down))

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Many pieces cannot all be drawn in one frame: some are plain shapes until the next one."""
        if self.is_sharp or self.moving or self._frame.elapsed() < FRAME_MS:
            super().paint(painter, option, widget)
            return
        painter.save()
        painter.scale(self.scale_px, self.scale_px)
        painter.translate(-self._box.center())
        painter.fillPath(polygon_path(outline_points(self._view)), faint(self._look.colours.sel, 0.4))
        painter.restore()
        QTimer.singleShot(0, self.scene(), self.update)

    def extent(self) -> QRectF:
        width, height = self._box.width() * self.scale_px, self._box.height() * self.scale_px
        return QRectF(-width / 2, -height / 2, width, height)

    def draw(self, painter: QPainter) -> None:
        painter.scale(self.scale_px, self.scale_px)
        painter.translate(-self._box.center())
        paint_any(painter, self._view, self._look, 1 / self.scale_px)


def paint_any(painter: QPainter, view: TerrainView, look: Look, ink: float) -> None:
    """Draw one piece of ground, roads among them. What has no area yet is a line."""
    box = polygon_path(outline_points(view)).boundingRect()
    if box.width() < 1 or box.height() < 1:
        return
    if view.kind is TerrainKind.ROAD:
        paint_roads(painter, [view], look, ink)
    else:
        paint_piece(painter, view, look, ink)
