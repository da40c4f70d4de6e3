"""A player by rules of thumb: workers first, then ruins, then an army against the weakest lord."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rules_core.games.warhold.content.types import KINDS
from rules_core.games.warhold.players import thumb_fights, thumb_moves, thumb_unmapped, thumb_upkeep
from rules_core.games.warhold.players.plans import far_from_others
from rules_core.games.warhold.rules import topics
from rules_core.games.warhold.rules.campaign import Campaign
from rules_core.games.warhold.rules.laying import left_of
from rules_core.games.warhold.rules.silence import campaign_of
from rules_core.games.warhold.state.war import War
from rules_core.kernel.chance import number_below
from rules_core.kernel.requests import Allocate, Answer, Choose, Pick, Request, Topic
from rules_core.kernel.simulation import Player, Thought

RACES: Final = 1 << 41
"""Lots for races lie far from the dice of the same seed."""


class ThumbPlayer(Player[War]):
    """Answers for any seat, at once and always in the same way; only the race is drawn, by the player's own seed."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def decide(self, state: War, request: Request, position: int) -> Answer:
        return self.think(state, request, position).answer

    def think(self, state: War, request: Request, position: int) -> Thought:
        campaign = campaign_of(state)
        if isinstance(request, Pick):
            return Thought(thumb_upkeep.unpaid(campaign, request), "poor")
        if isinstance(request, Allocate):
            return Thought(thumb_fights.shares(campaign, request), "share")
        assert isinstance(request, Choose)
        if request.topic == topics.RACE:
            return self._race(state, request)
        way = UNMAPPED.get(request.topic) if state.is_unmapped else None
        way = way or WAYS.get(request.topic)
        if way is None:
            return Thought(request.options[0])
        return way(campaign, request)

    def _race(self, state: War, request: Choose) -> Thought:
        """Each as often as any, wherever the seat lies: the place on a map that stands ready is no race's own."""
        lot = number_below(self.seed ^ RACES, state.seats.index(request.who), 0, len(request.options))
        return Thought(request.options[lot])


def _first(campaign: Campaign, request: Choose) -> Thought:
    return Thought(request.options[0])


def _tile(campaign: Campaign, request: Choose) -> Thought:
    """Some of everything: one after the other out of the whole box, in a mixed order."""
    kinds = [one for one in request.options for _ in range(left_of(campaign.state, int(one[1:])))]
    return Thought(kinds[len(campaign.state.laid) * 37 % len(kinds)])


def _turn(campaign: Campaign, request: Choose) -> Thought:
    return Thought(request.options[len(campaign.state.laid) * 7 // 3 % len(request.options)])


def _middle(campaign: Campaign, request: Choose) -> Thought:
    """Somewhere in the middle: a town in neutral ground (W-SET-6)."""
    return Thought(request.options[len(request.options) // 2])


def _ruin(campaign: Campaign, request: Choose) -> Thought:
    """Spread over the map, one after the other."""
    count = len(campaign.state.ruins)
    return Thought(request.options[(count * 7919) % len(request.options)])


def _stronghold(campaign: Campaign, request: Choose) -> Thought:
    return Thought(far_from_others(campaign, request.options), "far")


def _least_kind(campaign: Campaign, request: Choose) -> Thought:
    """Whoever is worth least suffers."""
    state = campaign.state

    def worth(id: str) -> tuple[int, int]:
        if not state.has_unit(id):
            return (-1, 0)
        unit = state.unit(id)
        return (KINDS.index(unit.kind) if unit.kind in KINDS else 0, unit.wounds)

    return Thought(min(request.options, key=worth))


def _most_wounded(campaign: Campaign, request: Choose) -> Thought:
    state = campaign.state

    def need(id: str) -> tuple[int, int]:
        if not state.has_unit(id):
            return (0, 0)
        unit = state.unit(id)
        return (unit.wounds, KINDS.index(unit.kind) if unit.kind in KINDS else 0)

    return Thought(max(request.options, key=need))


def _last(campaign: Campaign, request: Choose) -> Thought:
    return Thought(request.options[-1])


WAYS: dict[Topic, Callable[[Campaign, Choose], Thought]] = {
    topics.TOWN_PLACE: _middle,
    topics.RUIN_PLACE: _ruin,
    topics.STRONGHOLD_PLACE: _stronghold,
    topics.LAY_WHICH: _tile,
    topics.LAY_WHERE: _first,
    topics.LAY_TURN: _turn,
    topics.PAY: _first,
    topics.TRAIN: thumb_upkeep.train,
    topics.TRAIN_WHERE: thumb_upkeep.train_where,
    topics.BRIDGE: thumb_moves.bridge,
    topics.TRADE: thumb_upkeep.trade,
    topics.HEAL: _most_wounded,
    topics.CURE: _most_wounded,
    topics.BUNDLES: _first,
    topics.EQUIP: thumb_upkeep.equip,
    topics.MOVE: thumb_moves.who_moves,
    topics.MOVE_WHERE: thumb_moves.where,
    topics.HASTE: _last,
    topics.ATTACK: thumb_fights.who_attacks,
    topics.COUNTER: thumb_fights.who_attacks,
    topics.WHOM: thumb_fights.whom,
    topics.VICTIM: _most_wounded,
    topics.UNCARING: thumb_fights.uncaring,
    topics.AGAIN: _last,
    topics.MONSTER_PLACE: thumb_moves.far_from_me,
    topics.WHO_LEAVES: _least_kind,
    topics.WHO_SUFFERS: _most_wounded,
    topics.WHO_IS_HEALED: _most_wounded,
}
"""How each question is answered; what is missing takes the first option."""
UNMAPPED: dict[Topic, Callable[[Campaign, Choose], Thought]] = {
    topics.MOVE: thumb_unmapped.who_moves,
    topics.MARCH: thumb_unmapped.where,
    topics.HOW_MANY: _last,
    topics.FIGHT: thumb_unmapped.fights,
    topics.ATTACK: thumb_unmapped.who_attacks,
    topics.COUNTER: thumb_unmapped.who_attacks,
    topics.WHOM: thumb_unmapped.whom,
    topics.NEAREST: thumb_unmapped.nearest,
    topics.COMES: thumb_unmapped.comes,
}
"""What is answered otherwise at a table without a map."""
