"""The village's board: the battlefield with its tools, what is seen beside and over it, and the hand on it."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtGui import QAction

from desktop.games.village.background_preview import Outlook
from desktop.games.village.hover_card import card_text
from desktop.games.village.map_hand import SiegeHand
from desktop.games.village.map_list.table_list import TableList
from desktop.games.village.measured_table import SiegeOnTable
from desktop.games.village.presenter import VillagePresenter
from desktop.games.village.question_marks import ATTACKS
from desktop.games.village.siege_display import SiegeDisplay
from desktop.games.village.table_picture import table_picture
from desktop.play.docks import Dock
from desktop.play.parts import BoardActions, PlayParts
from desktop.tabletop.hover_card import CardText
from desktop.tabletop.table_board import TableBoard
from rules_core.games.village.rules import topics
from rules_core.games.village.state.facts import EnemyDecided, WaveEnded
from rules_core.games.village.state.siege import Siege
from rules_core.games.village.words.measures import measure_for
from rules_core.games.village.words.names import SiegeNames
from rules_core.kernel.facts import Fact

LAMP = "map/lamp"
"""The setting of the lamp light."""


class VillageBoard(TableBoard):
    """A siege on its map."""

    attacks = ATTACKS
    openings = (topics.ORDER, topics.ORDERS, topics.WHOM)
    display: SiegeDisplay
    hand: SiegeHand

    def __init__(self, parts: PlayParts) -> None:
        presenter = parts.presenter
        assert isinstance(presenter, VillagePresenter)
        song = presenter.siege.song
        super().__init__(parts, (song.short, song.medium, song.long))
        session = parts.session
        self.presenter = presenter
        self.names = presenter.names
        self.outlook = Outlook(self)
        self.display = SiegeDisplay(self.scene, session, self.names, self.tools, self.strip, self.outlook)
        self.hand = SiegeHand(self.view, parts.prompt, parts.shortcuts, session, self.player, self)
        self.lay_out(lambda units: measure_for(presenter.siege)(units))
        self.player.beat.connect(self._take_in)
        self.lamp = self._lamp_switch()

    def ends_part(self, fact: Fact) -> bool:
        return isinstance(fact, WaveEnded)

    def table_at(self, state: Siege) -> SiegeOnTable:
        return SiegeOnTable(state, SiegeNames(state.world))

    @property
    def siege(self) -> Siege:
        """The state, to look at."""
        return self.presenter.siege

    def card_of(self, thing: str) -> CardText | None:
        return card_text(self.siege, thing, self.names, self.outlook.intents.get(thing))

    def furnish(self, docks: dict[str, Dock]) -> None:
        self.list = TableList(docks["list"], self.display, self.hand, self.parts.window)

    def actions_of_board(self) -> BoardActions:
        return replace(super().actions_of_board(), view=[self.lamp])

    def _lamp_switch(self) -> QAction:
        settings = self.parts.settings
        switch = QAction(self.tr("Lamp light in their turn"), self.parts.window)
        switch.setObjectName("action.lamp")
        switch.setCheckable(True)
        switch.setChecked(settings.flag(LAMP, default=True))
        self.display.set_lamp(switch.isChecked())
        switch.toggled.connect(self.display.set_lamp)
        switch.toggled.connect(lambda on: settings.set_flag(LAMP, value=on))
        return switch

    def _take_in(self, fact: Fact, _playing: bool) -> None:
        """Whoever acts in the enemies' turn comes into sight where the map is larger than its window."""
        if isinstance(fact, EnemyDecided):
            self.view.look_at(fact.model)

    def picture(self) -> bytes:
        return table_picture(self.siege, self.names, self.theme.look)

    def put_away(self) -> None:
        self.outlook.forget()
        self.outlook.wait()
        super().put_away()
