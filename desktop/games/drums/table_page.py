"""The page of the second window: the battlefield for all at the table, what is asked, and what has happened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from desktop.games.drums.battle_scene import marker_views, table_view, terrain_views, token_views
from desktop.games.drums.docks import losses_words, men_words
from desktop.games.drums.house_scene import building_views
from desktop.games.drums.question_overlays import BattleOverlays
from desktop.look.theme import Theme
from desktop.play.table_view.card_part import CardPart
from desktop.play.table_view.far_theme import FarTheme
from desktop.play.table_view.moment import CardView, LineMark, MomentLine
from desktop.play.table_view.page import BETWEEN, EDGE, PlainTablePage
from desktop.session.known import KnownToAll
from desktop.session.match_session import MatchSession
from desktop.tabletop.far_map import NOTHING_PRIVATE, FarMap
from desktop.tabletop.marks import SceneMarks, TriedMove
from rules_core.games.definition import ThingTable
from rules_core.games.drums.state.battle import Battle, Phase
from rules_core.games.drums.words.goals import goal_of
from rules_core.games.drums.words.names import BattleNames
from rules_core.ground.play_mode import PlayMode

STANDING, LINE = 150.0, 130.0
"""How high the card of how it stands is: its head, and each line."""
MOST_STANDING: float = 0.6
TOLD_BY_CARD: Final = ("score", "goal")
"""Tables of a battle that say no more than the card of how it stands."""
RIGHT: float = 0.36
"""Of the width, which words have beside the map."""


class BattleTablePage(PlainTablePage):
    """As the plain page; once the squads lie open the map takes the place of their tables."""

    def __init__(self, near: Theme, session: MatchSession, parent: QWidget | None = None, *, live: bool = True) -> None:
        self._near = near
        self.map: FarMap | None = None
        self.standing: CardPart | None = None
        """How the battle stands, below what is asked."""
        super().__init__(near, session, parent, live=live)

    def tables_of(self, known: KnownToAll) -> Sequence[ThingTable]:
        # The card of how it stands says these better.
        return [one for one in known.tables if one.id not in TOLD_BY_CARD or self.standing is None]

    def _show_tables(self, known: KnownToAll) -> None:
        battle = known.state
        assert isinstance(battle, Battle)
        self._show_standing(battle)
        if battle.phase is Phase.SQUADS or battle.play_mode is PlayMode.UNMAPPED:
            # Without a map nobody knows where everybody stands.
            self._put_map_away()
            super()._show_tables(known)
            return
        while self.tables:
            self.tables.pop().deleteLater()
        if self.map is None:
            theme = FarTheme(self._near, self, for_map=True)
            theme.set_size(self.width(), self.height())
            self.map = FarMap(theme, self)
            self.map.far_scene.pins.wanted = True
            self.map.show()
        _show(self.map, battle, known)

    def _put_map_away(self) -> None:
        """They have gone back to before the battle."""
        if self.map is not None:
            self.map.deleteLater()
            self.map = None

    def _show_standing(self, battle: Battle) -> None:
        """Losses, how near each side is to breaking, and what the battle is about; orders have all the room."""
        is_shown = battle.phase in (Phase.TURN, Phase.OVER) and not self.card.view.orders
        if self.standing is None and is_shown:
            self.standing = CardPart(self.far, self)
            self.standing.setObjectName("table-view.standing")
        if self.standing is not None:
            self.standing.setVisible(is_shown)
            self.standing.set_card(standing_card(battle))

    def resizeEvent(self, event: QResizeEvent) -> None:
        if self.map is not None:
            self.map.set_size(self.width(), self.height())
        super().resizeEvent(event)

    def _lay_out(self) -> None:
        if self.map is None:
            super()._lay_out()
            self._make_room()
            return
        edge, gap = round(EDGE * self.far.size), round(BETWEEN * self.far.size)
        high = self.height() - 2 * edge
        right_wide = max(round(self.width() * RIGHT), self.width() - 2 * edge - gap - high)
        right = self.width() - edge - right_wide
        self.map.setGeometry(edge, edge, right - gap - edge, high)
        self.map.fit()
        self._lay_out_right(right, right_wide)
        self._make_room()

    def _make_room(self) -> None:
        """The card gives its lower part to how the battle stands."""
        if self.standing is None or self.standing.isHidden():
            return
        room = self.card.geometry()
        wanted = self.standing.px(STANDING + LINE * len(self.standing.view.lines))
        high = round(min(wanted, room.height() * MOST_STANDING))
        gap = round(BETWEEN * self.far.size)
        self.card.setGeometry(room.adjusted(0, 0, 0, -high - gap))
        self.standing.setGeometry(room.left(), room.bottom() + 1 - high, room.width(), high)


def standing_card(battle: Battle) -> CardView:
    """Each side with its losses, and the goal."""
    names = BattleNames(battle.world.content, battle.world.options)
    lines = []
    for seat in battle.seats:
        mark = LineMark.OUT if seat in battle.out else LineMark.NOW if seat == battle.turn_of else LineMark.PLAIN
        name = f"{names.of(seat)}"
        aside = men_words(battle, seat)
        lines.append(MomentLine(mark, name=name, words=losses_words(battle, seat), aside=aside, icon="shako"))
    goal = goal_of(battle) or QCoreApplication.translate("BattleTable", "Break the other squad.")
    return CardView(QCoreApplication.translate("BattleTable", "How it stands"), goal, lines=tuple(lines))


def _show(shown: FarMap, battle: Battle, known: KnownToAll) -> None:
    """Everything on the table, and the area in which something is placed."""
    names = BattleNames(battle.world.content, battle.world.options)
    overlays = BattleOverlays()
    overlays.new_question(known.request)
    scene = shown.far_scene
    scene.set_table(table_view(battle, known.request))
    acting = battle.acting.model if battle.acting is not None else ""
    houses = building_views(battle, names, {}, acting)
    shown.set_pieces(houses, marker_views(battle, names), terrain_views(battle))
    scene.set_tokens(shown.enlarged(token_views(battle, SceneMarks(chosen=acting), names)))
    scene.set_overlays(overlays.overlays(battle, NOTHING_PRIVATE, TriedMove(), "", "", names))
