"""Questions about a table without a map as they are shown: a key means the same each time."""

from __future__ import annotations

from dataclasses import replace

from desktop.play.models.option_view import QuestionView
from rules_core.ground.play_mode import PlayMode
from rules_core.kernel.requests import Request, is_chance
from rules_core.song.words.reported_words import REPORTED, in_order


def in_fixed_order(view: QuestionView) -> QuestionView:
    """The answers in their order, whatever is likely; Enter gives what was first."""
    answers = [str(one.answer) for one in view.options]
    order = in_order(tuple(answers))
    options = tuple(view.options[answers.index(one)] for one in order)
    return replace(view, options=options, default=order.index(answers[0]))


def is_seen_at_table(play_mode: PlayMode, request: Request) -> bool:
    """Whether people throw real dice for this, or look at their table."""
    return play_mode is not PlayMode.SCREEN and (is_chance(request) or request.topic in REPORTED)
