"""The ground as the map has it: everything is counted in tiles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rules_core.games.warhold.content.types import BALLISTA, CROSS_HIT, FATTY, LONG_REACH, SIEGE
from rules_core.games.warhold.rules import topics
from rules_core.games.warhold.rules.campaign import Campaign, are_enemies, is_monster
from rules_core.games.warhold.rules.ground import Ground
from rules_core.games.warhold.rules.land import (
    are_diagonal,
    beside,
    is_beside_stronghold,
    is_water,
    name_of,
    steps_apart,
    terrain,
    tile_of,
)
from rules_core.games.warhold.rules.strength import FAR, has, has_long_reach, reach
from rules_core.games.warhold.state.facts import BridgeLost
from rules_core.games.warhold.state.war import MOUNTAIN, Stronghold, Unit, War
from rules_core.kernel.requests import NO_SEAT, SeatId

FURTHEST: Final = 7
"""More tiles than any attack goes, an Ogre's nearer one among them."""


class MappedGround(Ground):
    """On a map."""

    # How figures stand to each other

    def apart(self, campaign: Campaign, attacker: Unit, target: Unit) -> int:
        distance = steps_apart(campaign.state, attacker.tile, target.tile)
        if distance > 1 and has(campaign, target, FATTY):
            distance -= 1
        if (
            distance == FAR
            and has_long_reach(campaign, attacker)
            and are_diagonal(campaign.state, attacker.tile, target.tile)
        ):
            return 1
        return distance

    def reaches(self, campaign: Campaign, attacker: Unit, target: Unit, range_of_shot: int) -> bool:
        if steps_apart(campaign.state, attacker.tile, target.tile) > FURTHEST:
            return False
        distance = self.apart(campaign, attacker, target)
        if distance > (range_of_shot or reach(campaign, attacker)):
            return False
        return distance < FAR or not _is_in_fog(campaign.state, attacker, target)

    def is_adjacent(self, campaign: Campaign, attacker: Unit, target: Unit) -> bool:
        distance = steps_apart(campaign.state, attacker.tile, target.tile)
        return distance == 1 or (distance == FAR and LONG_REACH in campaign.profile(attacker).traits)

    def is_beside_lord(self, state: War, lord: Unit, unit: Unit) -> bool:
        return steps_apart(state, lord.tile, unit.tile) == 1

    def stands_on(self, state: War, unit: Unit, letter: str) -> bool:
        return terrain(state, unit.tile) == letter

    def engines_beside(self, state: War, house: Stronghold) -> int:
        return len(
            [
                one
                for one in state.units
                if one.kind == SIEGE and one.seat != house.seat and is_beside_stronghold(state, one.tile, house)
            ]
        )

    def behind(self, campaign: Campaign, attacker: Unit, target: Unit) -> Unit | None:
        state = campaign.state
        if not has(campaign, attacker, BALLISTA) or steps_apart(state, attacker.tile, target.tile) != 1:
            return None
        further = target.tile + target.tile - attacker.tile
        if further not in beside(state, target.tile):
            return None
        for one in state.at(further):
            if are_enemies(attacker, one) and not is_monster(one):
                return one
        return None

    def area(self, campaign: Campaign, target: Unit, shot: str) -> list[Unit]:
        state = campaign.state
        if shot == CROSS_HIT:
            near = beside(state, target.tile)
            hit = [one for one in state.units if one.tile == target.tile or one.tile in near]
        else:
            columns = state.columns
            hit = [
                one
                for one in state.units
                if abs(one.tile % columns - target.tile % columns) <= 1
                and abs(one.tile // columns - target.tile // columns) <= 1
            ]
        return [one for one in hit if is_monster(one) or not state.is_town(one.tile)]

    # Who stands near

    def near(self, state: War, lord: Unit, units: list[Unit], within: int) -> list[str]:
        return [one.id for one in units if steps_apart(state, lord.tile, one.tile) <= within]

    def friends_beside(self, state: War, unit: Unit) -> list[str]:
        near = beside(state, unit.tile)
        return [one.id for one in state.units if one.seat == unit.seat and one is not unit and one.tile in near]

    def formation(self, state: War, unit: Unit) -> int:
        return len(self.friends_beside(state, unit))

    def enemies_beside(self, state: War, unit: Unit) -> list[Unit]:
        return [one for one in state.units if one.seat != unit.seat and steps_apart(state, one.tile, unit.tile) == 1]

    def on_mountains(self, campaign: Campaign, seat: SeatId, clause: str) -> Sequence[str]:
        return [one.id for one in campaign.state.units_of(seat) if self.stands_on(campaign.state, one, MOUNTAIN)]

    def beside_water(self, state: War, seat: SeatId) -> list[str] | None:
        return [
            one.id for one in state.units_of(seat) if any(is_water(state, tile) for tile in beside(state, one.tile))
        ]

    def take_bridge(self, campaign: Campaign, who: SeatId, clause: str) -> bool:
        state = campaign.state
        empty = [name_of(state, tile) for tile in state.bridges if not state.at(tile)]
        if not empty:
            return False
        chosen = campaign.table.settle(who, topics.WHICH_BRIDGE, empty, clause, who)
        state.bridges.remove(tile_of(state, chosen))
        campaign.table.tell(BridgeLost(clause, chosen))
        return True


def _is_in_fog(state: War, attacker: Unit, target: Unit) -> bool:
    """RE-29. Whether either of them stands in the fog round a lord."""
    lord = state.lord_of(state.fog) if state.fog != NO_SEAT and state.fog_turns else None
    if lord is None:
        return False
    nearer = min(steps_apart(state, lord.tile, attacker.tile), steps_apart(state, lord.tile, target.tile))
    return nearer <= state.fog_within
