"""The board after one fact more: only what it tells changes, so that nothing is drawn before it is seen."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, TypeVar

from desktop.games.warhold.tiles.tile_map import HoldOn, TileMap, TownOn, slot_tiles
from rules_core.games.warhold.content.types import WALLS
from rules_core.games.warhold.state.facts import (
    BridgeBuilt,
    BridgeLost,
    Built,
    Crumbled,
    Destroyed,
    MapMade,
    MapRefused,
    RuinGone,
    RuinPlaced,
    Seized,
    StrongholdFounded,
    TileLaid,
    TownPlaced,
    TreasureClaimed,
    TreasureLaid,
)
from rules_core.kernel.facts import Fact

PLACES: Final = (TownPlaced, RuinPlaced, RuinGone, StrongholdFounded, Destroyed, TreasureLaid, TreasureClaimed)
"""What changes what stands on the tile that it names."""


def map_after(shown: TileMap, fact: Fact, coming: TileMap) -> TileMap:
    """What is shown with what the fact tells; `coming` is the board when everything has been shown."""
    if isinstance(fact, (MapMade, MapRefused)) or (shown.columns, shown.rows) != (coming.columns, coming.rows):
        return replace(coming, towns=(), ruins=(), holds=()) if isinstance(fact, MapMade) else coming
    if isinstance(fact, TileLaid):
        column, row = (int(one) - 1 for one in fact.tile.split("/"))
        return _with_ground(shown, coming, slot_tiles(coming, column, row))
    if isinstance(fact, BridgeBuilt):
        return replace(shown, bridges=shown.bridges | {coming.named(fact.tile)})
    if isinstance(fact, BridgeLost):
        return replace(shown, bridges=shown.bridges - {coming.named(fact.tile)})
    if isinstance(fact, PLACES):
        return _with_place(shown, coming, coming.named(fact.tile))
    if isinstance(fact, Seized):
        return _with_holds(shown, coming, fact.stronghold)
    if isinstance(fact, (Built, Crumbled)) and fact.building == WALLS:
        return _with_holds(shown, coming, "")
    return shown


def _with_ground(shown: TileMap, coming: TileMap, tiles: frozenset[int]) -> TileMap:
    letters = [
        new if tile in tiles else old for tile, (old, new) in enumerate(zip(shown.ground, coming.ground, strict=True))
    ]
    return replace(shown, ground="".join(letters), bridges=shown.bridges | (coming.bridges & tiles))


def _with_place(shown: TileMap, coming: TileMap, tile: int) -> TileMap:
    """Whatever stands on a tile stands there as it will; what will be gone is gone."""
    return replace(
        shown,
        towns=_exchanged(shown.towns, coming.towns, tile),
        holds=_exchanged(shown.holds, coming.holds, tile),
        ruins=tuple(one for one in shown.ruins if one.tile != tile)
        + tuple(one for one in coming.ruins if one.tile == tile),
    )


Place = TypeVar("Place", TownOn, HoldOn)


def _exchanged(shown: tuple[Place, ...], coming: tuple[Place, ...], tile: int) -> tuple[Place, ...]:
    return tuple(one for one in shown if tile not in one.tiles) + tuple(one for one in coming if tile in one.tiles)


def _with_holds(shown: TileMap, coming: TileMap, id: str) -> TileMap:
    """Strongholds that stand already, as they will be; only that of an id, where one is given."""
    new = {one.id: one for one in coming.holds}
    return replace(shown, holds=tuple(new.get(one.id, one) if id in ("", one.id) else one for one in shown.holds))
