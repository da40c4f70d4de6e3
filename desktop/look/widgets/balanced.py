"""A short text in as few lines as it needs, all of about the same length."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QWidget

from desktop.look.lettering import TextStyle
from desktop.look.widgets.painted import brush_up, wrapped

MOST_LINES = 6
FINDS = 7
"""So often the room is halved while the least width is looked for: to within a hundredth."""


def balanced(text: str, metrics: QFontMetricsF, width: float, least: int = 1) -> list[str]:
    """The text in as few lines as this width (px) needs, broken so that the longest is as short as can be.

    `least` lines are made even where fewer would do.
    """
    lines = wrapped(text, metrics, width, MOST_LINES)
    most = max(least, len(lines))
    low, high = 0.0, width
    for _ in range(FINDS):
        middle = (low + high) / 2
        # A line more than needed in `most` shows that the text does not fit; what is cut is no line of it.
        fits = wrapped(text, metrics, middle, MOST_LINES)
        if len(fits) <= most and " ".join(fits) == " ".join(text.split()):
            lines, high = fits, middle
        else:
            low = middle
    return lines


class Balanced(QLabel):
    """A label that breaks its text so; it shows words as they are."""

    def __init__(
        self, text: str, step: TextStyle, tone: str = "text", *, least: int = 1, parent: QWidget | None = None
    ) -> None:
        super().__init__(text, parent)
        self._least = least
        self.setProperty("step", step.name.lower())
        self.setProperty("tone", tone)
        self.setWordWrap(True)

    def heightForWidth(self, width: int) -> int:
        metrics = self._metrics()
        return ceil(metrics.lineSpacing() * max(1, len(self._lines(metrics, width))))

    def sizeHint(self) -> QSize:
        metrics = self._metrics()
        wide = ceil(metrics.horizontalAdvance(self.text()) * 0.6)
        return QSize(wide, self.heightForWidth(wide))

    def minimumSizeHint(self) -> QSize:
        metrics = self._metrics()
        wide = max((metrics.horizontalAdvance(word) for word in self.text().split()), default=0.0)
        return QSize(ceil(wide) + 1, ceil(metrics.lineSpacing()))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        brush_up(painter)
        metrics = self._metrics()
        painter.setPen(self.palette().color(self.foregroundRole()))
        for number, line in enumerate(self._lines(metrics, self.width())):
            painter.drawText(QPointF(0, metrics.ascent() + number * metrics.lineSpacing()), line)

    def _lines(self, metrics: QFontMetricsF, width: float) -> list[str]:
        return balanced(self.text(), metrics, width, self._least)

    def _metrics(self) -> QFontMetricsF:
        self.ensurePolished()
        return QFontMetricsF(self.font())
