"""The hand on the map of a siege: at a real table it puts miniatures anywhere, and carries orders out."""

from __future__ import annotations

from PySide6.QtCore import QObject

from desktop.games.village.table_hand import TableHand
from desktop.play.fact_player import FactPlayer
from desktop.play.prompts.place_prompt import PlacePrompt
from desktop.play.prompts.prompt_bar import PromptBar
from desktop.play.shortcuts import Shortcuts
from desktop.session.match_session import MatchSession
from desktop.tabletop.battlefield.view import BattlefieldView
from desktop.tabletop.map_hand import MOVE, MapHand
from rules_core.games.village.words.order_words import standing_orders
from rules_core.kernel.region import Region


class SiegeHand(MapHand):
    """What the hand does beyond the moves that the rules offer."""

    def __init__(
        self,
        view: BattlefieldView,
        prompt: PromptBar,
        shortcuts: Shortcuts,
        session: MatchSession,
        player: FactPlayer,
        parent: QObject,
    ) -> None:
        super().__init__(view, prompt, shortcuts, session, player, parent)
        self.table = TableHand(session)

    @property
    def is_free(self) -> bool:
        return self.table.free

    def movable(self) -> list[str]:
        # Nothing is forbidden at a table: whatever stands there can be put somewhere else.
        return self.table.movable() if self.table.free else super().movable()

    def put(self, prompt: PlacePrompt, x: int, y: int) -> None:
        request = self.session.pending
        if not self.table.free or request is None:
            super().put(prompt, x, y)
            return
        prompt.try_spot(x, y)
        if request.subject in self.session.state.models:
            self.table.put([], request.subject, prompt.region, (x, y))
        else:
            super().put(prompt, x, y)

    def drop(self, thing: str, spot: tuple[int, int], region: Region | None) -> None:
        orders = standing_orders(self.session.facts, self.session.pending)
        order = next((one for one in orders if one.model == thing), None)
        if order is not None:
            self.table.carry_out(order, spot, among=len(orders) > 1)
        elif region is None:
            self.table.correct(thing, spot)
        else:
            self.table.put([MOVE], thing, region, spot)
