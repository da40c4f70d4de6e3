"""A saved city that says what cannot be is refused with the place; each city of a real evening is taken in."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rules_core.games.catalogue import GAMES
from rules_core.games.defenders.card import GAME
from rules_core.games.defenders.game import DefendersGame
from rules_core.games.defenders.options import by_the_book
from rules_core.games.defenders.players.thumb import ThumbPlayer
from rules_core.games.defenders.rules import entry_points, play
from rules_core.games.defenders.state.city import City, Happened, Phase
from rules_core.games.defenders.state.faults import fault_of_city
from rules_core.kernel.match import begin
from rules_core.kernel.requests import NO_SEAT, SeatId
from rules_core.kernel.simulation import PlayerTable
from tests.clauses import rule
from tests.games.defenders.examination import of_players
from tests.games.defenders.script import P1, P2, P3, Script, city, threat, unit

Spoil = Callable[[City], object]


def sound() -> City:
    state = city("A C7", "B D3", ways="A-B")
    unit(state, "C8", "A")
    threat(state, "S4", target="B")
    state.entries, state.entry_changes = ["A"], ["lost:B"]
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
    "a loss": ("entry_changes: there is no 'lost:Z'", lambda s: s.entry_changes.append("lost:Z")),
    "an entry": ("entries: there is no 'Z'", lambda s: s.entries.append("Z")),
    "a way to nowhere": ("connections: there is no 'Z'", lambda s: s.connections.append("A~Z")),
    "half a way": ("connections: each is two locations with ~ between them", lambda s: s.connections.append("A")),
    "a way to itself": ("connections: 'A~A' names two", lambda s: s.connections.append("A~A")),
    "a way backwards": ("connections: 'B~A' names two", lambda s: s.connections.append("B~A")),
    "a way twice": ("connections: 'A~B' stands there twice", lambda s: s.connections.append("A~B")),
    "a turn behind the last": ("turn_of: there is no seat 3", lambda s: setattr(s, "turn_of", 3)),
    "a unit of nobody": ("owner: there is no ''", lambda s: setattr(s.units[0], "owner", NO_SEAT)),
    "a location of nobody": ("owner: there is no ''", lambda s: setattr(s.locations[0], "owner", NO_SEAT)),
    "morale below 0": ("damage: -1 is less than nothing", lambda s: setattr(s, "damage", -1)),
    "wounds below 0": ("units: C8 has -2 wounds", lambda s: setattr(s.units[0], "wounds", -2)),
    "a type of nothing": ("units: there is no 'dragon'", lambda s: setattr(s.units[0], "type", "dragon")),
    "of another table": ("locations: there is no 'archers'", lambda s: setattr(s.locations[0], "type", "archers")),
    "a threat of none": ("threats: there is no 'temple'", lambda s: setattr(s.threats[0], "type", "temple")),
    "a word of nothing": ("units: there is no 'kind'", lambda s: s.units[0].words.append("kind")),
    "a loss in the news": ("happened: there is no 'Z'", lambda s: setattr(s, "happened", Happened(lost=["Z"]))),
    "an entry twice": ("entries: 'A' stands there twice", lambda s: s.entries.append("A")),
    "nobody has passed": ("passed: nobody has", lambda s: setattr(s, "phase", Phase.LEFTOVERS)),
    "a unit twice": ("units: 'C8' stands there twice", lambda s: s.units.append(s.units[0])),
}


@pytest.mark.parametrize("sentence, spoil", SPOILED.values(), ids=SPOILED.keys())
def test_the_first_fault_is_told_with_its_place(sentence: str, spoil: Spoil) -> None:
    state = sound()
    assert fault_of_city(state, (P1, P2, P3)) == ""
    spoil(state)
    assert fault_of_city(state, (P1, P2, P3)).startswith(sentence)


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


class Reader(PlayerTable[City]):
    """Looks at the city at every checkpoint, and opens it again in each phase and after each help."""

    def __init__(self, game: DefendersGame, state: City, seed: int) -> None:
        super().__init__(ThumbPlayer(), state, seed)
        self.game = game
        self.read_in: set[tuple[Phase, int]] = set()

    def checkpoint(self) -> None:
        state = self.state
        assert fault_of_city(state, state.seats) == "", self.position
        if state.phase is not Phase.REINFORCEMENTS and (state.phase, state.turn // 4) in self.read_in:
            return
        self.read_in.add((state.phase, state.turn // 4))
        plain = self.game.to_plain(state)
        assert self.game.to_plain(self.game.from_plain(plain)) == plain, self.position


@pytest.mark.long
@pytest.mark.parametrize("players", range(1, 7))
def test_every_city_of_a_whole_game_is_sound_and_can_be_opened_again(players: int) -> None:
    for seed in range(6):
        game = of_players(players)
        state = game.start()
        game.play(Reader(game, state, seed), state)
        assert state.phase is Phase.OVER


def reinforced(players: int) -> City:
    """The joker has come, and more help with it than there are people."""
    state = city("A C9", "B C9", ways="A-B", players=players)
    unit(state, "C8", "A")
    threat(state, "C2", "A")
    state.phase, state.is_reinforced = Phase.REINFORCEMENTS, True
    state.reserve = ["H2", "H3", "H4", "H7", "H11"]
    return state


@rule("D-RNF-2")
@pytest.mark.parametrize("players", [1, 2, 3])
def test_more_help_than_people_goes_round_again_and_can_be_saved(players: int) -> None:
    game, state = of_players(players), reinforced(players)
    table = Script()
    while state.reserve:
        play.step(table, state, by_the_book())
        assert game.to_plain(game.from_plain(game.to_plain(state))) == game.to_plain(state)
    assert [one.owner for one in state.units[1:]] == ([P1, P2, P3][:players] * 5)[:5]


@pytest.mark.parametrize("phase", [Phase.REINFORCEMENTS, Phase.BATTLES])
def test_earlier_rules_counted_help_on_and_such_a_save_opens(phase: Phase) -> None:
    game, state = of_players(2), reinforced(2)
    state.phase, state.turn_of = phase, 5
    assert game.from_plain(game.to_plain(state)).turn_of == 1


@rule("R-D35", "D-ENT-2")
def test_where_nobody_stands_anywhere_an_attack_still_finds_its_way() -> None:
    state = city("A C7", "B D3")
    state.location("A").is_occupied = True
    assert entry_points.roll(Script(), state, P1) == ("B", ())
    state.location("B").is_destroyed = True
    assert entry_points.roll(Script(entry_die=2), state, P1) == ("B", (2,))
