"""Strips and areas: the middle line of a hedge or wall, its outline, and even places along a line or in an area."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import hypot

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from desktop.look.ink import polygon_path, seeded, smooth
from desktop.tabletop.battlefield.views import TerrainView


def strip_outline(middle: Sequence[QPointF], width: float) -> list[QPointF]:
    """The outline of a strip `width` wide round a middle line: there on the left, back on the right."""
    left: list[QPointF] = []
    right: list[QPointF] = []
    for number, point in enumerate(middle):
        before, after = middle[max(0, number - 1)], middle[min(len(middle) - 1, number + 1)]
        way = after - before
        long = hypot(way.x(), way.y()) or 1.0
        across = QPointF(way.y() / long, -way.x() / long) * (width / 2)
        left.append(point + across)
        right.append(point - across)
    return [*left, *reversed(right)]


def outline_points(piece: TerrainView) -> list[QPointF]:
    """The corners of a piece's area; a strip is widened from its middle line."""
    points = [QPointF(x, y) for x, y in piece.outline]
    return strip_outline(points, piece.width) if piece.width else points


def soft_outline(piece: TerrainView) -> QPainterPath:
    """The edge of what grew or flowed: a soft curve where there are enough corners for one."""
    points = outline_points(piece)
    return smooth(points) if len(points) > 5 else polygon_path(points)


def axis_of(piece: TerrainView) -> tuple[list[QPointF], float]:
    """Middle line and width of a strip-like piece, whether it was given as a line or as an outline."""
    points = [QPointF(x, y) for x, y in piece.outline]
    if piece.width:
        return points, float(piece.width)
    count = len(points)
    if count % 2 or count < 4:
        box = polygon_path(points).boundingRect()
        if box.width() >= box.height():
            ends = [QPointF(box.left(), box.center().y()), QPointF(box.right(), box.center().y())]
        else:
            ends = [QPointF(box.center().x(), box.top()), QPointF(box.center().x(), box.bottom())]
        return ends, min(box.width(), box.height())
    # An outline goes there on one side and back on the other: halves facing each other give the middle. It may
    # begin at a long side or at an end; the way that gives the narrower strip is right.
    first = _middle_of_pairs(points)
    second = _middle_of_pairs([*points[1:], points[0]])
    return min(first, second, key=lambda found: found[1])


def _middle_of_pairs(points: list[QPointF]) -> tuple[list[QPointF], float]:
    half = len(points) // 2
    pairs = [(points[number], points[-1 - number]) for number in range(half)]
    middle = [(one + other) / 2 for one, other in pairs]
    width = sum(hypot(one.x() - other.x(), one.y() - other.y()) for one, other in pairs) / half
    return middle, width


def even_points(line: Sequence[QPointF], step: float) -> list[QPointF]:
    """Places along a line, both ends among them, about `step` apart."""
    places = [line[0]]
    for start, end in pairwise(line):
        long = hypot(end.x() - start.x(), end.y() - start.y())
        parts = max(1, round(long / step))
        places.extend(start + (end - start) * (part / parts) for part in range(1, parts + 1))
    return places


def points_inside(area: QPainterPath, step: float, seed: str, inset: float = 0.0) -> list[QPointF]:
    """Places in an area, about `step` apart, strewn a little, at least `inset` from its edge in four directions."""
    random = seeded(f"{seed} strewn")
    box = area.boundingRect()
    places: list[QPointF] = []
    rows = max(1, round(box.height() / step))
    columns = max(1, round(box.width() / step))
    for row in range(rows):
        for column in range(columns):
            shift = 0.5 if row % 2 else 0.0
            place = QPointF(
                box.left() + (column + 0.5 + (shift - 0.25) + random.uniform(-0.22, 0.22)) * box.width() / columns,
                box.top() + (row + 0.5 + random.uniform(-0.22, 0.22)) * box.height() / rows,
            )
            around = (QPointF(inset, 0), QPointF(-inset, 0), QPointF(0, inset), QPointF(0, -inset))
            if area.contains(place) and all(area.contains(place + away) for away in around):
                places.append(place)
    return places or [box.center()]
