"""The part of a face that is seen in the workshop: how a game's items are edited, drawn, named and tested."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from rules_core.kernel.game import GameId

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter, QPixmap
    from PySide6.QtWidgets import QWidget

    from desktop.look.theme import Look, Theme
    from desktop.workshop.editors.contract import EditorStore
    from desktop.workshop.editors.draft import Draft
    from desktop.workshop.editors.result_words import ResultWords
    from desktop.workshop.forms.bench import Bench
    from desktop.workshop.forms.card_parts import CardPreview
    from desktop.workshop.forms.control import Control
    from desktop.workshop.forms.sections import Group
    from rules_core.content.fields import Field
    from rules_core.content.figures import FigureChange
    from rules_core.content.items import Item, Path

FindDrawing = Callable[[str], bytes | None]
"""Gives the strokes of a drawing by its name; None where they are missing."""


def no_drawing(name: str) -> bytes | None:
    """Nobody knows any."""
    return None


class WorkshopFace:
    """What the generic face shows there, made from the game's content schema alone."""

    def editor(self, theme: Theme, draft: Draft, store: EditorStore) -> QWidget:
        """The body of the editor of an item, an `EditorBody`."""
        from desktop.workshop.forms.form_body import FormBody

        return FormBody(theme, draft, self, store)

    # Forms

    def form_groups(self, kind: str) -> Sequence[Group]:
        """How the fields of a kind are grouped; none: all in one."""
        return ()

    def form_controls(self, kind: str) -> Mapping[Path, type[Control]]:
        """Controls that are made for one place of a kind alone."""
        return {}

    large_numbers: frozenset[str] = frozenset()
    """Keys of fields that stand side by side, as large as on a card."""

    def number_beside(self, theme: Theme, draft: Draft) -> QWidget | None:
        """One more number beside the large ones, which no field holds."""
        return None

    def item_card(self, bench: Bench) -> CardPreview:
        """What players will see of an item, beside its form."""
        from desktop.workshop.forms.plain_card import PlainCard

        return PlainCard(bench)

    def changes_along(self, draft: Draft, path: Path, value: Any) -> Mapping[Path, Any]:
        """What a change brings along, as long as nobody chose otherwise."""
        return {}

    def row_name(self, bench: Bench, field: Field, entry: Mapping[str, Any]) -> str:
        """What a row of a table that is not open is called; "" where its name or first reference says it."""
        return ""

    def word_help(self, field: Field, word: str) -> str:
        """What a word that can be ticked does, for whoever points at it; "" for nothing."""
        return ""

    # Pictures and lines

    def item_map(
        self, item: Item, side: float, look: Look, ratio: float = 1.0, find: FindDrawing = no_drawing
    ) -> QPixmap | None:
        """The item from above, as large as a square of that side; None where it has no place on a table.

        `find` gives the strokes of the drawings that it names.
        """
        return None

    def paint_item(self, painter: QPainter, item: Item, side: float, look: Look) -> bool:
        """Paint the item as a token round the painter's middle; False where the sign of its kind will do."""
        return False

    def item_figures(self, item: Item) -> str:
        """The few figures by which a player knows an item, in a line; "" where there is nothing to say."""
        from desktop.workshop.forms.item_lines import shown_lines

        return ", ".join(shown_lines(item))

    def pick_line(self, item: Item) -> str:
        """What helps to choose it in a list, below its name."""
        return str(item.plain.get("text", ""))

    def pick_number(self, item: Item) -> str:
        """A number at the right of its row; "" for none."""
        return ""

    # Changes and tests

    def change_sentence(self, kind: str, one: FigureChange) -> str:
        """What is different after a change, in a sentence."""
        from desktop.workshop.editors.played_words import plain_sentence

        return plain_sentence(one)

    def result_words(self, game: GameId, kind: str) -> ResultWords:
        """What is said about tests of items of a kind and their results."""
        from desktop.workshop.editors.result_words import ResultWords

        return ResultWords(game)
