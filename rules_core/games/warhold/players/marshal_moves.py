"""Where the Marshal's units go: the lord stays within the walls, the army closes a ring and marches in strength."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from rules_core.games.warhold.content.types import LORD, MILITARY, SIEGE
from rules_core.games.warhold.players.forecast import chance_to_slay, damage
from rules_core.games.warhold.players.plans import distances, is_last_stand, prey
from rules_core.games.warhold.players.thumb_moves import PEAK, STEP, STRIKE
from rules_core.games.warhold.rules.campaign import Campaign, is_monster
from rules_core.games.warhold.rules.land import beside, nearest, steps_apart, tile_of
from rules_core.games.warhold.rules.movement import DONE, STAY
from rules_core.games.warhold.rules.strength import hit_points, may_attack, movement, movement_left, reach
from rules_core.games.warhold.rules.ways import NO_WAY, costs_of, ways_of
from rules_core.games.warhold.state.war import Unit
from rules_core.kernel.requests import Choose, SeatId
from rules_core.kernel.simulation import Thought

ARMY: Final = 14
"""So many units set out,"""
REMNANT: Final = 8
"""and with fewer they turn back."""
LATE: Final = 60
"""From this round on whoever there is marches."""
AFIELD: Final = 6
"""Further from home a unit is on the march."""
AHEAD: Final = 4
"""So much further than half of the others nobody goes."""
RUINS_UNTIL: Final = 10
RUINS_WITHIN: Final = 12
"""How long, and how far from home, ruins are searched."""
MENACE: Final = 6
"""Monsters so near to home are met."""
LORD_WORTH: Final = 3.0
"""How many times a strike at a lord counts."""
CARE: Final = 0.7
"""How much what comes back counts,"""
ENGINES_CARE: Final = 1.5
LORDS_CARE: Final = 1.5
COMRADE: Final = 0.5
"""and how much of it each comrade nearby draws off."""
SURE: Final = 1.5
"""With so many times an enemy's hit points in blows that enemy counts as good as gone,"""
REST: Final = 0.1
"""but for so much."""
HOLD: Final = 1.0
"""What a place in the ring round the stronghold is worth while rivals are near."""
INTRUDER: Final = 3.0
"""How many times a blow of the lord at somebody inside counts."""
STRUCK: Final = 8
"""A way home past those who strike seems so much longer to the lord."""


class Lay:
    """How it stands for one kingdom: what every decision on movement asks."""

    def __init__(self, campaign: Campaign, seat: SeatId) -> None:
        state = campaign.state
        self.campaign = campaign
        self.lord = state.lord_of(seat)
        houses = state.held_by(seat)
        own = [one for one in houses if self.lord is not None and self.lord.tile in one.tiles] or houses[:1]
        self.home: list[int] = list(own[0].tiles) if own else []
        self.has_healers = bool(own and own[0].healers)
        self.enemies = [one for one in state.units if one.seat != seat]
        self.army = [one for one in state.units if one.seat == seat and one.kind in MILITARY]
        self.comers: list[Unit] = []
        """Enemies that may strike at the stronghold, or come in, in their next turn."""
        if self.home:
            self.comers = [
                one
                for one in self.enemies
                if nearest(state, one.tile, self.home) <= movement(campaign, one) + reach(campaign, one) + 1
            ]
        self.has_rivals = any(not is_monster(one) for one in self.comers)
        self.goal: int | None = None
        """Where the army marches."""
        if self._marches() or not self.home:
            rival = prey(self.campaign, seat)
            lord = state.lord_of(rival) if rival is not None else None
            self.goal = lord.tile if lord is not None else None
        self.is_last_stand = is_last_stand(state)
        """Whether the lord goes to war too."""
        self._left: dict[str, float] = {}

    def _marches(self) -> bool:
        state = self.campaign.state
        afield = [one for one in self.army if self.home and nearest(state, one.tile, self.home) > AFIELD]
        least = REMNANT if len(afield) > 2 else ARMY
        return len(self.army) >= least or state.round >= LATE

    def yard(self, unit: Unit) -> list[int]:
        """The tiles beside the stronghold on which a unit may go."""
        costs = costs_of(self.campaign, unit)
        near = {one for tile in self.home for one in beside(self.campaign.state, tile)}
        return sorted([tile for tile in near if costs[tile] < NO_WAY and tile not in self.home])

    def left(self, enemy: Unit) -> float:
        """How much of an enemy, and of its own round it, is left when all who can have struck: 1.0 for everything."""
        if enemy.id not in self._left:
            campaign, state = self.campaign, self.campaign.state
            might = 0.0
            for one in self.army if self.lord is None else [*self.army, self.lord]:
                points = 0 if one.kind in (SIEGE, LORD) else movement_left(campaign, one)
                if steps_apart(state, one.tile, enemy.tile) <= points + reach(campaign, one):
                    might += damage(campaign, one, enemy)
            group = [
                hit_points(campaign, one) - one.wounds
                for one in self.enemies
                if one.seat == enemy.seat and steps_apart(state, one.tile, enemy.tile) <= 3
            ]
            self._left[enemy.id] = max(REST, 1.0 - might / (SURE * sum(group)))
        return self._left[enemy.id]


def who_moves(campaign: Campaign, request: Choose) -> Thought:
    """Those in front make way for the others; whoever stands inside goes last, so that nobody leaves a gap."""
    state = campaign.state
    lay = Lay(campaign, request.who)
    units = [state.unit(one) for one in request.options if state.has_unit(one)]
    units = [one for one in units if not one.stepped]
    goal = lay.goal
    if goal is not None:
        units.sort(key=lambda one: steps_apart(state, one.tile, goal))
    units.sort(key=lambda one: one.tile in lay.home)
    for unit in units:
        best, why = best_tile(lay, unit)
        if best is not None:
            return Thought(unit.id, why)
    if "potion" in request.options:
        return Thought("potion", "heals")
    return Thought(DONE)


def where(campaign: Campaign, request: Choose) -> Thought:
    """The best tile."""
    state = campaign.state
    best, why = best_tile(Lay(campaign, request.who), state.unit(request.subject))
    for one in request.options:
        if one != STAY and not state.has_unit(one) and tile_of(state, one) == best:
            return Thought(one, why)
    return Thought(STAY)


def best_tile(lay: Lay, unit: Unit) -> tuple[int | None, str]:
    """Where a unit wants to stand, None for where it stands, and a word for why."""
    points = movement_left(lay.campaign, unit)
    if not points:
        return None, ""
    if unit.kind == LORD and not lay.is_last_stand:
        return _lords_tile(lay, unit, points)
    if unit.tile in lay.home and lay.comers and not lay.is_last_stand and _opens(lay, unit):
        return None, ""
    aims = _aims_of(lay, unit)
    judge = _Judge(lay, unit, points, distances(lay.campaign, unit, aims) if aims else {})
    ways = ways_of(lay.campaign, unit, points)
    found: int | None = None
    best, why = judge.worth(unit.tile)[0] + PEAK, ""
    for tile in ways.tiles():
        worth, reason = judge.worth(tile)
        if ways.is_struck(tile):
            worth -= STRIKE
        if worth > best:
            found, best, why = tile, worth, reason
    return found, why


def _aims_of(lay: Lay, unit: Unit) -> list[int]:
    """The tiles to which a unit wants to go."""
    state, home = lay.campaign.state, lay.home
    if unit.wounds and lay.has_healers and any(not state.at(tile) for tile in home):
        return home
    if lay.goal is not None:
        return [lay.goal]
    if unit.kind != SIEGE and not lay.has_rivals and home:
        if not lay.comers and state.round <= RUINS_UNTIL:
            ruins = [
                one.tile for one in state.ruins if not one.guard and nearest(state, one.tile, home) <= RUINS_WITHIN
            ]
            if ruins:
                return ruins
        menace = [one.tile for one in lay.enemies if nearest(state, one.tile, home) <= MENACE]
        if menace:
            return menace
    return lay.yard(unit) or home


class _Judge:
    """Weighs tiles for one unit."""

    def __init__(self, lay: Lay, unit: Unit, points: int, costs: Mapping[int, int]) -> None:
        campaign, state = lay.campaign, lay.campaign.state
        self.lay = lay
        self.unit = unit
        self.costs = costs
        near = [
            one
            for one in lay.enemies
            if steps_apart(state, one.tile, unit.tile) <= points + movement(campaign, one) + 3
        ]
        # An Ogre is struck from a tile further (W-MON-7).
        self.far: int = 1 + max([reach(campaign, one) for one in (unit, *near)])
        self.near = [one for one in near if steps_apart(state, one.tile, unit.tile) <= points + self.far]
        self.yard = lay.yard(unit) if lay.has_rivals and lay.goal is None else []
        self.least = 0
        if lay.goal is not None and not self.near:
            ways = sorted([costs.get(one.tile, 60) for one in lay.army if one.kind != SIEGE])
            self.least = ways[len(ways) // 2] - AHEAD if ways else 0
        care = ENGINES_CARE if unit.kind == SIEGE else CARE
        self.care: dict[str, float] = {}
        """How much a blow of each enemy counts."""
        for one in self.near:
            comrades = [two for two in lay.army if two is not unit and steps_apart(state, two.tile, one.tile) <= 3]
            self.care[one.id] = care * lay.left(one) / (1.0 + COMRADE * len(comrades))

    def worth(self, tile: int) -> tuple[float, str]:
        """What a tile is worth: the best attack from it, less what comes back, and how near it is to the aim."""
        campaign, unit = self.lay.campaign, self.unit
        before, moved = unit.tile, unit.stepped
        unit.tile = tile
        if tile != before:
            unit.stepped += 1
        gain, loss = 0.0, 0.0
        for one in self.near:
            if steps_apart(campaign.state, one.tile, tile) > self.far:
                continue
            if may_attack(campaign, unit, one):
                value = damage(campaign, unit, one) + chance_to_slay(campaign, unit, one)
                gain = max(gain, value * LORD_WORTH if one.kind == LORD else value)
            if may_attack(campaign, one, unit):
                loss += damage(campaign, one, unit) * self.care[one.id]
        unit.tile, unit.stepped = before, moved
        if gain > loss:
            reason = "attacks"
        else:
            reason = "holds" if tile in self.yard else "goes"
        place = HOLD if tile in self.yard else 0.0
        return gain - loss + place - STEP * max(self.least, self.costs.get(tile, 60)), reason


def _lords_tile(lay: Lay, lord: Unit, points: int) -> tuple[int | None, str]:
    """Home by the shortest way; within the walls, to whoever has come in."""
    campaign, home = lay.campaign, lay.home
    ways = ways_of(campaign, lord, points)
    found: int | None = None
    if lord.tile in home:
        near = [one for one in lay.enemies if nearest(campaign.state, one.tile, home) <= 4]
        best = _lords_worth(lay, lord, lord.tile, near) + 2 * PEAK
        for tile in ways.tiles() if near else []:
            worth = _lords_worth(lay, lord, tile, near) if tile in home else best
            if worth > best:
                found, best = tile, worth
        return found, "attacks"
    costs = distances(campaign, lord, home) if home else {}
    least = costs.get(lord.tile, 60)
    for tile in ways.tiles():
        cost = costs.get(tile, 60) + (STRUCK if ways.is_struck(tile) else 0)
        if cost < least:
            found, least = tile, cost
    return found, "walls"


def _lords_worth(lay: Lay, lord: Unit, tile: int, near: Sequence[Unit]) -> float:
    """What a tile within the walls is worth to the lord."""
    campaign = lay.campaign
    before = lord.tile
    lord.tile = tile
    gain, loss = 0.0, 0.0
    for one in near:
        if may_attack(campaign, lord, one):
            value = damage(campaign, lord, one) + chance_to_slay(campaign, lord, one)
            gain = max(gain, value * INTRUDER if one.tile in lay.home else value)
        if may_attack(campaign, one, lord):
            loss += damage(campaign, one, lord) * lay.left(one)
    lord.tile = before
    return gain - LORDS_CARE * loss


def _opens(lay: Lay, unit: Unit) -> bool:
    """Whether an enemy could come to this unit's tile of the stronghold if it left."""
    campaign, units = lay.campaign, lay.campaign.state.units
    place = units.index(unit)
    del units[place]
    found = False
    for one in lay.comers:
        ways = ways_of(campaign, one, movement(campaign, one))
        if unit.tile in ways.calm.cost or unit.tile in ways.bold.cost:
            found = True
            break
    units.insert(place, unit)
    return found
