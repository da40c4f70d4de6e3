"""A map for those who look from far away: the whole table at all times, with large badges."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QWheelEvent
from PySide6.QtWidgets import QWidget

from desktop.look.token import TokenView
from desktop.play.table_view.badges import CORNERS, Disc, badge_rect, paint_badge, place_badges
from desktop.play.table_view.far_theme import FarTheme
from desktop.tabletop.battlefield.scene import BattlefieldScene
from desktop.tabletop.battlefield.token_item import TokenItem
from desktop.tabletop.battlefield.views import BuildingView, MarkerView, TerrainView
from desktop.tabletop.battlefield.zoom_view import ZoomView
from desktop.tabletop.tool_strip import Layers

BADGES = 28.6 / (17 * 0.78)
"""Badges are so many times their least size: their letters are 28 px high at 1920 x 1080."""

GROWN = 3.0
"""Markers are so many times their least size: a stone is found that lies in a crowd, and its letters can be read."""

NOTHING_PRIVATE = Layers(reach=False, groups=False, sight=False, intent=False)
"""What a player has switched on at the laptop is not for all."""


class FarMap(ZoomView):
    """Nobody zooms or drags on a television."""

    narrow_side = 0
    in_parts = False
    """Badges stand beside their discs, and part anew when one of them moves."""

    def __init__(self, theme: FarTheme, parent: QWidget | None = None) -> None:
        self.far_scene = BattlefieldScene(theme)
        super().__init__(self.far_scene, parent)
        self.setObjectName("table-view.map")
        for widget in (self, self.viewport()):
            widget.setAccessibleName(self.tr("Map"))
        self.setMinimumSize(60, 60)
        self.setInteractive(False)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.far_theme = theme
        self._badges: dict[str, str] = {}
        self._placed_for: tuple[tuple[str, int, int, int], ...] = ()
        self._corners: dict[str, tuple[float, float]] = {}
        self._pieces: tuple[Sequence[BuildingView], Sequence[MarkerView], Sequence[TerrainView]] | None = None

    def enlarged(self, views: Sequence[TokenView]) -> list[TokenView]:
        """The same tokens for the map: their badges are drawn over all discs."""
        size = BADGES * self.far_theme.size
        if self.far_scene.pins.wanted:
            # Each head is large enough to carry its own.
            return [replace(view, enlarged=size) for view in views]
        # Who is leaving the table keeps the badge until the disc is gone.
        self._badges.update({view.id: view.badge for view in views})
        return [replace(view, enlarged=size, badge="") for view in views]

    def set_pieces(
        self, buildings: Sequence[BuildingView], markers: Sequence[MarkerView], terrain: Sequence[TerrainView]
    ) -> None:
        """What lies on the table; markers grow with the signs of the men."""
        self._pieces = buildings, markers, terrain
        grown = [replace(view, enlarged=view.enlarged * GROWN * self.far_theme.size) for view in markers]
        self.far_scene.set_pieces(buildings, grown, terrain)

    def set_size(self, width: int, height: int) -> None:
        """The page that it stands on has another size: letters are as large as that asks for."""
        self.far_theme.set_size(width, height)
        if self.far_scene.pins.wanted:
            self.far_scene.set_tokens(self.enlarged(self.far_scene.token_views()), animated=False)
        if self._pieces is not None:
            self.set_pieces(*self._pieces)

    def drawForeground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """The badges, over all discs."""
        scale = self.transform().m11()
        items = {one.item_id: one for one in self.far_scene.items() if isinstance(one, TokenItem)}
        discs = [
            Disc(
                id,
                item.view.x * scale + item.lean.x(),
                item.view.y * scale + item.lean.y(),
                item.diameter,
                self._badges.get(id, ""),
                item.view.side,
                item.view.wounds_most > 0,
                item.view.has_acted,
            )
            for id, item in items.items()
        ]
        high = BADGES * 17 * self.far_theme.size
        where = tuple((disc.id, round(disc.x), round(disc.y), round(disc.diameter)) for disc in discs)
        if where != self._placed_for:
            table = self.far_scene.table
            area = QRectF(0, 0, table.width * scale, table.height * scale)
            self._placed_for, self._corners = where, place_badges(discs, high, area)
        to_window = painter.worldTransform()
        painter.save()
        painter.resetTransform()
        for disc in discs:
            if disc.badge:
                item = items[disc.id]
                at = to_window.map(item.pos()) + item.lean
                corner = self._corners.get(disc.id, CORNERS[0])
                paint_badge(painter, disc, badge_rect(disc, corner, high).translated(at), self.far_theme.look)
        painter.restore()

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()
