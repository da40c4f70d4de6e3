"""Areas of the table that zones are made of: within a distance of an outline, a point, or an edge of the table.

Distances are edge to edge (R-V30): from the nearest point of the thing that is placed.
"""

from __future__ import annotations

from collections.abc import Sequence

from rules_core.ground.curves import Curves
from rules_core.ground.directions import DIRECTIONS, SCALE
from rules_core.ground.geometry import Outline, Point, length, round_half_away


class Area:
    """Where the gap to something is at most `distance` (or at least, for what must be kept away from)."""

    distance: int

    def gap_to_disc(self, x: float, y: float, radius: float) -> float:
        """Gap between the something and a disc."""
        raise NotImplementedError

    def gap_to_outline(self, outline: Outline) -> float:
        """Gap between the something and an outline."""
        raise NotImplementedError

    def add_curves(self, curves: Curves, radius: float) -> None:
        """Add the curves on which a disc is exactly `distance` away."""
        raise NotImplementedError

    def polygons(self) -> list[list[Point]]:
        """The area, to draw; polygons may overlap and reach over the edge of the table."""
        raise NotImplementedError


class NearOutline(Area):
    """Within a distance of an outline (a building)."""

    def __init__(self, outline: Outline, distance: int) -> None:
        self.outline = outline
        self.distance = distance

    def gap_to_disc(self, x: float, y: float, radius: float) -> float:
        return self.outline.distance(x, y) - radius

    def gap_to_outline(self, outline: Outline) -> float:
        return self.outline.gap_to(outline)

    def add_curves(self, curves: Curves, radius: float) -> None:
        curves.add_outline(self.outline, self.distance + radius)

    def polygons(self) -> list[list[Point]]:
        if self.outline.convex:
            return [_grown(self.outline.corners, self.distance)]
        found = [_grown([(ax, ay), (bx, by)], self.distance) for ax, ay, bx, by in self.outline.edges]
        found.append(list(self.outline.points))
        return found


class NearPoint(Area):
    """Within a distance of a round thing: a point, a model's base, a token."""

    def __init__(self, x: int, y: int, radius: int, distance: int) -> None:
        self.x = x
        self.y = y
        self.radius = radius
        self.distance = distance

    def gap_to_disc(self, x: float, y: float, radius: float) -> float:
        return length(x - self.x, y - self.y) - self.radius - radius

    def gap_to_outline(self, outline: Outline) -> float:
        return outline.distance(self.x, self.y) - self.radius

    def add_curves(self, curves: Curves, radius: float) -> None:
        curves.add_circle(self.x, self.y, self.radius + self.distance + radius)

    def polygons(self) -> list[list[Point]]:
        return [_grown([(float(self.x), float(self.y))], self.radius + self.distance)]


class InOutline(Area):
    """With the middle inside an outline drawn on the table, or at most `distance` outside it."""

    def __init__(self, outline: Outline, distance: int = 0) -> None:
        self.outline = outline
        self.distance = distance

    def gap_to_disc(self, x: float, y: float, radius: float) -> float:
        return self.outline.distance(x, y)

    def gap_to_outline(self, outline: Outline) -> float:
        return self.outline.distance(outline.middle_x, outline.middle_y)

    def add_curves(self, curves: Curves, radius: float) -> None:
        curves.add_outline(self.outline, self.distance)

    def polygons(self) -> list[list[Point]]:
        if self.distance:
            return NearOutline(self.outline, self.distance).polygons()
        return [list(self.outline.points)]


class AlongEdge(Area):
    """Within a distance of an edge of the table (1 top, 2 right, 3 bottom, 4 left), or of a part of it.

    The part runs from `begin` to `end` along the edge, from the left or from the top; the middle of a base stays in it.
    """

    def __init__(self, edge: int, width: int, height: int, distance: int, begin: int = 0, end: int = 0) -> None:
        self.edge = edge
        self.width = width
        self.height = height
        self.distance = distance
        whole_edge = width if edge in (1, 3) else height
        self.begin = begin
        self.end = end if 0 < end <= whole_edge else whole_edge
        self.is_part: bool = begin > 0 or self.end < whole_edge

    def gap_to_disc(self, x: float, y: float, radius: float) -> float:
        if self.edge == 1:
            gap = y - radius
        elif self.edge == 2:
            gap = self.width - x - radius
        elif self.edge == 3:
            gap = self.height - y - radius
        else:
            gap = x - radius
        return self._with_part(gap, x if self.edge in (1, 3) else y)

    def gap_to_outline(self, outline: Outline) -> float:
        if self.edge == 1:
            gap = outline.top
        elif self.edge == 2:
            gap = self.width - outline.right
        elif self.edge == 3:
            gap = self.height - outline.bottom
        else:
            gap = outline.left
        return self._with_part(gap, outline.middle_x if self.edge in (1, 3) else outline.middle_y)

    def _with_part(self, gap: float, along: float) -> float:
        """The gap, or beyond the ends of the part more than is allowed."""
        aside = max(self.begin - along, along - self.end)
        return max(gap, self.distance + aside) if self.is_part and aside > 0.0 else gap

    def add_curves(self, curves: Curves, radius: float) -> None:
        depth = self.distance + radius
        right = float(self.width)
        bottom = float(self.height)
        if self.edge == 1:
            curves.add_line(0.0, depth, right, depth)
        elif self.edge == 2:
            curves.add_line(right - depth, 0.0, right - depth, bottom)
        elif self.edge == 3:
            curves.add_line(0.0, bottom - depth, right, bottom - depth)
        else:
            curves.add_line(depth, 0.0, depth, bottom)
        if self.is_part:
            for along in (float(self.begin), float(self.end)):
                if self.edge == 1:
                    curves.add_line(along, 0.0, along, depth)
                elif self.edge == 2:
                    curves.add_line(right - depth, along, right, along)
                elif self.edge == 3:
                    curves.add_line(along, bottom - depth, along, bottom)
                else:
                    curves.add_line(0.0, along, depth, along)

    def polygons(self) -> list[list[Point]]:
        lies = self.edge in (1, 3)
        left = self.width - self.distance if self.edge == 2 else self.begin if lies else 0
        right = self.distance if self.edge == 4 else self.end if lies else self.width
        top = self.height - self.distance if self.edge == 3 else 0 if lies else self.begin
        bottom = self.distance if self.edge == 1 else self.height if lies else self.end
        return [[(left, top), (right, top), (right, bottom), (left, bottom)]]


def _grown(corners: Sequence[tuple[float, float]], reach: int) -> list[Point]:
    """The convex hull of some points grown by `reach`, as a polygon with at most 72 corners."""
    polygon: list[Point] = []
    for dx, dy in DIRECTIONS:
        best_x, best_y = corners[0]
        for x, y in corners:
            if (x - best_x) * dx + (y - best_y) * dy > 0.0:
                best_x, best_y = x, y
        spot = (
            round_half_away(best_x + dx * float(reach) / SCALE),
            round_half_away(best_y + dy * float(reach) / SCALE),
        )
        if not polygon or polygon[-1] != spot:
            polygon.append(spot)
    return polygon
