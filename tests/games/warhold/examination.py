"""What the examination of every game must know of Warhold."""

from __future__ import annotations

from rules_core.games.warhold.game import WarholdGame
from rules_core.games.warhold.players.thumb import ThumbPlayer
from rules_core.players.random_player import RandomPlayer

READY = {"board": "two-rivers", "approval": False}


def small_game() -> WarholdGame:
    """A map that stands ready, so that the war begins soon."""
    return WarholdGame(dict(READY))


def quick_game() -> WarholdGame:
    """A small map that is laid by lot, and Quick Play: the war is soon over."""
    return WarholdGame({"size": "small", "quick_play": True, "ruins_each": 2, "approval": False})


def laid_in_turns() -> WarholdGame:
    """A small map that two people lay and approve."""
    return WarholdGame({"size": "small", "quick_play": True, "laying": "in-turns"})


def without_map() -> WarholdGame:
    """At a table of which the program has no map."""
    return WarholdGame({"play_mode": "unmapped"})


GOLDEN = {
    "by-lot": (laid_in_turns, lambda: RandomPlayer(5), 5),
    "thumbs": (quick_game, ThumbPlayer, 11),
    "without-map": (without_map, ThumbPlayer, 2),
}
