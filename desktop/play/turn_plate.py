"""Says quietly whose turn it is when the next question is another person's who sits at the same screen."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPointF, QRect, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.look.announce import announce
from desktop.look.icons import paint_icon
from desktop.look.ink import stroke
from desktop.look.lettering import TextStyle
from desktop.look.seat_mark import SeatMark, paint_seat_mark
from desktop.look.theme import Theme
from desktop.look.widgets.painted import Painted, brush_up, width_of
from desktop.play.presenter import Presenter
from desktop.settings import Settings
from rules_core.kernel.requests import NO_SEAT, SeatId

SAYS_TURNS = "play/say-turns"
"""The switch in the settings."""
SHOWN_MS = 1500
MARK, GAP, EDGE, HIGH = 44, 14, 20, 68
"""In px at 100 %."""


class TurnPlate(Painted):
    """A plate at the upper edge of the table. It goes by itself; clicks and keys go through it."""

    def __init__(self, theme: Theme, settings: Settings, presenter: Presenter, table: QWidget) -> None:
        super().__init__(theme, table)
        self.setObjectName("turn-plate")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.settings = settings
        self.presenter = presenter
        self._asked_before = NO_SEAT
        self._words = ""
        self._mark: SeatMark | None = None
        self._away = QTimer(self)
        self._away.setSingleShot(True)
        self._away.timeout.connect(self.hide)
        table.installEventFilter(self)
        self.hide()

    def look(self) -> None:
        """A question stands: say whose it is, if it is another person's than the last one."""
        request, seats = self.presenter.session.pending, self.presenter.session.seats
        if request is None or request.who not in seats.persons:
            return
        before, self._asked_before = self._asked_before, request.who
        # As long as it is played on for them nobody is called.
        is_on = self.settings.flag(SAYS_TURNS, default=True) and not self.presenter.session.autoplay.answers
        if is_on and before not in (NO_SEAT, request.who) and len(seats.persons) > 1 and not seats.handover:
            self._say(request.who)
        else:
            self.hide()

    def _say(self, seat: SeatId) -> None:
        self._words = self.tr("{name}, it is your turn").format(name=self.presenter.seat_name(seat))
        self._mark = self.presenter.marks().get(seat)
        self.setAccessibleName(self._words)
        self._place()
        self.show()
        self.raise_()
        self.update()
        self._away.start(SHOWN_MS)
        announce(self, self._words)

    def put_on(self, table: QWidget) -> None:
        """Another part of the board is what lies on the table now."""
        before = self.parentWidget()
        if before is not table:
            is_shown = self.isVisible()
            if before is not None:
                before.removeEventFilter(self)
            table.installEventFilter(self)
            self.setParent(table)
            self._place()
            self.setVisible(is_shown)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # With the question tools come and go beside the table.
        if event.type() is QEvent.Type.Resize and self.isVisible():
            self._place()
        return super().eventFilter(watched, event)

    def sizeHint(self) -> QSize:
        look = self.theme.look
        return QSize(self._wide(self._step()), look.px(HIGH))

    def _wide(self, step: TextStyle) -> int:
        look = self.theme.look
        return round(width_of(self._words, step, look.scale)) + look.px(MARK + GAP + 2 * EDGE)

    def _step(self) -> TextStyle:
        """On a narrow table smaller letters come before dots."""
        table = self.parentWidget()
        is_narrow = table is not None and self._wide(TextStyle.TITLE) > table.width()
        return TextStyle.STRONG if is_narrow else TextStyle.TITLE

    def _place(self) -> None:
        table = self.parentWidget()
        if table is not None:
            wanted = self.sizeHint()
            wide = min(wanted.width(), table.width())
            self.setGeometry(QRect((table.width() - wide) // 2, self.theme.px(14), wide, wanted.height()))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        brush_up(painter)
        look, colours = self.theme.look, self.colours
        plate = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        painter.setPen(stroke(colours.gold_line, look.px(2)))
        painter.setBrush(colours.bar)
        painter.drawRoundedRect(plate, look.px(8), look.px(8))
        centre = QPointF(plate.left() + look.px(EDGE + MARK / 2), plate.center().y())
        if self._mark is not None:
            paint_seat_mark(painter, self._mark, centre, look.px(MARK), look)
        else:
            paint_icon(painter, "person", centre, look.px(MARK * 0.8), colours.gold_line)
        painter.setFont(look.font(self._step()))
        painter.setPen(colours.on_fill)
        words = plate.adjusted(look.px(EDGE + MARK + GAP), 0, -look.px(EDGE) / 2, 0)
        shown = painter.fontMetrics().elidedText(self._words, Qt.TextElideMode.ElideRight, int(words.width()))
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, shown)
