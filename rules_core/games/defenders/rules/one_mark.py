"""A location of several marks: lines that were drawn in pieces are one line, and of outlines the largest counts."""

from __future__ import annotations

from collections.abc import Sequence

from rules_core.games.defenders.rules.reading import NEAR
from rules_core.games.defenders.rules.shapes import Shape
from rules_core.ground.geometry import length
from rules_core.kernel.marks import AREA, LINE, MOST_POINTS, Mark, MarkKind, Point


def one_mark(marks: Sequence[Mark], needs: Sequence[MarkKind]) -> Mark:
    """D-MAP-2. What the location is, of all that was drawn of it; the kind that was drawn first decides."""
    found = [mark for mark in marks if mark.kind in needs]
    alike = [mark for mark in found if mark.kind == found[0].kind]
    if found[0].kind == LINE:
        return _joined(alike)
    if found[0].kind == AREA:
        return max(alike, key=_size)
    return alike[0]


def _size(mark: Mark) -> float:
    shape = Shape(mark.points, is_closed=True)
    return (shape.right - shape.left) * (shape.bottom - shape.top)


def _joined(lines: Sequence[Mark]) -> Mark:
    """The first line, and all that go on from its ends, one after the other."""
    points = list(lines[0].points)
    left = [list(line.points) for line in lines[1:]]
    while left:
        best, piece = NEAR + 1.0, left[0]
        at_end = turned = False
        for one in left:
            for is_end in (True, False):
                for is_turned in (False, True):
                    ours = points[-1] if is_end else points[0]
                    theirs = one[-1] if is_turned == is_end else one[0]
                    far = length(ours[0] - theirs[0], ours[1] - theirs[1])
                    if far < best:
                        best, piece, at_end, turned = far, one, is_end, is_turned
        if best > NEAR:
            break
        left.remove(piece)
        if turned:
            piece.reverse()
        points = points + piece if at_end else piece + points
    return Mark(LINE, tuple(_thinned(points)))


def _thinned(points: list[Point]) -> list[Point]:
    """No more points than a mark may have, both ends among them."""
    count = len(points)
    if count <= MOST_POINTS:
        return points
    return [points[at * (count - 1) // (MOST_POINTS - 1)] for at in range(MOST_POINTS)]
