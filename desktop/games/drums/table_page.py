"""The page of the second window: the battlefield for all at the table, what is asked, and what has happened."""

from __future__ import annotations

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from desktop.games.drums.battle_scene import marker_views, table_view, terrain_views, token_views
from desktop.games.drums.house_scene import building_views
from desktop.games.drums.question_overlays import BattleOverlays
from desktop.look.theme import Theme
from desktop.play.table_view.far_theme import FarTheme
from desktop.play.table_view.page import BETWEEN, EDGE, PlainTablePage
from desktop.session.known import KnownToAll
from desktop.session.match_session import MatchSession
from desktop.tabletop.far_map import NOTHING_PRIVATE, FarMap
from desktop.tabletop.marks import SceneMarks, TriedMove
from rules_core.games.drums.state.battle import Battle, Phase
from rules_core.games.drums.words.names import BattleNames

RIGHT: float = 0.36
"""Of the width, which words have beside the map."""


class BattleTablePage(PlainTablePage):
    """As the plain page; once the squads lie open the map takes the place of their tables."""

    def __init__(self, near: Theme, session: MatchSession, parent: QWidget | None = None, *, live: bool = True) -> None:
        self._near = near
        self.map: FarMap | None = None
        super().__init__(near, session, parent, live=live)

    def _show_tables(self, known: KnownToAll) -> None:
        battle = known.state
        assert isinstance(battle, Battle)
        if battle.phase is Phase.SQUADS:
            self._put_map_away()
            super()._show_tables(known)
            return
        while self.tables:
            self.tables.pop().deleteLater()
        if self.map is None:
            theme = FarTheme(self._near, self, for_map=True)
            theme.set_size(self.width(), self.height())
            self.map = FarMap(theme, self)
            self.map.show()
        _show(self.map, battle, known)

    def _put_map_away(self) -> None:
        """They have gone back to before the battle."""
        if self.map is not None:
            self.map.deleteLater()
            self.map = None

    def resizeEvent(self, event: QResizeEvent) -> None:
        if self.map is not None:
            self.map.far_theme.set_size(self.width(), self.height())
        super().resizeEvent(event)

    def _lay_out(self) -> None:
        if self.map is None:
            super()._lay_out()
            return
        edge, gap = round(EDGE * self.far.size), round(BETWEEN * self.far.size)
        high = self.height() - 2 * edge
        right_wide = max(round(self.width() * RIGHT), self.width() - 2 * edge - gap - high)
        right = self.width() - edge - right_wide
        self.map.setGeometry(edge, edge, right - gap - edge, high)
        self.map.fit()
        self._lay_out_right(right, right_wide)


def _show(shown: FarMap, battle: Battle, known: KnownToAll) -> None:
    """Everything on the table, and the area in which something is placed."""
    names = BattleNames(battle.world.content, battle.world.options)
    overlays = BattleOverlays()
    overlays.new_question(known.request)
    scene = shown.far_scene
    scene.set_table(table_view(battle, known.request))
    acting = battle.acting.model if battle.acting is not None else ""
    houses = building_views(battle, names, {}, acting)
    scene.set_pieces(houses, marker_views(battle, names), terrain_views(battle))
    scene.set_tokens(shown.enlarged(token_views(battle, SceneMarks(chosen=acting), names)))
    scene.set_overlays(overlays.overlays(battle, NOTHING_PRIVATE, TriedMove(), "", "", names))
