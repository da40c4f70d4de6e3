"""Movement at a table without a map: people move as they like and say who has come to another place (section 11.2)."""

from __future__ import annotations

from typing import Final

from rules_core.games.warhold.rules import topics
from rules_core.games.warhold.rules.campaign import Campaign
from rules_core.games.warhold.rules.land import place_at
from rules_core.games.warhold.rules.movement import STAY
from rules_core.games.warhold.rules.unmapped.spots import alike_to, one_of_each, places_for, put
from rules_core.games.warhold.rules.ways import may_strike
from rules_core.games.warhold.state.facts import Moved, mention
from rules_core.games.warhold.state.war import NO_TILE, Unit
from rules_core.kernel.requests import SeatId

STRUCK: Final = "struck"


def movers(campaign: Campaign, seat: SeatId) -> list[str]:
    """W-MOV-1. Who may come to another place, and that somebody is struck at on the way (W-MOV-4)."""
    state = campaign.state
    own = [one.id for one in state.units_of(seat) if not one.stepped and places_for(campaign, one)]
    found = one_of_each(state, own)
    return [*found, STRUCK] if _strikers(campaign, seat) and _runners(campaign, seat) else found


def _strikers(campaign: Campaign, seat: SeatId) -> list[str]:
    """W-AOO-3, W-AOO-4. Who may still strike at somebody who leaves."""
    return [one.id for one in campaign.state.units if one.seat != seat and may_strike(campaign, one)]


def _runners(campaign: Campaign, seat: SeatId) -> list[str]:
    """W-AOO-5. Whom they may strike at: nobody within a stronghold or town."""
    state = campaign.state
    return [
        one.id for one in state.units_of(seat) if state.stronghold_at(one.tile) is None and not state.is_town(one.tile)
    ]


def struck(campaign: Campaign, seat: SeatId) -> tuple[Unit, Unit]:
    """W-MOV-4. Who is struck at when it leaves, and by whom."""
    state = campaign.state
    runners = one_of_each(state, _runners(campaign, seat))
    runner = state.unit(campaign.table.settle(seat, topics.WHO_IS_STRUCK, runners, "W-MOV-4", seat))
    strikers = one_of_each(state, _strikers(campaign, seat))
    striker = state.unit(campaign.table.settle(seat, topics.WHO_STRIKES, strikers, "W-AOO-1", runner.id))
    return runner, striker


def march(campaign: Campaign, unit: Unit) -> None:
    """W-MOV-1. To which place it goes, and how many like it go with it."""
    places = places_for(campaign, unit)
    chosen = campaign.table.choose(unit.seat, topics.MARCH, (*places, STAY), "W-MOV-1", unit.id)
    if chosen == STAY:
        return
    alike = alike_to(campaign.state, unit)
    most = min(len(alike), _room(campaign, alike, chosen))
    count = 1
    if most > 1:
        counts = [str(one) for one in range(1, most + 1)]
        count = int(campaign.table.choose(unit.seat, topics.HOW_MANY, counts, "W-MOV-1", unit.id))
    for one in alike[:count]:
        _go(campaign, one, chosen)


def _room(campaign: Campaign, units: list[Unit], place: str) -> int:
    """W-MAP-4, W-ORC-1. How many of them find a tile there."""
    state = campaign.state
    before = [(one, one.tile) for one in units]
    count = 0
    spots = state.spots
    for one in units:
        tile = places_for(campaign, one).get(place)
        if tile is None:
            break
        count += 1
        if tile != NO_TILE:
            one.tile = tile
    for one, tile in before:
        one.tile = tile
    state.spots = spots
    return count


def _go(campaign: Campaign, unit: Unit, place: str) -> None:
    state = campaign.state
    start = place_at(state, unit.tile)
    put(state, unit, places_for(campaign, unit)[place])
    way = (start, place_at(state, unit.tile))
    campaign.table.tell(Moved("W-MOV-1", mention(unit), way, 0))


def walk(campaign: Campaign, lord: Unit, clause: str) -> None:
    """EQ-33, RE-28. The lord goes some more; asked is only whether he comes to another place."""
    places = places_for(campaign, lord)
    chosen = campaign.table.choose(lord.seat, topics.MARCH, (STAY, *places), clause, lord.id)
    if chosen != STAY:
        _go(campaign, lord, chosen)
