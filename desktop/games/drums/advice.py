"""What the Sergeant would do, for whoever is asked: the answer that stands ready, and the best place with its why."""

from __future__ import annotations

from dataclasses import replace

from desktop.play.models.option_view import QuestionView
from desktop.play.prompts.place_prompt import PlacingStart
from desktop.session.match_session import MatchSession
from rules_core.games.drums.players.thumb import ThumbPlayer
from rules_core.games.drums.rules import topics
from rules_core.games.drums.state.battle import Battle
from rules_core.games.drums.words.drums_words import DrumsWords
from rules_core.kernel.requests import Choose, Pick, Place, Request
from rules_core.kernel.simulation import Thought
from rules_core.song import topics as song_topics
from rules_core.wording.sentence import Sentence

ADVISED = (topics.WHOM, song_topics.DICE, song_topics.ACTION, song_topics.GROUP_MEMBER, song_topics.NEXT_MEMBER)
"""Questions with many answers, the first of which is seldom the best."""
PICKED = (song_topics.VOLLEY, topics.FRONT)
"""Questions about several men of which he knows who does it best."""
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
        answer = self._think(request).answer
        places = [number for number, option in enumerate(view.options) if option.answer == answer]
        return replace(view, default=places[0]) if places else view

    def placed(self, start: PlacingStart | None, request: Request) -> PlacingStart | None:
        """The start of a move with the spot that the Sergeant would go to, or where he would set somebody down."""
        if start is None or not isinstance(request, Place) or request.topic not in PLACED:
            return start
        thought = self._think(request)
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
