"""The items that an item may refer to: those that come with its game, and others of the library."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rules_core.content.items import Item, Path
from rules_core.kernel.game import Plain


@dataclass(frozen=True)
class KnownThing:
    """One thing that stands in play under an id, as an item declares it."""

    item: Item
    standing: str
    """What it is in play: a word of its game."""
    id: str
    path: Path
    """Where the id stands in the item."""
    name: str
    """What players call it; "" where it has no name of its own."""


def no_items() -> Sequence[Item]:
    """What ships with a game that has nothing ready-made."""
    return ()


def no_names(item: Item) -> list[KnownThing]:
    """What an item brings into play in a game in which ids meet nobody."""
    return []


class Official:
    """What comes with a game, read when it is first asked for; none of it is to be changed."""

    def __init__(
        self,
        read: Callable[[], Sequence[Item]] = no_items,
        names_of: Callable[[Item], list[KnownThing]] = no_names,
        itself: tuple[str, ...] = (),
    ) -> None:
        """`itself` are the kinds whose own id stands in play."""
        self.names_of = names_of
        self.itself = itself
        self._read = read
        self._items: list[Item] | None = None
        self._ids: dict[str, dict[str, Item]] = {}
        self._names: dict[str, list[KnownThing]] | None = None

    def items(self) -> list[Item]:
        """Every one of them."""
        if self._items is None:
            self._items = list(self._read())
            for one in self._items:
                self._ids.setdefault(one.kind, {})[one.id] = one
        return self._items

    def ids(self, kind: str) -> dict[str, Item]:
        """Those of a kind by id."""
        self.items()
        return self._ids.get(kind, {})

    def in_play(self, id: str) -> list[KnownThing]:
        """What of them stands in play under this id."""
        if self._names is None:
            self._names = {}
            for one in self.items():
                for named in self.names_of(one):
                    self._names.setdefault(named.id, []).append(named)
        return self._names.get(id, [])


class Known:
    """The items that an item may refer to: the official ones of its game, and others."""

    def __init__(self, official: Official, others: Sequence[Item] = ()) -> None:
        self.official = official
        self.others = list(others)
        self._own: dict[str, dict[str, list[Item]]] = {}
        self._names: dict[str, list[KnownThing]] | None = None
        for one in self.others:
            self._own.setdefault(one.kind, {}).setdefault(one.id, []).append(one)

    def own(self, kind: str, id: str) -> list[Item]:
        """The others of this kind with this id."""
        return self._own.get(kind, {}).get(id, [])

    def in_play(self, id: str) -> list[KnownThing]:
        """What stands in play under this id, of official items and the others."""
        if self._names is None:
            self._names = {}
            for one in self.others:
                for named in self.official.names_of(one):
                    self._names.setdefault(named.id, []).append(named)
        return [*self.official.in_play(id), *self._names.get(id, [])]

    def ids(self, kind: str) -> list[str]:
        """The ids of all items of a kind, the official ones first."""
        ready = self.official.ids(kind)
        return [*ready, *[id for id in self._own.get(kind, {}) if id not in ready]]

    def plain(self, kind: str, id: str) -> Plain | None:
        """The table of an item; None where there is none."""
        ready = self.official.ids(kind)
        if id in ready:
            return ready[id].plain
        found = self.own(kind, id)
        return found[0].plain if found else None

    def has(self, kind: str, id: str) -> bool:
        """Whether there is such an item."""
        return id in self.official.ids(kind) or id in self._own.get(kind, {})

    def free_id(self, wanted: str, item: Item) -> str:
        """An id made from the wanted one that no item of the kind has, nor anything that the item may meet in play."""
        stem = wanted[:36].rstrip("-")
        stands = item.kind in self.official.itself
        number = 2
        while self.has(item.kind, f"{stem}-{number}") or (stands and self.in_play(f"{stem}-{number}")):
            number += 1
        return f"{stem}-{number}"

    def free_name(self, named: KnownThing) -> str:
        """An id for something in play that nothing there has, made from the one it has."""
        if named.item.kind in self.official.itself:
            return self.free_id(named.id, named.item)
        taken = [one.id for one in self.official.names_of(named.item)]
        stem = named.id[:36].rstrip("-")
        number = 2
        while f"{stem}-{number}" in taken or self.in_play(f"{stem}-{number}"):
            number += 1
        return f"{stem}-{number}"
