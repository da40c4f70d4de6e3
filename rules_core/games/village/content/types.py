"""What a siege is made of, as content: villages, buildings, abilities, heroes, enemies, terrain. Read from TOML."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from typing import Any, Final, NewType

from rules_core.kernel.game import Plain
from rules_core.song.warband import Profile

BuildingId = NewType("BuildingId", str)
"""Which building of a village."""

NO_BUILDING: Final[BuildingId] = BuildingId("")
"""None of them."""


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


ABILITIES: Final = (
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

ROOFS: Final = ("hall", "forge", "temple", "tower", "stable")
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

    id: BuildingId
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
class SpawnEdge:
    """V-5.5.3. A part of a table edge from which enemies come, in tenths of a millimetre along it.

    Counted from the left for the edges 1 and 3, from the top for 2 and 4. `end` 0: to the end of the edge.
    """

    edge: int
    begin: int = 0
    end: int = 0


@dataclass(frozen=True)
class Village:
    """A village: its buildings in the order of the book. Exactly one has the ability "heart" at Level I."""

    id: str
    name: str
    text: str
    buildings: tuple[BuildingType, ...]
    has_ground: bool = False
    """Whether it stands on a table of its own; that is the layout with the village's id."""
    spawn: tuple[SpawnEdge, ...] = ()
    """Where enemies come from; none: all four edges, each whole."""
    zones: tuple[tuple[tuple[int, int], ...], ...] = ()
    """Where heroes deploy, as corners on the table; none: round the Town Hall (V-5.6.1)."""
    waived: tuple[str, ...] = ()
    """Clauses of sections 4.3 and 4.4 that its maker knowingly set aside."""

    @property
    def spawn_edges(self) -> tuple[int, ...]:
        """The numbers of the edges from which enemies come, in their order; none where all of them serve."""
        return tuple([edge for edge in (1, 2, 3, 4) if any(one.edge == edge for one in self.spawn)])


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
    bridge: bool = False
    """Laid over water it is open ground: where its pieces lie no water counts (SBH-TER-1)."""


@dataclass(frozen=True)
class FixedGroup:
    """An Enemy Group that a scenario wrote down: its Behaviour, its models in their order, and its edge."""

    behaviour: Behaviour
    types: tuple[str, ...]
    edge: int = 0
    """0: rolled."""
    from_heroes: int = 0
    """It comes only with so many heroes or more (V-4.2.3); 0: always."""


@dataclass(frozen=True)
class ScenarioWave:
    """One wave of a scenario. With groups it is fixed; without, the generator makes it (V-5.4.1)."""

    escalation: int = 1
    percent: int = 0
    """The budget in percent of the party value; 0: by the Escalation level (V-5.2.1)."""
    text: str = ""
    """Read out when the wave opens."""
    edges: tuple[int, ...] = ()
    """The only edges it comes from; none: those of the village."""
    lengths: tuple[str, ...] = ()
    """The game lengths in which it comes; none: in all of them."""
    groups: tuple[FixedGroup, ...] = ()


class WinKind(Enum):
    """How a scenario is won (V-8.1)."""

    SURVIVE = "survive"
    """The Town Hall stands when the last wave is over: the book's way."""
    WAVES = "waves"
    """The same after so many waves."""
    LEADER = "leader"
    """An enemy whom a fixed wave brings is beaten."""
    BOSSES = "bosses"
    """No Boss is left, and none will come."""
    SUPPLIES = "supplies"
    """So many Supplies have come in, spent or not."""
    TOKENS = "tokens"
    """So many Opportunity Tokens have been claimed."""


@dataclass(frozen=True)
class Win:
    """How a scenario is won: `count` waves, Supplies or tokens, `enemy` the leader's type."""

    kind: WinKind = WinKind.SURVIVE
    count: int = 0
    enemy: str = ""


@dataclass(frozen=True)
class LossCondition:
    """What loses a scenario beside the fall of the Town Hall (V-8.2)."""

    heroes: bool = False
    """All heroes defeated (V-8.3)."""
    buildings: tuple[str, ...] = ()
    """The fall of any one of these."""
    fallen: int = 0
    """The fall of so many buildings, whichever; 0: does not matter."""


@dataclass(frozen=True)
class Holding:
    """What a scenario has Guardians hold (V-6.3.18): a building, or a point on the table."""

    building: str = ""
    point: tuple[int, int] = (0, 0)
    name: str = ""
    """What a point is called."""


@dataclass(frozen=True)
class Scenario:
    """A story for a siege: its waves, who comes, what is different, how it is won and lost."""

    id: str
    name: str
    text: str
    village: str = ""
    """"": any."""
    terrain: str = ""
    rules: tuple[str, ...] = ()
    """House-rule sets, the later ones over the earlier ones."""
    bestiary: tuple[str, ...] = ()
    """Who may be drawn into generated waves and Ambushes; none: the usual enemies."""
    waves: tuple[ScenarioWave, ...] = ()
    """None: the waves of the book."""
    settings: dict[str, int | bool] = field(default_factory=dict)
    """Special rules as settings of the village by name (V-4.7.2, V-5.5.3, V-6.1.2, V-6.4.5, V-7.1.2)."""
    holding: Holding | None = None
    win: Win = field(default_factory=Win)
    loss: LossCondition = field(default_factory=LossCondition)


@dataclass(frozen=True)
class RuleSet:
    """House rules with a name: settings of the village and of the engine, those that differ from the book."""

    id: str
    name: str
    text: str
    village: dict[str, Any]
    song: dict[str, Any]


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
    scenarios: dict[str, Scenario] = field(default_factory=dict)
    rules: dict[str, RuleSet] = field(default_factory=dict)
    own_enemies: tuple[str, ...] = ()
    """Enemies that somebody added: they come only where a scenario or a setup names them."""


def shared_ground(content: Content) -> list[TerrainLayout]:
    """The layouts that any village may stand on: all but the tables of villages that brought their own."""
    return [one for one in content.terrain.values() if one.id not in content.villages]
