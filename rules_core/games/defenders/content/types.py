"""The tables of types and descriptors (sections 4.1, 4.2 and 7), as ids; their words live with the words."""

from __future__ import annotations

from typing import Final

from rules_core.games.defenders.content.cards import CLUBS, DIAMONDS, HEARTS, JACK, KING, QUEEN, SPADES

LOW: Final = 5
"""D-LOC-1, D-DEF-1, D-THR-6. Up to here: broad areas, groups, rabble; from there to the faces: military, regiments."""

AREAS: Final = ("neighbourhood", "marketplace", "park", "thoroughfare", "walls")
LONG: Final = ("thoroughfare", "walls")
"""D-MAP-6. What is long and thin is drawn before other areas."""
MILITARY: Final = ("barracks", "armoury", "watchtower", "gatehouse", "fortress")
ECONOMY: Final = ("bank", "bazaar", "workshop", "warehouse", "mine", "factory")
RELIGION: Final = ("temple", "shrine", "holy-site", "priests-home")
GOVERNMENT: Final = ("palace", "embassy", "court", "police-station")

ENGINEERS: Final = "engineers"
HEALERS: Final = "healers"
GROUPS: Final = ("spellcasters", ENGINEERS, HEALERS, "untrained-fighters", "other-group")
REGIMENTS: Final = ("riders", "archers", "foot-soldiers", "scouts")
INSPIRING: Final = ("priest", "general", "noble", "philosopher")
FIGHTING: Final = ("paladin", "gladiator", "knight", "mercenary", "war-wizard")
MACHINES: Final = ("trebuchet", "scorpion", "ballista", "cannon")

RABBLE: Final = ("goblins", "undead-soldiers", "giant-rats")
INFILTRATING: Final = ("wraith", "serpent", "giant-spiders", "shapeshifters")
LETHAL: Final = ("champion", "sorcerer", "assassin")
MASSIVE: Final = ("trebuchet", "scorpion", "ballista", "cannon", "war-elephant", "giant")

LOCATION_WORDS: Final[dict[str, tuple[str, ...]]] = {
    DIAMONDS: ("newly-built", "attractive", "high-status", "famous", "important", "highly-visible", "good-reputation"),
    HEARTS: ("popular", "loved", "symbol-of-hope", "thriving", "busy", "central", "hub", "vital"),
    CLUBS: ("feared", "hated", "corrupt", "imposing", "well-constructed", "powerful"),
    SPADES: ("secret", "hidden", "underground", "obscure", "damaged", "run-down", "abandoned", "unassuming"),
}
"""D-LOC-2, R-D02. What a card of each suit may say of a location."""
DEFENDER_WORDS: Final[dict[str, tuple[str, ...]]] = {
    DIAMONDS: (
        "young",
        "attractive",
        "high-status",
        "famous",
        "important",
        "good-reputation",
        "socially-connected",
    ),
    HEARTS: ("popular", "loved", "symbol-of-hope", "charismatic", "mobile", "tough", "numerous"),
    CLUBS: ("feared", "hated", "corrupt", "big", "strong", "violent", "bloodthirsty"),
    SPADES: (
        "stealthy",
        "covert-ops",
        "clever",
        "manipulative",
        "subtle",
        "unassuming",
        "ragged",
        "low-birth",
        "criminal",
    ),
}
"""D-DEF-2. What a card of each suit may say of a defender."""

MOBILE: Final = "mobile"
"""D-DA-2."""
STRONG: Final = frozenset(("tough", "numerous", "big", "strong", "violent", "bloodthirsty"))
"""D-STR-2. Each is worth one in a battle (R-D25)."""
WELL_BUILT: Final = frozenset(("well-constructed", "underground"))
"""D-STR-3. What is worth one to whoever holds the place, beside a military type."""
UNDERGROUND: Final = "underground"
OUT_OF_SIGHT: Final = ("secret", "hidden")
"""D-MAP-5, R-D10. Drawn whenever their owner wants."""
DEAR_PLACES: Final = frozenset((*LOCATION_WORDS[DIAMONDS], *LOCATION_WORDS[HEARTS]))
"""D-MOR-6. Whose loss costs a point of morale."""
MOURNED_PLACES: Final = frozenset(
    (
        *(one for one in LOCATION_WORDS[DIAMONDS] if one not in ("newly-built", "attractive", "highly-visible")),
        *LOCATION_WORDS[HEARTS],
    )
)
"""D-REF-5. Whose loss is a scene of its own: fewer words than cost a point of morale."""
DEAR_UNITS: Final = frozenset(
    (
        *DEFENDER_WORDS[DIAMONDS],
        *(one for one in DEFENDER_WORDS[HEARTS] if one != MOBILE),
        "big",
        "strong",
        "violent",
        "bloodthirsty",
    )
)
"""D-MOR-8. Whose death costs one."""

EACH_ROW: Final = (LOW, LOW + 1, JACK, QUEEN, KING)
"""A value of each row of the tables of types."""


def location_types(rank: int) -> tuple[str, ...]:
    """D-LOC-1. What a card of this value may make of a location."""
    if rank <= LOW:
        return AREAS
    if rank < JACK:
        return MILITARY
    return {JACK: ECONOMY, QUEEN: RELIGION, KING: GOVERNMENT}[rank]


def defender_types(rank: int) -> tuple[str, ...]:
    """D-DEF-1. What it may make of a defender."""
    if rank <= LOW:
        return GROUPS
    if rank < JACK:
        return REGIMENTS
    return {JACK: INSPIRING, QUEEN: FIGHTING, KING: MACHINES}[rank]


def threat_types(rank: int) -> tuple[str, ...]:
    """D-THR-6. What it makes of a threat; the suit does not matter."""
    if rank <= LOW:
        return RABBLE
    if rank < JACK:
        return REGIMENTS
    return {JACK: INFILTRATING, QUEEN: LETHAL, KING: MASSIVE}[rank]
