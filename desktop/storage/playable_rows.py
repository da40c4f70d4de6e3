"""The library's own items that can be played, read by plain sqlite3: in any thread, without opening the library."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from desktop.storage.cards import SCHEMA
from desktop.storage.machine_faults import library_problem
from desktop.storage.problems import damaged_library, newer_library
from rules_core.games.village.items import Item, ItemKind

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
    found: dict[tuple[str, str], Item] = {}
    try:
        for number, revision, kind, key, plain in _read(path, "id, revision, kind, key, plain"):
            stand.append((number, revision))
            if (kind, key) not in found:
                found[kind, key] = Item(ItemKind(kind), json.loads(plain))
    except (ValueError, TypeError) as fault:
        raise damaged_library(path) from fault
    return tuple(stand), list(found.values())


def _read(path: Path, columns: str) -> list[tuple[Any, ...]]:
    try:
        if not path.exists():
            return []
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, timeout=5)) as connection:
            (version,) = connection.execute("PRAGMA user_version").fetchone()
            if version > SCHEMA:
                raise newer_library(path)
            # Before the third schema there were no items of one's own.
            return connection.execute(f"SELECT {columns} {WHICH}").fetchall() if version == SCHEMA else []
    except (sqlite3.DatabaseError, OSError) as fault:
        raise library_problem(fault, path) from fault
