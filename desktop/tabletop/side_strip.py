"""The strip beside the map in a wide window: what the lines of the reach mean, the dice tray, the measuring sticks."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.look.ink import stroke
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.widgets.painted import Painted, brush_up
from desktop.play.dice_tray import DiceTray
from desktop.tabletop.battlefield.views import UNITS_PER_INCH
from rules_core.games.words import Words
from rules_core.wording.sentence import Measure
from rules_core.wording.tape import is_metric, on_stick

WIDE = 176
UNITS_PER_CENTIMETRE = 100
DASHES: dict[int, tuple[float, ...]] = {1: (), 2: (6, 4), 3: (1.5, 4)}


class SideStrip(Painted):
    """Stands on the wood. Everything in it is said elsewhere too, so it may be left out where there is no room."""

    def __init__(self, theme: Theme, words: Words, sticks: tuple[int, int, int], parent: QWidget | None = None):
        super().__init__(theme, parent)
        self.setObjectName("side-strip")
        self._sticks = sticks
        self.told: Measure = on_stick
        """How the length of a stick is written."""
        self._moves: tuple[int, ...] = ()
        self._allowance = 0
        self.tray = DiceTray(theme, words, self)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(WIDE), self.theme.px(300))

    def show_reach(self, moves: tuple[int, ...], allowance: int) -> None:
        """Which bands are on the map, and how long one move is in tenths of a millimetre."""
        if (moves, allowance) != (self._moves, self._allowance):
            self._moves, self._allowance = moves, allowance
            self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        high = self.tray.sizeHint().height()
        self.tray.setGeometry(0, (self.height() - high) // 2, self.width() - self.theme.px(4), high)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        brush_up(painter)
        self._paint_key(painter)
        self._paint_sticks(painter)

    def _paint_key(self, painter: QPainter) -> None:
        look, colours = self.theme.look, self.colours
        for row, moves in enumerate(self._moves):
            middle = look.px(26 + row * 34)
            centre = QPointF(look.px(16), middle)
            painter.setPen(stroke(colours.on_fill, 1.6))
            painter.setBrush(colours.hero_fill)
            painter.drawEllipse(centre, look.px(11), look.px(11))
            painter.setFont(look.font(TextStyle.SMALL_STRONG))
            box = QRectF(centre.x() - 20, middle - 20, 40, 40)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(moves))
            painter.setPen(stroke(colours.on_wood, 2.4, DASHES[moves]))
            painter.drawLine(QPointF(look.px(34), middle), QPointF(look.px(60), middle))
            reach = self.tr("1 move, {length}") if moves == 1 else self.tr("{moves} moves, {length}")
            words = reach.format(moves=moves, length=self.told(self._allowance * moves))
            self._text(painter, QRectF(look.px(68), middle - look.px(14), self.width(), look.px(28)), words)

    def _paint_sticks(self, painter: QPainter) -> None:
        look = self.theme.look
        longest = max(self._sticks)
        room = self.width() - look.px(12)
        top = self.height() - look.px(46) * len(self._sticks)
        names = (self.tr("Short"), self.tr("Medium"), self.tr("Long"))
        colours = (QColor("#D9B870"), QColor("#C99A4E"), QColor("#B27F33"))
        for name, length, wood in zip(names, self._sticks, colours, strict=True):
            stick = QRectF(0.5, top + 0.5, room * length / longest, look.px(14))
            painter.setPen(stroke(self.colours.token_outline, 1.2))
            painter.setBrush(wood)
            painter.drawRoundedRect(stick, 2, 2)
            step = UNITS_PER_CENTIMETRE if is_metric(length) else UNITS_PER_INCH
            for mark in range(1, length // step + 1):
                across = stick.left() + stick.width() * mark * step / length
                painter.drawLine(QPointF(across, stick.top()), QPointF(across, stick.top() + look.px(5)))
            words = self.tr("{name} {length}").format(name=name, length=self.told(length))
            self._text(painter, QRectF(0, stick.bottom() + 1, self.width(), look.px(22)), words)
            top += look.px(46)

    def _text(self, painter: QPainter, rect: QRectF, words: str) -> None:
        painter.setFont(self.theme.look.font(TextStyle.SMALL_STRONG))
        painter.setPen(self.colours.on_wood)
        painter.drawText(rect, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, words)
