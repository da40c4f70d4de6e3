"""Words the present question for the people at this game: on the screen, with a map, or without one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from desktop.games.village.prompts.words import question
from desktop.games.village.question_marks import ATTACKS, start_of
from desktop.play.models.option_view import OptionView, QuestionView
from desktop.play.prompts.gathered_prompt import DIGITS
from desktop.tabletop.best_spot import begun_at
from rules_core.games.village.content.types import BuildingId
from rules_core.games.village.players.thumb_council import choose_barricade, choose_trap
from rules_core.games.village.players.thumb_setup import choose_post
from rules_core.games.village.rules import topics
from rules_core.games.village.rules.escort import ALONE
from rules_core.games.village.state.facts import Deployed
from rules_core.games.village.state.fighter import ENEMIES
from rules_core.games.village.state.order_facts import OrderGiven
from rules_core.games.village.state.siege import Siege
from rules_core.games.village.words.forced_words import order_with_end
from rules_core.games.village.words.landmarks import landmarks, place_words
from rules_core.games.village.words.names import SiegeNames
from rules_core.games.village.words.order_words import order_given, order_title, standing_orders
from rules_core.games.village.words.question_texts import FAR_AND_WITH, MOVE_ALONE, MOVE_WITH
from rules_core.games.village.words.question_words import title_of
from rules_core.games.words import Spot
from rules_core.ground.geometry import Point
from rules_core.ground.play_mode import PlayMode
from rules_core.kernel.match import Told
from rules_core.kernel.requests import Choose, Place, Request
from rules_core.song import topics as song_topics
from rules_core.song.words.reported_words import rather, rather_move
from rules_core.wording.sentence import Sentence
from rules_core.wording.tape import on_tape
from rules_core.wording.translation import inside


def asked(request: Request, siege: Siege, facts: Sequence[Told], names: SiegeNames) -> QuestionView:
    """The whole question in words; an enemy's order and places in words where there is a table."""
    view = question(request, siege, names)
    orders = standing_orders(facts, request)
    if len(orders) > 1:
        return list_of_orders(orders, view, siege, names)
    if orders:
        return order_question(orders[0], view, siege, names)
    if isinstance(request, Place) and siege.play_mode is PlayMode.UNMAPPED:
        view = replace(view, options=_spots(request, siege, facts, names))
        return begun_at(view, start_of(siege, request, names), partial(place_words, siege, names=names))
    if request.topic == song_topics.ACTION and siege.play_mode is PlayMode.UNMAPPED:
        # Several ways to attack one target stand together where there are too many of them.
        return replace(view, options=tuple(replace(one, group=_target(one, names)) for one in view.options))
    return view


def _target(one: OptionView, names: SiegeNames) -> str:
    return title_of(names, one.thing) if str(one.answer).startswith(ATTACKS) else ""


def who_with_dice(who: OptionView, dice: OptionView) -> OptionView:
    """Who is activated and with how many dice, in one answer."""
    words = Sentence("{name}: {deed}", {"name": who.title, "deed": inside(dice.title)}).words()
    return replace(dice, title=words, thing=who.thing, group=who.title)


def one_and_then(first: OptionView, second: OptionView) -> OptionView:
    """An answer and what is said at once of the question after it."""
    words = Sentence("{first}, {second}", {"first": first.title, "second": inside(second.title)}).words()
    return replace(first, title=words, dice=second.dice)


def move_with(names: SiegeNames, move: OptionView, villager: OptionView) -> OptionView:
    """A Move, and whether a villager comes along."""
    said = MOVE_ALONE if villager.answer == ALONE else MOVE_WITH
    words = Sentence(said.template, {"move": move.title, "villager": names.of(str(villager.answer))}).words()
    return replace(move, title=words)


def far_and_with(names: SiegeNames, no: OptionView, villager: OptionView) -> OptionView:
    """Nobody is too near for a free Move, and whether a villager comes along."""
    if villager.answer == ALONE:
        return one_and_then(no, villager)
    words = Sentence(FAR_AND_WITH.template, {"no": no.title, "villager": names.of(str(villager.answer))}).words()
    return replace(no, title=words)


def with_others(view: QuestionView, after: Choose, shot: str, siege: Siege, names: SiegeNames) -> QuestionView:
    """After the answers of a question about range or sight: no, and the same shot at somebody else, in one answer; or
    no, and a Move.

    `after` is what would be asked then, `shot` what cannot be; there are as many such answers as digits.
    """
    no = next((one for one in reversed(view.options) if not one.then), None)
    if no is None:
        return view
    verb = shot.partition(":")[0] + ":"
    others: list[OptionView] = []
    # The Move comes last, where there is room for it.
    for one in sorted(question(after, siege, names).options, key=lambda one: one.answer == "move"):
        is_move = one.answer == "move"
        if is_move or (str(one.answer).startswith(verb) and one.answer != shot):
            words = rather_move(no.title) if is_move else rather(no.title, title_of(names, one.thing))
            hint = "" if is_move else one.second
            then = (str(one.answer),)
            others.append(replace(one, answer=no.answer, title=words, second=hint, then=then, group=""))
    return replace(view, options=(*view.options, *others[: max(0, DIGITS - len(view.options))]))


def _spots(request: Place, siege: Siege, facts: Sequence[Told], names: SiegeNames) -> tuple[OptionView, ...]:
    """Places in words, each with the picture of what it is said from."""
    before: Point | None = None
    if request.topic == topics.DEPLOY:
        deployed = (one.fact for one in reversed(facts) if isinstance(one.fact, Deployed))
        before = next(((one.x, one.y) for one in deployed if one.model == request.subject), None)
    return tuple(
        OptionView(one.place, one.title, one.second, _picture(one, siege), thing=one.thing, group=one.near)
        for one in landmarks(siege, request, names, before, _good_place(siege, request))
    )


def _good_place(siege: Siege, request: Place) -> Point | None:
    """Where the program would set down what is no move; None for a move."""
    choose = {topics.DEPLOY: choose_post, topics.TRAP: choose_trap, topics.BARRICADE: choose_barricade}
    if request.topic not in choose:
        return None
    x, y, _ = choose[request.topic](siege, request)
    return x, y


def _picture(spot: Spot, siege: Siege) -> str:
    if not spot.thing and not spot.near:
        return "ui/star"
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


def order_question(order: OrderGiven, plain: QuestionView, siege: Siege, names: SiegeNames) -> QuestionView:
    """What the people carry out, why it is so and what came second; `plain` has the answers."""
    title = order_title(order, names).words()
    second = " ".join(said(one) for one in order_given(order, names).details)
    return QuestionView(title, second, plain.options, 0, said(order_with_end(order, siege, names)))


def list_of_orders(orders: Sequence[OrderGiven], plain: QuestionView, siege: Siege, names: SiegeNames) -> QuestionView:
    """What the people carry out for several models, a line each; `plain` has the answers, "done" first and then one for
    each model."""
    lines = [said(order_with_end(one, siege, names)) for one in orders]
    each = [
        replace(answer, title=title_of(names, order.model), second=line, thing=order.model)
        for answer, order, line in zip(plain.options[1:], orders, lines, strict=True)
    ]
    told = " ".join(f"{one.title}: {one.second}" for one in each)
    return replace(plain, options=(plain.options[0], *each), default=0, order=told, together=True)


def said(told: Sentence) -> str:
    """A sentence of the reports in the language and on the tape in force: only at a table are there orders."""
    return told.text(on_tape)
