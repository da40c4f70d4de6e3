"""Fields of scenarios (SDS-SCN). Places are hundredths of a Short stick, the defender's edge at the top."""

from __future__ import annotations

from typing import Final

from rules_core.content.fields import Field, FieldKind
from rules_core.content.named_fields import ID, LONGEST_TEXT, NAME, TEXT
from rules_core.games.drums.content.fields import PIECES, TABLE_SIDE, TERRAIN_NAMES
from rules_core.games.drums.state.features import AREA, KINDS

FORLORN_HOPE: Final = "forlorn-hope"
FORAGING: Final = "foraging"
ASSAULT: Final = "assault"
COURSES: Final = (FORLORN_HOPE, FORAGING, ASSAULT)
COURSE_CLAUSES: Final[dict[str, str]] = {
    FORLORN_HOPE: "SDS-SCN-1",
    FORAGING: "SDS-SCN-2",
    ASSAULT: "SDS-SCN-3",
}
ZONES_OF: Final[dict[str, tuple[str, ...]]] = {
    FORLORN_HOPE: ("wall-west", "wall-east", "behind", "breach", "inside"),
    FORAGING: ("yard",),
    ASSAULT: ("farm",),
}
"""The places that each course speaks of."""

COURSE: Final = Field(
    "course",
    FieldKind.WORD,
    "Played by",
    "Whose rules it follows: who begins where, what each side wants, and when it ends.",
    words=COURSES,
    word_names=("Forlorn Hope", "Foraging Mission", "Assault at the Farm"),
    begins=FORAGING,
    clause="R-S52",
)
GOAL: Final = Field(
    "goal", FieldKind.STORY, "Goal", "What it is won by, in a sentence for both players.", longest=LONGEST_TEXT
)
DARK: Final = Field(
    "dark",
    FieldKind.FLAG,
    "Dark",
    "Nobody sees further than two Long.",
    default=False,
    clause="SDS-RNG-22",
)


def _number(
    key: str, name: str, sentence: str, least: int, most: int, default: int, clause: str, courses: tuple[str, ...] = ()
) -> Field:
    made = Field(key, FieldKind.WHOLE, name, sentence, least=least, most=most, default=default, clause=clause)
    return made.only_with(COURSE, *courses) if courses else made


NUMBERS: Final = (
    _number("attacker_percent", "Attacker's points", "In percent of the defender's.", 50, 300, 100, "R-S61"),
    _number("rounds", "Rounds", "The last one ends it.", 1, 40, 10, "R-S61"),
    _number("posts", "Posted at first", "So many defenders at most.", 1, 20, 6, "SDS-SCN-1.4", (FORLORN_HOPE,)),
    _number(
        "reserve_round",
        "Reserve from round",
        "Then those come on who were not set down at first.",
        1,
        40,
        1,
        "SDS-SCN-1.4",
        (FORLORN_HOPE, ASSAULT),
    ),
    _number("volunteers", "Volunteers", "So many at most are Fearless.", 1, 20, 6, "SDS-SCN-1.5", (FORLORN_HOPE,)),
    _number("through", "Through the breach", "So many men win it.", 1, 20, 3, "SDS-SCN-1.8", (FORLORN_HOPE,)),
    _number("sentry_share", "Sentries, one of", "One of so many defenders.", 1, 20, 3, "SDS-SCN-2.3", (FORAGING,)),
    _number("sentries", "Sentries at least", "", 1, 20, 3, "SDS-SCN-2.3", (FORAGING,)),
    _number("groups", "Attacker's groups", "At most so many.", 1, 6, 2, "SDS-SCN-2.4", (FORAGING,)),
    _number("supply_points", "Points for supplies", "For each marker.", 1, 20, 2, "SDS-SCN-2.10", (FORAGING,)),
    _number("loss_points", "Enemies for a point", "So many points of them.", 1, 500, 50, "SDS-SCN-2.10", (FORAGING,)),
    _number("first_win", "Won from round", "Not before.", 1, 40, 4, "SDS-SCN-3.8", (ASSAULT,)),
    _number(
        "outside_share", "Outside, one of", "One of so many defenders at most.", 1, 20, 3, "SDS-SCN-3.3", (ASSAULT,)
    ),
    _number("fire_from", "The house burns from", "The roll of an Engineer.", 2, 6, 5, "SDS-SCN-3.7", (ASSAULT,)),
    _number("fire_rounds", "It burns for rounds", "Then it is gone.", 1, 40, 3, "SDS-SCN-3.7", (ASSAULT,)),
)
HOUSE: Final = Field(
    "house",
    FieldKind.REFERENCE,
    "The house",
    "Which building both sides want; it stands on the table once.",
    of="building",
    default="homestead",
    when=COURSE.key,
    when_words=(FORAGING, ASSAULT),
    clause="SDS-SCN-3.2",
)


def _side(key: str, name: str) -> Field:
    return Field(key, FieldKind.WHOLE, name, "In hundredths of Short.", least=0, most=TABLE_SIDE, begins=0)


LEFT: Final = _side("left", "From the left")
UPPER: Final = _side("top", "From above")
RIGHT: Final = Field("right", FieldKind.WHOLE, "To the right", least=0, most=TABLE_SIDE, begins=TABLE_SIDE)
LOWER: Final = Field("bottom", FieldKind.WHOLE, "To below", least=0, most=TABLE_SIDE, begins=TABLE_SIDE)
BOX: Final = (LEFT, UPPER, RIGHT, LOWER)
ZONE_ID: Final = Field(
    "id",
    FieldKind.WORD,
    "Place",
    words=("wall-west", "wall-east", "behind", "breach", "inside", "yard", "farm"),
    word_names=(
        "On the western wall",
        "On the eastern wall",
        "Behind the breach",
        "The breach",
        "Inside the town",
        "The yard",
        "The farm",
    ),
    begins="yard",
)
ZONES: Final = Field(
    "zone",
    FieldKind.TABLES,
    "Places",
    "Boxes that its rules speak of.",
    least=1,
    most=7,
    parts=(ZONE_ID, *BOX),
    row="Place {number}",
    called=ZONE_ID.key,
    add="Add a place",
    clause="R-S52",
)
LOOSE_WORDS: Final = tuple([one.id for one in KINDS.values() if one.shape == AREA])
LOOSE_KINDS: Final = Field(
    "kinds",
    FieldKind.WORDS,
    "Of a kind",
    "The defender chooses among several.",
    least=1,
    words=LOOSE_WORDS,
    word_names=tuple([TERRAIN_NAMES[one] for one in LOOSE_WORDS]),
    begins=("wood",),
    clause="S-TER-16",
)
LOOSE_WIDTH: Final = Field("width", FieldKind.WHOLE, "Width", least=10, most=500, begins=200, clause="S-TER-4")
LOOSE_DEPTH: Final = Field("depth", FieldKind.WHOLE, "Depth", least=10, most=500, begins=150, clause="S-TER-4")
LOOSE: Final = Field(
    "loose",
    FieldKind.TABLES,
    "Set down by the defender",
    "Each somewhere inside its box.",
    most=10,
    optional=True,
    parts=(LOOSE_KINDS, LOOSE_WIDTH, LOOSE_DEPTH, *BOX),
    row="Terrain {number}",
    add="Add terrain",
    clause="S-TER-16",
)
SUPPLY_X: Final = Field("x", FieldKind.WHOLE, "From the left", least=0, most=TABLE_SIDE, begins=600)
SUPPLY_Y: Final = Field("y", FieldKind.WHOLE, "From above", least=0, most=TABLE_SIDE, begins=600)
SUPPLIES: Final = Field(
    "supply",
    FieldKind.TABLES,
    "Supplies",
    "Where markers lie.",
    most=12,
    optional=True,
    parts=(SUPPLY_X, SUPPLY_Y),
    row="Marker {number}",
    add="Add supplies",
    when=COURSE.key,
    when_words=(FORAGING,),
    clause="SDS-SCN-2.2",
)
SCENARIO: Final = (ID, NAME, TEXT, GOAL, COURSE, DARK, *NUMBERS, HOUSE, ZONES, PIECES, LOOSE, SUPPLIES)
