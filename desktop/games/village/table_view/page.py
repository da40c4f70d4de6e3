"""The page of the table view: map and legend at the left; banner, card, village and strips at the right."""

from __future__ import annotations

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from desktop.games.village.siege_stage import SiegeStage
from desktop.games.village.table_view.cards import everyone
from desktop.games.village.table_view.foot_parts import LegendPart, StoresPart
from desktop.games.village.table_view.map_part import MapPart
from desktop.games.village.table_view.moment import Moment
from desktop.games.village.table_view.moment_words import moment
from desktop.games.village.table_view.village_part import VillagePart
from desktop.look.theme import Theme
from desktop.look.token import TokenView
from desktop.play.fact_player import FactPlayer
from desktop.play.table_view.card_part import CardPart
from desktop.play.table_view.far_theme import FarTheme
from desktop.play.table_view.page import BETWEEN, EDGE, LEAST_RIGHT, TableViewPage
from desktop.session.match_session import MatchSession
from rules_core.games.village.state.siege import Siege
from rules_core.games.village.words.names import SiegeNames
from rules_core.ground.play_mode import PlayMode
from rules_core.kernel.facts import Fact
from rules_core.kernel.match import Told

LEAST_CARD = 440.0
"""The card's own height that is worth making the village's list narrow for."""


class SiegeTablePage(TableViewPage):
    """What everybody at the table may see of a siege. It follows the session beat by beat when `live`."""

    def __init__(self, near: Theme, session: MatchSession, parent: QWidget | None = None, *, live: bool = True) -> None:
        super().__init__(near, session, parent)
        self.names = SiegeNames(self.siege.world)
        self.map_theme = FarTheme(near, self, for_map=True)
        self.map = MapPart(self.map_theme, self.names, self)
        self.people = CardPart(self.far, self)
        self.people.setObjectName("table-view.people")
        self.legend = LegendPart(self.far, self)
        self.village = VillagePart(self.far, self)
        self.stores = StoresPart(self.far, self)
        self.player = FactPlayer(SiegeStage(self.map.far_scene, self.tokens, self._coming_tokens, session))
        self._at = 0
        self.moment: Moment | None = None
        """What is said at present."""
        near.changed.connect(self._look_changed)
        if live:
            self._look_changed()
            self.player.beat.connect(self._beat)
            self.player.finished.connect(self.show_now)
            session.reached.connect(self._reached)
            session.rewound.connect(self.player.finish)
            session.changed.connect(self._changed)
        else:
            self.player.speed = 0.0
        self.show_now()

    @property
    def siege(self) -> Siege:
        """The state, to look at."""
        state = self.session.state
        assert isinstance(state, Siege)
        return state

    def tokens(self) -> list[TokenView]:
        """The discs on the map."""
        return self.map.tokens(self.siege)

    def _coming_tokens(self) -> list[TokenView]:
        return self.map.tokens(self.session.coming_state)

    def show_now(self) -> None:
        siege, request, facts = self.siege, self.session.pending, self.session.facts
        self.map.show_siege(siege, request, facts)
        self.player.show_now()
        self._say(moment(siege, request, facts, self.names))

    def stop(self) -> None:
        self.player.finish()
        self.map.finish()

    # Following the session

    def _reached(self, facts: list[Told]) -> None:
        # What has not been shown yet is over: the television never lags behind the table.
        if self.player.playing:
            self.player.finish()
        self._at = max(0, len(self.session.facts) - len(facts))
        self.player.play(facts)

    def _beat(self, fact: Fact, playing: bool) -> None:
        facts = self.session.facts
        for number in range(self._at, len(facts)):
            if facts[number].fact is fact:
                self._at = number + 1
                break
        if playing:
            told = facts[: self._at]
            self._say(moment(self.siege, self.session.pending, told, self.names, replayed=True))

    def _changed(self) -> None:
        if self.player.playing:
            self.map.show_siege(self.siege, self.session.pending, self.session.facts)
        else:
            self.show_now()

    def _look_changed(self) -> None:
        self.player.speed = self.far.look.motion

    def _say(self, said: Moment) -> None:
        self.moment = said
        self.phase.set_phase(said.phase)
        self.card.set_card(said.card)
        self.village.set_buildings(said.buildings)
        self.telling.set_telling(said.telling)
        self.stores.set_stores(said.stores)
        self.legend.set_legend(said.legend, said.measure)
        self.people.set_card(everyone(self.siege, self.names))
        self._lay_out()

    # Laying out

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        for theme in (self.far, self.map_theme):
            theme.set_size(self.width(), self.height())
        self._lay_out()
        self.map.show_siege(self.siege, self.session.pending, self.session.facts)
        self.player.show_now(animated=False)

    def _lay_out(self) -> None:
        size = self.far.size
        edge, gap = round(EDGE * size), round(BETWEEN * size)
        width, height = self.width() - 2 * edge, self.height() - 2 * edge
        legend_high = round(self.legend.wanted_height(0))
        left_wide = min(height - legend_high, round(width * (1 - LEAST_RIGHT)))
        mapped = self.siege.play_mode is not PlayMode.UNMAPPED
        self.map.setVisible(mapped)
        self.people.setVisible(not mapped)
        for part in (self.map, self.people):
            part.setGeometry(edge, edge, left_wide, height - legend_high)
        self.legend.setGeometry(edge, self.height() - edge - legend_high, left_wide, legend_high)
        left = edge + left_wide + gap
        wide = self.width() - edge - left
        top = edge
        high = round(self.phase.wanted_height(wide))
        self.phase.setGeometry(left, top, wide, high)
        top += high + gap
        foot_high = round(self.telling.wanted_height(wide))
        foot_top = self.height() - edge - foot_high
        stores_wide = round(self.stores.wanted_width())
        if stores_wide > wide // 2:
            stores_wide = round(self.stores.wanted_width(short=True))
        self.telling.setGeometry(left, foot_top, wide - stores_wide - gap, foot_high)
        self.stores.setGeometry(left + wide - stores_wide, foot_top, stores_wide, foot_high)
        # Large letters take the card's room first: two columns of buildings give some back.
        self.village.set_tight(False)
        self.village.set_tight(foot_top - top - self.village.wanted_height(wide) < self.card.px(LEAST_CARD))
        village_high = min(round(self.village.wanted_height(wide)), (foot_top - top) // 2)
        # An order is read from two metres: as long as it stands it has all the room.
        orders = self.card.view.orders
        self.village.setVisible(not orders)
        self.village.setGeometry(left, foot_top - gap - village_high, wide, village_high)
        card_high = foot_top - gap - top - (0 if orders else gap + village_high)
        self.card.setGeometry(left, top, wide, card_high)
