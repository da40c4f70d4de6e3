"""How what a battle is made of is seen and tested in the workshop."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from desktop.games.workshop_face import FindDrawing, WorkshopFace, no_drawing
from rules_core.kernel.game import GameId

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
        from desktop.games.drums.editors.row_names import row_name

        return row_name(bench, field, entry)

    def word_help(self, field: Field, word: str) -> str:
        from desktop.games.drums.editors.item_facts import rule_words
        from rules_core.games.drums.content.fields import TRAITS

        return rule_words(word) if field is TRAITS else ""

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
        if bench.draft.kind == "soldier":
            from desktop.games.drums.editors.soldier_card import SoldierCard

            return SoldierCard(bench)
        from desktop.games.drums.editors.facts_card import FactsCard

        return FactsCard(bench)

    def item_figures(self, item: Item) -> str:
        from desktop.games.drums.editors.item_facts import figures_of

        return figures_of(item)

    def pick_line(self, item: Item) -> str:
        from desktop.games.drums.editors.item_facts import figures_of

        return figures_of(item) or super().pick_line(item)

    def result_words(self, game: GameId, kind: str) -> ResultWords:
        from desktop.games.drums.editors.battle_result_words import BattleResultWords

        return BattleResultWords(game, kind)
