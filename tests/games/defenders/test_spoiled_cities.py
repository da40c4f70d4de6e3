"""A saved city that says what cannot be is refused with the place; each city of a real evening is taken in."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rules_core.games.catalogue import GAMES
from rules_core.games.defenders.card import GAME
from rules_core.games.defenders.players.thumb import ThumbPlayer
from rules_core.games.defenders.state.city import City
from rules_core.games.defenders.state.faults import fault_of_city
from rules_core.kernel.match import begin
from rules_core.kernel.requests import SeatId
from tests.games.defenders.script import P1, P2, P3, city, threat, unit

Spoil = Callable[[City], object]


def sound() -> City:
    state = city("A C7", "B D3", ways="A-B")
    unit(state, "C8", "A")
    threat(state, "S4", target="B")
    state.entries, state.losses = ["A"], ["B"]
    return state


SPOILED: dict[str, tuple[str, Spoil]] = {
    "a card of no pack on a unit": ("units: there is no 'C99'", lambda s: setattr(s.units[0], "card", "C99")),
    "on a location": ("locations: there is no ''", lambda s: setattr(s.locations[0], "card", "")),
    "on a threat": ("threats: there is no 'joker'", lambda s: setattr(s.threats[0], "card", "joker")),
    "in the deck": ("deck: there is no 'X'", lambda s: s.deck.append("X")),
    "a card twice": ("row: 'C1' stands there twice", lambda s: s.row.extend(["C1", "C1"])),
    "a person who is not there": ("owner: there is no 'p9'", lambda s: setattr(s.units[0], "owner", SeatId("p9"))),
    "a turn of nobody": ("first: there is no seat 3", lambda s: setattr(s, "first", 3)),
    "other people": ("seats: these are p1, p2, p3, in this order", lambda s: s.seats.pop()),
    "a place that is not there": ("place: there is no 'Z'", lambda s: setattr(s.units[0], "place", "Z")),
    "a target": ("threats: there is no 'Z'", lambda s: setattr(s.threats[0], "target", "Z")),
    "a loss": ("losses: there is no 'Z'", lambda s: s.losses.append("Z")),
    "an entry": ("entries: there is no 'Z'", lambda s: s.entries.append("Z")),
    "a way to nowhere": ("connections: there is no 'Z'", lambda s: s.connections.append("A~Z")),
    "half a way": ("connections: each is two locations with ~ between them", lambda s: s.connections.append("A")),
    "a unit twice": ("units: 'C8' stands there twice", lambda s: s.units.append(s.units[0])),
}


@pytest.mark.parametrize("sentence, spoil", SPOILED.values(), ids=SPOILED.keys())
def test_the_first_fault_is_told_with_its_place(sentence: str, spoil: Spoil) -> None:
    state = sound()
    assert fault_of_city(state, (P1, P2, P3)) == ""
    spoil(state)
    assert fault_of_city(state, (P1, P2, P3)) == sentence


def test_a_stack_has_one_type_and_one_word_for_each_card() -> None:
    match = begin(GAMES[GAME]({"players": 2}), 3)
    player = ThumbPlayer()
    for position in range(40):
        assert match.pending is not None
        match.answer(player.decide(match.state, match.pending, position))
    state = match.state
    assert state.stacks
    assert fault_of_city(state, state.seats) == ""
    state.stacks[0].types.append("barracks")
    assert fault_of_city(state, state.seats) == "stacks: place-1 has other than one type and one word for each card"


@pytest.mark.parametrize("players", [1, 4])
def test_every_city_of_a_whole_game_is_sound(players: int) -> None:
    match = begin(GAMES[GAME]({"players": players}), 7)
    player = ThumbPlayer()
    position = 0
    while match.pending is not None:
        assert fault_of_city(match.state, match.state.seats) == "", position
        match.answer(player.decide(match.state, match.pending, position))
        position += 1
    assert fault_of_city(match.state, match.state.seats) == ""
