"""From thing to thing by the arrow keys: to the nearest one in that direction."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QWidget

Thing = TypeVar("Thing", bound=QWidget)
ARROWS: Final = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


def nearest(here: Thing, things: Sequence[Thing], way: tuple[int, int]) -> Thing | None:
    """The nearest thing in that direction; None at the edge."""
    middle = _middle(here)
    best: tuple[int, Thing] | None = None
    for thing in things:
        place = _middle(thing) - middle
        along = place.x() * way[0] + place.y() * way[1]
        across = abs(place.x() * way[1]) + abs(place.y() * way[0])
        if along > 0 and (best is None or along + 3 * across < best[0]):
            best = along + 3 * across, thing
    return best[1] if best is not None else None


def _middle(thing: QWidget) -> QPoint:
    return thing.mapToGlobal(thing.rect().center())
