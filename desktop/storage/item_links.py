"""Who uses what: games the items they were started with, items the others that they speak of."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from sqlalchemy import Connection, select

from desktop.storage.schema import ItemRow
from rules_core.games.village.items import Item, ItemKind
from rules_core.kernel.game import Plain

ABILITY = ("level", "ability", "defender")
REFERENCES: dict[ItemKind, tuple[tuple[tuple[str, ...], ItemKind], ...]] = {
    ItemKind.VILLAGE: (
        (("building", *ABILITY), ItemKind.DEFENDER),
        (("ground", "piece", "kind"), ItemKind.GROUND),
    ),
    ItemKind.BUILDING: ((ABILITY, ItemKind.DEFENDER),),
    ItemKind.TERRAIN: ((("piece", "kind"), ItemKind.GROUND),),
    ItemKind.SCENARIO: (
        (("village",), ItemKind.VILLAGE),
        (("terrain",), ItemKind.TERRAIN),
        (("rules",), ItemKind.RULES),
        (("bestiary",), ItemKind.ENEMY),
        (("wave", "group", "member", "type"), ItemKind.ENEMY),
        (("win", "enemy"), ItemKind.ENEMY),
    ),
}
"""The keys by which an item of a kind speaks of others, from the outside in, through lists and tables alike."""


def uses_of(connection: Connection, setup: Plain) -> list[int]:
    """The numbers of the library's own items that stand in the content of a setup, smallest first."""
    content = setup.get("content")
    if not isinstance(content, dict):
        return []
    pinned = {
        (kind.value, Item(kind, table).id)
        for kind in ItemKind
        for table in _listed(content.get(kind.value))
        if isinstance(table, dict)
    }
    rows = connection.execute(
        select(ItemRow.id, ItemRow.kind, ItemRow.key).where(ItemRow.trashed.is_(None)).order_by(ItemRow.id)
    )
    return [number for number, kind, key in rows if (kind, key) in pinned]


def references(item: Item) -> list[tuple[str, str]]:
    """The kind and id of every other item that this one speaks of, each once."""
    found: dict[tuple[str, str], None] = {}
    for path, kind in REFERENCES.get(item.kind, ()):
        for id in _words_at(item.plain, path):
            found[kind.value, id] = None
    return list(found)


def _words_at(value: Any, path: tuple[str, ...]) -> Iterator[str]:
    if isinstance(value, list):
        for one in value:
            yield from _words_at(one, path)
    elif path and isinstance(value, dict):
        yield from _words_at(value.get(path[0]), path[1:])
    elif not path and isinstance(value, str) and value:
        yield value


def _listed(value: Any) -> list[Any]:
    return value if isinstance(value, list) else []
