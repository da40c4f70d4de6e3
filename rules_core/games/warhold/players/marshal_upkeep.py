"""Upkeep of the Marshal: workers until mine and farm are full, and an army as fast as the stronghold houses it."""

from __future__ import annotations

from typing import Final

from rules_core.games.warhold.content.types import CAVALRY, INFANTRY, MILITARY, RANGED, SIEGE
from rules_core.games.warhold.players.plans import rides
from rules_core.games.warhold.players.thumb_upkeep import RESERVE, STUCK
from rules_core.games.warhold.rules.campaign import Campaign
from rules_core.games.warhold.rules.land import nearest
from rules_core.games.warhold.rules.upkeep import income_of, upkeep_of
from rules_core.games.warhold.state.war import Stronghold
from rules_core.kernel.requests import NO_SEAT, Choose, SeatId
from rules_core.kernel.simulation import Thought

WORKERS: Final = 10
"""Of mine and of farm (R-W32)."""
SETTLED: Final = 3
"""With so many of each engineers come."""
LEAST_ARMY: Final = 2
PEACE: Final = 2
"""A unit for each round after this one is wanted before any worker,"""
RIVALS_WITHIN: Final = 12
ANSWER: Final = 1.5
"""and so many for each rival's unit that is so near to home."""
HEALED_FROM: Final = 3
"""So many units want a healer."""
PLENTY: Final = 200
"""Gold for a second engineer and healer."""
STORED: Final = 600
"""With so much in store more are kept than the income feeds."""
ENGINES: Final = 3
ENGINES_FROM: Final = 8
"""So many units go before siege engines."""
BUILDINGS: Final = (
    ("barracks", 2),
    ("mine", 2),
    ("walls", 2),
    ("farm", 2),
    ("barracks", 3),
    ("walls", 3),
    ("mine", 3),
    ("farm", 3),
)
RIDERS_BUILDINGS: Final = (("barracks", 3), *[one for one in BUILDINGS if one[0] != "barracks"])
"""Who rides wants stables first."""


def train(campaign: Campaign, request: Choose) -> Thought:
    """What is worth most, of what can be had; in the stronghold where the lord is before any other."""
    state = campaign.state
    houses = state.held_by(request.who)
    if not houses:
        return Thought("done")
    lord = state.lord_of(request.who)
    house = next((one for one in houses if lord is not None and lord.tile in one.tiles), houses[0])
    offered: dict[str, str] = {}
    for one in request.options:
        wish, _, place = one.partition("@")
        if wish not in offered or place == house.id:
            offered[wish] = one
    for wanted, reason in _wishes(campaign, request.who, house):
        if wanted in offered:
            return Thought(offered[wanted], reason)
    return Thought("done", "saves")


def _wishes(campaign: Campaign, seat: SeatId, house: Stronghold) -> list[tuple[str, str]]:
    """Wishes in their order, each with a word for why."""
    state = campaign.state
    kingdom = state.kingdom(seat)
    kinds = [one.kind for one in state.units_of(seat) if one.kind in MILITARY]
    army = len(kinds)
    on_horse = rides(campaign, seat)
    order = [CAVALRY, INFANTRY, RANGED] if army % 2 or on_horse else [CAVALRY, RANGED, INFANTRY]
    recruits = [f"train:{kind}" for kind in order]
    found: list[tuple[str, str]] = []
    if army < _needed(campaign, seat, house):
        found.extend([(one, "guards") for one in recruits])
    places = ["worker:mine", "worker:farm"]
    if house.miners > house.farmers:
        places.reverse()
    least = min(house.miners, house.farmers)
    if least < WORKERS:
        found.extend([(one, "workers") for one in places])
    if least >= SETTLED:
        if not house.engineers:
            found.append(("engineer", "engineer"))
        if not house.healers and army >= HEALED_FROM:
            found.append(("healer", "healer"))
        for building, until in RIDERS_BUILDINGS if on_horse else BUILDINGS:
            if house.level(building) < until:
                found.append((f"upgrade:{building}", "builds"))
                break
    if kingdom.gold >= PLENTY:
        if house.engineers < 2:
            found.append(("engineer", "engineer"))
        if house.healers < 2:
            found.append(("healer", "healer"))
    gold, food = income_of(campaign, seat)
    kept_gold, kept_food = upkeep_of(campaign, seat)
    if (gold - kept_gold >= RESERVE or kingdom.gold > STORED) and (
        food - kept_food >= RESERVE or kingdom.food > STORED
    ):
        found.extend([(one, "army") for one in recruits])
        if army >= ENGINES_FROM and kinds.count(SIEGE) < ENGINES:
            found.append(("siege", "siege"))
    if state.round >= STUCK:
        # Two armies that hold the ends of one bridge find another way.
        found.append(("bridge", "bridge"))
    return found


def _needed(campaign: Campaign, seat: SeatId, house: Stronghold) -> float:
    """How many units there must be before anything else is bought."""
    state = campaign.state
    rivals = [
        one
        for one in state.units
        if one.seat not in (NO_SEAT, seat)
        and one.kind in MILITARY
        and nearest(state, one.tile, house.tiles) <= RIVALS_WITHIN
    ]
    return max(float(LEAST_ARMY), float(state.round - PEACE), ANSWER * len(rivals))
