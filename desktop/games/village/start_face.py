"""What start page and lists show of the siege, and how sieges begin."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication

from desktop.games.start_face import ContentCache, FilledCells, Invitation, StartAction, StartFace
from rules_core.kernel.game import GameId

if TYPE_CHECKING:
    from desktop.games.card_scene import CardScene
    from desktop.play.note import Note
    from desktop.session.new_game import NewGameDialog
    from desktop.session.shell import Shell
    from rules_core.games.card import Card
    from rules_core.kernel.game import Plain
    from rules_core.kernel.match import Match


def _tr(text: str) -> str:
    return QCoreApplication.translate("Hearth", text)


class VillageStart(StartFace):
    """What the siege shows in its own way before it is played."""

    slow_kind = "village"

    # Start page and lists of games

    def summary(self, match: Match[Any]) -> tuple[Plain, str]:
        from desktop.games.village.game_summary import summary_of

        return summary_of(match)

    def line_of(self, summary: Plain) -> str:
        from desktop.games.village.card_words import line_of

        return line_of(summary)

    def rows_of(self, summary: Plain) -> Sequence[tuple[str, str | FilledCells]]:
        from desktop.games.village.card_words import rows_of

        return rows_of(summary)

    def card_scene(self, card: Card) -> CardScene:
        from desktop.games.village.start_page_artwork import VillageScene

        return VillageScene(card.picture)

    def invitation(self, card: Card) -> Invitation:
        words = _tr("Five houses, a handful of heroes, and something moving at the edge of the wood.")
        return Invitation(_tr("A first evening"), "hill-fort", words)

    def start_actions(self) -> Sequence[StartAction]:
        return (
            StartAction(
                "miniatures",
                _tr("Our miniatures"),
                "minions",
                _tr("Which figures you own, for waves that ask for no others (M)"),
                "M",
                _show_miniatures,
                menu=_tr("Our &miniatures"),
            ),
        )

    def lesson_notes(self) -> Sequence[Note]:
        from desktop.games.village.lesson import NOTES

        return NOTES

    def report_line(self, state: Any) -> str:
        return f"wave {state.wave}, phase {state.phase.value}, {state.play_mode.value}"

    # Beginning a game

    def content_cache(self, library: Path) -> ContentCache:
        from desktop.games.village.content_cache import VillageContentCache

        return VillageContentCache(library)

    def can_try(self, item: object) -> bool:
        from desktop.games.village.new_game.tried_item import TRIED
        from rules_core.content.items import Item

        return isinstance(item, Item) and item.kind in TRIED

    def new_game_dialog(
        self, game: GameId, shell: Shell, cache: ContentCache | None, *, at_table: bool, tried: object | None
    ) -> NewGameDialog:
        from desktop.games.village.new_game.asking import new_siege

        return new_siege(shell, cache, at_table=at_table, tried=tried)


def _show_miniatures(shell: Shell) -> None:
    from desktop.games.village.collection.dialog import CollectionDialog

    CollectionDialog(shell.theme, shell.folder, shell.dialog_parent).open()
