"""The question about an enemy's order, in words."""

from __future__ import annotations

from desktop.play.models.option_view import QuestionView
from rules_core.games.village.state.order_facts import OrderGiven
from rules_core.games.village.words.names import SiegeNames
from rules_core.games.village.words.order_words import deeds, order_given, order_title
from rules_core.wording.sentence import Sentence
from rules_core.wording.tape import on_tape


def order_question(order: OrderGiven, plain: QuestionView, names: SiegeNames) -> QuestionView:
    """What the people carry out, why it is so and what came second; `plain` has the answers."""
    second = " ".join(said(one) for one in order_given(order, names).details)
    return QuestionView(
        order_title(order, names).words(),
        second,
        plain.options,
        0,
        said(Sentence("{it}.", {"it": deeds(order, names)})),
    )


def said(told: Sentence) -> str:
    """A sentence of the reports in the language and on the tape in force: only at a table are there orders."""
    return told.text(on_tape)
