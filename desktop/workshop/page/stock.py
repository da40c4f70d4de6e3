"""All content that the workshop works with: official items, and the library's own."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import replace
from time import monotonic

from PySide6.QtCore import QCoreApplication

from desktop.session.game_library import GameLibrary
from desktop.storage.item_cards import NOT_LOOKED_AT, Owned, StoredItem, Usage
from desktop.storage.library import Library
from desktop.storage.official_marks import OfficialMark
from desktop.storage.problems import UnreadableItem
from desktop.workshop.editors.before_states import COPY_OF
from desktop.workshop.editors.check_work import fast_findings, slow_findings
from desktop.workshop.page.entries import WorkshopRow, official_entry, own_entry
from rules_core.content.items import Item, Weight
from rules_core.content.named_fields import LONGEST_NAME
from rules_core.games.catalogue import games_with_content, schema_of


class Stock:
    """Every call raises `LibraryProblem` where the library does not let it."""

    def __init__(self, games: GameLibrary) -> None:
        self._games = games

    @property
    def library(self) -> Library:
        """The open library."""
        return self._games.library

    # To look at

    def entries(self) -> list[WorkshopRow]:
        """All items, official and own, that are not in the trash."""
        marks = self.library.marks.all()
        counts = self.library.items.game_counts()
        own = [own_entry(card, counts.get(card.number, 0)) for card in self.library.items.cards()]
        none = OfficialMark()
        return [
            *(official_entry(item, marks.get(item.key, none)) for item in _official()),
            *own,
        ]

    def trash(self) -> list[WorkshopRow]:
        """The own items that are in the trash."""
        entries = [own_entry(card) for card in self.library.items.cards(trash=True)]
        return sorted(
            entries, key=lambda one: one.trashed.timestamp() if one.trashed is not None else 0.0, reverse=True
        )

    def item(self, entry: WorkshopRow) -> Item:
        """The item of a row."""
        return self.official(entry) if entry.is_official else self.stored(entry.number).item

    def stored(self, number: int) -> StoredItem:
        """An own item with all that is kept of it."""
        return self.library.items.item(number)

    def official(self, entry: WorkshopRow) -> Item:
        """An item that comes with the program."""
        return schema_of(entry.game).official.ids(entry.kind)[entry.key]

    def usage(self, entry: WorkshopRow) -> Usage:
        """Who uses an own item; official ones are used by all."""
        return Usage() if entry.is_official else self.library.items.usage(entry.number)

    def owned(self) -> list[Owned]:
        """All own items as they stand now; whoever checks several of them reads them once."""
        return self.library.items.owned()

    def check(self, number: int, owned: Sequence[Owned] | None = None) -> None:
        """Count the problems of an own item that nobody has looked at; `owned` are all own items, read if not given."""
        shelf = self.library.items
        stored = shelf.item(number)
        others = [one.item for one in (self.owned() if owned is None else owned) if one.number != number]
        found = [*fast_findings(stored.item, others), *slow_findings(stored.item, others)]
        shelf.keep_problems(number, sum(one.weight is Weight.MUST for one in found), stored.revision)

    def check_some(self, seconds: float) -> None:
        """Count the problems of those that nobody has looked at, for about so long and no longer."""
        numbers = self.library.items.not_looked_at()
        if not numbers:
            return
        end = monotonic() + seconds
        owned = self.owned()
        for number in numbers:
            if monotonic() >= end:
                break
            # What cannot be read is shown as that.
            with suppress(UnreadableItem):
                self.check(number, owned)

    # To change

    def new(self, item: Item, author: str) -> int:
        """Take a new item in, under an id that no official item has; gives its number."""
        return self.library.items.add(self._with_free_id(item), author)

    def copy(self, entry: WorkshopRow, author: str) -> int:
        """A copy of an item, official or own, as an own one; gives its number."""
        schema = schema_of(entry.game)
        words = QCoreApplication.translate("Workshop", "{name} (copy)")
        # A copy is in order as what it was made from: its name is no longer than a name may be.
        room = LONGEST_NAME - len(words.format(name=""))
        name = words.format(name=_shortened(entry.name, room))
        if not entry.is_official:
            own = self.stored(entry.number).item
            whole = schema.as_copy(own, [one.item for one in self.owned()])
            besides = {key: value for key, value in whole.plain.items() if own.plain.get(key) != value}
            return self.library.items.duplicate(entry.number, name, schema.official.ids(entry.kind), besides)
        # Who copies it goes on in the language in which it was read.
        item = schema.as_copy(schema.spoken(self.official(entry)))
        copied = self._with_free_id(item.with_values(name=name))
        return self.library.items.add(copied, author, problems=NOT_LOOKED_AT, desk={COPY_OF: item.id})

    def rename(self, entry: WorkshopRow, name: str) -> None:
        """Call an own item otherwise; its id, by which other items know it, stays."""
        stored = self.stored(entry.number)
        self.library.items.keep(entry.number, stored.item.with_values(name=name).plain, stored.revision)

    def star(self, entry: WorkshopRow, *, favourite: bool) -> WorkshopRow:
        """Make an item a favourite, or no longer one; gives its row as it is now."""
        if entry.is_official:
            self.library.marks.put(entry.game, entry.kind, entry.key, OfficialMark(favourite, entry.tags))
        else:
            self.library.items.star(entry.number, favourite=favourite)
        return replace(entry, favourite=favourite)

    def tag(self, entry: WorkshopRow, tags: Sequence[str]) -> None:
        """Give an item these tags in place of those it has."""
        if entry.is_official:
            self.library.marks.put(entry.game, entry.kind, entry.key, OfficialMark(entry.favourite, tuple(tags)))
        else:
            self.library.items.tag(entry.number, tags)

    def throw_away(self, entries: Iterable[WorkshopRow]) -> list[WorkshopRow]:
        """Put the own items among these into the trash; gives those."""
        own = [entry for entry in entries if not entry.is_official]
        for entry in own:
            self.library.items.throw_away(entry.number)
        return own

    def take_back(self, entries: Iterable[WorkshopRow]) -> None:
        """Take these items out of the trash."""
        for entry in entries:
            self.library.items.take_back(entry.number)

    def empty_trash(self) -> int:
        """Remove what is in the trash for good; gives the number of items."""
        return self.library.items.empty_trash()

    def _with_free_id(self, item: Item) -> Item:
        taken = schema_of(item.game).official.ids(item.kind)
        return item.with_id(self.library.items.free_key(item.game, item.kind, item.id, taken))


def _shortened(name: str, room: int) -> str:
    """A name of at most so many letters; what is left out is whole words, where it has several."""
    if len(name) <= room:
        return name
    kept = name[: room - 1]
    return f"{kept.rpartition(' ')[0] or kept}\N{HORIZONTAL ELLIPSIS}"


def _official() -> list[Item]:
    """Everything that comes with the program, game by game."""
    return [item for game in games_with_content() for item in schema_of(game).official.items()]
