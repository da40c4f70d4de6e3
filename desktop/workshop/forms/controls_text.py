"""Controls for words: one line, some lines, and tags."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSignalBlocker, Qt, QTimer
from PySide6.QtGui import QFocusEvent, QFontMetricsF, QKeyEvent, QTextCursor
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QPlainTextEdit, QPushButton, QVBoxLayout, QWidget

from desktop.look.flow_layout import FlowLayout
from desktop.look.icons import put_icon
from desktop.look.lettering import TextStyle
from desktop.look.tip import tip
from desktop.look.widgets.icon_label import set_tone, text_label
from desktop.workshop.forms.bench import Bench
from desktop.workshop.forms.control import Control
from rules_core.content.fields import Field
from rules_core.content.fresh_rows import example_of
from rules_core.content.items import Path

LETTERS = 4
"""A text of at most so many characters gets a narrow field."""
NEAR_THE_END = 0.8
"""From this share of the longest text on, its length is shown."""


def said_of(value: object) -> str:
    """A text; what is none, as it is written, so that it can be seen and mended."""
    return value if isinstance(value, str) else "" if value is None else str(value)


class TextControl(Control):
    """One line."""

    def __init__(self, bench: Bench, path: Path, field: Field, context: str = "") -> None:
        super().__init__(bench, path, field, context)
        self.line = QLineEdit()
        self.call(self.line)
        self.line.textEdited.connect(self._typed)
        self.count = text_label("", TextStyle.SMALL, "text_2")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(self.theme.px(8))
        row.addWidget(self.line, 0 if 0 < field.longest <= LETTERS else 1)
        row.addWidget(self.count)
        if 0 < field.longest <= LETTERS:
            row.addStretch(1)
        self.look_changed()
        self.show_value()

    def main_widget(self) -> QWidget:
        return self.line

    def write_over(self) -> None:
        super().write_over()
        if self.line.text() == example_of(self.field):
            self.line.selectAll()

    def look_changed(self) -> None:
        if 0 < self.field.longest <= LETTERS:
            self.line.setFixedWidth(self.theme.px(88))

    def show_value(self) -> None:
        text = said_of(self.value)
        if self.line.text() != text:
            self.line.setText(text)
        _show_length(self.count, len(text), self.field.longest)

    def _typed(self, text: str) -> None:
        if not text and (self.field.optional or self.field.default == ""):
            self.drop()
        else:
            self.put(text, typing=True)


class StoryControl(Control):
    """Some lines; the field grows with them."""

    def __init__(self, bench: Bench, path: Path, field: Field, context: str = "") -> None:
        super().__init__(bench, path, field, context)
        self.box = QPlainTextEdit()
        self.box.setTabChangesFocus(True)
        # The draft takes back whole steps; the box must not have steps of its own.
        self.box.setUndoRedoEnabled(False)
        self._grow_later = QTimer(self)
        self._grow_later.setSingleShot(True)
        self._grow_later.setInterval(0)
        self._grow_later.timeout.connect(self._grow)
        self.box.installEventFilter(self)
        self.call(self.box)
        self.count = text_label("", TextStyle.SMALL, "text_2")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(self.theme.px(2))
        column.addWidget(self.box)
        column.addWidget(self.count, 0, Qt.AlignmentFlag.AlignRight)
        self.show_value()
        self.box.textChanged.connect(self._typed)
        self.box.document().documentLayout().documentSizeChanged.connect(lambda _: self._grow())
        self.look_changed()

    def main_widget(self) -> QWidget:
        return self.box

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QFocusEvent) and event.gotFocus() and event.reason() != Qt.FocusReason.MouseFocusReason:
            if self.box.toPlainText() == example_of(self.field):
                # As a line has it whenever somebody comes by the keyboard.
                self.box.selectAll()
        if event.type() is QEvent.Type.Resize:
            # Nothing else tells that its lines break otherwise, and only once they do.
            self._grow_later.start()
        return super().eventFilter(watched, event)

    def look_changed(self) -> None:
        self._grow()

    def show_value(self) -> None:
        text = said_of(self.value)
        if self.box.toPlainText() != text:
            with QSignalBlocker(self.box):
                self.box.setPlainText(text)
            if self.box.hasFocus():
                # Whoever takes back or repeats goes on writing behind the words, as in a line.
                self.box.moveCursor(QTextCursor.MoveOperation.End)
            self._grow()
        _show_length(self.count, len(text), self.field.longest)

    def _typed(self) -> None:
        text = self.box.toPlainText()
        if not text and (self.field.optional or self.field.default == ""):
            self.drop()
        else:
            self.put(text, typing=True)

    def _grow(self) -> None:
        line = QFontMetricsF(self.theme.font(TextStyle.BODY)).lineSpacing()
        # A plain text document counts its height in lines.
        lines = max(2.0, min(8.0, self.box.document().size().height()))
        high = round(line * lines + self.theme.px(24))
        if self.box.maximumHeight() != high:
            self.box.setFixedHeight(high)
        full = self.box.document().size().height() > 8
        policy = Qt.ScrollBarPolicy.ScrollBarAsNeeded if full else Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        self.box.setVerticalScrollBarPolicy(policy)


class TagsControl(Control):
    """Free words as chips: type one and press Enter; Backspace in the empty field takes the last away."""

    def __init__(self, bench: Bench, path: Path, field: Field, context: str = "") -> None:
        super().__init__(bench, path, field, context)
        self._shown: list[str] | None = None
        self.line = QLineEdit()
        self.line.setPlaceholderText(self.tr("Type a word, then Enter"))
        self.line.returnPressed.connect(self._add)
        self.line.installEventFilter(self)
        self.call(self.line)
        self.chips = QWidget()
        self.flow = FlowLayout(self.chips, self.theme.px(6))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(self.theme.px(6))
        column.addWidget(self.line)
        column.addWidget(self.chips)
        self.show_value()

    def main_widget(self) -> QWidget:
        return self.line

    @property
    def tags(self) -> list[str]:
        found = self.value
        return [str(one) for one in found] if isinstance(found, (list, tuple)) else []

    def show_value(self) -> None:
        if self.tags == self._shown:
            return
        self._shown = self.tags
        self.flow.clear()
        for place, tag in enumerate(self._shown):
            chip = QPushButton(tag)
            chip.setProperty("kind", "chip")
            self.call(chip, self.tr("Take {word} away").format(word=tag), str(place))
            chip.setToolTip(tip(chip.accessibleName()))
            put_icon(chip, "ui/x", self.theme.px(14), self.theme.colours.text_2)
            chip.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
            chip.clicked.connect(lambda _=False, place=place: self._remove(place))
            self.flow.addWidget(chip)
        self.chips.setVisible(bool(self._shown))

    def look_changed(self) -> None:
        self._shown = None
        self.show_value()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            if event.key() == Qt.Key.Key_Backspace and not self.line.text() and self.tags:
                self._remove(len(self.tags) - 1)
                return True
            if event.key() == Qt.Key.Key_Comma:
                self._add()
                return True
        elif event.type() == QEvent.Type.FocusOut:
            # Who types a word and goes on means it.
            self._add()
        return super().eventFilter(watched, event)

    def _add(self) -> None:
        word = "-".join(self.line.text().lower().split())
        self.line.clear()
        if word and word not in self.tags:
            self.put([*self.tags, word])

    def _remove(self, place: int) -> None:
        rest = [tag for number, tag in enumerate(self.tags) if number != place]
        self.line.setFocus()
        if rest or self.field.default is None:
            self.put(rest)
        else:
            self.drop()


def _show_length(label: QLabel, length: int, longest: int) -> None:
    label.setVisible(longest > LETTERS and length > longest * NEAR_THE_END)
    label.setText(f"{length} / {longest}")
    set_tone(label, "enemy" if length > longest else "text_2")
