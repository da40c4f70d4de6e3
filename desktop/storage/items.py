"""The library's own items of content: kept, found, copied, thrown away. Every call is one transaction.

An item may be under work in two windows. Each keeps its changes under the revision it knows; whoever comes second is
told (`ChangedElsewhere`) and has written nothing.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import replace
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, delete, func, insert, select, update

from desktop.storage.drawing_file import hashes_in
from desktop.storage.drawings import DrawingRows, sweep
from desktop.storage.item_arrivals import new_row, take_back, take_in
from desktop.storage.item_cards import NOT_LOOKED_AT, Arrival, ItemCard, Owned, StoredItem, Usage
from desktop.storage.item_damage import raw, readable, rows_of
from desktop.storage.item_json import item_of, last_known, list_of, table_of
from desktop.storage.item_neighbours import look_anew
from desktop.storage.item_rows import (
    CARDS,
    TABLE,
    card_of,
    free_key,
    item_row,
    item_values,
    keys_taken,
    lock,
    new_revision,
    picture_of,
    test_values,
)
from desktop.storage.item_trials import Trials
from desktop.storage.problems import changed_elsewhere, item_deleted_elsewhere, item_gone, unreadable_item
from desktop.storage.schema import GameRow, ItemRow
from rules_core.content.items import Item
from rules_core.kernel.game import GameId, Plain

AT_ONCE = 500
"""So many numbers stand in one statement; the database takes no list of any length."""


class ItemStore:
    """The items of one library. Every call raises `LibraryProblem` where the machine does not let it."""

    def __init__(
        self,
        writing: Callable[[], AbstractContextManager[Connection]],
        now: Callable[[], datetime],
        drawings: DrawingRows,
    ) -> None:
        """`writing` opens a transaction of the library, `now` is its clock; `drawings` are those that items name."""
        self._writing = writing
        self._now = now
        self.drawings = drawings

    # To look at

    def cards(self, *, trash: bool = False) -> list[ItemCard]:
        """All items that are not in the trash, or all that are; the last changed first."""
        wanted = ItemRow.trashed.is_not(None) if trash else ItemRow.trashed.is_(None)
        last_first = (ItemRow.changed.desc(), ItemRow.id.desc())
        with self._writing() as connection:
            trials = Trials(connection)
            rows = rows_of(connection, CARDS, lambda found: found.where(wanted).order_by(*last_first))
            return [card_of(row, trials) for row in rows]

    def card(self, number: int) -> ItemCard:
        """One item's card. Raises `LibraryProblem` when it is gone."""
        with self._writing() as connection:
            return card_of(item_row(connection, number), Trials(connection))

    def item(self, number: int) -> StoredItem:
        """An item with all that is kept of it. Raises `LibraryProblem` when it is gone or cannot be read."""
        with self._writing() as connection:
            row = item_row(connection, number)
            item = _whole(row)
            card = card_of(row, Trials(connection))
            desk, test = table_of(row["desk"]) or {}, table_of(row["test"])
            return StoredItem(card, item.plain, row["revision"], desk, test, picture_of(connection, number))

    def items(self, numbers: Iterable[int] | None = None) -> list[Item]:
        """The items with these numbers, or all that are not in the trash; the oldest first.

        Left out, here and below, is what cannot be read: the cards show it.
        """
        wanted = None if numbers is None else set(numbers)
        columns = raw([TABLE.c.id, TABLE.c.game, TABLE.c.kind, TABLE.c.plain])
        with self._writing() as connection:
            rows = connection.execute(columns.where(ItemRow.trashed.is_(None)).order_by(ItemRow.id)).mappings()
            read = [readable(row) for row in rows]
            asked = [row for row in read if wanted is None or row["id"] in wanted]
            found = [item_of(row["game"], row["kind"], row["plain"]) for row in asked]
            return [one for one in found if one is not None]

    def owned(self, known: Mapping[int, Owned] | None = None) -> list[Owned]:
        """Everything that is not in the trash, as it stands at one moment; the oldest first.

        What is `known`, by number, at the revision that it still has is not read again: a library may have thousands.
        """
        known = known or {}
        with self._writing() as connection:
            rows = connection.execute(
                select(ItemRow.id, ItemRow.revision).where(ItemRow.trashed.is_(None)).order_by(ItemRow.id)
            ).all()
            new = {id: None for id, revision in rows if id not in known or known[id].revision != revision}
            read = {one.number: one for one in _owned(connection, list(new))}
        found = {**known, **read}
        return [found[id] for id, _ in rows if id in read or id not in new]

    def thrown_away(self) -> list[Owned]:
        """Everything that is in the trash; what was thrown away last comes first."""
        with self._writing() as connection:
            order = select(ItemRow.id).where(ItemRow.trashed.is_not(None)).order_by(ItemRow.trashed.desc())
            numbers = list(connection.scalars(order.order_by(ItemRow.id.desc())))
            read = {one.number: one for one in _owned(connection, numbers)}
        return [read[id] for id in numbers if id in read]

    def usage(self, number: int) -> Usage:
        """Which games were started with the item, and which other items speak of it."""
        with self._writing() as connection:
            row = item_row(connection, number)
            meant = [row["kind"], row["key"]]
            # The database leaves out what cannot be meant: reading every list of a large library would be felt.
            games = connection.execute(
                select(GameRow.name, GameRow.uses).where(
                    GameRow.trashed.is_(None), func.instr(GameRow.uses, str(number)) > 0
                )
            )
            items = connection.execute(
                select(ItemRow.name, ItemRow.refers).where(
                    ItemRow.trashed.is_(None),
                    ItemRow.game == row["game"],
                    ItemRow.id != number,
                    func.instr(ItemRow.refers, json.dumps(meant)) > 0,
                )
            )
            return Usage(
                tuple(name for name, uses in games if number in list_of(uses)),
                tuple(name for name, refers in items if meant in list_of(refers)),
            )

    def game_counts(self) -> dict[int, int]:
        """How many games were started with each item that any was started with."""
        counts: dict[int, int] = {}
        with self._writing() as connection:
            for uses in connection.scalars(select(GameRow.uses).where(GameRow.trashed.is_(None), GameRow.uses != "[]")):
                for number in list_of(uses):
                    counts[number] = counts.get(number, 0) + 1
        return counts

    def not_looked_at(self) -> list[int]:
        """The numbers of the items whose problems nobody has counted."""
        with self._writing() as connection:
            wanted = select(ItemRow.id).where(ItemRow.trashed.is_(None), ItemRow.problems == NOT_LOOKED_AT)
            return list(connection.scalars(wanted.order_by(ItemRow.id)))

    def free_key(self, game: GameId, kind: str, wish: str, taken: Iterable[str] = ()) -> str:
        """An id that no item of the game's kind bears, nor any of those taken: the wish, or the wish with a number."""
        with self._writing() as connection:
            return free_key(wish, keys_taken(connection, game, kind) | set(taken))

    # To make and to change

    def add(
        self,
        item: Item,
        author: str = "",
        version: int = 1,
        *,
        problems: int = NOT_LOOKED_AT,
        tags: Sequence[str] = (),
        desk: Plain | None = None,
        picture: bytes | None = None,
    ) -> int:
        """Take an item in; gives its number. An id that is taken gets a number behind it."""
        with self._writing() as connection:
            lock(connection)
            arrival = Arrival(item, author, version, problems, tuple(tags))
            return self._add(connection, arrival, desk=json.dumps(desk or {}), picture=picture)

    def take_in(self, arrivals: Sequence[Arrival], back: Mapping[int, int] | None = None) -> list[int]:
        """Take several items in, all of them or none; gives their numbers.

        `back` are numbers of items that leave the trash for it, each with the revision at which somebody decided so.

        Ids stay as they are: whoever brings items that speak of each other sees to it that they are free. What is
        replaced can be taken back from the trash. Raises `ChangedElsewhere` when an item that shall be replaced or
        taken back is no longer as it was, or when somebody has taken an id meanwhile.
        """
        with self._writing() as connection:
            lock(connection)
            restored = take_back(connection, back or {})
            self.drawings.write_held(connection, hashes_in([one.item.plain for one in arrivals]))
            return take_in(connection, arrivals, self._now(), restored)

    def keep(
        self,
        number: int,
        plain: Plain,
        revision: int,
        *,
        problems: int = NOT_LOOKED_AT,
        author: str | None = None,
        version: int | None = None,
    ) -> int:
        """Keep a change of an item; gives the new revision. What speaks of it has to be looked at anew.

        Raises `ChangedElsewhere`, having written nothing, when the item is no longer at this revision.
        """
        with self._writing() as connection:
            lock(connection)
            columns = raw([TABLE.c.game, TABLE.c.kind, TABLE.c.key, TABLE.c.plain, TABLE.c.revision])
            there = connection.execute(columns.where(ItemRow.id == number)).mappings().first()
            if there is None:
                raise item_deleted_elsewhere()
            row = readable(there)
            if row["revision"] != revision:
                raise self._why_not(connection, number)
            before = last_known(row["game"], row["kind"], row["key"], row["plain"])
            if not before:
                raise unreadable_item()
            after = Item(before[0].game, before[0].kind, plain)
            values = item_values(after, problems)
            signed = {"author": author, "version": version}
            values.update({name: value for name, value in signed.items() if value is not None})
            values["changed"] = self._now()
            self.drawings.write_held(connection, hashes_in(plain))
            connection.execute(update(ItemRow).where(ItemRow.id == number).values(**values))
            look_anew(connection, [number], before, [after])
            return int(values["revision"])

    def duplicate(
        self, number: int, name: str, taken: Iterable[str] = (), besides: Mapping[str, Any] | None = None
    ) -> int:
        """Copy an item under another name and an id of its own, which is none of those taken; gives its number.

        `besides` is what else the copy has otherwise.
        """
        with self._writing() as connection:
            lock(connection)
            row = item_row(connection, number)
            whole = _whole(row)
            item = whole.with_values(**{**(besides or {}), "name": name})
            copy = Arrival(item, row["author"], 1, row["problems"], tuple(str(tag) for tag in list_of(row["tags"])))
            desk = json.dumps(table_of(row["desk"]) or {})
            return self._add(connection, copy, taken=taken, desk=desk, picture=picture_of(connection, number))

    # Order among them

    def star(self, number: int, *, favourite: bool) -> None:
        """Make an item a favourite, or no longer one."""
        self._set(number, favourite=favourite)

    def tag(self, number: int, tags: Sequence[str]) -> None:
        """Give an item these tags in place of those it has."""
        self._set(number, tags=json.dumps(list(tags), ensure_ascii=False))

    def throw_away(self, number: int) -> None:
        """Put an item into the trash. A window that has it under work is told at the next change.

        What speaks of it has to be looked at anew.
        """
        with self._writing() as connection:
            lock(connection)
            row = item_row(connection, number)
            thrown = {"trashed": self._now(), "revision": new_revision()}
            connection.execute(update(ItemRow).where(ItemRow.id == number).values(**thrown))
            look_anew(connection, [number], before=last_known(row["game"], row["kind"], row["key"], row["plain"]))

    def take_back(self, number: int) -> None:
        """Take an item out of the trash; where another has taken its id meanwhile, it gets a number behind it.

        What cannot be read comes back as it is.
        """
        with self._writing() as connection:
            lock(connection)
            row = item_row(connection, number)
            item = item_of(row["game"], row["kind"], row["plain"])
            if item is None:
                connection.execute(update(ItemRow).where(ItemRow.id == number).values(trashed=None))
                return
            taken = keys_taken(connection, row["game"], row["kind"])
            if item.id in taken:
                item = item.with_id(free_key(item.id, taken))
            # What it speaks of may have changed meanwhile, or gone.
            values = item_values(item, NOT_LOOKED_AT)
            connection.execute(update(ItemRow).where(ItemRow.id == number).values(**values, trashed=None))
            look_anew(connection, [number], after=[item])

    def empty_trash(self) -> int:
        """Remove what is in the trash for good; gives the number of items."""
        with self._writing() as connection:
            gone = connection.execute(delete(ItemRow).where(ItemRow.trashed.is_not(None))).rowcount
            sweep(connection)
            return gone

    # What is kept beside an item

    def keep_test(self, number: int, test: Plain) -> None:
        """Keep what a test found; its mark says of what."""
        self._set(number, **test_values(test))

    def keep_desk(self, number: int, desk: Plain) -> None:
        """Keep what belongs to the editor only, in place of what was kept."""
        self._set(number, desk=json.dumps(desk))

    def keep_picture(self, number: int, picture: bytes | None) -> None:
        """Keep the picture to trace, or none."""
        self._set(number, picture=picture)

    def keep_problems(self, number: int, problems: int, revision: int) -> None:
        """Note how many problems the item has at that revision; at another one nothing is noted."""
        with self._writing() as connection:
            connection.execute(
                update(ItemRow).where(ItemRow.id == number, ItemRow.revision == revision).values(problems=problems)
            )

    # How it is done

    def _add(
        self,
        connection: Connection,
        arrival: Arrival,
        *,
        taken: Iterable[str] = (),
        desk: str = "{}",
        picture: bytes | None = None,
    ) -> int:
        item = arrival.item
        free = free_key(item.id or item.kind, keys_taken(connection, item.game, item.kind) | set(taken))
        arrival = arrival if free == item.id else replace(arrival, item=item.with_id(free))
        row = {**new_row(arrival, self._now()), "desk": desk, "picture": picture}
        self.drawings.write_held(connection, hashes_in(item.plain))
        number = int(connection.execute(insert(ItemRow), row).lastrowid)
        look_anew(connection, [number], after=[arrival.item])
        return number

    def _why_not(self, connection: Connection, number: int) -> Exception:
        there = connection.execute(select(ItemRow.trashed).where(ItemRow.id == number)).first()
        return changed_elsewhere() if there is not None and there.trashed is None else item_deleted_elsewhere()

    def _set(self, number: int, **values: object) -> None:
        with self._writing() as connection:
            if connection.execute(update(ItemRow).where(ItemRow.id == number).values(**values)).rowcount == 0:
                raise item_gone()


def _whole(row: Mapping[str, Any]) -> Item:
    """The item of a row. Raises `UnreadableItem`."""
    found = item_of(row["game"], row["kind"], row["plain"])
    if found is None:
        raise unreadable_item()
    return found


def _owned(connection: Connection, numbers: list[int]) -> Iterator[Owned]:
    """The items with these numbers that can be read, in no order."""
    names = ("id", "game", "kind", "plain", "version", "author", "revision")
    columns = raw([TABLE.c[name] for name in names])
    for start in range(0, len(numbers), AT_ONCE):
        for found in connection.execute(columns.where(ItemRow.id.in_(numbers[start : start + AT_ONCE]))).mappings():
            row = readable(found)
            item = item_of(row["game"], row["kind"], row["plain"])
            if item is not None:
                yield Owned(row["id"], item, row["version"], row["author"], row["revision"])
