"""The board of a battle: the battlefield with its tools, and the hand on it."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtWidgets import QWidget

from desktop.games.drums.battle_display import BattleDisplay
from desktop.games.drums.hover_card import card_text
from desktop.games.drums.measured_table import BattleOnTable
from desktop.games.drums.no_shot import why_no_shot
from desktop.games.drums.presenter import BattlePresenter
from desktop.games.drums.question_marks import ATTACKS, edge_at, edge_id
from desktop.games.drums.squads.board import WithSquads
from desktop.games.drums.table_picture import table_picture
from desktop.play.docks import Dock
from desktop.play.panels.list_panel import ListPanel
from desktop.play.parts import PlayParts
from desktop.play.prompts.other_prompts import PickPrompt
from desktop.play.prompts.prompt import Prompt
from desktop.play.thing_list import ThingList, plain_families
from desktop.tabletop.free_hand import FreeHand
from desktop.tabletop.hover_card import CardText
from desktop.tabletop.table_board import TableBoard
from desktop.tabletop.table_hand import TableHand
from rules_core.games.drums.rules import topics
from rules_core.games.drums.state.battle import Battle, Phase
from rules_core.games.drums.state.facts import TurnBegan
from rules_core.kernel.facts import Fact
from rules_core.song.words.measures import measure_in, stick_in

LAYERS: Final = frozenset(["reach", "sight"])
"""What people may switch on and off here."""


class BattleBoard(WithSquads, TableBoard):
    """A battle on its map."""

    attacks = ATTACKS
    openings = (topics.WHOM,)
    display: BattleDisplay

    def __init__(self, parts: PlayParts) -> None:
        presenter = parts.presenter
        assert isinstance(presenter, BattlePresenter)
        song = presenter.battle.song
        super().__init__(parts, (song.short, song.medium, song.long), LAYERS)
        self.presenter = presenter
        self.scene.pins.wanted = True
        self.display = BattleDisplay(self.scene, parts.session, presenter.names, self.tools, self.strip)
        self.hand = FreeHand(self.view, parts.prompt, parts.shortcuts, parts.session, self.player, self)
        self.hand.table = TableHand(parts.session)
        self.strip.told = lambda units: stick_in(presenter.battle.play_mode)(units)
        self.lay_out(lambda units: measure_in(presenter.battle.play_mode)(units))
        self.view.point_clicked.connect(self._choose_edge)
        self.view.pointer_moved.connect(self._point_at_edge)
        self.lay_squads()

    def ends_part(self, fact: Fact) -> bool:
        return isinstance(fact, TurnBegan) and fact.round > 1 and fact.seat == self.presenter.battle.first

    def table_at(self, state: Battle) -> BattleOnTable:
        return BattleOnTable(state, self.presenter.names)

    @property
    def table(self) -> QWidget:
        return self.squads if self.shows_squads() else super().table

    def refresh(self) -> None:
        super().refresh()
        self.show_squads()

    def card_of(self, thing: str) -> CardText | None:
        battle, names = self.presenter.battle, self.presenter.names
        text, why = card_text(battle, thing, names), why_no_shot(battle, self.session.pending, thing, names)
        return replace(text, lines=(why, *text.lines)) if text is not None and why else text

    def _edge_meant(self, x: int, y: int) -> int:
        """The side of the table that a place means while one is asked for; 0 for none."""
        request = self.session.pending
        return edge_at(self.presenter.battle, x, y) if request is not None and request.topic == topics.EDGE else 0

    def _choose_edge(self, x: int, y: int) -> None:
        edge, prompt = self._edge_meant(x, y), self.parts.prompt.prompt
        if edge and prompt is not None:
            prompt.choose_thing(edge_id(str(edge)))

    def _point_at_edge(self, x: int, y: int) -> None:
        edge = self._edge_meant(x, y)
        if edge and str(edge) != self.display.pointed:
            self.pointed.emit(str(edge))

    def asked(self, prompt: Prompt | None) -> None:
        super().asked(prompt)
        if isinstance(prompt, PickPrompt):
            prompt.picked.connect(self.display.show_picked)
            self.display.show_picked(prompt.chosen)

    def furnish(self, docks: dict[str, Dock]) -> None:
        panel = docks["list"].panel
        assert isinstance(panel, ListPanel)
        self.list = ThingList(panel, self.session, self, plain_families)
        panel.marked.connect(self.look_at)

    def picture(self) -> bytes:
        battle = self.presenter.battle
        # Nobody's squad is seen before all are complete.
        return b"" if battle.phase is Phase.SQUADS else table_picture(battle, self.presenter.names, self.theme.look)
