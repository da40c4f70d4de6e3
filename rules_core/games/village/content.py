"""What a siege is made of, as content: villages, buildings, abilities, heroes, enemies, terrain. Read from TOML."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum

from rules_core.kernel.game import Plain
from rules_core.song.warband import Profile


class Behaviour(Enum):
    """The six Behaviours (section 6.3)."""

    RAVAGER = "ravager"
    HUNTER = "hunter"
    RAIDER = "raider"
    MINDLESS = "mindless"
    FANATIC = "fanatic"
    GUARDIAN = "guardian"


class EnemyClass(Enum):
    """The classes of the Bestiary (R-V04)."""

    MOB = "mob"
    ELITE = "elite"
    BOSS = "boss"


ABILITIES = (
    "heart",
    "engineering-corps",
    "militia",
    "repairs",
    "master-craftsmen",
    "enchanting",
    "healing",
    "blessing",
    "resurrection",
    "overwatch",
    "scouts",
    "advanced-deployment",
    "ready-mounts",
    "warhorse",
)
"""The closed set of named abilities that a building's level may give (section 7.5)."""

ROOFS = ("hall", "forge", "temple", "tower", "stable")
"""The roof colours that a map knows."""


@dataclass(frozen=True)
class Ability:
    """A named ability with parameters.

    `count` and `defender` serve militia, `value` healing, craftsmen and overwatch, `reach` (tenths of a millimetre)
    militia, overwatch, resurrection and deployment, `stick` the Stable's. 0 and "" mean the option's default.
    """

    id: str
    value: int = 0
    reach: int = 0
    count: int = 0
    defender: str = ""
    stick: str = ""


@dataclass(frozen=True)
class Level:
    """One level of a building: what it costs to reach (0 for Level I) and the ability that it adds (R-V21)."""

    name: str
    text: str
    cost: int
    ability: Ability | None = None


@dataclass(frozen=True)
class BuildingType:
    """A building as the village's file describes it. The outline is centred on 0, 0."""

    id: str
    name: str
    icon: str
    roof: str
    integrity: int
    levels: tuple[Level, ...]
    outline: tuple[tuple[int, int], ...]
    economic: bool
    """Whether Raiders want it (V-6.3.7)."""
    position: tuple[int, int]
    """Where the default village places its middle, measured from the middle of the table."""
    height: int
    """How high it is, for sight and climbing."""


@dataclass(frozen=True)
class Village:
    """A village: its buildings in the order of the book. Exactly one has the ability "heart" at Level I."""

    id: str
    name: str
    text: str
    buildings: tuple[BuildingType, ...]
    waived: tuple[str, ...] = ()
    """The clauses of section 4.4 whose distances this village sets aside."""


@dataclass(frozen=True)
class HeroType:
    """A hero of the Compendium (V-4.2.4, R-V02)."""

    id: str
    name: str
    role: str
    icon: str
    letter: str
    text: str
    passive: str
    """What the hero's passive does, in one sentence."""
    profile: Profile
    colour: str = ""
    """The colour of its token as #rrggbb; "" for that of its side."""


@dataclass(frozen=True)
class EnemyType:
    """A type of the Bestiary (R-V04)."""

    id: str
    name: str
    plural: str
    icon: str
    text: str
    kind: EnemyClass
    behaviours: tuple[Behaviour, ...]
    torch: bool
    profile: Profile
    colour: str = ""


@dataclass(frozen=True)
class DefenderType:
    """A Village Defender (V-7.5.7, V-7.5.24)."""

    id: str
    name: str
    icon: str
    letter: str
    profile: Profile
    colour: str = ""


@dataclass(frozen=True)
class TerrainPiece:
    """A piece of terrain; `kind` is "wood", "hedge", "wall", "pond", "marsh", "rough", "rocks", "field", "road"..."""

    id: str
    kind: str
    outline: tuple[tuple[int, int], ...]


@dataclass(frozen=True)
class TerrainLayout:
    """The terrain of a table, measured from its upper left corner."""

    id: str
    name: str
    text: str
    width: int
    height: int
    pieces: tuple[TerrainPiece, ...]


@dataclass(frozen=True)
class GroundKind:
    """A kind of ground: what its pieces do. `traits` are the flags of `kernel.pieces`, added up (V-4.3.3)."""

    kind: str
    name: str
    traits: int
    height: int


@dataclass(frozen=True)
class Content:
    """Everything that a siege was started with; a saved game keeps its own copy in the setup."""

    villages: dict[str, Village]
    heroes: dict[str, HeroType]
    enemies: dict[str, EnemyType]
    defenders: dict[str, DefenderType]
    terrain: dict[str, TerrainLayout]
    ground: dict[str, GroundKind]
    plain: Plain
    """The same as it was read: the lists of the content files, joined."""
    buildings: dict[str, BuildingType] = field(default_factory=dict)
    """Buildings that stand in no village: what a workshop makes villages from."""
