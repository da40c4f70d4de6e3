"""The library's own items that can be played, read by plain sqlite3: in any thread, without opening the library."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from desktop.storage.cards import SCHEMA, rows_of
from desktop.storage.item_json import item_of
from desktop.storage.problems import damaged_library
from rules_core.games.village.content.items import Item

WHICH = "FROM item WHERE trashed IS NULL AND problems = 0 ORDER BY id"
Stand = tuple[tuple[int, int], ...]
"""Numbers and revisions of all items that can be played: the same as long as none of them is another."""


def read_stand(path: Path) -> Stand:
    """How the items that can be played stand now; () where there are none, or no library yet.

    Raises `LibraryProblem`.
    """
    return tuple((number, revision) for number, revision in _read(path, "id, revision"))


def read_playable(path: Path) -> tuple[Stand, list[Item]]:
    """The items that can be played and their stand; of two with one id only the older one. Raises `LibraryProblem`."""
    stand: list[tuple[int, int]] = []
    found: dict[tuple[bytes, bytes], Item] = {}
    # As bytes: reading those never fails.
    columns = ", ".join(["id", "revision", *[f"CAST({name} AS BLOB)" for name in ("kind", "key", "plain")]])
    try:
        for number, revision, kind, key, plain in _read(path, columns):
            stand.append((number, revision))
            item = item_of((kind or b"").decode("utf-8", "replace"), plain)
            # What cannot be read cannot be played; the workshop tells of it.
            if item is not None:
                found.setdefault((kind, key), item)
    except (ValueError, TypeError) as fault:
        raise damaged_library(path) from fault
    return tuple(stand), list(found.values())


def _read(path: Path, columns: str) -> list[tuple[Any, ...]]:
    # Before the third schema there were no items of one's own.
    return rows_of(path, lambda schema: f"SELECT {columns} {WHICH}" if schema == SCHEMA else "")
