"""What a kept city consists of: places and people with their cards, and the map as it was drawn."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from rules_core.content.fields import Field, FieldKind
from rules_core.content.named_fields import ID, NAME, TEXT
from rules_core.games.defenders.content.cards import ACE, KING, SUITS
from rules_core.games.defenders.content.setting_fields import SETTING
from rules_core.games.defenders.content.types import (
    DEFENDER_WORDS,
    EACH_ROW,
    LOCATION_WORDS,
    defender_types,
    location_types,
)
from rules_core.games.defenders.rules.sheet import HEIGHT, WIDTH
from rules_core.games.defenders.words.names import CROSSINGS, DESCRIPTORS, TYPES
from rules_core.games.playing_card import SUITS as SUIT_NAMES
from rules_core.kernel.marks import AREA, LINE, MOST_MARKS, RIVER, SPOT

CITY: Final = "city"
"""The kind of item."""
SHEET: Final = (WIDTH, HEIGHT)
MOST_OF_EACH: Final = 12
"""D-CITY-13."""
LONGEST_NAME: Final = 60
LONGEST_TALE: Final = 2000
"""As much as the table takes when something is told."""
MOST_CARDS: Final = 20
MOST_LAND: Final = 8 * MOST_MARKS
MOST_CROSSINGS: Final = 100

CARDS_LAID: Final = "city"
LAND_NEXT: Final = "features"
BEING_DRAWN: Final = "drawing"
WAYS_NEXT: Final = "connections"
WAYS_IN_NEXT: Final = "entries"
WHOLE: Final = "placing"
STAGES: Final = (CARDS_LAID, LAND_NEXT, BEING_DRAWN, WAYS_NEXT, WAYS_IN_NEXT, WHOLE)
"""How far a city has come: the step of the game with which it goes on."""

STAGE: Final = Field(
    "stage",
    FieldKind.WORD,
    "How far it is",
    "With this a game begins.",
    words=STAGES,
    word_names=(
        "Cards are being laid",
        "Made, the land comes next",
        "The map is being drawn",
        "Drawn, the ways come next",
        "Drawn, the ways in come next",
        "Whole, ready to be besieged",
    ),
)
TURN: Final = Field(
    "turn",
    FieldKind.WHOLE,
    "Whose turn it is",
    "This player goes on with the cards. In a game of fewer people the seats are counted round.",
    least=1,
    most=6,
    default=1,
    clause="D-CITY-2",
)
WORLD: Final = Field(
    "world",
    FieldKind.STORY,
    "Its world",
    "What people told of a world of their own; a setting beside it brings names and questions.",
    longest=LONGEST_TALE,
    default="",
    clause="D-WB-1",
)
SETTING_OF_CITY: Final = Field(
    SETTING,
    FieldKind.REFERENCE,
    "Setting",
    "It brings names, questions and the little pictures on the map.",
    of=SETTING,
    optional=True,
    clause="D-WB-1",
)
FEATURES: Final = Field(
    "features",
    FieldKind.STORY,
    "The land",
    "What was told of the land round the city.",
    longest=LONGEST_TALE,
    default="",
    clause="D-MAP-7",
)
LAND: Final = Field(
    "land",
    FieldKind.DRAWING,
    "The land as drawn",
    "Rivers, hills and coasts.",
    most=MOST_LAND,
    words=(RIVER, LINE, AREA),
    sheet=SHEET,
    default=(),
    clause="D-MAP-7",
)


def _said(*, of_place: bool) -> tuple[str, ...]:
    """D-LOC-1, D-LOC-2, D-DEF-1, D-DEF-2. What cards may say of a place, or of somebody."""
    types_of = location_types if of_place else defender_types
    words_of = LOCATION_WORDS if of_place else DEFENDER_WORDS
    types = [kind for rank in EACH_ROW for kind in types_of(rank)]
    return (*types, *[word for suit in SUITS for word in words_of[suit]])


def _cards(*, of_place: bool) -> Field:
    says = _said(of_place=of_place)
    return Field(
        "cards",
        FieldKind.TABLES,
        "Cards",
        "Each says what it is or how it is; the type of the highest card counts first.",
        least=1,
        most=MOST_CARDS,
        row="Card {number}",
        add="Add a card",
        parts=(
            Field(
                "suit", FieldKind.WORD, "Suit", words=SUITS, word_names=tuple([SUIT_NAMES[one].text for one in SUITS])
            ),
            Field(
                "value",
                FieldKind.WHOLE,
                "Value",
                "Ace 1, Jack 11, Queen 12, King 13.",
                least=ACE,
                most=KING,
                clause="D-VAL-1",
            ),
            Field(
                "says",
                FieldKind.WORD,
                "Says",
                words=says,
                word_names=tuple([(TYPES[one] if one in TYPES else DESCRIPTORS[one]).text for one in says]),
            ),
        ),
        clause="D-CITY-7",
    )


_ID: Final = replace(ID, help="How ways call it. No player reads it.")
_NAME: Final = Field(
    "name", FieldKind.TEXT, "Name", "Without one it is called by its type.", longest=LONGEST_NAME, default=""
)
_TALE: Final = Field("text", FieldKind.STORY, "Story", "What was told of it.", longest=LONGEST_TALE, default="")
_SEAT: Final = Field(
    "seat",
    FieldKind.WHOLE,
    "Player",
    "Who finished it and decides for it. In a game of fewer people the seats are counted round.",
    least=1,
    most=6,
    default=1,
    clause="D-CITY-5",
)
_GROWING: Final = Field(
    "growing",
    FieldKind.FLAG,
    "Still growing",
    "Nobody has finished it; cards may still be laid on it.",
    default=False,
    clause="D-CITY-5",
)
DRAWING: Final = Field(
    "drawing",
    FieldKind.DRAWING,
    "As drawn",
    "Without a drawing it is drawn at the table.",
    least=1,
    most=1,
    words=(AREA, LINE, SPOT),
    sheet=SHEET,
    optional=True,
    clause="D-MAP-1",
)
WHEN: Final = Field(
    "when",
    FieldKind.WORD,
    "When it is drawn",
    words=("at-once", "in-turn", "at-the-end"),
    word_names=("At once", "In its turn", "At the end"),
    optional=True,
    clause="D-MAP-5",
)
PLACES: Final = Field(
    "places",
    FieldKind.TABLES,
    "Places",
    "The locations of the city.",
    most=MOST_OF_EACH,
    add="Add a place",
    parts=(_ID, _NAME, _TALE, _SEAT, _GROWING, _cards(of_place=True), DRAWING, WHEN),
    clause="D-CITY-13",
)
PEOPLE: Final = Field(
    "people",
    FieldKind.TABLES,
    "Defenders",
    "Those who hold the city.",
    most=MOST_OF_EACH,
    add="Add a defender",
    parts=(_ID, _NAME, _TALE, _SEAT, _GROWING, _cards(of_place=False)),
    default=(),
    clause="D-CITY-13",
)
WAYS: Final = Field(
    "ways",
    FieldKind.TABLES,
    "Ways",
    "Between which places people come and go.",
    most=MOST_OF_EACH * (MOST_OF_EACH - 1) // 2,
    default=(),
    add="Add a way",
    parts=(
        Field("from", FieldKind.ROW, "One end", of=PLACES.key),
        Field("to", FieldKind.ROW, "Other end", of=PLACES.key),
    ),
    clause="D-CON-1",
)
ENTRIES: Final = Field(
    "entries",
    FieldKind.TABLES,
    "Ways in",
    "Where the enemy may come in, in the order of their numbers.",
    most=MOST_OF_EACH,
    default=(),
    add="Add a way in",
    parts=(Field("place", FieldKind.ROW, "Place", of=PLACES.key),),
    clause="D-ENT-1",
)
CROSSED: Final = Field(
    "crossings",
    FieldKind.TABLES,
    "Bridges, fords and gates",
    "Where a road meets a river or a wall.",
    most=MOST_CROSSINGS,
    default=(),
    parts=(
        Field(
            "what",
            FieldKind.WORD,
            "What is there",
            words=tuple(CROSSINGS),
            word_names=tuple([one.text for one in CROSSINGS.values()]),
        ),
        Field("road", FieldKind.ROW, "Road", of=PLACES.key),
        Field("wall", FieldKind.ROW, "Wall", "Without one it is a river.", of=PLACES.key, optional=True),
        Field("spot", FieldKind.DRAWING, "Spot", least=1, most=1, words=(SPOT,), sheet=SHEET),
    ),
    clause="D-MAP-8",
)
CITY_FIELDS: Final = (
    ID,
    NAME,
    replace(TEXT, default=""),
    STAGE,
    TURN,
    SETTING_OF_CITY,
    WORLD,
    PLACES,
    PEOPLE,
    WAYS,
    ENTRIES,
    FEATURES,
    LAND,
    CROSSED,
)
