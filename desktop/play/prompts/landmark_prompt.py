"""A place at a table without a map: one key for "touching Orc 3" or "beside the Forge"; a click still works."""

from __future__ import annotations

from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout

from desktop.look.theme import Theme
from desktop.play.models.option_view import QuestionView
from desktop.play.prompts.choose_prompt import ChoosePrompt
from desktop.play.prompts.prompt import Prompt
from rules_core.kernel.requests import Place, Request


class LandmarkPrompt(Prompt):
    """The options are places in words."""

    def __init__(self, theme: Theme, request: Request, view: QuestionView) -> None:
        super().__init__(theme, request, view)
        assert isinstance(request, Place)
        assert request.region is not None
        self.region = request.region
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        self.places = ChoosePrompt(theme, request, view)
        self.places.answered.connect(self.answered)
        self.places.pointed.connect(self._pointed)
        column.addWidget(self.places)

    def handle_key(self, event: QKeyEvent) -> bool:
        return self.places.handle_key(event)

    def choose_thing(self, thing: str) -> bool:
        return self.places.choose_thing(thing)

    def take_spot(self, x: int, y: int) -> bool:
        spot = (x, y) if self.region.contains(x, y) else self.region.nearest(x, y)
        self.answered.emit((*spot, self.region.turns[0]))
        return True

    def _pointed(self, option: str) -> None:
        for one in self.view.options:
            if str(one.answer) == option and isinstance(one.answer, tuple):
                x, y, turn = (int(part) for part in one.answer)
                self.spot_changed.emit(x, y, turn)
