"""The picture of a moment of the past, and a label that shows it as large as there is room."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.look.theme import Theme
from desktop.look.widgets.painted import brush_up
from desktop.play.table_view.page import TableViewPage
from desktop.play.table_view.preview import HIGH, WIDE

SIDE = 460
"""How wide and high the picture may be, in px at 100 %."""


def table_view_picture(page: TableViewPage) -> QImage:
    """What a page shows that all at the table may see; the page is deleted."""
    page.resize(WIDE, HIGH)
    page.show_now()
    page.stop()
    image = QImage(WIDE, HIGH, QImage.Format.Format_RGB32)
    page.render(image, QPoint(0, 0))
    page.deleteLater()
    return image


class MomentPicture(QWidget):
    """A picture, smoothly made smaller."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self._image = QImage()
        self._most = 0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @property
    def image(self) -> QImage:
        """What is shown; a null image before it is drawn."""
        return self._image

    def show_image(self, image: QImage) -> None:
        """Show this picture from now on."""
        self._image = image
        self.updateGeometry()
        self.update()

    def set_most(self, side: int) -> None:
        """Be no wider and no higher than so many px, whatever the size of the text."""
        if side != self._most:
            self._most = side
            self.updateGeometry()

    def sizeHint(self) -> QSize:
        side = min(self.theme.px(SIDE), self._most or self.theme.px(SIDE))
        if self._image.isNull():
            return QSize(side, side)
        return self._image.size().scaled(side, side, Qt.AspectRatioMode.KeepAspectRatio)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        brush_up(painter)
        if self._image.isNull():
            painter.fillRect(self.rect(), self.theme.colours.alt)
            return
        size = self.size() * self.devicePixelRatioF()
        small = self._image.scaled(size, Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation)
        painter.drawImage(QRectF(self.rect()), small)
