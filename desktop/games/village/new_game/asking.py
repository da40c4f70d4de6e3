"""Makes the new-game dialog of the siege, with what ships and what people made."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.games.village.content_cache import VillageContentCache
from desktop.games.village.new_game.dialog import NewSiegeDialog
from desktop.games.village.new_game.tried_item import content_to_try
from desktop.shell.own_items import check_new_items
from desktop.storage.problems import LibraryProblem
from rules_core.content.items import Item
from rules_core.games.village.content.kinds import GAME, Kind

if TYPE_CHECKING:
    from desktop.session.shell import Shell
    from rules_core.games.village.content.types import Content

CHECKED_SECONDS = 0.3
"""So long items that nobody has looked at are checked before a game is chosen; the workshop looks at the others."""


def new_siege(shell: Shell, cache: object, *, at_table: bool, tried: object | None) -> NewSiegeDialog:
    """The dialog, not yet open; `tried` is an item that is to be in the game."""
    content = _content(shell, cache)
    item = tried if isinstance(tried, Item) else None
    if item is not None:
        content = content_to_try(content, item)
    return NewSiegeDialog(
        shell.theme,
        shell.folder,
        shell.dialog_parent,
        at_table=at_table,
        content=content,
        keep_rules=lambda name, settings: _keep_rules(shell, name, settings),
        tried=item,
    )


def _content(shell: Shell, cache: object) -> Content | None:
    """What ships, and of the library's own items those that can be played; what ships where there is no library."""
    try:
        check_new_items(shell, CHECKED_SECONDS)
        return cache.content() if isinstance(cache, VillageContentCache) else None
    except LibraryProblem:
        # A game can be begun all the same; what is wrong is told when it is to be kept.
        return None


def _keep_rules(shell: Shell, name: str, settings: dict[str, dict[str, object]]) -> str:
    """Keep a set of house rules in the library; gives what is wrong, "" when it is kept."""
    from desktop.workshop.page.stock import Stock
    from rules_core.games.village.content.rules_fields import set_of

    # Lengths of content are in inches, those of a game's settings are not.
    plain = set_of("house-rules", name, "", settings["village"], settings["song"])
    try:
        stock = Stock(shell.games)
        stock.check(stock.new(Item(GAME, Kind.RULES, plain), shell.settings.author))
    except LibraryProblem as fault:
        return shell.sentence_of(fault)
    return ""
