"""The board of Defenders: cards while the city is made, then the sheet with everybody on it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from desktop.games.defenders.battle_sheet import BattleSheet
from desktop.games.defenders.city_page import CityPage
from desktop.games.defenders.map_list import families
from desktop.games.defenders.map_pictures import map_image
from desktop.games.defenders.map_sheet import MapSheet
from desktop.games.defenders.paper_photo import PaperPhoto
from desktop.games.defenders.paper_sheet import PaperSheet
from desktop.games.defenders.pencil import Pencil
from desktop.games.defenders.presenter import DefendersPresenter
from desktop.games.defenders.reflection_clock import ReflectionClock
from desktop.games.defenders.sheet_layers import SheetLayers
from desktop.games.defenders.sheet_views import sheet_view
from desktop.games.defenders.stage import SiegeStage, show_battle, show_drawn
from desktop.games.defenders.wood_deck import WoodDeck
from desktop.look.png import as_png
from desktop.look.widgets.turned_card import TurnedCard
from desktop.play.models.thing_tree import Family
from desktop.play.parts import BoardActions, PlayParts
from desktop.play.plain_board import FLAT, PICTURE, PlainBoard
from desktop.play.prompts.prompt import Prompt
from desktop.play.prompts.sketch_prompt import SketchPrompt
from desktop.play.prompts.table_prompt import TablePrompt
from desktop.session.known import KnownToAll
from desktop.sketch.page import SketchPage
from rules_core.games.defenders.rules import topics
from rules_core.games.defenders.state.city import City, Phase
from rules_core.games.defenders.state.facts import BattleFought, CityTurn, EntriesSet
from rules_core.games.defenders.words.tables import MAKING
from rules_core.kernel.facts import Fact
from rules_core.kernel.requests import Answer

DRAWN = (Phase.FEATURES, Phase.DRAWING, Phase.CONNECTIONS, Phase.ENTRIES)
"""While the map is made."""
NOTE_WIDE: Final = 340
"""So much of the sheet's right edge a note may lie on, in px at 100 %."""


class DefendersBoard(PlainBoard):
    """The plain board while cards lie on the table, the sheet from then on."""

    def __init__(self, parts: PlayParts) -> None:
        presenter = parts.presenter
        assert isinstance(presenter, DefendersPresenter)
        self._pencil = presenter.pencil = Pencil(parts.settings, parts.session, presenter.words)
        self.photo = PaperPhoto(parts)
        self._layers = SheetLayers(parts.session.drawings.find, presenter.scenery, self.photo.paper)
        super().__init__(parts)
        self.scroller.hide()
        self.photo.changed.connect(self._show_sheet)
        self._show_sheet()

    def sketch_page(self) -> SketchPage:
        self.sheet = PaperSheet(self.theme) if self.photo.is_wanted else MapSheet(self.theme)
        if isinstance(self.sheet, PaperSheet):
            self.photo.watch(self.sheet)
        self.sheet.thing_clicked.connect(self.take)
        self.sheet.hovered.connect(self._rest_on)
        page = SketchPage(self.theme, self.sheet)
        layout = self.layout()
        assert layout is not None
        layout.addWidget(page)
        self._lay_cards()
        return page

    def _lay_cards(self) -> None:
        """What lies there before there is a map, and what lies over the map."""
        self.battle = BattleSheet(self.theme, self.sheet)
        self.battle.put_away.connect(self._go_on)
        self.battle.seen_of = self.sheet.seen_of
        self.drawn = TurnedCard(self.theme, self.sheet, "castle")
        self._stage.sheet, self._stage.card = self.battle, self.drawn
        self._deck = WoodDeck(self.theme, self.sheet)
        self.drawn.hides = self._hidden_by_card
        self.clock = ReflectionClock(self.theme, self.parts.settings, self.sheet)
        assert isinstance(self.presenter, DefendersPresenter)
        self.city = CityPage(self.theme, self.presenter, self._pencil)
        self.city.taken.connect(self.take)
        self.city.given.connect(self._give)
        self.city.rested.connect(self._rest_on)
        self.city.stepped.connect(self._stand_on)
        self.city.back_wanted.connect(self.session.undo)
        layout = self.layout()
        assert layout is not None
        layout.addWidget(self.city)

    def new_stage(self) -> SiegeStage:
        self._stage = SiegeStage(self.session, self.presenter.words)
        return self._stage

    def tells(self, fact: Fact, *, playing: bool) -> bool:
        # Whose turn it is in the city stands in banner and prompt; the ways in have their numbers on the map.
        state = self.session.state
        is_numbered = isinstance(fact, EntriesSet) and isinstance(state, City) and not state.turn
        return is_numbered or isinstance(fact, CityTurn) or (playing and isinstance(fact, BattleFought))

    def _hidden_by_card(self, area: QRect) -> int:
        """What a card that is turned over would lie on."""
        others = (self.battle, self._deck)
        return self.sheet.things_in(area) + sum(one.isVisible() and one.geometry().intersects(area) for one in others)

    def things_in(self, area: QRect) -> int:
        if not self.shows_sheet():
            return self.city.things_in(area)
        cards = (self.drawn, self.battle, self._deck)
        lying = sum(one.isVisible() and one.geometry().intersects(area) for one in cards)
        tools = self.page is not None and self.page.has_tools_in(area)
        return self.sheet.things_in(area) + lying + tools

    @property
    def table(self) -> QWidget:
        return self.sheet if self.shows_sheet() else self.city

    def wood(self) -> QRect:
        """While cards lie there, the sheet of stacks that is not spoken of; of the map its right edge."""
        if not self.shows_sheet():
            stacks = self.city.places if self.city.words.isVisible() else self.city.units
            return stacks.geometry()
        room = self.sheet.rect()
        room.setLeft(room.right() - self.theme.px(NOTE_WIDE))
        return room

    @property
    def wants_all(self) -> bool:
        # Cards need the width, and whoever draws a large sheet; what the docks tell of begins with the siege.
        state = self.session.state
        return isinstance(state, City) and state.phase in (*MAKING, *DRAWN)

    def handle_key(self, event: QKeyEvent) -> bool:
        return super().handle_key(event) if self.shows_sheet() else self.city.handle_key(event)

    def _give(self, answers: list[Answer]) -> None:
        """A card was dragged: several answers at once."""
        self.player.finish()
        self.session.answer_all(answers)

    def _go_on(self) -> None:
        """What was to be read has been read."""
        if self.player.reads:
            self.player.hurry()

    def _stand_on(self, thing: str) -> None:
        if isinstance(self._prompt, TablePrompt):
            self._prompt.stand_on(thing)

    def shows_sheet(self) -> bool:
        """Whether the city is made and the map is what lies on the table."""
        state = self.session.state
        assert isinstance(state, City)
        return state.phase not in MAKING

    def shows_rows(self) -> bool:
        return False

    def actions_of_board(self) -> BoardActions:
        return BoardActions(first=[self.photo.action] if self.photo.is_wanted else [], view=(self.clock.action,))

    def families(self, known: KnownToAll) -> list[Family]:
        return families(known, self._layers.written)

    def point_at(self, option: str) -> None:
        super().point_at(option)
        request = self.session.pending
        self.city.show_world(option if request is not None and request.topic == topics.WORLD else "")

    def refresh(self) -> None:
        # Cards and the sheet lie in the place of the plain board's things in rows.
        self._show_sheet()

    def asked(self, prompt: Prompt | None) -> None:
        super().asked(prompt)
        self.sheet.drawn_now = prompt.drawing.subject if isinstance(prompt, SketchPrompt) else None

    def _dress(self) -> None:
        super()._dress()
        if self.page is not None:
            self._show_sheet()

    def _show_sheet(self) -> None:
        has_sheet = self.shows_sheet()
        self.city.setVisible(not has_sheet)
        if self.page is not None:
            self.page.setVisible(has_sheet)
        if not has_sheet:
            self.city.refresh(self._prompt.view.options if self._prompt is not None else (), self._target)
            return
        state = self.session.state
        assert isinstance(state, City)
        state = self._layers.placed(state)
        if isinstance(self.sheet, PaperSheet):
            self.sheet.has_photo = self._layers.has_photo
        self.sheet.set_layers(self._layers.layers(state, self.theme.look.name))
        self.sheet.show_sheet(
            sheet_view(state, self.presenter.words, self._layers.stamps(state)),
            self._offered(),
            self._target,
            request.subject if (request := self.session.pending) is not None else "",
        )
        self.clock.show_for(state)
        self._deck.show_for(state)
        show_drawn(self.drawn, self.session)
        show_battle(self.battle, self.session, self.presenter.words)

    def look_at(self, thing: str) -> None:
        """A row of the list is read: its place is marked on the map, or the place where it stands."""
        super().look_at(thing)
        places = {token.id: at for at, token in self.sheet.view.tokens}
        self.sheet.mark(places.get(thing, thing))

    def picture(self) -> bytes:
        size = QSize(PICTURE, round(PICTURE * FLAT))
        if not self.shows_sheet():
            return as_png(self.city.picture(size))
        state = self.session.state
        assert isinstance(state, City)
        return as_png(map_image(state, self.presenter.words, self._layers, size, self.theme.look.name))

    def put_away(self) -> None:
        super().put_away()
        self.sheet.put_away()
