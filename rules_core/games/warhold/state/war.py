"""A war as it stands: the board, kingdoms, strongholds, units and monsters, decks, and whose turn it is."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from typing import Final

from rules_core.games.warhold.content.types import BARRACKS, FARM, MINE, WALLS, Content
from rules_core.games.warhold.options import WarholdOptions
from rules_core.ground.play_mode import PlayMode
from rules_core.kernel.data_game import KIND
from rules_core.kernel.requests import NO_SEAT, SeatId

PLAINS: Final = "."
FOREST: Final = "f"
MOUNTAIN: Final = "m"
WATER: Final = "w"
NOTHING: Final = "_"
"""W-MAP-1. The grounds of a tile, as rows of letters write them."""
NO_TILE: Final = -1
FIRST_SPOT: Final = 10_000
"""Higher numbers than any map has: without a map each figure in the field stands on a spot of its own."""


class Phase(Enum):
    """What comes next. A turn goes from `GATHER` to `EVENT` (W-TRN-1, W-UPK-2)."""

    MAP = "map"
    APPROVAL = "approval"
    TOWNS = "towns"
    RUINS = "ruins"
    ORDER = "order"
    STRONGHOLDS = "strongholds"
    START = "start"
    FIRST = "first"
    GATHER = "gather"
    PAY = "pay"
    TRAIN = "train"
    TRADE = "trade"
    EQUIP = "equip"
    MOVE = "move"
    EXPLORE = "explore"
    COMBAT = "combat"
    COUNTER = "counter"
    EVENT = "event"
    MONSTERS_MOVE = "monsters move"
    MONSTERS_FIGHT = "monsters fight"
    OVER = "over"


@dataclass(slots=True)
class Unit:
    """A figure or a monster on the board."""

    id: str
    profile: str
    """Of `Content.profiles`."""
    kind: str
    """Its type (`KINDS`), or `MONSTER`."""
    seat: SeatId
    """Whose it is; `NO_SEAT` for monsters."""
    tile: int
    wounds: int = 0
    spent: int = 0
    """Movement points of this turn that are used."""
    more: int = 0
    """Movement points of this turn besides those of its profile."""
    stepped: int = 0
    """Tiles that it has gone this turn."""
    has_struck: bool = False
    """W-AOO-3. Whether its attack of opportunity of this turn is spent."""
    has_fought: bool = False
    """Whether it has attacked, or counter-attacked, in this combat."""


@dataclass(slots=True)
class Kingdom:
    """What belongs to a player besides units and strongholds."""

    seat: SeatId
    race: str = ""
    gold: int = 0
    food: int = 0
    is_out: bool = False
    owned: list[str] = field(default_factory=list, metadata={KIND: list[str]})
    """Equipment that the lord does not wear, and what is used once (WH-DK-14)."""
    worn: list[str] = field(default_factory=list, metadata={KIND: list[str]})
    lord_slower: int = 0
    """RE-25. Movement points that the lord has less in the next turn."""
    marches: int = 0
    """BO-10. Movement points that every unit has more in the next turn; siege engines one."""
    flood: int = 0
    """DI-11. Movement points that units beside water have less in the next turn."""
    wet: list[str] = field(default_factory=list, metadata={KIND: list[str]})
    """DI-11, R-W77. The units that stood beside water when the card was drawn."""
    half_mine: bool = False
    half_farm: bool = False
    """DI-3, DI-4. What brings half at the next Upkeep."""
    has_smoke: bool = False
    """EQ-40. Until the next turn only natural sixes hit the lord."""
    is_oiled: bool = False
    """EQ-39. In this combat the lord's wounds count double."""
    has_used: list[str] = field(default_factory=list, metadata={KIND: list[str]})
    """Effects that work once a turn or once a combat and have worked."""
    has_shopped: bool = False
    """W-TWN-9. Whether goods were turned over this turn."""


@dataclass(slots=True)
class Stronghold:
    """W-STR-3, W-SET-16. Four tiles, four buildings and a keep."""

    id: str
    founder: SeatId
    seat: SeatId
    """Who controls it; `NO_SEAT` where it is masterless."""
    tiles: list[int] = field(metadata={KIND: list[int]})
    mine: int = 1
    farm: int = 1
    barracks: int = 1
    walls: int = 1
    miners: int = 1
    farmers: int = 1
    engineers: int = 0
    healers: int = 0
    busy: int = 0
    """W-UPK-14. Engineers that have acted this turn."""
    healed: int = 0
    """W-UPK-19. Healers that have healed this turn."""
    raised: list[str] = field(default_factory=list, metadata={KIND: list[str]})
    """R-W35. Buildings that have risen this turn, where each may rise but once."""

    def level(self, building: str) -> int:
        """W-STR-11. How far a building is built."""
        if building == MINE:
            return self.mine
        if building == FARM:
            return self.farm
        return self.barracks if building == BARRACKS else self.walls

    def set_level(self, building: str, level: int) -> None:
        """Build it up or down to this level."""
        if building == MINE:
            self.mine = level
        elif building == FARM:
            self.farm = level
        elif building == BARRACKS:
            self.barracks = level
        elif building == WALLS:
            self.walls = level


@dataclass(slots=True)
class Town:
    """R-W08. Six tiles."""

    id: str
    tiles: list[int] = field(metadata={KIND: list[int]})
    is_ruined: bool = False


@dataclass(slots=True)
class Ruin:
    """A tile to explore, with what came of it."""

    tile: int
    guard: str = ""
    """The monster that came out of it, by its unit; "" for none that lives."""
    has_treasure: bool = False
    """W-RUI-6. Whether a treasure card lies face down beside it."""
    since: int = 0
    """R-W68. The turn of the game in which it was laid there."""
    card: str = ""
    """The treasure, where it was known before it was laid down (RE-33); else it is drawn when it is claimed."""
    spy: SeatId = NO_SEAT
    """Who knows it."""


@dataclass(slots=True)
class Claim:
    """W-RUI-7. A treasure that somebody has taken, whose card has still to be carried out."""

    seat: SeatId
    tile: int
    card: str


@dataclass(slots=True)
class Laid:
    """W-SET-2. A game tile on the map: which one, how it is turned, and where its north-west corner lies."""

    design: int
    turn: int
    column: int
    row: int


class World:
    """What a war is made of and by which settings it is played; the same for all of its states, and never changed."""

    def __init__(self, content: Content, options: WarholdOptions) -> None:
        self.content = content
        self.options = options


@dataclass(slots=True)
class War:
    """The whole state."""

    world: World
    """No part of what is saved: the game brings it."""
    seats: list[SeatId] = field(metadata={KIND: list[SeatId]})
    """Clockwise round the table (W-SET-19)."""
    kingdoms: list[Kingdom] = field(metadata={KIND: list[Kingdom]})
    columns: int = 0
    rows: int = 0
    ground: str = ""
    """A letter for each tile, row by row."""
    bridges: list[int] = field(default_factory=list, metadata={KIND: list[int]})
    laid: list[Laid] = field(default_factory=list, metadata={KIND: list[Laid]})
    towns: list[Town] = field(default_factory=list, metadata={KIND: list[Town]})
    ruins: list[Ruin] = field(default_factory=list, metadata={KIND: list[Ruin]})
    strongholds: list[Stronghold] = field(default_factory=list, metadata={KIND: list[Stronghold]})
    sites: list[int] = field(default_factory=list, metadata={KIND: list[int]})
    """R-W58. Where a map that stands ready wants the strongholds of the first players, by their north-west corners."""
    units: list[Unit] = field(default_factory=list, metadata={KIND: list[Unit]})
    made: int = 0
    """How many units there have been: the next one's number."""
    phase: Phase = Phase.MAP
    round: int = 0
    is_new_round: bool = True
    """Whether the next turn opens a round (W-SET-20)."""
    turn: int = 0
    """Turns of players since the war began."""
    turn_of: int = 0
    """The place of the current player in `order`; while the board is made, how many steps of a phase are done."""
    order: list[SeatId] = field(default_factory=list, metadata={KIND: list[SeatId]})
    """W-SET-19. Whose turn comes when; before, the order in which strongholds are placed (W-SET-10)."""
    discards: dict[str, list[str]] = field(default_factory=dict, metadata={KIND: dict[str, list[str]]})
    """W-SET-5. By deck."""
    known: dict[str, list[str]] = field(default_factory=dict, metadata={KIND: dict[str, list[str]]})
    """RE-33. The top cards of decks that somebody has seen, the topmost first."""
    spies: dict[str, SeatId] = field(default_factory=dict, metadata={KIND: dict[str, SeatId]})
    """Who has seen them, by deck."""
    goods: list[str] = field(default_factory=list, metadata={KIND: list[str]})
    """W-TWN-9. Equipment that is offered this turn."""
    slain: list[str] = field(default_factory=list, metadata={KIND: list[str]})
    """R-W29. Monsters slain in this combat: "category seat" of whoever gave the last wound."""
    waiting: list[str] = field(default_factory=list, metadata={KIND: list[str]})
    """R-W73. The monsters that have still to move, in their order, and beside each how far its goal is."""
    ties: list[int] = field(default_factory=list, metadata={KIND: list[int]})
    bound: dict[str, str] = field(default_factory=dict, metadata={KIND: dict[str, str]})
    """W-MTN-15. Monsters that have set out this turn, each with the place for which it makes."""
    passed: list[SeatId] = field(default_factory=list, metadata={KIND: list[SeatId]})
    """W-CMB-12. Who wants no more counter-attacks in this combat."""
    claims: list[Claim] = field(default_factory=list, metadata={KIND: list[Claim]})
    fog: SeatId = NO_SEAT
    """RE-29. Round whose lord there is fog."""
    fog_within: int = 0
    """So many tiles round that lord."""
    fog_turns: int = 0
    """For how many more turns of that player."""
    victors: list[SeatId] = field(default_factory=list, metadata={KIND: list[SeatId]})
    """W-WIN-1, R-W51. Whose lord was last alive."""
    play_mode: PlayMode = PlayMode.SCREEN
    spots: int = 0
    """How many spots have been taken at a table without a map."""
    said: dict[str, str] = field(default_factory=dict, metadata={KIND: dict[str, str]})
    """What people have said of the ground there; it holds until the next phase."""

    # Who and what there is

    def kingdom(self, seat: SeatId) -> Kingdom:
        """The kingdom of a seat. Raises `KeyError` for none."""
        for one in self.kingdoms:
            if one.seat == seat:
                return one
        raise KeyError(seat)

    def unit(self, id: str) -> Unit:
        """The unit of this id. Raises `KeyError` for none."""
        for one in self.units:
            if one.id == id:
                return one
        raise KeyError(id)

    def has_unit(self, id: str) -> bool:
        """Whether it is still on the board."""
        return any(one.id == id for one in self.units)

    def units_of(self, seat: SeatId) -> list[Unit]:
        """All units of a player."""
        return [one for one in self.units if one.seat == seat]

    def number_of(self, unit: Unit) -> int:
        """Which of its kind it is in its army, the oldest first."""
        alike = [one.id for one in self.units if one.seat == unit.seat and one.profile == unit.profile]
        return alike.index(unit.id) + 1

    def monsters(self) -> list[Unit]:
        """All monsters on the board."""
        return [one for one in self.units if one.seat == NO_SEAT]

    def lord_of(self, seat: SeatId) -> Unit | None:
        """A player's lord; None where he has fallen."""
        for one in self.units:
            if one.seat == seat and one.kind == "lord":
                return one
        return None

    def stronghold(self, id: str) -> Stronghold:
        """The stronghold of this id. Raises `KeyError` for none."""
        for one in self.strongholds:
            if one.id == id:
                return one
        raise KeyError(id)

    def held_by(self, seat: SeatId) -> list[Stronghold]:
        """The strongholds that a player controls."""
        return [one for one in self.strongholds if one.seat == seat]

    def current(self) -> SeatId:
        """Whose turn it is."""
        return self.order[self.turn_of] if self.turn_of < len(self.order) else NO_SEAT

    def living(self) -> list[SeatId]:
        """Whose lord is alive, in order of turns."""
        return [seat for seat in (self.order or self.seats) if not self.kingdom(seat).is_out]

    def after(self, seat: SeatId) -> list[SeatId]:
        """R-W30. The other living players clockwise from one."""
        start = self.seats.index(seat)
        count = len(self.seats)
        clockwise = [self.seats[(start + step) % count] for step in range(1, count)]
        return [one for one in clockwise if not self.kingdom(one).is_out]

    # Places

    @property
    def is_unmapped(self) -> bool:
        """Whether the war is fought on a table of which nobody has a map here."""
        return self.play_mode is PlayMode.UNMAPPED

    @property
    def has_map(self) -> bool:
        """Whether there is a map to look at."""
        return self.columns > 0 and not self.is_unmapped

    def is_on_map(self, tile: int) -> bool:
        """Whether there is any ground at a tile."""
        if tile >= FIRST_SPOT:
            return tile <= FIRST_SPOT + self.spots
        return 0 <= tile < len(self.ground) and self.ground[tile] != NOTHING

    def stronghold_at(self, tile: int) -> Stronghold | None:
        """The stronghold of which a tile is a part."""
        for one in self.strongholds:
            if tile in one.tiles:
                return one
        return None

    def town_at(self, tile: int) -> Town | None:
        """The town of which a tile is a part, ruined ones too."""
        for one in self.towns:
            if tile in one.tiles:
                return one
        return None

    def ruin_at(self, tile: int) -> Ruin | None:
        """The ruin on a tile."""
        for one in self.ruins:
            if one.tile == tile:
                return one
        return None

    def is_town(self, tile: int) -> bool:
        """W-TWN-2. Whether it is a tile of a town that stands."""
        town = self.town_at(tile)
        return town is not None and not town.is_ruined

    def at(self, tile: int) -> list[Unit]:
        """Whoever stands on a tile."""
        return [one for one in self.units if one.tile == tile]

    def inside(self, tiles: list[int]) -> list[Unit]:
        """Whoever stands on one of these tiles."""
        return [one for one in self.units if one.tile in tiles]
