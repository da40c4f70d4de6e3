"""The curves on which the centre of a base runs while the base stays in contact: circles round bodies and corners,
lines beside edges. The free spot nearest to a point lies on one of them or where two of them meet."""

from __future__ import annotations

from math import sqrt

from rules_core.ground.geometry import Outline, distance_to_segment, length, nearest_on_segment

Place = tuple[float, float]


class Curves:
    """A bundle of circles (x, y, reach) and line pieces (ax, ay, bx, by)."""

    def __init__(self) -> None:
        self.circles: list[tuple[float, float, float]] = []
        self.lines: list[tuple[float, float, float, float]] = []

    def add_circle(self, x: float, y: float, reach: float) -> None:
        """Contact with a round thing: `reach` is the sum of the radii."""
        self.circles.append((x, y, reach))

    def add_line(self, ax: float, ay: float, bx: float, by: float) -> None:
        """A line piece."""
        self.lines.append((ax, ay, bx, by))

    def add_outline(self, outline: Outline, reach: float) -> None:
        """The border of the outline grown by `reach`: a line beside every edge, a circle round every corner."""
        for ax, ay, bx, by in outline.edges:
            size = length(bx - ax, by - ay)
            out_x = (by - ay) / size * reach
            out_y = (ax - bx) / size * reach
            self.lines.append((ax + out_x, ay + out_y, bx + out_x, by + out_y))
            self.circles.append((bx, by, reach))

    def add_table(self, width: float, height: float, radius: float) -> None:
        """The lines on which a base touches the edges of the table from inside."""
        right = width - radius
        bottom = height - radius
        self.lines.append((radius, radius, right, radius))
        self.lines.append((right, radius, right, bottom))
        self.lines.append((right, bottom, radius, bottom))
        self.lines.append((radius, bottom, radius, radius))

    def near(self, x: float, y: float, limit: float) -> Curves:
        """Those of the curves that come within `limit` of (x, y)."""
        other = Curves()
        for circle in self.circles:
            gap = length(x - circle[0], y - circle[1]) - circle[2]
            if -limit <= gap <= limit:
                other.circles.append(circle)
        for ax, ay, bx, by in self.lines:
            if distance_to_segment(x, y, ax, ay, bx, by) <= limit:
                other.lines.append((ax, ay, bx, by))
        return other

    def feet(self, x: float, y: float) -> list[Place]:
        """On every curve the point nearest to (x, y)."""
        found: list[Place] = []
        for cx, cy, reach in self.circles:
            gap = length(x - cx, y - cy)
            if gap > 0.0:
                found.append((cx + (x - cx) / gap * reach, cy + (y - cy) / gap * reach))
            else:
                found.append((cx + reach, cy))
        for ax, ay, bx, by in self.lines:
            found.append(nearest_on_segment(x, y, ax, ay, bx, by))
        return found

    def meets(self, other: Curves) -> list[Place]:
        """Where curves of this bundle meet curves of the other."""
        found: list[Place] = []
        for ax, ay, reach in self.circles:
            for bx, by, other_reach in other.circles:
                _two_circles(ax, ay, reach, bx, by, other_reach, found)
            for cx, cy, dx, dy in other.lines:
                _circle_and_line(ax, ay, reach, cx, cy, dx, dy, found)
        for ax, ay, bx, by in self.lines:
            for cx, cy, reach in other.circles:
                _circle_and_line(cx, cy, reach, ax, ay, bx, by, found)
            for cx, cy, dx, dy in other.lines:
                _two_lines(ax, ay, bx, by, cx, cy, dx, dy, found)
        return found

    def crossings(self) -> list[Place]:
        """Where curves of this bundle meet each other."""
        found: list[Place] = []
        for index, (ax, ay, reach) in enumerate(self.circles):
            for bx, by, other_reach in self.circles[:index]:
                _two_circles(ax, ay, reach, bx, by, other_reach, found)
            for cx, cy, dx, dy in self.lines:
                _circle_and_line(ax, ay, reach, cx, cy, dx, dy, found)
        for index, (ax, ay, bx, by) in enumerate(self.lines):
            for cx, cy, dx, dy in self.lines[:index]:
                _two_lines(ax, ay, bx, by, cx, cy, dx, dy, found)
        return found


def _two_circles(
    ax: float, ay: float, a_reach: float, bx: float, by: float, b_reach: float, found: list[Place]
) -> None:
    """Add the points where two circles meet."""
    dx = bx - ax
    dy = by - ay
    square = dx * dx + dy * dy
    both = a_reach + b_reach
    if square == 0.0 or square > both * both:
        return
    span = sqrt(square)
    along = (square + a_reach * a_reach - b_reach * b_reach) / (2.0 * span)
    height = a_reach * a_reach - along * along
    if height < 0.0:
        return
    height = sqrt(height)
    ux = dx / span
    uy = dy / span
    found.append((ax + ux * along - uy * height, ay + uy * along + ux * height))
    found.append((ax + ux * along + uy * height, ay + uy * along - ux * height))


def _circle_and_line(
    x: float, y: float, reach: float, ax: float, ay: float, bx: float, by: float, found: list[Place]
) -> None:
    """Add the points where a circle meets a line piece."""
    dx = bx - ax
    dy = by - ay
    span = sqrt(dx * dx + dy * dy)
    if span == 0.0:
        return
    dx /= span
    dy /= span
    side = dx * (y - ay) - dy * (x - ax)
    if side > reach or side < -reach:
        return
    along = dx * (x - ax) + dy * (y - ay)
    half = sqrt(reach * reach - side * side)
    for share in (along - half, along + half):
        if 0.0 <= share <= span:
            found.append((ax + dx * share, ay + dy * share))


def _two_lines(
    ax: float, ay: float, bx: float, by: float, cx: float, cy: float, dx: float, dy: float, found: list[Place]
) -> None:
    """Add the point where two line pieces meet; parallel ones have none."""
    across = (bx - ax) * (dy - cy) - (by - ay) * (dx - cx)
    if across == 0.0:
        return
    share = ((cx - ax) * (dy - cy) - (cy - ay) * (dx - cx)) / across
    if share < 0.0 or share > 1.0:
        return
    other = ((cx - ax) * (by - ay) - (cy - ay) * (bx - ax)) / across
    if 0.0 <= other <= 1.0:
        found.append((ax + (bx - ax) * share, ay + (by - ay) * share))
