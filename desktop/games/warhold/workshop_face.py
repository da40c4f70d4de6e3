"""How what a war is made of is seen, edited and tested in the workshop."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.games.workshop_face import WorkshopFace
from rules_core.kernel.game import GameId

if TYPE_CHECKING:
    from desktop.workshop.editors.result_words import ResultWords


class WarholdWorkshop(WorkshopFace):
    """Tests by whole wars."""

    def result_words(self, game: GameId, kind: str) -> ResultWords:
        from desktop.games.warhold.editors.war_result_words import WarResultWords

        return WarResultWords(game, kind)
