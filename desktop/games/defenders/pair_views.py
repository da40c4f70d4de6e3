"""Answers that are pairs, and those that are one of ours: who it is, what kind, and how strong now."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QCoreApplication

from desktop.games.defenders.city_views import kind_words, meaning_words
from desktop.games.defenders.sheet_views import icon_of
from desktop.play.models.option_view import OptionView, QuestionView
from desktop.translated import QT_TRANSLATE_NOOP
from rules_core.games.defenders.content.cards import rank_of
from rules_core.games.defenders.rules import topics
from rules_core.games.defenders.state.city import City
from rules_core.kernel.requests import Topic

FEW_WAYS: Final = 5
"""So many answers of who goes where are read at a glance, each by itself."""
KILLED: Final = (topics.STRIKE, topics.FALL)
"""Of these pairs both are somebody, and the second one is destroyed."""
MAY_REFUSE: Final = (topics.MOVE, topics.MOVE_ONE)
"""Nobody has to be any of these."""
ASKED: Final[dict[Topic, str]] = {
    topics.MOVE: QT_TRANSLATE_NOOP("Pairs", "{who}: where to with {one}?"),
    topics.MOVE_ONE: QT_TRANSLATE_NOOP("Pairs", "{who}: where to with {one}?"),
    topics.REINFORCE: QT_TRANSLATE_NOOP("Pairs", "{who}: which battle for {one}?"),
    topics.STRIKE: QT_TRANSLATE_NOOP("Pairs", "{who}: {one} against whom?"),
    topics.FALL: QT_TRANSLATE_NOOP("Pairs", "{who}: {one} against whom?"),
}
"""The second half of a question: where, or whom."""
FIRST: Final[dict[Topic, str]] = {
    topics.FALL: QT_TRANSLATE_NOOP("Pairs", "{who}: which of them destroys one of ours?"),
}
"""The first half, where what is asked is said by the second."""


def tr(text: str) -> str:
    """A text of this module in the language in force."""
    return QCoreApplication.translate("Pairs", text)


def kind_of(state: City, id: str) -> str:
    """The type of one of ours or of theirs; "" for anything else."""
    for things in ((one.id, one.type) for one in state.units), ((one.id, one.type) for one in state.threats):
        for known, kind in things:
            if known == id:
                return kind
    return next((one.type for one in state.locations if one.id == id), "")


def worth_words(state: City, id: str) -> str:
    """D-MOR-4. What somebody is and how strong now, as the token shows it: "Riders, 7"; "" for anything else."""
    for unit in state.units:
        if unit.id == id:
            return tr("{kind}, {value}").format(kind=meaning_words(unit.type), value=state.value(unit))
    for threat in state.threats:
        if threat.id == id:
            return tr("{kind}, {value}").format(kind=meaning_words(threat.type), value=threat.rank())
    return ""


def _who_is_at(state: City, id: str) -> str:
    """How many of ours stand in a place, and how many attack it."""
    ours, theirs = len(state.at(id)), len(state.attackers(id))
    words = tr("{ours} of ours, {theirs} attack") if theirs else tr("{ours} of ours")
    return words.format(ours=ours, theirs=theirs)


def _place_words(state: City, id: str) -> str:
    """R-D37, R-D67. What whoever goes there does with it; "" for a place that is ours."""
    held = [one.id for one in state.locations if one.is_occupied]
    return tr("It is empty: whoever comes takes it back") if id in held else ""


def as_pairs(state: City, topic: Topic, who: str, view: QuestionView) -> QuestionView:
    """D-ATK-9, D-DA-1, D-LOSS-3. First who, then where or whom, in the bar and on the map, where there are many."""
    by_group = len(view.options) > FEW_WAYS
    shown: list[OptionView] = []
    for one in view.options:
        first, pair, goal = str(one.answer).partition(">")
        if not pair:
            shown.append(one)
            continue
        kind, ended = kind_of(state, first), kind_of(state, goal)
        told = replace(one, thing=first, goal=goal, icon=icon_of(kind) if kind else one.icon)
        if topic in KILLED:
            told = replace(told, group_second=worth_words(state, first), goal_second=worth_words(state, goal))
        elif topic == topics.REINFORCE:
            told = replace(told, group_second=kind_words(rank_of(first), is_place=False))
            told = replace(told, goal_second=_who_is_at(state, goal))
        elif topic in MAY_REFUSE:
            told = replace(told, goal_second=_place_words(state, goal))
        shown.append(replace(told, goal_icon=icon_of(ended) if ended else ""))
    title = view.title
    behind = tr(ASKED[topic]).replace("{who}", who)
    if topic not in MAY_REFUSE and len({one.thing for one in shown}) == 1:
        # Nobody else could: what is left to say is where, or whom.
        options = tuple([replace(one.by_itself(is_named=True), goal="", group="") for one in shown])
        return replace(view, title=behind.replace("{one}", shown[0].group), options=options)
    if topic in KILLED and len({one.goal for one in shown}) == 1:
        title = tr("{who}: who destroys {one}?").replace("{who}", who).replace("{one}", shown[0].apart)
        options = tuple([replace(one, title=one.group, second=one.group_second, goal="", group="") for one in shown])
        return replace(view, title=title, options=options)
    if by_group and topic in FIRST:
        title = tr(FIRST[topic]).replace("{who}", who)
    return replace(view, title=title, options=tuple(shown), by_group=by_group, title_behind=behind)


def with_worth(state: City, view: QuestionView) -> QuestionView:
    """What each of those to choose from is, beside the name."""
    shown: list[OptionView] = []
    for one in view.options:
        id = str(one.answer)
        kind = kind_of(state, id)
        shown.append(replace(one, icon=icon_of(kind), second=worth_words(state, id)) if kind else one)
    return replace(view, options=tuple(shown))


def with_who_is_there(state: City, view: QuestionView) -> QuestionView:
    """D-BAT-1, D-LOSS-4. Of places: how many of ours stand there, and how many attack it."""
    shown: list[OptionView] = []
    for one in view.options:
        id = str(one.answer)
        shown.append(replace(one, icon=icon_of(kind_of(state, id)), second=_who_is_at(state, id)))
    return replace(view, options=tuple(shown))
