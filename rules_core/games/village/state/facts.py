"""What happens in a siege beyond SBH, as facts."""

from __future__ import annotations

from dataclasses import dataclass

from rules_core.games.village.content.types import BuildingId
from rules_core.kernel.facts import Fact, Reveal, Step
from rules_core.song.warband import ModelId


@dataclass(frozen=True)
class WaveOpened(Step):
    """A wave begins; the budget is for all Enemy Groups together (V-5.2.1)."""

    wave: int
    waves: int
    escalation: int
    budget: int


@dataclass(frozen=True)
class StoryTold(Fact):
    """Something to read out: what a scenario says of itself (wave 0) or of a wave (V-5.1.1)."""

    wave: int
    title: str
    text: str


@dataclass(frozen=True)
class ThreatsUnlocked(Fact):
    """What the Escalation of this wave brings that no wave before had (V-5.2.1): names of `escalation.THREATS`."""

    escalation: int
    threats: tuple[str, ...]


@dataclass(frozen=True)
class WaveGenerated(Fact):
    """The wave is complete: points and Difficulty label "easy", "normal" or "hard" (V-5.4.10)."""

    total: int
    budget: int
    label: str
    groups: tuple[str, ...]
    """One text for each Group: "number:behaviour:type*count,type*count"."""


@dataclass(frozen=True)
class EdgesRevealed(Reveal):
    """The spawn edges may be seen now; one for each Group (V-5.1.2, V-5.1.3)."""

    edges: tuple[int, ...]


@dataclass(frozen=True)
class Deployed(Fact):
    """A model was set up on the table."""

    model: ModelId
    x: int
    y: int


@dataclass(frozen=True)
class ObjectiveGiven(Fact):
    """A Guardian Group holds something (V-6.3.17)."""

    group: int
    objective: str


@dataclass(frozen=True)
class LootChosen(Fact):
    """A Raider Group has fixed on the building that it will loot (V-6.3.7, R-V12)."""

    group: int
    building: BuildingId


@dataclass(frozen=True)
class RoundStarted(Step):
    """A round: the turn of one side, then of the other. `side` moves now."""

    round: int
    side: str


@dataclass(frozen=True)
class GroupActivated(Step):
    """An Enemy Group rolled its dice (V-6.2.3)."""

    group: int
    behaviour: str
    faces: tuple[int, ...]
    need: int
    actions: int
    turnover: bool
    models: int = 0
    """So many take these actions; 0 in a chronicle from before that was told."""


@dataclass(frozen=True)
class EnemyDecided(Fact):
    """Why an enemy does what it does now: made by the decision itself.

    `goal` is a name such as "nearest building", `chosen` and `runner_up` are ids of models, buildings or whatever
    else it may go for, distances are walking lengths in tenths of a millimetre (-1: none), `decided_by` names what
    settled it: "nearest", "wounded", "players", "engaged"...
    """

    model: ModelId
    action: str
    goal: str
    chosen: str
    distance: int
    runner_up: str
    runner_up_distance: int
    decided_by: str


@dataclass(frozen=True)
class BuildingAttacked(Fact):
    """An attack on a building or Barricade (V-6.4.5); `building` is the id of either, so it is a plain text."""

    model: ModelId
    building: str
    power: bool
    attacker_die: int
    defender_die: int
    attacker_score: int
    defender_score: int
    hit: bool


@dataclass(frozen=True)
class BuildingDamaged(Fact):
    """Integrity was lost; `cause` is "attack" or "fire"."""

    building: BuildingId
    lost: int
    left: int
    cause: str


@dataclass(frozen=True)
class BuildingDestroyed(Fact):
    """Integrity 0 (V-6.4.4)."""

    building: BuildingId


@dataclass(frozen=True)
class FireSet(Fact):
    """A Torch Bearer set a building alight (V-6.5.2)."""

    model: ModelId
    building: BuildingId


@dataclass(frozen=True)
class FirePutOut(Fact):
    """A hero put a fire out; "" when it died by itself (R-V18)."""

    hero: ModelId
    building: BuildingId


@dataclass(frozen=True)
class BlessingUsed(Fact):
    """A building takes no damage in this activation (V-7.5.14)."""

    building: BuildingId


@dataclass(frozen=True)
class OverwatchUsed(Fact):
    """A hero shoots with the Watchtower's bonus (V-7.5.17)."""

    hero: ModelId


@dataclass(frozen=True)
class MountsReadied(Fact):
    """Ready Mounts or Warhorse: `stick` is the length given (V-7.5.20, V-7.5.22)."""

    hero: ModelId
    ability: str
    stick: str


@dataclass(frozen=True)
class TrapSprung(Fact):
    """An enemy entered a Trap (V-7.8.6)."""

    trap: str
    model: ModelId
    face: int
    wounds: int


@dataclass(frozen=True)
class LeftTable(Fact):
    """An enemy left by the edge as it wanted (V-6.3.9)."""

    model: ModelId
    edge: int


@dataclass(frozen=True)
class BarricadeDamaged(Fact):
    """A Barricade lost Integrity; at 0 it is gone (R-V28)."""

    barricade: str
    left: int


@dataclass(frozen=True)
class WaveEnded(Step):
    """No enemy is left (V-7.1.1)."""

    wave: int


@dataclass(frozen=True)
class SuppliesChanged(Fact):
    """Supplies were gained or spent; `cause` is "income", "cache", "relic", "villager", "repair", "upgrade"..."""

    change: int
    now: int
    cause: str


@dataclass(frozen=True)
class TokenPlaced(Fact):
    """An Opportunity Token lies outside the village (V-7.2.1)."""

    token: str
    x: int
    y: int
    edge: int


@dataclass(frozen=True)
class TokenRevealed(Reveal):
    """What a token is, by D6 (V-7.2.3, V-7.2.4)."""

    token: str
    result: int


@dataclass(frozen=True)
class TokenClaimed(Fact):
    """A hero reached a token (V-7.2.5)."""

    token: str
    hero: ModelId
    result: int


@dataclass(frozen=True)
class HerbsChanged(Fact):
    """Healing Herbs were found or used."""

    change: int
    now: int


@dataclass(frozen=True)
class MaterialsChanged(Fact):
    """Repair Materials were found or used."""

    change: int
    now: int


@dataclass(frozen=True)
class VillagerMoved(Fact):
    """A Lost Villager was set down: found, led or left (V-7.3.5)."""

    villager: str
    x: int
    y: int
    escort: ModelId


@dataclass(frozen=True)
class VillagerHome(Fact):
    """A Lost Villager reached the Town Hall (V-7.3.7)."""

    villager: str


@dataclass(frozen=True)
class AmbushSprung(Fact):
    """An Ambush Group appeared (V-7.3.8)."""

    group: int
    edge: int
    enemies: str


@dataclass(frozen=True)
class CouncilOpened(Step):
    """The Council Phase (V-7.4.1)."""

    wave: int


@dataclass(frozen=True)
class BuildingRepaired(Fact):
    """Integrity came back; `cause` is "supplies", "corps" or "materials"."""

    building: BuildingId
    gained: int
    now: int
    cause: str


@dataclass(frozen=True)
class BuildingUpgraded(Fact):
    """A building reached a level (V-7.5.2)."""

    building: BuildingId
    level: int


@dataclass(frozen=True)
class BarricadePlaced(Fact):
    """A Barricade stands (V-7.7.1)."""

    barricade: str
    x: int
    y: int
    turn: int


@dataclass(frozen=True)
class TrapPlaced(Fact):
    """A Trap lies face down (V-7.8.1)."""

    trap: str
    x: int
    y: int


@dataclass(frozen=True)
class HeroRevived(Fact):
    """A defeated hero returns (V-7.5.15)."""

    hero: ModelId
    quality: int


@dataclass(frozen=True)
class CouncilEnded(Fact):
    """The council is over; Supplies stay in the purse."""

    wave: int


@dataclass(frozen=True)
class GameEnded(Step):
    """Victory or defeat (V-8.1 to V-8.3).

    `cause` is "stood", "town-hall" or "no-heroes"; in a scenario also "leader", "bosses", "supplies" or "tokens", and
    "building", "buildings" or "missed" when it is lost.
    """

    result: str
    cause: str


@dataclass(frozen=True)
class NoteWritten(Fact):
    """The group's playtest note (V-9.2)."""

    text: str


@dataclass(frozen=True)
class Amended(Fact):
    """A person corrected the state: the table says otherwise."""

    path: str
    before: str
    after: str
