"""Words the present question for the people at this game: on the screen, with a map, or without one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from types import MappingProxyType

from desktop.games.village.prompts.words import question
from desktop.games.village.question_marks import ATTACKS, start_of
from desktop.play.models.option_view import OptionView, QuestionView
from desktop.play.prompts.gathered_prompt import DIGITS
from desktop.tabletop.best_spot import begun_at
from rules_core.games.village.content.types import BuildingId
from rules_core.games.village.rules import topics
from rules_core.games.village.rules.on_the_way import ON
from rules_core.games.village.state.facts import Deployed
from rules_core.games.village.state.fighter import ENEMIES
from rules_core.games.village.state.order_facts import OrderGiven
from rules_core.games.village.state.siege import Siege
from rules_core.games.village.words.forced_words import order_with_end
from rules_core.games.village.words.landmarks import landmarks, place_words
from rules_core.games.village.words.names import SiegeNames
from rules_core.games.village.words.order_words import order_given, order_title, standing_orders
from rules_core.games.village.words.question_texts import OWN_LIKELY
from rules_core.games.village.words.question_words import title_of
from rules_core.games.words import Spot
from rules_core.ground.geometry import Point
from rules_core.ground.play_mode import PlayMode
from rules_core.kernel.match import Told
from rules_core.kernel.requests import Choose, Place, Request, options_of
from rules_core.song import topics as song_topics
from rules_core.song.words.reported_words import all_likely, rather, rather_move
from rules_core.wording.sentence import Sentence
from rules_core.wording.tape import on_tape
from rules_core.wording.translation import inside


def asked(
    request: Request,
    siege: Siege,
    facts: Sequence[Told],
    names: SiegeNames,
    dice_of: Mapping[str, Choose] = MappingProxyType({}),
) -> QuestionView:
    """The whole question in words; an enemy's order and places in words where there is a table.

    `dice_of`: what somebody who is activated would be asked about their dice, to choose both with one key.
    """
    view = question(request, siege, names)
    if dice_of:
        return _with_dice(view, dice_of, siege, names)
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


def _with_dice(view: QuestionView, dice_of: Mapping[str, Choose], siege: Siege, names: SiegeNames) -> QuestionView:
    """Who is activated and with how many dice, in one answer."""
    options: list[OptionView] = []
    default = 0
    for at, one in enumerate(view.options):
        dice = dice_of.get(str(one.answer))
        if dice is None:
            default = len(options) if at == view.default else default
            options.append(one)
            continue
        asked_next = question(dice, siege, names)
        for number, way in enumerate(asked_next.options):
            if at == view.default and number == asked_next.default:
                default = len(options)
            words = Sentence("{name}: {deed}", {"name": one.title, "deed": inside(way.title)}).words()
            said = replace(way, answer=one.answer, title=words, thing=one.thing)
            options.append(replace(said, then=(str(way.answer),), group=one.title))
    return replace(view, options=tuple(options), default=default)


def with_end_of_way(view: QuestionView, after: Choose, siege: Siege, names: SiegeNames) -> QuestionView:
    """To go on, with each answer to what is asked at the end of the way; or to stop."""
    offered: list[OptionView] = []
    for one in view.options:
        if one.answer != ON:
            offered.append(one)
            continue
        for end in question(after, siege, names).options:
            words = Sentence("{first}, {second}", {"first": one.title, "second": inside(end.title)}).words()
            offered.append(replace(one, title=words, then=(str(end.answer),)))
    return replace(view, options=tuple(offered))


def with_likely(view: QuestionView, likely: Sequence[tuple[Request, str]], names: SiegeNames) -> QuestionView:
    """After the answers of a question about range or sight: all that is likely about the shot, with one key.

    It is what Enter gives; `likely` are the questions that would follow one another, and their likely answers. Whether
    Overwatch is spent is nothing that is likely: where it comes last, either is one key (V-7.5.17).
    """
    usual = view.options[view.default]
    last = likely[-1][0]
    ends = options_of(last) if last.topic == topics.OVERWATCH else likely[-1][1:]
    every: list[OptionView] = []
    for end in ends:
        answers = [*likely[:-1], (last, end)]
        then = tuple(one for _, one in answers[1:])
        every.append(replace(usual, title=all_likely(answers, names, OWN_LIKELY), second="", thing="", then=then))
    # Overwatch is spent by nobody who only says that all is as believed.
    return replace(view, options=(*view.options, *every), default=len(view.options) + len(every) - 1)


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
        for one in landmarks(siege, request, names, before)
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
