"""The player of random trials: draws lots, and goes for the enemy at last where lots alone would never find them."""

from __future__ import annotations

from typing import Final

from rules_core.games.village.players.thumb_player import ThumbPlayer
from rules_core.games.village.state.siege import Phase, Siege
from rules_core.kernel.requests import Answer, Request
from rules_core.kernel.simulation import Player
from rules_core.players.random_player import RandomPlayer

WEARY: Final = 60
"""After so many rounds of a wave the lots have had their chance."""
FIGHT: Final = (Phase.HERO_TURN, Phase.ENEMY_TURN)


class Wanderer(Player[Siege]):
    """Takes any option with equal chance; late in a fight it leaves the rest of the wave to the thumb player.

    Guardians hold their ground (V-6.3.19) and nothing but the heroes ends their wave: who strays about passes them by.
    """

    def __init__(self, seed: int) -> None:
        self.lots: RandomPlayer[Siege] = RandomPlayer(seed)
        self.sense = ThumbPlayer()

    def decide(self, state: Siege, request: Request, position: int) -> Answer:
        if state.round > WEARY and state.phase in FIGHT:
            return self.sense.decide(state, request, position)
        return self.lots.decide(state, request, position)
