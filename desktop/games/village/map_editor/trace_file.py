"""A background picture from a file: checked, made small enough to keep, never trusted."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QBuffer, QByteArray, QCoreApplication, QIODevice, Qt
from PySide6.QtGui import QImage, QImageReader, QImageWriter, QPainter

LARGEST_FILE: Final = 40_000_000
LARGEST_SIDE: Final = 12_000
"""In px; a picture with a longer side is not opened at all."""
KEPT_SIDE: Final = 2_000
QUALITY: Final = 88
KINDS: Final = (b"png", b"jpg", b"jpeg")


class TraceProblem(Exception):
    """A file that cannot be traced; the message is a sentence for the player."""


def read_picture(path: Path) -> bytes:
    """The picture of a file as a JPEG of at most 2,000 px, without what else the file may hold.

    Raises `TraceProblem`.
    """
    tr = QCoreApplication.translate
    try:
        size = path.stat().st_size
        data = path.read_bytes() if 0 < size <= LARGEST_FILE else b""
    except OSError as fault:
        said = tr("Tracing", "The file cannot be read: {reason}.")
        raise TraceProblem(said.format(reason=fault.strerror)) from fault
    if not data:
        raise TraceProblem(tr("Tracing", "The file is empty or larger than 40 MB."))
    return shrunk(data)


def shrunk(data: bytes) -> bytes:
    """The same for a picture at hand. Raises `TraceProblem`."""
    tr = QCoreApplication.translate
    buffer = QBuffer()
    buffer.setData(QByteArray(data))
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer)
    reader.setDecideFormatFromContent(True)
    if bytes(reader.format().data()).lower() not in KINDS:
        raise TraceProblem(tr("Tracing", "Only PNG and JPEG pictures can be traced."))
    reader.setAutoTransform(True)
    size = reader.size()
    if not size.isValid() or max(size.width(), size.height()) > LARGEST_SIDE:
        raise TraceProblem(tr("Tracing", "The picture is damaged, or wider or higher than 12,000 px."))
    if max(size.width(), size.height()) > KEPT_SIDE:
        reader.setScaledSize(size.scaled(KEPT_SIDE, KEPT_SIDE, Qt.AspectRatioMode.KeepAspectRatio))
    image = reader.read()
    if image.isNull():
        raise TraceProblem(tr("Tracing", "The picture is damaged and cannot be shown."))
    flat = QImage(image.size(), QImage.Format.Format_RGB32)
    flat.fill(Qt.GlobalColor.white)
    # Without the clear parts of a PNG, which a JPEG cannot keep.
    _paint_onto(flat, image)
    kept = QBuffer()
    kept.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QImageWriter(kept, QByteArray(b"jpg"))
    writer.setQuality(QUALITY)
    writer.write(flat)
    return bytes(kept.data().data())


def _paint_onto(ground: QImage, image: QImage) -> None:
    painter = QPainter(ground)
    painter.drawImage(0, 0, image)
    painter.end()
