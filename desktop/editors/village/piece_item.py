"""A piece of ground that is on the move: drawn by itself, while the ground under it stays baked."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.battlefield.picture_item import PictureItem
from desktop.battlefield.terrain import outline_points, paint_piece, paint_roads, terrain_box
from desktop.battlefield.views import TerrainKind, TerrainView
from desktop.look.ink import polygon_path
from desktop.look.theme import Look

Z_LIFTED = 6.0
"""Above the ground, below the buildings."""


class PieceItem(PictureItem):
    """One piece; it is moved by its place and drawn anew only when its shape changes."""

    def __init__(self, view: TerrainView, look: Look) -> None:
        super().__init__(view.id, Z_LIFTED)
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
