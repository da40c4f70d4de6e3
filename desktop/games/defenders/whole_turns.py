"""Whole turns of the city as single answers: a card with its stack and its word, or something finished with its name;
and threats with theirs.

Whoever would rather go step by step takes the card where it lies.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication

from desktop.games.defenders.city_views import meaning_words
from desktop.games.defenders.sheet_views import icon_of
from desktop.games.defenders.suggested import suggested
from desktop.play.models.option_view import OptionView, QuestionView
from rules_core.games.defenders.content.cards import rank_of
from rules_core.games.defenders.content.worlds import fits
from rules_core.games.defenders.options import DefendersOptions
from rules_core.games.defenders.rules import topics
from rules_core.games.defenders.rules.city_making import FINISH, NEW_DEFENDER, NEW_PLACE, PLAY, meanings, targets
from rules_core.games.defenders.state.city import City
from rules_core.games.defenders.words.kinds import threat_kind
from rules_core.games.defenders.words.names import card_name, meanings_said
from rules_core.games.words import Words
from rules_core.kernel.requests import Choose, Write
from rules_core.wording.translation import LANGUAGE_IN_FORCE

NamesFor = Callable[[Write], tuple[str, ...]]
"""Names for what is to be named, the one that is pencilled in first."""
MOST: Final = 4
"""So many answers stand side by side."""
LONGEST: Final = 60
"""D-CITY-5. Of a name."""


def tr(text: str) -> str:
    """A text of this module in the language in force."""
    return QCoreApplication.translate("WholeTurns", text)


def with_whole_turns(
    words: Words,
    state: City,
    request: Choose,
    view: QuestionView,
    usual: str,
    options: DefendersOptions,
    names_for: NamesFor,
) -> QuestionView:
    """The question with whole turns among its answers; the suggested one is what Enter gives."""
    shown, default = list(view.options), view.default
    named = _finished_with_name(state, request, shown[default], names_for)
    if named is not None:
        other = tr("Finish it under another name")
        shown[default : default + 1] = [named, replace(shown[default], title=other, second="")]
    room = MOST - sum(not one.on_table for one in shown)
    turns = whole_turns(state, request, options, usual)[: max(1, room)]
    if usual.startswith(PLAY) and turns:
        default = len(shown)
    elif room < 1:
        turns = []
    shown += [_as_option(words, state, request, one) for one in turns]
    return replace(view, options=tuple(shown), default=default)


def with_names(view: QuestionView, request: Choose, words: Words, state: City) -> QuestionView:
    """D-THR-7, R-D21. Whoever comes is one answer with a name; who thinks of another name says the kind first."""
    kinds = tuple([str(one.answer) for one in view.options])
    topic = topics.THREAT_NAME if request.topic == topics.THREAT_TYPE else topics.NAME
    asked = Write(request.who, topic, request.clause, request.subject, longest=LONGEST)
    names = list(words.suggestions(asked, state))
    language = LANGUAGE_IN_FORCE.language
    named: list[OptionView] = []
    for one in view.options:
        kind = str(one.answer)
        if names:
            name = min(names, key=partial(fits, kind=kind, row=kinds, language=language))
            names.remove(name)
            is_threat = request.topic == topics.THREAT_TYPE
            second = threat_kind(kind, name, request.subject, state.setting) if is_threat else one.title
            named.append(replace(one, title=name[:LONGEST], second=second, icon=icon_of(kind), then=(name[:LONGEST],)))
    if len(named) < len(kinds):
        return view
    other = tr("Another name")
    plain = [replace(one, group=other, apart=one.title, icon=icon_of(str(one.answer))) for one in view.options]
    return replace(view, options=(*named, *plain), by_group=True)


def whole_turns(state: City, request: Choose, options: DefendersOptions, usual: str) -> list[tuple[str, ...]]:
    """D-CITY-3, D-CITY-4, D-CITY-7. A few turns from the card to what it says, the suggested one first.

    One goes on with something, one begins a location and one a defender, as far as a city needs more of them.
    """
    cards = [one.removeprefix(PLAY) for one in request.options if one.startswith(PLAY)]
    found: list[tuple[str, ...]] = []
    goals: list[str] = []
    if usual.startswith(PLAY):
        card = usual.removeprefix(PLAY)
        asked = replace(request, topic=topics.STACK, subject=card, options=tuple(targets(state, options)))
        goals.append(suggested(state, asked, "", options.fewest))
        found.append(_turn(state, request, card, goals[0], options))
        cards.remove(card)
    for goal in _goals(state, request, options) if cards else ():
        if goal not in goals and cards:
            goals.append(goal)
            card = _card_for(state, request, goal, cards)
            cards.remove(card)
            found.append(_turn(state, request, card, goal, options))
    return found


def _goals(state: City, request: Choose, options: DefendersOptions) -> list[str]:
    """What grows and lacks most, and one new thing of each kind."""
    open_to = targets(state, options)
    grown = [one for one in state.stacks if one.id in open_to]
    grown.sort(key=lambda one: (one.has_type(), len(one.cards)))
    places = sum(one.is_place for one in state.stacks)
    counts = {NEW_PLACE: places, NEW_DEFENDER: len(state.stacks) - places}
    new = [one for one, count in counts.items() if one in open_to and count < options.fewest]
    return [*[one.id for one in grown[:1]], *new]


def _meaning(state: City, request: Choose, card: str, goal: str) -> str:
    stack = next((one for one in state.stacks if one.id == goal), None)
    is_place = stack.is_place if stack is not None else goal == NEW_PLACE
    offered = tuple(meanings(card, stack, is_place=is_place))
    asked = replace(request, topic=topics.MEANING, subject=card, options=offered)
    return suggested(state, asked, goal, 0)


def _card_for(state: City, request: Choose, goal: str, cards: Sequence[str]) -> str:
    """The card that says what nobody has said yet; of several the highest."""
    said = [one for stack in state.stacks for one in (*stack.types, *stack.words)]
    return min(
        cards,
        key=lambda card: (said.count(_meaning(state, request, card, goal).partition(":")[2]), -rank_of(card), card),
    )


def _turn(state: City, request: Choose, card: str, goal: str, options: DefendersOptions) -> tuple[str, ...]:
    # A question with one answer is not asked.
    stack = (goal,) if len(targets(state, options)) > 1 else ()
    return (f"{PLAY}{card}", *stack, _meaning(state, request, card, goal))


def _as_option(words: Words, state: City, request: Choose, turn: tuple[str, ...]) -> OptionView:
    card = turn[0].removeprefix(PLAY)
    title = tr("{card}: {word}").format(card=card_name(card), word=meaning_words(turn[-1].partition(":")[2]))
    asked = replace(request, topic=topics.STACK, subject=card, options=turn[1:2])
    goal = words.answers(asked, state)[0].title if len(turn) > 2 else ""
    return OptionView(turn[0], title, goal, then=turn[1:])


def _finished_with_name(state: City, request: Choose, option: OptionView, names_for: NamesFor) -> OptionView | None:
    """D-CITY-5. What is finished gets the name that is pencilled in; None where nothing is, or nothing is finished."""
    id = str(option.answer).removeprefix(FINISH)
    stack = next((one for one in state.stacks if one.id == id), None)
    if stack is None:
        return None
    asked = Write(request.who, topics.NAME, "D-CITY-5", id, longest=LONGEST)
    names = names_for(asked)
    if not names:
        return None
    name = names[0][:LONGEST]
    title = tr("Finish \N{LEFT DOUBLE QUOTATION MARK}{name}\N{RIGHT DOUBLE QUOTATION MARK}").format(name=name)
    said = meanings_said([one for one in stack.types if one], [one for one in stack.words if one])
    return replace(option, title=title, second=said, thing="", then=(name,))
