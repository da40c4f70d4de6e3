"""What buildings are made of: walls with doors and windows, floors, stairs, ladders, roofs (S-TER-6, SDS-BLD).

A plan is drawn with its north at the top and measured in hundredths of a Short stick, so that it fits every scale.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rules_core.content.reader import Reader
from rules_core.wording.translation import say, tell

NORTH: Final = "north"
EAST: Final = "east"
SOUTH: Final = "south"
WEST: Final = "west"
OUTER: Final = (NORTH, EAST, SOUTH, WEST)
"""The names of the outer walls."""
DOOR: Final = "door"
HEAVY_DOOR: Final = "heavy-door"
GATE: Final = "gate"
WINDOW: Final = "window"
DOORS: Final = (DOOR, HEAVY_DOOR, GATE)
OPENINGS: Final = (*DOORS, WINDOW)
STAIRS: Final = "stairs"
LADDER: Final = "ladder"
OPEN: Final = "open"
CLOSED: Final = "closed"
BARRED: Final = "barred"
BROKEN: Final = "broken"
DOOR_STATES: Final = (OPEN, CLOSED, BARRED, BROKEN)
UP: Final = "up"
DOWN: Final = "down"
AWAY: Final = "away"
"""A place where a ladder may be set up (SDS-SCN-1.5)."""
LADDER_STATES: Final = (UP, DOWN, AWAY)
PITCHED: Final = "pitched"
FLAT: Final = "flat"
MOST_FLOORS: Final = 3
"""So many floors a building has at most, a flat roof among them."""
MOST_PARTS: Final = 30
LARGEST: Final = 2400
"""The longest side of a plan: a wall may run right across the table (SDS-SCN-1)."""
WALL_THICKNESS: Final = 8


@dataclass(frozen=True)
class InnerWall:
    """A wall between rooms: from one spot of the plan to another, along its width or its depth."""

    id: str
    x: int
    y: int
    to_x: int
    to_y: int
    floor: int


@dataclass(frozen=True)
class OpeningPlan:
    """A door, a gate or a window: in which wall, and how far its middle is from the wall's western or northern end."""

    id: str
    kind: str
    wall: str
    at: int
    width: int
    floor: int
    state: str
    """How a door stands when a battle begins (SDS-BLD-2); "" for windows."""


@dataclass(frozen=True)
class ClimbPlan:
    """Stairs or a ladder: where they lie in the plan, and from which floor they lead to which."""

    id: str
    kind: str
    x: int
    y: int
    width: int
    depth: int
    floor: int
    to_floor: int


@dataclass(frozen=True)
class BuildingType:
    """A building as it may be set down."""

    id: str
    name: str
    width: int
    depth: int
    storeys: int
    """How many floors have rooms: 0 for what is solid up to its roof, as a wall is."""
    roof: str
    riders: bool
    """Whether somebody on horseback may ride in by a gate; houses are not for horses (SDS-BLD-1)."""
    inner: tuple[InnerWall, ...]
    openings: tuple[OpeningPlan, ...]
    climbs: tuple[ClimbPlan, ...]

    @property
    def top(self) -> int:
        """The highest floor on which somebody can stand."""
        return max(1, self.storeys) if self.roof == FLAT else self.storeys - 1


def read_building(reader: Reader) -> BuildingType:
    """A building with all its parts."""
    id, name = reader.text("id", longest=40), reader.text("name", longest=40)
    width, depth = reader.whole("width", 40, LARGEST), reader.whole("depth", 30, LARGEST)
    storeys = reader.whole("storeys", 0, MOST_FLOORS)
    roof = reader.choice("roof", [PITCHED, FLAT], PITCHED)
    riders = reader.flag("riders", default=False)
    top = max(0, storeys - 1)
    inner = tuple([_inner_wall(one, width, depth, top) for one in reader.tables("wall", needed=False)])
    walls = [*OUTER, *(one.id for one in inner)]
    openings = tuple([_opening(one, walls, top) for one in reader.tables("opening", needed=False)])
    highest = max(1, storeys) if roof == FLAT else top
    climbs = tuple([_climb(one, width, depth, highest) for one in reader.tables("climb", needed=False)])
    reader.done()
    if storeys == 0 and (openings or inner or roof == PITCHED):
        reader.problem(
            "storeys", say("What is solid has a flat roof, and neither doors nor windows; give it a storey.")
        )
    if storeys == MOST_FLOORS and roof == FLAT:
        reader.problem("roof", say("Three storeys and a flat roof are one floor too many; leave a storey out."))
    ids = [*(one.id for one in inner), *(one.id for one in openings), *(one.id for one in climbs)]
    twice = next((one for one in ids if ids.count(one) > 1), "")
    if twice:
        reader.problem("id", tell("Two parts are called {id}; give each its own id.", id=twice))
    return BuildingType(id, name, width, depth, storeys, roof, riders, inner, openings, climbs)


def _inner_wall(reader: Reader, width: int, depth: int, top: int) -> InnerWall:
    id = reader.text("id", longest=20)
    x, y = reader.wholes("from", 2, 0, LARGEST)
    to_x, to_y = reader.wholes("to", 2, 0, LARGEST)
    wall = InnerWall(id, x, y, to_x, to_y, reader.whole("floor", 0, top, 0))
    reader.done()
    if (x == to_x) == (y == to_y) or max(x, to_x) > width or max(y, to_y) > depth:
        reader.problem("to", say("A wall runs along the width or the depth of its building; move its end."))
    return wall


def _opening(reader: Reader, walls: list[str], top: int) -> OpeningPlan:
    id, kind = reader.text("id", longest=20), reader.choice("kind", list(OPENINGS))
    wall, at = reader.choice("wall", walls), reader.whole("at", 0, LARGEST)
    usual = {GATE: 64, WINDOW: 24}.get(kind, 46)
    width, floor = reader.whole("width", 10, 120, usual), reader.whole("floor", 0, top, 0)
    state = "" if kind == WINDOW else reader.choice("state", [OPEN, CLOSED, BARRED], CLOSED)
    reader.done()
    if kind != WINDOW and floor > 0 and wall in OUTER:
        reader.problem("floor", say("A door in an outer wall leads to the ground; put it on floor 0."))
    return OpeningPlan(id, kind, wall, at, width, floor, state)


def _climb(reader: Reader, width: int, depth: int, highest: int) -> ClimbPlan:
    id, kind = reader.text("id", longest=20), reader.choice("kind", [STAIRS, LADDER])
    x, y = reader.wholes("at", 2, -100, LARGEST)
    wide, deep = reader.wholes("size", 2, 8, 120)
    floor = reader.whole("floor", 0, MOST_FLOORS, 0)
    to_floor = reader.whole("to_floor", 1, MOST_FLOORS, floor + 1)
    reader.done()
    if not floor < to_floor <= highest or (kind == STAIRS and to_floor != floor + 1):
        reader.problem("to_floor", say("It leads to a floor that is not there; stairs climb one floor each."))
    if not -2 * wide <= x <= width + wide or not -2 * deep <= y <= depth + deep:
        reader.problem("at", say("It lies away from its building; move it to a wall."))
    return ClimbPlan(id, kind, x, y, wide, deep, floor, to_floor)
