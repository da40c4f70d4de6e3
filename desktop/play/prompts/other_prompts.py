"""Pick several, share out, write a text, draw a card."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPushButton, QSpinBox, QVBoxLayout

from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.tip import tip
from desktop.look.widgets.icon_label import text_label
from desktop.look.widgets.number_field import NumberField
from desktop.play.models.option_view import QuestionView
from desktop.play.prompts.choose_prompt import GridPrompt
from desktop.play.prompts.prompt import Prompt, digit_of, is_enter
from rules_core.kernel.requests import Allocate, Pick, Request, Write

GAP: Final = 4
"""Between a question that helps to tell and the field below it, in px at 100 %."""
STEPS: Final = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}
"""From one suggestion to the next and back."""


class PickPrompt(GridPrompt):
    """Several options: digits check and uncheck, so does the space bar after Tab; Enter takes what is checked."""

    picked = Signal(object)
    """What is checked now, as a tuple of options."""

    def __init__(self, theme: Theme, request: Request, view: QuestionView) -> None:
        super().__init__(theme, request, view, checkable=True)
        assert isinstance(request, Pick)
        self.pick = request
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.grid, 1)
        self.done = QPushButton(self.tr("Done"))
        self.done.setObjectName("prompt.done")
        self.done.setProperty("kind", "main")
        self.done.setMinimumHeight(theme.px(40))
        self.done.clicked.connect(self._finish)
        row.addWidget(self.done)
        for one, button in zip(self.pick.options, self.grid.buttons, strict=True):
            button.setChecked(one in view.checked)
            button.toggled.connect(lambda _: self._show())
        self.hear(self.grid.buttons)
        self._show()

    @property
    def chosen(self) -> tuple[str, ...]:
        """What is checked."""
        return tuple(
            one for one, button in zip(self.pick.options, self.grid.buttons, strict=True) if button.isChecked()
        )

    def _show(self) -> None:
        count = len(self.chosen)
        self.done.setEnabled(self.pick.least <= count <= self.pick.most)
        words = self.tr("Done")
        if count < self.pick.least:
            words = self.tr("%n more", "", self.pick.least - count)
        elif count > self.pick.most:
            words = self.tr("%n too many", "", count - self.pick.most)
        self.done.setText(words)
        self.picked.emit(self.chosen)

    def _finish(self) -> None:
        if self.done.isEnabled():
            self.answered.emit(self.chosen)

    def handle_key(self, event: QKeyEvent) -> bool:
        digit = digit_of(event)
        if 1 <= digit <= len(self.grid.buttons):
            self.grid.buttons[digit - 1].toggle()
            return True
        if is_enter(event):
            self._finish()
            return True
        if event.key() == Qt.Key.Key_Space and self.stepped >= 0:
            self.grid.buttons[self.stepped].toggle()
            return True
        return self.step(event)

    def choose_thing(self, thing: str) -> bool:
        for one, button in zip(self.view.options, self.grid.buttons, strict=True):
            if one.thing == thing:
                button.toggle()
                return True
        return False


class AllocatePrompt(Prompt):
    """Share a number out among the options: the first one has all of it, and whoever gets more takes it from others."""

    def __init__(self, theme: Theme, request: Request, view: QuestionView) -> None:
        super().__init__(theme, request, view)
        assert isinstance(request, Allocate)
        self.allocate = request
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.px(12))
        self.boxes: list[QSpinBox] = []
        left = request.total
        for number, (one, most) in enumerate(zip(view.options, request.most, strict=True)):
            row.addWidget(text_label(one.title, TextStyle.OPTION))
            box = NumberField(theme, 0, min(most, request.total), left)
            box.setObjectName(f"prompt.share.{number + 1}")
            box.setAccessibleName(one.title)
            left -= box.value()
            box.valueChanged.connect(lambda _, box=box: self._shared(box))
            box.lineEdit().returnPressed.connect(self._finish)
            self.boxes.append(box)
            row.addWidget(box)
        self.left = text_label("", TextStyle.STRONG)
        row.addWidget(self.left)
        row.addStretch(1)
        self.done = QPushButton(self.tr("Done"))
        self.done.setObjectName("prompt.done")
        self.done.setProperty("kind", "main")
        self.done.clicked.connect(self._finish)
        row.addWidget(self.done)
        self._show()

    def _shared(self, changed: QSpinBox) -> None:
        """What one gets beyond the total the others lose, the first of them first."""
        over = sum(box.value() for box in self.boxes) - self.allocate.total
        for box in self.boxes:
            if box is not changed and over > 0:
                taken = min(over, box.value())
                over -= taken
                with QSignalBlocker(box):
                    box.setValue(box.value() - taken)
        self._show()

    def _show(self) -> None:
        left = self.allocate.total - sum(box.value() for box in self.boxes)
        self.left.setText(self.tr("{left} left to share out").format(left=left) if left else "")
        self.done.setEnabled(left == 0)

    def _finish(self) -> None:
        if self.done.isEnabled():
            self.answered.emit(tuple(box.value() for box in self.boxes))

    def handle_key(self, event: QKeyEvent) -> bool:
        if is_enter(event):
            self._finish()
            return True
        return False


class WritePrompt(Prompt):
    """A short text; it may stay empty."""

    def __init__(self, theme: Theme, request: Request, view: QuestionView) -> None:
        super().__init__(theme, request, view)
        assert isinstance(request, Write)
        self._at = 0
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.px(GAP))
        # What is shown before it stands in something would be a window of its own for a moment.
        self.asked = text_label("", TextStyle.CARD, wrap=True, parent=self)
        self.asked.setObjectName("prompt.asked")
        self.asked.setVisible(bool(view.prompts))
        column.addWidget(self.asked)
        row = QHBoxLayout()
        row.setSpacing(theme.px(12))
        self.field = QLineEdit()
        self.field.setObjectName("prompt.text")
        self.field.setAccessibleName(view.title)
        self.field.setMaxLength(request.longest)
        self.field.setMinimumHeight(theme.px(40))
        self.field.returnPressed.connect(self._finish)
        self.field.inputRejected.connect(self._refuse)
        row.addWidget(self.field, 1)
        self.other = QPushButton(self.tr("Another"), self)
        self.other.setObjectName("prompt.other-suggestion")
        is_asked = bool(view.prompts) and not view.suggestions
        words = self.tr("Another question (arrow down)") if is_asked else self.tr("Another suggestion (arrow down)")
        self.other.setToolTip(tip(words))
        self.other.setMinimumHeight(theme.px(40))
        self.other.setVisible(len(view.suggestions or view.prompts) > 1)
        self.other.clicked.connect(lambda: self._suggest(1))
        row.addWidget(self.other)
        self.done = QPushButton(self.tr("Done"))
        self.done.setObjectName("prompt.done")
        self.done.setProperty("kind", "main")
        self.done.setMinimumHeight(theme.px(40))
        self.done.clicked.connect(self._finish)
        row.addWidget(self.done)
        column.addLayout(row)
        column.addStretch(1)
        self._suggest(0)

    def _suggest(self, step: int) -> None:
        """Show a suggestion as marked text: Enter takes it, and whatever is typed stands in its place.

        Where there is none, a question that helps to tell stands large above the field.
        """
        if self.view.suggestions:
            self._at = (self._at + step) % len(self.view.suggestions)
            self.field.setText(self.view.suggestions[self._at][: self.field.maxLength()])
            self.field.selectAll()
            self.field.setFocus()
        elif self.view.prompts:
            self._at = (self._at + step) % len(self.view.prompts)
            self.asked.setText(self.view.prompts[self._at])
            self.field.setAccessibleDescription(self.asked.text())
            self.field.setFocus()
            self._place_question()

    def _refuse(self) -> None:
        """More was typed or pasted than is kept."""
        words = self.tr("%n letter(s) (is|are) kept here; what is more was left out.", "", self.field.maxLength())
        self.remarked.emit(words)

    def _place_question(self) -> None:
        """A question without room above the field stands in it, until something is written."""
        asked = self.asked.text()
        above = self.height() - self.field.minimumHeight() - self.theme.px(GAP)
        fits = self.asked.heightForWidth(self.width()) <= above
        self.asked.setVisible(bool(asked) and fits)
        own = self.tr("Write one of your own")
        told = own if self.view.suggestions else self.tr("Tell it aloud, or write what shall be kept")
        self.field.setPlaceholderText(told if fits else asked)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_question()

    def showEvent(self, event: QShowEvent) -> None:
        # Not before: a field that is not seen yet leaves the keys with whatever has them on the table.
        super().showEvent(event)
        self.field.setFocus()

    def _finish(self) -> None:
        self.answered.emit(self.field.text())

    def handle_key(self, event: QKeyEvent) -> bool:
        if is_enter(event):
            self._finish()
            return True
        if event.key() in STEPS:
            self._suggest(STEPS[Qt.Key(event.key())])
            return True
        return False


class DrawPrompt(Prompt):
    """Cards are drawn by the program; a key draws them."""

    def __init__(self, theme: Theme, request: Request, view: QuestionView) -> None:
        super().__init__(theme, request, view)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        self.draw = QPushButton(self.tr("Draw"))
        self.draw.setObjectName("prompt.draw")
        self.draw.setProperty("kind", "main")
        self.draw.setMinimumHeight(theme.px(40))
        self.draw.clicked.connect(self.roll_wanted)
        row.addWidget(self.draw)
        row.addStretch(1)

    def handle_key(self, event: QKeyEvent) -> bool:
        if is_enter(event) or event.text() == " ":
            self.roll_wanted.emit()
            return True
        return False
