"""The goals of a way on foot: coming within reach of a point, a body, an outline, or an edge of the table.

A goal knows a lower bound for the rest of the way, the straight leg that ends it, and the wedges: places where the
mover touches the goal and something impassable at once, for goals whose direct approach is walled off.
"""

from __future__ import annotations

from math import sqrt

from rules_core.ground.curves import Curves, Place
from rules_core.ground.geometry import FAR, Outline, distance_to_segment, nearest_on_segment, round_half_away
from rules_core.ground.walkways import Walkways

Leg = tuple[float, float, float]
"""A last leg: its length and where it ends."""


class Goal:
    """The questions the search puts to a goal. Distances are those of the centre of the mover's base.

    `lower` never falls by more than the distance walked, which is what keeps the search exact.
    """

    def lower(self, x: float, y: float) -> float:
        """At least so far is it from here; 0 when the goal is reached."""
        raise NotImplementedError

    def legs(self, x: float, y: float) -> list[Leg]:
        """Straight last legs from here, the shortest first; whole end points."""
        raise NotImplementedError

    def wedges(self, ways: Walkways) -> list[Place]:
        """Places where the mover touches the goal and something impassable at once."""
        raise NotImplementedError


class DiscGoal(Goal):
    """Come within `reach` of a point: contact with a body when that is the sum of the radii."""

    def __init__(self, x: float, y: float, reach: float) -> None:
        self.x = x
        self.y = y
        self.reach = reach

    def lower(self, x: float, y: float) -> float:
        dx = self.x - x
        dy = self.y - y
        rest = sqrt(dx * dx + dy * dy) - self.reach
        if rest < 0.0:
            return 0.0
        return rest

    def legs(self, x: float, y: float) -> list[Leg]:
        dx = self.x - x
        dy = self.y - y
        span = sqrt(dx * dx + dy * dy)
        if span <= self.reach:
            return [(0.0, x, y)]
        share = (span - self.reach) / span
        return [(span - self.reach, float(round_half_away(x + dx * share)), float(round_half_away(y + dy * share)))]

    def wedges(self, ways: Walkways) -> list[Place]:
        if self.reach <= 0.0:
            return []
        ring = Curves()
        ring.add_circle(self.x, self.y, self.reach)
        return ways.wedges(ring, self.x, self.y, self.reach)


class OutlineGoal(Goal):
    """Come within `reach` of an outline: contact when that is the radius."""

    def __init__(self, outline: Outline, reach: float) -> None:
        self.outline = outline
        self.reach = reach

    def lower(self, x: float, y: float) -> float:
        return max(0.0, self.outline.distance(x, y) - self.reach)

    def legs(self, x: float, y: float) -> list[Leg]:
        outline = self.outline
        if outline.nearer_than(x, y, self.reach + 0.001):
            return [(0.0, x, y)]
        legs: list[Leg] = []
        for ax, ay, bx, by in outline.edges:
            # Only edges seen from outside can be reached first.
            if (x - ax) * (by - ay) - (y - ay) * (bx - ax) <= 0.0:
                continue
            span = distance_to_segment(x, y, ax, ay, bx, by)
            near_x, near_y = nearest_on_segment(x, y, ax, ay, bx, by)
            share = (span - self.reach) / span
            legs.append(
                (
                    span - self.reach,
                    float(round_half_away(x + (near_x - x) * share)),
                    float(round_half_away(y + (near_y - y) * share)),
                )
            )
        legs.sort()
        # Walking to a second side of a convex outline means passing its nearest point on the way.
        return legs[:1] if outline.convex else legs

    def wedges(self, ways: Walkways) -> list[Place]:
        outline = self.outline
        border = Curves()
        border.add_outline(outline, self.reach)
        found: list[Place] = []
        for x, y in ways.wedges(border, outline.middle_x, outline.middle_y, outline.reach + self.reach):
            if outline.nearer_than(x, y, self.reach + 1.0):
                found.append((x, y))
        return found


class EdgeGoal(Goal):
    """Touch an edge of the table with the base: 1 top, 2 right, 3 bottom, 4 left."""

    def __init__(self, edge: int, width: float, height: float, radius: float) -> None:
        self.upright = edge in (2, 4)
        self.sign = 1.0 if edge in (2, 3) else -1.0
        self.line = radius
        if edge == 2:
            self.line = width - radius
        elif edge == 3:
            self.line = height - radius
        self.width = width
        self.height = height

    def lower(self, x: float, y: float) -> float:
        here = x if self.upright else y
        return max(0.0, (self.line - here) * self.sign)

    def legs(self, x: float, y: float) -> list[Leg]:
        span = self.lower(x, y)
        if span == 0.0:
            return [(0.0, x, y)]
        if self.upright:
            return [(span, self.line, y)]
        return [(span, x, self.line)]

    def wedges(self, ways: Walkways) -> list[Place]:
        border = Curves()
        if self.upright:
            border.add_line(self.line, 0.0, self.line, self.height)
        else:
            border.add_line(0.0, self.line, self.width, self.line)
        return ways.wedges(border, self.width / 2.0, self.height / 2.0, FAR)
