"""The games that are examined, each with a small setup, and the player who draws lots among the options."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rules_core.games.catalogue import GAMES
from rules_core.games.village.content.loader import shipped
from rules_core.games.village.content.setup import build
from rules_core.kernel.game import Game
from rules_core.kernel.match import Match
from rules_core.players.random_player import RandomPlayer
from tests.toy.toy_siege import ToySiege


def toy() -> Game[Any]:
    """The toy game."""
    return ToySiege({})


def village() -> Game[Any]:
    """A short siege of two heroes."""
    content = shipped()
    heroes = list(content.heroes)[:2]
    return GAMES["village"](build(content, {"heroes": heroes, "length": "intro"}))


EXAMINED: dict[str, Callable[[], Game[Any]]] = {"toy": toy, "village": village}


def play_on(match: Match[Any], answers: int) -> None:
    """Give so many answers drawn by lot, or fewer when the game ends."""
    player: RandomPlayer[Any] = RandomPlayer(77)
    for _ in range(answers):
        if match.pending is None:
            return
        position = match.journal.depth(match.journal.head)
        match.answer(player.decide(match.state, match.pending, position))
