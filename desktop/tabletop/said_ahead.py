"""At a table without a map: what people would be asked right after an answer is said with the same key."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from PySide6.QtCore import QCoreApplication

from desktop.play.models.option_view import NO, OptionView, QuestionView
from desktop.play.prompts.gathered_prompt import DIGITS
from desktop.session.match_session import MatchSession
from rules_core.ground.reported import RANGE, SIGHT, WITHIN
from rules_core.kernel.match import Match, NewDiceWait
from rules_core.kernel.requests import Answer, Choose, Request, Topic, options_of
from rules_core.song import topics
from rules_core.song.contacts import NOTHING, may_touch
from rules_core.song.field import Field
from rules_core.song.warband import Model
from rules_core.song.words.names import SongNames
from rules_core.song.words.reported_words import NOTHING_OWN, Own, all_likely, touching
from rules_core.wording.translation import inside

LOOKED_AT: Final = (WITHIN, RANGE, SIGHT)
"""What people measure and look at; the likely answer is the first one of each."""
Follows = Callable[[Request], Answer | None]
"""What a game answers at once to a question of its own that follows a move; None where people are asked."""


def asked_by_itself(request: Request) -> Answer | None:
    """Nothing of the game's own follows a move."""
    return None


class SaidAhead:
    """Looks ahead from the question that stands, on copies of the match, as far as no die is thrown."""

    def __init__(
        self, session: MatchSession, names: Callable[[], SongNames], follows: Follows = asked_by_itself
    ) -> None:
        self._session = session
        self._names = names
        self._follows = follows
        self._head = -1
        """The entry of the journal for which the rest is known."""
        self._next: dict[Topic, dict[str, Choose]] = {}
        self._chain: list[tuple[Request, str]] | None = None
        self._moves: dict[tuple[Answer, ...], tuple[tuple[Request, Answer], ...]] = {}

    # Looking

    def after(self, *answers: Answer) -> Match[Any]:
        """A copy on which these answers have been given, and no new die is thrown: nobody may know how it would
        fall."""
        trial = self._session.match.fork()
        trial.supplier = NewDiceWait()
        for one in answers:
            trial.answer(one)
        return trial

    def next_questions(self, request: Request, wanted: Topic, answers: Sequence[str] = ()) -> dict[str, Choose]:
        """What would be asked after each answer, or each of these, where that is the wanted question."""
        self._look_from_here()
        if wanted not in self._next:
            after = {one: self.after(one).pending for one in options_of(request) if not answers or one in answers}
            found = {one: asked for one, asked in after.items() if isinstance(asked, Choose) and asked.topic == wanted}
            self._next[wanted] = found
        return self._next[wanted]

    def _likely(self, request: Request, also: Topic | None) -> list[tuple[Request, str]]:
        """The questions of what is looked at that follow one another while each has its likely answer, with these
        answers. `also`: a question of another kind that may end them."""
        found: list[tuple[Request, str]] = []
        if request.topic not in LOOKED_AT:
            return found
        trial = self.after()
        while isinstance(trial.pending, Choose) and trial.pending.topic in (*LOOKED_AT, also):
            found.append((trial.pending, trial.pending.options[0]))
            if trial.pending.topic == also:
                break
            trial.answer(trial.pending.options[0])
        return found

    def _after_move(self, *answers: Answer) -> tuple[tuple[Request, Answer], ...]:
        """What follows a move, of which the last answer is the place, with the likely answers."""
        self._look_from_here()
        if answers not in self._moves:
            self._moves[answers] = tuple(self._followed(self.after(*answers)))
        return self._moves[answers]

    def _followed(self, trial: Match[Any]) -> Iterator[tuple[Request, Answer]]:
        while trial.pending is not None:
            asked = trial.pending
            answer = options_of(asked)[0] if asked.topic == topics.CONTACT else self._follows(asked)
            if answer is None:
                return
            yield asked, answer
            trial.answer(answer)

    def _look_from_here(self) -> None:
        head = self._session.match.journal.head
        if self._head != head:
            self._head, self._next, self._chain, self._moves = head, {}, None, {}

    # Saying

    def all_likely(self, view: QuestionView, request: Request, own: Own = NOTHING_OWN) -> QuestionView:
        """After the answers of a question about what is looked at: all that is likely, with one key, where it is more
        than one thing. Mostly all of it is as believed, so Enter gives it.

        `own`: words for the answers to a question of the game's own that may come last. Nothing of it is likely, and
        each of them is one key; nobody spends anything by Enter, so its last answer stands ready.
        """
        self._look_from_here()
        if self._chain is None:
            self._chain = self._likely(request, next(iter(own), None))
        likely = self._chain
        if len(likely) < 2:
            return view
        usual, last = view.options[view.default], likely[-1][0]
        ends = options_of(last) if last.topic in own else likely[-1][1:]
        every: list[OptionView] = []
        for end in ends:
            answers = [*likely[:-1], (last, end)]
            then = tuple(one for _, one in answers[1:])
            title = all_likely(answers, self._names(), own)
            every.append(replace(usual, title=title, second="", thing="", then=then))
        return replace(view, options=(*view.options, *every), default=len(view.options) + len(every) - 1)

    def places(
        self, view: QuestionView, field: Field, mover: Model, *, more_follows: bool = False, said: Sequence[Answer] = ()
    ) -> QuestionView:
        """Each place with what is touched there and whatever else follows. What may be touched instead stands behind
        one answer at the end. `more_follows`: a question of the game's own comes after every move. `said`: what is
        answered before they are asked for."""
        told: list[OptionView] = []
        others: list[OptionView] = []
        for one in view.options:
            may_ask = one.letter != NO and (more_follows or _may_touch(field, mover, one.answer))
            after = self._after_move(*said, one.answer) if may_ask else ()
            told.append(self._told(one, after))
            others.extend(self._touching_else(one, after))
        # Who goes to somebody and touches them says that.
        goals = {one.thing for one in told if one.letter != NO and NOTHING not in one.then}
        best = view.options[view.default].answer
        others = sorted([one for one in others if one.goal not in goals], key=lambda one: one.answer != best)[:DIGITS]
        going = [one for one in told if one.letter != NO]
        staying = [one for one in told if one.letter == NO]
        options = (*going, *others, *staying)
        return replace(view, options=options, default=options.index(told[view.default]))

    def _told(self, option: OptionView, after: Sequence[tuple[Request, Answer]]) -> OptionView:
        title = option.title
        for asked, answer in after:
            if asked.topic == topics.CONTACT:
                title = touching(title, str(answer), self._names())
        return replace(option, title=title, then=tuple(answer for _, answer in after))

    def _touching_else(self, option: OptionView, after: Sequence[tuple[Request, Answer]]) -> Iterator[OptionView]:
        """The same place where something else is touched than is likely; what else follows is asked then."""
        if not after or after[0][0].topic != topics.CONTACT:
            return
        asked, likely = after[0]
        group = QCoreApplication.translate("SaidAhead", "It touches something else")
        for one in options_of(asked):
            if one != likely:
                place = option.title if one != option.thing else ""
                title = touching(place, one, self._names())
                yield replace(option, title=title, then=(one,), group=group, goal=one)


def where_at_once(view: QuestionView, places: QuestionView, refusals: Collection[str]) -> QuestionView:
    """The places of the Move that is all somebody can do, instead of the Move; whoever stays says so as ever, and
    spends nothing by it."""
    move, *nothing = sorted(view.options, key=lambda one: one.answer in refusals)
    # Who may not leave it stays where he is by a Move.
    offered = [one for one in places.options if one.letter != NO or not nothing]
    best = places.options[places.default]
    options = [replace(one, answer=move.answer, then=(one.answer, *one.then)) for one in offered]
    default = offered.index(best) if best in offered else len(offered)
    advised = view.options[view.default]
    if advised in nothing:
        # That nothing in reach is worth an action is not told beside a Move that Enter gives.
        default = len(offered) + nothing.index(advised)
    return replace(places, options=(*options, *nothing), default=default)


def with_best_place(view: QuestionView, places: QuestionView) -> QuestionView:
    """The Move that stands ready goes to the best place with the same key; whoever goes elsewhere says so."""
    best, move = places.options[places.default], view.options[view.default]
    if best.letter == NO:
        # The best is to stay.
        return view
    tr = QCoreApplication.translate
    title = tr("SaidAhead", "{move}: {place}").format(move=move.title, place=inside(best.title[:1]) + best.title[1:])
    ready = replace(best, answer=move.answer, then=(best.answer, *best.then), title=title, icon=move.icon, group="")
    others = replace(move, second=tr("SaidAhead", "Somewhere else"))
    options = [*view.options[: view.default], ready, others, *view.options[view.default + 1 :]]
    return replace(view, options=tuple(options))


def _may_touch(field: Field, mover: Model, place: Answer) -> bool:
    assert isinstance(place, tuple)
    return may_touch(field, mover, int(place[0]), int(place[1]))


def with_next(
    view: QuestionView, following: Mapping[str, QuestionView], said: Callable[[OptionView, OptionView], OptionView]
) -> QuestionView:
    """An answer together with each answer to the question that follows it, as `said` puts both into one; `following`
    has these by the keys of the answers."""
    options: list[OptionView] = []
    default = 0
    for at, one in enumerate(view.options):
        after = following.get(one.key)
        if at == view.default:
            default = len(options) + (after.default if after is not None else 0)
        if after is None:
            options.append(one)
        else:
            ends = [(end, (*one.then, end.answer)) for end in after.options]
            options.extend(replace(said(one, end), answer=one.answer, then=then) for end, then in ends)
    return replace(view, options=tuple(options), default=default)
