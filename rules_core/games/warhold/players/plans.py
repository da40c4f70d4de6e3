"""What a kingdom wants: distances over land, and who shall go where."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from rules_core.games.warhold.content.types import LORD, MILITARY, SIEGE
from rules_core.games.warhold.rules.campaign import Campaign
from rules_core.games.warhold.rules.land import beside_each, nearest, steps_apart, tile_of
from rules_core.games.warhold.rules.ways import NO_WAY, costs_of
from rules_core.games.warhold.state.war import Unit, War
from rules_core.kernel.requests import SeatId

EARLY: Final = 4
"""Until this round nobody marches."""
ARMY: Final = 5
"""So many units besides the guards make an army."""
LATE: Final = 14
"""From this round on whoever there is marches."""
GUARDS: Final = 1


def far_from_others(campaign: Campaign, options: Sequence[str]) -> str:
    """A stronghold far from the others, with ruins not too far."""
    state = campaign.state

    def worth(name: str) -> float:
        tile = tile_of(state, name)
        others = [nearest(state, tile, one.tiles) for one in state.strongholds]
        ruins = sorted([steps_apart(state, tile, one.tile) for one in state.ruins])[:2]
        return min([*others, 24]) - sum(ruins) / 4

    return max(options, key=worth)


def distances(campaign: Campaign, unit: Unit, goals: Sequence[int]) -> Mapping[int, int]:
    """What it costs this kind of unit to come from each tile to the nearest goal, whoever stands there."""
    state = campaign.state
    return _distances(state.columns, state.rows, costs_of(campaign, unit), tuple(goals))


@lru_cache(maxsize=256)
def _distances(columns: int, rows: int, costs: tuple[int, ...], goals: tuple[int, ...]) -> Mapping[int, int]:
    near = beside_each(columns, rows)
    best = dict.fromkeys(goals, 0)
    edges: list[list[int]] = [list(goals)]
    spent = 0
    while spent < len(edges):
        for tile in edges[spent]:
            if best[tile] != spent:
                continue
            # A goal on which nobody goes is reached from beside it.
            step = costs[tile] if costs[tile] < NO_WAY else 1
            total = spent + step
            for further in near[tile]:
                if total < best.get(further, 10_000) and costs[further] < NO_WAY:
                    best[further] = total
                    while len(edges) <= total:
                        edges.append([])
                    edges[total].append(further)
        spent += 1
    return best


def guards(state: War, seat: SeatId) -> list[str]:
    """Who stays at home: the lord, and some who stand in the stronghold."""
    own = state.units_of(seat)
    home = [tile for house in state.held_by(seat) for tile in house.tiles]
    found = [one.id for one in own if one.kind == LORD]
    at_home = [one.id for one in own if one.kind in MILITARY and one.tile in home]
    return [*found, *at_home[:GUARDS]]


def is_marching(state: War, seat: SeatId) -> bool:
    """Whether the army goes to war."""
    if state.round < EARLY:
        return False
    staying = guards(state, seat)
    army = [one for one in state.units_of(seat) if one.kind in MILITARY and one.id not in staying]
    return len(army) >= ARMY or state.round >= LATE


def prey(state: War, seat: SeatId) -> SeatId | None:
    """The rival who is easiest to come by: near, and with few units."""
    home = [tile for house in state.held_by(seat) for tile in house.tiles]
    lord = state.lord_of(seat)
    base = home or ([lord.tile] if lord is not None else [])
    best: SeatId | None = None
    least = 10_000
    for rival in state.living():
        target = state.lord_of(rival)
        if rival == seat or target is None or not base:
            continue
        strength = len([one for one in state.units_of(rival) if one.kind in MILITARY])
        cost = nearest(state, target.tile, base) + 2 * strength
        if cost < least:
            best, least = rival, cost
    return best


def aims_of(campaign: Campaign, unit: Unit) -> list[int]:
    """The tiles to which a unit wants to go."""
    state = campaign.state
    seat = unit.seat
    home = [tile for house in state.held_by(seat) for tile in house.tiles]
    if unit.kind == LORD:
        return home
    if unit.id in guards(state, seat) and home:
        return home
    profile_points = unit.wounds
    if profile_points and home and state.held_by(seat)[0].healers and _is_safe(state, home):
        return home
    if is_marching(state, seat):
        rival = prey(state, seat)
        lord = state.lord_of(rival) if rival is not None else None
        if lord is not None:
            return [lord.tile]
    free = [one.tile for one in state.ruins if not one.guard]
    if unit.kind != SIEGE and free:
        return free
    menace = [one.tile for one in state.monsters() if home and nearest(state, one.tile, home) <= 8]
    if menace:
        return menace
    return home or [one.tile for house in state.strongholds for one in state.inside(house.tiles)]


def _is_safe(state: War, home: list[int]) -> bool:
    return any(not state.at(tile) for tile in home)
