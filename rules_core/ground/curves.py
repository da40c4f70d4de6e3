"""The curves on which the centre of a base runs while the base stays in contact: circles round bodies and corners,
lines beside edges. The free spot nearest to a point lies on one of them or where two of them meet."""

from __future__ import annotations

from math import sqrt
from typing import Final

from rules_core.ground.geometry import Outline, distance_to_segment, length, nearest_on_segment

Place = tuple[float, float]


class Circle:
    """A circle round (x, y)."""

    def __init__(self, x: float, y: float, reach: float) -> None:
        self.x: Final[float] = x
        self.y: Final[float] = y
        self.reach: Final[float] = reach


class LinePiece:
    """A line piece from a to b."""

    def __init__(self, ax: float, ay: float, bx: float, by: float) -> None:
        self.ax: Final[float] = ax
        self.ay: Final[float] = ay
        self.bx: Final[float] = bx
        self.by: Final[float] = by


class Curves:
    """A bundle of circles and line pieces."""

    def __init__(self) -> None:
        self.circles: list[Circle] = []
        self.lines: list[LinePiece] = []

    def add_circle(self, x: float, y: float, reach: float) -> None:
        """Contact with a round thing: `reach` is the sum of the radii."""
        self.circles.append(Circle(x, y, reach))

    def add_line(self, ax: float, ay: float, bx: float, by: float) -> None:
        """A line piece."""
        self.lines.append(LinePiece(ax, ay, bx, by))

    def add_outline(self, outline: Outline, reach: float) -> None:
        """The border of the outline grown by `reach`: a line beside every edge, a circle round every corner."""
        for side in outline.sides:
            bx = side.ax + side.dx
            by = side.ay + side.dy
            out_x = side.dy / side.size * reach
            out_y = -side.dx / side.size * reach
            self.lines.append(LinePiece(side.ax + out_x, side.ay + out_y, bx + out_x, by + out_y))
            self.circles.append(Circle(bx, by, reach))

    def add_table(self, width: float, height: float, radius: float) -> None:
        """The lines on which a base touches the edges of the table from inside."""
        right = width - radius
        bottom = height - radius
        self.lines.append(LinePiece(radius, radius, right, radius))
        self.lines.append(LinePiece(right, radius, right, bottom))
        self.lines.append(LinePiece(right, bottom, radius, bottom))
        self.lines.append(LinePiece(radius, bottom, radius, radius))

    def with_lines(self, lines: list[LinePiece]) -> Curves:
        """These curves and some line pieces."""
        other = Curves()
        other.circles = self.circles
        other.lines = self.lines + lines
        return other

    def near(self, x: float, y: float, limit: float) -> Curves:
        """Those of the curves that come within `limit` of (x, y)."""
        other = Curves()
        for circle in self.circles:
            gap = length(x - circle.x, y - circle.y) - circle.reach
            if -limit <= gap <= limit:
                other.circles.append(circle)
        for line in self.lines:
            if distance_to_segment(x, y, line.ax, line.ay, line.bx, line.by) <= limit:
                other.lines.append(line)
        return other

    def feet(self, x: float, y: float) -> list[Place]:
        """On every curve the point nearest to (x, y)."""
        found: list[Place] = []
        for circle in self.circles:
            gap = length(x - circle.x, y - circle.y)
            if gap > 0.0:
                found.append(
                    (
                        circle.x + (x - circle.x) / gap * circle.reach,
                        circle.y + (y - circle.y) / gap * circle.reach,
                    )
                )
            else:
                found.append((circle.x + circle.reach, circle.y))
        for line in self.lines:
            found.append(nearest_on_segment(x, y, line.ax, line.ay, line.bx, line.by))
        return found

    def meets(self, other: Curves) -> list[Place]:
        """Where curves of this bundle meet curves of the other."""
        found: list[Place] = []
        for circle in self.circles:
            for other_circle in other.circles:
                _two_circles(circle, other_circle, found)
            for line in other.lines:
                _circle_and_line(circle, line, found)
        for line in self.lines:
            for circle in other.circles:
                _circle_and_line(circle, line, found)
            for other_line in other.lines:
                _two_lines(line, other_line, found)
        return found

    def crossings(self) -> list[Place]:
        """Where curves of this bundle meet each other."""
        found: list[Place] = []
        for index, circle in enumerate(self.circles):
            for other_circle in self.circles[:index]:
                _two_circles(circle, other_circle, found)
            for line in self.lines:
                _circle_and_line(circle, line, found)
        for index, line in enumerate(self.lines):
            for other_line in self.lines[:index]:
                _two_lines(line, other_line, found)
        return found


def _two_circles(a: Circle, b: Circle, found: list[Place]) -> None:
    """Add the points where two circles meet."""
    dx = b.x - a.x
    dy = b.y - a.y
    square = dx * dx + dy * dy
    both = a.reach + b.reach
    if square == 0.0 or square > both * both:
        return
    span = sqrt(square)
    along = (square + a.reach * a.reach - b.reach * b.reach) / (2.0 * span)
    height = a.reach * a.reach - along * along
    if height < 0.0:
        return
    height = sqrt(height)
    ux = dx / span
    uy = dy / span
    found.append((a.x + ux * along - uy * height, a.y + uy * along + ux * height))
    found.append((a.x + ux * along + uy * height, a.y + uy * along - ux * height))


def _circle_and_line(circle: Circle, line: LinePiece, found: list[Place]) -> None:
    """Add the points where a circle meets a line piece."""
    dx = line.bx - line.ax
    dy = line.by - line.ay
    span = sqrt(dx * dx + dy * dy)
    if span == 0.0:
        return
    dx /= span
    dy /= span
    side = dx * (circle.y - line.ay) - dy * (circle.x - line.ax)
    if side > circle.reach or side < -circle.reach:
        return
    along = dx * (circle.x - line.ax) + dy * (circle.y - line.ay)
    half = sqrt(circle.reach * circle.reach - side * side)
    if 0.0 <= along - half <= span:
        found.append((line.ax + dx * (along - half), line.ay + dy * (along - half)))
    if 0.0 <= along + half <= span:
        found.append((line.ax + dx * (along + half), line.ay + dy * (along + half)))


def _two_lines(a: LinePiece, b: LinePiece, found: list[Place]) -> None:
    """Add the point where two line pieces meet; parallel ones have none."""
    a_x = a.bx - a.ax
    a_y = a.by - a.ay
    b_x = b.bx - b.ax
    b_y = b.by - b.ay
    across = a_x * b_y - a_y * b_x
    if across == 0.0:
        return
    share = ((b.ax - a.ax) * b_y - (b.ay - a.ay) * b_x) / across
    if share < 0.0 or share > 1.0:
        return
    other = ((b.ax - a.ax) * a_y - (b.ay - a.ay) * a_x) / across
    if 0.0 <= other <= 1.0:
        found.append((a.ax + a_x * share, a.ay + a_y * share))
