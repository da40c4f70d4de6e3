"""What a kingdom wants: distances over land, and who shall go where."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from rules_core.games.warhold.content.types import (
    CAVALRY,
    INFANTRY,
    LORD,
    MILITARY,
    RANGED,
    SIEGE,
    UNCARING,
    Profile,
)
from rules_core.games.warhold.rules.campaign import Campaign
from rules_core.games.warhold.rules.land import beside, beside_each, nearest, steps_apart, tile_of
from rules_core.games.warhold.rules.strength import has
from rules_core.games.warhold.rules.ways import NO_WAY, costs_of
from rules_core.games.warhold.state.war import Unit, War
from rules_core.kernel.requests import SeatId

EARLY: Final = 4
"""Until this round nobody marches."""
ARMY: Final = 9
"""So many units besides the guards make an army."""
LATE: Final = 24
"""From this round on whoever there is marches."""
EXPOSED_ARMY: Final = 10
EXPOSED_LATE: Final = 60
"""The same for those whose foot soldiers are easily hit or wounded: by twos and threes they are only cut down."""
LAST_STAND: Final = 80
"""From this round on the last two lords go to war themselves: two rich kingdoms train soldiers as fast as they fall."""
GUARDS: Final = 1
COMPANY: Final = 3
"""So many more stand beside a lord who may give them the wounds."""
RIDES_FROM: Final = 6.0
"""A people whose riders are worth so many of its soldiers on foot rides: of those in the book Orcs, with seven."""
LEAD: Final = 1.1
"""Who has more than so many times an equal share of all might is ahead of the others."""
HUNTED: Final = 100
"""A rival who is ahead is hunted as if so many tiles nearer for each equal share beyond that."""


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


def _at_home(state: War, seat: SeatId) -> list[str]:
    """Who stands in the stronghold and keeps it, whoever goes."""
    home = [tile for house in state.held_by(seat) for tile in house.tiles]
    return [one.id for one in state.units_of(seat) if one.kind in MILITARY and one.tile in home][:GUARDS]


def company(campaign: Campaign, seat: SeatId) -> list[str]:
    """Who stands beside a lord who gives the wounds to others (W-ORC-2): foot soldiers before all."""
    state = campaign.state
    lord = state.lord_of(seat)
    if lord is None or not has(campaign, lord, UNCARING):
        return []
    keepers = _at_home(state, seat)
    near = [one for one in state.units_of(seat) if one.kind in MILITARY and one.kind != SIEGE and one.id not in keepers]
    near.sort(key=lambda one: (one.kind != INFANTRY, steps_apart(state, one.tile, lord.tile)))
    return [one.id for one in near[:COMPANY]]


def prey(campaign: Campaign, seat: SeatId) -> SeatId | None:
    """The rival who is easiest to come by, near and with few units; but rather one who is far ahead of all others."""
    state = campaign.state
    home = [tile for house in state.held_by(seat) for tile in house.tiles]
    lord = state.lord_of(seat)
    base = home or ([lord.tile] if lord is not None else [])
    living = state.living()
    strength, count = _armies(campaign, living)
    equal = sum([strength[one] for one in living]) / max(1, len(living))
    best: SeatId | None = None
    least = 10_000.0
    for rival in living:
        target = state.lord_of(rival)
        if rival == seat or target is None or not base:
            continue
        ahead = max(0.0, strength[rival] / equal - LEAD)
        cost = nearest(state, target.tile, base) + count[rival] - HUNTED * ahead
        if cost < least:
            best, least = rival, cost
    return best


def _armies(campaign: Campaign, seats: Sequence[SeatId]) -> tuple[dict[SeatId, float], dict[SeatId, int]]:
    """What lord and units of each kingdom are worth together, and how many units there are."""
    strength, count = dict.fromkeys(seats, 0.0), dict.fromkeys(seats, 0)
    for one in campaign.state.units:
        if one.seat in strength and (one.kind == LORD or one.kind in MILITARY):
            strength[one.seat] += might(campaign.profile(one))
            count[one.seat] += one.kind != LORD
    return strength, count


def is_last_stand(state: War) -> bool:
    """Whether two lords are left who shall have it out, whatever the odds."""
    return state.round >= LAST_STAND and len(state.living()) == 2


class Intent:
    """What a kingdom wants with all its units, weighed once for a question; each asks it where to go."""

    def __init__(self, campaign: Campaign, seat: SeatId) -> None:
        state = campaign.state
        self.campaign = campaign
        self.home: list[int] = [tile for house in state.held_by(seat) for tile in house.tiles]
        self.lord = state.lord_of(seat)
        self.company = company(campaign, seat)
        """Who stands beside a lord who gives the wounds to others (W-ORC-2)."""
        lords = [one.id for one in state.units_of(seat) if one.kind == LORD]
        self.guards = [*lords, *_at_home(state, seat), *self.company]
        """Who stays at home: these, the lord, and some who stand in the stronghold."""
        self.marches = self._marches(seat)
        """Whether the army goes to war."""
        rival = prey(campaign, seat) if self.marches else None
        self.hunted = state.lord_of(rival) if rival is not None else None
        """Whom it marches against."""
        self.is_last_stand = is_last_stand(state)
        """Whether its lord goes to war too."""

    def _marches(self, seat: SeatId) -> bool:
        state = self.campaign.state
        if state.round < EARLY:
            return False
        army = [one for one in state.units_of(seat) if one.kind in MILITARY and one.id not in self.guards]
        if is_exposed(self.campaign, seat):
            return len(army) >= EXPOSED_ARMY or state.round >= EXPOSED_LATE
        return len(army) >= ARMY or state.round >= LATE

    def aims_of(self, unit: Unit) -> list[int]:
        """The tiles to which a unit wants to go."""
        state, home = self.campaign.state, self.home
        if unit.kind == LORD:
            return [self.hunted.tile] if self.is_last_stand and self.hunted is not None else home
        if home and unit.id in self.company and self.lord is not None:
            return list(beside(state, self.lord.tile))
        if home and unit.id in self.guards:
            return home
        if home and unit.wounds and state.held_by(unit.seat)[0].healers and _is_safe(state, home):
            return home
        if self.hunted is not None:
            return [self.hunted.tile]
        free = [one.tile for one in state.ruins if not one.guard]
        if unit.kind != SIEGE and free:
            return free
        menace = [one.tile for one in state.monsters() if home and nearest(state, one.tile, home) <= 8]
        if menace:
            return menace
        return home or [one.tile for house in state.strongholds for one in state.inside(house.tiles)]


def _is_safe(state: War, home: list[int]) -> bool:
    return any(not state.at(tile) for tile in home)


def might(profile: Profile) -> float:
    """What a unit is worth in a fight: the wounds it deals, and how many it bears."""
    dealt = profile.attacks * (7 - profile.hit) * (7 - profile.wound) / 36
    # Most hit and wound on three faces of six; what guards changes that, but one always does and one never.
    hit = min(5, max(1, 3 + profile.guard_hit))
    wound = min(5, max(1, 3 + profile.guard_wound))
    return dealt * profile.hit_points * 9 / (hit * wound)


def rides(campaign: Campaign, seat: SeatId) -> bool:
    """Whether a kingdom's soldiers on foot are so weak that its riders come before all else."""
    return _riders_worth(campaign, seat) >= RIDES_FROM


def _riders_worth(campaign: Campaign, seat: SeatId) -> float:
    """How many of those on foot a rider is worth; whoever shoots is worth more, as nobody strikes back so far."""
    units = campaign.content.races[campaign.state.kingdom(seat).race].units
    riders, foot, bows = [might(units[one]) * (1 + units[one].reach) / 2 for one in (CAVALRY, INFANTRY, RANGED)]
    # Own things may have soldiers who do nothing at all.
    return 2 * riders / max(0.001, foot + bows)


def is_exposed(campaign: Campaign, seat: SeatId) -> bool:
    """Whether a kingdom's foot soldiers are easier to hit or to wound than others."""
    foot = campaign.content.races[campaign.state.kingdom(seat).race].units[INFANTRY]
    return foot.guard_hit + foot.guard_wound > 0
