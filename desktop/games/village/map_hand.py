"""The hand on the map of a siege: at a real table it carries orders out."""

from __future__ import annotations

from PySide6.QtCore import QObject

from desktop.games.village.table_hand import SiegeTableHand
from desktop.play.fact_player import FactPlayer
from desktop.play.prompts.prompt_bar import PromptBar
from desktop.play.shortcuts import Shortcuts
from desktop.session.match_session import MatchSession
from desktop.tabletop.battlefield.view import BattlefieldView
from desktop.tabletop.free_hand import FreeHand
from desktop.tabletop.into_contact import Touchable
from rules_core.games.village.rules.markers import token_body, villager_body
from rules_core.games.village.state.siege import Siege
from rules_core.games.village.words.order_words import standing_orders
from rules_core.kernel.region import Region
from rules_core.song.warband import Model


class SiegeHand(FreeHand):
    """What the hand does with the miniatures of enemies."""

    table: SiegeTableHand

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
        self.table = SiegeTableHand(session)

    def touchable(self, model: Model) -> Touchable:
        siege: Siege = self.session.state
        fighter = siege.model(model.id)
        bodies = [*super().touchable(model).bodies]
        if fighter.is_hero:
            bodies += [token_body(siege, one) for one in siege.tokens.values()]
            bodies += [villager_body(siege, one) for one in siege.villagers.values()]
        return Touchable(bodies, [one.id for one in siege.standing_buildings()])

    def drop(self, thing: str, spot: tuple[int, int], region: Region | None) -> None:
        orders = standing_orders(self.session.facts, self.session.pending)
        order = next((one for one in orders if one.model == thing), None)
        if order is not None:
            self.table.carry_out(order, spot, among=len(orders) > 1)
        else:
            super().drop(thing, spot, region)
