"""Finds the items whose problems must be looked for again when others come, change or go."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final

from sqlalchemy import Connection, LargeBinary, bindparam, cast, select, update

from desktop.storage.item_cards import NOT_LOOKED_AT
from desktop.storage.item_json import pairs_of, schema_of
from desktop.storage.schema import ItemRow
from rules_core.content.items import Item
from rules_core.kernel.game import GameId

Key = tuple[str, str]
"""Kind and id, in one game."""
IDS: Final = re.compile(r'"id":\s*"([^"]*)"')
"""Every id in a table as it is kept: quicker than reading thousands of tables for a few ids."""


def look_anew(
    connection: Connection, numbers: Iterable[int], before: Sequence[Item] = (), after: Sequence[Item] = ()
) -> None:
    """Forget the problems of all that have to do with items that were these and are those now.

    They speak of them, or have an id that was given or given back. `numbers` are the items themselves: who changes them
    knows their problems.
    """
    found: set[int] = set()
    for game in {one.game for one in (*before, *after)}:
        were, are = ([one for one in items if one.game == game] for items in (before, after))
        old, new = _keys(were), _keys(are)
        found |= _mentioning(connection, game, old | new)
        if old != new:
            found |= _called(connection, game, old ^ new)
        names = _names(were) ^ _names(are)
        if names:
            found |= _bringing_into_play(connection, game, names)
    change = update(ItemRow).where(ItemRow.id == bindparam("number")).values(problems=NOT_LOOKED_AT)
    for number in sorted(found.difference(numbers)):
        connection.execute(change, {"number": number})


def _keys(items: Sequence[Item]) -> set[Key]:
    return {(one.kind, one.id) for one in items}


def _names(items: Sequence[Item]) -> set[str]:
    return {named.id for one in items for named in schema_of(one.game).official.names_of(one)}


def _mentioning(connection: Connection, game: GameId, keys: set[Key]) -> set[int]:
    rows = connection.execute(
        select(ItemRow.id, cast(ItemRow.refers, LargeBinary)).where(
            ItemRow.trashed.is_(None), ItemRow.game == game, ItemRow.refers != "[]"
        )
    )
    return {id for id, refers in rows if not keys.isdisjoint(pairs_of(refers))}


def _called(connection: Connection, game: GameId, keys: set[Key]) -> set[int]:
    # As bytes, here and below: a damaged row must not keep anybody from changing others.
    columns = select(ItemRow.id, cast(ItemRow.kind, LargeBinary), cast(ItemRow.key, LargeBinary))
    wanted = {(kind.encode(), key.encode()) for kind, key in keys}
    rows = connection.execute(columns.where(ItemRow.trashed.is_(None), ItemRow.game == game))
    return {id for id, kind, key in rows if (kind, key) in wanted}


def _bringing_into_play(connection: Connection, game: GameId, names: set[str]) -> set[int]:
    kinds = schema_of(game).kinds_in_play()
    rows = connection.execute(
        select(ItemRow.id, cast(ItemRow.plain, LargeBinary)).where(
            ItemRow.trashed.is_(None), ItemRow.game == game, ItemRow.kind.in_(kinds)
        )
    )
    return {id for id, plain in rows if not names.isdisjoint(IDS.findall(plain.decode("utf-8", "replace")))}
