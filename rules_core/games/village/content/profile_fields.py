"""Fields of whoever fights: heroes, enemies, defenders (V-4.2.4, R-V04, V-3.8)."""

from __future__ import annotations

from typing import Final

from rules_core.content.fields import Field, FieldKind
from rules_core.content.named_fields import ICON, ID, NAME
from rules_core.content.named_fields import TEXT as STORY
from rules_core.games.village.content.named_fields import COLOUR, LETTER
from rules_core.games.village.content.types import Behaviour, EnemyClass

TRAIT_ID: Final = Field("id", FieldKind.REFERENCE, "Trait", "What the model can or cannot do.", longest=40, of="trait")
TRAIT_NUMBER: Final = "value"
"""A key that traits had once; no rule read it."""
TRAIT_AGAINST: Final = Field(
    "against",
    FieldKind.TEXT,
    "Against",
    "A tag such as orc, for the traits that name somebody.",
    longest=40,
    default="",
    clause="SBH-TRT-3",
)
TRAITS: Final = Field(
    "traits",
    FieldKind.TRAITS,
    "Traits",
    "Everything special about the model.",
    default=(),
    clause="SBH-TRT-1",
    parts=(TRAIT_ID, TRAIT_AGAINST),
    row="Trait {number}",
    called=TRAIT_ID.key,
)
TAGS: Final = Field("tags", FieldKind.TAGS, "Tags", "What it is, for traits that name somebody: orc.", default=())
BASE: Final = Field("base", FieldKind.INCHES, "Base", "The diameter of the base.", least=0.5, most=4, default=1)
POINTS: Final = Field(
    "points",
    FieldKind.WHOLE,
    "Points",
    "What the model costs a wave; the formula says how much.",
    least=1,
    most=600,
    clause="SBH-PTS-1",
)


def _quality(best: int, worst: int, clause: str) -> Field:
    return Field(
        "quality",
        FieldKind.WHOLE,
        "Quality",
        "The roll that one action needs; lower is better.",
        least=best,
        most=worst,
        clause=clause,
    )


def _combat(most: int, clause: str) -> Field:
    return Field(
        "combat",
        FieldKind.WHOLE,
        "Combat",
        "What is added to its die in a fight; higher is better.",
        least=0,
        most=most,
        clause=clause,
    )


# V-4.2.6. The heroes of the book have Quality 3+.
HERO_QUALITY: Final = _quality(2, 5, "V-4.2.6")
HERO_COMBAT: Final = _combat(6, "SBH-ACT-1")
ENEMY_QUALITY: Final = _quality(2, 6, "SBH-ACT-1")
ENEMY_COMBAT: Final = _combat(8, "SBH-ACT-1")
DEFENDER_QUALITY: Final = _quality(2, 6, "SBH-ACT-1")
DEFENDER_COMBAT: Final = _combat(6, "SBH-ACT-1")

ROLE: Final = Field("role", FieldKind.TEXT, "Role", "One or two words, such as Shield-bearer.", longest=24)
PASSIVE: Final = Field(
    "passive",
    FieldKind.STORY,
    "Passive",
    "What the hero's own trait does, in one sentence.",
    longest=200,
    example="Nothing but a hero's toughness yet.",
)
HERO: Final[tuple[Field, ...]] = (
    ID,
    NAME,
    ROLE,
    ICON,
    LETTER,
    COLOUR,
    STORY,
    PASSIVE,
    HERO_QUALITY,
    HERO_COMBAT,
    TRAITS,
    TAGS,
    BASE,
)

PLURAL: Final = Field("plural", FieldKind.TEXT, "Plural", "What several of them are called.", longest=40)
CLASS: Final = Field(
    "class",
    FieldKind.WORD,
    "Class",
    "Mobs fill a wave, Elites lead it, a Boss ends the siege.",
    words=tuple([one.value for one in EnemyClass]),
    word_names=("Mob", "Elite", "Boss"),
    clause="R-V04",
)
BEHAVIOURS: Final = Field(
    "behaviours",
    FieldKind.WORDS,
    "Behaviours",
    "The Behaviours that a group of them may have; at least one.",
    least=1,
    words=tuple([one.value for one in Behaviour]),
    word_names=("Ravager", "Hunter", "Raider", "Mindless", "Fanatic", "Guardian"),
    clause="R-V04",
)
TORCH: Final = Field(
    "torch", FieldKind.FLAG, "Torch Bearer", "Sets buildings alight; only Mobs do.", default=False, clause="R-V16"
)
ENEMY: Final[tuple[Field, ...]] = (
    ID,
    NAME,
    PLURAL,
    ICON,
    COLOUR,
    STORY,
    CLASS,
    BEHAVIOURS,
    TORCH,
    ENEMY_QUALITY,
    ENEMY_COMBAT,
    POINTS,
    TRAITS,
    TAGS,
    BASE,
)
DEFENDER: Final[tuple[Field, ...]] = (
    ID,
    NAME,
    ICON,
    LETTER,
    COLOUR,
    DEFENDER_QUALITY,
    DEFENDER_COMBAT,
    POINTS,
    TRAITS,
    TAGS,
    BASE,
)
