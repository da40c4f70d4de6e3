"""Words the present question for the people at this game: on the screen, with a map, or without one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from desktop.games.village.prompts.landmarks import landmarks
from desktop.games.village.prompts.naming import name, tr
from desktop.games.village.prompts.words import question
from desktop.play.models.option_view import QuestionView
from rules_core.games.village.state.order_facts import OrderGiven
from rules_core.games.village.state.siege import PlayMode, Siege
from rules_core.games.village.words.names import SiegeNames
from rules_core.games.village.words.order_words import deeds, order_given, standing_order
from rules_core.kernel.match import Told
from rules_core.kernel.requests import Place, Request
from rules_core.wording.sentence import Sentence
from rules_core.wording.tape import on_tape


def asked(request: Request, siege: Siege, facts: Sequence[Told], names: SiegeNames) -> QuestionView:
    """The whole question in words; an enemy's order and places in words where there is a table."""
    view = question(request, siege, names)
    order = standing_order(facts, request)
    if order is not None:
        return order_question(order, view, names)
    if isinstance(request, Place) and siege.play_mode is PlayMode.UNMAPPED:
        return replace(view, options=landmarks(siege, request, names))
    return view


def order_question(order: OrderGiven, plain: QuestionView, names: SiegeNames) -> QuestionView:
    """What the people carry out, why it is so and what came second; `plain` has the answers."""
    words = tr("{name} acts, {count} actions") if order.actions != 1 else tr("{name} acts, 1 action")
    title = words.format(name=name(names, order.model), count=order.actions)
    second = " ".join(said(one) for one in order_given(order, names).details)
    return QuestionView(title, second, plain.options, 0, said(Sentence("{it}.", {"it": deeds(order, names)})))


def said(told: Sentence) -> str:
    """A sentence of the reports in the language and on the tape in force: only at a table are there orders."""
    return told.text(on_tape)
