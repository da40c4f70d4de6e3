"""Choose what lies on the table: the bar offers what Enter gives and what lies nowhere, the table all the rest."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout

from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.widgets.icon_label import text_label
from desktop.play.models.option_view import OptionView, QuestionView
from desktop.play.prompts.choose_prompt import ChoosePrompt
from desktop.play.prompts.prompt import Prompt
from rules_core.kernel.requests import Request

MOST_WIDE = 460
"""Of one answer, in px at 100 %."""


class TablePrompt(Prompt):
    """A few answers as buttons; things on the table and letters choose the others."""

    def __init__(self, theme: Theme, request: Request, view: QuestionView) -> None:
        super().__init__(theme, request, view)
        shown = in_bar(view)
        self.inner = ChoosePrompt(theme, request, replace(view, options=shown, default=0))
        self.inner.answered.connect(self.answered)
        self.inner.pointed.connect(self.pointed)
        self.inner.setMaximumWidth(theme.px(MOST_WIDE) * len(shown))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.px(18))
        row.addWidget(self.inner, 4 * len(shown))
        words = self.tr("The other answers lie on the table: click, drag, or go there with the arrow keys.")
        row.addWidget(text_label(words, TextStyle.SMALL, "text_2", wrap=True), 3)

    def handle_key(self, event: QKeyEvent) -> bool:
        letter = event.text().upper()
        meant = next((one for one in self.view.options if letter and one.letter == letter), None)
        if meant is not None:
            self.answered.emit(meant.given)
            return True
        return self.inner.handle_key(event)

    def choose_thing(self, thing: str) -> bool:
        meant = next((one for one in self.view.options if one.thing == thing), None)
        if meant is None:
            return False
        self.answered.emit(meant.given)
        return True

    def set_second(self, option: str, words: str) -> None:
        self.inner.set_second(option, words)


def in_bar(view: QuestionView) -> tuple[OptionView, ...]:
    """The answers that are buttons: that of Enter first, then what lies nowhere on the table."""
    usual = view.options[view.default]
    return (usual, *(one for one in view.options if not one.on_table and one is not usual))
