"""What start page and lists show of Song of Drums and Shakos."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication

from desktop.games.start_face import Invitation, StartFace

if TYPE_CHECKING:
    from desktop.games.card_scene import CardScene
    from desktop.play.note import Note
    from rules_core.games.card import Card


class DrumsStart(StartFace):
    """What the battle shows in its own way before it is played."""

    def card_scene(self, card: Card) -> CardScene:
        from desktop.games.drums.start_page_artwork import VolleyScene

        return VolleyScene(card.picture)

    def invitation(self, card: Card) -> Invitation:
        words = QCoreApplication.translate("Hearth", "Two squads, a wall between them, and three minutes' powder.")
        return Invitation(QCoreApplication.translate("Hearth", "A first skirmish"), card.picture, words)

    def lesson_notes(self) -> Sequence[Note]:
        from desktop.games.drums.lesson import NOTES

        return NOTES

    def report_line(self, state: Any) -> str:
        return f"round {state.round}, phase {state.phase.value}"
