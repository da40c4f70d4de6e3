"""What happens in a war, as the chronicle hears it.

Units are told as `mention` writes them: an id, a space, and the profile; tiles by their names on the board ("c3").
"""

from __future__ import annotations

from dataclasses import dataclass

from rules_core.games.warhold.state.war import Unit
from rules_core.kernel.facts import ChosenStep, Fact, Reveal, Step
from rules_core.kernel.requests import SeatId


def mention(unit: Unit) -> str:
    """What a fact says of a unit: facts are read without the state, long after it may have fallen."""
    return f"{unit.id} {unit.profile}"


# The board is made.


@dataclass(frozen=True)
class TileLaid(Fact):
    """W-SET-2. Somebody lays a game tile."""

    seat: SeatId
    tile: str


@dataclass(frozen=True)
class MapMade(Step):
    """W-SET-1. The map is as all approve."""

    columns: int
    rows: int


@dataclass(frozen=True)
class MapRefused(Fact):
    """W-SET-1. Somebody does not approve; it is laid anew."""

    seat: SeatId


@dataclass(frozen=True)
class TownPlaced(Fact):
    """W-SET-6."""

    tile: str


@dataclass(frozen=True)
class RuinPlaced(Fact):
    """W-SET-7."""

    seat: SeatId
    tile: str


@dataclass(frozen=True)
class NoRoom(Fact):
    """R-W04, W-SET-13. Nothing fits by the distances; a shorter one is kept."""

    what: str
    distance: int


@dataclass(frozen=True)
class OrderRolled(Fact):
    """W-SET-10, W-SET-19. Who comes first, and so on; the faces are those of the first throw."""

    order: tuple[str, ...]


@dataclass(frozen=True)
class StrongholdFounded(Fact):
    """W-SET-10. A race and its stronghold."""

    seat: SeatId
    race: str
    tile: str


# Turns.


@dataclass(frozen=True)
class RoundBegan(Step):
    """W-SET-20."""

    round: int


@dataclass(frozen=True)
class TurnBegan(Step):
    """W-TRN-1."""

    seat: SeatId


@dataclass(frozen=True)
class PhaseBegan(Step):
    """W-TRN-1, W-MTN-1. Movement, combat, counter-attacks or the end of a turn; of the Monster Turn too."""

    seat: SeatId
    phase: str


@dataclass(frozen=True)
class Gathered(Fact):
    """W-UPK-3."""

    seat: SeatId
    gold: int
    food: int


@dataclass(frozen=True)
class GatheringBlocked(Fact):
    """W-UPK-21. An enemy stands inside."""

    seat: SeatId
    stronghold: str


@dataclass(frozen=True)
class UpkeepPaid(Fact):
    """W-UPK-4."""

    seat: SeatId
    gold: int
    food: int


@dataclass(frozen=True)
class Deserted(Fact):
    """W-UPK-5. A unit or civilian that went unpaid."""

    seat: SeatId
    who: str


@dataclass(frozen=True)
class Trained(Fact):
    """W-UPK-8. A unit or civilian was trained, bought or built."""

    seat: SeatId
    what: str
    gold: int
    food: int


@dataclass(frozen=True)
class WorkerMoved(Fact):
    """W-UPK-12."""

    seat: SeatId
    to: str


@dataclass(frozen=True)
class Built(Fact):
    """W-STR-11. A building rises."""

    seat: SeatId
    building: str
    level: int


@dataclass(frozen=True)
class Crumbled(Fact):
    """DI-5, DI-6. A building loses levels."""

    seat: SeatId
    building: str
    level: int


@dataclass(frozen=True)
class BridgeBuilt(Fact):
    """W-UPK-15."""

    seat: SeatId
    tile: str


@dataclass(frozen=True)
class GoodsShown(Reveal):
    """W-TWN-9. Equipment is turned over."""

    seat: SeatId
    cards: tuple[str, ...]


@dataclass(frozen=True)
class Bought(Fact):
    """W-TWN-8."""

    seat: SeatId
    card: str
    gold: int


@dataclass(frozen=True)
class Sold(Fact):
    """W-TWN-8."""

    seat: SeatId
    card: str
    gold: int


@dataclass(frozen=True)
class FoodTraded(Fact):
    """W-TWN-12. Food bought, or sold where it is less than nothing."""

    seat: SeatId
    food: int
    gold: int


@dataclass(frozen=True)
class Healed(Fact):
    """W-ATT-10. Wounds of a unit are gone."""

    unit: str
    wounds: int
    by: str
    gold: int


@dataclass(frozen=True)
class Worn(Fact):
    """W-UPK-20. The lord puts something on, or takes it off."""

    seat: SeatId
    card: str
    is_on: bool


@dataclass(frozen=True)
class Used(Fact):
    """WH-SL-3. Something is used up."""

    seat: SeatId
    card: str


# Movement.


@dataclass(frozen=True)
class Moved(ChosenStep):
    """W-MOV-1. A unit goes from tile to tile."""

    unit: str
    way: tuple[str, ...]
    points: int


@dataclass(frozen=True)
class Swapped(Fact):
    """W-MAP-5. Two units exchange places."""

    unit: str
    other: str


@dataclass(frozen=True)
class Appeared(Fact):
    """A unit or monster comes onto the board."""

    unit: str
    tile: str


@dataclass(frozen=True)
class RuinRolled(Fact):
    """W-RUI-4."""

    unit: str
    tile: str
    face: int


@dataclass(frozen=True)
class RuinGone(Fact):
    """W-RUI-8. A ruin leaves the map, and nobody claims a treasure there."""

    tile: str


@dataclass(frozen=True)
class TreasureClaimed(Reveal):
    """W-RUI-7. What lay beside a ruin."""

    seat: SeatId
    tile: str
    card: str


@dataclass(frozen=True)
class TreasureLaid(Fact):
    """W-RUI-6. A treasure waits face down."""

    tile: str


# Fighting.


@dataclass(frozen=True)
class Struck(Fact):
    """W-CMB-8. An attack, a counter-attack or an attack of opportunity, with its dice.

    `parts` are what changed the needed faces (`Needs.parts`), `shot` a special shot.
    """

    kind: str
    attackers: tuple[str, ...]
    targets: tuple[str, ...]
    shot: str
    hit_need: int
    wound_need: int
    parts: tuple[str, ...]
    hit_faces: tuple[int, ...]
    wound_faces: tuple[int, ...]
    sure: int
    """Wounds that no die had to bring (R-W18)."""


@dataclass(frozen=True)
class Wounded(Fact):
    """W-ATT-7. A unit loses hit points."""

    unit: str
    points: int
    left: int


@dataclass(frozen=True)
class Blocked(Fact):
    """EQ-11. The Wooden Shield saves a hit point, or not."""

    unit: str
    face: int
    is_saved: bool


@dataclass(frozen=True)
class PassedOn(Fact):
    """W-ORC-2. Somebody else bears the lord's wound."""

    unit: str
    bearer: str


@dataclass(frozen=True)
class Slain(Fact):
    """W-ATT-7. A unit or monster falls."""

    unit: str
    tile: str
    by: str


@dataclass(frozen=True)
class Rewarded(Fact):
    """W-MON-14. The roll for a slain monster."""

    seat: SeatId
    category: str
    face: int
    gold: int


@dataclass(frozen=True)
class SpoilsTaken(Fact):
    """W-CMB-16. A slain lord's equipment changes hands."""

    seat: SeatId
    cards: tuple[str, ...]


# Control.


@dataclass(frozen=True)
class Seized(Fact):
    """W-SEI-1, W-SEI-2."""

    seat: SeatId
    stronghold: str


@dataclass(frozen=True)
class LordFell(Step):
    """W-DTH-2. A lord is slain or dethroned; the kingdom is out."""

    seat: SeatId
    is_dethroned: bool


@dataclass(frozen=True)
class Destroyed(Fact):
    """W-MTN-12, W-MTN-13. Monsters destroy a town or a stronghold."""

    place: str
    tile: str


@dataclass(frozen=True)
class WarOver(Step):
    """W-WIN-1, R-W51."""

    victors: tuple[str, ...]


# Cards.


@dataclass(frozen=True)
class EventRolled(Fact):
    """W-EOT-1."""

    seat: SeatId
    face: int
    deck: str


@dataclass(frozen=True)
class CardDrawn(Reveal):
    """W-SET-5. A card is turned over."""

    seat: SeatId
    deck: str
    card: str


@dataclass(frozen=True)
class DeckEmpty(Fact):
    """W-SET-5. All cards of a deck are elsewhere, or there have never been any: nothing is drawn."""

    deck: str


@dataclass(frozen=True)
class CardIdle(Fact):
    """WH-SL-8. It can do nothing; another one is drawn."""

    card: str


@dataclass(frozen=True)
class Gained(Fact):
    """Gold or food comes in, or is lost where it is less than nothing."""

    seat: SeatId
    gold: int
    food: int


@dataclass(frozen=True)
class LeadershipRolled(Fact):
    """W-ATT-14."""

    seat: SeatId
    face: int
    value: int


@dataclass(frozen=True)
class CivilianLost(Fact):
    """W-EOT-10, DI-9. A worker, a civilian or a unit is lost."""

    seat: SeatId
    who: str


@dataclass(frozen=True)
class CardLost(Fact):
    """DI-13."""

    seat: SeatId
    card: str


@dataclass(frozen=True)
class Slowed(Fact):
    """RE-25, DI-11, BO-10. Movement points more or less in the next turn."""

    seat: SeatId
    points: int


@dataclass(frozen=True)
class FogFell(Fact):
    """RE-29."""

    seat: SeatId


@dataclass(frozen=True)
class BridgeLost(Fact):
    """RE-30, DI-11."""

    tile: str


@dataclass(frozen=True)
class MonsterGone(Fact):
    """BO-11."""

    unit: str


# Monsters.


@dataclass(frozen=True)
class MonsterAims(Fact):
    """W-MTN-2. Where a monster goes, and why (`reason` names the rule of choice)."""

    unit: str
    goal: str
    reason: str
    steps: int


FACTS: tuple[type[Fact], ...] = (
    TileLaid,
    MapMade,
    MapRefused,
    TownPlaced,
    RuinPlaced,
    NoRoom,
    OrderRolled,
    StrongholdFounded,
    RoundBegan,
    TurnBegan,
    PhaseBegan,
    Gathered,
    GatheringBlocked,
    UpkeepPaid,
    Deserted,
    Trained,
    WorkerMoved,
    Built,
    Crumbled,
    BridgeBuilt,
    GoodsShown,
    Bought,
    Sold,
    FoodTraded,
    Healed,
    Worn,
    Used,
    Moved,
    Swapped,
    Appeared,
    RuinRolled,
    RuinGone,
    TreasureClaimed,
    TreasureLaid,
    Struck,
    Wounded,
    Blocked,
    PassedOn,
    Slain,
    Rewarded,
    SpoilsTaken,
    Seized,
    LordFell,
    Destroyed,
    WarOver,
    EventRolled,
    CardDrawn,
    DeckEmpty,
    CardIdle,
    Gained,
    LeadershipRolled,
    CivilianLost,
    CardLost,
    Slowed,
    FogFell,
    BridgeLost,
    MonsterGone,
    MonsterAims,
)
"""All kinds of facts that a war tells."""
