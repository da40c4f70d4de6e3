"""The board of Defenders: cards while the city is made, then the sheet with everybody on it."""

from __future__ import annotations

from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from desktop.games.defenders.battle_sheet import BattleSheet
from desktop.games.defenders.city_page import CityPage
from desktop.games.defenders.map_sheet import MapSheet
from desktop.games.defenders.presenter import DefendersPresenter
from desktop.games.defenders.reflection_clock import ReflectionClock
from desktop.games.defenders.sheet_views import sheet_view
from desktop.games.defenders.stage import SiegeStage, show_battle
from desktop.play.parts import BoardActions, PlayParts
from desktop.play.plain_board import PlainBoard
from desktop.play.prompts.place_prompt import PlacePrompt
from desktop.play.prompts.prompt import Prompt
from rules_core.games.defenders.state.city import City
from rules_core.games.defenders.state.facts import BattleFought
from rules_core.games.defenders.words.tables import MAKING
from rules_core.kernel.facts import Fact
from rules_core.kernel.requests import Answer, Place


class DefendersBoard(PlainBoard):
    """The plain board while cards lie on the table, the sheet from the first location on."""

    def __init__(self, parts: PlayParts) -> None:
        super().__init__(parts)
        self.sheet = MapSheet(self.theme)
        self.sheet.place_clicked.connect(self.take)
        self.sheet.spot_clicked.connect(self._take_spot)
        self.sheet.spot_tried.connect(self._point_at_spot)
        self.sheet.hovered.connect(self._rest_on)
        layout = self.layout()
        assert layout is not None
        layout.addWidget(self.sheet)
        self.battle = BattleSheet(self.theme, self.sheet)
        self._stage.sheet = self.battle
        self.clock = ReflectionClock(self.theme, parts.settings, self.sheet)
        assert isinstance(parts.presenter, DefendersPresenter)
        self.city = CityPage(self.theme, parts.presenter)
        self.city.taken.connect(self.take)
        self.city.given.connect(self._give)
        self.city.rested.connect(self._rest_on)
        self.city.back_wanted.connect(self.session.undo)
        layout.addWidget(self.city)
        self._show_sheet()

    def new_stage(self) -> SiegeStage:
        self._stage = SiegeStage(self.presenter.words)
        return self._stage

    def actions_of_board(self) -> BoardActions:
        return BoardActions(view=(self.clock.action,))

    def tells(self, fact: Fact) -> bool:
        return isinstance(fact, BattleFought)

    @property
    def table(self) -> QWidget:
        return self.sheet if self.has_sheet() else self.city

    @property
    def wants_all(self) -> bool:
        return not self.has_sheet()

    def handle_key(self, event: QKeyEvent) -> bool:
        return super().handle_key(event) if self.has_sheet() else self.city.handle_key(event)

    def _give(self, answers: list[Answer]) -> None:
        """A card was dragged: several answers at once."""
        self.player.finish()
        self.session.answer_all(answers)

    def has_sheet(self) -> bool:
        """Whether the city is made and the map is what lies on the table."""
        state = self.session.state
        assert isinstance(state, City)
        return state.phase not in MAKING

    def refresh(self) -> None:
        if self.has_sheet():
            super().refresh()
        self._show_sheet()

    def asked(self, prompt: Prompt | None) -> None:
        super().asked(prompt)
        self.sheet.ghost = None
        if isinstance(prompt, PlacePrompt):
            prompt.spot_changed.connect(self._try_spot)
            prompt.tell_spot()

    def _try_spot(self, x: int, y: int, _turn: int) -> None:
        self.sheet.show_ghost(x, y)

    def _show_sheet(self) -> None:
        has_sheet = self.has_sheet()
        self.scroller.hide()
        self.city.setVisible(not has_sheet)
        self.sheet.setVisible(has_sheet)
        if not has_sheet:
            self.city.refresh(self._prompt.view.options if self._prompt is not None else (), self._target)
        if has_sheet:
            view = sheet_view(self.session.state, self.presenter.words)
            asks_spot = isinstance(self.session.pending, Place)
            self.sheet.show_sheet(view, self._offered(), self._target, asks_spot=asks_spot)
            self.clock.show_for(self.session.state)
            show_battle(self.battle, self.session, self.presenter.words)

    def _point_at_spot(self, x: int, y: int) -> None:
        """The pointer carries what is being drawn."""
        if self._prompt is not None:
            self._prompt.try_spot(x, y)

    def _take_spot(self, x: int, y: int) -> None:
        """Somebody draws a location there."""
        self.player.finish()
        if self._prompt is not None:
            self._prompt.take_spot(x, y)
