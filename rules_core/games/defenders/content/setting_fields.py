"""What a setting consists of: names by what bears them, and questions that help to tell (D-WB-1 to D-WB-3)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from rules_core.content.fields import Field, FieldKind
from rules_core.content.named_fields import ID, NAME, TEXT

WORLDS: Final = ("fantasy-town", "kaiju-city", "steam-city", "star-patrol", "refugee-camp", "hero-city")
"""The settings that come with the game; the first is the book's own (D-WB-2)."""
SETTING: Final = "setting"
"""The kind of item."""
LONGEST_NAME: Final = 32
LONGEST_PROMPT: Final = 90
MOST: Final = 200
"""So many texts a list may have: ten evenings are played with them."""
PROMPTS_WANTED: Final = 20


_NAMES: Final = Field("", FieldKind.LINES, most=MOST, longest=LONGEST_NAME, default=())
_PROMPTS: Final = Field("", FieldKind.LINES, most=MOST, longest=LONGEST_PROMPT, wanted=PROMPTS_WANTED, default=())
PLACES: Final = Field(
    "places",
    FieldKind.TABLE,
    "Places",
    "Names for the locations of the city.",
    default={},
    parts=(
        replace(_NAMES, key="area", name="Broad areas", wanted=16),
        replace(_NAMES, key="military", name="Military buildings", wanted=17),
        replace(_NAMES, key="economy", name="Buildings of trade and work", wanted=9),
        replace(_NAMES, key="religion", name="Holy places", wanted=9),
        replace(_NAMES, key="government", name="Seats of power", wanted=9),
    ),
    clause="D-LOC-1",
)
DEFENDERS: Final = Field(
    "defenders",
    FieldKind.TABLE,
    "Defenders",
    "Names for those who hold the city.",
    default={},
    parts=(
        replace(_NAMES, key="group", name="Groups of ordinary people", wanted=14),
        replace(_NAMES, key="regiment", name="Regiments", wanted=14),
        replace(_NAMES, key="inspiring", name="People who inspire", wanted=11),
        replace(_NAMES, key="fighting", name="People who fight", wanted=12),
        replace(_NAMES, key="machine", name="War machines", wanted=9),
    ),
    clause="D-DEF-1",
)
THREATS: Final = Field(
    "threats",
    FieldKind.TABLE,
    "Threats",
    "Names for those who want it gone.",
    default={},
    parts=(
        replace(_NAMES, key="rabble", name="Rabble and hordes", wanted=18),
        replace(_NAMES, key="enemy_regiment", name="Enemy regiments", wanted=15),
        replace(_NAMES, key="infiltrating", name="What infiltrates or terrifies", wanted=9),
        replace(_NAMES, key="lethal", name="What is lethal", wanted=9),
        replace(_NAMES, key="massive", name="What is massive", wanted=9),
    ),
    clause="D-THR-6",
)
"""Sixty names in each of the three: enough for the largest city, its menace, and another evening."""
PROMPTS: Final = Field(
    "prompts",
    FieldKind.TABLE,
    "Questions",
    "One of them stands beside the field whenever somebody tells something.",
    default={},
    parts=(
        # Asked once in a game: what fits any world is enough, and a setting may have more.
        replace(_PROMPTS, key="land", name="About the land round the city", wanted=0),
        replace(_PROMPTS, key="place", name="About a place"),
        replace(_PROMPTS, key="defender", name="About a defender"),
        replace(_PROMPTS, key="threat", name="About a threat"),
        replace(_PROMPTS, key="scene", name="For a scene"),
        replace(_PROMPTS, key="attack", name="For an attack"),
        replace(_PROMPTS, key="defence", name="For the defence"),
        replace(_PROMPTS, key="deed", name="For a deed"),
        replace(_PROMPTS, key="last", name="For somebody's end"),
        replace(_PROMPTS, key="epilogue", name="For afterwards"),
        replace(_PROMPTS, key="fallen", name="For afterwards, where the city has fallen", wanted=0),
    ),
    clause="D-INT-3",
)
SCENERY: Final = Field(
    "scenery",
    FieldKind.WORD,
    "Drawn as",
    "Which little pictures stand on the map.",
    words=WORLDS,
    word_names=(
        "An old town",
        "A city of towers",
        "A city of chimneys",
        "Domes and masts",
        "A camp of tents",
        "A city of today",
    ),
    default=WORLDS[0],
)
NAMES: Final = (PLACES, DEFENDERS, THREATS)
FIELDS: Final = (ID, NAME, replace(TEXT, default=""), SCENERY, *NAMES, PROMPTS)
