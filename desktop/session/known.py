"""The state of an open game as everybody at the table may know it, without secrets, in its definition's words."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from desktop.session.match_session import MatchSession
    from rules_core.games.definition import GameDefinition, Seat, ThingTable
    from rules_core.games.words import Question, Words
    from rules_core.kernel.match import Told
    from rules_core.kernel.requests import Request
    from rules_core.kernel.rolls import Rolled
    from rules_core.wording.sentence import Sentence


class KnownToAll:
    """A game at one moment, as it is seen by nobody in particular. Made anew for every moment."""

    def __init__(self, session: MatchSession) -> None:
        game = session.match.game
        self.definition: GameDefinition = session.definition
        self.state: Any = self.definition.seen_by(game, session.state, frozenset())
        self.words: Words = session.new_words()
        self.seat_name: str = session.seats.name(session.pending.who) if session.pending is not None else ""
        self.seats: tuple[Seat, ...] = self.definition.seats(game)
        self.request: Request | None = session.pending
        self.facts: list[Told] = session.facts
        self._rolls: list[Rolled] = session.rolls_shown

    @cached_property
    def tables(self) -> tuple[ThingTable, ...]:
        """What lies on the table."""
        return self.definition.tables(self.state, self.words)

    @cached_property
    def seat(self) -> Seat | None:
        """Who is asked; None when nobody is."""
        asked = self.request
        return next((seat for seat in self.seats if asked is not None and seat.id == asked.who), None)

    @cached_property
    def question(self) -> Question | None:
        """The question that stands."""
        return self.words.question(self.request, self.state) if self.request is not None else None

    @property
    def summary(self) -> str:
        """How far the game has come."""
        return self.definition.summary(self.state, self.words)

    @property
    def last_faces(self) -> tuple[int, ...]:
        """The dice that were rolled last for everybody to see."""
        return next((roll.faces for roll in reversed(self._rolls) if not roll.request.hidden), ())

    def told(self, most: int) -> list[Sentence]:
        """The latest things that happened, the newest first."""
        return [self.words.fact(one.fact) for one in reversed(self.facts[-most:])]
