"""A small drawn village, where there is no table to show yet."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QTimer
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from desktop.look.ink import stroke
from desktop.look.theme import Theme
from desktop.look.widgets.painted import Painted, brush_up

DRAWN_AFTER_MS = 120


class LittleVillage(Painted):
    """A small drawn village for a page without a game."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.setMinimumHeight(theme.px(170))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(self.tr("A village from above, and something moving at the edge of the wood"))
        self._drawn = False
        # The page stands first and takes clicks: painting a whole village would make it wait.
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(DRAWN_AFTER_MS)
        self._later.timeout.connect(self._draw)

    def _draw(self) -> None:
        self._drawn = True
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        brush_up(painter)
        colours = self.colours
        rect = QRectF(self.rect())
        painter.fillRect(rect, colours.ground)
        if self._drawn:
            from desktop.games.village.start_page_artwork import evening_picture

            picture = evening_picture(self.theme.look, rect.width(), rect.height(), self.devicePixelRatioF())
            painter.drawPixmap(0, 0, picture)
        elif not self._later.isActive():
            self._later.start()
        painter.setPen(stroke(colours.line_strong, self.theme.look.hair))
        painter.drawRect(rect.adjusted(0.5, 0.5, -0.5, -0.5))
