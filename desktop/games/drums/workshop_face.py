"""How what a battle is made of is seen and tested in the workshop."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.games.workshop_face import FindDrawing, WorkshopFace, no_drawing
from rules_core.kernel.game import GameId

if TYPE_CHECKING:
    from PySide6.QtGui import QPixmap

    from desktop.look.theme import Look
    from desktop.workshop.editors.test_words import TestWords
    from rules_core.content.items import Item


class DrumsWorkshop(WorkshopFace):
    """Tables from above, and tests by whole battles."""

    def item_map(
        self, item: Item, side: float, look: Look, ratio: float = 1.0, find: FindDrawing = no_drawing
    ) -> QPixmap | None:
        from desktop.games.drums.battlefield_map import battlefield_map

        return battlefield_map(item, side, look, ratio)

    def test_words(self, game: GameId, kind: str) -> TestWords:
        from desktop.games.drums.test_words import BattleTestWords

        return BattleTestWords(game, kind)
