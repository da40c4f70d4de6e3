"""How fair a map is: how far each player has it to a town, to ruins and to the nearest rival (W-SET-6, W-SET-11)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rules_core.games.warhold.boards.laid_out import laid_out
from rules_core.games.warhold.content.types import Board
from rules_core.games.warhold.rules.campaign import Campaign
from rules_core.games.warhold.rules.land import beside_each, nearest
from rules_core.games.warhold.rules.setting_up import HOUSE_DISTANCE, block, stronghold_places
from rules_core.games.warhold.rules.ways import NO_WAY, plain_costs

SIDE: Final = 4
"""One place for a stronghold is looked at in each game tile (WH-TL-1): those beside it have the same ways."""
KEPT: Final = 60
"""So many of the best sets of places are gone on with."""
RUINS: Final = 3
"""R-W04. So many ruins each player goes to first."""
STEPS: Final = 20
NOWHERE: Final = -1
"""There is no such place, or no way to it."""


@dataclass(frozen=True)
class SeatWays:
    """What a stronghold has round it; each way in movement of a unit without an ability, `NOWHERE` for none."""

    corner: int
    """Its north-west tile."""
    town: int
    """To the nearest town."""
    ruins: int
    """To its nearest ruins, as many as a player places, taken together."""
    rival: int
    """To the nearest rival's stronghold."""


@dataclass(frozen=True)
class Fairness:
    """The seats in the order of the players."""

    seats: tuple[SeatWays, ...]
    share: float
    """1 where all have the same ways, less the further the worst has it than the best, 0 where one has no way."""

    def rank(self) -> tuple[int, int]:
        """The fairer the higher, in steps of a twentieth; of equally fair ones that whose rivals are further apart."""
        return round(self.share * STEPS), min([one.rival for one in self.seats])


def fairness_of(board: Board, players: int) -> Fairness | None:
    """With the strongholds where the map has them, else where they stand most evenly; None where they do not fit."""
    campaign = laid_out(board, players)
    return fairness_on(campaign, players)


def fairness_on(campaign: Campaign, players: int) -> Fairness | None:
    """The same for a map that is laid out, with its towns and ruins."""
    state = campaign.state
    if len(state.sites) == players:
        return _rated([Site(campaign, corner) for corner in state.sites])
    return _best([Site(campaign, corner) for corner in _candidates(campaign)], players)


class Site:
    """A place for a stronghold, and the ways from it."""

    def __init__(self, campaign: Campaign, corner: int) -> None:
        state = campaign.state
        self.state = state
        self.corner = corner
        self.tiles = block(campaign, corner, 2, 2)
        self.ways = _ways_from(campaign, self.tiles)
        self.town = _least([self.to(one.tiles) for one in state.towns])
        ruins = sorted([one for one in [self.to([ruin.tile]) for ruin in state.ruins] if one != NOWHERE])
        self.ruins = sum(ruins[:RUINS]) if len(ruins) >= min(RUINS, len(state.ruins)) else NOWHERE

    def to(self, tiles: Sequence[int]) -> int:
        """The way to the nearest of some tiles."""
        return _least([self.ways[one] for one in tiles])

    def is_clear_of(self, other: Site) -> bool:
        """W-SET-11. Whether both may stand."""
        return min([nearest(self.state, one, other.tiles) for one in self.tiles]) > HOUSE_DISTANCE


def _least(ways: Sequence[int]) -> int:
    there = [one for one in ways if one != NOWHERE]
    return min(there) if there else NOWHERE


def _ways_from(campaign: Campaign, start: Sequence[int]) -> list[int]:
    """What it costs to come from the nearest of these tiles to every other one; `NOWHERE` where nobody comes."""
    state = campaign.state
    near, costs = beside_each(state.columns, state.rows), plain_costs(state)
    found = [NOWHERE] * len(state.ground)
    edges: list[list[int]] = [list(start), [], [], []]
    for tile in start:
        found[tile] = 0
    spent = 0
    while any(edges):
        for tile in edges[0]:
            if found[tile] != spent:
                continue
            for further in near[tile]:
                cost = costs[further]
                if cost < NO_WAY and (found[further] == NOWHERE or spent + cost < found[further]):
                    found[further] = spent + cost
                    edges[cost].append(further)
        edges = [*edges[1:], []]
        spent += 1
    return found


def _candidates(campaign: Campaign) -> list[int]:
    """W-SET-11, W-SET-12. Where strongholds may stand, one in each game tile: the one nearest to its middle."""
    state = campaign.state
    found: dict[tuple[int, int], tuple[int, int]] = {}
    for corner in stronghold_places(campaign, state.seats[0], HOUSE_DISTANCE):
        column, row = corner % state.columns, corner // state.columns
        game_tile = (row // SIDE, column // SIDE)
        off = abs(column % SIDE - 1) + abs(row % SIDE - 1)
        if game_tile not in found or off < found[game_tile][0]:
            found[game_tile] = (off, corner)
    return [corner for _, corner in found.values()]


def _best(sites: Sequence[Site], players: int) -> Fairness | None:
    """The fairest set of places, found by going on with the best smaller sets; of equal ones that with more room."""
    sets: list[list[Site]] = [[one] for one in sites]
    for _ in range(1, players):
        rated: list[tuple[int, int, int, list[Site]]] = []
        for together in sets:
            later = sites.index(together[-1]) + 1
            for other in sites[later:]:
                if all(other.is_clear_of(one) for one in together):
                    more = [*together, other]
                    share, room = _rated(more).rank()
                    rated.append((-share, -room, len(rated), more))
        rated.sort(key=lambda one: one[:3])
        sets = [one[3] for one in rated[:KEPT]]
    return _rated(sets[0]) if sets else None


def _rated(sites: Sequence[Site]) -> Fairness:
    seats = [
        SeatWays(one.corner, one.town, one.ruins, _least([one.to(other.tiles) for other in sites if other is not one]))
        for one in sites
    ]
    ways = [[one.rival for one in seats], [one.town for one in seats], [one.ruins for one in seats]]
    # Where there is no town or no ruin, players place them; where only some come to one, that is all but fair.
    counted = [one for one in ways if any(way != NOWHERE for way in one)]
    shares = [0.0 if NOWHERE in one else (min(one) / max(one) if max(one) else 1.0) for one in counted]
    return Fairness(tuple(seats), sum(shares) / len(shares) if shares else 0.0)
