"""The part of a face that is seen before a game is played: on the start page, in lists, and where games begin."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from PySide6.QtCore import QCoreApplication

from rules_core.kernel.game import GameId

if TYPE_CHECKING:
    from PySide6.QtGui import QPixmap

    from desktop.games.card_scene import CardScene
    from desktop.look.theme import Look
    from desktop.play.note import Note
    from desktop.session.new_game import NewGameDialog
    from desktop.session.shell import Shell
    from rules_core.content.items import Item
    from rules_core.games.card import Card
    from rules_core.kernel.game import Plain
    from rules_core.kernel.match import Match


@dataclass(frozen=True)
class StartAction:
    """A button on the card of a game."""

    id: str
    words: str
    icon: str
    hint: str
    key: str
    """The letter that does the same on the start page."""
    run: Callable[[Shell], object]
    menu: str = ""
    """What the menu of the window calls it; "" where it does not stand there."""


@dataclass(frozen=True)
class FilledCells:
    """A number as filled cells: so many of so many."""

    stands: int
    most: int


@dataclass(frozen=True)
class Invitation:
    """What the start page says as long as nobody has begun a game."""

    title: str
    icon: str
    words: str


class ContentCache(Protocol):
    """Content that new games are begun with, read while nobody waits for it."""

    def read_ahead(self) -> object:
        """Begin to read what is not read yet."""


class StartFace:
    """What the generic face shows there, made from the game's definition alone."""

    slow_kind = ""
    """The kind of item that a process beside the window checks; by it a built program is tried."""

    # Start page and lists of games

    def summary(self, match: Match[Any]) -> tuple[Plain, str]:
        """What the library keeps of a game for its card, and the result, "" while the game goes on."""
        from rules_core.games.catalogue import definition_of

        game = match.game
        definition = definition_of(game.name)
        # A card lies open on the start page: it shows what nobody has to hide.
        seen = definition.seen_by(game, match.state, frozenset())
        return {"text": definition.summary(seen, definition.words(game))}, definition.result(match.state)

    def line_of(self, summary: Plain) -> str:
        """How far a game has come, in a line; "" where nothing is known."""
        return str(summary.get("text", ""))

    def rows_of(self, summary: Plain) -> Sequence[tuple[str, str | FilledCells]]:
        """The same in full, as rows of the card of the last game."""
        text = self.line_of(summary)
        return [(QCoreApplication.translate("Hearth", "Stands"), text)] if text else []

    def result_pill(self, result: str) -> tuple[str, str]:
        """The word and the tone of a game's result."""
        words = {
            "": (QCoreApplication.translate("GameWords", "Under way"), "HERO"),
            "victory": (QCoreApplication.translate("GameWords", "Won"), "GOOD"),
            "defeat": (QCoreApplication.translate("GameWords", "Lost"), "ENEMY"),
        }
        return words.get(result, (QCoreApplication.translate("GameWords", "Over"), "GOOD"))

    def is_won(self, result: str) -> bool | None:
        """Whether a result is a victory of all who play; None where it is neither that nor a defeat."""
        return {"victory": True, "defeat": False}.get(result)

    def card_scene(self, card: Card) -> CardScene:
        """The picture on the game's card, and where a game has no picture of its table yet."""
        from desktop.games.card_scene import CardScene

        return CardScene(card.picture)

    def invitation(self, card: Card) -> Invitation:
        """What the start page says as long as nobody has begun a game."""
        from rules_core.wording.translation import say

        return Invitation(say(card.title), card.picture, say(card.sentence))

    def start_actions(self) -> Sequence[StartAction]:
        """Buttons beside "New game" on the card of the game."""
        return ()

    def lesson_notes(self) -> Sequence[Note]:
        """What the first game says beside itself."""
        return ()

    def report_line(self, state: Any) -> str:
        """Where the open game stands, without anybody's name, for a report of a fault."""
        return ""

    # Beginning a game

    def content_cache(self, library: Path) -> ContentCache | None:
        """What reads the content that new games are begun with; None where a game needs none of a library's items."""
        return None

    def can_try(self, item: object) -> bool:
        """Whether a game can begin with this item of the workshop in it; only items of the game are asked about."""
        from rules_core.content.items import Item
        from rules_core.games.catalogue import definition_of

        return isinstance(item, Item) and any(field.of == item.kind for field in definition_of(item.game).choices)

    def new_game_dialog(
        self, game: GameId, shell: Shell, cache: ContentCache | None, *, at_table: bool, tried: object | None
    ) -> NewGameDialog:
        """Asks for all that is chosen for a new game; `tried` is an item that is to be in it."""
        from desktop.shell.new_game_form import NewGameForm
        from desktop.shell.own_items import own_items
        from rules_core.games.catalogue import definition_of

        definition = definition_of(game)
        items = own_items(shell, definition, tried)
        return NewGameForm(
            shell.theme,
            definition,
            shell.dialog_parent,
            at_table=at_table,
            items=items,
            tried=tried,
            item_map=self.chosen_map,
        )

    def chosen_map(self, item: Item, side: float, look: Look, ratio: float) -> QPixmap | None:
        """The map of an item that a new game begins with; None where it has none."""
        return None
