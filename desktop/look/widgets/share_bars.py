"""Shares of games as bars with the intervals in which the true shares lie, painted by hand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.look.ink import stroke
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.widgets.painted import Painted, brush_up
from rules_core.games.shares import Share

ROW, BAR, AXIS = 40, 20, 24
"""Heights in px at 100 %: a row, the bar in it, the figures below."""
TICKS = (0, 25, 50, 75, 100)


@dataclass(frozen=True)
class ShareRow:
    """One bar; `beside` is a share to compare with, drawn as a mark."""

    name: str
    share: Share
    words: str
    """The share in words, such as "54 % (50 to 58)"; read out with the name."""
    beside: Share | None = None


class ShareBars(Painted):
    """Rows of bars over one axis from 0 to 100 %."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.rows: tuple[ShareRow, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_rows(self, rows: Sequence[ShareRow]) -> None:
        """Show other bars."""
        self.rows = tuple(rows)
        self.setAccessibleName("\n".join(f"{row.name}: {row.words}" for row in rows))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(380), self.theme.px(ROW) * len(self.rows) + self.theme.px(AXIS))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.theme.px(240), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        brush_up(painter)
        look, colours = self.theme.look, self.colours
        names = QFontMetricsF(look.font(TextStyle.STRONG))
        left = max((names.horizontalAdvance(row.name) for row in self.rows), default=0.0) + look.px(12)
        small = QFontMetricsF(look.font(TextStyle.SMALL_STRONG))
        right = max((small.horizontalAdvance(row.words) for row in self.rows), default=0.0) + look.px(12)
        wide = max(look.px(40), self.width() - left - right)
        plot = QRectF(left, 0, wide, look.px(ROW) * len(self.rows))
        self._paint_axis(painter, plot)
        for number, row in enumerate(self.rows):
            line = QRectF(0, number * look.px(ROW), self.width(), look.px(ROW))
            painter.setFont(look.font(TextStyle.STRONG))
            painter.setPen(colours.text)
            painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, row.name)
            painter.setFont(look.font(TextStyle.SMALL_STRONG))
            words = QRectF(plot.right() + look.px(12), line.top(), right, line.height())
            painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, row.words)
            if row.share.games:
                self._paint_bar(painter, plot, line.center().y(), row)

    def _paint_axis(self, painter: QPainter, plot: QRectF) -> None:
        look, colours = self.theme.look, self.colours
        painter.setFont(look.font(TextStyle.LEAST))
        metrics = QFontMetricsF(look.font(TextStyle.LEAST))
        room = plot.width() / (len(TICKS) - 1) > metrics.horizontalAdvance("100 %") * 1.3
        for tick in TICKS:
            x = plot.left() + plot.width() * tick / 100
            painter.setPen(stroke(colours.line, look.hair))
            painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()))
            if room or tick in (0, 50, 100):
                painter.setPen(colours.text_2)
                place = QRectF(x - look.px(30), plot.bottom(), look.px(60), look.px(AXIS))
                painter.drawText(place, Qt.AlignmentFlag.AlignCenter, f"{tick} %")

    def _paint_bar(self, painter: QPainter, plot: QRectF, middle: float, row: ShareRow) -> None:
        look, colours = self.theme.look, self.colours
        high = look.px(BAR)

        def across(share: float) -> float:
            return plot.left() + plot.width() * share

        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colours.hero_fill)
        painter.drawRect(QRectF(plot.left(), middle - high / 2, plot.width() * row.share.share, high))
        low, top = across(row.share.low), across(row.share.high)
        # Twice, light under dark: it is seen on the bar and beside it.
        for colour, width in ((colours.base, look.px(5)), (colours.text, look.px(2))):
            painter.setPen(stroke(colour, width))
            painter.drawLine(QPointF(low, middle), QPointF(top, middle))
            for end in (low, top):
                painter.drawLine(QPointF(end, middle - high / 3), QPointF(end, middle + high / 3))
        if row.beside is not None and row.beside.games:
            x = across(row.beside.share)
            side = look.px(6)
            painter.setPen(stroke(colours.text, look.px(2)))
            painter.setBrush(colours.gold_fill)
            above = middle - high / 2
            painter.drawPolygon([QPointF(x, above + side), QPointF(x - side, above - 2), QPointF(x + side, above - 2)])
