"""How Defenders is worded where the generic words are too plain."""

from __future__ import annotations

from dataclasses import replace

from desktop.play.models.option_view import QuestionView
from desktop.play.presenter import Asked, Presenter
from desktop.play.prompts.place_prompt import PlacingStart
from rules_core.games.defenders.rules.sheet import HEIGHT, WIDTH
from rules_core.kernel.requests import Place, Request


class DefendersPresenter(Presenter):
    """A location is set down by hand, not chosen by its lengths."""

    def question(self, request: Request) -> QuestionView:
        view = super().question(request)
        return replace(view, options=()) if isinstance(request, Place) else view

    def asked(self, request: Request) -> Asked:
        asked = super().asked(request)
        start = PlacingStart(WIDTH // 2, HEIGHT // 2, is_move=False)
        return replace(asked, start=start) if isinstance(request, Place) else asked
