"""Fields of what people can make for this game: soldiers and squads."""

from __future__ import annotations

from typing import Final

from rules_core.content.fields import Field, FieldKind
from rules_core.content.named_fields import ID, NAME, TEXT

NATIONS: Final = ("france", "britain", "prussia", "austria", "russia")
NATION_NAMES: Final = ("France", "Great Britain", "Prussia", "Austria", "Russia")
FIGHTING_WORDS: Final = (
    "musket",
    "rifle",
    "carbine",
    "pistol",
    "blunderbuss",
    "bow",
    "dragoon-musket",
    "lance",
    "halberd",
    "sword",
    "axe",
    "short-sword",
)
FIGHTING_NAMES: Final = (
    "Musket",
    "Rifle",
    "Carbine",
    "Pistol",
    "Blunderbuss",
    "Bow",
    "Dragoon musket",
    "Lance",
    "Halberd",
    "Sword",
    "Axe",
    "Short sword",
)
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
    FieldKind.WORD,
    "Nation",
    "Whose roster it belongs to.",
    words=NATIONS,
    word_names=NATION_NAMES,
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
    FieldKind.WORDS,
    "Weapons",
    "What this soldier fights and shoots with; at most one of them is a firearm.",
    words=FIGHTING_WORDS,
    word_names=FIGHTING_NAMES,
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
