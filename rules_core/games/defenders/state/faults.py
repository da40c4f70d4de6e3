"""What a saved or corrected city cannot say: cards that are in no pack, places and seats that are not there."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rules_core.games.defenders.content.cards import JOKER, PACK
from rules_core.games.defenders.state.city import City
from rules_core.kernel.requests import NO_SEAT, SeatId


def fault_of_city(state: City, seats: Sequence[SeatId]) -> str:
    """The place of the first fault and what is wrong there, "" for a city that can be played on."""
    return (
        _of_seats(state, seats)
        or _of_cards(state)
        or _of_stacks(state)
        or _twice("locations", [one.id for one in state.locations])
        or _twice("units", [one.id for one in state.units])
        or _twice("threats", [one.id for one in state.threats])
        or _of_places(state)
    )


def _of_seats(state: City, seats: Sequence[SeatId]) -> str:
    if list(state.seats) != list(seats):
        return f"seats: these are {', '.join(seats)}, in this order"
    # A step through all seats ends one behind the last.
    if not 0 <= state.turn_of <= len(seats):
        return f"turn_of: there is no seat {state.turn_of}"
    if not 0 <= state.first < len(seats):
        return f"first: there is no seat {state.first}"
    owners = [
        *[one.owner for one in state.stacks],
        *[one.owner for one in state.locations],
        *[one.owner for one in state.units],
        *[one.seat for one in state.told],
        *state.passed,
    ]
    return _unknown("owner", owners, [*seats, NO_SEAT])


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
    return _unknown("stacks", [card for stack in state.stacks for card in stack.cards], PACK)


def _of_places(state: City) -> str:
    places = [one.id for one in state.locations]
    ends = [end for pair in state.connections for end in pair.split("~")]
    if any(pair.count("~") != 1 for pair in state.connections):
        return "connections: each is two locations with ~ between them"
    return (
        _unknown("connections", ends, places)
        or _unknown("entries", [*state.entries, *state.entries_added, *state.first_entries], places)
        or _unknown("losses", state.losses, places)
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
