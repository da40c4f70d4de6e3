"""What happens in a game of Defenders, as the chronicle hears it.

Things are told as `City.mention` writes them: an id, a space, and what the thing is called.
"""

from __future__ import annotations

from dataclasses import dataclass

from rules_core.kernel.facts import Fact, Reveal, Step
from rules_core.kernel.requests import SeatId


@dataclass(frozen=True)
class CityTurn(Step):
    """Somebody's turn in city creation."""

    seat: SeatId


@dataclass(frozen=True)
class CardPlayed(Fact):
    """A card has said something of a location or a defender: a type or a word."""

    seat: SeatId
    card: str
    stack: str
    meaning: str


@dataclass(frozen=True)
class Finished(Fact):
    """A stack is finished and has its name."""

    seat: SeatId
    stack: str
    name: str
    text: str


@dataclass(frozen=True)
class Dropped(Fact):
    """A stack that nobody finished."""

    stack: str


@dataclass(frozen=True)
class StartedAgain(Fact):
    """R-D08. The cards made no city; they are gathered and it begins anew."""


@dataclass(frozen=True)
class CityMade(Step):
    """City creation is over."""

    locations: int
    defenders: int


@dataclass(frozen=True)
class Drawn(Fact):
    """A location stands on the map."""

    seat: SeatId
    place: str


@dataclass(frozen=True)
class CrossingMade(Fact):
    """A road has a bridge, a ford or a gate."""

    what: str
    road: str


@dataclass(frozen=True)
class ConnectionChanged(Fact):
    """People joined two locations, or parted them."""

    a: str
    b: str
    joined: bool


@dataclass(frozen=True)
class EntriesSet(Fact):
    """The entry points, in the order of their numbers."""

    places: tuple[str, ...]


@dataclass(frozen=True)
class Placed(Fact):
    """A defender has its first place."""

    unit: str
    place: str


@dataclass(frozen=True)
class ThreatCame(Reveal):
    """A threat stands outside the city."""

    seat: SeatId
    threat: str
    card: str
    type: str


@dataclass(frozen=True)
class TurnBegan(Step):
    """A turn of the siege begins."""

    turn: int
    first: SeatId


@dataclass(frozen=True)
class SomethingTold(Fact):
    """Somebody told something: a scene, a deed, an epilogue."""

    topic: str
    seat: SeatId
    thing: str
    text: str


@dataclass(frozen=True)
class CardDrawn(Reveal):
    """A card of the threat deck is turned."""

    seat: SeatId
    card: str
    left: int


@dataclass(frozen=True)
class OnTheirWay(Fact):
    """D-TA-2. A heart lies in the reserve."""

    card: str
    reserve: int


@dataclass(frozen=True)
class IntelligenceGathered(Fact):
    """D-EVT-1. The next attack aims well."""


@dataclass(frozen=True)
class MoraleChanged(Fact):
    """Morale damage is more or less than before, and why."""

    thing: str
    points: int
    damage: int


@dataclass(frozen=True)
class NothingHappened(Fact):
    """A card that finds nobody: no fitting threat, no target."""


@dataclass(frozen=True)
class AttackRolled(Fact):
    """D-ATK-1. Which threats attack."""

    seat: SeatId
    faces: tuple[int, ...]
    threats: tuple[str, ...]


@dataclass(frozen=True)
class AttackBegins(Fact):
    """A threat goes for a location."""

    threat: str
    place: str
    faces: tuple[int, ...]


@dataclass(frozen=True)
class UnitMoved(Fact):
    """A defender goes from one location to another; `manner` is "move", "bump" or "flight"."""

    unit: str
    origin: str
    place: str
    manner: str


@dataclass(frozen=True)
class Reinforced(Fact):
    """D-RNF-2. A card of the reserve has become a defender."""

    seat: SeatId
    unit: str
    card: str
    type: str
    place: str


@dataclass(frozen=True)
class BattleFought(Step):
    """D-BAT-4. Both totals, part by part: `defence` and `attack` are rows of a clause and points, faces are dice."""

    place: str
    defence: tuple[str, ...]
    attack: tuple[str, ...]
    defence_total: int
    attack_total: int
    defence_faces: tuple[int, ...]
    attack_faces: tuple[int, ...]


@dataclass(frozen=True)
class PlaceHeld(Fact):
    """D-WIN-1. The attack is repulsed."""

    place: str


@dataclass(frozen=True)
class Stalled(Fact):
    """R-D23. Equal totals: both draw back."""

    place: str


@dataclass(frozen=True)
class ThreatDestroyed(Fact):
    """A threat is no more; `unit` is who did it."""

    threat: str
    unit: str


@dataclass(frozen=True)
class UnitKilled(Fact):
    """A defender is dead; `threat` is who did it, "" for nobody in particular."""

    unit: str
    threat: str


@dataclass(frozen=True)
class UnitWounded(Fact):
    """A defender has one wound more."""

    unit: str
    wounds: int


@dataclass(frozen=True)
class UnitHealed(Fact):
    """D-SPC-2. One wound less."""

    unit: str
    faces: tuple[int, ...]
    wounds: int


@dataclass(frozen=True)
class Protected(Fact):
    """D-LOSS-2. A Jack brings somebody to safety."""

    unit: str
    saved: str


@dataclass(frozen=True)
class PlaceLost(Fact):
    """A location is occupied or destroyed."""

    place: str
    destroyed: bool


@dataclass(frozen=True)
class PlaceRegained(Fact):
    """A location is recaptured or repaired."""

    place: str


@dataclass(frozen=True)
class DuelFought(Fact):
    """D-EVT-10. A Queen threat against a Face Card defender."""

    threat: str
    unit: str
    faces: tuple[int, ...]
    killed: bool


@dataclass(frozen=True)
class AbilityUsed(Fact):
    """D-DA-10. What the activated unit tried, and whether it came off."""

    unit: str
    thing: str
    faces: tuple[int, ...]
    worked: bool


@dataclass(frozen=True)
class SiegeEnded(Step):
    """D-END. How it ended: "fallen", "cleared" or "outlasted"."""

    end: str


FACTS: tuple[type[Fact], ...] = (
    CityTurn,
    CardPlayed,
    Finished,
    Dropped,
    StartedAgain,
    CityMade,
    Drawn,
    CrossingMade,
    ConnectionChanged,
    EntriesSet,
    Placed,
    ThreatCame,
    TurnBegan,
    SomethingTold,
    CardDrawn,
    OnTheirWay,
    IntelligenceGathered,
    MoraleChanged,
    NothingHappened,
    AttackRolled,
    AttackBegins,
    UnitMoved,
    Reinforced,
    BattleFought,
    PlaceHeld,
    Stalled,
    ThreatDestroyed,
    UnitKilled,
    UnitWounded,
    UnitHealed,
    Protected,
    PlaceLost,
    PlaceRegained,
    DuelFought,
    AbilityUsed,
    SiegeEnded,
)
