"""A short text in as few lines as it needs, all of about the same length."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import ceil

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QWidget

from desktop.look.lettering import TextStyle
from desktop.look.widgets.painted import brush_up

FINDS = 7
"""So often the room is halved while the least width is looked for: to within a hundredth."""


@lru_cache(maxsize=500)
def balanced(words: tuple[str, ...], wides: tuple[float, ...], space: float, width: float, least: int) -> Sequence[str]:
    """Words in as few lines as this width needs, but at least `least`, the longest as short as can be.

    `wides` are the widths of the words and `space` that of what is between two of them, all in px.
    """
    if not words:
        return ()
    found = _broken(wides, space, width)
    most = max(least, len(found))
    low, high = max(wides), max(width, max(wides))
    for _ in range(FINDS):
        middle = (low + high) / 2
        lines = _broken(wides, space, middle)
        if len(lines) <= most:
            found, high = lines, middle
        else:
            low = middle
    return tuple(" ".join(words[first:last]) for first, last in found)


def _broken(wides: Sequence[float], space: float, width: float) -> list[tuple[int, int]]:
    """The first and last word (not included) of each line."""
    lines: list[tuple[int, int]] = []
    first, taken = 0, wides[0]
    for number, wide in enumerate(wides[1:], start=1):
        if taken + space + wide > width:
            lines.append((first, number))
            first, taken = number, wide
        else:
            taken += space + wide
    return [*lines, (first, len(wides))]


class Balanced(QLabel):
    """A label that breaks its text so; it shows words as they are."""

    def __init__(
        self, text: str, step: TextStyle, tone: str = "text", *, least: int = 1, parent: QWidget | None = None
    ) -> None:
        super().__init__(text, parent)
        self._least = least
        self._measured_for: tuple[str, int] = ("", 0)
        self._wides: tuple[float, ...] = ()
        self._space = 0.0
        self.setProperty("step", step.name.lower())
        self.setProperty("tone", tone)
        self.setWordWrap(True)

    def heightForWidth(self, width: int) -> int:
        lines = self._lines(width)
        return ceil(QFontMetricsF(self.font()).lineSpacing() * max(1, len(lines)))

    def sizeHint(self) -> QSize:
        self.ensurePolished()
        wide = ceil(QFontMetricsF(self.font()).horizontalAdvance(self.text()) * 0.6)
        return QSize(wide, self.heightForWidth(wide))

    def minimumSizeHint(self) -> QSize:
        self.ensurePolished()
        self._measure()
        return QSize(ceil(max(self._wides, default=0.0)) + 1, ceil(QFontMetricsF(self.font()).lineSpacing()))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        brush_up(painter)
        metrics = QFontMetricsF(self.font())
        painter.setPen(self.palette().color(self.foregroundRole()))
        for number, line in enumerate(self._lines(self.width())):
            painter.drawText(QPointF(0, metrics.ascent() + number * metrics.lineSpacing()), line)

    def _lines(self, width: float) -> Sequence[str]:
        self._measure()
        return balanced(tuple(self.text().split()), self._wides, self._space, width, self._least)

    def _measure(self) -> None:
        """How wide its words are; found out once for a text and a size of letters."""
        key = self.text(), self.font().pixelSize()
        if key != self._measured_for:
            metrics = QFontMetricsF(self.font())
            self._measured_for, self._space = key, metrics.horizontalAdvance(" ")
            self._wides = tuple(metrics.horizontalAdvance(word) for word in self.text().split())
