"""The second opinion on geometry: shapely, behind the few questions the tests ask."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

import shapely  # type: ignore[import-untyped]  # shapely carries no types of its own

from rules_core.ground.geometry import Outline

Shape = Any
"""Any geometry of shapely's."""

Place = tuple[float, float]


def polygon(outline: Outline) -> Shape:
    return shapely.Polygon(outline.points)


def line(*corners: Place) -> Shape:
    return shapely.LineString(corners)


def point(x: float, y: float) -> Shape:
    return shapely.Point(x, y)


def distance(a: Shape, b: Shape) -> float:
    return cast("float", a.distance(b))


def meet(a: Shape, b: Shape) -> bool:
    return cast("bool", a.intersects(b))


def common(a: Shape, b: Shape) -> Shape:
    return a.intersection(b)


def length_inside(a: Shape, b: Shape) -> float:
    return cast("float", a.intersection(b).length)


def border(a: Shape) -> Shape:
    return a.exterior


def hull(a: Shape) -> Shape:
    return a.convex_hull


def area(a: Shape) -> float:
    return cast("float", a.area)


def shrunk_away(a: Shape, depth: float) -> bool:
    """Whether nothing is left of a shape when its border is moved inwards so far."""
    return cast("bool", a.buffer(-depth).is_empty)


def grown_corners(outlines: Sequence[Outline], reach: float, arc: int, table: float) -> list[Place]:
    """The corners of outlines grown by `reach`, every quarter circle with so many steps, on a table of this side."""
    grown = shapely.union_all([polygon(outline).buffer(reach, quad_segs=arc) for outline in outlines])
    rings: list[Place] = []
    for part in getattr(grown, "geoms", [grown]):
        for ring in (part.exterior, *part.interiors):
            rings.extend(
                (float(x), float(y))
                for x, y in ring.coords[:-1]
                if reach <= x <= table - reach and reach <= y <= table - reach
            )
    return rings


def free_pairs(outlines: Sequence[Outline], reach: float, places: Sequence[Place]) -> list[tuple[int, int, float]]:
    """All pairs of places between which a disc of radius `reach` overlaps no outline, with their distance."""
    solid = shapely.union_all([polygon(outline).buffer(reach, quad_segs=16) for outline in outlines])
    shapely.prepare(solid)
    pairs: list[tuple[int, int, float]] = []
    for here, a in enumerate(places[:-1]):
        rest = list(enumerate(places))[here + 1 :]
        lines = shapely.linestrings([[a, b] for _, b in rest])
        for (there, b), hit in zip(rest, shapely.intersects(solid, lines), strict=True):
            if not hit:
                pairs.append((here, there, ((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2) ** 0.5))
    return pairs


def hull_of_discs(discs: Sequence[tuple[float, float, float]]) -> Shape:
    """The smallest convex shape that holds the discs (x, y, radius)."""
    return shapely.union_all([shapely.Point(x, y).buffer(radius) for x, y, radius in discs]).convex_hull


def ring(corners: Sequence[tuple[int, int]]) -> Shape:
    """A polygon from bare corners; a border that touches itself is allowed."""
    return shapely.Polygon(corners).buffer(0.0)
