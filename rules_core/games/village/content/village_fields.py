"""Fields of villages and their buildings (sections 4.4, 4.5 and 7.5)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from rules_core.content.fields import Field, FieldKind
from rules_core.content.named_fields import ICON, ID, NAME
from rules_core.content.named_fields import TEXT as STORY
from rules_core.games.village.content.arrival_fields import GROUND, SPAWN, ZONES
from rules_core.games.village.content.types import ABILITIES, ROOFS

STICKS: Final = ("short", "medium", "long")
PARAMETERS: Final[dict[str, tuple[str, ...]]] = {
    "engineering-corps": ("value",),
    "militia": ("count", "defender", "reach"),
    "repairs": ("value",),
    "master-craftsmen": ("value",),
    "healing": ("value",),
    "resurrection": ("reach",),
    "overwatch": ("value", "reach"),
    "advanced-deployment": ("reach",),
    "ready-mounts": ("stick",),
    "warhorse": ("stick",),
}
"""Which parameters an ability has; those not named here have none. The fields below say the same in `when_words`."""


def _having(parameter: str) -> tuple[str, ...]:
    return tuple([ability for ability in ABILITIES if parameter in PARAMETERS.get(ability, ())])


ABILITY_ID: Final = Field(
    "id",
    FieldKind.WORD,
    "Ability",
    "What this level adds to all before it.",
    words=ABILITIES,
    # Needs no parameter, and may stand at every level of every building.
    begins="repairs",
    word_names=(
        "Heart of the village",
        "Engineering Corps",
        "Militia",
        "Repairs",
        "Master Craftsmen",
        "Enchanting",
        "Healing",
        "Blessing",
        "Resurrection",
        "Overwatch",
        "Scouts",
        "Advanced Deployment",
        "Ready Mounts",
        "Warhorse",
    ),
    clause="R-V21",
)
ABILITY_VALUE: Final = Field(
    "value",
    FieldKind.WHOLE,
    "Value",
    "How much it does: Integrity, wounds or a bonus. Without one, the game's options decide.",
    least=1,
    most=6,
    optional=True,
    when="id",
    when_words=_having("value"),
)
ABILITY_COUNT: Final = Field(
    "count",
    FieldKind.WHOLE,
    "How many",
    "How many defenders muster each wave. Without a number, the game's options decide.",
    least=1,
    most=6,
    optional=True,
    when="id",
    when_words=_having("count"),
)
ABILITY_DEFENDER: Final = Field(
    "defender",
    FieldKind.REFERENCE,
    "Defender",
    "Who musters.",
    longest=40,
    of="defender",
    when="id",
    when_words=_having("defender"),
)
ABILITY_REACH: Final = Field(
    "reach",
    FieldKind.INCHES,
    "Reach",
    "How far from the building it works. Without a length, the game's options decide.",
    least=1,
    most=12,
    optional=True,
    when="id",
    when_words=_having("reach"),
)
ABILITY_STICK: Final = Field(
    "stick",
    FieldKind.WORD,
    "Stick",
    "The measuring stick of the move. Without one, the game's options decide.",
    words=STICKS,
    word_names=("Short", "Medium", "Long"),
    optional=True,
    when="id",
    when_words=_having("stick"),
)
ABILITY: Final = Field(
    "ability",
    FieldKind.TABLE,
    "Ability",
    "What the level lets the village do.",
    optional=True,
    clause="R-V21",
    parts=(ABILITY_ID, ABILITY_VALUE, ABILITY_COUNT, ABILITY_DEFENDER, ABILITY_REACH, ABILITY_STICK),
)

# V-7.5.1. Buildings start at Level I; it costs nothing.
FIRST_COST: Final = Field("cost", FieldKind.WHOLE, "Cost", "Level I costs nothing.", least=0, most=0, clause="V-7.5.1")
LATER_COST: Final = Field(
    "cost", FieldKind.WHOLE, "Cost", "The Supplies that this level costs.", least=1, most=99, clause="V-7.5.2"
)
COST: Final = Field(
    "cost",
    FieldKind.WHOLE,
    "Cost",
    "The Supplies that this level costs; nothing for Level I.",
    least=FIRST_COST.least,
    most=LATER_COST.most,
    clause="V-7.5.2",
    follows=1,
)
LEVEL_NAME: Final = replace(NAME, example="New level")
LEVEL_TEXT: Final = replace(
    STORY,
    name="What it does",
    help="What players read of this level, in a sentence or two.",
    example="Nobody has said yet what this level does.",
)
LEVELS: Final = Field(
    "level",
    FieldKind.TABLES,
    "Levels",
    "What the building can become, Level I first.",
    least=1,
    most=5,
    clause="V-7.5.1",
    parts=(LEVEL_NAME, LEVEL_TEXT, COST, ABILITY),
    add="Add a level",
    row="Level {roman}",
)

ROOF: Final = Field(
    "roof",
    FieldKind.WORD,
    "Roof",
    "Which roof the map draws.",
    words=ROOFS,
    word_names=("Hall", "Forge", "Temple", "Tower", "Stable"),
)
INTEGRITY: Final = Field(
    "integrity", FieldKind.WHOLE, "Integrity", "How much damage it stands.", least=1, most=20, clause="V-4.5.1"
)
BUILDING_HEIGHT: Final = Field(
    "height",
    FieldKind.INCHES,
    "Height",
    "For sight and climbing; the book leaves it open.",
    least=0.5,
    most=12,
    default=4,
    clause="R-V30",
)
ECONOMIC: Final = Field("economic", FieldKind.FLAG, "Economic", "Raiders want it.", default=False, clause="V-6.3.7")
POSITION: Final = Field(
    "position",
    FieldKind.POINT,
    "Position",
    "Its middle, measured from the middle of the table; x to the right, y down.",
    most=36,
    clause="V-4.4.1",
)
OUTLINE: Final = Field(
    "outline",
    FieldKind.OUTLINE,
    "Outline",
    "Its corners, measured from its middle.",
    least=3,
    most=40,
    clause="R-V30",
)
BUILDING: Final[tuple[Field, ...]] = (
    ID,
    NAME,
    ICON,
    ROOF,
    INTEGRITY,
    ECONOMIC,
    BUILDING_HEIGHT,
    OUTLINE,
    LEVELS,
)

BUILDINGS: Final = Field(
    "building",
    FieldKind.TABLES,
    "Buildings",
    "The buildings of the village, in the order of the shop.",
    least=1,
    most=20,
    clause="V-2.2",
    parts=(*BUILDING, POSITION),
    row="Building {number}",
    called=NAME.key,
)
WAIVABLE: Final = ("V-4.3.4", "V-4.4.1", "V-4.4.2", "V-4.4.3", "V-4.4.4")
"""The clauses on the laying out of a village that its maker may knowingly set aside."""
WAIVED: Final = Field(
    "waived",
    FieldKind.WORDS,
    "Set aside",
    "What the rules ask of a village and this one does without, knowingly.",
    words=WAIVABLE,
    word_names=(
        "Open ways to every building",
        "The Town Hall near the middle",
        "Buildings near the Town Hall",
        "Buildings that do not touch",
        "Room between the buildings",
    ),
    default=(),
)
VILLAGE: Final[tuple[Field, ...]] = (ID, NAME, STORY, WAIVED, BUILDINGS, GROUND, SPAWN, ZONES)
