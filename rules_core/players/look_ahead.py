"""A player who looks ahead: it plays a few answers on, on forks with dice of their own, and takes the best.

It forks the state as its seat may see it, and the dice of a fork have nothing to do with those of the game: it knows
neither what is hidden nor what will be rolled. Every answer that is tried meets the same dice, and those that fall
behind are given up by halves (sequential halving). How long it thinks is counted in questions that forks ask, never in
time, so that the same seed gives the same answer everywhere.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace
from typing import Final, Generic

from mypy_extensions import mypyc_attr

from rules_core.kernel.chance import place_of, seeded_answer
from rules_core.kernel.facts import Fact
from rules_core.kernel.game import State
from rules_core.kernel.requests import Answer, Request, SeatId, is_chance
from rules_core.kernel.simulation import Player, Thought
from rules_core.kernel.table import Table

DREAMS: Final = 0x5DEECE66D
"""What is rolled on forks lies far from the dice of the same seed."""
APART: Final = 7919
"""So do the forks of one question from those of the next."""
MOST_QUESTIONS: Final = 600
"""A fork that asks more than this is looked at where it stands."""
SETTING_UP: Final = 10
"""To set a fork up and to judge it costs as much as so many questions."""
LEAST_TRIES: Final = 4
"""Before so many forks of each nothing is taken for clear."""
CLEAR: Final = 2.5
"""So many standard errors apart, two answers need no more forks."""
CAUTION: Final = 1.0
"""So many standard errors better another answer must look to be taken instead of the usual one."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Foresight(Generic[State]):
    """What a game says, so that a player can look ahead in it."""

    def fork(self, state: State, seat: SeatId) -> State:
        """A copy to play on with, of what this seat may know."""
        raise NotImplementedError

    def play(self, table: Table, state: State) -> None:
        """The rules."""
        raise NotImplementedError

    def candidates(self, state: State, request: Request, usual: Thought) -> Sequence[Thought]:
        """The answers that are worth trying, the usual one first; fewer than two where nothing is to be tried."""
        raise NotImplementedError

    def before(self, request: Request) -> Sequence[Answer]:
        """What has been answered between the last checkpoint and this question, so that forks come to it again."""
        return ()

    def questions(self, request: Request) -> int:
        """How many questions all forks together may ask to decide this one."""
        raise NotImplementedError

    def is_far_enough(self, start: State, state: State) -> bool:
        """Whether a fork has been played on as far as is looked ahead."""
        raise NotImplementedError

    def worth(self, state: State, seat: SeatId) -> float:
        """How well the state of a fork looks for a seat; the fork is of no use afterwards."""
        raise NotImplementedError


class _FarEnough(BaseException):
    """The fork has been played on far enough."""


class _Elsewhere(BaseException):
    """The fork does not come to the question that stands: nothing can be tried."""


class _Fork(Table, Generic[State]):
    """Answers as it is to be tried, and lets the steady player go on for everybody."""

    def __init__(
        self, ahead: LookAhead[State], start: State, state: State, request: Request, answer: Answer, seed: int
    ) -> None:
        self.ahead = ahead
        self.start = start
        self.state = state
        self.request = request
        self.answers: list[Answer] = [*ahead.foresight.before(request), answer]
        self.seed = seed
        self.asked = 0
        self.given = 0
        self.times: dict[int, int] = {}

    def ask(self, request: Request) -> Answer:
        self.asked += 1
        if self.asked > MOST_QUESTIONS:
            raise _FarEnough
        if is_chance(request):
            # By the question and how often it was asked: every answer that is tried meets the same dice.
            asked = request.fingerprint()
            times = self.times.get(asked, 0)
            self.times[asked] = times + 1
            return seeded_answer(self.seed, place_of(request, times), request)
        if self.given == len(self.answers):
            return self.ahead.steady.decide(self.state, request, self.asked)
        self.given += 1
        if self.given == len(self.answers) and request.fingerprint() != self.request.fingerprint():
            raise _Elsewhere
        return self.answers[self.given - 1]

    def go(self) -> None:
        """Play on, as far as is looked ahead."""
        try:
            self.ahead.foresight.play(self, self.state)
        except _FarEnough:
            return

    def tell(self, fact: Fact) -> None:
        """Nobody listens."""

    def checkpoint(self) -> None:
        if self.given == len(self.answers) and self.ahead.foresight.is_far_enough(self.start, self.state):
            raise _FarEnough


class _Arm:
    """An answer, and how well it looked after each of its forks."""

    def __init__(self, thought: Thought) -> None:
        self.thought = thought
        self.values: list[float] = []

    def mean(self) -> float:
        """How well on the whole."""
        return sum(self.values) / len(self.values)

    def lead(self, other: _Arm) -> tuple[float, float]:
        """By how much it looks better than another with the same dice, and the standard error of that."""
        pairs = [one - two for one, two in zip(self.values, other.values, strict=False)]
        count = len(pairs)
        mean = sum(pairs) / count
        spread = sum([(one - mean) * (one - mean) for one in pairs])
        return mean, math.sqrt(spread / (count * max(1, count - 1)))


@mypyc_attr(allow_interpreted_subclasses=True)
class LookAhead(Player[State]):
    """Plays like a steady player, but tries on forks first what else might be done."""

    def __init__(self, steady: Player[State], foresight: Foresight[State], seed: int) -> None:
        self.steady = steady
        self.foresight = foresight
        self.seed = seed

    def decide(self, state: State, request: Request, position: int) -> Answer:
        return self.think(state, request, position).answer

    def think(self, state: State, request: Request, position: int) -> Thought:
        start = self.foresight.fork(state, request.who)
        usual = self.steady.think(start, request, position)
        arms = [_Arm(one) for one in self.foresight.candidates(start, request, usual)]
        if len(arms) < 2:
            return usual
        try:
            best = self._best(start, request, position, arms)
        except _Elsewhere:
            return usual
        lead, error = best.lead(arms[0])
        if best is arms[0] or lead <= CAUTION * error:
            return usual
        return replace(best.thought, second=usual.answer)

    def _best(self, start: State, request: Request, position: int, arms: list[_Arm]) -> _Arm:
        """Sequential halving: the better half goes on, and the usual answer, with which all are compared."""
        limit = self.foresight.questions(request)
        stages = (len(arms) - 1).bit_length()
        left = arms[:]
        spent = 0
        number = 0
        for stage in range(1, stages + 1):
            while number < stage or (spent < limit * stage // stages and not _is_clear(left)):
                for arm in left:
                    spent += self._try(start, request, arm, position, number)
                number += 1
            left.sort(key=lambda arm: -arm.mean())
            if stage < stages:
                better = left[: len(left) // 2]
                left = better if arms[0] in better else [*better, arms[0]]
        return left[0]

    def _try(self, start: State, request: Request, arm: _Arm, position: int, number: int) -> int:
        """Play on once with an answer; gives back how many questions that cost."""
        state = self.foresight.fork(start, request.who)
        # With the number of the fork all answers meet the same dice.
        seed = (self.seed ^ DREAMS) + APART * (position * MOST_QUESTIONS + number)
        table = _Fork(self, start, state, request, arm.thought.answer, seed)
        table.go()
        arm.values.append(self.foresight.worth(state, request.who))
        return table.asked + SETTING_UP


def _is_clear(left: list[_Arm]) -> bool:
    """Whether no more forks are needed to see which is best."""
    if len(left) == 1:
        return True
    if len(left) > 2 or len(left[1].values) < LEAST_TRIES:
        return False
    lead, error = left[0].lead(left[1])
    return abs(lead) >= CLEAR * error
