"""Buildings as they stand on the table: what ground their walls, doors and stairs are (SDS-BLD, SDS-MOV-5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rules_core.games.drums.content.building_words import (
    BARRED,
    CLOSED,
    DOORS,
    FLAT,
    LADDER,
    STAIRS,
    UP,
    WALL_THICKNESS,
    WINDOW,
)
from rules_core.games.drums.content.buildings import Box, BuildingType, ClimbPlan, OpeningPlan, part_of
from rules_core.games.drums.state.features import Feature
from rules_core.games.drums.state.soldier import Soldier
from rules_core.ground.directions import direction
from rules_core.ground.geometry import TOUCH, Body, Outline, placed, round_half_away
from rules_core.ground.pieces import (
    ABSENT,
    BLOCKS_SIGHT,
    GIVES_COVER,
    IMPASSABLE,
    INDOORS,
    STONE,
    Piece,
)

HUNDRED: Final = 100


class Opening:
    """A door, a gate or a window where it is in its wall."""

    def __init__(self, id: str, house: str, plan: OpeningPlan, outline: Outline, *, is_outer: bool) -> None:
        self.id = id
        self.house = house
        self.kind = plan.kind
        self.floor = plan.floor
        self.outline = outline
        self.begins = plan.state
        self.wall = plan.wall
        self.is_outer = is_outer
        """Whether one side of it is outside."""

    def is_touched_by(self, body: Body) -> bool:
        """Whether a base on its floor touches it."""
        return body.floor == self.floor and self.outline.nearer_than(body.x, body.y, body.radius + TOUCH + 0.5)

    @property
    def is_door(self) -> bool:
        """A door or a gate; otherwise a window."""
        return self.kind in DOORS


class Climb:
    """Stairs or a ladder where they stand."""

    def __init__(self, id: str, house: str, plan: ClimbPlan, outline: Outline, *, is_outside: bool) -> None:
        self.id = id
        self.house = house
        self.kind = plan.kind
        self.floor = plan.floor
        self.to_floor = plan.to_floor
        self.outline = outline
        self.is_outside = is_outside

    def is_touched_by(self, body: Body) -> bool:
        """Whether a base at its foot or at its head touches it."""
        is_there = body.floor in (self.floor, self.to_floor)
        return is_there and self.outline.nearer_than(body.x, body.y, body.radius + TOUCH + 0.5)


class House:
    """One building: its floors, walls, openings and stairs on the table. Immutable."""

    def __init__(self, feature: Feature, kind: BuildingType, short: int) -> None:
        self.id = feature.id
        self.kind = kind
        self.top = kind.top
        """The highest floor where somebody can stand."""
        self._short = short
        self._feature = feature
        self.outline = self._box((0, 0, kind.width, kind.depth))
        edge = WALL_THICKNESS
        self.inside = self._box((edge, edge, kind.width - edge, kind.depth - edge))
        """What the outer walls leave."""
        self.openings: list[Opening] = []
        self.climbs: list[Climb] = []
        self.walls: dict[int, list[Outline]] = {}
        """By floor what nobody walks through: the walls with their windows, without their doors."""
        self._covers: dict[int, list[Piece]] = {}
        self.blinds: dict[int, list[Outline]] = {}
        """By floor what nobody sees through: the walls without doors and windows."""
        for floor in range(kind.storeys):
            self.walls[floor] = []
            self.blinds[floor] = []
            for wall, box, is_upright in kind.wall_boxes(floor):
                self._build(wall, box, floor, is_upright=is_upright)
        for plan in kind.climbs:
            box = (plan.x, plan.y, plan.x + plan.width, plan.y + plan.depth)
            is_outside = box[2] <= 0 or box[3] <= 0 or box[0] >= kind.width or box[1] >= kind.depth
            self.climbs.append(
                Climb(f"{self.id}/{plan.kind}/{plan.id}", self.id, plan, self._box(box), is_outside=is_outside)
            )

    def is_roof(self, floor: int) -> bool:
        """Whether this floor lies under the sky."""
        return self.kind.roof == FLAT and floor == self.top

    def holds(self, body: Body) -> bool:
        """Whether the middle of a base on one of its floors is inside: on the ground, within its walls."""
        if body.floor == 0 and self.kind.storeys == 0:
            return False
        return body.floor <= self.top and self.outline.contains(body.x, body.y)

    def is_near(self, body: Body) -> bool:
        """Whether it could give the base cover: it is inside, or less than two base widths away."""
        return self.outline.nearer_than(body.x, body.y, 5.0 * body.radius)

    def climb_between(self, one: Body, other: Body) -> Climb | None:
        """The stairs or ladder at whose two ends these stand."""
        for climb in self.climbs:
            if one.floor != other.floor and climb.is_touched_by(one) and climb.is_touched_by(other):
                return climb
        return None

    def begins(self) -> dict[str, str]:
        """How its doors and ladders are when a battle begins (SDS-BLD-2)."""
        found = {one.id: one.begins for one in self.openings if one.is_door}
        return {**found, **{one.id: UP for one in self.climbs if one.kind == LADDER}}

    def window_between(self, one: Body, other: Body) -> Opening | None:
        """The window on the ground on whose two sides these stand (SDS-BLD-8)."""
        for window in self.openings:
            if not window.is_door and window.is_touched_by(one) and window.is_touched_by(other):
                if window.floor == 0 and window.outline.segment_hits(one.x, one.y, other.x, other.y):
                    return window
        return None

    def joins(self, one: Body, other: Body) -> bool:
        """SDS-BLD-5, SDS-BLD-7. Whether two on different floors can reach each other: at both ends of stairs, or from
        the top of a ladder."""
        climb = self.climb_between(one, other)
        if climb is None or climb.kind == STAIRS:
            return climb is not None
        lower = one if one.floor < other.floor else other
        full = (climb.to_floor - climb.floor) * self._short
        return isinstance(lower, Soldier) and lower.perch == climb.id and lower.height >= full

    def covers(self, floor: int) -> list[Piece]:
        """SDS-RNG-12. What of a floor gives cover: its walls, doors and windows, or the parapet of a roof."""
        found = self._covers.get(floor)
        if found is None:
            if self.is_roof(floor):
                outlines = self.brink()
            else:
                outlines = [*self.blinds.get(floor, []), *(one.outline for one in self.openings if one.floor == floor)]
            found = [Piece(self.id, "wall-of-house", one, GIVES_COVER | STONE) for one in outlines]
            self._covers[floor] = found
        return found

    def pieces(self, doors: dict[str, str], man: int) -> list[Piece]:
        """What it is to the ground; `doors` tells how its doors and ladders are, `man` is how tall a man stands."""
        tall = 2 * man
        if self.kind.storeys == 0:
            # SDS-MOV-5. Solid: an impassable wall, with the way along its top.
            solid = IMPASSABLE | BLOCKS_SIGHT | GIVES_COVER | STONE | ABSENT[self.top]
            found = [Piece(self.id, "building", self.outline, solid, tall)]
        else:
            # SDS-BLD-1. Its inside is open to men on foot; horse may come in where horses belong.
            bars = INDOORS if self.kind.riders else INDOORS | IMPASSABLE
            found = [Piece(self.id, "building", self.outline, bars, tall)]
        for floor, outlines in self.walls.items():
            for number, outline in enumerate(outlines):
                traits = IMPASSABLE | only_on(floor)
                found.append(Piece(f"{self.id}/wall-{floor}-{number}", "wall-of-house", outline, traits, tall))
        for one in self.openings:
            if one.is_door and doors[one.id] in (CLOSED, BARRED):
                found.append(Piece(one.id, "door", one.outline, IMPASSABLE | only_on(one.floor), tall))
        for climb in self.climbs:
            if doors.get(climb.id, UP) == UP:
                for floor in range(climb.floor, climb.to_floor + 1):
                    # An outside one touches the roof, but takes no room there.
                    if floor == climb.floor or not climb.is_outside:
                        traits = IMPASSABLE | only_on(floor)
                        found.append(Piece(f"{climb.id}/{floor}", climb.kind, climb.outline, traits, tall))
        if self.kind.roof == FLAT:
            # SDS-BLD-10. Beyond its edge is a drop.
            for number, outline in enumerate(self.brink()):
                found.append(Piece(f"{self.id}/brink-{number}", "brink", outline, IMPASSABLE | only_on(self.top), tall))
        return found

    def brink(self) -> list[Outline]:
        """Strips round a flat roof."""
        width, depth, edge = self.kind.width, self.kind.depth, WALL_THICKNESS
        boxes = (
            (-edge, -edge, width + edge, 0),
            (width, 0, width + edge, depth),
            (-edge, depth, width + edge, depth + edge),
            (-edge, 0, 0, depth),
        )
        return [self._box(one) for one in boxes]

    def _build(self, wall: str, box: Box, floor: int, *, is_upright: bool) -> None:
        plans = [one for one in self.kind.openings if one.wall == wall and one.floor == floor]
        doors: list[tuple[int, int]] = []
        gaps: list[tuple[int, int]] = []
        for plan in plans:
            span = (plan.at - plan.width // 2, plan.at + plan.width // 2)
            outline = self._box(part_of(box, span, is_upright=is_upright))
            is_outer = not any(one.id == wall for one in self.kind.inner)
            self.openings.append(Opening(f"{self.id}/{plan.kind}/{plan.id}", self.id, plan, outline, is_outer=is_outer))
            gaps.append(span)
            if plan.kind != WINDOW:
                doors.append(span)
        size = box[3] - box[1] if is_upright else box[2] - box[0]
        for spans, found in ((doors, self.walls[floor]), (gaps, self.blinds[floor])):
            found.extend([self._box(part_of(box, one, is_upright=is_upright)) for one in between(spans, size)])

    def _box(self, box: Box) -> Outline:
        """A box of the plan on the table."""
        left, top, right, bottom = [round_half_away(one * self._short / HUNDRED) for one in box]
        across = round_half_away(self.kind.width * self._short / (2 * HUNDRED))
        down = round_half_away(self.kind.depth * self._short / (2 * HUNDRED))
        corners = [(left, top), (right, top), (right, bottom), (left, bottom)]
        feature = self._feature
        moved = [(x - across, y - down) for x, y in corners]
        return placed(moved, feature.x, feature.y, direction(feature.turn))


def only_on(floor: int) -> int:
    """The traits of what is there on one floor alone."""
    traits = 0
    for other, absent in enumerate(ABSENT):
        if other != floor:
            traits |= absent
    return traits


def between(gaps: Sequence[tuple[int, int]], size: int) -> list[tuple[int, int]]:
    """What gaps leave of a length."""
    found: list[tuple[int, int]] = []
    at = 0
    for begins, ends in sorted(gaps):
        if begins > at:
            found.append((at, begins))
        at = max(at, ends)
    if at < size:
        found.append((at, size))
    return found
