"""How what a battle is made of is seen and tested in the workshop."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from desktop.games.workshop_face import FindDrawing, WorkshopFace, no_drawing
from rules_core.kernel.game import GameId
from rules_core.wording.translation import say

if TYPE_CHECKING:
    from PySide6.QtGui import QPixmap

    from desktop.look.theme import Look
    from desktop.workshop.editors.result_words import ResultWords
    from desktop.workshop.forms.bench import Bench
    from desktop.workshop.forms.card_parts import CardPreview
    from rules_core.content.fields import Field
    from rules_core.content.items import Item


class DrumsWorkshop(WorkshopFace):
    """Tables from above, and tests by whole battles."""

    def item_map(
        self, item: Item, side: float, look: Look, ratio: float = 1.0, find: FindDrawing = no_drawing
    ) -> QPixmap | None:
        from desktop.games.drums.editors.item_map import battlefield_map

        return battlefield_map(item, side, look, ratio)

    def row_name(self, bench: Bench, field: Field, entry: Mapping[str, Any]) -> str:
        from rules_core.games.drums.content.fields import PIECES, TERRAIN_NAMES

        return say(TERRAIN_NAMES.get(str(entry.get("kind")), "")) if field.key == PIECES.key else ""

    def item_card(self, bench: Bench) -> CardPreview:
        if bench.draft.kind in ("battlefield", "scenario"):
            from desktop.games.drums.editors.table_card import TableCard

            return TableCard(bench)
        if bench.draft.kind == "squad":
            from desktop.games.drums.editors.squad_card import SquadCard

            return SquadCard(bench)
        if bench.draft.kind == "building":
            from desktop.games.drums.editors.plan_card import PlanCard

            return PlanCard(bench)
        return super().item_card(bench)

    def result_words(self, game: GameId, kind: str) -> ResultWords:
        from desktop.games.drums.editors.battle_result_words import BattleResultWords

        return BattleResultWords(game, kind)
