"""The library's own items that can be played, read by plain sqlite3: in any thread, without opening the library."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from desktop.storage.cards import rows_of
from desktop.storage.item_json import item_of
from desktop.storage.problems import damaged_library
from rules_core.content.items import Item
from rules_core.games.catalogue import FIRST_GAME
from rules_core.kernel.game import GameId

WITH_ITEMS, WITH_GAMES = 3, 4
"""The schemas from which on a library has items, and these say to which game they belong."""

WHICH = "WHERE trashed IS NULL AND problems = 0 AND game = ? ORDER BY id"
Stand = tuple[tuple[int, int], ...]
"""Numbers and revisions of all items that can be played: the same as long as none of them is another."""


def read_stand(path: Path, game: GameId) -> Stand:
    """How the game's items that can be played stand now; () where there are none, or no library yet.

    Raises `LibraryProblem`.
    """
    return tuple((number, revision) for number, revision in _read(path, game, "id, revision"))


def read_playable(path: Path, game: GameId) -> tuple[Stand, list[Item]]:
    """The game's items that can be played and their stand; of two with one id only the older one.

    Raises `LibraryProblem`.
    """
    stand: list[tuple[int, int]] = []
    found: dict[tuple[bytes, bytes], Item] = {}
    # As bytes: reading those never fails.
    columns = ", ".join(["id", "revision", *[f"CAST({name} AS BLOB)" for name in ("kind", "key", "plain")]])
    try:
        for number, revision, kind, key, plain in _read(path, game, columns):
            stand.append((number, revision))
            item = item_of(game, (kind or b"").decode("utf-8", "replace"), plain)
            # What cannot be read cannot be played; the workshop tells of it.
            if item is not None:
                found.setdefault((kind, key), item)
    except (ValueError, TypeError) as fault:
        raise damaged_library(path) from fault
    return tuple(stand), list(found.values())


def _read(path: Path, game: GameId, columns: str) -> list[tuple[Any, ...]]:
    def order(schema: int) -> str:
        # Before the third schema there were no items of one's own; then they did not say to which game they belong.
        if schema < WITH_ITEMS:
            return ""
        items = "item" if schema >= WITH_GAMES else f"(SELECT *, '{FIRST_GAME}' AS game FROM item)"
        return f"SELECT {columns} FROM {items} {WHICH}"

    return rows_of(path, order, (game,))
