"""A table as a picture file in which an inch is an inch: at 300 dots, to be printed and played on.

Such a picture is too large to be held at once (36 by 36 inches are 117 million dots). It is drawn in bands from top to
bottom, and each goes into the file before the next is drawn.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Generator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import BinaryIO, Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage, QPainter

from desktop.look.theme import Look
from desktop.storage.whole_file import beside
from desktop.tabletop.battlefield.building import centre_of, paint_building
from desktop.tabletop.battlefield.ground import ground_parts
from desktop.tabletop.battlefield.views import UNITS_PER_INCH, BuildingView, TableView, TerrainView

DOTS_PER_INCH: Final = 300
DOTS_PER_METRE: Final = round(DOTS_PER_INCH / 0.0254)
ENLARGED: Final = 4
"""Strokes are as many times as wide as on a screen, which has a quarter of the dots."""
BAND: Final = 600
"""The height of a band in dots."""
SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
NO_FILTER: Final = b"\0"


def write_at_print_scale(
    path: Path, look: Look, table: TableView, terrain: Sequence[TerrainView], buildings: Sequence[BuildingView]
) -> Generator[float, None, None]:
    """Write the picture; gives after each band how much is done, from 0 to 1. Whoever stops asking gets no file.

    Names, levels and the numbers of the edges are left out. Raises `OSError`.
    """
    scale = DOTS_PER_INCH / UNITS_PER_INCH
    width, height = round(table.width * scale), round(table.height * scale)
    parts = ground_parts(table, terrain, look, [one.outline for one in buildings])
    bare = [replace(one, name="", level=0) for one in buildings]
    with beside(path) as made, made.open("wb") as file:
        packer = zlib.compressobj(4)
        file.write(SIGNATURE)
        # Eight bits for each of red, green and blue.
        _chunk(file, b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0))
        _chunk(file, b"pHYs", struct.pack(">IIB", DOTS_PER_METRE, DOTS_PER_METRE, 1))
        for top in range(0, height, BAND):
            band = QImage(width, min(BAND, height - top), QImage.Format.Format_RGB32)
            band.fill(look.colours.base)
            painter = QPainter(band)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.translate(0, -top)
            for part in parts:
                if part.area.bottom() * scale >= top and part.area.top() * scale <= top + band.height():
                    painter.save()
                    painter.scale(scale, scale)
                    part.paint(painter, ENLARGED / scale)
                    painter.restore()
            for building in bare:
                painter.save()
                painter.translate(QPointF(*centre_of(building)) * scale)
                painter.scale(ENLARGED, ENLARGED)
                paint_building(painter, building, scale / ENLARGED, look, shadow=False)
                painter.restore()
            painter.end()
            packed = packer.compress(_rows(band))
            if packed:
                _chunk(file, b"IDAT", packed)
            yield min(1.0, (top + BAND) / height) * 0.99
        _chunk(file, b"IDAT", packer.flush())
        _chunk(file, b"IEND", b"")
    yield 1.0


def _rows(band: QImage) -> bytes:
    """The dots of a band as a PNG file has them: each row begins with the way in which it is written."""
    plain = band.convertToFormat(QImage.Format.Format_RGB888)
    dots, line, wide = bytes(plain.constBits()), plain.bytesPerLine(), plain.width() * 3
    return b"".join(NO_FILTER + dots[row * line : row * line + wide] for row in range(plain.height()))


def _chunk(file: BinaryIO, name: bytes, data: bytes) -> None:
    """One part of a PNG file, with its length and its check sum."""
    file.write(struct.pack(">I", len(data)))
    file.write(name + data)
    file.write(struct.pack(">I", zlib.crc32(name + data)))
