"""The table of a siege: buildings and terrain as pieces of ground (sections 4.3 and 4.4, V-6.4.1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rules_core.games.village.content.types import (
    BuildingId,
    BuildingType,
    Content,
    TerrainLayout,
    TerrainPiece,
    Village,
)
from rules_core.games.village.state.siege import ASKED_LATE, Barricade, World
from rules_core.ground.directions import direction
from rules_core.ground.geometry import Outline, Point, placed
from rules_core.ground.kept_maps import map_of
from rules_core.ground.measured import MeasuredGround
from rules_core.ground.pieces import BARRICADE, BUILDING, IMPASSABLE, LINEAR, SLOWS, GroundMap, Piece
from rules_core.ground.play_mode import PlayMode
from rules_core.ground.reported import ReportedGround
from rules_core.song.options import INCH, SongOptions

BUILDING_KIND: Final = "building"
BARRICADE_KIND: Final = "barricade"
BARRICADE_HEIGHT: Final = INCH // 2
"""No more than half a model, so that it is crossed and not climbed (R-V49, SBH-MOV-6)."""
HALF_DEPTH: Final = INCH // 4
"""Half of how deep a Barricade is; V-7.7.3 says how long."""
BARRICADE_TURNS: Final[tuple[int, ...]] = tuple(range(0, 180, 15))
"""The directions in which a Barricade may be laid."""

Middles = dict[BuildingId, tuple[int, int]]
"""Where the middle of each building stands, by id, on the table."""


def default_middles(village: Village, layout: TerrainLayout) -> Middles:
    """V-4.4.1, V-4.4.2. Every building where the village's content puts it."""
    middle_x = layout.width // 2
    middle_y = layout.height // 2
    return {one.id: (middle_x + one.position[0], middle_y + one.position[1]) for one in village.buildings}


def outline_at(building: BuildingType, x: int, y: int) -> Outline:
    """R-V30. The building's outline when its middle stands at (x, y)."""
    return placed(building.outline, x, y)


def building_pieces(village: Village, middles: Middles) -> list[Piece]:
    """V-6.4.1. The buildings as pieces; a destroyed one stays as a ruin of the same outline (R-V27).

    V-6.4.2. Being pieces and no models, they never move, act, attack or roll for morale.
    """
    pieces: list[Piece] = []
    for building in village.buildings:
        x, y = middles[building.id]
        pieces.append(Piece(building.id, BUILDING_KIND, outline_at(building, x, y), BUILDING, building.height))
    return pieces


def terrain_pieces(layout: TerrainLayout, content: Content, song: SongOptions) -> list[Piece]:
    """V-4.3.3. The terrain as pieces, each with what its kind does."""
    pieces: list[Piece] = []
    for one in layout.pieces:
        kind = content.ground[one.kind]
        traits = kind.traits
        if traits & LINEAR != 0 and 2 * kind.height > song.model_height and not song.climbing:
            # RULING on SBH-MOV-6: where nobody climbs, what a man cannot step over is a high wall for all on foot.
            traits = traits & ~SLOWS | IMPASSABLE
        pieces.append(Piece(one.id, one.kind, Outline(one.outline), traits, kind.height))
    return pieces


def cleared(layout: TerrainLayout, content: Content, buildings: list[Piece]) -> list[TerrainPiece]:
    """The terrain that makes room for the village: what lies under a building and is not open ground."""
    found: list[TerrainPiece] = []
    for one in layout.pieces:
        if content.ground[one.kind].traits == 0:
            continue
        outline = Outline(one.outline)
        if any(building.outline.overlaps(outline) for building in buildings):
            found.append(one)
    return found


def build_map(
    village: Village, layout: TerrainLayout, content: Content, middles: Middles, song: SongOptions
) -> GroundMap:
    """The table with the village and the terrain that is left.

    SBH-TER-1. Where a bridge lies over water it is the bridge that counts.
    """
    buildings = building_pieces(village, middles)
    gone = [one.id for one in cleared(layout, content, buildings)]
    terrain = [piece for piece in terrain_pieces(layout, content, song) if piece.id not in gone]
    bridges = [piece.outline for piece in terrain if content.ground[piece.kind].bridge]
    return map_of(layout.width, layout.height, [*buildings, *terrain], bridges)


def barricade_corners(length: int) -> list[Point]:
    """V-7.7.3. A Barricade's corners round its middle; at turn 0 it lies along x."""
    half = length // 2
    return [(-half, -HALF_DEPTH), (half, -HALF_DEPTH), (half, HALF_DEPTH), (-half, HALF_DEPTH)]


def ground_of(world: World, mode: PlayMode, added: Sequence[Piece] = ()) -> MeasuredGround:
    """The ground of a game that is played this way, with the pieces that came into play."""
    song = world.song
    wood = song.stick(song.wood_sight)
    if mode is PlayMode.UNMAPPED:
        doubt = world.options.table_doubt
        late = world.table_way >= ASKED_LATE
        return ReportedGround(world.map, added, wood, song.wood_edge_bases, doubt, asks_late=late)
    return MeasuredGround(world.map, added, wood, song.wood_edge_bases)


def barricade_outline(x: int, y: int, turn: int, length: int) -> Outline:
    """V-7.7.3. A Barricade's outline on the table."""
    return placed(barricade_corners(length), x, y, direction(turn))


def barricade_piece(barricade: Barricade, length: int) -> Piece:
    """V-7.7.5, V-7.7.6. A Barricade on the table: cover, and slow to cross."""
    outline = barricade_outline(barricade.x, barricade.y, barricade.turn, length)
    return Piece(barricade.id, BARRICADE_KIND, outline, BARRICADE, BARRICADE_HEIGHT)
