"""Fields of tables and of the kinds of ground on them (section 4.3)."""

from __future__ import annotations

from typing import Final

from rules_core.content.fields import Field, FieldKind
from rules_core.content.named_fields import ID, NAME
from rules_core.content.named_fields import TEXT as STORY
from rules_core.ground.pieces import (
    BLOCKS_SIGHT,
    DIFFICULT,
    GAP,
    GIVES_COVER,
    HIGH,
    IMPASSABLE,
    LINEAR,
    ROCKY,
    SANDY,
    SNOWY,
    SWAMPY,
    WATER,
    WOOD,
)

WIDTH: Final = Field(
    "width", FieldKind.INCHES, "Width", "The table from left to right.", least=24, most=72, clause="V-4.3.2"
)
HEIGHT: Final = Field(
    "height", FieldKind.INCHES, "Depth", "The table from top to bottom.", least=24, most=72, clause="V-4.3.2"
)
PIECE_KIND: Final = Field(
    "kind", FieldKind.REFERENCE, "Ground", "What kind of ground it is.", longest=40, of="ground", clause="V-4.3.3"
)
PIECE_OUTLINE: Final = Field(
    "outline",
    FieldKind.OUTLINE,
    "Outline",
    "Its corners, measured from the upper left corner of the table; x to the right, y down.",
    least=3,
    most=40,
)
PIECES: Final = Field(
    "piece",
    FieldKind.TABLES,
    "Pieces",
    "The pieces of terrain on the table.",
    least=0,
    most=240,
    clause="V-4.3.3",
    parts=(ID, PIECE_KIND, PIECE_OUTLINE),
    row="Piece {number}",
    called=ID.key,
    row_called="Piece {called}",
)
TERRAIN: Final[tuple[Field, ...]] = (ID, NAME, STORY, WIDTH, HEIGHT, PIECES)

GROUND_FLAGS: Final[dict[str, int]] = {
    "impassable": IMPASSABLE,
    "difficult": DIFFICULT,
    "linear": LINEAR,
    "blocks-sight": BLOCKS_SIGHT,
    "cover": GIVES_COVER,
    "wood": WOOD,
    "water": WATER,
    "high": HIGH,
    "gap": GAP,
    "rocky": ROCKY,
    "swampy": SWAMPY,
    "snowy": SNOWY,
    "sandy": SANDY,
}
"""The words for the flags of `kernel.pieces`."""
KIND: Final = Field(
    "kind", FieldKind.ID, "Id", "How the pieces of a table call this kind of ground: small letters.", longest=40
)
GROUND_TRAITS: Final = Field(
    "traits",
    FieldKind.WORDS,
    "Effects",
    "What the ground does; nothing for open ground.",
    words=tuple(GROUND_FLAGS),
    word_names=(
        "Impassable",
        "Difficult",
        "Linear obstacle",
        "Blocks sight",
        "Cover",
        "Wood",
        "Water",
        "High ground",
        "Gap",
        "Rocky",
        "Swampy",
        "Snowy",
        "Sandy",
    ),
    clause="V-4.3.3",
)
GROUND_HEIGHT: Final = Field(
    "height",
    FieldKind.INCHES,
    "Height",
    "For sight, climbing and high ground; 0 where it does not matter.",
    least=0,
    most=12,
    default=0,
    clause="SBH-MOV-6",
)
GROUND_BRIDGE: Final = Field(
    "bridge",
    FieldKind.FLAG,
    "Bridge",
    "It leads over water: where it lies no water counts, and whoever crosses walks on open ground.",
    default=False,
    clause="SBH-TER-1",
)
GROUND: Final[tuple[Field, ...]] = (KIND, NAME, GROUND_TRAITS, GROUND_HEIGHT, GROUND_BRIDGE)
