"""A background picture from a file: checked, made small enough to keep, never trusted."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, Qt
from PySide6.QtGui import QImage, QImageWriter, QPainter

from desktop.look.foreign_picture import read_picture

KEPT_SIDE: Final = 2_000
QUALITY: Final = 88


def traced_picture(path: Path) -> bytes:
    """The picture of a file as a JPEG of at most 2,000 px, without what else the file may hold.

    Raises `PictureProblem`.
    """
    image = read_picture(path, KEPT_SIDE)
    flat = QImage(image.size(), QImage.Format.Format_RGB32)
    flat.fill(Qt.GlobalColor.white)
    # Without the clear parts of a PNG, which a JPEG cannot keep.
    painter = QPainter(flat)
    painter.drawImage(0, 0, image)
    painter.end()
    kept = QBuffer()
    kept.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QImageWriter(kept, QByteArray(b"jpg"))
    writer.setQuality(QUALITY)
    writer.write(flat)
    return bytes(kept.data().data())
