"""Words the present question for the people at this game: on the screen, with a map, or without one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from desktop.games.village.prompts.words import question
from desktop.play.models.option_view import OptionView, QuestionView
from rules_core.games.village.content.types import BuildingId
from rules_core.games.village.state.fighter import ENEMIES
from rules_core.games.village.state.order_facts import OrderGiven
from rules_core.games.village.state.siege import PlayMode, Siege
from rules_core.games.village.words.landmarks import landmarks
from rules_core.games.village.words.names import SiegeNames
from rules_core.games.village.words.order_words import deeds, order_given, order_title, standing_order
from rules_core.games.words import Spot
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
        return replace(view, options=_spots(request, siege, names))
    return view


def _spots(request: Place, siege: Siege, names: SiegeNames) -> tuple[OptionView, ...]:
    """Places in words, each with the picture of what it is said from."""
    return tuple(
        OptionView(one.place, one.title, one.second, _picture(one, siege), thing=one.thing, group=one.near)
        for one in landmarks(siege, request, names)
    )


def _picture(spot: Spot, siege: Siege) -> str:
    if spot.thing in siege.buildings:
        return siege.world.buildings[BuildingId(spot.thing)].icon
    if spot.thing in siege.tokens:
        return "treasure-map"
    if spot.thing in siege.villagers:
        return "person"
    if spot.thing in siege.models:
        is_foe = siege.model(spot.thing).side == ENEMIES
        return ("footprint" if spot.is_toward else "crossed-swords") if is_foe else "three-friends"
    return "ui/x"


def order_question(order: OrderGiven, plain: QuestionView, names: SiegeNames) -> QuestionView:
    """What the people carry out, why it is so and what came second; `plain` has the answers."""
    title = order_title(order, names).words()
    second = " ".join(said(one) for one in order_given(order, names).details)
    return QuestionView(title, second, plain.options, 0, said(Sentence("{it}.", {"it": deeds(order, names)})))


def said(told: Sentence) -> str:
    """A sentence of the reports in the language and on the tape in force: only at a table are there orders."""
    return told.text(on_tape)
