"""What a saved or corrected city cannot say: cards that are in no pack, places and seats that are not there."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from rules_core.games.defenders.content.cards import JOKER, PACK
from rules_core.games.defenders.content.types import (
    DEFENDER_WORDS,
    EACH_ROW,
    LOCATION_WORDS,
    defender_types,
    location_types,
    threat_types,
)
from rules_core.games.defenders.state.city import City, Phase
from rules_core.kernel.requests import NO_SEAT, SeatId

TAKES_TURNS: Final = (Phase.CITY, Phase.MENACE, Phase.MOVES, Phase.REINFORCEMENTS, Phase.DEFENDERS, Phase.EPILOGUE)
"""Phases in which `turn_of` says whose turn it is; in the others it is left over."""
SIEGE: Final = (
    Phase.REFLECTION,
    Phase.THREATS,
    Phase.MOVES,
    Phase.REINFORCEMENTS,
    Phase.BATTLES,
    Phase.DEFENDERS,
    Phase.BUMPS,
    Phase.ABILITY,
)
CHANGES: Final = ("lost:", "add:", "drop:")


def fault_of_city(state: City, seats: Sequence[SeatId]) -> str:
    """The place of the first fault and what is wrong there, "" for a city that can be played on."""
    return (
        _of_seats(state, seats)
        or fault_of_numbers(state)
        or _of_cards(state)
        or _of_stacks(state)
        or _twice("locations", [one.id for one in state.locations])
        or _twice("units", [one.id for one in state.units])
        or _twice("threats", [one.id for one in state.threats])
        or _of_types(state)
        or _of_places(state)
    )


def fault_of_numbers(state: City) -> str:
    """What counts something and is below 0; "" when nothing is."""
    counts = {"damage": state.damage, "turn": state.turn, "drawn": state.drawn}
    for name, count in counts.items():
        if count < 0:
            return f"{name}: {count} is less than nothing"
    for unit in state.units:
        if unit.wounds < 0:
            return f"units: {unit.id} has {unit.wounds} wounds"
    return ""


def _of_seats(state: City, seats: Sequence[SeatId]) -> str:
    if list(state.seats) != list(seats):
        return f"seats: these are {', '.join(seats)}, in this order"
    # A step through all seats ends one behind the last, and what is left over may be any.
    if state.turn_of < 0 or (state.phase in TAKES_TURNS and state.turn_of >= len(seats)):
        return f"turn_of: there is no seat {state.turn_of}"
    if not 0 <= state.first < len(seats):
        return f"first: there is no seat {state.first}"
    if state.phase is Phase.LEFTOVERS and not state.passed:
        return "passed: nobody has"
    owners = [
        *[one.owner for one in state.stacks if one.is_final],
        *[one.owner for one in state.locations],
        *[one.owner for one in state.units],
        *state.passed,
    ]
    # A stack is nobody's until it is finished.
    others = [*[one.owner for one in state.stacks], *[one.seat for one in state.told]]
    return _unknown("owner", owners, seats) or _unknown("owner", others, [*seats, NO_SEAT])


def _of_cards(state: City) -> str:
    for name, cards in (("deck", state.deck), ("row", state.row), ("reserve", state.reserve)):
        wrong = _unknown(name, cards, PACK) or _twice(name, cards)
        if wrong:
            return wrong
    return (
        _unknown("discard", state.discard, [*PACK, JOKER])
        or _unknown("locations", [one.card for one in state.locations], PACK)
        or _unknown("units", [one.card for one in state.units], PACK)
        or _unknown("threats", [one.card for one in state.threats], PACK)
    )


def _of_stacks(state: City) -> str:
    """D-CITY. Each card of a stack says its type or a word."""
    wrong = _twice("stacks", [one.id for one in state.stacks])
    if wrong:
        return wrong
    for stack in state.stacks:
        if not len(stack.cards) == len(stack.types) == len(stack.words):
            return f"stacks: {stack.id} has other than one type and one word for each card"
        if not stack.cards:
            return f"stacks: {stack.id} has no card"
        if stack.is_final and not stack.has_type():
            return f"stacks: {stack.id} is finished and has no type"
    return _unknown("stacks", [card for stack in state.stacks for card in stack.cards], PACK)


def _of_types(state: City) -> str:
    """D-LOC, D-DEF, D-THR-6. Types and words of the book's tables."""
    locations, defenders, threats = _all(location_types), _all(defender_types), _all(threat_types)
    said_of_places = [word for words in LOCATION_WORDS.values() for word in words]
    said_of_units = [word for words in DEFENDER_WORDS.values() for word in words]
    wrong = (
        _unknown("locations", [kind for one in state.locations for kind in (one.type, *one.types)], locations)
        or _unknown("locations", [word for one in state.locations for word in one.words], said_of_places)
        or _unknown("units", [one.type for one in state.units], defenders)
        or _unknown("units", [word for one in state.units for word in one.words], said_of_units)
        or _unknown("threats", [one.type for one in state.threats], threats)
    )
    for stack in state.stacks:
        types, words = (locations, said_of_places) if stack.is_place else (defenders, said_of_units)
        wrong = wrong or _unknown("stacks", stack.types, [*types, ""]) or _unknown("stacks", stack.words, [*words, ""])
    return wrong


def _all(types_of: Callable[[int], tuple[str, ...]]) -> list[str]:
    return [kind for rank in EACH_ROW for kind in types_of(rank)]


def _of_places(state: City) -> str:
    places = [one.id for one in state.locations]
    ends = [end for pair in state.connections for end in pair.split("~")]
    for pair in state.connections:
        a, _, b = pair.partition("~")
        if pair.count("~") != 1:
            return "connections: each is two locations with ~ between them"
        if a == b or (a in places and b in places and places.index(a) > places.index(b)):
            return f"connections: {pair[:40]!r} names two locations, the first of the map first"
    if state.phase in SIEGE and not places:
        return "locations: a siege needs one"
    return (
        _unknown("connections", ends, places)
        or _twice("connections", state.connections)
        or _unknown("entries", [*state.entries, *state.first_entries], places)
        or _unknown("entry_changes", state.entry_changes, [verb + one for verb in CHANGES for one in places])
        or _twice("entries", state.entries)
        or _unknown("happened", state.happened.lost, places)
        or _unknown("place", [one.place for one in state.units], [*places, ""])
        or _unknown("began_at", [one.began_at for one in state.units], [*places, ""])
        or _unknown("threats", [end for one in state.threats for end in (one.place, one.target)], [*places, ""])
    )


def _unknown(name: str, said: Iterable[str], known: Iterable[str]) -> str:
    among = set(known)
    for one in said:
        if one not in among:
            return f"{name}: there is no {one[:40]!r}"
    return ""


def _twice(name: str, said: Sequence[str]) -> str:
    for one in said:
        if said.count(one) > 1:
            return f"{name}: {one[:40]!r} stands there twice"
    return ""
