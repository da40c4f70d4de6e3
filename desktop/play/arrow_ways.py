"""From thing to thing by the arrow keys: to the nearest one in that direction."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Final, TypeVar

from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QWidget

Thing = TypeVar("Thing", bound=QWidget)
Key = TypeVar("Key", bound=Hashable)
ARROWS: Final = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


def nearest(here: Thing, things: Sequence[Thing], way: tuple[int, int]) -> Thing | None:
    """The nearest thing in that direction; None at the edge."""
    found = nearest_place(_middle(here), dict(enumerate(_middle(thing) for thing in things)), way)
    return things[found] if found is not None else None


def nearest_place(here: QPointF, places: Mapping[Key, QPointF], way: tuple[int, int]) -> Key | None:
    """The key of the nearest of some places in that direction; None at the edge."""
    best: tuple[float, Key] | None = None
    for key, there in places.items():
        place = there - here
        along = place.x() * way[0] + place.y() * way[1]
        across = abs(place.x() * way[1]) + abs(place.y() * way[0])
        if along > 0 and (best is None or along + 3 * across < best[0]):
            best = along + 3 * across, key
    return best[1] if best is not None else None


def _middle(thing: QWidget) -> QPointF:
    return QPointF(thing.mapToGlobal(thing.rect().center()))
