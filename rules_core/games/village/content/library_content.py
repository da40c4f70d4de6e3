"""Content for a library: what ships as single items, and shipped content together with what somebody made."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from typing import Final

from rules_core.content import finding_words as usual
from rules_core.content.items import Item
from rules_core.content.known import Known, Official
from rules_core.content.reader import ContentProblem, Problem
from rules_core.games.village.content.kinds import GAME, KINDS, Kind
from rules_core.games.village.content.loader import read_documents, shipped
from rules_core.games.village.content.names_in_play import ITSELF, names_of
from rules_core.games.village.content.types import Content
from rules_core.kernel.game import Plain
from rules_core.wording.sentence import Part, message


@cache
def official_content() -> Content:
    """What ships, read once; not to be changed."""
    return shipped()


def _official() -> tuple[Item, ...]:
    found: list[Item] = []
    plain = official_content().plain
    buildings: dict[str, Item] = {}
    for kind in KINDS:
        found.extend([Item(GAME, kind, one) for one in plain.get(kind, [])])
    for village in plain[Kind.VILLAGE]:
        for building in village["building"]:
            alone: Plain = {key: value for key, value in building.items() if key != "position"}
            if alone["id"] in buildings:
                alone["id"] = f"{village['id']}-{alone['id']}"
            buildings[str(alone["id"])] = Item(GAME, Kind.BUILDING, alone)
    return (*found, *buildings.values())


OFFICIAL: Final = Official(_official, names_of, ITSELF)


def official_ids(kind: str) -> dict[str, Item]:
    """The official items of a kind by id; not to be changed."""
    return OFFICIAL.ids(kind)


def official() -> list[Item]:
    """Every item that ships; the buildings of shipped villages as items of their own too. Not to be changed."""
    return list(OFFICIAL.items())


def known_beside(others: Sequence[Item] = ()) -> Known:
    """What an item of the siege may refer to; others of other games are left out."""
    return Known(OFFICIAL, [one for one in others if one.game == GAME])


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
            values: dict[str, Part] = {
                "id": item.id,
                "name": same.name,
                "value": known_beside(items).free_id(item.id, item),
            }
            said = (message(usual.OFFICIAL_ID, values), message(usual.OTHER_ID, values))
            key = item.id_key
            problems.append(Problem(f"{item.name}.{key}", str(said[1]), (number, key), str(said[0]), said=said))
    documents: list[tuple[str, Plain]] = [("official", ready.plain)]
    documents.extend([(item.name, {item.kind: [item.plain]}) for item in items])
    try:
        content = read_documents(documents)
    except ContentProblem as fault:
        clashes = [one.path for one in problems]
        own = [_inside(one) for one in fault.problems if one.path]
        raise ContentProblem([*problems, *[one for one in own if one.path not in clashes]]) from fault
    if problems:
        raise ContentProblem(problems)
    # R-V04. Own enemies come only where a scenario or a setup asks for them.
    return replace(content, own_enemies=tuple([item.id for item in items if item.kind == Kind.ENEMY]))


def _inside(problem: Problem) -> Problem:
    """The problem with a path that begins with the number of its item and goes on inside of it.

    The path of a reading of several documents is (document, list, place in the list, ...); every item is one document
    after that of the official items.
    """
    number = problem.path[0]
    place = int(number) - 1 if isinstance(number, int) else 0
    return replace(problem, path=(place, *problem.path[3:]))


def playable_content(items: Sequence[Item]) -> tuple[Content, list[Item]]:
    """The shipped content with all of these items that can be played, and those items.

    An item may have become unplayable without being touched, when another that it speaks of was thrown away or when
    rules have changed: it is left out, and with it what speaks of it.
    """
    left = list(items)
    while left:
        try:
            return content_with(left), left
        except ContentProblem as fault:
            wrong = {one.path[0] for one in fault.problems if one.path and isinstance(one.path[0], int)}
            if not wrong:
                break
            left = [item for number, item in enumerate(left) if number not in wrong]
    return official_content(), []
