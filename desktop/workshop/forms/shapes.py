"""Outlines of buildings as people think of them: a rectangle, an L, a round tower, or corners of one's own. Inches."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from math import cos, pi, sin

Corners = list[list[float]]
ROUND_CORNERS = 12
"""Corners of a round tower: round enough to the eye, few enough for the rules."""
CLOSE = 0.011
"""Two lengths that differ less are the same, for a form."""


class ShapeKind(Enum):
    """How an outline is described."""

    RECTANGLE = "rectangle"
    ELL = "ell"
    ROUND = "round"
    OWN = "own"


@dataclass(frozen=True)
class Shape:
    """Width and depth over all; for an L also the width of its upright and the depth of its foot."""

    kind: ShapeKind
    width: float
    depth: float
    arm: float = 0.0
    foot: float = 0.0

    def corners(self) -> Corners:
        """The outline round the middle; for corners of one's own there is none."""
        across, down = self.width / 2, self.depth / 2
        if self.kind is ShapeKind.ELL:
            inner, rise = self.arm - across, down - self.foot
            return _plain(
                [(-across, -down), (inner, -down), (inner, rise), (across, rise), (across, down), (-across, down)]
            )
        if self.kind is ShapeKind.ROUND:
            turns = [2 * pi * (number + 0.5) / ROUND_CORNERS for number in range(ROUND_CORNERS)]
            return _plain([(across * cos(turn), down * sin(turn)) for turn in turns])
        return _plain([(-across, -down), (across, -down), (across, down), (-across, down)])


def recognised(outline: object) -> Shape:
    """Which shape an outline is. What is none of the simple ones has corners of its own."""
    corners = corners_of(outline)
    if len(corners) < 3:
        return Shape(ShapeKind.OWN, 0, 0)
    width, depth = extent(corners)
    candidates = [Shape(ShapeKind.RECTANGLE, width, depth)]
    if len(corners) == 6:
        left = -width / 2
        candidates.append(Shape(ShapeKind.ELL, width, depth, corners[1][0] - left, depth / 2 - corners[2][1]))
    # Twelve corners at half steps: the outermost stand a little inside the circle.
    share = cos(pi / ROUND_CORNERS)
    candidates.append(Shape(ShapeKind.ROUND, width / share, depth / share))
    for shape in candidates:
        if _same(shape.corners(), corners):
            return shape
    return Shape(ShapeKind.OWN, width, depth)


def corners_of(outline: object) -> Corners:
    """The corners of an outline as it stands in an item; what is no corner is passed over."""
    found: Corners = []
    if isinstance(outline, (list, tuple)):
        for one in outline:
            if isinstance(one, (list, tuple)) and len(one) == 2 and all(_is_number(part) for part in one):
                found.append([float(one[0]), float(one[1])])
    return found


def extent(corners: Corners) -> tuple[float, float]:
    """Width and depth over all."""
    across = [corner[0] for corner in corners] or [0.0]
    down = [corner[1] for corner in corners] or [0.0]
    return max(across) - min(across), max(down) - min(down)


def written(corners: Corners) -> list[list[float]]:
    """The corners as items keep them: whole numbers where they are some."""
    return [[_short(part) for part in corner] for corner in corners]


def _short(number: float) -> float:
    rounded = round(number, 3)
    return int(rounded) if rounded == int(rounded) else rounded


def _plain(points: list[tuple[float, float]]) -> Corners:
    return [[_short(x), _short(y)] for x, y in points]


def _same(one: Corners, other: Corners) -> bool:
    return len(one) == len(other) and all(
        abs(a[0] - b[0]) < CLOSE and abs(a[1] - b[1]) < CLOSE for a, b in zip(one, other, strict=True)
    )


def _is_number(value: object) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool)
