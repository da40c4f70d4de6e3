"""A picture as the bytes of a PNG file."""

from __future__ import annotations

from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QImage, QPixmap


def as_png(picture: QImage) -> bytes:
    """The same picture, to be kept or sent."""
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QPixmap.fromImage(picture).save(buffer, "PNG")
    return bytes(data.data())
