"""The library's own items with which a game of any kind may be begun."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.storage.cards import LIBRARY_FILE
from desktop.storage.playable_rows import read_playable
from desktop.storage.problems import LibraryProblem
from rules_core.content.fields import FieldKind
from rules_core.content.items import Item

if TYPE_CHECKING:
    from desktop.session.shell import Shell
    from rules_core.games.definition import GameDefinition

CHECKED_SECONDS = 0.3
"""So long items that nobody has looked at are checked before a game is chosen; the workshop looks at the others."""


def check_new_items(shell: Shell, seconds: float) -> None:
    """Check items that nobody has looked at, for about so long. Raises `LibraryProblem`."""
    if shell.games.library.items.not_looked_at():
        # The checks come with the editors: they are loaded only where there is something to check.
        from desktop.workshop.page.stock import Stock

        Stock(shell.games).check_some(seconds)


def own_items(shell: Shell, definition: GameDefinition, tried: object | None = None) -> list[Item]:
    """Those that can be played, and the one that is `tried`; none where the game asks for no items.

    Of every kind: what is chosen may speak of others, such as a box of its races.
    """
    if not any(field.kind is FieldKind.REFERENCE for field in definition.choices):
        return []
    found: list[Item] = []
    try:
        check_new_items(shell, CHECKED_SECONDS)
        found = read_playable(shell.folder / LIBRARY_FILE, definition.card.id)[1]
    except LibraryProblem:
        # A game can be begun all the same; what is wrong is told when it is to be kept.
        pass
    if isinstance(tried, Item):
        found = [tried, *[one for one in found if (one.kind, one.id) != (tried.kind, tried.id)]]
    return found
