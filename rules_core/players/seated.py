"""Several players at one table, each for a seat of its own."""

from __future__ import annotations

from collections.abc import Mapping

from rules_core.kernel.game import State
from rules_core.kernel.requests import Answer, Request, SeatId
from rules_core.kernel.simulation import Player, Thought


class SeatedPlayers(Player[State]):
    """Lets whoever holds the seat answer that is asked, and another player where nobody of those does."""

    def __init__(self, players: Mapping[SeatId, Player[State]], usual: Player[State]) -> None:
        self.players = players
        self.usual = usual

    def decide(self, state: State, request: Request, position: int) -> Answer:
        return self.players.get(request.who, self.usual).decide(state, request, position)

    def think(self, state: State, request: Request, position: int) -> Thought:
        return self.players.get(request.who, self.usual).think(state, request, position)
