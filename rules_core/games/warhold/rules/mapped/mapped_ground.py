"""The ground as the map has it: everything is counted in tiles."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from rules_core.games.warhold.content.types import BALLISTA, CROSS_HIT, FATTY, KINDS, LONG_REACH, SIEGE
from rules_core.games.warhold.rules import laying, setting_up, topics
from rules_core.games.warhold.rules.campaign import MONSTERS, Campaign, Ground, are_enemies, is_monster
from rules_core.games.warhold.rules.land import (
    are_diagonal,
    beside,
    free_for_monsters,
    is_beside_stronghold,
    is_water,
    name_of,
    ring,
    steps_apart,
    terrain,
    tile_of,
    within,
)
from rules_core.games.warhold.rules.mapped import beasts, marches
from rules_core.games.warhold.rules.mapped.attacks import attack_with
from rules_core.games.warhold.rules.recruits import room_in
from rules_core.games.warhold.rules.strength import FAR, has, has_long_reach, movement_left, reach
from rules_core.games.warhold.rules.ways import may_go
from rules_core.games.warhold.state.facts import BridgeLost
from rules_core.games.warhold.state.war import MOUNTAIN, NO_TILE, Phase, Stronghold, Unit, War
from rules_core.kernel.requests import NO_SEAT, SeatId

BRIDGE_REACH: Final = 10
"""W-UPK-15. So far from the stronghold a bridge may be. Bridges never run out (R-W06)."""
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

    # How the board is made, and who comes onto it

    def name_of(self, state: War, tile: int) -> str:
        return name_of(state, tile)

    def make_board(self, campaign: Campaign) -> None:
        BOARD_STEPS[campaign.state.phase](campaign)

    def founding_tiles(self, campaign: Campaign, who: SeatId) -> list[int]:
        state = campaign.state
        number = state.seats.index(who)
        # R-W58. All have approved of where a map has it.
        is_given = number < len(state.sites)
        corner = state.sites[number] if is_given else setting_up.chosen_place(campaign, who)
        return setting_up.block(campaign, corner, 2, 2)

    def ruin_places(self, campaign: Campaign, distance: int) -> list[int]:
        return setting_up.ruin_places(campaign, distance)

    def ruin_tile(self, campaign: Campaign, who: SeatId, places: list[int], clause: str) -> int:
        return setting_up.placed(campaign, who, topics.RUIN_PLACE, places, clause, who)

    def bridge_places(self, state: War, house: Stronghold) -> list[int]:
        return [
            tile
            for tile in sorted(within(state, house.tiles, BRIDGE_REACH))
            if is_water(state, tile)
            and any(state.is_on_map(one) and not is_water(state, one) for one in beside(state, tile))
        ]

    def beside(self, state: War, tile: int) -> list[int]:
        return list(beside(state, tile))

    def near_for_unit(self, campaign: Campaign, seat: SeatId, kind: str, tile: int) -> list[int]:
        state = campaign.state
        for steps in range(1, state.columns + state.rows):
            found = room_in(campaign, seat, kind, ring(state, tile, steps))
            if found:
                return found
        return []

    def near_for_monster(self, campaign: Campaign, tile: int) -> int:
        state = campaign.state
        for steps in range(1, state.columns + state.rows):
            free = [one for one in ring(state, tile, steps) if free_for_monsters(state, one)]
            # R-W43. Tiles of a town only where no other one is as near.
            outside = [one for one in free if not state.is_town(one)]
            if free:
                return _beside_the_weakest(campaign, outside or free)
        return NO_TILE

    def encounter_places(self, state: War, lord: Unit, within: int, others: Sequence[int]) -> list[int]:
        return [
            tile
            for tile in range(len(state.ground))
            if steps_apart(state, lord.tile, tile) <= within
            and free_for_monsters(state, tile)
            and not state.is_town(tile)
            and (not others or any(one in others for one in beside(state, tile)))
        ]

    # Movement

    def movers(self, campaign: Campaign, seat: SeatId) -> list[str]:
        return [one.id for one in campaign.state.units if one.seat == seat and self.can_move(campaign, one)]

    def can_move(self, campaign: Campaign, unit: Unit) -> bool:
        points = movement_left(campaign, unit)
        return bool(points) and (may_go(campaign, unit, points) or bool(marches.to_exchange(campaign, unit)))

    def move(self, campaign: Campaign, seat: SeatId, chosen: str) -> None:
        marches.march(campaign, campaign.state.unit(chosen))

    def walk(self, campaign: Campaign, lord: Unit, points: int, clause: str) -> bool:
        return marches.walk(campaign, lord, points, clause)

    # Combat and the Monster Turn

    def attack(self, campaign: Campaign, attacker: Unit, aims: list[str], kind: str, clause: str) -> None:
        attack_with(campaign, attacker, aims, kind, clause)

    def line_up(self, campaign: Campaign) -> None:
        beasts.line_up(campaign)

    def lead(self, campaign: Campaign, monster: Unit) -> None:
        beasts.lead(campaign, monster)


def _is_in_fog(state: War, attacker: Unit, target: Unit) -> bool:
    """RE-29. Whether either of them stands in the fog round a lord."""
    lord = state.lord_of(state.fog) if state.fog != NO_SEAT and state.fog_turns else None
    if lord is None:
        return False
    nearer = min(steps_apart(state, lord.tile, attacker.tile), steps_apart(state, lord.tile, target.tile))
    return nearer <= state.fog_within


def _beside_the_weakest(campaign: Campaign, tiles: list[int]) -> int:
    """W-MTN-22. Of equally good tiles that nearest to a unit, of those the one near the weaker type; then by lot."""
    ranks = {tile: _rank(campaign.state, tile) for tile in tiles}
    least = min(ranks.values())
    best = [name_of(campaign.state, tile) for tile in tiles if ranks[tile] == least]
    if len(best) == 1:
        return tile_of(campaign.state, best[0])
    return tile_of(campaign.state, campaign.table.draw(MONSTERS, topics.TIE_DIE, best, 1, "W-MTN-22")[0])


def _rank(state: War, tile: int) -> tuple[int, int]:
    """How far the nearest unit is, and how far up its type stands."""
    found = [(steps_apart(state, tile, one.tile), KINDS.index(one.kind)) for one in state.units if not is_monster(one)]
    return min(found) if found else (0, 0)


BOARD_STEPS: Final[dict[Phase, Callable[[Campaign], None]]] = {
    Phase.MAP: laying.lay_step,
    Phase.APPROVAL: laying.approve_step,
    Phase.TOWNS: setting_up.town_step,
    Phase.RUINS: setting_up.ruin_step,
}
