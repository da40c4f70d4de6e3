"""What cannot be in a state that was opened or corrected."""

from __future__ import annotations

from collections.abc import Sequence

from rules_core.games.warhold.content.types import Content
from rules_core.games.warhold.state.war import War
from rules_core.kernel.requests import NO_SEAT, SeatId
from rules_core.wording.translation import say

MOST: int = 100_000


def fault_of_war(state: War, content: Content, seats: Sequence[SeatId]) -> str:
    """Why a state cannot be, in one sentence; "" where it can."""
    if list(state.seats) != list(seats) or [one.seat for one in state.kingdoms] != list(seats):
        return say("Name the players that the game has.")
    if sorted(state.order) not in ([], sorted(seats)) or not 0 <= state.turn_of <= len(seats) * 4:
        return say("Name each player once in the order of turns.")
    if len(state.ground) != state.columns * state.rows:
        return say("Give the map a letter for each tile.")
    tiles = range(len(state.ground))
    known = {NO_SEAT, *seats}
    for unit in state.units:
        if unit.profile not in content.profiles or unit.seat not in known or unit.tile not in tiles:
            return say("Name a unit, a player and a tile that the game has.")
        if not 0 <= unit.wounds < 20 or not 0 <= unit.spent < 100 or unit.stepped < 0:
            return say("Give wounds and movement from 0.")
    for kingdom in state.kingdoms:
        if not (0 <= kingdom.gold <= MOST and 0 <= kingdom.food <= MOST):
            return say("Give gold and food from 0.")
        if kingdom.race and kingdom.race not in content.races:
            return say("Name a race that the game has.")
        for token in (*kingdom.owned, *kingdom.worn):
            if token.partition(".")[0] not in content.equipment:
                return say("Name equipment that the game has.")
    for house in state.strongholds:
        levels = (house.mine, house.farm, house.barracks, house.walls)
        if not all(1 <= one <= 3 for one in levels):
            return say("Give buildings a level from 1 to 3.")
        if min(house.miners, house.farmers) < 1 or min(house.engineers, house.healers) < 0:
            return say("Leave a worker on mine and farm.")
        if house.seat not in known or not all(one in tiles for one in house.tiles):
            return say("Name a player and tiles that the game has.")
    places = (
        [one.tile for one in state.ruins] + list(state.bridges) + [tile for one in state.towns for tile in one.tiles]
    )
    if not all(one in tiles for one in places):
        return say("Name tiles that the map has.")
    return ""
