"""Fields of terrain tables: what each quarter of the table is rolled from (S-TER-9 to S-TER-13)."""

from __future__ import annotations

from typing import Final

from rules_core.content.fields import Field, FieldKind
from rules_core.content.named_fields import ID, NAME, TEXT
from rules_core.games.drums.content.fields import TERRAIN_NAMES

NOTHING: Final = "nothing"
WOODS: Final = "woods"
IN_THREES: Final = ("fence", "wall", "hedge")
"""Of these comes d3 (S-TER-8)."""
ROLLED: Final = (NOTHING, WOODS, "building", "rough", "hill", "marsh", *IN_THREES)
ROLLED_NAMES: Final = ("Nothing", "Woods", *(TERRAIN_NAMES[one] for one in ROLLED[2:]))
QUARTERS: Final = 4
FACES: Final = 6
MOST_ROLLS: Final = 5

ROLLS: Final = Field(
    "rolls",
    FieldKind.WHOLE,
    "Rolls",
    "So many times the table of this quarter is rolled on.",
    least=0,
    most=MOST_ROLLS,
    begins=1,
    clause="S-TER-9",
)


def _face(number: int, name: str) -> Field:
    return Field(
        f"face_{number}",
        FieldKind.WORD,
        name,
        words=ROLLED,
        word_names=ROLLED_NAMES,
        begins=NOTHING,
        clause="S-TER-10",
    )


FACE_FIELDS: Final = (
    _face(1, "On a 1"),
    _face(2, "On a 2"),
    _face(3, "On a 3"),
    _face(4, "On a 4"),
    _face(5, "On a 5"),
    _face(6, "On a 6"),
)
QUARTER: Final = Field(
    "quarter",
    FieldKind.TABLES,
    "Quarters",
    "Clockwise from the upper left.",
    least=QUARTERS,
    most=QUARTERS,
    parts=(ROLLS, *FACE_FIELDS),
    row="Quarter {number}",
    clause="S-TER-9",
)
BUILDINGS: Final = Field(
    "buildings",
    FieldKind.REFERENCES,
    "Buildings",
    "The defender chooses among these.",
    of="building",
    least=1,
    most=12,
    begins=("cottage", "farmhouse", "barn", "tower"),
    clause="S-TER-6",
)
TERRAIN_TABLE: Final = (ID, NAME, TEXT, QUARTER, BUILDINGS)
