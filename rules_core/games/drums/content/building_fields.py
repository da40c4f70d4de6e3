"""Fields of buildings (S-TER-6, SDS-BLD). Measures are hundredths of a Short stick, north is up."""

from __future__ import annotations

from typing import Final

from rules_core.content.fields import Field, FieldKind
from rules_core.content.named_fields import ID, NAME
from rules_core.games.drums.content.building_words import (
    BARRED,
    CLOSED,
    DOORS,
    FLAT,
    INNER,
    LADDER,
    LARGEST,
    MOST_FLOORS,
    MOST_PARTS,
    OPEN,
    OPENINGS,
    OUTER,
    PITCHED,
    STAIRS,
)

LONGEST_PART: Final = 20
PART_ID: Final = Field("id", FieldKind.ID, "Id", "How other parts call it.", longest=LONGEST_PART)
WIDTH: Final = Field(
    "width", FieldKind.WHOLE, "Width", "From west to east, in hundredths of Short.", least=40, most=LARGEST, begins=100
)
DEPTH: Final = Field(
    "depth",
    FieldKind.WHOLE,
    "Depth",
    "From north to south, in hundredths of Short.",
    least=30,
    most=LARGEST,
    begins=100,
)
STOREYS: Final = Field(
    "storeys",
    FieldKind.WHOLE,
    "Storeys",
    "How many floors have rooms; 0 for what is solid, as a wall.",
    least=0,
    most=MOST_FLOORS,
    begins=1,
    clause="SDS-BLD-9",
)
ROOF: Final = Field(
    "roof",
    FieldKind.WORD,
    "Roof",
    "Men can stand on a flat one.",
    words=(PITCHED, FLAT),
    word_names=("Pitched", "Flat"),
    default=PITCHED,
)
RIDERS: Final = Field(
    "riders", FieldKind.FLAG, "Riders come in", "By a gate, without dismounting.", default=False, clause="SDS-BLD-1"
)


def _spot(key: str, name: str, sentence: str, least: int = 0) -> Field:
    return Field(key, FieldKind.WHOLE, name, sentence, least=least, most=LARGEST, begins=20)


FLOOR: Final = Field(
    "floor", FieldKind.WHOLE, "Floor", "0 is the ground.", least=0, most=MOST_FLOORS - 1, default=0, clause="SDS-BLD-9"
)
FROM_WEST: Final = _spot("x", "From the west", "Where it begins.")
FROM_NORTH: Final = _spot("y", "From the north", "Where it begins.")
TO_WEST: Final = Field("to_x", FieldKind.WHOLE, "Ends from the west", least=0, most=LARGEST, begins=80)
TO_NORTH: Final = _spot("to_y", "Ends from the north", "The same on one of both: walls run straight.")
WALLS: Final = Field(
    "wall",
    FieldKind.TABLES,
    "Inner walls",
    "They part rooms.",
    most=MOST_PARTS,
    optional=True,
    parts=(PART_ID, FROM_WEST, FROM_NORTH, TO_WEST, TO_NORTH, FLOOR),
    row="Wall {number}",
    called="id",
    add="Add a wall",
)
OPENING_KIND: Final = Field(
    "kind",
    FieldKind.WORD,
    "What it is",
    words=OPENINGS,
    word_names=("Door", "Heavy door", "Gate", "Window"),
    begins="window",
    clause="SDS-BLD-2",
)
WALL: Final = Field(
    "wall",
    FieldKind.WORD,
    "In which wall",
    words=(*OUTER, INNER),
    word_names=("North", "East", "South", "West", "An inner one"),
    begins="south",
)
INNER_WALL: Final = Field(
    "inner",
    FieldKind.ROW,
    "Inner wall",
    of="wall",
    longest=LONGEST_PART,
    default="",
    optional=True,
    when="wall",
    when_words=(INNER,),
)
AT: Final = Field(
    "at",
    FieldKind.WHOLE,
    "Its middle",
    "From the wall's western or northern end.",
    least=0,
    most=LARGEST,
    begins=50,
)
OPENING_WIDTH: Final = Field(
    "width", FieldKind.WHOLE, "Width", "Left out, as wide as such things are.", least=10, most=120, optional=True
)
STATE: Final = Field(
    "state",
    FieldKind.WORD,
    "At first",
    "How it stands when a battle begins.",
    words=(OPEN, CLOSED, BARRED),
    word_names=("Open", "Closed", "Barred"),
    default=CLOSED,
    when="kind",
    when_words=DOORS,
    clause="SDS-BLD-2",
)
OPENING_PLACES: Final = Field(
    "opening",
    FieldKind.TABLES,
    "Doors and windows",
    "How men come in, and from where they fire.",
    most=MOST_PARTS,
    optional=True,
    parts=(PART_ID, OPENING_KIND, WALL, INNER_WALL, AT, OPENING_WIDTH, FLOOR, STATE),
    row="Opening {number}",
    called="id",
    add="Add a door or window",
    clause="SDS-BLD-2",
)
CLIMB_KIND: Final = Field(
    "kind",
    FieldKind.WORD,
    "What it is",
    words=(STAIRS, LADDER),
    word_names=("Stairs", "Ladder"),
    begins=LADDER,
    clause="SDS-ACT-10",
)
CLIMB_X: Final = _spot("x", "From the west", "Its north-western corner; below 0 it stands outside.", -100)
CLIMB_Y: Final = _spot("y", "From the north", "Its north-western corner; below 0 it stands outside.", -100)
CLIMB_WIDTH: Final = Field("width", FieldKind.WHOLE, "Width", least=8, most=120, begins=24)
CLIMB_DEPTH: Final = Field("depth", FieldKind.WHOLE, "Depth", least=8, most=120, begins=10)
CLIMB_FLOOR: Final = Field("floor", FieldKind.WHOLE, "From floor", least=0, most=MOST_FLOORS, default=0)
TO_FLOOR: Final = Field(
    "to_floor", FieldKind.WHOLE, "To floor", "Left out, one floor up.", least=1, most=MOST_FLOORS, optional=True
)
CLIMBS: Final = Field(
    "climb",
    FieldKind.TABLES,
    "Stairs and ladders",
    "How men come up.",
    most=MOST_PARTS,
    optional=True,
    parts=(PART_ID, CLIMB_KIND, CLIMB_X, CLIMB_Y, CLIMB_WIDTH, CLIMB_DEPTH, CLIMB_FLOOR, TO_FLOOR),
    row="Way up {number}",
    called="id",
    add="Add stairs or a ladder",
    clause="SDS-ACT-10",
)
BUILDING: Final = (ID, NAME, WIDTH, DEPTH, STOREYS, ROOF, RIDERS, WALLS, OPENING_PLACES, CLIMBS)
