"""A sand-clock that runs without a sound: nobody is hurried, but everybody sees how long it has been."""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QContextMenuEvent, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QMenu, QSizePolicy, QWidget

from desktop.look.ink import polygon_path, stroke
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.tip import tip
from desktop.look.widgets.painted import brush_up, line_height, paint_focus
from desktop.look.widgets.pressable import Pressable

MINUTES = (1, 2, 3, 5, 10)
"""How long it may run."""
TICK_MS = 1000
WIDE, HIGH = 62, 96
"""In px at 100 %."""


class SandClock(Pressable):
    """A click turns it round, so that it runs anew; its menu says for how long."""

    minutes_chosen = Signal(int)

    def __init__(self, theme: Theme, minutes: int, parent: QWidget | None = None) -> None:
        super().__init__(theme, "", parent=parent)
        self.setObjectName("sand-clock")
        self.minutes = minutes
        self._run = QElapsedTimer()
        self._tick = QTimer(self)
        self._tick.setInterval(TICK_MS)
        self._tick.timeout.connect(self._say)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.clicked.connect(self.turn)
        self._say()

    @property
    def share(self) -> float:
        """How much of the sand has run down, 0 to 1."""
        if not self._run.isValid():
            return 0.0
        return min(1.0, self._run.elapsed() / (self.minutes * 60_000))

    def turn(self) -> None:
        """It runs from the beginning."""
        self._run.start()
        self._tick.start()
        self._say()

    def stop(self) -> None:
        """It stands with all its sand above."""
        self._run.invalidate()
        self._tick.stop()
        self._say()

    def set_minutes(self, minutes: int) -> None:
        """It runs so long from now on."""
        self.minutes = minutes
        self.minutes_chosen.emit(minutes)
        if self._run.isValid():
            # One that has run down may have sand again.
            self._tick.start()
        self._say()

    def _say(self) -> None:
        left = round(self.minutes * (1 - self.share), 1)
        if not self._run.isValid():
            words = self.tr("Sand-clock, {minutes} min: click to turn it").format(minutes=self.minutes)
        elif self.share < 1:
            words = self.tr("Sand-clock: {left} of {minutes} min left").format(left=left, minutes=self.minutes)
        else:
            words = self.tr("Sand-clock: it has run down")
            self._tick.stop()
        self.setAccessibleName(words)
        self.setToolTip(tip(words))
        self.update()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for minutes in MINUTES:
            action = menu.addAction(self.tr("{minutes} min").format(minutes=minutes))
            action.setCheckable(True)
            action.setChecked(minutes == self.minutes)
            action.triggered.connect(lambda _=False, minutes=minutes: self.set_minutes(minutes))
        menu.popup(event.globalPos())

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(WIDE), self.theme.px(HIGH))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        brush_up(painter)
        look, colours, px = self.theme.look, self.theme.colours, self.theme.px
        label = line_height(TextStyle.LEAST, look.scale)
        room = QRectF(self.rect()).adjusted(px(8), px(5), -px(8), -label - px(3))
        painter.setPen(stroke(colours.line_strong, look.hair))
        painter.setBrush(colours.base)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), px(8), px(8))
        bar = room.height() * 0.09
        glass = room.adjusted(px(5), bar, -px(5), -bar)
        self._paint_sand(painter, glass)
        painter.setPen(stroke(colours.text, px(1.6)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(_glass(glass))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colours.council if not look.is_dark else colours.line_strong)
        for top in (room.top(), room.bottom() - bar):
            painter.drawRoundedRect(QRectF(room.left(), top, room.width(), bar), 2, 2)
        painter.setFont(look.font(TextStyle.LEAST))
        painter.setPen(colours.text_2)
        words = self.tr("{minutes} min").format(minutes=self.minutes)
        below = QRectF(0, self.height() - label - px(3), self.width(), label)
        painter.drawText(below, Qt.AlignmentFlag.AlignCenter, words)
        if self.hasFocus():
            paint_focus(painter, QRectF(self.rect()), look, px(8))

    def _paint_sand(self, painter: QPainter, glass: QRectF) -> None:
        """Above what is left, below what has run, and a thread between."""
        colours, share = self.theme.colours, self.share
        painter.save()
        painter.setClipPath(_glass(glass))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colours.gold_fill)
        half = glass.height() / 2
        above = half * (0.84 * (1 - share))
        painter.drawRect(QRectF(glass.left(), glass.center().y() - above, glass.width(), above))
        heap = half * 0.8 * share
        foot = glass.bottom()
        painter.drawPath(
            polygon_path(
                [
                    QPointF(glass.left(), foot),
                    QPointF(glass.left(), foot - heap * 0.5),
                    QPointF(glass.center().x(), foot - heap),
                    QPointF(glass.right(), foot - heap * 0.5),
                    QPointF(glass.right(), foot),
                ]
            )
        )
        if self._run.isValid() and share < 1:
            painter.drawRect(QRectF(glass.center().x() - 0.8, glass.center().y(), 1.6, half))
        painter.restore()


def _glass(rect: QRectF) -> QPainterPath:
    """Two bulbs with a neck."""
    middle, neck = rect.center(), rect.width() * 0.07
    wide, tight = rect.height() * 0.14, rect.height() * 0.1
    left, right = middle.x() - neck, middle.x() + neck
    path = QPainterPath(rect.topLeft())
    path.lineTo(rect.topRight())
    path.cubicTo(rect.right(), middle.y() - wide, right, middle.y() - tight, right, middle.y())
    path.cubicTo(right, middle.y() + tight, rect.right(), middle.y() + wide, rect.right(), rect.bottom())
    path.lineTo(rect.bottomLeft())
    path.cubicTo(rect.left(), middle.y() + wide, left, middle.y() + tight, left, middle.y())
    path.cubicTo(left, middle.y() - tight, rect.left(), middle.y() - wide, rect.left(), rect.top())
    path.closeSubpath()
    return path
