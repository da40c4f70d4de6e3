"""One number of several sides over time, as lines that end in a mark and the last value."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from desktop.look.ink import stroke
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.widgets.painted import Painted, brush_up
from desktop.look.widgets.track_plot import Mark, paint_mark

GREATEST_GAP = 5
"""So many lines across at most."""
STEPS = (1, 2, 5)


class Line(NamedTuple):
    """One side: its name, its value at each moment, the role of its colour, and its mark."""

    words: str
    values: Sequence[int]
    tone: str
    mark: Mark


class LineSign(Painted):
    """How the lines of one side look, for whoever is named beside it."""

    def __init__(self, theme: Theme, tone: str, mark: Mark) -> None:
        super().__init__(theme)
        self._tone, self._mark = tone, mark
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(44), self.theme.px(20))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        brush_up(painter)
        colour, middle = self.colours.of(self._tone), self.height() / 2
        painter.setPen(stroke(colour, 2.4))
        painter.drawLine(QPointF(3, middle), QPointF(self.width() - self.theme.px(10), middle))
        painter.setBrush(colour)
        paint_mark(painter, QPointF(self.width() - self.theme.px(10), middle), self.theme.px(5), self._mark)


class LinesPlot(Painted):
    """Title above, time to the right; each line ends in its mark with the value that it ended at."""

    def __init__(self, theme: Theme, title: str, moments: Sequence[str], lines: Sequence[Line]) -> None:
        super().__init__(theme)
        self.title, self.moments, self.lines = title, moments, lines
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(title)
        said = [f"{one.words}: {', '.join(str(value) for value in one.values)}" for one in lines]
        self.setAccessibleDescription(". ".join(said))

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(300), self.theme.px(170))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.theme.px(200), self.theme.px(130))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        brush_up(painter)
        look, colours = self.theme.look, self.colours
        painter.setFont(look.font(TextStyle.STRONG))
        painter.setPen(colours.text)
        painter.drawText(QRectF(look.px(8), 0, self.width(), look.px(24)), Qt.AlignmentFlag.AlignVCenter, self.title)
        area = QRectF(look.px(48), look.px(32), self.width() - look.px(48 + 52), self.height() - look.px(32 + 24))
        if area.width() < 10 or area.height() < 10 or not self.moments:
            return
        top = self._paint_scale(painter, area)
        self._paint_moments(painter, area)
        lasts = list(dict.fromkeys(one.values[-1] for one in self.lines))
        ends = self._spread([area.bottom() - area.height() * value / top for value in lasts])
        for line in self.lines:
            points = [
                QPointF(self._x(number, area), area.bottom() - area.height() * value / top)
                for number, value in enumerate(line.values)
            ]
            colour = colours.of(line.tone)
            painter.setPen(stroke(colour, 2.4))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPolyline(points)
            painter.setBrush(colour)
            paint_mark(painter, points[-1], look.px(5), line.mark)
        # Where several end alike their number stands there once.
        painter.setFont(look.font(TextStyle.SMALL_STRONG))
        painter.setPen(colours.text)
        for value, end in zip(lasts, ends, strict=True):
            place = QRectF(area.right() + look.px(9), end - look.px(10), look.px(46), look.px(20))
            painter.drawText(place, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, str(value))

    def _paint_scale(self, painter: QPainter, area: QRectF) -> float:
        """Lines across at round numbers; returns what stands at the top."""
        look, colours = self.theme.look, self.colours
        most = max([1, *[value for one in self.lines for value in one.values]])
        step = next(size * 10**power for power in range(9) for size in STEPS if size * 10**power * GREATEST_GAP >= most)
        top = float(-(-most // step) * step)
        painter.setFont(look.font(TextStyle.LEAST))
        for value in range(0, int(top) + 1, step):
            y = area.bottom() - area.height() * value / top
            painter.setPen(stroke(colours.line_strong if not value else colours.line, 1))
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
            painter.setPen(colours.text_2)
            box = QRectF(0, y - look.px(10), area.left() - look.px(8), look.px(20))
            painter.drawText(box, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, str(value))
        return top

    def _paint_moments(self, painter: QPainter, area: QRectF) -> None:
        """As many of their names as have room."""
        look = self.theme.look
        painter.setFont(look.font(TextStyle.LEAST))
        painter.setPen(self.colours.text_2)
        room = max(1, int(area.width() / look.px(34)))
        every = max(1, -(-len(self.moments) // room))
        for number in range(0, len(self.moments), every):
            box = QRectF(self._x(number, area) - look.px(30), area.bottom() + look.px(3), look.px(60), look.px(18))
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self.moments[number])

    def _x(self, number: int, area: QRectF) -> float:
        last = max(1, len(self.moments) - 1)
        return area.left() + area.width() * number / last

    def _spread(self, heights: Sequence[float]) -> list[float]:
        """The same heights as far apart as the numbers beside them need it, from the lowest up."""
        least = self.theme.px(16)
        order = sorted(range(len(heights)), key=lambda one: -heights[one])
        found = list(heights)
        for before, after in pairwise(order):
            found[after] = min(found[after], found[before] - least)
        return found
