"""The item for a figure: its picture grows with the tile on which it stands."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from desktop.games.warhold.tiles.figure_painting import figure_extent, paint_figure
from desktop.games.warhold.tiles.figures import FigureView
from desktop.games.warhold.tiles.tile_map import TILE
from desktop.look.theme import Look
from desktop.tabletop.battlefield.picture_item import Z_CHOSEN, Z_TOKEN, MovingItem


class FigureItem(MovingItem):
    """A figure on its tile."""

    def __init__(self, view: FigureView, look: Look) -> None:
        super().__init__(view.id, Z_TOKEN)
        self.view = view
        self.look = look
        self._sway = 0.0
        self.setPos(view.x, view.y)
        self._stand()
        self.changed()

    @property
    def diameter(self) -> float:
        """Of its disc in px at the zoom in force."""
        return self.view.size * TILE * self.scale_px

    def set_view(self, view: FigureView) -> None:
        """Show another state; the place is the scene's business."""
        if view != self.view:
            self.view = view
            self._stand()
            self.changed()

    def set_look(self, look: Look) -> None:
        self.look = look
        self.changed()

    def set_sway(self, degrees: float) -> None:
        self.prepareGeometryChange()
        self._sway = degrees
        self.update()

    def skip(self) -> None:
        self.set_sway(0.0)

    def extent(self) -> QRectF:
        return figure_extent(self.diameter)

    def likeness(self) -> Hashable:
        bare = replace(self.view, id="", tile=0, x=0, y=0, sentence="", name="", category="")
        return bare, round(self.diameter, 2), self.look

    def draw(self, painter: QPainter) -> None:
        paint_figure(painter, self.view, self.diameter, self.look)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self._sway:
            painter.rotate(self._sway)
        self.paint_picture(painter, QPointF(0, 0))

    def _stand(self) -> None:
        # The nearer one lies over the farther one.
        self.setZValue(Z_CHOSEN if self.view.chosen else Z_TOKEN + self.view.y / 1_000_000)
