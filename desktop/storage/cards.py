"""The cards of all games, read by plain sqlite3: the start page shows them before SQLAlchemy is loaded."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Mapping
from contextlib import closing
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from desktop.storage.machine_faults import library_problem
from desktop.storage.problems import damaged_library, newer_library
from desktop.storage.reading_alone import open_to_read
from rules_core.kernel.game import GameId

LIBRARY_FILE = "hearthwall.sqlite"
"""Its name in the user's data folder."""
SCHEMA = 7
"""Stands in the file as `PRAGMA user_version`; a newer file is refused with a sentence, never changed."""

PLAY_OF_CLOCKS = timedelta(minutes=10)
"""So far a clock may run ahead of another without a word."""

COLUMNS = "id, name, kind, created, played, summary, result"
MARKS = "favourite, tags, trashed"
"""Columns that a library of the first schema lacks; it is shown before it is brought up to date."""
IN_LIST, NEWEST = "WHERE trashed IS NULL", "played DESC, id DESC"


@dataclass(frozen=True)
class GameCard:
    """What pages and lists show of a game. Times are UTC; `picture` is a PNG of the table, None where none is read."""

    id: int
    name: str
    kind: GameId
    created: datetime
    played: datetime
    summary: dict[str, Any]
    result: str
    picture: bytes | None
    favourite: bool = False
    tags: tuple[str, ...] = ()
    trashed: datetime | None = None
    """When it was put into the trash."""


def read_cards(path: Path, limit: int = 1000) -> list[GameCard]:
    """All games of the library file, the last played first; none where there is no file yet, and none is made.

    Without their pictures, which are many times as large as all the rest. Raises `LibraryProblem`.
    """
    return _read(path, f"{IN_LIST} ORDER BY {NEWEST} LIMIT ?", (limit,))


@dataclass(frozen=True)
class RecentGames:
    """What the start page shows of a library."""

    games: tuple[GameCard, ...] = ()
    """The last ones played, the last first."""
    last: GameCard | None = None
    """The one to go on with, with its picture: the last that is under way, else the last of all."""
    total: int = 0


def read_recent(path: Path, limit: int = 20) -> RecentGames:
    """The last games of the library file; of all pictures only the one that is shown is read.

    Raises `LibraryProblem`.
    """
    games = read_cards(path, limit)
    if not games:
        return RecentGames()
    order = f"ORDER BY result = '' DESC, {NEWEST} LIMIT 1"
    last = _read(path, f"{IN_LIST} {order}", (), picture="picture")
    (total,) = rows_of(path, lambda schema: f"SELECT count(*) FROM game {IN_LIST if schema > 1 else ''}")[0]
    return RecentGames(tuple(games), last[0], total)


@dataclass(frozen=True)
class ToldGame:
    """A game of the library, and what was chosen for it when it was begun, as text; "" where that is not known."""

    card: GameCard
    chosen: str


def read_told(path: Path, choices: Mapping[GameId, str]) -> list[ToldGame]:
    """All games, the last played first; `choices` names for each kind the key of its setup that is read as well.

    Without pictures. Slow for thousands of games: meant for a thread. Raises `LibraryProblem`.
    """
    cases = " ".join("WHEN ? THEN json_extract(setup, ?)" for _ in choices)
    chosen = f"CASE kind {cases} END" if cases else "NULL"
    values = tuple(one for kind, key in choices.items() for one in (str(kind), f'$."{key}"'))

    def order(schema: int) -> str:
        listed = IN_LIST if schema > 1 else ""
        return f"SELECT id, {chosen} FROM game {listed}" if schema else ""

    found = {number: "" if one is None else str(one) for number, one in rows_of(path, order, values)}
    return [ToldGame(card, found.get(card.id, "")) for card in read_cards(path, -1)]


def read_trash(path: Path) -> list[GameCard]:
    """The games in the trash, the last thrown away first. Raises `LibraryProblem`."""
    return _read(path, "WHERE trashed IS NOT NULL ORDER BY trashed DESC, id DESC", ())


def rows_of(path: Path, order: Callable[[int], str], values: tuple[int | str, ...] = ()) -> list[tuple[Any, ...]]:
    """What a library file answers to an order in SQL, made for the schema that it has; nothing where there is no order.

    Where there is no file yet, or no library in it, there is nothing either, and none is made. Raises `LibraryProblem`.
    """
    try:
        if not path.exists():
            return []
        with closing(open_to_read(path)) as connection:
            (schema,) = connection.execute("PRAGMA user_version").fetchone()
            if schema > SCHEMA:
                raise newer_library(path)
            words = order(schema) if schema else ""
            return connection.execute(words, values).fetchall() if words else []
    except (sqlite3.DatabaseError, OSError) as fault:
        raise library_problem(fault, path) from fault


def refuse_newer(path: Path) -> None:
    """Raises `LibraryProblem` where a later version wrote the file, which is opened for reading alone: it stays as it
    is, to the byte."""
    rows_of(path, lambda _schema: "")


def _read(path: Path, which: str, values: tuple[int, ...], *, picture: str = "NULL AS picture") -> list[GameCard]:
    def order(schema: int) -> str:
        marks = MARKS if schema > 1 else "0 AS favourite, '[]' AS tags, NULL AS trashed"
        return f"SELECT * FROM (SELECT {COLUMNS}, {picture}, {marks} FROM game) {which}"

    try:
        return [_card(row) for row in rows_of(path, order, values)]
    except (ValueError, TypeError) as fault:
        raise damaged_library(path) from fault


def clock_is_behind(games: list[GameCard], now: datetime) -> bool:
    """Whether the computer's clock stands clearly before the last game, so that it must have been set back."""
    return any(game.played - now > PLAY_OF_CLOCKS for game in games)


def _card(row: tuple[Any, ...]) -> GameCard:
    number, name, kind, created, played, summary, result, picture, favourite, tags, trashed = row
    return GameCard(
        number,
        name,
        kind,
        _moment(created),
        _moment(played),
        json.loads(summary),
        result,
        picture,
        bool(favourite),
        tuple(json.loads(tags)),
        None if trashed is None else _moment(trashed),
    )


def _moment(text: str) -> datetime:
    return datetime.fromisoformat(text).replace(tzinfo=UTC)
