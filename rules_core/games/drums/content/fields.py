"""Fields of what people can make for this game: soldiers and squads."""

from __future__ import annotations

from typing import Final

from rules_core.content.fields import Field, FieldKind
from rules_core.content.named_fields import ID, NAME, TEXT
from rules_core.games.drums.state.features import KINDS, MOST_FEATURES, MOST_POINTS

TRAIT_WORDS: Final = (
    "cuirass",
    "elan",
    "engineer",
    "fear",
    "fearless",
    "flag-bearer",
    "green",
    "leader",
    "light-infantry",
    "marksman",
    "mounted",
    "musician",
    "nco",
    "poor-shot",
    "reluctant",
    "scout",
    "short-move",
    "slow",
    "steadfast",
    "strong",
    "unreliable",
    "unpredictable",
    "wavering",
    "weak",
)
TRAIT_NAMES: Final = (
    "Cuirass",
    "Elan",
    "Engineer",
    "Fear",
    "Fearless",
    "Flag Bearer",
    "Green",
    "Leader",
    "Light Infantry",
    "Marksman",
    "Mounted",
    "Musician",
    "NCO",
    "Poor Shot",
    "Reluctant",
    "Scout",
    "Short Move",
    "Slow",
    "Steadfast",
    "Strong",
    "Unreliable",
    "Unpredictable",
    "Wavering",
    "Weak",
)

NATION: Final = Field(
    "nation",
    FieldKind.REFERENCE,
    "Nation",
    "Whose roster it belongs to.",
    of="nation",
    clause="S-SET-1",
)
# SDS-PTS-8.
QUALITY: Final = Field(
    "quality",
    FieldKind.WHOLE,
    "Quality",
    "The roll that one action needs; lower is better.",
    least=2,
    most=6,
    begins=4,
    clause="SDS-PTS-8",
)
COMBAT: Final = Field(
    "combat",
    FieldKind.WHOLE,
    "Combat",
    "What is added to the die in a fight; higher is better.",
    least=1,
    most=4,
    begins=2,
    clause="SDS-PTS-8",
)
WEAPONS: Final = Field(
    "weapons",
    FieldKind.REFERENCES,
    "Weapons",
    "What this soldier fights and shoots with; at most one of them is a firearm.",
    of="weapon",
    most=6,
    default=(),
    clause="S-PRO-12",
)
TRAITS: Final = Field(
    "traits",
    FieldKind.WORDS,
    "Special rules",
    "What sets this soldier apart, for better or worse.",
    words=TRAIT_WORDS,
    word_names=TRAIT_NAMES,
    default=(),
    clause="S-PRO-13",
)
SOLDIER: Final = (ID, NAME, NATION, QUALITY, COMBAT, WEAPONS, TRAITS)

WHO: Final = Field("soldier", FieldKind.REFERENCE, "Soldier", "Who it is.", longest=60, of="soldier")
COUNT: Final = Field("count", FieldKind.WHOLE, "Number", "How many of them.", least=1, most=20, begins=1)
# SDS-PTS-6.
MEMBERS: Final = Field(
    "soldiers",
    FieldKind.TABLES,
    "Soldiers",
    "Who marches with it.",
    least=1,
    most=20,
    parts=(WHO, COUNT),
    row="Row {number}",
    add="Add soldiers",
    clause="SDS-PTS-6",
)
SQUAD: Final = (ID, NAME, NATION, TEXT, MEMBERS)

TABLE_SIDE: Final = 1200
"""The side of the table in hundredths of a Short stick, at every scale (S-SCL-2)."""
OVER: Final = 60
"""So far beyond the edge a road or a stream may lead, to leave the table cleanly."""
TERRAIN_NAMES: Final[dict[str, str]] = {
    "wood": "Wood",
    "rough": "Rough ground",
    "hill": "Hill",
    "building": "Building",
    "tree": "Tree",
    "fence": "Fence",
    "wall": "Low wall",
    "hedge": "Hedge",
    "rampart": "Bank of earth",
    "marsh": "Marsh",
    "field": "Field",
    "rubble": "Rubble",
    "crater": "Shell hole",
    "road": "Road",
    "bridge": "Bridge",
    "stream": "Stream",
    "ford": "Ford",
}
TERRAIN_KIND: Final = Field(
    "kind",
    FieldKind.WORD,
    "Terrain",
    "What lies there, and so what it does.",
    words=tuple(KINDS),
    word_names=tuple([TERRAIN_NAMES[one] for one in KINDS]),
    begins="wood",
    clause="S-TER-3",
)


def _place(key: str, name: str, sentence: str, default: int) -> Field:
    return Field(key, FieldKind.WHOLE, name, sentence, least=-OVER, most=TABLE_SIDE + OVER, default=default)


def _size(key: str, name: str, sentence: str) -> Field:
    return Field(key, FieldKind.WHOLE, name, sentence, least=4, most=TABLE_SIDE, default=100, clause="S-TER-4")


X: Final = _place("x", "From the left", "Its middle, in hundredths of a Short stick; the table is 1200 wide.", 600)
Y: Final = _place("y", "From above", "Its middle, in hundredths of a Short stick; the table is 1200 deep.", 600)
WIDTH: Final = _size("width", "Width", "From left to right before it is turned; of a line how broad it is.")
DEPTH: Final = _size("depth", "Depth", "From top to bottom before it is turned.")
TURN: Final = Field("turn", FieldKind.WHOLE, "Turned by", "Degrees, clockwise.", least=0, most=355, default=0)
PLAN: Final = Field(
    "plan",
    FieldKind.REFERENCE,
    "Building",
    "Which one it is: its rooms, doors and windows, and so how large.",
    of="building",
    default="cottage",
    when="kind",
    when_words=("building",),
    clause="S-TER-6",
)
LINE: Final = Field(
    "line",
    FieldKind.TABLES,
    "Line",
    "Where a road, a stream or a long hedge leads, from place to place.",
    least=0,
    most=MOST_POINTS,
    optional=True,
    parts=(
        _place("x", "From the left", "In hundredths of a Short stick.", 600),
        _place("y", "From above", "In hundredths of a Short stick.", 600),
    ),
    row="Place {number}",
    add="Add a place",
)
PIECES: Final = Field(
    "piece",
    FieldKind.TABLES,
    "Terrain",
    "What lies on the table.",
    least=0,
    most=MOST_FEATURES,
    parts=(TERRAIN_KIND, X, Y, WIDTH, DEPTH, TURN, PLAN, LINE),
    row="Piece {number}",
    called=TERRAIN_KIND.key,
    add="Add terrain",
    clause="S-TER-1",
)
BATTLEFIELD: Final = (ID, NAME, TEXT, PIECES)
