"""What the Sergeant would do, for whoever is asked: the answer that stands ready, and the best place with its why."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QCoreApplication

from desktop.play.models.option_view import OptionView, QuestionView
from desktop.play.prompts.place_prompt import PlacingStart
from desktop.session.match_session import MatchSession
from rules_core.games.drums.players.thumb import ThumbPlayer, group_of, joining
from rules_core.games.drums.rules import topics
from rules_core.games.drums.state.battle import Battle
from rules_core.games.drums.words.drums_words import DrumsWords
from rules_core.kernel.match import Match
from rules_core.kernel.requests import Answer, Choose, Pick, Place, Request, options_of
from rules_core.kernel.simulation import Thought
from rules_core.song import topics as song_topics
from rules_core.song.facts import GroupOrdered
from rules_core.wording.sentence import Sentence
from rules_core.wording.translation import say

ADVISED = (topics.WHOM, song_topics.DICE, song_topics.ACTION, song_topics.NEXT_MEMBER)
"""Questions with many answers, the first of which is seldom the best."""
PICKED = (song_topics.VOLLEY, topics.FRONT)
"""Questions about several men of which he knows who does it best."""
ENOUGH = 2
"""From so many answers on they are given with one key."""
PLACED = (song_topics.MOVE, topics.DEPLOY)
"""Places that the Sergeant knows. Men who are set down apart could not be ordered together."""


class Advice:
    """Knows what the Sergeant would do. Like everybody in the window he sees what whoever is asked may see."""

    def __init__(self, session: MatchSession, words: DrumsWords) -> None:
        self._session = session
        self._words = words
        self._sergeant = ThumbPlayer()
        self._asked: tuple[int, Request] | None = None
        self._thought = Thought("")

    def ready(self, view: QuestionView, request: Request) -> QuestionView:
        """The question with the answer of the Sergeant ready for Enter."""
        if isinstance(request, Pick) and request.topic in PICKED:
            company = self._think(request).answer
            assert isinstance(company, tuple)
            return replace(view, checked=tuple(str(one) for one in company))
        if not isinstance(request, Choose) or request.topic not in ADVISED:
            return view
        return _with_ready(view, self._think(request).answer)

    def whole_group(self, view: QuestionView, request: Request, after: Callable[..., Match[Any]]) -> QuestionView:
        """Who is to join an order, and last all whom the Sergeant would name, with one key. `after` gives a copy of the
        match on which answers have been given."""
        if not isinstance(request, Choose) or request.topic != song_topics.GROUP_MEMBER:
            return view
        state = self._session.state
        assert isinstance(state, Battle)
        group, named = group_of(state, request), list[str]()
        view = _with_ready(view, joining(group, request.options))
        trial = after()
        told = len(trial.facts)
        while trial.pending is not None and trial.pending.topic == song_topics.GROUP_MEMBER:
            named.append(joining(group, options_of(trial.pending)))
            trial.answer(named[-1])
        if len(named) < ENOUGH or trial.pending is None or trial.pending.topic != song_topics.DICE:
            # People at a table measure to those whom they name.
            return view
        # Whoever is the only one left to name is named unasked: who all of them are is told with the dice.
        trial.answer(options_of(trial.pending)[0])
        (order,) = [one.fact for one in trial.facts[told:] if isinstance(one.fact, GroupOrdered)]
        assert isinstance(order, GroupOrdered)
        men = [state.model(id) for id in order.members]
        badges = tuple([say(self._words.names.badge(one.side, one.number)) for one in men])
        title = QCoreApplication.translate("BattleAdvice", "All %n together", "", len(men))
        words = Sentence("{things}", {"things": badges}).words()
        every = OptionView(named[0], title, words, "three-friends", then=tuple(named[1:]))
        return replace(view, options=(*view.options, every), default=len(view.options))

    def placed(self, start: PlacingStart | None, request: Request, state: Battle | None = None) -> PlacingStart | None:
        """The start of a move with the spot that the Sergeant would go to, or where he would set somebody down; in the
        present, or in what comes of an answer."""
        if start is None or not isinstance(request, Place) or request.topic not in PLACED:
            return start
        thought = self._think(request) if state is None else self._sergeant.think(state, request, 0)
        spot = thought.answer
        assert isinstance(spot, tuple)
        best = (int(spot[0]), int(spot[1]))
        if best == (start.x, start.y):
            return start
        said = self._words.reason(thought.reason)
        why = Sentence("{it}", {"it": said}).words() if said is not None else ""
        return start._replace(best=best, why=f"{why[:1].upper()}{why[1:]}")

    def _think(self, request: Request) -> Thought:
        """The same question is thought about once."""
        asked = (self._session.match.journal.head, request)
        if asked != self._asked:
            state = self._session.state
            assert isinstance(state, Battle)
            self._thought = self._sergeant.think(state, request, 0)
            self._asked = asked
        return self._thought


def _with_ready(view: QuestionView, answer: Answer) -> QuestionView:
    """The question with this answer ready for Enter."""
    places = [number for number, option in enumerate(view.options) if option.answer == answer]
    return replace(view, default=places[0]) if places else view
