"""Movement by rules of thumb: to good attacks, to ruins, to war; round strikes and out of great danger."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rules_core.games.warhold.content.types import LORD, SIEGE
from rules_core.games.warhold.players.forecast import chance_to_slay, damage
from rules_core.games.warhold.players.plans import Intent, distances
from rules_core.games.warhold.rules.campaign import Campaign
from rules_core.games.warhold.rules.land import nearest, steps_apart, tile_of
from rules_core.games.warhold.rules.movement import DONE, STAY
from rules_core.games.warhold.rules.strength import may_attack, movement, movement_left, reach
from rules_core.games.warhold.rules.ways import ways_of
from rules_core.games.warhold.state.war import Unit
from rules_core.kernel.requests import Choose
from rules_core.kernel.simulation import Thought

STEP: Final = 0.25
"""What a movement point nearer to the aim is worth, in hit points."""
STRIKE: Final = 1.5
"""What a strike on the way costs."""
LORD_DEAR: Final = 3.0
"""How many times a lord's hit points count."""
PEAK: Final = 0.1
"""So much better a tile must be, or the unit stays."""


def who_moves(campaign: Campaign, request: Choose) -> Thought:
    """The first unit that has not gone yet and finds a better tile."""
    state = campaign.state
    intent = Intent(campaign, request.who)
    for one in request.options:
        if not state.has_unit(one):
            continue
        unit = state.unit(one)
        if unit.stepped:
            continue
        best, why = best_tile(intent, unit)
        if best >= 0:
            return Thought(one, why)
    if "potion" in request.options:
        return Thought("potion", "heals")
    return Thought(DONE)


def where(campaign: Campaign, request: Choose) -> Thought:
    """The best tile."""
    unit = campaign.state.unit(request.subject)
    best, why = best_tile(Intent(campaign, request.who), unit)
    for one in request.options:
        if one != STAY and not campaign.state.has_unit(one) and tile_of(campaign.state, one) == best:
            return Thought(one, why)
    return Thought(STAY)


def best_tile(intent: Intent, unit: Unit) -> tuple[int, str]:
    """Where a unit wants to stand, -1 for where it stands, and a word for why."""
    campaign, state = intent.campaign, intent.campaign.state
    points = movement_left(campaign, unit)
    if not points:
        return -1, ""
    ways = ways_of(campaign, unit, points)
    aims = intent.aims_of(unit)
    costs = distances(campaign, unit, aims) if aims else {}
    near = [
        one
        for one in state.units
        if one.seat != unit.seat and nearest(state, one.tile, [unit.tile]) <= points + movement(campaign, one) + 3
    ]
    # An Ogre is struck from a tile further (W-MON-7).
    far = {one.id: 1 + reach(campaign, one) for one in (unit, *near)}
    near = [one for one in near if steps_apart(state, one.tile, unit.tile) <= points + max(far[unit.id], far[one.id])]
    care = care_of(intent, unit)
    start = unit.tile
    best_tile, best, why = -1, _worth(campaign, unit, start, near, far, costs, care)[0] + PEAK, ""
    for tile in ways.tiles():
        worth, reason = _worth(campaign, unit, tile, near, far, costs, care)
        if ways.is_struck(tile):
            worth -= STRIKE * (LORD_DEAR if unit.kind == LORD else 1.0)
        if worth > best:
            best_tile, best, why = tile, worth, reason
    unit.tile = start
    return best_tile, why


def care_of(intent: Intent, unit: Unit) -> float:
    """How much what comes back counts."""
    if unit.kind == LORD and not intent.is_last_stand:
        return LORD_DEAR
    if unit.kind == SIEGE:
        return 1.5
    return 0.7 if intent.marches else 1.0


def _worth(
    campaign: Campaign,
    unit: Unit,
    tile: int,
    near: list[Unit],
    far: Mapping[str, int],
    costs: Mapping[int, int],
    care: float,
) -> tuple[float, str]:
    """What a tile is worth: the best attack from it, less what comes back, and how near it is to the aim.

    `far` has how far each of them can strike at most; whoever is further away need not be asked about.
    """
    state = campaign.state
    before, moved = unit.tile, unit.stepped
    unit.tile = tile
    if tile != before:
        unit.stepped += 1
    gain, loss = 0.0, 0.0
    for one in near:
        apart = steps_apart(state, one.tile, tile)
        if apart <= far[unit.id] and may_attack(campaign, unit, one):
            value = damage(campaign, unit, one) + chance_to_slay(campaign, unit, one)
            if one.kind == LORD:
                value *= 2
            gain = max(gain, value)
        if apart <= far[one.id] and may_attack(campaign, one, unit):
            loss += damage(campaign, one, unit)
    unit.tile, unit.stepped = before, moved
    loss *= care
    nearer = -STEP * costs.get(tile, 60)
    return gain - loss + nearer, "attacks" if gain > loss else "goes"


def bridge(campaign: Campaign, request: Choose) -> Thought:
    """The water nearest to the next rival."""
    state = campaign.state
    rivals = [tile for one in state.strongholds if one.seat != request.who for tile in one.tiles]
    if not rivals:
        return Thought(request.options[0])
    return Thought(min(request.options, key=lambda one: nearest(state, tile_of(state, one), rivals)))


def far_from_me(campaign: Campaign, request: Choose) -> Thought:
    """Monsters appear far from the own units and near others."""
    state = campaign.state
    own = [one.tile for one in state.units_of(request.who)]
    others = [one.tile for one in state.units if one.seat not in ("", request.who)]

    def worth(name: str) -> int:
        tile = tile_of(state, name)
        away = nearest(state, tile, own) if own else 0
        return away * 2 - (nearest(state, tile, others) if others else 0)

    return Thought(max(request.options, key=worth))
