"""Where on the map of a city names and tokens may stand."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, hypot, pi, sin

from PySide6.QtCore import QPointF, QRectF

from desktop.sketch.lines import Spot


def steepness(line: Sequence[Spot], share: float) -> float:
    """How steep a line runs there, from 0 for level to 1."""
    at = round(share * (len(line) - 1))
    before, after = line[max(0, at - 2)], line[min(len(line) - 1, at + 2)]
    return abs(after[1] - before[1]) / (hypot(after[0] - before[0], after[1] - before[1]) or 1.0)


def ring_round(box: QRectF, side: float) -> list[QPointF]:
    """Spots for tokens all round something, the lower ones first, and a second time farther out."""
    middle = box.center()
    found: list[QPointF] = []
    for far in (0.5, 1.5):
        wide, high = box.width() / 2 + side * far, box.height() / 2 + side * far
        count = max(8, round(2 * pi * max(wide, high) / side))
        turns = [pi / 2 + 2 * pi * number / count for number in range(count)]
        turns.sort(key=lambda turn: -sin(turn))
        found += [middle + QPointF(cos(turn) * wide, sin(turn) * high) for turn in turns]
    return found
