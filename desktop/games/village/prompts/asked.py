"""The question that stands as the people at this game see it: on the screen, with a map, or without one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from desktop.games.village.prompts.landmarks import landmarks
from desktop.games.village.prompts.order_question import order_question
from desktop.games.village.prompts.words import question
from desktop.play.models.option_view import QuestionView
from rules_core.games.village.state.siege import PlayMode, Siege
from rules_core.games.village.words.names import SiegeNames
from rules_core.games.village.words.order_words import standing_order
from rules_core.kernel.match import Told
from rules_core.kernel.requests import Place, Request


def asked(request: Request, siege: Siege, facts: Sequence[Told], names: SiegeNames) -> QuestionView:
    """The whole question in words; an enemy's order and places in words where there is a table."""
    view = question(request, siege, names)
    order = standing_order(facts, request)
    if order is not None:
        return order_question(order, view, names)
    if isinstance(request, Place) and siege.play_mode is PlayMode.UNMAPPED:
        return replace(view, options=landmarks(siege, request, names))
    return view
