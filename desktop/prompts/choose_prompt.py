"""Choose one of the options: big buttons with digits; Enter takes the default."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QScrollArea, QVBoxLayout, QWidget

from desktop.look.theme import Theme
from desktop.look.widgets.option_button import OptionButton
from desktop.models.option_view import OptionView, QuestionView
from desktop.prompts.prompt import Prompt, digit_of, is_enter, is_next
from rules_core.kernel.requests import Request

MOST_IN_A_ROW = 7
LEAST_WIDE = 216
"""Width of an answer in px at 100 %, at which its words can still be read."""


class OptionGrid(QScrollArea):
    """Buttons for a list of options, in rows; more than fit scroll."""

    def __init__(self, theme: Theme, view: QuestionView, *, checkable: bool = False) -> None:
        super().__init__()
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        inside = QWidget()
        self._theme = theme
        self._in_a_row = 0
        self._grid = QGridLayout(inside)
        self._grid.setContentsMargins(0, 0, theme.px(4), 0)
        self._grid.setSpacing(theme.px(10))
        self.buttons: list[OptionButton] = []
        for number, one in enumerate(view.options):
            key = str(number + 1) if number < 9 else ""
            button = OptionButton(
                theme,
                key,
                one.title,
                one.second,
                dice=one.dice,
                icon=one.icon,
                main=number == view.default and not checkable,
                gold=one.gold,
            )
            button.setObjectName(f"prompt.option.{number + 1}")
            button.setAccessibleName(one.title)
            button.setCheckable(checkable)
            button.setToolTip(one.title if not one.second else f"{one.title}. {one.second}")
            self.buttons.append(button)
        self._main = -1 if checkable or not view.options else view.default
        self._arrange(self.width())
        self.setWidget(inside)
        inside.setAutoFillBackground(False)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange(self.width())
        super().resizeEvent(event)
        if self._main >= 0:
            # The answer that Enter gives is seen at once, in whichever row it stands.
            self._grid.activate()
            self.ensureWidgetVisible(self.buttons[self._main], 0, 0)

    def _arrange(self, width: int) -> None:
        """As many answers side by side as can be read."""
        in_a_row = max(1, min(MOST_IN_A_ROW, width // self._theme.px(LEAST_WIDE)))
        if in_a_row == self._in_a_row:
            return
        self._in_a_row = in_a_row
        for number, button in enumerate(self.buttons):
            self._grid.addWidget(button, number // in_a_row, number % in_a_row)


class ChoosePrompt(Prompt):
    """One of the options."""

    def __init__(self, theme: Theme, request: Request, view: QuestionView) -> None:
        super().__init__(theme, request, view)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        self.grid = OptionGrid(theme, view)
        column.addWidget(self.grid)
        self._stepped = -1
        for button, one in zip(self.grid.buttons, view.options, strict=True):
            button.clicked.connect(lambda _=False, one=one: self.answered.emit(one.answer))
            button.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Enter, QEvent.Type.FocusIn):
            for button, one in zip(self.grid.buttons, self.view.options, strict=True):
                if button is watched:
                    self.pointed.emit(str(one.answer))
        elif event.type() in (QEvent.Type.Leave, QEvent.Type.FocusOut):
            self.pointed.emit("")
        return super().eventFilter(watched, event)

    def handle_key(self, event: QKeyEvent) -> bool:
        digit = digit_of(event)
        if 1 <= digit <= len(self.view.options):
            self.answered.emit(self.view.options[digit - 1].answer)
            return True
        if is_enter(event) and self.view.options:
            chosen = self._stepped if self._stepped >= 0 else self.view.default
            self.answered.emit(self.view.options[chosen].answer)
            return True
        if (is_next(event) or event.key() == Qt.Key.Key_Backtab) and self.view.options:
            step = -1 if event.key() == Qt.Key.Key_Backtab else 1
            start = self._stepped if self._stepped >= 0 else (-1 if step > 0 else 0)
            self._stepped = (start + step) % len(self.view.options)
            self.grid.buttons[self._stepped].setFocus()
            self.grid.ensureWidgetVisible(self.grid.buttons[self._stepped])
            return True
        return False

    def choose_thing(self, thing: str) -> bool:
        meant = [one for one in self.view.options if one.thing == thing]
        if not meant:
            return False
        self.answered.emit(_plainest(meant).answer)
        return True

    def set_second(self, option: str, words: str) -> None:
        for button, one in zip(self.grid.buttons, self.view.options, strict=True):
            if one.answer == option:
                button.set_texts(one.title, words)
                button.setToolTip(f"{one.title}. {words}")


def _plainest(meant: list[OptionView]) -> OptionView:
    """Of several answers about one thing the one that a click means: attack before power attack."""
    for verb in ("attack:", "shoot:"):
        for one in meant:
            if str(one.answer).startswith(verb):
                return one
    return meant[0]
