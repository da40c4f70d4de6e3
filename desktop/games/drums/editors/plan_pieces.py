"""What of a building's plan can be taken by the hand, and what the hand does to its rows.

All of it is in hundredths of Short, as the rows are, counted from the corner of the picture and not of the building.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from typing import Final

from desktop.workshop.forms.canvas_hand import Deeds, Held
from desktop.workshop.forms.table_canvas import TablePiece
from rules_core.content.fields import Field
from rules_core.content.items import Path
from rules_core.games.drums.content.building_fields import (
    CLIMB_DEPTH,
    CLIMB_KIND,
    CLIMB_WIDTH,
    CLIMBS,
    OPENING_KIND,
    OPENING_PLACES,
    WALLS,
)
from rules_core.games.drums.content.building_words import INNER, MOST_PARTS, OUTER, WALL_THICKNESS
from rules_core.games.drums.content.buildings import Box, BuildingType, InnerWall, part_of
from rules_core.kernel.game import Plain
from rules_core.wording.translation import say

AROUND: Final = 40
"""So much ground is seen round a building: a ladder may stand there."""
COPY_AWAY: Final = 20
"""So far from the first a copy lies."""
EASY: Final = 4
"""By so much what lies in a wall is easier to take hold of than it is thick."""


def extent_of(kind: BuildingType) -> int:
    """The side of the picture of a floor."""
    return max(kind.width, kind.depth) + 2 * AROUND


def corner_of(kind: BuildingType) -> tuple[int, int]:
    """Where the building begins in the picture."""
    extent = extent_of(kind)
    return (extent - kind.width) // 2, (extent - kind.depth) // 2


def held_on(kind: BuildingType, floor: int) -> list[Held]:
    """Everything that is seen on a floor: doors and windows, stairs and ladders, inner walls."""
    walls = {id: (box, is_upright) for id, box, is_upright in kind.wall_boxes(floor)}
    found: list[Held] = []
    for number, opening in enumerate(kind.openings):
        if opening.floor == floor and opening.wall in walls:
            box, is_upright = walls[opening.wall]
            span = (opening.at - opening.width // 2, opening.at + opening.width // 2)
            left, top, right, bottom = part_of(box, span, is_upright=is_upright)
            across, down = (EASY, 0) if is_upright else (0, EASY)
            box = (left - across, top - down, right + across, bottom + down)
            found.append(_held(kind, (OPENING_PLACES.key, number), say(OPENING_KIND.name_of(opening.kind)), box))
    for number, climb in enumerate(kind.climbs):
        if floor in (climb.floor, climb.to_floor):
            box = (climb.x, climb.y, climb.x + climb.width, climb.y + climb.depth)
            piece = (CLIMBS.key, number), say(CLIMB_KIND.name_of(climb.kind)), box
            found.append(_held(kind, *piece, corner=(box[2], box[3])))
    for number, wall in enumerate(kind.inner):
        if wall.floor == floor:
            # The handles lie in the middle of the wall's thickness.
            half = WALL_THICKNESS // 2
            ends = [(x, y + half) if wall.y == wall.to_y else (x + half, y) for x, y in _ends(wall)]
            found.append(_held(kind, (WALLS.key, number), say(WALLS.name), walls[wall.id][0], line=ends))
    return found


def _ends(wall: InnerWall) -> list[tuple[int, int]]:
    return [(wall.x, wall.y), (wall.to_x, wall.to_y)]


def _held(
    kind: BuildingType,
    path: Path,
    name: str,
    box: Box,
    corner: tuple[int, int] | None = None,
    line: Sequence[tuple[int, int]] = (),
) -> Held:
    """A piece, moved from the plan into the picture."""
    x, y = corner_of(kind)
    left, top, right, bottom = box[0] + x, box[1] + y, box[2] + x, box[3] + y
    outline = ((left, top), (right, top), (right, bottom), (left, bottom))
    pulled = (corner[0] + x, corner[1] + y) if corner is not None else None
    return Held(path, TablePiece(name, outline, pulled, tuple((one + x, other + y) for one, other in line)))


class PlanDeeds(Deeds):
    """What the hand does to the rows of a building that is in order; it stays in order by it."""

    def __init__(self, kind: BuildingType, floor: int) -> None:
        self.kind, self.floor = kind, floor

    def moved(self, path: Path, row: Plain, x: int, y: int) -> Plain:
        number = int(path[1])
        if path[0] == OPENING_PLACES.key:
            return self._in_wall(number, row, x, y)
        if path[0] == CLIMBS.key:
            climb = self.kind.climbs[number]
            across = _within(climb.x + x, -2 * climb.width, self.kind.width + climb.width)
            down = _within(climb.y + y, -2 * climb.depth, self.kind.depth + climb.depth)
            return {**row, "x": across, "y": down}
        wall = self.kind.inner[number]
        box = next(box for id, box, _ in self.kind.wall_boxes(self.floor) if id == wall.id)
        across = _within(x, -box[0], self.kind.width - box[2])
        down = _within(y, -box[1], self.kind.depth - box[3])
        return {**row, **_wall_row(wall.x + across, wall.y + down, wall.to_x + across, wall.to_y + down)}

    def _in_wall(self, number: int, row: Plain, x: int, y: int) -> Plain:
        """Along its wall, or into the wall next to where it was dropped: outer ones stay outside, and inner ones in."""
        opening = self.kind.openings[number]
        is_outer = opening.wall in OUTER
        walls = [one for one in self.kind.wall_boxes(self.floor) if (one[0] in OUTER) == is_outer]
        box, is_upright = next((box, is_upright) for id, box, is_upright in walls if id == opening.wall)
        middle = _middle(part_of(box, (opening.at, opening.at), is_upright=is_upright))
        spot = middle[0] + x, middle[1] + y
        # In a corner it stays in its own wall.
        walls.sort(key=lambda one: (_away(one[1], spot), one[0] != opening.wall))
        id, box, is_upright = walls[0]
        length = box[3] - box[1] if is_upright else box[2] - box[0]
        at = round(spot[1] - box[1] if is_upright else spot[0] - box[0])
        half = min(opening.width // 2 + WALL_THICKNESS, length // 2)
        kept = {key: value for key, value in row.items() if key != "inner"}
        wall = {"wall": id} if is_outer else {"wall": INNER, "inner": id}
        return {**kept, **wall, "at": _within(at, half, length - half)}

    def bent(self, path: Path, row: Plain, place: int, x: int, y: int) -> Plain | None:
        """An inner wall becomes longer or shorter, and runs on as it did."""
        if path[0] != WALLS.key:
            return None
        wall = self.kind.inner[int(path[1])]
        ends = _ends(wall)
        if wall.y == wall.to_y:
            ends[place] = (_within(ends[place][0] + x, 0, self.kind.width), wall.y)
        else:
            ends[place] = (wall.x, _within(ends[place][1] + y, 0, self.kind.depth))
        # A wall without a length is none.
        return None if ends[0] == ends[1] else {**row, **_wall_row(*ends[0], *ends[1])}

    def stretched(self, path: Path, row: Plain, x: int, y: int) -> Plain | None:
        if path[0] != CLIMBS.key:
            return None
        climb = self.kind.climbs[int(path[1])]
        return {**row, "width": _fit(CLIMB_WIDTH, climb.width + x), "depth": _fit(CLIMB_DEPTH, climb.depth + y)}

    def turned(self, path: Path, row: Plain, by: int) -> Plain | None:
        """Stairs lie along the house or across it."""
        if path[0] != CLIMBS.key:
            return None
        climb = self.kind.climbs[int(path[1])]
        return {**row, "width": climb.depth, "depth": climb.width}

    def copied(self, path: Path, row: Plain) -> Plain | None:
        kind = self.kind
        rows: dict[str, Sequence[object]] = {
            WALLS.key: kind.inner,
            OPENING_PLACES.key: kind.openings,
            CLIMBS.key: kind.climbs,
        }
        if len(rows[str(path[0])]) >= MOST_PARTS:
            return None
        ids = {one.id for one in kind.inner} | {one.id for one in kind.openings} | {one.id for one in kind.climbs}
        stem = str(row["id"]).rstrip("0123456789").rstrip("-")
        id = next(name for number in count(2) if (name := f"{stem}-{number}") not in ids)
        return {**self.moved(path, row, COPY_AWAY, COPY_AWAY), "id": id}


def _wall_row(x: int, y: int, to_x: int, to_y: int) -> Plain:
    return {"x": x, "y": y, "to_x": to_x, "to_y": to_y}


def _middle(box: Box) -> tuple[float, float]:
    return (box[0] + box[2]) / 2, (box[1] + box[3]) / 2


def _away(box: Box, spot: tuple[float, float]) -> float:
    """How far a spot is from the middle line of a wall; what lies beyond its end counts."""
    across = max(box[0] - spot[0], 0.0, spot[0] - box[2])
    down = max(box[1] - spot[1], 0.0, spot[1] - box[3])
    return across * across + down * down


def _within(value: int, least: int, most: int) -> int:
    return max(least, min(most, value))


def _fit(field: Field, value: int) -> int:
    return _within(value, int(field.least), int(field.most))
