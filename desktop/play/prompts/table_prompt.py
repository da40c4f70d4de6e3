"""Choose what lies on the table: the bar offers what Enter gives and what lies nowhere, the table all the rest."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout

from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.widgets.icon_label import text_label
from desktop.play.models.option_view import OptionView, QuestionView
from desktop.play.prompts.choose_prompt import ChoosePrompt, keys_of
from desktop.play.prompts.prompt import Prompt, digit_of
from rules_core.kernel.requests import Request

MOST_WIDE, SPACE = 460, 18
"""Of one answer, and before the hint, in px at 100 %."""
ANSWER, HINT = 4, 3
"""Shares of the width: of each answer, and of the words that the others lie on the table."""


class TablePrompt(Prompt):
    """A few answers as buttons; things on the table and letters choose the others."""

    def __init__(self, theme: Theme, request: Request, view: QuestionView) -> None:
        super().__init__(theme, request, view)
        shown = _shown(view)
        self.inner = ChoosePrompt(theme, request, _standing(view, shown))
        self.inner.answered.connect(self.answered)
        self.inner.pointed.connect(self.pointed)
        self._row = row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.px(SPACE))
        row.addWidget(self.inner)
        self.hint = text_label("", TextStyle.SMALL, "text_2", wrap=True)
        row.addWidget(self.hint, HINT)
        self._share(len(shown))

    def ask(self, request: Request, view: QuestionView) -> None:
        """Ask something else with the same buttons: making them anew for every question would be felt."""
        shown = _shown(view)
        self.request, self.view = request, view
        self.inner.ask(request, _standing(view, shown))
        self._share(len(shown))
        self._fit_hint()

    def _share(self, count: int) -> None:
        """How much room so many answers have beside the hint, and what it says."""
        words = self.tr("The other answers lie on the table: click, drag, or go there with the arrow keys.")
        if not count:
            words = self.tr("The answers lie on the table: click, or go there with the arrow keys.")
        self.hint.setText(words)
        self._row.setStretch(0, ANSWER * count)
        self._dress_buttons(count)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_hint()

    def _fit_hint(self) -> None:
        """Where the hint would be cut off the answers have its room."""
        wide = (self.width() - self.theme.px(SPACE)) * HINT // (self._row.stretch(0) + HINT)
        self.hint.setVisible(self.hint.heightForWidth(wide) <= self.height())

    @property
    def is_unhelped(self) -> bool:
        return self.inner.is_unhelped

    def handle_key(self, event: QKeyEvent) -> bool:
        letter = event.text().upper()
        meant = next((one for one in self.view.options if letter and one.letter == letter), None)
        if meant is not None:
            self.answered.emit(meant.given)
            return True
        return not (self._is_alone and digit_of(event) > 0) and self.inner.handle_key(event)

    def handle_late(self, event: QKeyEvent) -> bool:
        # What lies on the table had no use for it: the only answer of the bar is the first one.
        return self._is_alone and digit_of(event) == 1 and self.inner.handle_key(event)

    def choose_thing(self, thing: str) -> bool:
        meant = next((one for one in self.view.options if one.thing == thing), None)
        if meant is None:
            return False
        self.answered.emit(meant.given)
        return True

    def stand_on(self, thing: str) -> None:
        """The arrow keys have come to a thing: Enter gives it, and the first button says so."""
        meant = next((number for number, one in enumerate(self.view.options) if one.thing == thing), None)
        if meant is not None:
            shown = in_bar(self.view, meant)
            self.inner.ask(self.request, _standing(self.view, shown))
            self._dress_buttons(len(shown))

    def _dress_buttons(self, count: int) -> None:
        self.inner.setMaximumWidth(self.theme.px(MOST_WIDE) * count)
        # Digits of a single one are free for what lies on the table.
        self._is_alone = count == 1
        if count:
            # The answers are those of what they stand for: a letter chooses it on the table, the bar has a digit.
            main = self.inner.view.default
            own = keys_of(self.inner.view.options)[main]
            self.inner.grid.buttons[main].set_key("Enter" if self._is_alone else own)

    def set_second(self, option: str, words: str) -> None:
        self.inner.set_second(option, words)


def _shown(view: QuestionView) -> tuple[OptionView, ...]:
    """The answers that are buttons when the question is asked."""
    shown = in_bar(view, view.default)
    # Without help Enter gives none by itself: what lies on the table stands there alone.
    return tuple(one for one in shown if not one.on_table) if view.is_unhelped else shown


def in_bar(view: QuestionView, first: int) -> tuple[OptionView, ...]:
    """The answers that are buttons: that of Enter at one end, and what lies nowhere on the table."""
    entered = view.options[first]
    others = tuple(one for one in view.options if not one.on_table and one is not entered)
    return (*others, entered) if view.is_main_last else (entered, *others)


def _standing(view: QuestionView, shown: tuple[OptionView, ...]) -> QuestionView:
    """The question with these answers alone, that of Enter at its end."""
    return replace(view, options=shown, default=len(shown) - 1 if view.is_main_last and shown else 0)
