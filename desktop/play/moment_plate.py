"""A great moment, told large over the middle of the board: it comes with its fact and goes with the next."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QEvent, QObject, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.look.icons import paint_icon
from desktop.look.ink import stroke
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.widgets.painted import Painted, brush_up
from desktop.play.presenter import Moment

ICON, GAP, EDGE = 44, 16, 22
WIDE, HIGH = 560, 92
"""How wide its second text becomes at most, and how high it is with one line of that, in px at 100 %."""
WRAPPED = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap)


class MomentPlate(Painted):
    """A ribbon across `table`. Clicks go through it."""

    def __init__(self, theme: Theme, table: QWidget) -> None:
        super().__init__(theme, table)
        self.setObjectName("moment")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._table = table
        self.moment: Moment | None = None
        """What is being told; None while nothing is."""
        table.installEventFilter(self)
        self.hide()

    def show_moment(self, moment: Moment) -> None:
        """Tell this moment until it is cleared."""
        self.moment = moment
        self.setAccessibleName(f"{moment.title} {moment.second}".strip())
        self._place()
        self.show()
        self.raise_()
        self.update()

    def put_on(self, table: QWidget) -> None:
        """Another part of the board is what lies on the table now."""
        if table is not self._table:
            self._table.removeEventFilter(self)
            self._table = table
            self.setParent(table)
            table.installEventFilter(self)
            self._place()

    def clear(self) -> None:
        """Nothing is told any more."""
        self.moment = None
        self.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Resize and watched is self._table:
            self._place()
        return super().eventFilter(watched, event)

    def look_changed(self) -> None:
        self._place()
        super().look_changed()

    def sizeHint(self) -> QSize:
        look = self.theme.look
        if self.moment is None:
            return QSize(0, 0)
        beside = look.px(ICON + GAP + 2 * EDGE)
        title = ceil(QFontMetricsF(look.font(TextStyle.BANNER_BIG)).horizontalAdvance(self.moment.title))
        body = QFontMetricsF(look.font(TextStyle.BODY))
        second = ceil(body.horizontalAdvance(self.moment.second))
        # A long text has several lines, which are read more easily and never cut off.
        wide = max(title, min(second, look.px(WIDE)), 1)
        wide = min(wide, max(1, self._table.width() - beside - look.px(EDGE)))
        rows = body.boundingRect(QRectF(0, 0, wide, 0), WRAPPED, self.moment.second).height()
        return QSize(wide + beside, look.px(HIGH) + max(0, round(rows - body.height())))

    def _place(self) -> None:
        wanted, room = self.sizeHint(), self._table.rect()
        wide, high = min(wanted.width(), room.width()), min(wanted.height(), room.height())
        self.setGeometry(QRect((room.width() - wide) // 2, (room.height() - high) // 3, wide, high))

    def paintEvent(self, event: QPaintEvent) -> None:
        moment = self.moment
        if moment is None:
            return
        painter = QPainter(self)
        brush_up(painter)
        look, colours = self.theme.look, self.colours
        plate = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        painter.setPen(stroke(colours.gold_line, look.px(2)))
        painter.setBrush(colours.of(moment.tone))
        painter.drawRoundedRect(plate, look.px(6), look.px(6))
        icon = float(look.px(ICON))
        left = plate.left() + look.px(EDGE)
        paint_icon(painter, moment.icon, QPointF(left + icon / 2, plate.center().y()), icon, colours.on_fill)
        words = QRectF(left + icon + look.px(GAP), plate.top(), 0, plate.height())
        words.setRight(plate.right() - look.px(EDGE) / 2)
        painter.setPen(colours.on_fill)
        painter.setFont(look.font(TextStyle.BANNER_BIG))
        upper = QRectF(words)
        if moment.second:
            upper.setHeight(look.px(HIGH) * 0.58)
        painter.drawText(upper, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, moment.title)
        if moment.second:
            painter.setFont(look.font(TextStyle.BODY))
            lower = QRectF(words)
            lower.setTop(upper.bottom())
            painter.drawText(lower, WRAPPED, moment.second)
