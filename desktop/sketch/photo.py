"""A photograph of a sheet of paper, to be laid under a drawing: read carefully, for it comes from anywhere."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QImageReader, QPainter

from desktop.look.colours import Colours, faint
from desktop.look.widgets.painted import brush_up
from desktop.sketch.pieces import Piece

FORMATS: Final = (b"png", b"jpeg")
MOST_BYTES: Final = 60_000_000
MOST_PIXELS: Final = 150_000_000
"""A picture of more is refused before anything of it is unpacked."""
LONGEST: Final = 2400
"""Side of what is kept, in px: enough for a sheet that is looked at closely."""
VEIL: Final = 0.45
"""How much paper lies over it, so that names and ways can be read."""


class PhotoProblem(ValueError):
    """This file is no photograph that can be laid under the map. One sentence with the remedy."""


def tr(text: str) -> str:
    """A text of this module in the language in force."""
    return QCoreApplication.translate("Photo", text)


def read_photo(path: Path) -> QImage:
    """A PNG or JPEG, turned as it was taken, and no larger than it need be. Raises `PhotoProblem`."""
    try:
        if path.stat().st_size > MOST_BYTES:
            raise PhotoProblem(tr("This picture is too large; save it smaller and try again."))
    except OSError as fault:
        raise PhotoProblem(tr("This file cannot be read; choose another one.")) from fault
    reader = QImageReader(str(path))
    # What the name says of the format is no proof.
    reader.setDecideFormatFromContent(True)
    reader.setAutoTransform(True)
    if reader.format().data() not in FORMATS:
        raise PhotoProblem(tr("This is neither a PNG nor a JPEG picture; choose another one."))
    size = reader.size()
    if not size.isValid() or size.isEmpty():
        raise PhotoProblem(tr("This picture cannot be read; choose another one."))
    if size.width() * size.height() > MOST_PIXELS or _unpacked(reader) > QImageReader.allocationLimit() << 20:
        raise PhotoProblem(tr("This picture is too large; save it smaller and try again."))
    if max(size.width(), size.height()) > LONGEST:
        reader.setScaledSize(size.scaled(QSize(LONGEST, LONGEST), Qt.AspectRatioMode.KeepAspectRatio))
    image = reader.read()
    if image.isNull():
        raise PhotoProblem(tr("This picture cannot be read; choose another one."))
    return image.convertToFormat(QImage.Format.Format_RGB32)


def _unpacked(reader: QImageReader) -> int:
    """How many bytes it takes to read the picture: Qt refuses to take more than its limit. JPEG is made smaller on the
    way, a PNG is unpacked whole.
    """
    if reader.format().data() != b"png":
        return 0
    size = reader.size()
    return size.width() * size.height() * QImage.toPixelFormat(reader.imageFormat()).bitsPerPixel() // 8


class PhotoPiece(Piece):
    """The photograph as it lies under a sheet: whole, in its middle, and a little pale."""

    __slots__ = ("_colours", "_image")

    def __init__(self, image: QImage, sheet: QRectF, colours: Colours) -> None:
        size = image.size().scaled(sheet.size().toSize(), Qt.AspectRatioMode.KeepAspectRatio)
        place = QRectF(0, 0, size.width(), size.height())
        place.moveCenter(sheet.center())
        super().__init__(place, tuple)
        self._image, self._colours = image, colours

    def paint(self, painter: QPainter) -> None:
        brush_up(painter)
        painter.drawImage(self.bounds, self._image)
        painter.fillRect(self.bounds, faint(self._colours.map_paper, VEIL))
