"""A spoiled war is refused in a sentence, or is one that plays on; each war of a real game is taken in."""

from __future__ import annotations

import copy
import random
from collections.abc import Callable
from typing import Any

import pytest

from rules_core.games.warhold.game import WarholdGame
from rules_core.games.warhold.players.thumb import ThumbPlayer
from rules_core.games.warhold.state.war import Claim, Laid, Phase, Ruin, War
from rules_core.kernel.match import Match, begin, begin_from
from rules_core.kernel.requests import NO_SEAT, SeatId
from rules_core.kernel.simulation import Player
from rules_core.players.random_player import RandomPlayer
from tests.games.warhold.examination import small_game

Spoil = Callable[[War], object]
STOPS = (0, 5, 12, 30, 80, 200, 400, 700)


def play(match: Match[War], player: Player[War], answers: int) -> None:
    for _ in range(answers):
        if match.pending is None:
            return
        match.answer(player.decide(match.state, match.pending, match.journal.depth(match.journal.head)))


def wars() -> list[tuple[WarholdGame, dict[str, Any]]]:
    """States of real games as they are saved: one by lot whose map is laid, one by rule of thumb."""
    found: list[tuple[WarholdGame, dict[str, Any]]] = []
    for game, player in (
        (WarholdGame({"size": "small", "quick_play": True, "laying": "in-turns"}), RandomPlayer[War](3)),
        (small_game(), ThumbPlayer()),
    ):
        match = begin(game, 7)
        for before, after in zip((0, *STOPS), STOPS, strict=False):
            play(match, player, after - before)
            found.append((game, game.to_plain(match.state)))
    return found


WARS = wars()


def sound() -> War:
    game, plain = WARS[-1]
    state = game.from_plain(copy.deepcopy(plain))
    assert state.round
    return state


def test_wars_of_real_games_are_taken_in() -> None:
    phases = set()
    for game, plain in WARS:
        state = game.from_plain(copy.deepcopy(plain))
        assert game.to_plain(state) == plain
        # As it was saved before buildings were noted.
        older = copy.deepcopy(plain)
        for house in older["strongholds"]:
            del house["raised"]
        assert game.to_plain(game.from_plain(older)) == plain
        phases.add(state.phase)
    assert Phase.MAP in phases


SPOILED: dict[str, Spoil] = {
    "other people": lambda s: s.seats.pop(),
    "an order without somebody": lambda s: s.order.pop(),
    "a turn of nobody": lambda s: setattr(s, "turn_of", 7),
    "a letter of no ground": lambda s: setattr(s, "ground", "x" + s.ground[1:]),
    "a map of another size": lambda s: setattr(s, "rows", s.rows + 1),
    "a game tile off the map": lambda s: s.laid.append(Laid(0, 0, 99, 0)),
    "a race twice": lambda s: setattr(s.kingdoms[0], "race", s.kingdoms[1].race),
    "no race": lambda s: setattr(s.kingdoms[0], "race", ""),
    "debts": lambda s: setattr(s.kingdoms[0], "gold", -5),
    "no lord": lambda s: s.units.remove(s.units[[one.kind for one in s.units].index("lord")]),
    "a unit twice": lambda s: s.units.append(s.units[0]),
    "a unit of nobody": lambda s: setattr(s.units[0], "seat", NO_SEAT),
    "off the map": lambda s: setattr(s.units[0], "tile", 9999),
    "of another kind": lambda s: setattr(s.units[1], "kind", "siege"),
    "slain long ago": lambda s: setattr(s.units[0], "wounds", 9),
    "with a number to come": lambda s: setattr(s, "made", 0),
    "two places on a tile": lambda s: s.ruins.append(Ruin(s.strongholds[0].tiles[0])),
    "a building too high": lambda s: setattr(s.strongholds[0], "walls", 4),
    "a mine without anybody": lambda s: setattr(s.strongholds[0], "miners", 0),
    "half a stronghold": lambda s: s.strongholds[0].tiles.pop(),
    "a guard that is gone": lambda s: setattr(s.ruins[0], "guard", "unit-9999"),
    "a card twice": lambda s: s.kingdoms[0].owned.extend(["eq-1.1", "eq-1.1"]),
    "a card of another deck": lambda s: s.discards.setdefault("boon", []).append("di-1.1"),
    "a deck of nothing": lambda s: s.discards.setdefault("tarot", []),
    "known to nobody": lambda s: s.known.setdefault("boon", ["bo-1.1"]),
    "a monster that waits and makes for nothing": lambda s: s.waiting.append("unit-9999"),
    "a claim of nobody": lambda s: s.claims.append(Claim(SeatId("p9"), 0, "tr-1.1")),
    "a reward of nobody": lambda s: s.slain.append("small p9"),
    "fog round nobody": lambda s: setattr(s, "fog", SeatId("p9")),
}


@pytest.mark.parametrize("spoil", SPOILED.values(), ids=SPOILED.keys())
def test_what_cannot_be_is_told(spoil: Spoil) -> None:
    game, _ = WARS[-1]
    state = sound()
    assert game.fault_of(state) == ""
    spoil(state)
    assert game.fault_of(state)


def spots(value: Any) -> list[tuple[Any, Any]]:
    """Where in a saved war a number or a word stands."""
    found: list[tuple[Any, Any]] = []
    steps = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for step, one in steps:
        if isinstance(one, (str, int)):
            found.append((value, step))
        found.extend(spots(one))
    return found


@pytest.mark.parametrize("lot", range(4))
def test_a_war_spoiled_by_lot_is_refused_or_plays_on(lot: int) -> None:
    chance = random.Random(lot)
    taken = 0
    for number in range(120):
        game, plain = chance.choice(WARS)
        spoiled = copy.deepcopy(plain)
        there = spots(spoiled)
        place, step = chance.choice(there)
        others = [one[0][one[1]] for one in there] + ["", 0, 1, -1, 99, True, False]
        place[step] = chance.choice([one for one in others if type(one) is type(place[step])])
        try:
            state = game.from_plain(spoiled)
        except ValueError:
            continue
        taken += 1
        play(begin_from(game, state, number), RandomPlayer(number), 12)
    assert taken
