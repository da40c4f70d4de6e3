"""Finds the items that a game was started with, and those that an item speaks of."""

from __future__ import annotations

from sqlalchemy import Connection, select

from desktop.storage.item_json import content_of, schema_of
from desktop.storage.schema import ItemRow
from rules_core.content.items import Item
from rules_core.kernel.game import GameId, Plain


def uses_of(connection: Connection, game: GameId, setup: Plain) -> list[int]:
    """The numbers of the library's own items that a game with this setup was begun with, smallest first."""
    kept = (ItemRow.game == game, ItemRow.trashed.is_(None))
    rows = connection.execute(select(ItemRow.id, ItemRow.kind, ItemRow.key).where(*kept).order_by(ItemRow.id)).all()
    content = content_of(game) if rows else None
    used = set(content.used_by(setup)) if content is not None else set()
    return [number for number, kind, key in rows if (kind, key) in used]


def references(item: Item) -> list[tuple[str, str]]:
    """The kind and id of every other item that this one speaks of, each once."""
    return list(dict.fromkeys((one.kind, one.id) for one in schema_of(item.game).references(item)))
