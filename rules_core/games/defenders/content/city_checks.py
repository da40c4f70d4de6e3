"""What a kept city cannot be: cards that say what they cannot, a map with gaps, a city without anybody."""

from __future__ import annotations

from typing import Any, Final

from rules_core.content.findings import Fix, finding, taken_away
from rules_core.content.items import Change, Finding, Item, Path, Weight
from rules_core.games.defenders.content.cards import ACE, KING, PACK
from rules_core.games.defenders.content.city_fields import (
    BEING_DRAWN,
    CARDS_LAID,
    DRAWING,
    ENTRIES,
    LAND_NEXT,
    PEOPLE,
    PLACES,
    STAGE,
    WAYS,
    WHOLE,
)
from rules_core.games.defenders.content.types import (
    DEFENDER_WORDS,
    LOCATION_WORDS,
    defender_types,
    location_types,
)
from rules_core.games.defenders.words.names import DESCRIPTORS, TYPES, part_of
from rules_core.kernel.game import Plain
from rules_core.wording.sentence import Part, Phrase, message

LEAST_CARDS: Final = 2
"""D-CITY-5."""
NO_PLACE: Final = "The city has no place."
ADD_PLACE: Final = "Add one, with cards that say what it is."
NOBODY: Final = "Nobody holds the city."
ADD_SOMEBODY: Final = "Add a defender, with cards that say who it is."
CANNOT_SAY: Final = "{card} cannot say {word}."
CAN_SAY: Final = "Choose one of: {known}."
CARD_TWICE: Final = "{card} stands in this city twice."
ONE_DECK: Final = "Choose another card: each is in the deck once."
WORD_TWICE: Final = "{word} stands there twice."
OTHER_WORD: Final = "Let the card say something else."
FEW_CARDS: Final = "It is finished, and has one card only."
MORE_CARDS: Final = "Give it two cards at least, or let it grow on."
NO_TYPE: Final = "No card says what it is."
SAY_TYPE: Final = "Let one of its cards say a type."
STILL_GROWS: Final = "It still grows, and the city is made."
FINISH: Final = "Finish this one"
FINISH_IT: Final = "Finish it, or take it away."
NOT_DRAWN: Final = "It has no drawing."
DRAW_FIRST: Final = "Let the map be drawn on at the table."
DRAW_ON: Final = "Draw on at the table"
WAY_TO_ITSELF: Final = "The way leads from a place to itself."
OTHER_END: Final = "Choose another place for one of its ends."
WAY_TWICE: Final = "The same way stands here twice."
REMOVE_WAY: Final = "Remove one of the two."
CUT_OFF: Final = "No way leads from {name} to the rest of the city."
ADD_WAY: Final = "Add a way, or keep it so: nobody can come to help there."
NO_WAY_IN: Final = "The city has no way in."
ADD_WAY_IN: Final = "Add at least one place where the enemy may come in."


def findings(item: Item) -> list[Finding]:
    """Everything that must or should be solved in a city whose fields are in order."""
    stage = item.plain.get(STAGE.key)
    places, people = rows_of(item.plain, PLACES.key), rows_of(item.plain, PEOPLE.key)
    found: list[Finding] = []
    if not places:
        found.append(finding((PLACES.key,), NO_PLACE, ADD_PLACE, {}, clause="D-CITY-12"))
    if not people and stage != CARDS_LAID:
        found.append(finding((PEOPLE.key,), NOBODY, ADD_SOMEBODY, {}, clause="D-CITY-12"))
    laid: dict[str, None] = {}
    for key, rows in ((PLACES.key, places), (PEOPLE.key, people)):
        for number, row in enumerate(rows):
            found.extend(_of_stack(item, (key, number), row, laid, is_place=key == PLACES.key))
            found.extend(_of_stage((key, number), row, stage))
    if stage not in (CARDS_LAID, LAND_NEXT, BEING_DRAWN):
        fix = Fix((Change((STAGE.key,), BEING_DRAWN),), message(DRAW_ON))
        for number, row in enumerate(places):
            if not row.get(DRAWING.key):
                path: Path = (PLACES.key, number, DRAWING.key)
                found.append(finding(path, NOT_DRAWN, DRAW_FIRST, {}, clause="D-MAP-6", fix=fix))
    found.extend(_of_ways(item, places, stage))
    return found


def rows_of(plain: Plain, key: str) -> list[Plain]:
    """The rows of a list; what is no table counts as an empty one."""
    rows = plain.get(key)
    return [one if isinstance(one, dict) else {} for one in rows] if isinstance(rows, list) else []


def card_in(row: Plain) -> str:
    """The card of a row, as the rules write it; "" for none that there is."""
    value = row.get("value")
    card = f"{row.get('suit')}{value}"
    return card if type(value) is int and ACE <= value <= KING and card in PACK else ""


def meanings_of(card: str, *, is_place: bool) -> tuple[str, ...]:
    """D-CITY-7, R-D02. What a card may say: types by its value, words by its suit."""
    types_of = location_types if is_place else defender_types
    return (*types_of(int(card[1:])), *(LOCATION_WORDS if is_place else DEFENDER_WORDS)[card[0]])


def _of_stack(item: Item, path: Path, row: Plain, laid: dict[str, None], *, is_place: bool) -> list[Finding]:
    """D-INT-5, D-CITY-5, D-CITY-7, R-D04. The cards of one place, or of one defender."""
    found: list[Finding] = []
    cards = rows_of(row, "cards")
    said: list[str] = []
    for number, one in enumerate(cards):
        here: Path = (*path, "cards", number)
        card = card_in(one)
        if not card:
            continue
        word = one.get("says")
        known = meanings_of(card, is_place=is_place)
        values: dict[str, Part] = {"card": part_of(card)}
        if isinstance(word, str) and word not in known:
            told: dict[str, Part] = {**values, "word": _called(word), "known": tuple([_called(each) for each in known])}
            found.append(finding((*here, "says"), CANNOT_SAY, CAN_SAY, told, clause="D-CITY-7"))
        elif isinstance(word, str) and word in said and word not in TYPES:
            found.append(finding((*here, "says"), WORD_TWICE, OTHER_WORD, {"word": _called(word)}, clause="D-CITY-9"))
        elif isinstance(word, str):
            said.append(word)
        if card in laid:
            found.append(finding((*here, "value"), CARD_TWICE, ONE_DECK, values, clause="D-INT-5"))
        laid[card] = None
    if row.get("growing") is not True and cards:
        if len(cards) < LEAST_CARDS:
            found.append(finding((*path, "cards"), FEW_CARDS, MORE_CARDS, {}, clause="D-CITY-5"))
        if not any(word in TYPES for word in said):
            found.append(finding((*path, "cards"), NO_TYPE, SAY_TYPE, {}, clause="D-CITY-5"))
    return found


def _of_stage(path: Path, row: Plain, stage: Any) -> list[Finding]:
    """D-CITY-12. In a city that is made everything is finished."""
    if stage == CARDS_LAID or row.get("growing") is not True:
        return []
    fix = Fix((Change((*path, "growing"), value=False),), message(FINISH))
    return [finding((*path, "growing"), STILL_GROWS, FINISH_IT, {}, clause="D-CITY-12", fix=fix)]


def _of_ways(item: Item, places: list[Plain], stage: Any) -> list[Finding]:
    """D-CON-1, D-CON-6, D-ENT-1. Ways between places, and ways in."""
    found: list[Finding] = []
    ids = [str(one.get("id")) for one in places]
    parts = {id: id for id in ids}
    seen: list[tuple[str, ...]] = []
    for number, way in enumerate(rows_of(item.plain, WAYS.key)):
        a, b = way.get("from"), way.get("to")
        if a not in parts or b not in parts:
            continue
        ends = tuple(sorted((str(a), str(b))))
        path: Path = (WAYS.key, number)
        fix = taken_away(item, path)
        if a == b:
            found.append(finding((*path, "to"), WAY_TO_ITSELF, OTHER_END, {}, clause="D-CON-1", fix=fix))
        elif ends in seen:
            found.append(finding(path, WAY_TWICE, REMOVE_WAY, {}, clause="D-CON-1", fix=fix))
        seen.append(ends)
        parts[_root(parts, str(a))] = _root(parts, str(b))
    if stage == WHOLE:
        roots = [_root(parts, id) for id in ids]
        main = max(roots, key=roots.count) if roots else ""
        for number, root in enumerate(roots):
            if root != main:
                name: dict[str, Part] = {"name": _name(places[number])}
                found.append(
                    finding((PLACES.key, number), CUT_OFF, ADD_WAY, name, weight=Weight.ADVICE, clause="D-CON-6")
                )
    entries = rows_of(item.plain, ENTRIES.key)
    at: list[Any] = []
    for number, one in enumerate(entries):
        if one.get("place") in at:
            twice: Path = (ENTRIES.key, number)
            fix = taken_away(item, twice)
            found.append(finding(twice, WAY_TWICE, REMOVE_WAY, {}, clause="D-ENT-1", fix=fix))
        at.append(one.get("place"))
    if stage == WHOLE and places and not entries:
        found.append(finding((ENTRIES.key,), NO_WAY_IN, ADD_WAY_IN, {}, clause="D-ENT-1"))
    return found


def _root(parts: dict[str, str], id: str) -> str:
    while parts[id] != id:
        id = parts[id]
    return id


def _name(place: Plain) -> str:
    name = place.get("name")
    return str(name) if isinstance(name, str) and name else str(place.get("id", ""))


def _called(word: str) -> Phrase:
    known = TYPES.get(word) or DESCRIPTORS.get(word)
    return known if known is not None else Phrase(word)
