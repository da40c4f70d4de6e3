"""The player who draws lots answers every kind of question, legally and repeatably."""

from __future__ import annotations

from collections import Counter

import pytest

from rules_core.kernel.marks import AREA, LINE, RIVER, SPOT
from rules_core.kernel.requests import Allocate, Choose, Pick, Place, Request, Sketch, Topic, Write
from rules_core.kernel.table import PLAYERS
from rules_core.players.random_player import RandomPlayer
from tests.toy.toy_siege import ToyState, Yard

QUESTIONS: list[Request] = [
    Choose(PLAYERS, Topic("whom"), "T-1", "", ("a", "b", "c")),
    Choose(PLAYERS, Topic("whom"), "T-1", "", ("only",)),
    Pick(PLAYERS, Topic("watch"), "T-1", "", ("a", "b", "c"), 1, 3),
    Pick(PLAYERS, Topic("watch"), "T-1", "", ("a", "b", "c"), 0, 0),
    Allocate(PLAYERS, Topic("guards"), "T-1", "", ("a", "b", "c"), 4, (2, 1, 5)),
    Place(PLAYERS, Topic("banner"), "T-1", "", Yard()),
    Write(PLAYERS, Topic("note"), "T-1"),
    Sketch(PLAYERS, Topic("map"), "T-1", "", 4000, 2800, (AREA, LINE, SPOT), (RIVER,)),
    Sketch(PLAYERS, Topic("map"), "T-1", "", 100, 100),
]


@pytest.mark.parametrize("request_", QUESTIONS, ids=lambda one: one.kind)
def test_every_answer_is_legal(request_: Request) -> None:
    player: RandomPlayer[ToyState] = RandomPlayer(3)
    for position in range(200):
        request_.check(player.decide(ToyState(), request_, position))


def test_the_same_seed_and_position_draw_the_same_lot() -> None:
    question = QUESTIONS[0]
    first: RandomPlayer[ToyState] = RandomPlayer(3)
    again: RandomPlayer[ToyState] = RandomPlayer(3)
    lots = [first.decide(ToyState(), question, position) for position in range(50)]
    assert lots == [again.decide(ToyState(), question, position) for position in range(50)]
    other: RandomPlayer[ToyState] = RandomPlayer(4)
    assert lots != [other.decide(ToyState(), question, position) for position in range(50)]


def test_every_option_has_its_turn() -> None:
    player: RandomPlayer[ToyState] = RandomPlayer(3)
    drawn = Counter(player.decide(ToyState(), QUESTIONS[0], position) for position in range(3000))
    assert set(drawn) == {"a", "b", "c"}
    assert all(900 <= count <= 1100 for count in drawn.values())
