"""Content for a library: what ships as single items, and shipped content together with what somebody made."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache

from rules_core.content.reader import ContentProblem, Problem
from rules_core.games.village.content import finding_words as words
from rules_core.games.village.content.items import Item, ItemKind
from rules_core.games.village.content.loader import read_documents, shipped
from rules_core.games.village.content.names_in_play import ITSELF, Named, names_of
from rules_core.games.village.content.types import Content
from rules_core.kernel.game import Plain
from rules_core.wording.message import Said, Value


class Known:
    """The items that an item may refer to: the official ones and others of the same maker."""

    def __init__(self, others: Sequence[Item] = ()) -> None:
        self.others = list(others)
        self._own: dict[ItemKind, dict[str, list[Item]]] = {kind: {} for kind in ItemKind}
        self._names: dict[str, list[Named]] | None = None
        for one in self.others:
            self._own[one.kind].setdefault(one.id, []).append(one)

    def own(self, kind: ItemKind, id: str) -> list[Item]:
        """The others of this kind with this id."""
        return self._own[kind].get(id, [])

    def in_play(self, id: str) -> list[Named]:
        """What stands in play under this id, of official items and the others."""
        if self._names is None:
            self._names = {}
            for one in self.others:
                for named in names_of(one):
                    self._names.setdefault(named.id, []).append(named)
        return [*_official_names().get(id, []), *self._names.get(id, [])]

    def ids(self, kind: ItemKind) -> list[str]:
        """The ids of all items of a kind, the official ones first."""
        return [*official_ids(kind), *[id for id in self._own[kind] if id not in official_ids(kind)]]

    def plain(self, kind: ItemKind, id: str) -> Plain | None:
        """The table of an item; None where there is none."""
        if id in official_ids(kind):
            return official_ids(kind)[id].plain
        found = self.own(kind, id)
        return found[0].plain if found else None

    def has(self, kind: ItemKind, id: str) -> bool:
        """Whether there is such an item."""
        return id in official_ids(kind) or id in self._own[kind]


@cache
def official_content() -> Content:
    """What ships, read once; not to be changed."""
    return shipped()


@cache
def _official() -> tuple[Item, ...]:
    found: list[Item] = []
    plain = official_content().plain
    buildings: dict[str, Item] = {}
    for kind in ItemKind:
        found.extend([Item(kind, one) for one in plain.get(kind.value, [])])
    for village in plain[ItemKind.VILLAGE.value]:
        for building in village["building"]:
            alone: Plain = {key: value for key, value in building.items() if key != "position"}
            if alone["id"] in buildings:
                alone["id"] = f"{village['id']}-{alone['id']}"
            buildings[str(alone["id"])] = Item(ItemKind.BUILDING, alone)
    return (*found, *buildings.values())


@cache
def official_ids(kind: ItemKind) -> dict[str, Item]:
    """The official items of a kind by id; not to be changed."""
    return {one.id: one for one in _official() if one.kind is kind}


@cache
def _official_names() -> dict[str, list[Named]]:
    found: dict[str, list[Named]] = {}
    for one in _official():
        for named in names_of(one):
            found.setdefault(named.id, []).append(named)
    return found


def official() -> list[Item]:
    """Every item that ships; the buildings of shipped villages as items of their own too. Not to be changed."""
    return list(_official())


def content_with(items: Sequence[Item]) -> Content:
    """What ships together with these items.

    Raises `ContentProblem`; the path of each problem begins with the number of its item. An item may not have the id of
    an official one of its kind.
    """
    ready = official_content()
    problems: list[Problem] = []
    for number, item in enumerate(items):
        same = official_ids(item.kind).get(item.id)
        if same is not None:
            values: dict[str, Value] = {"id": item.id, "name": same.name, "value": free_id(item.id, Known(items), item)}
            said = (Said(words.OFFICIAL_ID, values), Said(words.OTHER_ID, values))
            key = "kind" if item.kind is ItemKind.GROUND else "id"
            problems.append(Problem(f"{item.name}.{key}", str(said[1]), (number, key), str(said[0]), said=said))
    documents: list[tuple[str, Plain]] = [("official", ready.plain)]
    documents.extend([(item.name, {item.kind.value: [item.plain]}) for item in items])
    try:
        content = read_documents(documents)
    except ContentProblem as fault:
        clashes = [one.path for one in problems]
        own = [_inside(one) for one in fault.problems if one.path]
        raise ContentProblem([*problems, *[one for one in own if one.path not in clashes]]) from fault
    if problems:
        raise ContentProblem(problems)
    # R-V04. Own enemies come only where a scenario or a setup asks for them.
    return replace(content, own_enemies=tuple([item.id for item in items if item.kind is ItemKind.ENEMY]))


def free_id(wanted: str, known: Known, item: Item) -> str:
    """An id, made from the wanted one, that no item of the kind has, nor anything that the item may meet in play."""
    stem = wanted[:36].rstrip("-")
    number = 2
    while known.has(item.kind, f"{stem}-{number}") or (item.kind in ITSELF and known.in_play(f"{stem}-{number}")):
        number += 1
    return f"{stem}-{number}"


def free_name(named: Named, known: Known) -> str:
    """An id for something in play that nothing there has, made from the one it has."""
    if named.item.kind in ITSELF:
        return free_id(named.id, known, named.item)
    taken = [one.id for one in names_of(named.item)]
    stem = named.id[:36].rstrip("-")
    number = 2
    while f"{stem}-{number}" in taken or known.in_play(f"{stem}-{number}"):
        number += 1
    return f"{stem}-{number}"


def _inside(problem: Problem) -> Problem:
    """The problem with a path that begins with the number of its item and goes on inside of it.

    The path of a reading of several documents is (document, list, place in the list, ...); every item is one document
    after that of the official items.
    """
    number = problem.path[0]
    place = int(number) - 1 if isinstance(number, int) else 0
    return replace(problem, path=(place, *problem.path[3:]))
