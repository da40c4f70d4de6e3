"""A game played straight through by players without a person: one plain call, no match, no replay."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic

from mypy_extensions import mypyc_attr

from rules_core.kernel.chance import seeded_answer
from rules_core.kernel.facts import Fact
from rules_core.kernel.game import State
from rules_core.kernel.requests import Answer, Request, is_chance
from rules_core.kernel.table import Table


class OutOfPatience(BaseException):
    """Raised when a simulated game asks more questions than allowed: it has stalled."""


@dataclass(frozen=True)
class Thought:
    """An answer, and why it was given."""

    answer: Answer
    reason: str = ""
    """A word for why, which the game's own words tell; "" where there is nothing to say."""
    percent: int = -1
    """A chance that speaks for it; -1 for none."""
    second: Answer | None = None
    """What would have been answered else; None where nothing else came into question."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Player(Generic[State]):
    """Somebody who answers questions that are not chance."""

    def decide(self, state: State, request: Request, position: int) -> Answer:
        """One of the options. `position` numbers the questions of the game, for players who draw lots."""
        raise NotImplementedError

    def think(self, state: State, request: Request, position: int) -> Thought:
        """The same answer with its reason, by those who can say why."""
        return Thought(self.decide(state, request, position))


@mypyc_attr(allow_interpreted_subclasses=True)
class PlayerTable(Table, Generic[State]):
    """A table at which one player answers everything that chance does not, at once."""

    def __init__(self, player: Player[State], state: State, seed: int, limit: int = 1_000_000) -> None:
        self.player = player
        self.state = state
        self.seed = seed
        self.limit = limit
        self.position = 0

    def ask(self, request: Request) -> Answer:
        if self.position >= self.limit:
            raise OutOfPatience
        if is_chance(request):
            answer = seeded_answer(self.seed, self.position, request)
        else:
            answer = self.player.decide(self.state, request, self.position)
            request.check(answer)
        self.position += 1
        return answer

    def tell(self, fact: Fact) -> None:
        """Nobody listens; a subclass may."""

    def checkpoint(self) -> None:
        """Nothing is kept; a subclass may look at the state here."""
