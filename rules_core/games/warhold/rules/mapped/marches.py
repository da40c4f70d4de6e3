"""Movement on a map: units go, are struck when they leave an enemy, and change places (sections 11.2 and 11.3)."""

from __future__ import annotations

from rules_core.games.warhold.rules import topics
from rules_core.games.warhold.rules.campaign import Campaign
from rules_core.games.warhold.rules.land import name_of
from rules_core.games.warhold.rules.movement import STAY, strike_at
from rules_core.games.warhold.rules.strength import movement_left
from rules_core.games.warhold.rules.ways import costs_of, exchanges, strikers, ways_of
from rules_core.games.warhold.state.facts import Moved, Swapped, mention
from rules_core.games.warhold.state.war import Unit


def to_exchange(campaign: Campaign, unit: Unit) -> list[Unit]:
    """W-MAP-5. With whom it can change places."""
    state = campaign.state
    left = {one.id: movement_left(campaign, one) for one in state.units if one.seat == unit.seat}
    return exchanges(campaign, unit, left[unit.id], left)


def march(campaign: Campaign, unit: Unit) -> None:
    """W-MOV-1 to W-MOV-4. Where it goes: a tile by its name, or a unit with which it changes places."""
    state = campaign.state
    ways = ways_of(campaign, unit, movement_left(campaign, unit))
    tiles = {name_of(state, tile): tile for tile in ways.tiles()}
    others = {one.id: one for one in to_exchange(campaign, unit)}
    chosen = campaign.table.choose(unit.seat, topics.MOVE_WHERE, (*tiles, *others, STAY), "W-MOV-1", unit.id)
    if chosen in tiles:
        go(campaign, unit, ways.way(tiles[chosen]))
    elif chosen in others:
        _exchange(campaign, unit, others[chosen])


def go(campaign: Campaign, unit: Unit, way: list[int], *, is_free: bool = False) -> None:
    """W-MOV-4, R-W24. Step by step; every step away from an enemy is struck at first, unless it `is_free`."""
    state = campaign.state
    names = [name_of(state, unit.tile)]
    points = 0
    costs = costs_of(campaign, unit)
    for tile in way:
        if not is_free and not _survives(campaign, unit, names, points):
            return
        points += costs[tile]
        unit.tile = tile
        unit.stepped += 1
        names.append(name_of(state, tile))
    unit.spent += points
    campaign.table.tell(Moved("W-MOV-1", mention(unit), tuple(names), points))


def _survives(campaign: Campaign, unit: Unit, names: list[str], points: int) -> bool:
    """W-MOV-4. Whether it lives through the strikes at the tile that it is about to leave."""
    state = campaign.state
    enemies = strikers(campaign, unit)
    if enemies and len(names) > 1:
        # What has been gone so far is seen before the blows fall.
        campaign.table.tell(Moved("W-MOV-1", mention(unit), tuple(names), points))
        names[:] = names[-1:]
    for enemy in enemies:
        # R-W77. Those who come later keep their blow when it has fallen already.
        if not state.has_unit(unit.id):
            return False
        strike_at(campaign, enemy, unit)
    return state.has_unit(unit.id)


def _exchange(campaign: Campaign, unit: Unit, other: Unit) -> None:
    """W-MAP-5, R-W31, R-W66. All strikes come first; if one of them falls there is no exchange."""
    state = campaign.state
    for one in (unit, other):
        for enemy in strikers(campaign, one):
            if state.has_unit(one.id):
                strike_at(campaign, enemy, one)
    if not (state.has_unit(unit.id) and state.has_unit(other.id)):
        return
    unit.spent += costs_of(campaign, unit)[other.tile]
    other.spent += costs_of(campaign, other)[unit.tile]
    unit.tile, other.tile = other.tile, unit.tile
    unit.stepped += 1
    other.stepped += 1
    campaign.table.tell(Swapped("W-MAP-5", mention(unit), mention(other)))


def walk(campaign: Campaign, lord: Unit, points: int, clause: str) -> bool:
    """EQ-33, RE-28. Onto which tile a lord goes; False where there is none."""
    state = campaign.state
    ways = ways_of(campaign, lord, points)
    tiles = {name_of(state, tile): tile for tile in ways.tiles()}
    if not tiles:
        return False
    chosen = campaign.table.choose(lord.seat, topics.HASTE, (*tiles, STAY), clause, lord.id)
    if chosen in tiles:
        spent = lord.spent
        go(campaign, lord, ways.way(tiles[chosen]), is_free=True)
        lord.spent = spent
    return True
