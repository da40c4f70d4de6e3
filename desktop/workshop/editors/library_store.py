"""Items of the library, and items that came with the program, as editors keep them."""

from __future__ import annotations

import time
from collections.abc import Sequence
from datetime import datetime
from typing import Final

from desktop.storage.item_cards import Owned, StoredItem
from desktop.storage.items import ItemStore
from desktop.storage.problems import item_deleted_elsewhere
from rules_core.content.items import Item
from rules_core.kernel.game import Plain

KNOWN_FOR: Final = 2.0
"""So many seconds the other items are taken for what they were: they are asked for at every check."""


class LibraryStore:
    """An `EditorStore` over the library; it goes from revision to revision as the draft is kept."""

    def __init__(self, shelf: ItemStore, stored: StoredItem) -> None:
        self.shelf = shelf
        self.number = stored.card.number
        self.is_official = False
        self.author = stored.card.author
        self.changed: datetime | None = stored.card.changed
        self.problems = stored.card.problems
        self._item = stored.item
        self._revision = stored.revision
        self._test = stored.test or {}
        self._desk = stored.desk
        self._picture = stored.picture or b""
        self._others: tuple[float, list[Item]] = (0.0, [])
        self._known: dict[int, Owned] = {}

    def others(self) -> Sequence[Item]:
        asked, items = self._others
        if not asked or time.monotonic() - asked > KNOWN_FOR:
            self._known = {one.number: one for one in self.shelf.owned(self._known)}
            items = [one.item for one in self._known.values() if one.number != self.number]
            self._others = time.monotonic(), items
        return items

    def drawing(self, name: str) -> bytes | None:
        return self.shelf.drawings.find(name)

    def keep(self, plain: Plain, problems: int) -> None:
        self._revision = self.shelf.keep(self.number, plain, self._revision, problems=problems)
        self.problems = problems

    def keep_problems(self, problems: int) -> None:
        self.shelf.keep_problems(self.number, problems, self._revision)
        self.problems = problems

    def keep_copy(self, plain: Plain, problems: int) -> Plain:
        """The library gives the copy an id that is free."""
        item = Item(self._item.game, self._item.kind, plain)
        number = self.shelf.add(item, self.author, problems=problems, desk=self._desk, picture=self._picture or None)
        stored = self.shelf.item(number)
        self.number, self._revision, self.problems = number, stored.revision, problems
        self._others = (0.0, [])
        return stored.plain

    def take_theirs(self) -> Plain:
        if all(card.number != self.number for card in self.shelf.cards()):
            # What would be kept in the trash would go with it.
            raise item_deleted_elsewhere()
        stored = self.shelf.item(self.number)
        self._revision, self._test, self.problems = stored.revision, stored.test or {}, stored.card.problems
        return stored.plain

    def test(self) -> Plain:
        return self._test

    def keep_test(self, test: Plain) -> None:
        self._test = test
        self.shelf.keep_test(self.number, test)

    def desk(self) -> Plain:
        return self._desk

    def keep_desk(self, desk: Plain) -> None:
        self._desk = desk
        self.shelf.keep_desk(self.number, desk)

    def picture(self) -> bytes:
        return self._picture

    def keep_picture(self, picture: bytes) -> None:
        self._picture = picture
        self.shelf.keep_picture(self.number, picture or None)


class OfficialStore:
    """An `EditorStore` of an item that nobody changes; what is found out about it lives as long as the program."""

    def __init__(self, others: Sequence[Item] = (), found: Plain | None = None) -> None:
        """`found` is what tests of it have found since the program began; what they find now is put into it."""
        self.number = 0
        self.is_official = True
        self.author = ""
        self.changed: datetime | None = None
        self.problems = 0
        self._others = list(others)
        self._test: Plain = {} if found is None else found
        self._desk: Plain = {}

    def others(self) -> Sequence[Item]:
        return self._others

    def drawing(self, name: str) -> bytes | None:
        return None

    def keep(self, plain: Plain, problems: int) -> None:
        raise NotImplementedError("An official item is never changed.")

    def keep_problems(self, problems: int) -> None:
        raise NotImplementedError("An official item is never changed.")

    def keep_copy(self, plain: Plain, problems: int) -> Plain:
        raise NotImplementedError("The page that opened the editor makes copies of official items.")

    def take_theirs(self) -> Plain:
        raise NotImplementedError("An official item is the same in every window.")

    def test(self) -> Plain:
        return dict(self._test)

    def keep_test(self, test: Plain) -> None:
        self._test.clear()
        self._test.update(test)

    def desk(self) -> Plain:
        return self._desk

    def keep_desk(self, desk: Plain) -> None:
        self._desk = desk

    def picture(self) -> bytes:
        return b""

    def keep_picture(self, picture: bytes) -> None:
        raise NotImplementedError("An official item has no picture of its own.")
