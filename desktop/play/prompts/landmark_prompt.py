"""A place at a table without a map: one key for "touching Orc 3" or "beside the Forge"; a click still works.

Where there are more places than digits, those that are said together take one key more: what they lie near comes first.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout

from desktop.look.theme import Theme
from desktop.play.models.option_view import OptionView, QuestionView
from desktop.play.prompts.choose_prompt import ChoosePrompt
from desktop.play.prompts.prompt import Prompt, digit_of
from rules_core.kernel.requests import Place, Request

DIGITS: Final = 9
BACK: Final = ""
"""Stands for the way back to what the places lie near."""


class LandmarkPrompt(Prompt):
    """The options are places in words."""

    def __init__(self, theme: Theme, request: Request, view: QuestionView) -> None:
        super().__init__(theme, request, view)
        assert isinstance(request, Place)
        assert request.region is not None
        self.region = request.region
        self.is_open = False
        """Whether the places near one thing are offered."""
        self._first = self._gathered()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        self.places = ChoosePrompt(theme, request, self._first)
        self.places.answered.connect(self._take)
        self.places.pointed.connect(self._pointed)
        column.addWidget(self.places)

    def handle_key(self, event: QKeyEvent) -> bool:
        if self.is_open and (digit_of(event) == 0 or event.key() == Qt.Key.Key_Backspace):
            self._take(BACK)
            return True
        return self.places.handle_key(event)

    def choose_thing(self, thing: str) -> bool:
        return self.places.choose_thing(thing)

    def take_spot(self, x: int, y: int) -> bool:
        spot = (x, y) if self.region.contains(x, y) else self.region.nearest(x, y)
        self.answered.emit((*spot, self.region.turns[0]))
        return True

    def _gathered(self) -> QuestionView:
        """All places where there is a digit for each; else one answer for those that are said together."""
        if len(self.view.options) <= DIGITS:
            return self.view
        offered: list[OptionView] = []
        for one in self.view.options:
            near = self._near(one.group)
            if one.group == "" or len(near) == 1:
                offered.append(one)
            elif one is near[0]:
                second = self.tr("%n place(s)", "", len(near))
                offered.append(OptionView(one.group, one.group, second, one.icon, thing=one.thing))
        return replace(self.view, options=tuple(offered))

    def _near(self, group: str) -> list[OptionView]:
        return [one for one in self.view.options if one.group == group]

    def _take(self, answer: object) -> None:
        if not isinstance(answer, str):
            self.answered.emit(answer)
            return
        self.is_open = answer != BACK
        offered = self._first
        if self.is_open:
            back = OptionView(BACK, self.tr("Back"), self.tr("To the other places"), "ui/undo-2")
            offered = replace(self.view, options=(*self._near(answer), back), default=0)
        self.places.ask(self.request, offered)

    def _pointed(self, option: str) -> None:
        for one in self.view.options:
            if str(one.answer) == option and isinstance(one.answer, tuple):
                x, y, turn = (int(part) for part in one.answer)
                self.spot_changed.emit(x, y, turn)
