"""A picture from anywhere: read carefully, and made no larger than it need be."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QBuffer, QByteArray, QCoreApplication, QIODevice, QSize, Qt
from PySide6.QtGui import QImage, QImageReader

FORMATS: Final = (b"png", b"jpeg")
MOST_BYTES: Final = 60_000_000
MOST_PIXELS: Final = 150_000_000
"""A picture of more is refused before anything of it is unpacked."""
START_OF_SCAN: Final = 0xDA
END_OF_JPEG: Final = b"\xff\xd9"


class PictureProblem(ValueError):
    """This is no picture that can be taken. One sentence with the remedy."""


def tr(text: str) -> str:
    """A text of this module in the language in force."""
    return QCoreApplication.translate("ForeignPicture", text)


def read_picture(path: Path, longest: int) -> QImage:
    """A PNG or JPEG, turned as it was taken, no side longer than this. Raises `PictureProblem`."""
    try:
        if path.stat().st_size > MOST_BYTES:
            raise PictureProblem(too_large())
        data = path.read_bytes()
    except OSError as fault:
        raise PictureProblem(tr("This file cannot be read; choose another one.")) from fault
    if not data:
        raise PictureProblem(tr("This file is empty; choose another one."))
    buffer = QBuffer()
    buffer.setData(QByteArray(data))
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer)
    # What the name says of the format is no proof.
    reader.setDecideFormatFromContent(True)
    reader.setAutoTransform(True)
    if reader.format().data() not in FORMATS:
        raise PictureProblem(tr("This is neither a PNG nor a JPEG picture; choose another one."))
    size = QSize() if _is_cut_off(data) else reader.size()
    if size.isEmpty():
        raise PictureProblem(damaged())
    if size.width() * size.height() > MOST_PIXELS or _unpacked(reader) > QImageReader.allocationLimit() << 20:
        raise PictureProblem(too_large())
    if max(size.width(), size.height()) > longest:
        kept = size.scaled(QSize(longest, longest), Qt.AspectRatioMode.KeepAspectRatio)
        # A hair's breadth stays one.
        reader.setScaledSize(kept.expandedTo(QSize(1, 1)))
    image = reader.read()
    if image.isNull():
        raise PictureProblem(damaged())
    return image


def damaged() -> str:
    """What is said of a picture that does not come to its end."""
    return tr("This picture is cut off or damaged; choose another one.")


def too_large() -> str:
    """What is said of a picture for which there is no room."""
    return tr("This picture is too large; save it smaller and try again.")


def _unpacked(reader: QImageReader) -> int:
    """How many bytes it takes to read the picture: Qt refuses to take more than its limit. JPEG is made smaller on the
    way, a PNG is unpacked whole.
    """
    if reader.format().data() != b"png":
        return 0
    size = reader.size()
    return size.width() * size.height() * QImage.toPixelFormat(reader.imageFormat()).bitsPerPixel() // 8


def _is_cut_off(data: bytes) -> bool:
    """Whether a JPEG does not come to its end: Qt would show grey there. A PNG that is cut off is no picture to it."""
    if not data.startswith(b"\xff\xd8"):
        return False
    at = 2
    # Over its segments, of which one may hold a small picture with an end of its own.
    while at + 4 <= len(data) and data[at] == 0xFF and data[at + 1] != START_OF_SCAN:
        at += 2 + int.from_bytes(data[at + 2 : at + 4], "big")
    return data.find(END_OF_JPEG, at) < 0
