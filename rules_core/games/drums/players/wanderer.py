"""A player who draws lots, and does not give up."""

from __future__ import annotations

from rules_core.games.drums.rules.turns import WITHDRAW
from rules_core.games.drums.state.battle import Battle
from rules_core.kernel.requests import Answer, Request
from rules_core.players.random_player import RandomPlayer, random_answer

ELSEWHERE = 7919


class Wanderer(RandomPlayer[Battle]):
    """Any option with equal chance, except to withdraw."""

    def decide(self, state: Battle, request: Request, position: int) -> Answer:
        answer = random_answer(self.seed, position, request)
        while answer == WITHDRAW:
            position += ELSEWHERE
            answer = random_answer(self.seed, position, request)
        return answer
