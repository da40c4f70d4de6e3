"""Several orders at a real table: one key when all have been carried out, or the number of one that needs a look."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from html import escape
from math import ceil
from typing import Final

from PySide6.QtCore import QElapsedTimer, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QResizeEvent, QStaticText, QTextOption
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QWidget

from desktop.look.ink import stroke
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.tip import tip
from desktop.look.widgets.key_cap import paint_key_cap
from desktop.look.widgets.option_button import OptionButton
from desktop.look.widgets.painted import brush_up, paint_focus
from desktop.look.widgets.pressable import Pointable
from desktop.play.models.option_view import OptionView, QuestionView
from desktop.play.prompts.order_prompt import GUARD_MS, NARROW
from desktop.play.prompts.prompt import Prompt, digit_of, is_enter, is_next
from rules_core.kernel.requests import Request

STEPS: Final = (TextStyle.BODY, TextStyle.SMALL, TextStyle.LEAST)
"""The type of the lines, the largest first: the first in which all of them stand whole."""
SHAPES: Final = tuple((columns, step) for some in ((1, 2), (3, 4)) for step in STEPS for columns in some)
"""In so many columns and such type, what reads best first."""
SCROLLED: Final = (1, TextStyle.LEAST)
"""Where nothing shows all of them whole at once."""
DONE_WIDE: Final = 250
CAP: Final = 20
"""A key cap before a line, in px at 100 %."""
GAP: Final = 10
BESIDE: Final = CAP + 2 * GAP
"""What a line takes beside its words."""
EDGE: Final = 2
"""Above and below the words of a line."""


class OrderLine(Pointable):
    """Who does what, behind the number that looks at this one alone."""

    focused = Signal()

    def __init__(self, theme: Theme, number: int, option: OptionView, parent: QWidget) -> None:
        super().__init__(theme, option.title, option.second, parent)
        self.setObjectName(f"prompt.orders.{number}")
        self.setAccessibleName(f"{option.title}: {option.second}")
        self.setToolTip(tip(f"{option.title}: {option.second}"))
        self.stands_for = option.key
        self.step = TextStyle.BODY
        self._digit = str(number)
        self._words = QStaticText(f"<b>{escape(option.title)}:</b> {escape(option.second)}")
        self._words.setTextFormat(Qt.TextFormat.RichText)
        wraps = QTextOption()
        wraps.setWrapMode(QTextOption.WrapMode.WordWrap)
        self._words.setTextOption(wraps)

    def high_at(self, step: TextStyle, wide: int) -> float:
        """How high the line is in this type and width."""
        look = self.theme.look
        self._words.setTextWidth(wide - look.px(BESIDE))
        self._words.prepare(font=look.font(step))
        return max(self._words.size().height(), look.px(CAP)) + look.px(2 * EDGE)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.focused.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        brush_up(painter)
        look, colours = self.theme.look, self.theme.colours
        face = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.setPen(stroke(colours.line, look.hair))
        painter.setBrush(colours.sel_bg if self.hovered or self.isDown() else colours.base)
        painter.drawRoundedRect(face, look.px(4), look.px(4))
        cap = QRectF(look.px(GAP / 2), face.center().y() - look.px(CAP) / 2, look.px(CAP), look.px(CAP))
        paint_key_cap(painter, cap, self._digit, look)
        painter.setPen(colours.text)
        painter.setFont(look.font(self.step))
        left = cap.right() + look.px(GAP)
        painter.drawStaticText(QPointF(left, face.center().y() - self._words.size().height() / 2), self._words)
        if self.hasFocus():
            paint_focus(painter, face, look, look.px(4))


class OrderLines(QScrollArea):
    """The lines, in as many columns and in as large a type as they all stand whole in; else they scroll."""

    def __init__(self, theme: Theme, options: Sequence[OptionView]) -> None:
        super().__init__()
        self.theme = theme
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._sheet = QWidget()
        self.setWidget(self._sheet)
        self._sheet.setAutoFillBackground(False)
        self.lines = [OrderLine(theme, number + 1, one, self._sheet) for number, one in enumerate(options)]
        for line in self.lines:
            line.focused.connect(partial(self.ensureWidgetVisible, line, 0, 0))
        theme.changed.connect(self._arrange)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """Whole lines come before large ones, and large ones before few columns."""
        gap, room = self.theme.px(4), self.contentsRect().size()
        fits = next((one for one in SHAPES if self._fit(*one, gap, room)), None)
        columns, step = fits or SCROLLED
        if fits is None:
            room.setWidth(room.width() - self.verticalScrollBar().sizeHint().width())
        rows = ceil(len(self.lines) / columns)
        wide, high = self._each(columns, rows, gap, room)
        if fits is None:
            high = max(high, *[ceil(line.high_at(step, wide)) for line in self.lines])
        self._sheet.resize(room.width(), rows * (high + gap) - gap)
        for number, line in enumerate(self.lines):
            # Down the columns: orders are carried out in this order, and read so.
            column, row = divmod(number, rows)
            line.step = step
            line.setGeometry(QRect(column * (wide + gap), row * (high + gap), wide, high))
            line.update()

    def _fit(self, columns: int, step: TextStyle, gap: int, room: QSize) -> bool:
        rows = ceil(len(self.lines) / columns)
        wide, high = self._each(columns, rows, gap, room)
        return all(line.high_at(step, wide) <= high for line in self.lines)

    def _each(self, columns: int, rows: int, gap: int, room: QSize) -> tuple[int, int]:
        """Width and height of a line."""
        return (room.width() - gap * (columns - 1)) // columns, (room.height() - gap * (rows - 1)) // rows


class OrdersPrompt(Prompt):
    """The first option is "done", for all of them; each of the others looks at one by itself."""

    def __init__(self, theme: Theme, request: Request, view: QuestionView) -> None:
        super().__init__(theme, request, view)
        self._since = QElapsedTimer()
        self._since.start()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.px(GAP))
        done, *each = view.options
        self.shown = OrderLines(theme, each)
        for line, one in zip(self.shown.lines, each, strict=True):
            line.clicked.connect(partial(self.answered.emit, one.answer))
            line.rested.connect(self.pointed)
        row.addWidget(self.shown, 1)
        self.done = OptionButton(theme, "Enter", done.title, done.second, icon=done.icon, main=True)
        self.done.setObjectName("prompt.orders.done")
        self.done.setAccessibleName(done.title)
        self.done.clicked.connect(self._carried_out)
        self.done.setMaximumWidth(theme.px(DONE_WIDE))
        row.addWidget(self.done, 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """In little room the orders keep their words, and the button gives up its own."""
        super().resizeEvent(event)
        narrow = self.width() < self.theme.px(NARROW)
        done = self.view.options[0]
        self.done.set_texts(self.tr("Done") if narrow else done.title, "" if narrow else done.second)

    def handle_key(self, event: QKeyEvent) -> bool:
        digit = digit_of(event)
        if 1 <= digit < len(self.view.options):
            if not event.isAutoRepeat():
                self.answered.emit(self.view.options[digit].answer)
            return True
        if event.key() in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
            self._step(-1 if event.key() == Qt.Key.Key_Backtab else 1)
            return True
        if is_enter(event) or is_next(event):
            focused = next((line for line in self.shown.lines if line.hasFocus()), None)
            if event.isAutoRepeat():
                return True
            if is_enter(event) and focused is not None:
                focused.click()
            else:
                self._carried_out()
            return True
        return False

    def choose_thing(self, thing: str) -> bool:
        meant = next((one for one in self.view.options if thing and one.thing == thing), None)
        if meant is not None:
            self.answered.emit(meant.answer)
        return meant is not None

    def _step(self, step: int) -> None:
        """On to the next line, and round by "done"."""
        stops: list[QWidget] = [*self.shown.lines, self.done]
        now = next((number for number, one in enumerate(stops) if one.hasFocus()), -1 if step > 0 else 0)
        stops[(now + step) % len(stops)].setFocus()

    def _carried_out(self) -> None:
        if self._since.elapsed() >= GUARD_MS:
            self.answered.emit(self.view.options[0].answer)
