"""Pictures of what is painted again and again at one size, such as a card: a look at a kept one costs next to nothing.

Only windows and pictures made of px are painted from them; paper gets the lines themselves.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from math import floor
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPaintEngine, QPainter, QTransform

MOST_BYTES: Final = 32_000_000
"""So much is kept; what has not been painted for the longest time goes first."""
EXACT: Final = 2
"""Digits of a px that count of where a picture begins between two px."""

_kept: dict[Hashable, QImage] = {}
_bytes = 0


def paint_kept(painter: QPainter, what: Hashable, room: QRectF, paint: Callable[[QPainter], None]) -> None:
    """Paint what `paint` does, all of which lies in `room`. `what` says all that it depends on, the look too."""
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
    picture = _kept.pop(key, None)
    if picture is None:
        picture = QImage(box.size(), QImage.Format.Format_ARGB32_Premultiplied)
        picture.fill(0)
        inside = QPainter(picture)
        inside.setRenderHints(painter.renderHints())
        inside.setTransform(here * QTransform.fromTranslate(-box.x(), -box.y()))
        paint(inside)
        inside.end()
        _make_room(picture.sizeInBytes())
    _kept[key] = picture
    # What lies between the painter's own unit and the px of its device stays as it is.
    to_device = device.inverted()[0] * world
    painter.setWorldTransform(QTransform.fromTranslate(x + box.x(), y + box.y()) * to_device)
    painter.drawImage(0, 0, picture)
    painter.setWorldTransform(world)


def _make_room(size: int) -> None:
    """Let go what has not been painted for the longest time."""
    global _bytes
    _bytes += size
    while _bytes > MOST_BYTES and _kept:
        _bytes -= _kept.pop(next(iter(_kept))).sizeInBytes()
