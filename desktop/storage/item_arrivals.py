"""Many items that come into the library at once: in few statements, for a pack may have a thousand."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, bindparam, func, insert, select, update

from desktop.storage.item_cards import NOT_LOOKED_AT, Arrival
from desktop.storage.item_json import last_known
from desktop.storage.item_neighbours import look_anew
from desktop.storage.item_rows import TABLE, item_values, keys_taken, new_revision, test_values
from desktop.storage.problems import changed_elsewhere
from desktop.storage.schema import ItemRow
from rules_core.content.items import Item


def take_back(connection: Connection, revisions: Mapping[int, int]) -> list[Item]:
    """Let items leave the trash under the ids that they have; gives them.

    Raises `ChangedElsewhere` when one is no longer in the trash at that revision, or its id is taken.
    """
    restored: list[Item] = []
    for number, revision in revisions.items():
        row = connection.execute(BY_NUMBER, {"number": number}).mappings().first()
        if row is None or row["revision"] != revision or row["trashed"] is None:
            raise changed_elsewhere()
        if row["key"] in keys_taken(connection, row["game"], row["kind"]):
            raise changed_elsewhere()
        # What it speaks of may have changed meanwhile, or gone.
        values = {"trashed": None, "revision": new_revision(), "problems": NOT_LOOKED_AT}
        connection.execute(update(ItemRow).where(ItemRow.id == number).values(**values))
        restored.extend(last_known(row["game"], row["kind"], row["key"], row["plain"]))
    return restored


def take_in(
    connection: Connection, arrivals: Sequence[Arrival], now: datetime, restored: Sequence[Item] = ()
) -> list[int]:
    """Take them in and give their numbers; what is replaced goes to the trash as a copy.

    `restored` have left the trash with them.

    The transaction has the library to itself. Raises `ChangedElsewhere` when a new item's id is taken, or when an item
    that shall be replaced is no longer at its revision.
    """
    new = [one for one in arrivals if not one.replaces]
    for game, kind in {(one.item.game, one.item.kind) for one in new}:
        taken = keys_taken(connection, game, kind)
        if any((one.item.game, one.item.kind) == (game, kind) and one.item.id in taken for one in new):
            raise changed_elsewhere()
    replaced = _replace(connection, [one for one in arrivals if one.replaces], now)
    inserted = iter(_insert(connection, [new_row(one, now) for one in new]))
    numbers = [one.replaces or next(inserted) for one in arrivals]
    look_anew(connection, numbers, replaced, [*restored, *(one.item for one in arrivals)])
    return numbers


def new_row(arrival: Arrival, now: datetime) -> dict[str, Any]:
    """The row of an item that is new."""
    values = item_values(arrival.item, arrival.problems)
    return {
        **values,
        "game": arrival.item.game,
        "kind": arrival.item.kind,
        "author": arrival.author,
        "version": arrival.version,
        "created": now,
        "changed": now,
        "trashed": None,
        "favourite": False,
        "tags": json.dumps(list(arrival.tags), ensure_ascii=False),
        **test_values(arrival.test),
        "desk": "{}",
        "picture": None,
    }


def _insert(connection: Connection, rows: list[dict[str, Any]]) -> list[int]:
    if not rows:
        return []
    last = connection.scalar(select(func.max(ItemRow.id))) or 0
    connection.execute(insert(ItemRow), rows)
    return list(connection.scalars(select(ItemRow.id).where(ItemRow.id > last).order_by(ItemRow.id)))


def _replace(connection: Connection, arrivals: list[Arrival], now: datetime) -> list[Item]:
    """Put each in its place, a copy of what was there into the trash; gives what was there."""
    if not arrivals:
        return []
    known = {one.replaces: one.revision for one in arrivals}
    # One after the other: a list in the statement may be longer than the database takes.
    copies = [_copy(connection, number, revision, now) for number, revision in known.items()]
    connection.execute(insert(ItemRow), copies)
    rows = []
    for one in arrivals:
        values = item_values(one.item, one.problems)
        beside = {"author": one.author, "version": one.version, "changed": now}
        rows.append({**values, **beside, **test_values(one.test), "number": one.replaces})
    changed = [name for name in rows[0] if name != "number"]
    change = (
        update(ItemRow).where(ItemRow.id == bindparam("number")).values({name: bindparam(name) for name in changed})
    )
    connection.execute(change, rows)
    return [one for row in copies for one in last_known(row["game"], row["kind"], row["key"], row["plain"])]


def _copy(connection: Connection, number: int, revision: int, now: datetime) -> dict[str, Any]:
    row = connection.execute(BY_NUMBER, {"number": number}).mappings().first()
    if row is None or row["revision"] != revision:
        raise changed_elsewhere()
    return {**{name: row[name] for name in row if name != "id"}, "trashed": now, "revision": new_revision()}


BY_NUMBER = select(TABLE).where(ItemRow.id == bindparam("number"))
