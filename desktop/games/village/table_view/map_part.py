"""The map of the table view: its own scene, told beat by beat; nothing on it that is private to the laptop."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtWidgets import QWidget

from desktop.games.village.question_overlays import QuestionOverlays
from desktop.games.village.siege_scene import building_views, marker_views, table_view, terrain_views, token_views
from desktop.look.token import TokenView
from desktop.play.table_view.far_theme import FarTheme
from desktop.tabletop.battlefield.views import BuildingView, MarkerKind, MarkerView
from desktop.tabletop.far_map import NOTHING_PRIVATE, FarMap
from desktop.tabletop.marks import SceneMarks, TriedMove
from rules_core.games.village.state.siege import Siege
from rules_core.games.village.words.names import SiegeNames
from rules_core.games.village.words.order_words import standing_orders
from rules_core.kernel.match import Told
from rules_core.kernel.requests import Request

MARKERS = 28.6 / (34 * 0.56)
"""Markers are so many times their least size, for the question mark on a find: 28 px high at 1920 x 1080."""


class MapPart(FarMap):
    """The table of a siege."""

    def __init__(self, theme: FarTheme, names: SiegeNames, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.names = names
        self._question = QuestionOverlays()
        self._has_terrain = False

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
        return self.enlarged(token_views(siege, SceneMarks(chosen=whose_turn(siege)), self.names))


def whose_turn(siege: Siege) -> str:
    """The model that acts, "" when nobody does."""
    if siege.acting is not None:
        return siege.acting.model
    turn = siege.group_turn
    return turn.waiting[0] if turn is not None and turn.waiting else ""
