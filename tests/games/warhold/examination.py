"""What the examination of every game must know of Warhold."""

from __future__ import annotations

from rules_core.games.warhold.game import WarholdGame
from rules_core.games.warhold.players.thumb import ThumbPlayer
from rules_core.players.random_player import RandomPlayer

READY = {"board": "two-rivers", "approval": False}


def small_game() -> WarholdGame:
    """A map that stands ready, so that the war begins soon."""
    return WarholdGame(dict(READY))


GOLDEN = {
    "by-lot": (lambda: WarholdGame({"size": "small", "quick_play": True}), lambda: RandomPlayer(5), 5),
    "thumbs": (small_game, ThumbPlayer, 3),
}
