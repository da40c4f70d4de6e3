"""A photograph of a sheet of paper, to be laid under a drawing."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from desktop.look.colours import Colours, faint
from desktop.look.foreign_picture import read_picture
from desktop.look.widgets.painted import brush_up
from desktop.sketch.pieces import Piece

LONGEST: Final = 2400
"""Side of what is kept, in px: enough for a sheet that is looked at closely."""
VEIL: Final = 0.45
"""How much paper lies over it, so that names and ways can be read."""


def read_photo(path: Path) -> QImage:
    """A PNG or JPEG, turned as it was taken, and no larger than it need be. Raises `PictureProblem`."""
    return read_picture(path, LONGEST).convertToFormat(QImage.Format.Format_RGB32)


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
