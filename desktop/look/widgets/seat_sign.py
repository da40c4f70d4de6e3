"""The mark of a seat as a widget."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.look.seat_mark import SeatMark, paint_seat_mark
from desktop.look.theme import Theme
from desktop.look.widgets.painted import Painted, brush_up


class SeatSign(Painted):
    """The mark, `size` px across at 100 %."""

    def __init__(self, theme: Theme, mark: SeatMark, size: int = 28, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._mark, self._size = mark, size
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_mark(self, mark: SeatMark) -> None:
        """Show another one."""
        self._mark = mark
        self.update()

    def sizeHint(self) -> QSize:
        side = self.theme.px(self._size)
        return QSize(round(side * 1.16), round(side * 1.16))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        brush_up(painter)
        middle = QPointF(self.width() / 2, self.height() / 2)
        paint_seat_mark(painter, self._mark, middle, self.theme.px(self._size), self.theme.look)
