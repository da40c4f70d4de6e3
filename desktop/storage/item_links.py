"""Who uses what: games the items they were started with, items the others that they speak of."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, select

from desktop.storage.schema import ItemRow
from rules_core.games.village.content.items import Item, ItemKind
from rules_core.kernel.game import Plain

WHOLE = (ItemKind.GROUND, ItemKind.DEFENDER)
"""Kinds of which every setup holds all that there are, whether anything in it speaks of them or not."""


def uses_of(connection: Connection, setup: Plain) -> list[int]:
    """The numbers of the library's own items that stand in the content of a setup, smallest first."""
    content = setup.get("content")
    if not isinstance(content, dict):
        return []
    items = [
        Item(kind, table) for kind in ItemKind for table in _listed(content.get(kind.value)) if isinstance(table, dict)
    ]
    spoken_of = {reference for one in items for reference in references(one)}
    pinned = {
        (one.kind.value, one.id) for one in items if one.kind not in WHOLE or (one.kind.value, one.id) in spoken_of
    }
    rows = connection.execute(
        select(ItemRow.id, ItemRow.kind, ItemRow.key).where(ItemRow.trashed.is_(None)).order_by(ItemRow.id)
    )
    return [number for number, kind, key in rows if (kind, key) in pinned]


def references(item: Item) -> list[tuple[str, str]]:
    """The kind and id of every other item that this one speaks of, each once."""
    # The declarations of all fields are read only where an item is kept: opening the library does without them.
    from rules_core.games.village.content.references import references as mentions

    return list(dict.fromkeys((one.kind.value, one.id) for one in mentions(item)))


def _listed(value: Any) -> list[Any]:
    return value if isinstance(value, list) else []
