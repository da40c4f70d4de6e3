"""Checks whether an outline crosses itself, which no piece of a table can."""

from __future__ import annotations

from rules_core.ground.geometry import Outline, segments_meet


def crosses_itself(outline: Outline) -> bool:
    """Whether two sides that are no neighbours meet, or a side runs back along its neighbour."""
    points = outline.corners
    count = len(points)
    if outline.convex and _goes_round_once(points):
        return False
    for first in range(count):
        ax, ay = points[first]
        bx, by = points[(first + 1) % count]
        cx, cy = points[(first + 2) % count]
        # A spike: the next side goes straight back.
        if (bx - ax) * (cy - by) - (by - ay) * (cx - bx) == 0 and (bx - ax) * (cx - bx) + (by - ay) * (cy - by) < 0:
            return True
        left, right = min(ax, bx), max(ax, bx)
        top, bottom = min(ay, by), max(ay, by)
        for second in range(first + 2, count):
            if first == 0 and second == count - 1:
                continue
            px, py = points[second]
            qx, qy = points[(second + 1) % count]
            if (px < left and qx < left) or (px > right and qx > right):
                continue
            if (py < top and qy < top) or (py > bottom and qy > bottom):
                continue
            if segments_meet(ax, ay, bx, by, px, py, qx, qy):
                return True
    return False


def _goes_round_once(points: list[tuple[float, float]]) -> bool:
    """Whether corners that always turn the same way go round once: from left to right and back, not more often."""
    changes = 0
    before = 0.0
    first = 0.0
    last_x = points[-1][0]
    for x, _ in points:
        step = x - last_x
        last_x = x
        if step == 0.0:
            continue
        if first == 0.0:
            first = step
        elif (step > 0.0) is not (before > 0.0):
            changes += 1
        before = step
    if (first > 0.0) is not (before > 0.0):
        changes += 1
    return changes <= 2
