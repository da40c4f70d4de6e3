"""Where a unit can go, what it costs, and who may strike it on the way (sections 6 and 11.2)."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from rules_core.games.warhold.content.types import (
    FOREST_WALKERS,
    HORDE,
    LORD,
    MOUNTAIN_DWELLERS,
    RANGED,
    SIEGE,
)
from rules_core.games.warhold.rules import gear
from rules_core.games.warhold.rules.campaign import Campaign, is_monster
from rules_core.games.warhold.rules.land import are_diagonal, beside, beside_each, covered, ring
from rules_core.games.warhold.rules.strength import has_long_reach
from rules_core.games.warhold.state.war import FOREST, MOUNTAIN, NOTHING, WATER, Unit, War
from rules_core.kernel.data_game import KIND
from rules_core.kernel.requests import NO_SEAT

NO_WAY: Final = 99
"""More than any unit can spend."""


def costs_of(campaign: Campaign, unit: Unit) -> tuple[int, ...]:
    """W-MAP-2, W-MAP-3. What a step onto each tile costs this unit."""
    state = campaign.state
    return _costs(state.ground, frozenset(covered(state)), *_cost_of_grounds(campaign, unit))


@lru_cache(maxsize=64)
def _costs(ground: str, under: frozenset[int], forest: int, mountain: int, water: int) -> tuple[int, ...]:
    """W-TWN-6, W-RUI-3. By tile; whatever lies over the ground makes it easy."""
    cost = {FOREST: forest, MOUNTAIN: mountain, WATER: water, NOTHING: NO_WAY}
    return tuple([1 if tile in under else cost.get(letter, 1) for tile, letter in enumerate(ground)])


def plain_costs(state: War) -> tuple[int, ...]:
    """W-MAP-2, W-MAP-3. What a step onto each tile costs a unit without an ability."""
    return _costs(state.ground, frozenset(covered(state)), 2, 3, NO_WAY)


def _cost_of_grounds(campaign: Campaign, unit: Unit) -> tuple[int, int, int]:
    """Of forest, mountain and water; `NO_WAY` where nobody goes."""
    state, content, ability = campaign.state, campaign.content, campaign.ability(unit.seat)
    # W-ELF-1, EQ-26.
    forest = 1 if ability == FOREST_WALKERS else gear.worn(state, content, unit, "forest-cost") or 2
    # W-DWA-1, EQ-25, EQ-28, R-W76.
    mountain = 1 if ability == MOUNTAIN_DWELLERS else gear.worn(state, content, unit, "mountain-cost") or 3
    if gear.worn(state, content, unit, "no-mountains"):
        mountain = NO_WAY
    # EQ-29.
    return forest, mountain, gear.worn(state, content, unit, "wade") or NO_WAY


def may_share(campaign: Campaign, unit: Unit, others: list[Unit]) -> bool:
    """W-MAP-4, W-ORC-1, R-W28. Whether there is room beside whoever stands on a tile."""
    if not others:
        return True
    other = others[0]
    return (
        len(others) == 1
        and other.seat == unit.seat
        and other.kind == unit.kind
        and unit.kind not in (SIEGE, LORD)
        and campaign.ability(unit.seat) == HORDE
    )


def strikers(campaign: Campaign, unit: Unit) -> list[Unit]:
    """W-AOO-1 to W-AOO-8, R-W66. Who strikes at a unit when it leaves its tile, players clockwise, then monsters."""
    state = campaign.state
    if state.stronghold_at(unit.tile) is not None or state.is_town(unit.tile):
        # W-AOO-5.
        return []
    if gear.worn(state, campaign.content, unit, "silent"):
        # EQ-30.
        return []
    near = beside(state, unit.tile)
    found = [
        one
        for one in state.units
        if one.seat != unit.seat
        and (one.tile in near or _reaches_corner(campaign, one, unit.tile))
        and may_strike(campaign, one)
    ]
    if len(found) > 1:
        order = _clockwise(campaign, unit)
        found.sort(key=lambda one: order.index(one.seat))
    return found


def _reaches_corner(campaign: Campaign, striker: Unit, tile: int) -> bool:
    """R-W11. Whether the table lets Long Reach strike across the corner at whoever leaves a tile."""
    return (
        campaign.options.corner_strikes
        and are_diagonal(campaign.state, striker.tile, tile)
        and has_long_reach(campaign, striker)
    )


def may_strike(campaign: Campaign, striker: Unit) -> bool:
    """W-AOO-3, W-AOO-4, W-AOO-7, W-TWN-4. Whether it still has an attack of opportunity in this turn."""
    if striker.has_struck or striker.kind in (RANGED, SIEGE):
        return False
    if is_monster(striker) and campaign.profile(striker).reach > 1 and not campaign.options.ranged_monsters_strike:
        # R-W66.
        return False
    return is_monster(striker) or not campaign.state.is_town(striker.tile)


def _clockwise(campaign: Campaign, unit: Unit) -> list[str]:
    state = campaign.state
    seats = list(state.seats)
    start = seats.index(unit.seat) + 1 if unit.seat in seats else 0
    return [*seats[start:], *seats[:start], NO_SEAT]


@dataclass(slots=True)
class Reach:
    """Where a unit can end, what each way costs, and where the way leads from tile to tile."""

    cost: dict[int, int] = field(default_factory=dict, metadata={KIND: dict[int, int]})
    """Of each tile on which it may stop."""
    came: dict[int, int] = field(default_factory=dict, metadata={KIND: dict[int, int]})
    """For each tile reached the one before it."""

    def way(self, tile: int) -> list[int]:
        """The tiles that it goes through, without that on which it stands."""
        found: list[int] = []
        while tile in self.came:
            found.append(tile)
            tile = self.came[tile]
        found.reverse()
        return found


@dataclass(slots=True)
class Ways:
    """All that a unit can reach: without a strike where that is possible, else past those who strike."""

    calm: Reach
    bold: Reach

    def tiles(self) -> list[int]:
        """Where it may end, from north-west on."""
        return sorted(self.calm.cost.keys() | self.bold.cost.keys())

    def way(self, tile: int) -> list[int]:
        """The way there."""
        return self.calm.way(tile) if tile in self.calm.cost else self.bold.way(tile)

    def cost(self, tile: int) -> int:
        """What that way costs."""
        return self.calm.cost[tile] if tile in self.calm.cost else self.bold.cost[tile]

    def is_struck(self, tile: int) -> bool:
        """Whether it cannot come there without a strike."""
        return tile not in self.calm.cost


def ways_of(campaign: Campaign, unit: Unit, points: int) -> Ways:
    """W-MOV-1. All tiles on which it may end with so many points."""
    threatened = _threatened(campaign, unit)
    calm = _search(campaign, unit, points, threatened)
    return Ways(calm, _search(campaign, unit, points, set()) if threatened else calm)


def may_go(campaign: Campaign, unit: Unit, points: int) -> bool:
    """W-MOV-1. Whether there is any tile on which it may end; strikes keep nobody from going."""
    if not points:
        return False
    state = campaign.state
    costs, under = costs_of(campaign, unit), covered(state)
    taken = {one.tile for one in state.units}
    for tile in beside(state, unit.tile):
        if costs[tile] <= points and tile not in taken and (state.ground[tile] != WATER or tile in under):
            # Most have a free tile beside them; nobody else has to be looked for.
            return True
    return bool(_search(campaign, unit, points, set()).cost)


def _threatened(campaign: Campaign, unit: Unit) -> set[int]:
    """W-AOO-1, W-AOO-5. The tiles that it cannot leave without being struck."""
    state = campaign.state
    if gear.worn(state, campaign.content, unit, "silent"):
        return set()
    near = beside_each(state.columns, state.rows)
    found: set[int] = set()
    for one in state.units:
        if one.seat != unit.seat and may_strike(campaign, one):
            found.update(near[one.tile])
            if campaign.options.corner_strikes and has_long_reach(campaign, one):
                corners = ring(state, one.tile, 2)
                found.update([tile for tile in corners if are_diagonal(state, one.tile, tile)])
    if found:
        for house in state.strongholds:
            found.difference_update(house.tiles)
        for town in state.towns:
            if not town.is_ruined:
                found.difference_update(town.tiles)
    return found


def _search(campaign: Campaign, unit: Unit, points: int, threatened: set[int]) -> Reach:
    """The cheapest ways, by cost; from a threatened tile nobody goes on."""
    state = campaign.state
    near = beside_each(state.columns, state.rows)
    under = covered(state)
    costs = costs_of(campaign, unit)
    shut = shut_tiles(campaign, unit)
    found = Reach()
    best: dict[int, int] = {unit.tile: 0}
    edges: list[list[int]] = [[] for _ in range(points + 1)]
    edges[0].append(unit.tile)
    for spent in range(points + 1):
        for tile in edges[spent]:
            if best[tile] != spent or tile in threatened:
                continue
            for further in near[tile]:
                if further in shut:
                    continue
                total = spent + costs[further]
                if total <= points and total < best.get(further, NO_WAY):
                    best[further] = total
                    found.came[further] = tile
                    edges[total].append(further)
    standing: dict[int, list[Unit]] = {}
    for one in state.units:
        standing.setdefault(one.tile, []).append(one)
    for tile, cost in best.items():
        is_wet = state.ground[tile] == WATER and tile not in under
        if tile != unit.tile and not is_wet and may_share(campaign, unit, standing.get(tile, [])):
            found.cost[tile] = cost
    return found


def shut_tiles(campaign: Campaign, unit: Unit) -> set[int]:
    """W-MAP-5, W-MAP-6, W-TWN-3. The tiles through which it may not go: enemies are walked around, but not in towns."""
    state = campaign.state
    found: set[int] = set()
    for one in state.units:
        if one.seat != unit.seat and (is_monster(one) or not state.is_town(one.tile)):
            found.add(one.tile)
    return found


def exchanges(campaign: Campaign, unit: Unit, points: int, left: dict[str, int]) -> list[Unit]:
    """W-MAP-5, R-W31. Own units beside it with which it can change places: each pays for the tile that it enters."""
    state = campaign.state
    costs = costs_of(campaign, unit)
    near = beside(state, unit.tile)
    found: list[Unit] = []
    for one in state.units:
        if one.seat != unit.seat or one.tile not in near or one is unit:
            continue
        there = [other for other in state.at(one.tile) if other is not one]
        here = [other for other in state.at(unit.tile) if other is not unit]
        goes = costs[one.tile] <= points
        comes = costs_of(campaign, one)[unit.tile] <= left.get(one.id, 0)
        if goes and comes and may_share(campaign, unit, there) and may_share(campaign, one, here):
            found.append(one)
    return found
