"""Dice for one roll: Space lets the program roll, digits type what real dice show, one key for each die."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton

from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.widgets.die import DieFace, DieState, DieView
from desktop.look.widgets.icon_label import set_tone, text_label
from desktop.play.models.option_view import QuestionView
from desktop.play.prompts.prompt import Prompt, digit_of, is_back, is_enter
from desktop.session.dice_policy import ASKED, TYPED
from rules_core.kernel.requests import Request, Roll

DIE = 40


class DicePrompt(Prompt):
    """The dice of one roll, empty until they are typed or rolled."""

    def __init__(self, theme: Theme, request: Request, view: QuestionView) -> None:
        super().__init__(theme, request, view)
        assert isinstance(request, Roll)
        self.roll = request
        self.typed: list[int] = []
        self._rolls_on_enter = True
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.px(8))
        self.faces = [DieFace(theme, DieView(), DIE) for _ in range(request.dice)]
        for face in self.faces:
            row.addWidget(face)
        self.said: QLabel = text_label("", TextStyle.SMALL, "text_2")
        self.said.setObjectName("prompt.said")
        row.addSpacing(theme.px(8))
        row.addWidget(self.said)
        row.addStretch(1)
        self.button = QPushButton()
        self.button.setObjectName("prompt.roll")
        self.button.setMinimumHeight(theme.px(40))
        self.button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.button.clicked.connect(self.roll_wanted)
        row.addWidget(self.button)
        self.set_way(ASKED)
        self._invite()

    def set_way(self, way: str) -> None:
        """Whether real dice are meant first, or the program's as well."""
        self._rolls_on_enter = way != TYPED
        self.button.setProperty("kind", "main" if self._rolls_on_enter else "")
        words = self.tr("Roll here (Space)") if self._rolls_on_enter else self.tr("Roll this one here (Space)")
        self.button.setText(words)
        self.button.style().unpolish(self.button)
        self.button.style().polish(self.button)

    def say_again(self, faces: tuple[int, ...]) -> None:
        """The same dice are rolled again, because these decided nothing: without a word they would seem lost."""
        shown = ", ".join(str(face) for face in faces)
        self.said.setText(self.tr("{faces} decides nothing: roll again.").format(faces=shown))
        set_tone(self.said, "text")

    def handle_key(self, event: QKeyEvent) -> bool:
        digit = digit_of(event)
        if event.key() == Qt.Key.Key_Space or (is_enter(event) and not self.typed and self._rolls_on_enter):
            self.roll_wanted.emit()
            return True
        if digit >= 0:
            # A face that no die has does nothing but say so: a wrong number cannot be entered.
            if 1 <= digit <= self.roll.sides:
                self.typed.append(digit)
                self._show()
                if len(self.typed) == self.roll.dice:
                    self.answered.emit(tuple(self.typed))
            else:
                self._refuse(str(digit))
            return True
        if is_back(event) and self.typed:
            self.typed.pop()
            self._show()
            return True
        if event.text().isalpha():
            # A few letters mean something to the map; they still do.
            self._refuse(event.text())
        return is_enter(event)

    def _refuse(self, key: str) -> None:
        words = self.tr("A die shows 1 to {sides}; “{key}” is no face of it.")
        self.said.setText(words.format(sides=self.roll.sides, key=key))
        set_tone(self.said, "enemy")

    def _invite(self) -> None:
        left = self.roll.dice - len(self.typed)
        words = self.tr("Type what your dice show, one key for each.")
        if self.roll.dice == 1:
            words = self.tr("Type what your die shows: one key.")
        elif self.typed:
            words = self.tr("One more die.") if left == 1 else self.tr("{left} more dice.").format(left=left)
        self.said.setText(words)
        set_tone(self.said, "text_2")

    def _show(self) -> None:
        self._invite()
        for number, face in enumerate(self.faces):
            if number >= len(self.typed):
                face.set_die(DieView())
                continue
            value = self.typed[number]
            state = DieState.PLAIN
            if self.roll.need:
                succeeds = value <= self.roll.need if self.view.is_low else value >= self.roll.need
                state = DieState.HIT if succeeds else DieState.MISS
            face.set_die(DieView(value, state, typed=True))
