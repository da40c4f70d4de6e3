"""Aligning and distributing: by how much each of several boxes must move. Pure functions, in inches."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from desktop.games.village.map_editor.shapes import Box, Place, box_round


class Alignment(Enum):
    """Where several things are brought into line."""

    LEFT = "left"
    CENTRE = "centre"
    RIGHT = "right"
    TOP = "top"
    MIDDLE = "middle"
    BOTTOM = "bottom"


class Axis(Enum):
    """The direction in which things are spread out."""

    ACROSS = "across"
    DOWN = "down"


def aligned(boxes: Sequence[Box], alignment: Alignment) -> list[Place]:
    """By how much each box must move so that all are in line at the edge or middle of what they cover together."""
    whole = box_round(boxes)
    found: list[Place] = []
    for box in boxes:
        across = {
            Alignment.LEFT: whole.left - box.left,
            Alignment.CENTRE: whole.middle[0] - box.middle[0],
            Alignment.RIGHT: whole.right - box.right,
        }.get(alignment, 0.0)
        down = {
            Alignment.TOP: whole.top - box.top,
            Alignment.MIDDLE: whole.middle[1] - box.middle[1],
            Alignment.BOTTOM: whole.bottom - box.bottom,
        }.get(alignment, 0.0)
        found.append((across, down))
    return found


def distributed(boxes: Sequence[Box], axis: Axis) -> list[Place]:
    """By how much each box must move so that all gaps are equal; the first and the last stay. Needs three or more."""
    if len(boxes) < 3:
        return [(0.0, 0.0) for _ in boxes]
    along = axis is Axis.ACROSS
    spans = [(box.left, box.right) if along else (box.top, box.bottom) for box in boxes]
    order = sorted(range(len(boxes)), key=lambda number: (spans[number][0] + spans[number][1], number))
    first, last = spans[order[0]], spans[order[-1]]
    room = last[0] - first[1] - sum(spans[number][1] - spans[number][0] for number in order[1:-1])
    gap = room / (len(boxes) - 1)
    moves: list[Place] = [(0.0, 0.0)] * len(boxes)
    at = first[1] + gap
    for number in order[1:-1]:
        away = at - spans[number][0]
        moves[number] = (away, 0.0) if along else (0.0, away)
        at += spans[number][1] - spans[number][0] + gap
    return moves
