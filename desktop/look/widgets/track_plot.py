"""Small plots one above the other, with one row of moments below: how a few numbers went over a game."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from math import ceil
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from desktop.look.ink import stroke
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.widgets.painted import Painted, brush_up


class Mark(Enum):
    """How the values of a track are marked, so that colour alone tells nothing apart."""

    SQUARE = "square"
    DISC = "disc"
    DIAMOND = "diamond"
    TRIANGLE = "triangle"


class Track(NamedTuple):
    """One number over time: what it is, its value at each moment, the role of its colour, and its mark."""

    words: str
    values: Sequence[int]
    tone: str
    mark: Mark


class TrackPlot(Painted):
    """Tracks over the same moments; `empty` stands there where there are none."""

    def __init__(self, theme: Theme, name: str, empty: str, moments: Sequence[str], tracks: Sequence[Track]) -> None:
        super().__init__(theme)
        self._empty = empty
        self._moments = moments
        self._tracks = tracks
        self.setMinimumHeight(theme.px(100 * len(tracks)))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(name)

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(320), self.theme.px(113 * len(self._tracks)))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        brush_up(painter)
        look, colours = self.theme.look, self.colours
        if not self._moments:
            painter.setFont(look.font(TextStyle.BODY))
            painter.setPen(colours.text_2)
            painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, self._empty)
            return
        foot = look.px(34)
        high = (self.height() - foot) / len(self._tracks)
        left, right = float(look.px(64)), float(self.width() - look.px(24))
        for number, track in enumerate(self._tracks):
            area = QRectF(left, number * high + look.px(58), right - left, high - look.px(70))
            self._paint_track(painter, area, track)
        painter.setFont(look.font(TextStyle.SMALL))
        painter.setPen(colours.text_2)
        widest = max((painter.fontMetrics().horizontalAdvance(one) for one in self._moments), default=0)
        for number in self.told(widest + look.px(10), right - left):
            words = self._moments[number]
            x = self._x(number, left, right)
            box = QRectF(x - look.px(40), self.height() - foot, look.px(80), foot - 4)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, words)

    def _paint_track(self, painter: QPainter, area: QRectF, track: Track) -> None:
        look, colours = self.theme.look, self.colours
        colour: QColor = colours.of(track.tone)
        painter.setFont(look.font(TextStyle.SMALL_STRONG))
        painter.setPen(colours.text)
        painter.drawText(QPointF(area.left(), area.top() - look.px(34)), track.words)
        most = max(1, *track.values)
        painter.setPen(stroke(colours.line, 1))
        painter.drawLine(area.bottomLeft(), area.bottomRight())
        painter.drawLine(area.topLeft(), area.topRight())
        painter.setFont(look.font(TextStyle.LEAST))
        painter.setPen(colours.text_2)
        for value, y in ((most, area.top()), (0, area.bottom())):
            box = QRectF(0, y - look.px(10), area.left() - look.px(8), look.px(20))
            painter.drawText(box, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, str(value))
        points = [
            QPointF(self._x(number, area.left(), area.right()), area.bottom() - area.height() * value / most)
            for number, value in enumerate(track.values)
        ]
        painter.setPen(stroke(colour, 2.4))
        painter.drawPolyline(points)
        painter.setBrush(colour)
        size = look.px(5)
        painter.setFont(look.font(TextStyle.SMALL_STRONG))
        told = self.told(painter.fontMetrics().horizontalAdvance(str(most)) + look.px(4), area.width())
        for number, (point, value) in enumerate(zip(points, track.values, strict=True)):
            paint_mark(painter, point, size, track.mark)
            if number not in told:
                continue
            above = QRectF(point.x() - look.px(30), point.y() - size - look.px(21), look.px(60), look.px(20))
            painter.drawText(above, Qt.AlignmentFlag.AlignCenter, str(value))

    def told(self, wide: float, room: float) -> list[int]:
        """Which moments have room for words so wide: all of them, or from the last backwards every second, third ..."""
        step = max(1, ceil(wide * len(self._moments) / max(room, 1.0)))
        return list(range(len(self._moments) - 1, -1, -step))

    def _x(self, number: int, left: float, right: float) -> float:
        return left + (right - left) * (number + 0.5) / len(self._moments)


def paint_mark(painter: QPainter, point: QPointF, size: float, mark: Mark) -> None:
    """A mark with its middle there; pen and brush are the painter's."""
    if mark is Mark.SQUARE:
        painter.drawRect(QRectF(point.x() - size, point.y() - size, size * 2, size * 2))
    elif mark is Mark.DISC:
        painter.drawEllipse(point, size, size)
    elif mark is Mark.TRIANGLE:
        far, low = size * 1.25, size * 1.06
        painter.drawPolygon([point + QPointF(*one) for one in ((0.0, -far), (far, low), (-far, low))])
    else:
        far = size * 1.3
        corners = ((0.0, -far), (far, 0.0), (0.0, far), (-far, 0.0))
        painter.drawPolygon([QPointF(point.x() + across, point.y() + down) for across, down in corners])
