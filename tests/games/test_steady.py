"""Whoever plays thousands of games answers at once."""

from dataclasses import replace

from rules_core.games.definition import BY_LOT, PlayerKind
from rules_core.players.random_player import RandomPlayer
from tests.pig.definition import DEFINITION

THINKER = PlayerKind("thinker", "Thinker", "Takes an hour.", RandomPlayer, thinks=True)


def test_the_strongest_that_answers_at_once_plays_games_out() -> None:
    assert DEFINITION.steady() is DEFINITION.players[-1]
    assert replace(DEFINITION, players=(*DEFINITION.players, THINKER)).steady() is DEFINITION.players[-1]
    assert replace(DEFINITION, players=(THINKER,)).steady() is BY_LOT
    assert isinstance(BY_LOT.make(1), RandomPlayer)
