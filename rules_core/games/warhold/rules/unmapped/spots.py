"""Where figures are at a table without a map: inside a stronghold, a town, on a ruin, or somewhere in the field."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rules_core.games.warhold.rules.campaign import Campaign
from rules_core.games.warhold.rules.land import FIELD, RUIN, place_at
from rules_core.games.warhold.rules.ways import may_share
from rules_core.games.warhold.state.war import FIRST_SPOT, NO_TILE, Ruin, Unit, War

LEFT_ALONE: Final = "left"
"""A ruin whose treasure nobody keeps; other ones are told apart by the monster that keeps theirs."""


def next_spot(state: War) -> int:
    """A spot in the field on which nobody has stood; it is only looked at."""
    return FIRST_SPOT + state.spots + 1


def new_spot(state: War) -> int:
    """A spot in the field on which nobody has stood, and from now on somebody does."""
    state.spots += 1
    return FIRST_SPOT + state.spots


def is_in_field(state: War, unit: Unit) -> bool:
    """Whether it stands neither in a stronghold nor in a town."""
    return state.stronghold_at(unit.tile) is None and state.town_at(unit.tile) is None


def are_alike(state: War, one: Unit, other: Unit) -> bool:
    """Whether nothing tells them apart but where in the same place they stand."""
    return (
        one.profile == other.profile
        and one.seat == other.seat
        and one.wounds == other.wounds
        and one.has_fought == other.has_fought
        and one.has_struck == other.has_struck
        and bool(one.stepped) == bool(other.stepped)
        and place_at(state, one.tile) == place_at(state, other.tile)
    )


def one_of_each(state: War, ids: Sequence[str]) -> list[str]:
    """Of units that are alike the first one: people take whichever figure they like."""
    found: list[Unit] = []
    for id in ids:
        unit = state.unit(id)
        if not any(are_alike(state, unit, one) for one in found):
            found.append(unit)
    return [one.id for one in found]


def likely_first(state: War, ids: Sequence[str]) -> list[str]:
    """Those outside, and those inside with enemies, before whoever is alone within walls."""
    later: list[str] = []
    found: list[str] = []
    for id in ids:
        unit = state.unit(id)
        house = state.stronghold_at(unit.tile)
        is_alone = house is not None and all(one.seat == unit.seat for one in state.inside(house.tiles))
        (later if is_alone else found).append(id)
    return [*found, *later]


def alike_to(state: War, unit: Unit) -> list[Unit]:
    """It and all that are like it."""
    return [unit, *[one for one in state.units if one is not unit and are_alike(state, one, unit)]]


def places_for(campaign: Campaign, unit: Unit) -> dict[str, int]:
    """Where else it may go, by name, and a tile there; `NO_TILE` for the field."""
    state = campaign.state
    here = place_at(state, unit.tile)
    # What is likely comes first.
    found: dict[str, int] = {} if here == FIELD else {FIELD: NO_TILE}
    for ruin in state.ruins:
        name = _name_of_ruin(ruin)
        if name and name not in found:
            _add(campaign, unit, name, [ruin.tile], found)
    houses = state.strongholds
    for house in [*[one for one in houses if one.seat == unit.seat], *[one for one in houses if one.seat != unit.seat]]:
        _add(campaign, unit, house.id, house.tiles, found)
    for town in state.towns:
        if not town.is_ruined:
            _add(campaign, unit, town.id, town.tiles, found)
    found.pop(here, 0)
    return found


def _name_of_ruin(ruin: Ruin) -> str:
    """How people tell it from others; "" for one that has nothing for anybody (R-W41)."""
    if not ruin.has_treasure:
        return "" if ruin.guard else RUIN
    return f"{RUIN}:{ruin.guard or LEFT_ALONE}"


def _add(campaign: Campaign, unit: Unit, name: str, tiles: list[int], found: dict[str, int]) -> None:
    for tile in tiles:
        if tile != unit.tile and may_share(campaign, unit, campaign.state.at(tile)):
            found[name] = tile
            return


def put(state: War, unit: Unit, tile: int) -> None:
    """It stands there now, or somewhere in the field."""
    unit.tile = new_spot(state) if tile == NO_TILE else tile
    unit.stepped += 1
