"""The cards of all games, read by plain sqlite3: the start page shows them before SQLAlchemy is loaded."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from desktop.storage.problems import damaged_library, newer_library

LIBRARY_FILE = "hearthwall.sqlite"
"""Its name in the user's data folder."""
SCHEMA = 1
"""Stands in the file as `PRAGMA user_version`; a newer file is refused with a sentence, never changed."""

COLUMNS = "id, name, kind, created, played, summary, result, picture"


@dataclass(frozen=True)
class GameCard:
    """What pages and lists show of a game. Times are UTC; `picture` is a PNG of the table."""

    id: int
    name: str
    kind: str
    created: datetime
    played: datetime
    summary: dict[str, Any]
    result: str
    picture: bytes | None


def read_cards(path: Path, limit: int = 1000) -> list[GameCard]:
    """All games of the library file, the last played first; none where there is no file yet, and none is made.

    Raises `LibraryProblem`.
    """
    if not path.exists():
        return []
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, timeout=5)) as connection:
            (version,) = connection.execute("PRAGMA user_version").fetchone()
            if version > SCHEMA:
                raise newer_library(path)
            if version == 0:
                return []
            order = f"SELECT {COLUMNS} FROM game ORDER BY played DESC, id DESC LIMIT ?"
            return [_card(row) for row in connection.execute(order, (limit,))]
    except (sqlite3.DatabaseError, ValueError, TypeError) as fault:
        raise damaged_library(path) from fault


def _card(row: tuple[Any, ...]) -> GameCard:
    number, name, kind, created, played, summary, result, picture = row
    return GameCard(number, name, kind, _moment(created), _moment(played), json.loads(summary), result, picture)


def _moment(text: str) -> datetime:
    return datetime.fromisoformat(text).replace(tzinfo=UTC)
