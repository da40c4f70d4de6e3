"""A picture that takes a moment: the page stands first, then it is painted for the room that it was given."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QSize, QTimer
from PySide6.QtGui import QImage, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QSizePolicy

from desktop.look.theme import Theme
from desktop.look.widgets.painted import Painted

AFTER_MS = 120
"""So long after the last resize it is painted anew."""
LEAST = 280
"""Side in px at 100 % below which such a picture shows nothing."""


class LatePicture(Painted):
    """Painted anew for every size and look; what it leaves free of its room lies beside and below it."""

    def __init__(self, theme: Theme, name: str, paint: Callable[[QSize, float], QImage]) -> None:
        """`paint` makes it for a room in px and so many dots a px; it may be smaller than the room."""
        super().__init__(theme)
        self._paint = paint
        self._picture: QPixmap | None = None
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.timeout.connect(self.paint_now)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(theme.px(LEAST), theme.px(LEAST))
        self.setAccessibleName(name)

    def resizeEvent(self, event: QResizeEvent) -> None:
        # The first comes at once; another one once the window has its size.
        self._later.start(0 if self._picture is None else AFTER_MS)

    def look_changed(self) -> None:
        self._later.start(0)
        super().look_changed()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._picture is None:
            return
        size = self._picture.deviceIndependentSize()
        # At the top: in a low window the sheet is higher than it is wide, and goes on below.
        place = QPointF((self.width() - size.width()) / 2, 0.0)
        QPainter(self).drawPixmap(place, self._picture)

    def paint_now(self) -> None:
        """Paint it for the room that it has."""
        self._picture = QPixmap.fromImage(self._paint(self.size(), self.devicePixelRatioF()))
        self.update()
