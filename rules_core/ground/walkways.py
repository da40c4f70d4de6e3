"""The net of shortest ways round impassable outlines, for bases of one radius: prepared once per map and radius.

A shortest way turns only at corners of the outlines grown by the radius. A round grown corner is replaced by two or
more bevel points outside it, so that the way is at most 6 % of the arc too long and never too near. Two points see each
other when the swept base overlaps no outline by more than SLACK, which is what a straight move checks too: every leg of
a way can be walked. Pruning is exact: a corner is skipped where no taut string could turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

from rules_core.ground.curves import Curves
from rules_core.ground.geometry import SLACK, Outline, OutlineSide, length, round_half_away

BEVEL: Final = 0.7
"""Cosine of the widest angle that one bevel point may replace, a little over 45 degrees."""


class Wall:
    """An outline as the walking test needs it: the box grown by the reach, the grown round hull, the sides."""

    def __init__(self, outline: Outline, reach: float) -> None:
        self.left: Final[float] = outline.left - reach
        self.top: Final[float] = outline.top - reach
        self.right: Final[float] = outline.right + reach
        self.bottom: Final[float] = outline.bottom + reach
        self.middle_x: Final[float] = outline.middle_x
        self.middle_y: Final[float] = outline.middle_y
        self.hull: Final[float] = outline.reach + reach
        self.sides: Final[list[OutlineSide]] = outline.sides


class Turn:
    """A point where ways may turn, and for the grown edges on its two sides the outward normal and the offset."""

    def __init__(self, x: float, y: float, px: float, py: float, qx: float, qy: float) -> None:
        self.x: Final[float] = x
        self.y: Final[float] = y
        self.px: Final[float] = px
        self.py: Final[float] = py
        self.p_offset: Final[float] = px * x + py * y
        self.qx: Final[float] = qx
        self.qy: Final[float] = qy
        self.q_offset: Final[float] = qx * x + qy * y


class Group:
    """The turning points of one outline: a circle round them all, their first number, the number after the last."""

    def __init__(self, middle_x: float, middle_y: float, hull: float, first: int, after: int) -> None:
        self.middle_x: Final[float] = middle_x
        self.middle_y: Final[float] = middle_y
        self.hull: Final[float] = hull
        self.first: Final[int] = first
        self.after: Final[int] = after


def bevel_points(outline: Outline, radius: float) -> list[Turn]:
    """The points where a way round the outline may turn, whole coordinates, clockwise."""
    found: list[Turn] = []
    count = len(outline.edges)
    for index in range(count):
        ax, ay, bx, by = outline.edges[index]
        _, _, cx, cy = outline.edges[(index + 1) % count]
        size = length(bx - ax, by - ay)
        first = ((by - ay) / size, (ax - bx) / size)
        size = length(cx - bx, cy - by)
        last = ((cy - by) / size, (bx - cx) / size)
        bend = first[0] * last[1] - first[1] * last[0]
        ahead = first[0] * last[0] + first[1] * last[1]
        if bend < 0.0 or (bend == 0.0 and ahead > 0.0):
            continue
        normals: list[tuple[float, float]] = [first]
        _split(first, last, normals)
        for step in range(len(normals) - 1):
            px, py = normals[step]
            qx, qy = normals[step + 1]
            out = radius / (1.0 + px * qx + py * qy)
            x = float(round_half_away(bx + (px + qx) * out))
            y = float(round_half_away(by + (py + qy) * out))
            found.append(Turn(x, y, px, py, qx, qy))
    return found


def _split(first: tuple[float, float], last: tuple[float, float], normals: list[tuple[float, float]]) -> None:
    """Append normals from `first` (not itself) to `last`, halving the angle until bevel points may replace the arc."""
    ahead = first[0] * last[0] + first[1] * last[1]
    if ahead >= BEVEL:
        normals.append(last)
        return
    if ahead > -0.99:
        mid_x = first[0] + last[0]
        mid_y = first[1] + last[1]
    else:
        # The tip of a spike: straight on along the edge that comes in.
        mid_x = -first[1]
        mid_y = first[0]
    size = length(mid_x, mid_y)
    middle = (mid_x / size, mid_y / size)
    _split(first, middle, normals)
    _split(middle, last, normals)


class Walkways:
    """Turning points, links between those that see each other, and fields of distances, for one base radius."""

    def __init__(self, width: int, height: int, outlines: Sequence[Outline], radius: int) -> None:
        self.width: Final[float] = float(width)
        self.height: Final[float] = float(height)
        self.radius: Final[float] = float(radius)
        self.outlines: Final[list[Outline]] = list(outlines)
        self.reach: Final[float] = radius - float(SLACK)
        self.spare: Final[float] = 0.08 * radius + SLACK
        self.walls: Final[list[Wall]] = [Wall(outline, self.reach) for outline in self.outlines]
        self.turns: Final[list[Turn]] = []
        self.places: Final[list[tuple[float, float]]] = []
        self.groups: Final[list[Group]] = []
        self.group_of: Final[list[int]] = []
        for outline in self.outlines:
            self._add_group(outline)
        self.links: Final[list[list[tuple[int, float]]]] = self._linked()

    def _add_group(self, outline: Outline) -> None:
        """Add the turning points of one outline where a base may stand."""
        first = len(self.turns)
        hull = 0.0
        for turn in bevel_points(outline, self.radius):
            if self.has_room(turn.x, turn.y):
                self.turns.append(turn)
                self.places.append((turn.x, turn.y))
                self.group_of.append(len(self.groups))
                hull = max(hull, length(turn.x - outline.middle_x, turn.y - outline.middle_y))
        if len(self.turns) > first:
            self.groups.append(Group(outline.middle_x, outline.middle_y, hull, first, len(self.turns)))

    def _linked(self) -> list[list[tuple[int, float]]]:
        """For every turning point those that it sees and where a taut string could turn at both ends."""
        count = len(self.turns)
        links: list[list[tuple[int, float]]] = []
        for _ in range(count):
            links.append([])
        for here in range(count):
            turn = self.turns[here]
            ax, ay = self.places[here]
            for there in range(here + 1, count):
                bx, by = self.places[there]
                if (
                    self.may_turn(turn, bx, by)
                    and self.may_turn(self.turns[there], ax, ay)
                    and self.is_free(ax, ay, bx, by)
                ):
                    span = length(bx - ax, by - ay)
                    links[here].append((there, span))
                    links[there].append((here, span))
        return links

    def has_room(self, x: float, y: float) -> bool:
        """Whether a base may stand there: wholly on the table and overlapping no outline."""
        for outline in self.outlines:
            if outline.nearer_than(x, y, self.reach):
                return False
        edge = self.reach
        return edge <= x <= self.width - edge and edge <= y <= self.height - edge

    def may_turn(self, turn: Turn, x: float, y: float) -> bool:
        """Whether a taut string from (x, y) can bend round the turning point: it must pass it on one side.

        From in front of both grown edges a string would be led away, from behind both it would cut through. `spare`
        allows for starts between the round corner and its bevel, where a base may well stand.
        """
        p_side = turn.px * x + turn.py * y - turn.p_offset
        q_side = turn.qx * x + turn.qy * y - turn.q_offset
        if p_side > SLACK:
            return q_side <= SLACK
        return p_side >= -self.spare or q_side >= -self.spare

    def is_free(self, ax: float, ay: float, bx: float, by: float) -> bool:
        """Whether a base can go straight from a to b; both ends must be places with room.

        With room at both ends, the swept base overlaps an outline only where a corner comes near the line between
        them, or where an edge crosses it.
        """
        dx = bx - ax
        dy = by - ay
        square = dx * dx + dy * dy
        if square == 0.0:
            return True
        span = sqrt(square)
        near = self.reach * span
        for wall in self.walls:
            if (
                (ax < wall.left and bx < wall.left)
                or (ax > wall.right and bx > wall.right)
                or (ay < wall.top and by < wall.top)
                or (ay > wall.bottom and by > wall.bottom)
            ):
                continue
            side = dx * (wall.middle_y - ay) - dy * (wall.middle_x - ax)
            if side >= wall.hull * span or side <= -wall.hull * span:
                continue
            last = wall.sides[-1]
            px = last.ax - ax
            py = last.ay - ay
            before = dx * py - dy * px
            before_along = dx * px + dy * py
            for one in wall.sides:
                px = one.ax - ax
                py = one.ay - ay
                side = dx * py - dy * px
                along = dx * px + dy * py
                if -near < side < near and 0.0 <= along <= square:
                    return False
                if (side > 0.0) != (before > 0.0):
                    cross = before_along + (along - before_along) * before / (before - side)
                    if 0.0 < cross < square:
                        return False
                before = side
                before_along = along
        return True

    def reaches(self, ax: float, ay: float, bx: float, by: float) -> bool:
        """Whether a base that stands at a can go straight to b and has room there."""
        return self.is_free(ax, ay, bx, by) and self.has_room(bx, by)

    def wedges(self, goal: Curves, x: float, y: float, reach: float) -> list[tuple[float, float]]:
        """Whole places with room where the goal's curves meet those of outlines and table edges.

        Only outlines within `reach` (plus the radius) of (x, y) are looked at.
        """
        others = Curves()
        for outline in self.outlines:
            if outline.nearer_than(x, y, reach + self.radius):
                others.add_outline(outline, self.radius)
        edge = reach + self.radius
        if x < edge or y < edge or x > self.width - edge or y > self.height - edge:
            others.add_table(self.width, self.height, self.radius)
        found: list[tuple[float, float]] = []
        for meet_x, meet_y in goal.meets(others):
            spot = (float(round_half_away(meet_x)), float(round_half_away(meet_y)))
            if spot not in found and self.has_room(spot[0], spot[1]):
                found.append(spot)
        return found
