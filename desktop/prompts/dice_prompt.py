"""Dice for one roll: Space lets the program roll, digits type what real dice show, one key for each die."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton

from desktop.look.lettering import Step
from desktop.look.theme import Theme
from desktop.look.widgets.die import DieFace, DieState, DieView
from desktop.look.widgets.icon_label import text_label
from desktop.models.option_view import QuestionView
from desktop.prompts.prompt import Prompt, digit_of, is_enter
from rules_core.kernel.requests import Request, Roll


class DicePrompt(Prompt):
    """The dice of one roll, empty until they are typed or rolled."""

    def __init__(self, theme: Theme, request: Request, view: QuestionView) -> None:
        super().__init__(theme, request, view)
        assert isinstance(request, Roll)
        self.roll = request
        self.typed: list[int] = []
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.px(10))
        self.faces = [DieFace(theme, DieView()) for _ in range(request.dice)]
        for face in self.faces:
            row.addWidget(face)
        need = self.tr("{need} or more is a hit").format(need=request.need) if request.need else ""
        row.addWidget(text_label(need, Step.STRONG))
        row.addStretch(1)
        row.addWidget(text_label(self.tr("Type what your dice show, or"), Step.BODY, "text_2"))
        self.button = QPushButton(self.tr("Roll here (Space)"))
        self.button.setObjectName("prompt.roll")
        self.button.setProperty("kind", "main")
        self.button.setMinimumHeight(theme.px(60))
        self.button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.button.clicked.connect(self.roll_wanted)
        row.addWidget(self.button)

    def handle_key(self, event: QKeyEvent) -> bool:
        digit = digit_of(event)
        if event.key() == Qt.Key.Key_Space or (is_enter(event) and not self.typed):
            self.roll_wanted.emit()
            return True
        if digit >= 0:
            # A face that no die has does nothing: a wrong number cannot be entered.
            if 1 <= digit <= self.roll.sides:
                self.typed.append(digit)
                self._show()
                if len(self.typed) == self.roll.dice:
                    self.answered.emit(tuple(self.typed))
            return True
        if event.key() == Qt.Key.Key_Backspace and self.typed:
            self.typed.pop()
            self._show()
            return True
        return False

    def _show(self) -> None:
        for number, face in enumerate(self.faces):
            if number >= len(self.typed):
                face.set_die(DieView())
                continue
            value = self.typed[number]
            state = DieState.PLAIN
            if self.roll.need:
                state = DieState.HIT if value >= self.roll.need else DieState.MISS
            face.set_die(DieView(value, state, typed=True))
