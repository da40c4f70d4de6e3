"""What buildings are made of: walls with doors and windows, floors, stairs, ladders, roofs (S-TER-6, SDS-BLD).

A plan is drawn with its north at the top and measured in hundredths of a Short stick, so that it fits every scale.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rules_core.content.named_fields import ID, NAME
from rules_core.content.reader import Reader
from rules_core.games.drums.content import building_fields as fields
from rules_core.games.drums.content.building_words import (
    EAST,
    FLAT,
    GATE,
    INNER,
    MOST_FLOORS,
    NORTH,
    OUTER,
    PITCHED,
    SOUTH,
    STAIRS,
    WALL_THICKNESS,
    WEST,
    WINDOW,
)

SOLID: Final = "What is solid has a flat roof, and neither doors nor windows."
GIVE_STOREY: Final = "Give it a storey, or take them away."
NO_DOOR: Final = "Nobody can come in: it has no door to the ground."
GIVE_DOOR: Final = "Put a door or a gate into an outer wall, on floor 0."
TOO_HIGH: Final = "Three storeys and a flat roof are one floor too many."
LEAVE_STOREY: Final = "Leave a storey out, or pitch the roof."
PART_TWICE: Final = "Two parts are called {id}."
OWN_ID: Final = "Give each its own id."
CROOKED: Final = "A wall runs along the width or the depth of its building, and ends within."
MOVE_END: Final = "Move its end."
NO_FLOOR: Final = "There is no floor {floor}."
LOWER_FLOOR: Final = "Give a floor up to {top}, or add a storey."
NO_WALL: Final = "It lies in an inner wall that is not there."
CHOOSE_WALL: Final = "Choose one of the inner walls, or an outer one."
OFF_WALL: Final = "It lies beyond the end of its wall."
MOVE_IN: Final = "Move its middle nearer to the beginning of the wall."
IN_THE_AIR: Final = "A door in an outer wall leads to the ground."
TO_GROUND: Final = "Put it on floor 0, or make it a window."
NOWHERE: Final = "It leads to a floor that is not there; stairs climb one floor each."
ONE_FLOOR: Final = "Lead it one floor up, to one that there is."
AWAY_FROM: Final = "It lies away from its building."
TO_A_WALL: Final = "Move it to a wall."


Box = tuple[int, int, int, int]
"""Left, top, right, bottom in the plan."""


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

    def wall_boxes(self, floor: int) -> list[tuple[str, Box, bool]]:
        """The walls of a floor with their names, and whether each runs from north to south."""
        width, depth, edge = self.width, self.depth, WALL_THICKNESS
        found: list[tuple[str, Box, bool]] = [
            (NORTH, (0, 0, width, edge), False),
            (EAST, (width - edge, 0, width, depth), True),
            (SOUTH, (0, depth - edge, width, depth), False),
            (WEST, (0, 0, edge, depth), True),
        ]
        for one in self.inner:
            if one.floor == floor:
                is_upright = one.x == one.to_x
                left, top = min(one.x, one.to_x), min(one.y, one.to_y)
                right, bottom = max(one.x, one.to_x), max(one.y, one.to_y)
                box = (left, top, left + edge, bottom) if is_upright else (left, top, right, top + edge)
                found.append((one.id, box, is_upright))
        return found


def part_of(box: Box, span: tuple[int, int], *, is_upright: bool) -> Box:
    """A part of a wall, from and to so far from its western or northern end."""
    left, top, right, bottom = box
    if is_upright:
        return left, top + span[0], right, top + span[1]
    return left + span[0], top, left + span[1], bottom


def read_building(reader: Reader) -> BuildingType:
    """A building with all its parts."""
    id, name = reader.text_of(ID), reader.text_of(NAME)
    width, depth = reader.whole_of(fields.WIDTH), reader.whole_of(fields.DEPTH)
    storeys, roof = reader.whole_of(fields.STOREYS), reader.word_of(fields.ROOF)
    riders = reader.flag_of(fields.RIDERS)
    top = max(0, storeys - 1)
    inner = tuple([_inner_wall(one, width, depth, top) for one in reader.tables_of(fields.WALLS)])
    walls = [one.id for one in inner]
    openings = tuple([_opening(one, walls, width, depth, top) for one in reader.tables_of(fields.OPENING_PLACES)])
    highest = max(1, storeys) if roof == FLAT else top
    climbs = tuple([_climb(one, width, depth, highest) for one in reader.tables_of(fields.CLIMBS)])
    reader.done()
    if storeys == 0 and (openings or inner or roof == PITCHED):
        reader.fault(fields.STOREYS.key, SOLID, GIVE_STOREY)
    elif storeys > 0 and not any(one.kind != WINDOW and one.floor == 0 and one.wall in OUTER for one in openings):
        reader.fault(fields.OPENING_PLACES.key, NO_DOOR, GIVE_DOOR, clause="SDS-BLD-2")
    if storeys == MOST_FLOORS and roof == FLAT:
        reader.fault(fields.ROOF.key, TOO_HIGH, LEAVE_STOREY, clause="SDS-BLD-9")
    ids = [*(one.id for one in inner), *(one.id for one in openings), *(one.id for one in climbs)]
    twice = next((one for one in ids if ids.count(one) > 1), "")
    if twice:
        reader.fault("id", PART_TWICE, OWN_ID, {"id": twice})
    return BuildingType(id, name, width, depth, storeys, roof, riders, inner, openings, climbs)


def _inner_wall(reader: Reader, width: int, depth: int, top: int) -> InnerWall:
    id = reader.text_of(fields.PART_ID)
    x, y = reader.whole_of(fields.FROM_WEST), reader.whole_of(fields.FROM_NORTH)
    to_x, to_y = reader.whole_of(fields.TO_WEST), reader.whole_of(fields.TO_NORTH)
    wall = InnerWall(id, x, y, to_x, to_y, _floor(reader, top))
    reader.done()
    if (x == to_x) == (y == to_y) or max(x, to_x) > width or max(y, to_y) > depth:
        reader.fault(fields.TO_WEST.key, CROOKED, MOVE_END)
    return wall


def _floor(reader: Reader, top: int) -> int:
    floor = reader.whole_of(fields.FLOOR)
    if floor > top:
        reader.fault(fields.FLOOR.key, NO_FLOOR, LOWER_FLOOR, {"floor": floor, "top": top}, clause="SDS-BLD-9")
    return min(floor, top)


def _opening(reader: Reader, walls: list[str], width: int, depth: int, top: int) -> OpeningPlan:
    id, kind = reader.text_of(fields.PART_ID), reader.word_of(fields.OPENING_KIND)
    wall, at = reader.word_of(fields.WALL), reader.whole_of(fields.AT)
    inner = reader.text_of(fields.INNER_WALL)
    if wall == INNER:
        if inner not in walls:
            reader.fault(fields.WALL.key, NO_WALL, CHOOSE_WALL)
        wall = inner
    elif at > (width if wall in (NORTH, SOUTH) else depth):
        reader.fault(fields.AT.key, OFF_WALL, MOVE_IN)
    wide = reader.whole_of(fields.OPENING_WIDTH) or {GATE: 64, WINDOW: 24}.get(kind, 46)
    floor = _floor(reader, top)
    state = reader.word_of(fields.STATE)
    reader.done()
    if kind != WINDOW and floor > 0 and wall in OUTER:
        reader.fault(fields.FLOOR.key, IN_THE_AIR, TO_GROUND)
    return OpeningPlan(id, kind, wall, at, wide, floor, "" if kind == WINDOW else state)


def _climb(reader: Reader, width: int, depth: int, highest: int) -> ClimbPlan:
    id, kind = reader.text_of(fields.PART_ID), reader.word_of(fields.CLIMB_KIND)
    x, y = reader.whole_of(fields.CLIMB_X), reader.whole_of(fields.CLIMB_Y)
    wide, deep = reader.whole_of(fields.CLIMB_WIDTH), reader.whole_of(fields.CLIMB_DEPTH)
    floor = reader.whole_of(fields.CLIMB_FLOOR)
    to_floor = reader.whole_of(fields.TO_FLOOR) or floor + 1
    reader.done()
    if not floor < to_floor <= highest or (kind == STAIRS and to_floor != floor + 1):
        reader.fault(fields.TO_FLOOR.key, NOWHERE, ONE_FLOOR, clause="SDS-ACT-10")
    if not -2 * wide <= x <= width + wide or not -2 * deep <= y <= depth + deep:
        reader.fault(fields.CLIMB_X.key, AWAY_FROM, TO_A_WALL)
    return ClimbPlan(id, kind, x, y, wide, deep, floor, to_floor)
