"""A player who keeps the lord within the walls and the army together.

Of 150 lords who fell in wars of four by rule of thumb 123 stood outside their strongholds: they had gone out to
strike. The Marshal's stays at home, behind a ring of units that is filled up three a turn, and lets the others bleed;
then all march at once. In everything else it goes by rule of thumb.
"""

from __future__ import annotations

from rules_core.games.warhold.players import marshal_moves, marshal_upkeep
from rules_core.games.warhold.players.thumb import ThumbPlayer
from rules_core.games.warhold.rules import topics
from rules_core.games.warhold.rules.silence import campaign_of
from rules_core.games.warhold.state.war import War
from rules_core.kernel.requests import Answer, Choose, Request
from rules_core.kernel.simulation import Player, Thought


class Marshal(Player[War]):
    """Answers for any seat, always in the same way; only the race is drawn, by the player's own seed."""

    def __init__(self, seed: int = 0) -> None:
        self._usual = ThumbPlayer(seed)

    def decide(self, state: War, request: Request, position: int) -> Answer:
        return self.think(state, request, position).answer

    def think(self, state: War, request: Request, position: int) -> Thought:
        if isinstance(request, Choose) and not state.is_unmapped:
            if request.topic == topics.MOVE:
                return marshal_moves.who_moves(campaign_of(state), request)
            if request.topic == topics.MOVE_WHERE:
                return marshal_moves.where(campaign_of(state), request)
            if request.topic == topics.TRAIN:
                return marshal_upkeep.train(campaign_of(state), request)
        return self._usual.think(state, request, position)
