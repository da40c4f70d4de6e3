"""How what a war is made of is seen, edited and tested in the workshop."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from desktop.games.workshop_face import FindDrawing, WorkshopFace, no_drawing
from rules_core.kernel.game import GameId
from rules_core.wording.translation import say

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter, QPixmap

    from desktop.look.theme import Look
    from desktop.workshop.editors.result_words import ResultWords
    from desktop.workshop.forms.bench import Bench
    from desktop.workshop.forms.card_parts import CardPreview
    from rules_core.content.fields import Field
    from rules_core.content.items import Item


class WarholdWorkshop(WorkshopFace):
    """Maps are painted by the hand; tests are whole wars."""

    def item_card(self, bench: Bench) -> CardPreview:
        if bench.draft.kind == "board":
            from desktop.games.warhold.editors.board_card import BoardCard

            return BoardCard(bench)
        from desktop.games.warhold.editors.thing_card import ThingCard

        return ThingCard(bench)

    def row_name(self, bench: Bench, field: Field, entry: Mapping[str, Any]) -> str:
        from desktop.games.warhold.editors.row_names import row_name

        return row_name(bench, field, entry)

    def word_help(self, field: Field, word: str) -> str:
        from rules_core.games.warhold.words.trait_texts import SAYS, ability_said

        return say(SAYS[word].text) if word in SAYS else ability_said(word)

    def item_figures(self, item: Item) -> str:
        from desktop.games.warhold.editors.item_facts import facts_line

        return facts_line(item)

    def pick_line(self, item: Item) -> str:
        from desktop.games.warhold.editors.item_facts import facts_line

        return facts_line(item) or super().pick_line(item)

    def item_map(
        self, item: Item, side: float, look: Look, ratio: float = 1.0, find: FindDrawing = no_drawing
    ) -> QPixmap | None:
        from desktop.games.warhold.board_picture import item_map

        return item_map(item, side, look, ratio)

    def paint_item(self, painter: QPainter, item: Item, side: float, look: Look) -> bool:
        from desktop.games.warhold.board_picture import paint_item

        return paint_item(painter, item, side, look)

    def result_words(self, game: GameId, kind: str) -> ResultWords:
        from desktop.games.warhold.editors.war_result_words import WarResultWords

        return WarResultWords(game, kind)
