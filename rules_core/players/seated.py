"""Several players at one table, each for a seat of its own."""

from __future__ import annotations

from collections.abc import Mapping

from rules_core.kernel.game import State
from rules_core.kernel.requests import Answer, Request, SeatId
from rules_core.kernel.simulation import Player, Thought


class SeatedPlayers(Player[State]):
    """Lets whoever holds the seat answer that is asked."""

    def __init__(self, players: Mapping[SeatId, Player[State]]) -> None:
        self.players = players

    def decide(self, state: State, request: Request, position: int) -> Answer:
        return self.players[request.who].decide(state, request, position)

    def think(self, state: State, request: Request, position: int) -> Thought:
        return self.players[request.who].think(state, request, position)
