"""Where a squad is put together: in a battle by answers, in the workshop by changes of an item."""

from __future__ import annotations

from typing import Protocol

from desktop.session.match_session import MatchSession
from rules_core.games.drums.rules import topics
from rules_core.games.drums.state.battle import Battle
from rules_core.games.drums.words.drums_words import DrumsWords
from rules_core.kernel.requests import NO_SEAT, Choose, SeatId


class SquadDesk(Protocol):
    """What the page asks of it."""

    @property
    def state(self) -> Battle:
        """The battle as whoever sits here may see it."""

    @property
    def words(self) -> DrumsWords:
        """Its names."""

    @property
    def buyer(self) -> SeatId:
        """Whose squad is put together; "" for nobody's that may be shown."""

    @property
    def options(self) -> tuple[str, ...]:
        """What may be done now, as answers."""

    @property
    def takes_keys(self) -> bool:
        """Whether the search has the keys whenever the squad is shown."""


class BattleDesk:
    """The question of a battle."""

    def __init__(self, session: MatchSession, words: DrumsWords) -> None:
        self.session = session
        self.words = words

    @property
    def state(self) -> Battle:
        state = self.session.state
        assert isinstance(state, Battle)
        return state

    @property
    def buyer(self) -> SeatId:
        request, seats = self.session.pending, self.session.seats
        if request is None or request.topic != topics.BUY:
            return NO_SEAT
        if seats.persons and request.who not in seats.persons:
            # The program chooses for that seat; whoever sits here goes on looking at their own.
            return next(iter(seats.viewers), NO_SEAT)
        return request.who

    @property
    def options(self) -> tuple[str, ...]:
        request = self.session.pending
        is_here = request is not None and request.who == self.buyer and not self.session.question_is_hidden
        return request.options if isinstance(request, Choose) and request.topic == topics.BUY and is_here else ()

    @property
    def takes_keys(self) -> bool:
        # While the screen is covered the keys are the cover's.
        return not self.session.seats.handover
