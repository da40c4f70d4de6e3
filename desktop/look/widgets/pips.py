"""How far something has come, as a row of small cards: filled for done, plain for begun, dashed for still free."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.look.ink import stroke
from desktop.look.theme import Theme
from desktop.look.widgets.painted import Painted, brush_up

WIDE, HIGH, STEP, LEAST_STEP = 8, 12, 11, 4
"""Of one pip, and from one to the next as a rule and at the least, in px at 100 %."""


class Pips(Painted):
    """The row: so many are done, so many begun, and so many there may be at most."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._done = self._begun = self._most = 0
        # Where there is little room they come closer together.
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)

    def set_counts(self, done: int, begun: int, most: int) -> None:
        """Show how many there are; what is done is among what is begun."""
        self._done, self._begun, self._most = done, begun, most
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(round(self.theme.px(STEP) * max(self._most, self._begun)), self.theme.px(HIGH + 4))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.theme.px(LEAST_STEP) * max(self._most, self._begun), self.theme.px(HIGH + 4))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        brush_up(painter)
        px, colours = self.theme.px, self.colours
        count = max(self._most, self._begun)
        step = min(float(px(STEP)), self.width() / max(1, count))
        for number in range(count):
            pip = QRectF(number * step + 1.5, px(2), step * WIDE / STEP - 1, px(HIGH))
            is_free = number >= self._begun
            painter.setPen(stroke(colours.line_strong if is_free else colours.text, 1.3, (2, 2) if is_free else ()))
            painter.setBrush(colours.good_fill if number < self._done else Qt.BrushStyle.NoBrush)
            if self._done <= number < self._begun:
                painter.setBrush(colours.base)
            painter.drawRoundedRect(pip, 1.5, 1.5)
