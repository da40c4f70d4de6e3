"""The state of a game of Defenders: plain values, written by the rules alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import Enum
from functools import lru_cache

from rules_core.games.defenders.content.cards import FACES, JACK, KING, QUEEN, RANKS, order
from rules_core.games.defenders.content.types import LOW, MILITARY, MOBILE, UNDERGROUND
from rules_core.kernel.data_game import KIND
from rules_core.kernel.requests import NO_SEAT, SeatId


class Phase(Enum):
    """Where the game stands."""

    # As quick as can be, for it is looked up at every step: an enum's own goes by its name.
    __hash__ = object.__hash__

    SETTING = "setting"
    CITY = "city"
    LEFTOVERS = "leftovers"
    FEATURES = "features"
    DRAWING = "drawing"
    CONNECTIONS = "connections"
    ENTRIES = "entries"
    PLACING = "placing"
    MENACE = "menace"
    REFLECTION = "reflection"
    THREATS = "threats"
    MOVES = "moves"
    REINFORCEMENTS = "reinforcements"
    BATTLES = "battles"
    DEFENDERS = "defenders"
    BUMPS = "bumps"
    ABILITY = "ability"
    EPILOGUE = "epilogue"
    OVER = "over"


class End(Enum):
    """D-END. How it ended; NONE while it goes on."""

    NONE = ""
    FALLEN = "fallen"
    """D-END-1. Every defender is dead."""
    CLEARED = "cleared"
    """D-END-2. Every threat is destroyed."""
    OUTLASTED = "outlasted"
    """D-END-3. The deck has run out."""


@dataclass
class Stack:
    """D-CITY. Cards of which a location or a defender grows.

    `types` and `words` are what the cards said, in the order of `cards`: one of the two for each card, "" in the other.
    """

    id: str
    is_place: bool
    owner: SeatId = NO_SEAT
    cards: list[str] = field(default_factory=list, metadata={KIND: list[str]})
    types: list[str] = field(default_factory=list, metadata={KIND: list[str]})
    words: list[str] = field(default_factory=list, metadata={KIND: list[str]})
    name: str = ""
    text: str = ""
    is_final: bool = False
    is_dropped: bool = False

    def main(self) -> str:
        """R-D05. The type card of the highest value, "" for none."""
        typed = [card for card, kind in zip(self.cards, self.types, strict=True) if kind]
        return max(typed, key=order) if typed else ""

    def has_type(self) -> bool:
        """R-D04. Whether one of its cards says what it is."""
        return any(self.types)


@dataclass
class Location:
    """A place of the city. `value` and `suit` are its main type's; the middle of its drawing is (x, y) on the sheet."""

    id: str
    name: str
    owner: SeatId
    card: str
    type: str
    types: list[str] = field(metadata={KIND: list[str]})
    words: list[str] = field(metadata={KIND: list[str]})
    is_drawn: bool = False
    x: int = 0
    y: int = 0
    is_destroyed: bool = False
    is_occupied: bool = False
    cost_morale: bool = False
    """R-D39. Its loss cost a point that comes back with it."""
    mark: str = ""
    """The kind of mark that its outline is, "" while nothing is drawn."""
    outline: list[int] = field(default_factory=list, metadata={KIND: list[int]})
    """x and y of every point of it, one after the other, in units of the sheet."""
    ink: str = ""
    """The hash of the strokes with which it was drawn, "" where there are none."""
    ruin_ink: str = ""
    """D-EVT-11. The same for its ruin."""

    def mention(self) -> str:
        """What a fact says of it (`City.mention`)."""
        return f"{self.id} {self.name or self.type}"

    def is_area(self) -> bool:
        """R-D07. Whether it is a broad area."""
        return RANKS[self.card] <= LOW

    def room(self) -> int:
        """R-D06, R-D43. How many regiments it holds; a third never enters."""
        return 2 if self.is_area() else 1

    def is_military(self) -> bool:
        """D-STR-3. Whether one of its types is worth a point to whoever holds it."""
        for one in self.types:
            if one in MILITARY:
                return True
        return False

    def is_open(self) -> bool:
        """R-D27. Neither destroyed nor held by the enemy."""
        return not self.is_destroyed and not self.is_occupied

    def is_underground(self) -> bool:
        """D-MAP-5."""
        return UNDERGROUND in self.words


@dataclass
class Unit:
    """D-PLC-1, R-D45. A defender; its type word says what it can. `place` is a location's id, "" for none."""

    id: str
    name: str
    owner: SeatId
    card: str
    type: str
    words: list[str] = field(metadata={KIND: list[str]})
    place: str = ""
    wounds: int = 0
    is_dead: bool = False
    began_at: str = ""
    """D-DA-6, D-WIN-6, R-D56. Where it stood when this turn's moves, or the attack under way, began."""

    def mention(self) -> str:
        """What a fact says of it (`City.mention`)."""
        return f"{self.id} {self.name or self.type}"

    def rank(self) -> int:
        """The face value of its main type."""
        return RANKS[self.card]

    def is_individual(self) -> bool:
        """R-D50. Jack, Queen or King."""
        return RANKS[self.card] in FACES

    def is_regiment(self) -> bool:
        """D-DEF-1."""
        return LOW < RANKS[self.card] < JACK

    def is_mobile(self) -> bool:
        """D-DA-2."""
        return MOBILE in self.words

    def is_king(self) -> bool:
        """D-DEF-3. A war machine."""
        return RANKS[self.card] == KING

    def is_queen(self) -> bool:
        """Somebody who can fight."""
        return RANKS[self.card] == QUEEN

    def is_jack(self) -> bool:
        """Somebody who can inspire."""
        return RANKS[self.card] == JACK


@dataclass
class Threat:
    """A threat. `place` is the location that it holds, "" outside the city; `target` where it attacks now."""

    id: str
    name: str
    card: str
    type: str
    place: str = ""
    target: str = ""
    is_dead: bool = False

    def mention(self) -> str:
        """What a fact says of it (`City.mention`)."""
        return f"{self.id} {self.name or self.type}"

    def rank(self) -> int:
        """D-THR-6. Its value."""
        return RANKS[self.card]

    def is_face(self) -> bool:
        """Jack, Queen or King."""
        return RANKS[self.card] in FACES


@dataclass
class MoraleCause:
    """D-MOR-5 to D-MOR-8, D-SPC-3. Points of morale damage, and by what and whom they came; below 0 for relief."""

    clause: str
    thing: str
    points: int


@dataclass
class Told:
    """Something that somebody told: a scene, a deed, an epilogue."""

    topic: str
    seat: SeatId
    thing: str
    text: str
    turn: int


@dataclass
class Happened:
    """What has happened since the last Reflection, for the scenes that fit it (D-REF-5)."""

    fallen: list[str] = field(default_factory=list, metadata={KIND: list[str]})
    lost: list[str] = field(default_factory=list, metadata={KIND: list[str]})
    repulsed: list[str] = field(default_factory=list, metadata={KIND: list[str]})


@dataclass
class Feature:
    """D-MAP-3, D-MAP-7. A river, a hill, a coast: part of the land, and no location. `points` as in `Location`."""

    mark: str
    points: list[int] = field(metadata={KIND: list[int]})


@dataclass
class Crossing:
    """D-MAP-8. Where a road meets a river or a wall, and what is there: a bridge, a ford, a gate or nothing.

    `over` is "river" or the id of the wall.
    """

    what: str
    road: str
    over: str
    x: int
    y: int


@dataclass
class City:
    """Everything that changes in a game."""

    seats: list[SeatId] = field(metadata={KIND: list[SeatId]})
    phase: Phase = Phase.SETTING
    setting: str = ""
    deck: list[str] = field(default_factory=list, metadata={KIND: list[str]})
    """Cards that are still in the deck, in the order of the pack: the order of the deck itself stands nowhere."""
    row: list[str] = field(default_factory=list, metadata={KIND: list[str]})
    """R-D01. The open row of city creation."""
    turn_of: int = 0
    """Whose turn it is in city creation, in the drawing of threats and within a step: a place among the seats."""
    passed: list[SeatId] = field(default_factory=list, metadata={KIND: list[SeatId]})
    """R-D65. Who has passed or skipped one after the other."""
    stacks: list[Stack] = field(default_factory=list, metadata={KIND: list[Stack]})
    features: str = ""
    """What people said of the land round the city."""
    land: list[Feature] = field(default_factory=list, metadata={KIND: list[Feature]})
    land_ink: str = ""
    """The hash of the strokes with which the land was drawn, "" where there are none."""
    crossings: list[Crossing] = field(default_factory=list, metadata={KIND: list[Crossing]})
    locations: list[Location] = field(default_factory=list, metadata={KIND: list[Location]})
    connections: list[str] = field(default_factory=list, metadata={KIND: list[str]})
    """Pairs "a~b" of locations, the one that stands first in the list first."""
    entries: list[str] = field(default_factory=list, metadata={KIND: list[str]})
    """D-ENT-1. The entry points in the order of their numbers."""
    first_entries: list[str] = field(default_factory=list, metadata={KIND: list[str]})
    """R-D59. The list with which the siege began."""
    entry_changes: list[str] = field(default_factory=list, metadata={KIND: list[str]})
    """R-D35, R-D59, R-D68. What has changed that list since, in the order in which it did: "lost:" with a location that
    is lost now, "add:" and "drop:" with one that people put on the list or struck off it."""
    units: list[Unit] = field(default_factory=list, metadata={KIND: list[Unit]})
    threats: list[Threat] = field(default_factory=list, metadata={KIND: list[Threat]})
    when: dict[str, str] = field(default_factory=dict, metadata={KIND: dict[str, str]})
    """R-D10. When secret and hidden locations are drawn, by their ids."""
    turn: int = 0
    first: int = 0
    """D-TRN-2. The First Player: a place among the seats."""
    is_joker_in: bool = True
    drawn: int = 0
    """D-THR-3. Cards drawn from the threat deck."""
    reserve: list[str] = field(default_factory=list, metadata={KIND: list[str]})
    discard: list[str] = field(default_factory=list, metadata={KIND: list[str]})
    intelligence: bool = False
    is_reinforced: bool = False
    """R-D55. Whether the attack under way has brought reinforcements, whose excess makes room after each battle."""
    damage: int = 0
    """D-MOR-2. Points of morale damage in force."""
    causes: list[MoraleCause] = field(default_factory=list, metadata={KIND: list[MoraleCause]})
    """R-D62. What they came from; remembered when a Jack has lowered the sum."""
    end: End = End.NONE
    happened: Happened = field(default_factory=Happened)
    told: list[Told] = field(default_factory=list, metadata={KIND: list[Told]})
    """D-INT-3. What people have told, for the chronicle."""
    asked: dict[str, int] = field(default_factory=dict, metadata={KIND: dict[str, int]})
    """How often each kind of tale was asked for."""

    def value(self, unit: Unit) -> int:
        """D-MOR-3, D-MOR-4. What the unit is worth now."""
        return max(0, unit.rank() - unit.wounds - self.damage)

    def location(self, id: str) -> Location:
        """The location of this id. Raises `KeyError` for none."""
        for one in self.locations:
            if one.id == id:
                return one
        raise KeyError(id)

    def unit(self, id: str) -> Unit:
        """The unit of this id. Raises `KeyError` for none."""
        for one in self.units:
            if one.id == id:
                return one
        raise KeyError(id)

    def threat(self, id: str) -> Threat:
        """The threat of this id. Raises `KeyError` for none."""
        for one in self.threats:
            if one.id == id:
                return one
        raise KeyError(id)

    def mention(self, id: str) -> str:
        """What a fact says of a thing: its id, a space, and what it is called; "" for none.

        Facts are read without the state, long after a name may have been given anew.
        """
        for place in self.locations:
            if place.id == id:
                return place.mention()
        for unit in self.units:
            if unit.id == id:
                return unit.mention()
        for threat in self.threats:
            if threat.id == id:
                return threat.mention()
        return id

    def alive(self) -> list[Unit]:
        """The defenders that are left."""
        return [one for one in self.units if not one.is_dead]

    def menace(self) -> list[Threat]:
        """The threats that are left."""
        return [one for one in self.threats if not one.is_dead]

    def at(self, place: str) -> list[Unit]:
        """The defenders in a location."""
        return [one for one in self.units if one.place == place and not one.is_dead]

    def regiments_at(self, place: str) -> list[Unit]:
        """The regiments in a location."""
        return [one for one in self.units if one.place == place and not one.is_dead and one.is_regiment()]

    def under_attack(self) -> list[str]:
        """The locations at which threats stand ready, in the order of the map."""
        targets = [one.target for one in self.threats if one.target and not one.is_dead]
        return [one.id for one in self.locations if one.id in targets] if targets else []

    def attackers(self, place: str) -> list[Threat]:
        """The threats that attack a location now."""
        return [one for one in self.threats if one.target == place and not one.is_dead]

    def holders(self, place: str) -> list[Threat]:
        """The threats that stand in a location that they hold."""
        return [one for one in self.threats if one.place == place and not one.is_dead]

    def neighbours(self, place: str) -> tuple[str, ...]:
        """D-CON-1. The locations to which one leads, in the order of the map."""
        return self.ways()[place]

    def ways(self, shut: Sequence[str] = ()) -> dict[str, tuple[str, ...]]:
        """D-CON-1. The same for every location, for whoever asks about many, without those that are shut.

        It is not to be changed.
        """
        return _ways_between(tuple([one.id for one in self.locations]), tuple(self.connections), tuple(shut))

    def in_turn(self) -> SeatId:
        """D-TRN-3. Whose turn it is within a step that goes round from the First Player."""
        return self.seats[(self.first + self.turn_of) % len(self.seats)]

    def order_from_first(self) -> list[SeatId]:
        """D-TRN-3, R-D09. Normal Order: the First Player, then clockwise; somebody alone is everybody."""
        return [*self.seats[self.first :], *self.seats[: self.first]]


@lru_cache(maxsize=64)
def _ways_between(ids: tuple[str, ...], pairs: tuple[str, ...], shut: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
    """D-CON-1. Kept by what they are made of, for they change seldom in a siege and are asked for at every step."""
    joined: dict[str, list[str]] = {id: [] for id in ids}
    for pair in pairs:
        a, _, b = pair.partition("~")
        joined[a].append(b)
        joined[b].append(a)
    ways: dict[str, list[str]] = {id: [] for id in joined}
    for id, ends in joined.items():
        if id not in shut:
            # Whoever comes first on the map is the first of all that it leads to.
            for end in ends:
                ways[end].append(id)
    return {id: tuple(ends) for id, ends in ways.items()}


def id_in(mention: str) -> str:
    """The id of the thing that a fact speaks of by `City.mention`."""
    return mention.partition(" ")[0]
