"""Fields of a village's own table: its ground, where enemies come from, where heroes deploy (V-5.5.3, V-5.6.1)."""

from __future__ import annotations

from typing import Final

from rules_core.content.fields import Field, FieldKind
from rules_core.games.village.content.terrain_fields import HEIGHT, PIECES, WIDTH
from rules_core.song.options import INCH

NARROWEST_SPAWN: Final = 4 * INCH
"""Room for two bases and a way between them."""

GROUND: Final = Field(
    "ground",
    FieldKind.TABLE,
    "Own table",
    "The ground that this village always stands on; without it, any table serves.",
    optional=True,
    clause="V-4.3.1",
    parts=(WIDTH, HEIGHT, PIECES),
)

SPAWN_EDGE: Final = Field(
    "edge", FieldKind.WHOLE, "Edge", "1 is the upper edge, 2 the right, 3 the lower, 4 the left.", least=1, most=4
)
SPAWN_FROM: Final = Field(
    "from",
    FieldKind.INCHES,
    "From",
    "Where it begins, measured along the edge from the left or from the top.",
    least=0,
    most=72,
    default=0,
)
SPAWN_TO: Final = Field(
    "to", FieldKind.INCHES, "To", "Where it ends; without it, at the end of the edge.", least=0, most=72, optional=True
)
SPAWN: Final = Field(
    "spawn",
    FieldKind.TABLES,
    "Spawn edges",
    "Where enemies come from; without any, from all four edges.",
    least=0,
    most=8,
    default=(),
    clause="V-5.5.3",
    parts=(SPAWN_EDGE, SPAWN_FROM, SPAWN_TO),
    row="Spawn edge {number}",
    called=SPAWN_EDGE.key,
    row_called="Part of edge {called}",
)

ZONE_OUTLINE: Final = Field(
    "outline",
    FieldKind.OUTLINE,
    "Outline",
    "Its corners, measured from the upper left corner of the table; x to the right, y down.",
    least=3,
    most=40,
)
ZONES: Final = Field(
    "zone",
    FieldKind.TABLES,
    "Deployment zones",
    "Where heroes deploy; without any, round the heart of the village.",
    least=0,
    most=6,
    default=(),
    clause="V-5.6.1",
    parts=(ZONE_OUTLINE,),
    row="Deployment zone {number}",
)
