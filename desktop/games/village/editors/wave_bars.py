"""The waves of a scenario as bars: how the attacks grow."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from desktop.look.ink import stroke
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.widgets.painted import Painted, brush_up

HIGH = 150


class WaveBars(Painted):
    """A bar for each wave with its points above and its number below."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._points: list[int] = []
        self._words = ""

    def show_waves(self, points: Sequence[int], heroes: int) -> None:
        """Draw other waves."""
        self._points = list(points)
        self._words = self.tr("Points of the waves with {heroes} heroes").format(heroes=heroes)
        said = ", ".join(str(one) for one in points)
        self.setAccessibleName(self.tr("{what}: {points}").format(what=self._words, points=said))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(220), self.theme.px(HIGH))

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._points:
            return
        painter = QPainter(self)
        brush_up(painter)
        look, px = self.theme.look, self.theme.px
        colours = look.colours
        painter.setFont(look.font(TextStyle.LEAST))
        line = painter.fontMetrics().height()
        rect = QRectF(self.rect())
        painter.setPen(colours.text_2)
        painter.drawText(QRectF(0, 0, rect.width(), line), Qt.AlignmentFlag.AlignLeft, self._words)
        floor = rect.bottom() - line - px(2)
        room = floor - 2 * line - px(8)
        each = rect.width() / len(self._points)
        most = max(*self._points, 1)
        widest = max(painter.fontMetrics().horizontalAdvance(str(one)) for one in self._points)
        for number, points in enumerate(self._points):
            high = max(2.0, room * points / most)
            left = number * each
            bar = QRectF(left + each * 0.15, floor - high, each * 0.7, high)
            painter.setPen(stroke(colours.text, look.hair))
            painter.setBrush(colours.enemy_bar)
            painter.drawRect(bar)
            painter.setPen(colours.text)
            # With many waves only every other number has room.
            if widest + px(2) <= each or number % 2 == 0:
                above = QRectF(left - each, bar.top() - line, each * 3, line)
                painter.drawText(above, Qt.AlignmentFlag.AlignCenter, str(points))
            painter.setPen(colours.text_2)
            painter.drawText(QRectF(left, floor + px(2), each, line), Qt.AlignmentFlag.AlignCenter, str(number + 1))
        painter.setPen(stroke(colours.line_strong, 1))
        painter.drawLine(0, round(floor), round(rect.width()), round(floor))
