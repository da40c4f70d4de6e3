"""What people carry out at a real table before they are asked again: lines, and one key when it is done."""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.tip import tip
from desktop.look.widgets.icon_label import text_label
from desktop.look.widgets.option_button import OptionButton
from desktop.play.models.option_view import QuestionView
from desktop.play.prompts.order_prompt import GUARD_MS
from desktop.play.prompts.prompt import Prompt, digit_of, is_enter, is_next
from desktop.session.to_do import ToDo
from rules_core.kernel.requests import Request

MOST_LARGE = 1
"""More lines than this are told in smaller type."""
MOST_BELOW = 3
"""So many stand one below the other; more of them run on."""


class CarryOutPrompt(Prompt):
    """It stands before the question and answers nothing."""

    done = Signal()

    def __init__(self, theme: Theme, request: Request, to_do: ToDo) -> None:
        super().__init__(theme, request, QuestionView("", ""))
        self._since = QElapsedTimer()
        self._since.start()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.px(10))
        step = TextStyle.QUESTION if len(to_do.lines) <= MOST_LARGE else TextStyle.STRONG
        between = "\n" if len(to_do.lines) <= MOST_BELOW else " "
        self.lines = text_label(between.join(to_do.lines), step, wrap=True)
        self.lines.setObjectName("prompt.carry-out")
        self.lines.setToolTip(tip(" ".join([*to_do.lines, *to_do.why])))
        column = QVBoxLayout()
        column.setSpacing(theme.px(2))
        column.addWidget(self.lines)
        if to_do.why:
            self.why = text_label(" ".join(to_do.why), TextStyle.BODY, wrap=True)
            self.why.setObjectName("prompt.carry-out.why")
            column.addWidget(self.why)
        row.addLayout(column, 5)
        self.button = OptionButton(theme, "Enter", self.tr("Done"), "", icon="ui/circle-check", main=True)
        self.button.setObjectName("prompt.carry-out.done")
        self.button.setAccessibleName(self.tr("Done"))
        self.button.clicked.connect(self._carried_out)
        row.addWidget(self.button, 1)

    def handle_key(self, event: QKeyEvent) -> bool:
        if is_enter(event) or is_next(event):
            if not event.isAutoRepeat():
                self._carried_out()
            return True
        # No digit answers a question that nobody sees.
        return digit_of(event) >= 0

    def _carried_out(self) -> None:
        if self._since.elapsed() >= GUARD_MS:
            self.done.emit()
