"""What kingdoms, monsters and cards are made of, as the rules read it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

INFANTRY: Final = "infantry"
RANGED: Final = "ranged"
CAVALRY: Final = "cavalry"
SIEGE: Final = "siege"
LORD: Final = "lord"
MONSTER: Final = "monster"
MILITARY: Final = (INFANTRY, RANGED, CAVALRY, SIEGE)
KINDS: Final = (*MILITARY, LORD)
"""W-MTN-4. The lesser type first."""
WORKER: Final = "worker"
ENGINEER: Final = "engineer"
HEALER: Final = "healer"
LIMITS: Final = {INFANTRY: 10, RANGED: 10, CAVALRY: 6, SIEGE: 3, HEALER: 6, ENGINEER: 6}
"""W-TYP-11. So many of each has a kingdom at most."""
SMALL: Final = "small"
LARGE: Final = "large"
GREAT: Final = "lord"
"""W-MON-1. The categories of monsters."""
MINE: Final = "mine"
FARM: Final = "farm"
BARRACKS: Final = "barracks"
WALLS: Final = "walls"
BUILDINGS: Final = (MINE, FARM, BARRACKS, WALLS)

MONSTERS: Final = "monster"
RANDOM: Final = "random"
TREASURE: Final = "treasure"
EQUIPMENT: Final = "equipment"
DISASTER: Final = "disaster"
BOON: Final = "boon"
DECKS: Final = (MONSTERS, RANDOM, TREASURE, EQUIPMENT, DISASTER, BOON)
"""W-BOX-6."""

# Traits of units and monsters.
LONG_REACH: Final = "long-reach"
SPREAD_SHOT: Final = "spread-shot"
INSPIRATION: Final = "inspiration"
BOW_MASTERY: Final = "bow-mastery"
LONG_SHOT: Final = "long-shot"
KING_OF_MOUNTAINS: Final = "king-of-mountains"
GRAPESHOT: Final = "grapeshot"
UNCARING: Final = "uncaring"
CROSS_HIT: Final = "cross-hit"
GRIM_STRENGTH: Final = "grim-strength"
SURE_WOUND: Final = "sure-wound"
DARK_SHOT: Final = "dark-shot"
BALLISTA: Final = "ballista"
BULL_CHARGE: Final = "bull-charge"
FATTY: Final = "fatty"
DEATHBLOW: Final = "deathblow"
TRICKSTER: Final = "trickster"
ETHEREAL: Final = "ethereal"
FLIES: Final = "flies"
BEAST: Final = "beast"
TRAITS: Final = (
    LONG_REACH,
    SPREAD_SHOT,
    INSPIRATION,
    BOW_MASTERY,
    LONG_SHOT,
    KING_OF_MOUNTAINS,
    GRAPESHOT,
    UNCARING,
    CROSS_HIT,
    GRIM_STRENGTH,
    SURE_WOUND,
    DARK_SHOT,
    BALLISTA,
    BULL_CHARGE,
    FATTY,
    DEATHBLOW,
    TRICKSTER,
    ETHEREAL,
    FLIES,
    BEAST,
)

# Abilities of whole races.
DRILL: Final = "drill"
FOREST_WALKERS: Final = "forest-walkers"
MOUNTAIN_DWELLERS: Final = "mountain-dwellers"
HORDE: Final = "horde"
NO_ABILITY: Final = "none"
ABILITIES: Final = (NO_ABILITY, DRILL, FOREST_WALKERS, MOUNTAIN_DWELLERS, HORDE)


@dataclass(frozen=True)
class Profile:
    """A type of unit of one race, or a kind of monster (W-ATT-1 to W-ATT-16)."""

    id: str
    """Of a monster its own; of a unit the race and the type: "humans/infantry"."""
    name: str
    kind: str
    """One of `KINDS`, or `MONSTER`: monsters have no unit type (W-MTN-19)."""
    category: str
    """W-MON-1. Of a monster; "" for a unit."""
    move: int
    hit: int
    wound: int
    attacks: int
    hit_points: int
    guard_hit: int
    """W-ATT-11. Added to the to-hit rolls of whoever attacks it; a minus protects."""
    guard_wound: int
    leadership: int
    gold: int
    food: int
    upkeep_gold: int
    upkeep_food: int
    reach: int
    """W-CMB-2. So many tiles away it strikes."""
    force: int
    """W-SIE-3. So many hit points each of its wounds takes."""
    traits: tuple[str, ...]


@dataclass(frozen=True)
class Race:
    """One kingdom's people (W-TYP-1)."""

    id: str
    name: str
    letter: str
    trait: str
    units: dict[str, Profile]
    """By kind."""


@dataclass(frozen=True)
class Monster:
    """A kind of monster and how often it is there (R-W05, WH-TL-7)."""

    profile: Profile
    tokens: int
    copies: int
    """Of its card in the encounter deck."""


@dataclass(frozen=True)
class Effect:
    """One thing that a piece of equipment does."""

    effect: str
    number: int


@dataclass(frozen=True)
class Equipment:
    """A card of the equipment deck (WH-SL-1)."""

    id: str
    name: str
    slot: str
    is_two_handed: bool
    copies: int
    buy: int
    sell: int
    effects: tuple[Effect, ...]


@dataclass(frozen=True)
class Card:
    """A card of the random encounter, treasure, disaster or boon deck."""

    id: str
    name: str
    deck: str
    copies: int
    effect: str
    number: int
    most: int
    within: int
    harder: int
    penalty: int
    units: tuple[str, ...]
    monsters: tuple[str, ...]


@dataclass(frozen=True)
class Board:
    """A map that stands ready: its ground, row by row, and what lies on it."""

    id: str
    name: str
    rows: tuple[str, ...]
    """A letter for each tile: plains ".", forest "f", mountain "m", water "w", bridge "b", nothing "_"; town "T" and
    ruin "r" on plains, and the tiles of strongholds "1" to "4".
    """


@dataclass(frozen=True)
class Box:
    """What a war is played with beside the board (W-BOX-1): a choice of races, and so many cards of each thing."""

    id: str
    name: str
    keeps: bool
    """Whether what ships is there too."""
    races: tuple[str, ...]
    monsters: dict[str, int]
    equipment: dict[str, int]
    cards: dict[str, int]


@dataclass(frozen=True)
class Content:
    """Everything that a game of Warhold is made of, by id."""

    races: dict[str, Race]
    monsters: dict[str, Monster]
    equipment: dict[str, Equipment]
    cards: dict[str, Card]
    boards: dict[str, Board]
    boxes: dict[str, Box]
    profiles: dict[str, Profile]
    """Of units and monsters alike."""
