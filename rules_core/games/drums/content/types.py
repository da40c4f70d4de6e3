"""What soldiers are made of: special rules, weapons, soldiers, squads, nations (S-PRO, SDS-SR, SDS-FIRE)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rules_core.games.drums.content.buildings import BuildingType
from rules_core.games.drums.content.scenario_fields import COURSE_CLAUSES
from rules_core.games.drums.state.features import Feature
from rules_core.song.warband import Profile
from rules_core.song.weapons import Weapon

STATUSES: Final = ("sure", "likely", "ruling")
"""How sure a rule or number is: the book's, reported of it, or ours."""


@dataclass(frozen=True)
class TraitType:
    """A special rule (SDS-SR)."""

    id: str
    name: str
    cost: int
    rule: str
    """What it does, in a sentence for players."""
    clause: str
    status: str


@dataclass(frozen=True)
class Arm:
    """A weapon (SDS-HTH-9, SDS-FIRE): its grade in hand-to-hand combat, and what it shoots like if it does."""

    id: str
    name: str
    cost: int
    rank: int
    rank_mounted: int
    """Against somebody on horseback."""
    rank_charging: int
    """In the turn of a charge on horseback."""
    rank_saddle: int
    """In the hands of somebody on horseback."""
    bayonet: bool
    bash: int
    """Added to the roll against a door (SDS-BLD-3)."""
    saddle: bool
    """Whether it is fired from horseback (SDS-RNG-10)."""
    at_charge: bool
    """Whether it may be fired at horse that charges (SDS-HTH-28)."""
    shot: Weapon | None
    """How it shoots; None for what only cuts and thrusts."""


@dataclass(frozen=True)
class SoldierType:
    """A line of a roster: whom a squad may buy."""

    id: str
    nation: str
    name: str
    profile: Profile
    weapons: tuple[str, ...]
    roster: str
    """The line of the clause index; "" for one that people made."""
    status: str

    @property
    def points(self) -> int:
        """What he costs (S-PRO-3)."""
        return self.profile.points


@dataclass(frozen=True)
class SquadType:
    """A squad that can be taken as it is: soldiers with their numbers."""

    id: str
    nation: str
    name: str
    text: str
    soldiers: tuple[tuple[str, int], ...]

    def members(self) -> list[str]:
        """The soldiers one by one."""
        return [soldier for soldier, count in self.soldiers for _ in range(count)]


@dataclass(frozen=True)
class Battlefield:
    """A table as it lies there, in hundredths of Short."""

    id: str
    name: str
    text: str
    features: tuple[Feature, ...]


Box = tuple[int, int, int, int]
"""Left, top, right and bottom, in hundredths of Short."""


@dataclass(frozen=True)
class Loose:
    """Terrain that the defender sets down inside a box, of one of a few kinds (S-TER-16)."""

    kinds: tuple[str, ...]
    width: int
    depth: int
    box: Box


@dataclass(frozen=True)
class Scenario:
    """A scenario (SDS-SCN): its table with the defender at the top, and the numbers of its rulings."""

    id: str
    course: str
    """Whose rules it follows."""
    name: str
    text: str
    goal: str
    dark: bool
    house: str
    """Which building both sides want."""
    numbers: dict[str, int]
    zones: dict[str, Box]
    features: tuple[Feature, ...]
    loose: tuple[Loose, ...]
    supplies: tuple[tuple[int, int], ...]

    @property
    def clause(self) -> str:
        """That of its course."""
        return COURSE_CLAUSES[self.course]


@dataclass(frozen=True)
class Nation:
    """A side that can be played (S-SET-1)."""

    id: str
    name: str
    letter: str
    feature: str
    """Its national feature (SDS-NAT); "none" without."""
    soldiers: tuple[str, ...]
    """Whom its squads may buy beside those of its own."""


@dataclass(frozen=True)
class TerrainTable:
    """What the quarters of a table are rolled from (S-TER-9)."""

    id: str
    quarters: tuple[tuple[int, tuple[str, ...]], ...]
    """For each how often it is rolled, and what every face gives."""
    buildings: tuple[str, ...]
    """Which the defender chooses among."""


@dataclass
class Content:
    """Everything that squads are made of, by id."""

    traits: dict[str, TraitType]
    arms: dict[str, Arm]
    nations: dict[str, Nation]
    soldiers: dict[str, SoldierType]
    squads: dict[str, SquadType]
    buildings: dict[str, BuildingType]
    battlefields: dict[str, Battlefield]
    scenarios: dict[str, Scenario]
    terrain_tables: dict[str, TerrainTable]

    def roster(self, nation: str) -> list[SoldierType]:
        """S-SET-1. Whom a squad of a nation may buy."""
        also = self.nations[nation].soldiers
        return [one for one in self.soldiers.values() if one.nation == nation or one.id in also]

    def strangers(self, nation: str, squad: Sequence[str]) -> list[str]:
        """S-SET-2. Those of a squad whom its nation cannot buy, each kind once."""
        also = self.nations[nation].soldiers
        kinds = list(dict.fromkeys(squad))
        return [id for id in kinds if self.soldiers[id].nation != nation and id not in also]
