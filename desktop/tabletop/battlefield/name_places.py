"""Where the names of buildings stand: clear of each other, of other buildings and of whoever lies there."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF

from desktop.tabletop.battlefield.building import FAR, NamePlace
from desktop.tabletop.battlefield.items import BuildingItem
from desktop.tabletop.battlefield.plate_places import covered

MOST_OF_A_NAME = 0.1
"""A name of which more than this share would be hidden is left out."""


class NamePlacing:
    """Finds the places of names, once for all that stands there."""

    def __init__(self) -> None:
        self._last: tuple[object, ...] = ()

    def place(self, buildings: Sequence[BuildingItem], lying: Sequence[QRectF], whole: QRectF) -> None:
        """Set the names of buildings clear of what lies there, all in px."""
        around = [(one, one.view, one.look, one.scale_px) for one in buildings], lying, whole
        if around != self._last:
            self._last = around
            _part_names(buildings, lying, whole)


def _part_names(buildings: Sequence[BuildingItem], lying: Sequence[QRectF], whole: QRectF) -> None:
    """A name stands below its building, or round it where least lies on it. On another name or on a building it
    never stands: where there is no other room it goes. Farther off it stands only on the `whole` table."""
    taken = [item.box for item in buildings]
    for item in sorted(buildings, key=lambda one: (one.view.outline[0][1], one.view.id)):
        best, least = NamePlace.NONE, 0.0
        for place in NamePlace:
            box = item.name_box(place)
            if place is NamePlace.NONE or any(box.intersects(other) for other in taken):
                continue
            is_little = best is not NamePlace.NONE and least <= MOST_OF_A_NAME * box.width() * box.height()
            if place in FAR and (is_little or not whole.contains(box)):
                continue
            hidden = covered(box, lying)
            if best is NamePlace.NONE or hidden < least:
                best, least = place, hidden
            if not hidden:
                break
        box = item.name_box(best)
        if least > MOST_OF_A_NAME * box.width() * box.height():
            # What is left of a name under all that lies on it says nothing any more.
            best = NamePlace.NONE
        if best is not NamePlace.NONE:
            taken.append(item.name_box(best))
        item.set_name_place(best)
