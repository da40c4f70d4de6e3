"""Lines that lie on the edge of a board and take no height from it: what has happened, what is easily forgotten."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.look.colours import faint
from desktop.look.theme import Look

MARGIN = 6
GROUND_SHARE = 0.86
"""How much of the ground of a line is not seen through."""


class EdgeLines(QWidget):
    """Lines over the upper or the lower edge of a board. Clicks go through them."""

    def __init__(self, table: QWidget, lines: tuple[QWidget, ...], *, below: bool) -> None:
        super().__init__(table)
        self._table, self._below = table, below
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        column = QVBoxLayout(self)
        column.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        column.setSpacing(2)
        for line in lines:
            column.addWidget(line)
        table.installEventFilter(self)
        self._fit()

    def event(self, event: QEvent) -> bool:
        # Lines come and go, and are higher with large text.
        if event.type() == QEvent.Type.LayoutRequest:
            self._fit()
        return super().event(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self._fit()
        return False

    def _fit(self) -> None:
        wide = self._table.width()
        inside = self.layout()
        assert inside is not None
        high = inside.totalHeightForWidth(wide) if inside.hasHeightForWidth() else inside.totalSizeHint().height()
        self.setGeometry(0, self._table.height() - high if self._below else 0, wide, high)
        self.raise_()


def paint_line_ground(painter: QPainter, rect: QRectF, look: Look) -> None:
    """The dark ground of a line, on which its words are read wherever they lie."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(look.colours.bar if look.is_plain else faint(look.colours.bar, GROUND_SHARE))
    painter.drawRoundedRect(rect, look.px(4), look.px(4))
