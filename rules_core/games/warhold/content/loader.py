"""Reads races, monsters, equipment, cards and maps, each from its table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rules_core.content.fields import Field
from rules_core.content.named_fields import ID, NAME, TEXT
from rules_core.content.reader import Reader
from rules_core.games.warhold.content import fields
from rules_core.games.warhold.content.types import (
    KINDS,
    LORD,
    MONSTER,
    Board,
    Box,
    Card,
    Effect,
    Equipment,
    Monster,
    Profile,
    Race,
)
from rules_core.wording.sentence import Part

FEWEST_RACES: Final = 2
FEW_RACES: Final = "With fewer than two races nobody has an enemy."
NAME_RACES: Final = "Name two at least, or take in those of the book."
CARD_TWICE: Final = "This stands there twice."
KEEP_ROW: Final = "Keep one row, with the number of all its cards."
GROUNDS: Final = ".fmwb_Tr1234"
"""W-MAP-1. The letters of a map that stands ready."""
KIND_TWICE: Final = "This type of unit stands there twice."
KEEP_ONE: Final = "Keep one of each type."
UNEVEN: Final = "This row is not as long as the first one."
SAME_LENGTH: Final = "Give every row the same number of letters."
ODD_LETTER: Final = "{letter} is no ground."
GIVE_LETTER: Final = "Use . f m w b T r 1 2 3 4 or _."
NO_BLOCK: Final = "The Stronghold {number} is no block of two by two tiles."
MAKE_BLOCK: Final = "Give the number to four tiles that lie in a square."
GAP: Final = "There is a Stronghold {number}, but none before it."
NUMBER_FROM_1: Final = "Number the Strongholds from 1 on without a gap."
STRONGHOLDS: Final = "1234"
"""R-W58. The letters of strongholds, in the order of the players."""


def read_race(reader: Reader) -> Race:
    """W-TYP-1. A race with one unit of each type."""
    id, name = reader.text_of(ID), reader.text_of(NAME)
    letter, trait = reader.text_of(fields.LETTER), reader.word_of(fields.ABILITY)
    units: dict[str, Profile] = {}
    for row in reader.tables_of(fields.UNITS):
        kind = row.word_of(fields.KIND)
        if kind in units:
            row.fault(fields.KIND.key, KIND_TWICE, KEEP_ONE, clause=fields.UNITS.clause)
        units[kind] = _profile(row, f"{id}/{kind}", kind, "")
        row.done()
    reader.done()
    return Race(id, name, letter, trait, {kind: units[kind] for kind in KINDS if kind in units})


def read_monster(reader: Reader) -> Monster:
    """W-MON-1. A kind of monster."""
    id, category = reader.text_of(ID), reader.word_of(fields.CATEGORY)
    profile = _profile(reader, id, MONSTER, category)
    monster = Monster(profile, reader.whole_of(fields.TOKENS), reader.whole_of(fields.COPIES))
    reader.done()
    return monster


def _profile(reader: Reader, id: str, kind: str, category: str) -> Profile:
    name = reader.text_of(NAME)
    move, hit, wound, attacks, hit_points, guard_hit, guard_wound, reach, force = [
        reader.whole_of(one) for one in fields.FIGHTING[:-1]
    ]
    traits = reader.words_of(fields.TRAITS)
    leadership, costs = 0, [0, 0, 0, 0]
    if kind != MONSTER:
        given = reader.whole_of(fields.LEADERSHIP)
        leadership = given if kind == LORD else 0
        costs = [reader.whole_of(one) for one in (fields.GOLD, fields.FOOD, fields.UPKEEP_GOLD, fields.UPKEEP_FOOD)]
    return Profile(
        id,
        name,
        kind,
        category,
        move,
        hit,
        wound,
        attacks,
        hit_points,
        guard_hit,
        guard_wound,
        leadership,
        costs[0],
        costs[1],
        costs[2],
        costs[3],
        reach,
        force,
        traits,
    )


def read_equipment(reader: Reader) -> Equipment:
    """WH-SL-1. A card of equipment."""
    id, name = reader.text_of(ID), reader.text_of(NAME)
    slot, is_two_handed = reader.word_of(fields.SLOT), reader.flag_of(fields.TWO_HANDED)
    copies, buy, sell = [reader.whole_of(one) for one in (fields.COPIES, fields.BUY, fields.SELL)]
    effects: list[Effect] = []
    for row in reader.tables_of(fields.DOES):
        effects.append(Effect(row.word_of(fields.EFFECT), row.whole_of(fields.NUMBER)))
        row.done()
    reader.done()
    return Equipment(id, name, slot, is_two_handed, copies, buy, sell, tuple(effects))


def read_card(reader: Reader, monsters: Sequence[str]) -> Card:
    """R-W01. A card of another deck; `monsters` are all that there are."""
    id, name, deck = reader.text_of(ID), reader.text_of(NAME), reader.word_of(fields.DECK)
    copies, effect = reader.whole_of(fields.COPIES), reader.word_of(fields.CARD_EFFECT)
    number, most, within, harder, penalty = [
        reader.whole_of(one) for one in (fields.HOW_MUCH, fields.AT_MOST, fields.WITHIN, fields.HARDER, fields.PENALTY)
    ]
    units = _counted(reader.tables_of(fields.WHO_JOINS), fields.WHO_JOINS.parts[0].words, is_monster=False)
    appear = _counted(reader.tables_of(fields.WHO_APPEARS), monsters, is_monster=True)
    reader.done()
    return Card(id, name, deck, copies, effect, number, most, within, harder, penalty, units, appear)


def _counted(rows: Sequence[Reader], offered: Sequence[str], *, is_monster: bool) -> tuple[str, ...]:
    """Each of a list as often as its row counts."""
    which = (fields.WHO_APPEARS if is_monster else fields.WHO_JOINS).parts[0]
    found: list[str] = []
    for row in rows:
        one = row.word_of(which, offered)
        found.extend([one] * row.whole_of(fields.COUNT))
        row.done()
    return tuple(found)


def read_box(
    reader: Reader, races: Sequence[str], monsters: Sequence[str], equipment: Sequence[str], cards: Sequence[str]
) -> Box:
    """W-BOX-1. A box; the others are the ids of all that there is."""
    id, name = reader.text_of(ID), reader.text_of(NAME)
    reader.text_of(TEXT)
    keeps, chosen = reader.flag_of(fields.KEEPS), reader.words_of(fields.RACES, races)
    found = [
        _cards_in(reader.tables_of(field), field, known)
        for field, known in ((fields.MONSTERS, monsters), (fields.GOODS, equipment), (fields.CARDS, cards))
    ]
    if not keeps and len(chosen) < FEWEST_RACES:
        reader.fault(fields.RACES.key, FEW_RACES, NAME_RACES, clause=fields.RACES.clause)
    reader.done()
    return Box(id, name, keeps, chosen, *found)


def _cards_in(rows: Sequence[Reader], field: Field, known: Sequence[str]) -> dict[str, int]:
    """How many cards there are of each thing."""
    which = field.parts[0]
    found: dict[str, int] = {}
    for row in rows:
        id, count = row.word_of(which, known), row.whole_of(fields.IN_BOX)
        if id in found:
            row.fault(which.key, CARD_TWICE, KEEP_ROW, clause=field.clause)
        found[id] = count
        row.done()
    return found


def read_board(reader: Reader) -> Board:
    """W-SET-4. A map; its rows are equally long and of known letters."""
    id, name = reader.text_of(ID), reader.text_of(NAME)
    reader.text_of(TEXT)
    rows = reader.lines_of(fields.ROWS)
    for number, row in enumerate(rows):
        if len(row) != len(rows[0]):
            reader.fault(fields.ROWS.key, UNEVEN, SAME_LENGTH, deeper=(number,), clause=fields.ROWS.clause)
        odd = next((letter for letter in row if letter not in GROUNDS), "")
        if odd:
            reader.fault(
                fields.ROWS.key, ODD_LETTER, GIVE_LETTER, {"letter": odd}, deeper=(number,), clause=fields.ROWS.clause
            )
    if rows and all(len(row) == len(rows[0]) for row in rows):
        _look_at_strongholds(reader, rows)
    reader.done()
    return Board(id, name, rows)


def _look_at_strongholds(reader: Reader, rows: Sequence[str]) -> None:
    """R-W58, WH-TL-3. Each is a block of two by two tiles, and they are numbered without a gap."""
    columns, letters = len(rows[0]), "".join(rows)
    is_missing = False
    for number in STRONGHOLDS:
        tiles = [tile for tile, letter in enumerate(letters) if letter == number]
        if not tiles:
            is_missing = True
            continue
        corner = tiles[0]
        values: dict[str, Part] = {"number": number}
        where = corner // columns
        if tiles != [corner, corner + 1, corner + columns, corner + columns + 1] or corner % columns == columns - 1:
            reader.fault(fields.ROWS.key, NO_BLOCK, MAKE_BLOCK, values, deeper=(where,), clause="WH-TL-3")
        elif is_missing:
            reader.fault(fields.ROWS.key, GAP, NUMBER_FROM_1, values, deeper=(where,), clause="R-W58")
