"""One line of the check list: icon, what the program believes, a tick; below it, while it is looked at, its fields."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QCheckBox, QComboBox, QHBoxLayout, QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget

from desktop.look.flow_layout import FlowLayout
from desktop.look.icons import paint_icon
from desktop.look.ink import stroke
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.widgets.icon_label import Icon, set_tone, text_label
from desktop.look.widgets.number_field import NumberField
from desktop.look.widgets.painted import Painted, brush_up
from desktop.play.check_table.lines import CheckField, CheckLine, FieldKind
from desktop.play.check_table.place_field import PlaceField

TICK = 24
ANY_NUMBER = 9999
"""Larger ones are typed by nobody; the rules refuse what is too large much earlier."""


class Tick(Painted):
    """A circle; ticked when the line is all right."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.ticked = False
        self.setFixedSize(theme.px(TICK + 6), theme.px(TICK + 6))

    def set_ticked(self, ticked: bool) -> None:
        """Show the tick, or the empty circle."""
        self.ticked = ticked
        self.setAccessibleName(self.tr("checked") if ticked else self.tr("not checked yet"))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        brush_up(painter)
        colours = self.colours
        side = float(self.theme.px(TICK))
        rect = QRectF((self.width() - side) / 2, (self.height() - side) / 2, side, side)
        painter.setPen(stroke(colours.good if self.ticked else colours.line_strong, 2))
        painter.setBrush(colours.base)
        painter.drawEllipse(rect)
        if self.ticked:
            paint_icon(painter, "ui/check", QPointF(rect.center()), side * 0.66, colours.good)


def _in_rows(fields: Sequence[CheckField]) -> list[list[CheckField]]:
    """Fields beside each other; a place, which is wide, and what follows it begin new rows."""
    rows: list[list[CheckField]] = []
    for number, field in enumerate(fields):
        after_place = number > 0 and fields[number - 1].kind is FieldKind.PLACE
        if not rows or after_place or field.kind is FieldKind.PLACE:
            rows.append([])
        rows[-1].append(field)
    return rows


class CheckRow(Painted):
    """A line; a click looks at it, a click on its circle ticks it off."""

    wanted = Signal()
    ticked = Signal()
    corrected = Signal(str, object)
    """A path and what stands there at the table."""

    def __init__(self, theme: Theme, line: CheckLine, *, ticks: bool = True) -> None:
        """`ticks` is off where the line stands by itself and only its fields matter."""
        super().__init__(theme)
        self.line = line
        self.current = False
        px = theme.px
        self.setObjectName(f"check.line.{line.id}")
        column = QVBoxLayout(self)
        column.setContentsMargins(px(16), px(5), px(12), px(5))
        column.setSpacing(px(4))
        row = QHBoxLayout()
        row.setSpacing(px(12))
        row.addWidget(Icon(theme, line.icon, 30, disc=True))
        self.title: QLabel = text_label(line.title, TextStyle.ROW)
        self.title.setMinimumWidth(px(150))
        row.addWidget(self.title)
        self.belief: QLabel = text_label(line.belief, TextStyle.BODY, "text_2", wrap=True)
        row.addWidget(self.belief, 1)
        self.tick = Tick(theme)
        self.tick.setVisible(ticks)
        row.addWidget(self.tick)
        column.addLayout(row)
        self.fields: list[QWidget] = []
        self._below = QWidget()
        below = QVBoxLayout(self._below)
        below.setContentsMargins(px(42), 0, 0, px(4))
        below.setSpacing(px(6))
        for together in _in_rows(line.fields):
            # As many in a line as there is room for: the list never goes sideways.
            beside = QWidget()
            flow = FlowLayout(beside, px(10))
            for field in together:
                flow.addWidget(self._with_words(field))
            below.addWidget(beside)
        self.said: QLabel = text_label("", TextStyle.SMALL, "text_2", wrap=True)
        self.said.setObjectName(f"check.line.{line.id}.said")
        below.addWidget(self.said)
        self.say("")
        column.addWidget(self._below)
        self.set_state(current=False, ticked=False)

    def set_state(self, *, current: bool, ticked: bool) -> None:
        """Whether it is looked at, and whether it is all right."""
        self.current = current
        self.tick.set_ticked(ticked)
        self._below.setVisible(current and bool(self.line.fields))
        state = self.tr("checked") if ticked else self.tr("not checked yet")
        self.setAccessibleName(f"{self.line.title}: {self.line.belief}, {state}")
        self.update()

    def say(self, words: str) -> None:
        """Why a correction cannot be."""
        self.said.setText(words)
        self.said.setVisible(bool(words))
        set_tone(self.said, "enemy" if words else "text_2")

    def refuse(self, path: str, why: str) -> None:
        """A correction cannot be: its field shows again what stands, and the sentence says why."""
        for made, field in zip(self.fields, self.line.fields, strict=True):
            if field.path != path:
                continue
            with QSignalBlocker(made):
                if isinstance(made, NumberField):
                    made.setValue(field.value)
                elif isinstance(made, QLineEdit):
                    made.setText(field.value)
                elif isinstance(made, QCheckBox):
                    made.setChecked(field.value)
                elif isinstance(made, QComboBox):
                    made.setCurrentIndex(made.findData(field.value))
                elif isinstance(made, PlaceField):
                    made.put_back()
        self.say(why)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self.tick.geometry().adjusted(-8, -8, 8, 8).contains(event.position().toPoint()):
            self.ticked.emit()
        else:
            self.wanted.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        colours = self.colours
        painter.fillRect(self.rect(), colours.sel_bg if self.current else colours.base)
        if self.current:
            painter.fillRect(0, 0, self.theme.px(5), self.height(), colours.sel)
        painter.setPen(colours.line)
        painter.drawLine(0, self.height() - 1, self.width(), self.height() - 1)

    # Fields

    def _with_words(self, field: CheckField) -> QWidget:
        """The field and, before it, what it is."""
        together = QWidget()
        row = QHBoxLayout(together)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(self.theme.px(10))
        made = self._made(field)
        made.setObjectName(f"check.{field.path}")
        if field.kind in (FieldKind.NUMBER, FieldKind.WORD, FieldKind.CHOICE, FieldKind.PLACE):
            row.addWidget(text_label(field.words, TextStyle.SMALL))
            made.setAccessibleName(f"{self.line.title}: {field.words}")
        made.installEventFilter(self)
        self.fields.append(made)
        row.addWidget(made)
        return together

    def _made(self, field: CheckField) -> QWidget:
        if field.kind is FieldKind.NUMBER:
            # The field takes any number: what cannot be is refused by the rules, in words.
            number = NumberField(self.theme, -ANY_NUMBER // 10, ANY_NUMBER, field.value)
            number.setKeyboardTracking(False)
            number.valueChanged.connect(partial(self.corrected.emit, field.path))
            return number
        if field.kind is FieldKind.WORD:
            word = QLineEdit(field.value)
            word.editingFinished.connect(lambda: self._take_word(field, word.text()))
            return word
        if field.kind is FieldKind.FLAG:
            box = QCheckBox(field.words)
            box.setChecked(field.value)
            box.toggled.connect(partial(self.corrected.emit, field.path))
            return box
        if field.kind is FieldKind.CHOICE:
            choice = QComboBox()
            for value, words in field.choices:
                choice.addItem(words, value)
            choice.setCurrentIndex(choice.findData(field.value))
            choice.activated.connect(lambda _: self.corrected.emit(field.path, choice.currentData()))
            return choice
        if field.kind is FieldKind.PLACE:
            return PlaceField(self.theme, field, self.line.title, partial(self.corrected.emit, field.path))
        button = QPushButton(self.tr("{thing} is not there").format(thing=field.words))
        button.setAutoDefault(False)
        button.clicked.connect(lambda _=False: self.corrected.emit(field.path, field.value))
        return button

    def _take_word(self, field: CheckField, words: str) -> None:
        if words != field.value:
            self.corrected.emit(field.path, words)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """In a number, + means that all is well, and a corrected number is taken before the next line comes."""
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress and isinstance(watched, NumberField):
            if event.key() == Qt.Key.Key_Plus:
                event.ignore()
                self.window().event(event)
                return True
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                watched.interpretText()
        return super().eventFilter(watched, event)
