"""What the examination of every game must know of Defenders."""

from __future__ import annotations

from rules_core.games.defenders.game import DefendersGame
from rules_core.games.defenders.players.thumb import ThumbPlayer
from rules_core.players.random_player import RandomPlayer


def small_game() -> DefendersGame:
    """A hamlet: a city that is soon made, so that a short game comes to its siege."""
    return DefendersGame({"players": 2, "city_cards": 6, "fewest": 1, "most_locations": 2, "most_defenders": 2})


def of_players(players: int) -> DefendersGame:
    """A game of so many people by the book."""
    return DefendersGame({"players": players})


GOLDEN = {
    "by-lot": (lambda: of_players(2), lambda: RandomPlayer(5), 5),
    "of-three": (lambda: of_players(3), ThumbPlayer, 2),
}
