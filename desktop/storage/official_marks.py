"""Favourites and tags of the content that comes with the program."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import dataclass

from sqlalchemy import Connection, insert, select

from desktop.storage.item_json import list_of
from desktop.storage.schema import MarkRow
from rules_core.kernel.game import GameId


@dataclass(frozen=True)
class OfficialMark:
    """What a person has made of an official item."""

    favourite: bool = False
    tags: tuple[str, ...] = ()


class OfficialMarks:
    """Every call is one transaction and raises `LibraryProblem`, changing nothing."""

    def __init__(self, writing: Callable[[], AbstractContextManager[Connection]]) -> None:
        """`writing` opens a transaction of the library."""
        self._writing = writing

    def all(self) -> dict[tuple[GameId, str, str], OfficialMark]:
        """The marks of all official items that bear any, by game, kind and id."""
        with self._writing() as connection:
            rows = connection.execute(select(MarkRow.game, MarkRow.kind, MarkRow.key, MarkRow.favourite, MarkRow.tags))
            return {
                (GameId(game), kind, key): OfficialMark(favourite, tuple(str(tag) for tag in list_of(tags)))
                for game, kind, key, favourite, tags in rows
            }

    def put(self, game: GameId, kind: str, key: str, mark: OfficialMark) -> None:
        """Give an official item this mark in place of the one it has."""
        tags = json.dumps(list(mark.tags), ensure_ascii=False)
        with self._writing() as connection:
            connection.execute(
                insert(MarkRow)
                .prefix_with("OR REPLACE")
                .values(game=game, kind=kind, key=key, favourite=mark.favourite, tags=tags)
            )
