"""Pieces of ground (buildings, woods, walls, barricades) and the map that holds those which never change in a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rules_core.ground.cutting import cut
from rules_core.ground.geometry import Outline
from rules_core.ground.goals import EdgeGoal, Goal, OutlineGoal
from rules_core.ground.routes import Field, field_of
from rules_core.ground.walkways import Walkways

IMPASSABLE: Final = 1
"""No base may overlap it: buildings, ruins, high walls, deep water."""
DIFFICULT: Final = 2
"""A Move action that meets it drops one stick length (SBH-MOV-5)."""
LINEAR: Final = 4
"""Hedge, low wall, fence, barricade: crossed as an obstacle (SBH-MOV-6); no base may come to rest across it."""
BLOCKS_SIGHT: Final = 8
"""No line of sight passes through (SBH-RNG-7)."""
GIVES_COVER: Final = 16
"""A model touching it has cover from shooters on its far side (SBH-RNG-8)."""
WOOD: Final = 32
"""Sight follows SBH-RNG-9 instead of BLOCKS_SIGHT."""
WATER: Final = 64
"""Water, for models that move in it differently."""

HIGH: Final = 128
"""Who stands on it stands as much higher than others as the piece is high (SBH-TER-3)."""
GAP: Final = 256
"""A ditch or cleft: a jump over it is never a matter of course (SBH-MOV-8)."""
ROCKY: Final = 512
"""Rocks, scree, a steep slope."""
SWAMPY: Final = 1024
"""Swamp, bog, reeds."""
SNOWY: Final = 2048
"""Snow and ice."""
SANDY: Final = 4096
"""Sand and dunes. Which of these kinds somebody is at home in is a matter of traits (SBH-MOV-5)."""

STONE: Final = 8192
"""Stone or earth: what bullets do not go through."""

INDOORS: Final = 16384
"""The inside of a building: it bars all but those who may enter."""
ABSENT: Final = (32768, 65536, 131072, 262144)
"""Not there for who stands on the ground, on the first floor of a building, on the second, on the third."""
ELSEWHERE: Final = INDOORS | ABSENT[0] | ABSENT[1] | ABSENT[2] | ABSENT[3]
"""What a piece is only to some, without being other ground to them."""

BUILDING: Final = IMPASSABLE | BLOCKS_SIGHT | GIVES_COVER
BARRICADE: Final = LINEAR | DIFFICULT | GIVES_COVER
FOREST: Final = DIFFICULT | WOOD | GIVES_COVER

SLOWS: Final = DIFFICULT | LINEAR
"""What makes a straight move a move over difficult ground."""
SOLID: Final = IMPASSABLE | LINEAR
"""What no base may overlap at the end of a move."""

TOP: Final = 1
RIGHT: Final = 2
BOTTOM: Final = 3
LEFT: Final = 4
EDGES: Final[tuple[int, ...]] = (TOP, RIGHT, BOTTOM, LEFT)
"""The four table edges by number, clockwise (V-5.5.1)."""


class Piece:
    """One piece of ground. `kind` is a content word ("building", "wood") that no rule reads; `traits` are the flags
    above, added up; `height` in tenths of a millimetre, 0 where it does not matter. Immutable."""

    def __init__(self, piece_id: str, kind: str, outline: Outline, traits: int, height: int = 0) -> None:
        self.id: Final[str] = piece_id
        self.kind: Final[str] = kind
        self.outline: Final[Outline] = outline
        self.traits: Final[int] = traits
        self.height: Final[int] = height

    def has(self, trait: int) -> bool:
        """Whether it has the trait, or any one of several added up."""
        return self.traits & trait != 0


SQUARE: Final = 508
"""The side of the squares in which pieces are looked up: two inches."""
NEAR: Final = 1270
"""Whoever asks about what lies no further off than this, five inches, need not look at all pieces."""


class PieceIndex:
    """Pieces in a fixed order, and quickly the few of them that come near a spot. Immutable; a square of the table is
    looked over when first asked about."""

    def __init__(self, pieces: Sequence[Piece], width: int, height: int) -> None:
        self.pieces: Final[list[Piece]] = list(pieces)
        self._columns: Final[int] = width // SQUARE + 1
        self._rows: Final[int] = height // SQUARE + 1
        self._squares: Final[list[list[Piece] | None]] = [None] * (self._columns * self._rows)

    def near(self, x: float, y: float, limit: float) -> list[Piece]:
        """All pieces that come within `limit` of a spot, in their order, and maybe others."""
        if limit > NEAR or x < 0.0 or y < 0.0:
            return self.pieces
        column = int(x) // SQUARE
        row = int(y) // SQUARE
        if column >= self._columns or row >= self._rows:
            return self.pieces
        index = row * self._columns + column
        found = self._squares[index]
        if found is None:
            left = float(column * SQUARE - NEAR)
            top = float(row * SQUARE - NEAR)
            found = [one for one in self.pieces if _meets_square(one.outline, left, top, SQUARE + 2.0 * NEAR)]
            self._squares[index] = found
        return found


def _meets_square(outline: Outline, left: float, top: float, side: float) -> bool:
    """Whether the box of an outline meets a square."""
    return not (outline.right < left or outline.left > left + side or outline.bottom < top or outline.top > top + side)


class GroundMap:
    """The table and the pieces that never change in a game. Immutable; prepared once and shared by all forks.

    Width and height in tenths of a millimetre. `bridges`: what lies over the water and is open ground there
    (SBH-TER-1); `roads`: what lies over broken areas and is open ground there. Raises ValueError when two pieces have
    the same id.
    """

    def __init__(
        self,
        width: int,
        height: int,
        pieces: Sequence[Piece],
        bridges: Sequence[Outline] = (),
        roads: Sequence[Outline] = (),
    ) -> None:
        self.width: Final[int] = width
        self.height: Final[int] = height
        self.pieces: Final[list[Piece]] = list(pieces)
        self.by_id: Final[dict[str, Piece]] = {}
        for piece in self.pieces:
            if piece.id in self.by_id:
                raise ValueError(f"Two pieces of ground are called {piece.id}.")
            self.by_id[piece.id] = piece
        self.parts: Final[list[Piece]] = _parts(self.pieces, bridges, roads)
        """What a base meets: every piece, of water and broken areas what no bridge and no road covers. Parts have the
        id of their piece."""
        self.walls: Final[list[Piece]] = [piece for piece in self.parts if piece.has(IMPASSABLE)]
        self.solid: Final[list[Piece]] = [piece for piece in self.parts if piece.has(SOLID)]
        self.slow: Final[list[Piece]] = [piece for piece in self.parts if piece.has(SLOWS)]
        self.near_walls: Final[PieceIndex] = PieceIndex(self.walls, width, height)
        self.near_solid: Final[PieceIndex] = PieceIndex(self.solid, width, height)
        self.near_slow: Final[PieceIndex] = PieceIndex(self.slow, width, height)
        self.sight_pieces: Final[list[Piece]] = [
            piece for piece in self.pieces if piece.has(BLOCKS_SIGHT | WOOD | GIVES_COVER)
        ]
        self._by_trait: Final[dict[int, list[Piece]]] = {}
        self._walkways: Final[dict[tuple[int, int], Walkways]] = {}
        self._fields: Final[dict[tuple[int, int, str, int], Field]] = {}

    def pieces_with(self, trait: int) -> list[Piece]:
        """The pieces with a trait, or any one of several added up, looked for once."""
        found = self._by_trait.get(trait)
        if found is None:
            found = [piece for piece in self.pieces if piece.has(trait)]
            self._by_trait[trait] = found
        return found

    def walkways(self, radius: int, crosses: int = 0) -> Walkways:
        """The net of ways for bases of this radius that walk over pieces with the traits `crosses`, made when first
        asked for."""
        key = (radius, crosses)
        ways = self._walkways.get(key)
        if ways is None:
            outlines = [piece.outline for piece in self.walls if not piece.has(crosses)]
            ways = Walkways(self.width, self.height, outlines, radius)
            self._walkways[key] = ways
        return ways

    def goal_at_piece(self, radius: int, piece_id: str, distance: int) -> Goal:
        """Contact with a piece of the map, or within a distance of it, for bases of this radius."""
        return OutlineGoal(self.by_id[piece_id].outline, float(radius + distance))

    def goal_at_edge(self, radius: int, edge: int) -> Goal:
        """Touching an edge of the table."""
        return EdgeGoal(edge, self.width, self.height, radius)

    def field(self, radius: int, piece_id: str, distance: int, crosses: int = 0) -> Field:
        """The distances to a piece of the map from everywhere a way may turn, made when first asked for."""
        key = (radius, crosses, piece_id, distance)
        field = self._fields.get(key)
        if field is None:
            field = field_of(self.walkways(radius, crosses), self.goal_at_piece(radius, piece_id, distance))
            self._fields[key] = field
        return field

    def edge_field(self, radius: int, edge: int, crosses: int = 0) -> Field:
        """The same for an edge of the table."""
        key = (radius, crosses, "", edge)
        field = self._fields.get(key)
        if field is None:
            field = field_of(self.walkways(radius, crosses), self.goal_at_edge(radius, edge))
            self._fields[key] = field
        return field

    def on_table(self, x: float, y: float, radius: float) -> bool:
        """Whether a base stands on the table with its whole width."""
        return radius <= x <= self.width - radius and radius <= y <= self.height - radius


def _parts(pieces: Sequence[Piece], bridges: Sequence[Outline], roads: Sequence[Outline]) -> list[Piece]:
    """SBH-TER-1. The pieces, and in the place of ground under a bridge or a road what is left of it beside that."""
    found: list[Piece] = []
    for piece in pieces:
        over = bridges if piece.has(WATER) else roads if piece.has(DIFFICULT) and not piece.has(SOLID) else ()
        for outline in cut(piece.outline, over):
            whole_piece = outline is piece.outline
            found.append(piece if whole_piece else Piece(piece.id, piece.kind, outline, piece.traits, piece.height))
    return found
