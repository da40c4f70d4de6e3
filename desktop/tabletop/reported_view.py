"""Questions about a table without a map as they are shown: a key means the same each time."""

from __future__ import annotations

from dataclasses import replace

from desktop.play.models.option_view import QuestionView
from rules_core.song.words.reported_words import in_order


def in_fixed_order(view: QuestionView) -> QuestionView:
    """The answers in their order, whatever is likely; Enter gives what was first."""
    answers = [str(one.answer) for one in view.options]
    order = in_order(tuple(answers))
    options = tuple(view.options[answers.index(one)] for one in order)
    return replace(view, options=options, default=order.index(answers[0]))
