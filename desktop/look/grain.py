"""The grain of paper: one tile for each look, made once from a fixed seed, that fits to itself on all sides."""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPixmap

from desktop.look.colours import LookName
from desktop.look.ink import seeded, stroke

SIDE: Final = 256
"""Of the tile, in px of the screen."""
FIBRES: Final = 30
SPECKS: Final = {False: (0.058, 0.14), True: (0.1, 0.042)}
"""How strong dark and light specks are, on light and on dark paper: the paper as a whole stays as light as it was."""


@cache
def grain_pixmap(name: LookName) -> QPixmap | None:
    """The grain of a look's paper, nearly see-through; None in the high contrast look, which has none."""
    if name is LookName.HIGH_CONTRAST:
        return None
    is_dark = name is LookName.DARK
    specks = _specks(*SPECKS[is_dark])
    tile = QImage(SIDE, SIDE, QImage.Format.Format_ARGB32_Premultiplied)
    tile.fill(Qt.GlobalColor.transparent)
    painter = QPainter(tile)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    # The same specks moved by one px each way: a grain is a little wider than a px.
    painter.setOpacity(0.3)
    softened = QPixmap.fromImage(specks)
    for shift in (QPoint(0, 0), QPoint(1, 0), QPoint(0, 1), QPoint(1, 1)):
        painter.drawTiledPixmap(QRect(0, 0, SIDE, SIDE), softened, shift)
    painter.setOpacity(1.0)
    _paint_fibres(painter, 0.5 if is_dark else 1.0)
    painter.end()
    return QPixmap.fromImage(tile)


def _specks(most_dark: float, most_light: float) -> QImage:
    """A third of all px darker, a third lighter, each by as much as chance says."""
    chance = seeded("paper grain").randbytes(SIDE * SIDE)
    dark = bytes(round(max(0, 85 - value) / 85 * 255 * most_dark) for value in range(256))
    light = bytes(round(max(0, value - 170) / 85 * 255 * most_light) for value in range(256))
    either = bytes(max(pair) for pair in zip(dark, light, strict=True))
    dots = bytearray(SIDE * SIDE * 4)
    # Blue, green, red, opacity: black has no colour, and white as much of each as it is opaque.
    dots[0::4] = dots[1::4] = dots[2::4] = chance.translate(light)
    dots[3::4] = chance.translate(either)
    return QImage(bytes(dots), SIDE, SIDE, SIDE * 4, QImage.Format.Format_ARGB32_Premultiplied).copy()


def _paint_fibres(painter: QPainter, strength: float) -> None:
    """Short bent hairs; one that leaves the tile comes in again on the other side."""
    random = seeded("paper fibres")
    for number in range(FIBRES):
        start = QPointF(random.uniform(0, SIDE), random.uniform(0, SIDE))
        turn, long = random.uniform(0, 2 * pi), random.uniform(5, 16)
        middle = start + QPointF(cos(turn), sin(turn)) * (long / 2)
        turn += random.uniform(-0.9, 0.9)
        path = QPainterPath(start)
        path.quadTo(middle, middle + QPointF(cos(turn), sin(turn)) * (long / 2))
        colour = QColor("#FFFFFF" if number % 3 == 0 else "#3A2A16")
        colour.setAlphaF(random.uniform(0.03, 0.075) * strength)
        painter.setPen(stroke(colour, 0.9))
        for across in (-SIDE, 0, SIDE):
            for down in (-SIDE, 0, SIDE):
                painter.drawPath(path.translated(across, down))
