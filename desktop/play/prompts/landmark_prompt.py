"""A place at a table without a map: one key for "touching Orc 3" or "beside the Forge"; a click still works."""

from __future__ import annotations

from desktop.look.theme import Theme
from desktop.play.models.option_view import QuestionView
from desktop.play.prompts.gathered_prompt import GatheredPrompt
from rules_core.kernel.requests import Place, Request


class LandmarkPrompt(GatheredPrompt):
    """The options are places in words; of more than there are digits for, what they lie near comes first."""

    def __init__(self, theme: Theme, request: Request, view: QuestionView) -> None:
        super().__init__(theme, request, view)
        assert isinstance(request, Place)
        assert request.region is not None
        self.region = request.region

    def take_spot(self, x: int, y: int) -> bool:
        spot = (x, y) if self.region.contains(x, y) else self.region.nearest(x, y)
        self.answered.emit((*spot, self.region.turns[0]))
        return True

    def count_words(self, count: int) -> str:
        return self.tr("%n place(s)", "", count)
