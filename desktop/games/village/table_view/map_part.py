"""The map of the table view: its own scene, told beat by beat; nothing on it that is private to the laptop."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QWheelEvent
from PySide6.QtWidgets import QWidget

from desktop.games.village.question_overlays import QuestionOverlays
from desktop.games.village.siege_scene import building_views, marker_views, table_view, terrain_views, token_views
from desktop.look.token import TokenView
from desktop.play.table_view.badges import CORNERS, Disc, badge_rect, paint_badge, place_badges
from desktop.play.table_view.far_theme import FarTheme
from desktop.tabletop.battlefield.scene import BattlefieldScene
from desktop.tabletop.battlefield.token_item import TokenItem
from desktop.tabletop.battlefield.views import BuildingView, MarkerKind, MarkerView
from desktop.tabletop.battlefield.zoom_view import ZoomView
from desktop.tabletop.marks import SceneMarks, TriedMove
from desktop.tabletop.tool_strip import Layers
from rules_core.games.village.state.siege import Siege
from rules_core.games.village.words.names import SiegeNames
from rules_core.games.village.words.order_words import standing_orders
from rules_core.kernel.match import Told
from rules_core.kernel.requests import Request

BADGES = 28.6 / (17 * 0.78)
"""Badges are so many times their least size: their letters are 28 px high at 1920 x 1080."""
MARKERS = 28.6 / (34 * 0.56)
"""And so are markers, for the question mark on a find."""

NOTHING_PRIVATE = Layers(reach=False, groups=False, sight=False, intent=False)
"""What a player has switched on at the laptop is not for all."""


class MapPart(ZoomView):
    """The whole table at all times; nobody zooms or drags on a television."""

    narrow_side = 0
    in_parts = False
    """Badges stand beside their discs, and part anew when one of them moves."""

    def __init__(self, theme: FarTheme, names: SiegeNames, parent: QWidget | None = None) -> None:
        self.far_scene = BattlefieldScene(theme)
        super().__init__(self.far_scene, parent)
        self.setObjectName("table-view.map")
        for widget in (self, self.viewport()):
            widget.setAccessibleName(self.tr("Map"))
        self.setMinimumSize(60, 60)
        self.setInteractive(False)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.far_theme = theme
        self.names = names
        self._question = QuestionOverlays()
        self._has_terrain = False
        self._badges: dict[str, str] = {}
        self._placed_for: tuple[tuple[str, int, int, int], ...] = ()
        self._corners: dict[str, tuple[float, float]] = {}

    def show_siege(self, siege: Siege, request: Request | None, facts: list[Told]) -> None:
        """Ground, buildings and markers as they are, the area in which something is placed, the order that stands."""
        self.far_scene.set_table(table_view(siege))
        if not self._has_terrain:
            self._has_terrain = True
            self.far_scene.set_terrain(terrain_views(siege))
        self.far_scene.set_pieces(self.buildings(siege), self.markers(siege))
        self._question.new_question(request)
        orders = standing_orders(facts, request)
        self.far_scene.set_overlays(
            self._question.overlays(siege, NOTHING_PRIVATE, TriedMove(), "", (), {}, self.names, orders)
        )

    def buildings(self, siege: Siege) -> list[BuildingView]:
        """Names and levels stand in the list beside the map, where they can be large."""
        return [replace(view, name="", level=0) for view in building_views(siege, SceneMarks())]

    def markers(self, siege: Siege) -> list[MarkerView]:
        """Larger than on a play map, and stones without letters."""
        size = self.far_theme.size
        return [
            replace(view, enlarged=max(1.0, size * (MARKERS if view.kind is MarkerKind.FIND else 1.0)), badge="")
            for view in marker_views(siege, SceneMarks(), self.names)
        ]

    def tokens(self, siege: Siege) -> list[TokenView]:
        """Everyone on the table, with large badges; the one whose turn it is stands out."""
        size = BADGES * self.far_theme.size
        views = token_views(siege, SceneMarks(chosen=whose_turn(siege)), self.names)
        # Who is leaving the table keeps the badge until the disc is gone.
        self._badges.update({view.id: view.badge for view in views})
        return [replace(view, enlarged=size, badge="") for view in views]

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


def whose_turn(siege: Siege) -> str:
    """The model that acts, "" when nobody does."""
    if siege.acting is not None:
        return siege.acting.model
    turn = siege.group_turn
    return turn.waiting[0] if turn is not None and turn.waiting else ""
