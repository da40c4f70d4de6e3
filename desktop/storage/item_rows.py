"""An item as a row of the library: what follows from the item itself, and what its card shows."""

from __future__ import annotations

import json
import secrets
from collections.abc import Mapping
from datetime import UTC
from typing import Any

from sqlalchemy import Connection, select

from desktop.storage.item_cards import ItemCard, TrialState
from desktop.storage.item_damage import is_damaged, raw, readable, rows_of
from desktop.storage.item_json import content_of, is_known, list_of
from desktop.storage.item_links import references
from desktop.storage.item_trials import Trials
from desktop.storage.problems import item_gone
from desktop.storage.schema import ItemRow
from rules_core.content.items import Item, fingerprint
from rules_core.kernel.game import GameId, Plain

LONGEST_TEXT = 400
"""So much of an item's text is searched and shown in lists."""
LONGEST_ICON = 80
NO_MARK = "-"
TABLE = ItemRow.__table__
KEPT_BESIDE = {"test", "desk", "plain", "picture", "revision"}
CARDS = [column for column in TABLE.columns if column.name not in KEPT_BESIDE]
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


def free_key(wish: str, taken: set[str]) -> str:
    """The wish, or the wish with the first number behind it that is not taken."""
    key, count = wish, 1
    while key in taken:
        count += 1
        key = f"{wish}-{count}"
    return key


def keys_taken(connection: Connection, game: GameId, kind: str) -> set[str]:
    """The ids of a game's items of a kind that are not in the trash; nobody meets those that cannot be read."""
    kept = (ItemRow.game == game, ItemRow.kind == kind, ItemRow.trashed.is_(None))
    rows = rows_of(connection, [TABLE.c.game, TABLE.c.kind, TABLE.c.key], lambda found: found.where(*kept))
    return {row["key"] for row in rows if not row["damaged"]}


def lock(connection: Connection) -> None:
    """Let nobody write between what is read here and what is written after it."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def item_row(connection: Connection, number: int) -> dict[str, Any]:
    """An item's row without its picture, as far as it can be read. Raises `LibraryProblem` when it is gone."""
    columns = [column for column in TABLE.columns if column.name != "picture"]
    row = connection.execute(raw(columns).where(ItemRow.id == number)).mappings().first()
    if row is None:
        raise item_gone()
    found = readable(row)
    return {**found, "damaged": is_damaged(found)}


def picture_of(connection: Connection, number: int) -> bytes | None:
    """The picture to trace of an item."""
    return connection.scalar(select(ItemRow.picture).where(ItemRow.id == number))


def card_of(row: Mapping[str, Any], trials: Trials) -> ItemCard:
    """A row as its card; `trials` are those of its library. What is of no known kind stands with the game's first."""
    trashed, damaged = row["trashed"], bool(row["damaged"])
    return ItemCard(
        row["id"],
        row["game"],
        _kind_shown(row["game"], row["kind"]),
        row["key"],
        row["name"],
        row["text"],
        row["icon"],
        row["author"],
        row["version"],
        row["favourite"],
        tuple(str(tag) for tag in list_of(row["tags"])),
        None if trashed is None else trashed.replace(tzinfo=UTC),
        row["created"].replace(tzinfo=UTC),
        row["changed"].replace(tzinfo=UTC),
        # What cannot be read cannot be played; that is one to be solved.
        1 if damaged else row["problems"],
        TrialState.NEVER if damaged else trials.state(row),
        damaged,
    )


def _kind_shown(game: GameId, kind: str) -> str:
    if is_known(game, kind):
        return kind
    content = content_of(game)
    return content.kinds[0].id if content is not None else kind
