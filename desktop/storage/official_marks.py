"""Favourites and tags of the content that comes with the program."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import dataclass

from sqlalchemy import Connection, insert, select

from desktop.storage.item_json import list_of
from desktop.storage.schema import MarkRow
from rules_core.games.village.content.items import ItemKind


@dataclass(frozen=True)
class Mark:
    """What a person has made of an official item."""

    favourite: bool = False
    tags: tuple[str, ...] = ()


class OfficialMarks:
    """Every call is one transaction and raises `LibraryProblem`, changing nothing."""

    def __init__(self, writing: Callable[[], AbstractContextManager[Connection]]) -> None:
        """`writing` opens a transaction of the library."""
        self._writing = writing

    def all(self) -> dict[tuple[ItemKind, str], Mark]:
        """The marks of all official items that bear any, by kind and id."""
        known = {kind.value: kind for kind in ItemKind}
        with self._writing() as connection:
            rows = connection.execute(select(MarkRow.kind, MarkRow.key, MarkRow.favourite, MarkRow.tags))
            return {
                (known[kind], key): Mark(favourite, tuple(str(tag) for tag in list_of(tags)))
                for kind, key, favourite, tags in rows
                if kind in known
            }

    def put(self, kind: ItemKind, key: str, mark: Mark) -> None:
        """Give an official item this mark in place of the one it has."""
        tags = json.dumps(list(mark.tags), ensure_ascii=False)
        with self._writing() as connection:
            connection.execute(
                insert(MarkRow)
                .prefix_with("OR REPLACE")
                .values(kind=kind.value, key=key, favourite=mark.favourite, tags=tags)
            )
