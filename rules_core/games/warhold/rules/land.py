"""The board: which tiles lie beside which, how far apart they are, and what stands on them (sections 6 to 9)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from rules_core.games.warhold.state.war import FIRST_SPOT, WATER, Stronghold, Unit, War
from rules_core.grid.squares import square_name, square_named
from rules_core.kernel.requests import NO_SEAT

FIELD: Final = "field"
RUIN: Final = "ruin"
"""What places are called that have no id: somewhere in the field, and any ruin."""


@lru_cache(maxsize=16)
def beside_each(columns: int, rows: int) -> tuple[tuple[int, ...], ...]:
    """For every tile those that share a side with it (W-ATT-2), from north clockwise."""
    found: list[tuple[int, ...]] = []
    for tile in range(columns * rows):
        column, row = tile % columns, tile // columns
        near: list[int] = []
        if row > 0:
            near.append(tile - columns)
        if column < columns - 1:
            near.append(tile + 1)
        if row < rows - 1:
            near.append(tile + columns)
        if column > 0:
            near.append(tile - 1)
        found.append(tuple(near))
    return tuple(found)


def shown_name(state: War, tile: int) -> str:
    """How people read the name of a tile, as it stands on the edge of the board: L14."""
    return name_of(state, tile).upper()


def beside(state: War, tile: int) -> tuple[int, ...]:
    """The tiles that share a side with one, also where there is nothing."""
    return beside_each(state.columns, state.rows)[tile]


def steps_apart(state: War, one: int, other: int) -> int:
    """R-W09. Steps along rows and columns, whatever lies between."""
    columns = state.columns
    return abs(one % columns - other % columns) + abs(one // columns - other // columns)


def are_diagonal(state: War, one: int, other: int) -> bool:
    """Whether two tiles share a corner alone."""
    columns = state.columns
    return abs(one % columns - other % columns) == 1 and abs(one // columns - other // columns) == 1


def nearest(state: War, tile: int, tiles: Sequence[int]) -> int:
    """R-W09. How far the nearest of some tiles is."""
    return min([steps_apart(state, tile, one) for one in tiles])


def within(state: War, tiles: Sequence[int], steps: int) -> set[int]:
    """R-W09. The tiles at most so many steps away from one of these, and they themselves."""
    columns, rows = state.columns, state.rows
    found: set[int] = set()
    for tile in tiles:
        column, row = tile % columns, tile // columns
        for other in range(max(0, row - steps), min(rows, row + steps + 1)):
            across = steps - abs(other - row)
            first, last = max(0, column - across), min(columns - 1, column + across)
            found.update(range(other * columns + first, other * columns + last + 1))
    return found


def ring(state: War, tile: int, steps: int) -> list[int]:
    """The tiles exactly so many steps away, row by row."""
    columns, rows = state.columns, state.rows
    column, row = tile % columns, tile // columns
    found: list[int] = []
    for down in range(-steps, steps + 1):
        if not 0 <= row + down < rows:
            continue
        across = steps - abs(down)
        for side in (-across, across) if across else (0,):
            if 0 <= column + side < columns:
                found.append((row + down) * columns + column + side)
    return found


def terrain(state: War, tile: int) -> str:
    """R-W08. The ground that counts on a tile; "" under a bridge or a location, which cover it."""
    if tile in state.bridges:
        return ""
    for stronghold in state.strongholds:
        if tile in stronghold.tiles:
            return ""
    for town in state.towns:
        if tile in town.tiles:
            return ""
    for ruin in state.ruins:
        if ruin.tile == tile:
            return ""
    return state.ground[tile]


def covered(state: War) -> set[int]:
    """All tiles under a bridge or a location."""
    found = set(state.bridges)
    for stronghold in state.strongholds:
        found.update(stronghold.tiles)
    for town in state.towns:
        found.update(town.tiles)
    for ruin in state.ruins:
        found.add(ruin.tile)
    return found


def is_water(state: War, tile: int) -> bool:
    """W-MAP-2. Open water, without a bridge; a spot of which no map knows is none."""
    return tile < FIRST_SPOT and state.ground[tile] == WATER and tile not in state.bridges


def house_of(state: War, unit: Unit) -> Stronghold | None:
    """The stronghold in which a unit stands."""
    return state.stronghold_at(unit.tile)


def is_beside_stronghold(state: War, tile: int, stronghold: Stronghold) -> bool:
    """W-SIE-4. Whether a tile outside lies beside one of its tiles."""
    if tile in stronghold.tiles:
        return False
    for one in beside(state, tile):
        if one in stronghold.tiles:
            return True
    return False


def enemies_within(state: War, seat: str, tiles: Sequence[int]) -> list[Unit]:
    """The units on some tiles that are not of this seat."""
    return [one for one in state.units if one.seat != seat and one.tile in tiles]


def free_for_monsters(state: War, tile: int) -> bool:
    """W-EOT-3, W-EOT-8, W-RUI-10. Land without anybody, outside strongholds."""
    return (
        state.is_on_map(tile) and not is_water(state, tile) and state.stronghold_at(tile) is None and not state.at(tile)
    )


def nobody_of(seat: str, units: Sequence[Unit]) -> bool:
    """Whether none of some units is of this seat."""
    return not any(one.seat == seat for one in units)


def seats_among(units: Sequence[Unit]) -> list[str]:
    """Whose units these are, monsters left out, each once."""
    found: list[str] = []
    for one in units:
        if one.seat != NO_SEAT and one.seat not in found:
            found.append(one.seat)
    return found


def place_at(state: War, tile: int) -> str:
    """The place of which a tile is a part: a stronghold or town by its id, a ruin, or the field."""
    house, town = state.stronghold_at(tile), state.town_at(tile)
    if house is not None:
        return house.id
    if town is not None:
        return town.id
    return RUIN if state.ruin_at(tile) is not None else FIELD


def name_of(state: War, tile: int) -> str:
    """A tile as people call it on a map: a1 in the north-west."""
    return name_at(state.columns, tile)


def name_at(columns: int, tile: int) -> str:
    """The same on a map of so many columns."""
    return square_name((tile % columns, tile // columns))


def tile_of(state: War, name: str) -> int:
    """The tile that has this name."""
    return tile_at(state.columns, name)


def tile_at(columns: int, name: str) -> int:
    """The same on a map of so many columns."""
    square = square_named(name)
    assert square is not None, name
    return square[1] * columns + square[0]
