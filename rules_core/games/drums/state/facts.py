"""What happens in a battle beyond the engine's facts."""

from __future__ import annotations

from dataclasses import dataclass

from rules_core.kernel.facts import ChosenStep, Fact, Reveal, Step
from rules_core.kernel.requests import SeatId
from rules_core.song import facts as song_facts
from rules_core.song.warband import ModelId


@dataclass(frozen=True)
class SquadsRevealed(Reveal):
    """All squads are complete and lie open (S-SET-4): seats and the types of their men, as "p1:type"."""

    men: tuple[str, ...]


@dataclass(frozen=True)
class RolesRolled(Fact):
    """The roll for attack and defence (S-SET-7): totals by seat, in the order of seats."""

    seats: tuple[SeatId, ...]
    dice: tuple[int, ...]
    scouts: tuple[int, ...]
    chooser: SeatId


@dataclass(frozen=True)
class RolesChosen(Step):
    """Who attacks (S-SET-8)."""

    attacker: SeatId


@dataclass(frozen=True)
class TerrainRolled(Fact):
    """What a roll on the table of a quarter gave (S-TER-10): a kind and a number, "" for nothing."""

    quarter: int
    die: int
    kind: str
    count: int


@dataclass(frozen=True)
class FeaturePlaced(Fact):
    """A feature lies on the table."""

    feature: str
    kind: str
    x: int
    y: int


@dataclass(frozen=True)
class BattlefieldLaid(Step):
    """The table that was chosen lies there (S-TER-1)."""

    battlefield: str


@dataclass(frozen=True)
class FeatureDropped(Fact):
    """A feature had no room and is left out (R-S21)."""

    kind: str
    quarter: int


@dataclass(frozen=True)
class EdgeChosen(Step):
    """From which side the attacker comes (S-DEP-1)."""

    seat: SeatId
    edge: int


@dataclass(frozen=True)
class Deployed(Fact):
    """A man stands on the table (S-DEP-4)."""

    model: ModelId
    x: int
    y: int


@dataclass(frozen=True)
class Stationed(Fact):
    """A man stands on a floor of a building (SDS-SCN-1.4)."""

    model: ModelId
    x: int
    y: int
    floor: int


@dataclass(frozen=True)
class CameOn(Fact):
    """A man of the reserve comes on from the edge (SDS-SCN-1.4, SDS-SCN-3.4)."""

    model: ModelId
    x: int
    y: int


@dataclass(frozen=True)
class AlarmRaised(Step):
    """The foragers know (SDS-SCN-2.6): somebody was "heard" or "seen"."""

    cause: str


@dataclass(frozen=True)
class HouseBurns(Step):
    """The house is alight (SDS-SCN-3.7)."""

    feature: str


@dataclass(frozen=True)
class InitiativeRolled(Step):
    """Who begins (S-INI-1)."""

    dice: tuple[int, ...]
    seat: SeatId


@dataclass(frozen=True)
class TurnBegan(ChosenStep):
    """A side's turn (S-ACT-5)."""

    seat: SeatId
    round: int


@dataclass(frozen=True)
class CommandPassed(Fact):
    """The senior NCO leads from now on (SDS-SR-13)."""

    model: ModelId


@dataclass(frozen=True)
class BayonetsHeld(Fact):
    """A horse shied at bayonets and stopped short (SDS-HTH-27)."""

    rider: ModelId
    man: ModelId


@dataclass(frozen=True)
class Dared(Fact):
    """Whether somebody dared to touch an enemy (SDS-SR-4, SDS-SR-15)."""

    model: ModelId
    foe: ModelId
    dared: bool


@dataclass(frozen=True)
class DoorMoved(Fact):
    """A door stands differently: open, closed, barred, broken (SDS-BLD-2)."""

    model: ModelId
    door: str
    state: str


@dataclass(frozen=True)
class DoorBashed(Fact):
    """Somebody throws himself at a door (SDS-BLD-3)."""

    model: ModelId
    door: str
    die: int
    total: int
    need: int
    broken: bool


@dataclass(frozen=True)
class ObstacleCleared(Fact):
    """An Engineer has taken a Short of an obstacle away (SDS-SR-3)."""

    model: ModelId
    kind: str


@dataclass(frozen=True)
class Climbed(Fact):
    """Somebody is so high up on a ladder (SDS-BLD-6)."""

    model: ModelId
    ladder: str
    height: int


@dataclass(frozen=True)
class LadderPushed(Fact):
    """Somebody at the top tries to push a ladder away; dice and totals his first (SDS-BLD-7)."""

    model: ModelId
    foe: ModelId
    ladder: str
    dice: tuple[int, ...]
    totals: tuple[int, ...]
    falls: bool


@dataclass(frozen=True)
class LadderRaised(Fact):
    """A ladder stands again (SDS-BLD-7)."""

    model: ModelId
    ladder: str


@dataclass(frozen=True)
class Fell(Fact):
    """A fall from so high; dice and totals of him who falls first (SDS-BLD-9)."""

    model: ModelId
    deep: int
    dice: tuple[int, ...]
    totals: tuple[int, ...]


@dataclass(frozen=True)
class HorseLeft(Fact):
    """A rider mounts or dismounts, or a horse runs off (SDS-ACT-12, SDS-HTH-29)."""

    model: ModelId
    how: str


@dataclass(frozen=True)
class SquadBroke(Step):
    """A squad is broken, or its player has withdrawn (S-END-1)."""

    seat: SeatId
    reason: str


@dataclass(frozen=True)
class BattleEnded(Step):
    """The battle is over; `winner` is "" for a draw (SDS-WIN-4)."""

    winner: SeatId
    reason: str
    seats: tuple[SeatId, ...]
    points: tuple[int, ...]


@dataclass(frozen=True)
class Amended(Fact):
    """A person corrected the table."""

    path: str
    before: str
    after: str


FACTS: tuple[type[Fact], ...] = (
    song_facts.ActivationStarted,
    song_facts.QualityRolled,
    song_facts.TurnedOver,
    song_facts.ModelMoved,
    song_facts.ContactReported,
    song_facts.StoodUp,
    song_facts.AttackResolved,
    song_facts.KnockedDown,
    song_facts.Defeated,
    song_facts.ModelFled,
    song_facts.MoraleRolled,
    song_facts.TraitUsed,
    song_facts.GroupOrdered,
    song_facts.Passed,
    SquadsRevealed,
    RolesRolled,
    RolesChosen,
    TerrainRolled,
    FeaturePlaced,
    BattlefieldLaid,
    FeatureDropped,
    EdgeChosen,
    Deployed,
    Stationed,
    CameOn,
    AlarmRaised,
    HouseBurns,
    InitiativeRolled,
    TurnBegan,
    CommandPassed,
    BayonetsHeld,
    Dared,
    DoorMoved,
    DoorBashed,
    ObstacleCleared,
    Climbed,
    LadderPushed,
    LadderRaised,
    Fell,
    HorseLeft,
    SquadBroke,
    BattleEnded,
    Amended,
)
