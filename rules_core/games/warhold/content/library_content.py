"""The content of a war: what ships with the game, read once, and what people made beside it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Final

import resources
from rules_core.content.reader import ContentProblem, Problem, Reader, read_toml
from rules_core.games.warhold.content.loader import (
    read_board,
    read_box,
    read_card,
    read_equipment,
    read_monster,
    read_race,
)
from rules_core.games.warhold.content.types import Box, Content
from rules_core.kernel.game import Plain

FOLDER: Final = Path(resources.__file__).parent / "content" / "warhold"
FILES: Final[dict[str, str]] = {
    "race": "races",
    "monster": "monsters",
    "equipment": "equipment",
    "card": "cards",
    "board": "boards",
    "box": "boxes",
}
"""The file of each kind of item, each kind after those that it speaks of."""


def plain_of(name: str) -> Plain:
    """One file of what ships, as it stands there. Raises `ContentProblem`."""
    problems: list[Problem] = []
    plain = read_toml(FOLDER / f"{name}.toml", problems)
    if problems:
        raise ContentProblem(problems)
    return plain


@cache
def shipped() -> Content:
    """What comes with the game, read once and not to be changed. Raises `ContentProblem`."""
    problems: list[Problem] = []
    content = Content({}, {}, {}, {}, {}, {}, {})
    _add(
        content,
        {kind: Reader(plain_of(name), f"{name}.toml", problems).tables(kind) for kind, name in FILES.items()},
    )
    if problems:
        raise ContentProblem(problems)
    return content


def clause_of(card: str, otherwise: str) -> str:
    """A card that ships is a clause of its own; one that people made follows the clause of all such cards."""
    content = shipped()
    return card.upper() if card in content.equipment or card in content.cards else otherwise


def with_own(own: Mapping[str, list[Plain]], problems: list[Problem]) -> Content:
    """What ships, and what people made beside it, by kind. Faults are noted."""
    if not own:
        return shipped()
    ours = shipped()
    content = Content(
        dict(ours.races),
        dict(ours.monsters),
        dict(ours.equipment),
        dict(ours.cards),
        dict(ours.boards),
        dict(ours.boxes),
        dict(ours.profiles),
    )
    _add(
        content,
        {kind: [Reader(one, str(one.get("id", kind)), problems) for one in own.get(kind, [])] for kind in FILES},
    )
    return content


def _add(content: Content, rows: Mapping[str, list[Reader]]) -> None:
    """Read what stands there into the content."""
    for reader in rows["race"]:
        race = read_race(reader)
        content.races[race.id] = race
        for profile in race.units.values():
            content.profiles[profile.id] = profile
    for reader in rows["monster"]:
        monster = read_monster(reader)
        content.monsters[monster.profile.id] = monster
        content.profiles[monster.profile.id] = monster.profile
    for reader in rows["equipment"]:
        equipment = read_equipment(reader)
        content.equipment[equipment.id] = equipment
    for reader in rows["card"]:
        card = read_card(reader, list(content.monsters))
        content.cards[card.id] = card
    for reader in rows["board"]:
        board = read_board(reader)
        content.boards[board.id] = board
    for reader in rows["box"]:
        box = read_box(
            reader, list(content.races), list(content.monsters), list(content.equipment), list(content.cards)
        )
        content.boxes[box.id] = box


def out_of_box(content: Content, box: Box) -> Content:
    """W-BOX-1, W-BOX-6. What a war is played with: races of the box, and so many cards of each thing.

    Of what the box does not name all cards are there where it keeps those of the book, and none where it does not.
    """
    official = shipped()
    races = [*(official.races if box.keeps else ()), *box.races]

    def copies(id: str, counts: Mapping[str, int], usual: int) -> int:
        return counts.get(id, usual if box.keeps else 0)

    return replace(
        content,
        races={id: content.races[id] for id in dict.fromkeys(races)},
        monsters={
            id: replace(one, copies=copies(id, box.monsters, one.copies)) for id, one in content.monsters.items()
        },
        equipment={
            id: replace(one, copies=copies(id, box.equipment, one.copies)) for id, one in content.equipment.items()
        },
        cards={id: replace(one, copies=copies(id, box.cards, one.copies)) for id, one in content.cards.items()},
    )
