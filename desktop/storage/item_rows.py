"""An item as a row of the library: what follows from the item itself, and what its card shows."""

from __future__ import annotations

import json
import secrets
from datetime import UTC
from typing import Any

from sqlalchemy import Connection, RowMapping, select

from desktop.storage.item_cards import ItemCard
from desktop.storage.item_links import references
from desktop.storage.item_trials import Trials
from desktop.storage.problems import item_gone
from desktop.storage.schema import ItemRow
from rules_core.games.village.items import Item, ItemKind, fingerprint
from rules_core.kernel.game import Plain

LONGEST_TEXT = 400
"""So much of an item's text is searched and shown in lists."""
LONGEST_ICON = 80
NO_MARK = "-"
TABLE = ItemRow.__table__
KEPT_BESIDE = {"test", "desk", "plain", "picture", "revision"}
CARDS = select(*(column for column in TABLE.columns if column.name not in KEPT_BESIDE))
"""What a card needs; the items themselves may be large."""


def item_values(item: Item, problems: int) -> dict[str, Any]:
    """What follows from an item as it is now."""
    text = item.plain.get("text") or item.plain.get("story") or ""
    return {
        "key": item.id,
        "name": item.name,
        "text": str(text)[:LONGEST_TEXT],
        "icon": str(item.plain.get("icon") or "")[:LONGEST_ICON],
        "revision": new_revision(),
        "problems": problems,
        "fingerprint": fingerprint(item.plain),
        "refers": json.dumps(references(item)),
        "plain": json.dumps(item.plain, ensure_ascii=False),
    }


def test_values(test: Plain | None) -> dict[str, str]:
    """The columns of a test, or of none. A result without a mark holds of nothing."""
    if test is None:
        return {"test": "", "tested": ""}
    return {"test": json.dumps(test), "tested": str(test.get("fingerprint") or NO_MARK)}


def new_revision() -> int:
    """By chance, not by counting: a backup that is put in place must not lead to a number that meant another stand."""
    return secrets.randbits(62)


def with_key(item: Item, key: str) -> Item:
    """The item under another id."""
    return Item(item.kind, {**item.plain, "kind" if item.kind is ItemKind.GROUND else "id": key})


def free_key(wish: str, taken: set[str]) -> str:
    """The wish, or the wish with the first number behind it that is not taken."""
    key, count = wish, 1
    while key in taken:
        count += 1
        key = f"{wish}-{count}"
    return key


def keys_taken(connection: Connection, kind: str) -> set[str]:
    """The ids of the items of a kind that are not in the trash."""
    return set(connection.scalars(select(ItemRow.key).where(ItemRow.kind == kind, ItemRow.trashed.is_(None))))


def lock(connection: Connection) -> None:
    """Let nobody write between what is read here and what is written after it."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def item_row(connection: Connection, number: int) -> RowMapping:
    """All of an item's row. Raises `LibraryProblem` when it is gone."""
    row = connection.execute(select(TABLE).where(ItemRow.id == number)).mappings().first()
    if row is None:
        raise item_gone()
    return row


def card_of(row: RowMapping, trials: Trials) -> ItemCard:
    """A row as its card; `trials` are those of its library."""
    trashed = row["trashed"]
    return ItemCard(
        row["id"],
        ItemKind(row["kind"]),
        row["key"],
        row["name"],
        row["text"],
        row["icon"],
        row["author"],
        row["version"],
        row["favourite"],
        tuple(json.loads(row["tags"])),
        None if trashed is None else trashed.replace(tzinfo=UTC),
        row["created"].replace(tzinfo=UTC),
        row["changed"].replace(tzinfo=UTC),
        row["problems"],
        trials.state(row),
    )
