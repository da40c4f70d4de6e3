"""Pictures of what is painted again and again at one size, such as a card: a look at a kept one costs next to nothing.

Only windows and pictures made of px are painted from them; paper gets the lines themselves.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from math import floor
from typing import Any, Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPaintEngine, QPainter, QTransform

MOST_BYTES: Final = 32_000_000
"""So much is kept; what has not been painted for the longest time goes first."""
EXACT: Final = 2
"""Digits of a px that count of where a picture begins between two px."""


class KeptPictures:
    """Pictures that are kept; those that have not been painted for the longest time go first."""

    def __init__(self, most_bytes: int = MOST_BYTES, most: int = 0) -> None:
        """`most` of them at most, where that is not 0."""
        self._most_bytes, self._most = most_bytes, most
        self._pictures: dict[Hashable, QImage] = {}
        self._bytes = 0

    def known(self) -> list[Any]:
        """Of what there are pictures, the longest unpainted first."""
        return list(self._pictures)

    def take(self, key: Hashable) -> QImage | None:
        """The picture, which is put back with `put`; None where none is kept."""
        picture = self._pictures.pop(key, None)
        if picture is not None:
            self._bytes -= picture.sizeInBytes()
        return picture

    def put(self, key: Hashable, picture: QImage) -> None:
        """Keep a picture that has just been painted."""
        self._pictures[key] = picture
        self._bytes += picture.sizeInBytes()
        while len(self._pictures) > 1 and self._is_too_much():
            self.take(next(iter(self._pictures)))

    def clear(self) -> None:
        """Keep none of them any longer."""
        self._pictures.clear()
        self._bytes = 0

    def _is_too_much(self) -> bool:
        return self._bytes > self._most_bytes or 0 < self._most < len(self._pictures)


SHARED: Final = KeptPictures()
"""What looks alike in many places."""


def paint_kept(
    painter: QPainter, what: Hashable, room: QRectF, paint: Callable[[QPainter], None], kept: KeptPictures = SHARED
) -> None:
    """Paint what `paint` does, all of which lies in `room`. `what` says all that it depends on, the look too.

    What is soon out of date, and large, is `kept` by itself: it would push all others out.
    """
    if painter.paintEngine().type() is not QPaintEngine.Type.Raster:
        paint(painter)
        return
    device, world = painter.deviceTransform(), painter.worldTransform()
    x, y = floor(device.dx()), floor(device.dy())
    part = round(device.dx() - x, EXACT), round(device.dy() - y, EXACT)
    slant = device.m11(), device.m12(), device.m21(), device.m22()
    here = QTransform(*slant, *part)
    box = here.mapRect(room).toAlignedRect()
    if box.isEmpty():
        # There is room for nothing.
        return
    key = what, slant, part, room.getRect()
    picture = kept.take(key)
    if picture is None:
        picture = QImage(box.size(), QImage.Format.Format_ARGB32_Premultiplied)
        picture.fill(0)
        inside = QPainter(picture)
        inside.setRenderHints(painter.renderHints())
        inside.setTransform(here * QTransform.fromTranslate(-box.x(), -box.y()))
        paint(inside)
        inside.end()
    kept.put(key, picture)
    # What lies between the painter's own unit and the px of its device stays as it is.
    to_device = device.inverted()[0] * world
    painter.setWorldTransform(QTransform.fromTranslate(x + box.x(), y + box.y()) * to_device)
    painter.drawImage(0, 0, picture)
    painter.setWorldTransform(world)
