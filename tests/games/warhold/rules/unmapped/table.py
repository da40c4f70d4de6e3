"""A war at a table without a map, and figures in its places."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rules_core.games.warhold.rules.campaign import Campaign
from rules_core.games.warhold.rules.grounds import ground_of
from rules_core.games.warhold.rules.unmapped.spots import new_spot
from rules_core.games.warhold.state.war import Phase, Ruin, Stronghold, Town, Unit
from rules_core.ground.play_mode import PlayMode
from rules_core.kernel.requests import NO_SEAT, Answer, SeatId
from tests.games.warhold.board import P1, P2, campaign


def table(*, dice: Sequence[int] = (), answers: Sequence[Answer] = (), **options: Any) -> Campaign:
    """Two strongholds, a town and two ruins; nobody is there yet."""
    war = campaign(".", dice=dice, answers=answers, **options)
    state = war.state
    state.columns = state.rows = 0
    state.ground = ""
    state.play_mode = PlayMode.UNMAPPED
    war.ground = ground_of(state)
    for seat in (P1, P2):
        state.strongholds.append(Stronghold(f"hold-{seat}", seat, seat, [new_spot(state) for _ in range(4)]))
    state.towns.append(Town("town-1", [new_spot(state) for _ in range(6)]))
    state.ruins = [Ruin(new_spot(state)), Ruin(new_spot(state))]
    state.phase = Phase.MOVE
    return war


def stand(war: Campaign, profile: str, seat: SeatId = NO_SEAT, place: str = "field", wounds: int = 0) -> Unit:
    """A unit or a monster in the field, or in the stronghold or town of this id."""
    state = war.state
    state.made += 1
    kind = profile.partition("/")[2] or "monster"
    places = {**{one.id: one.tiles for one in state.strongholds}, **{one.id: one.tiles for one in state.towns}}
    tiles = places.get(place, [])
    tile = next((one for one in tiles if not state.at(one)), 0) or new_spot(state)
    unit = Unit(f"unit-{state.made}", profile, kind, seat, tile, wounds)
    state.units.append(unit)
    if seat != NO_SEAT:
        state.kingdom(seat).race = profile.partition("/")[0]
    return unit
