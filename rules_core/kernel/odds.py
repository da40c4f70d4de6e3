"""Exact odds: the real rules run on copies of the match, once for every way the dice can fall."""

from __future__ import annotations

from typing import Final, Generic

from mypy_extensions import mypyc_attr

from rules_core.kernel.facts import Fact
from rules_core.kernel.game import State
from rules_core.kernel.match import Match
from rules_core.kernel.requests import Answer, Draw, IllegalAnswer, Request, Roll, SeatId
from rules_core.kernel.table import Table

MOST_BRANCHES: Final = 20_000
MOST_IN_LINE: Final = 60
"""So many throws one after the other: no decision hangs on more of them, and each is deeper in the rules."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Outcome:
    """Names what a line of dice led to."""

    def of_fact(self, fact: Fact) -> str:
        """The name of the result that this fact settles, or "" to look on."""
        raise NotImplementedError

    def of_end(self) -> str:
        """The name of the result when the next decision comes and no fact has settled it."""
        return "nothing"

    def of_misfit(self) -> str:
        """The name of the result when what came before leaves no room for one of several answers."""
        return self.of_end()

    def decide(self, request: Request) -> Answer | None:
        """What is answered to a question that comes before the result is settled; None: the line of dice ends there."""
        return None


class TooManyBranches(Exception):
    """The question depends on more dice than can be walked through."""


class _Settled(BaseException):
    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


class _NextChance(BaseException):
    def __init__(self, request: Request) -> None:
        super().__init__(request)
        self.request = request


class _WalkTable(Table):
    """Replays the way to the present, gives some answers, then a line of dice; stops where the line ends."""

    def __init__(self, way: list[Answer], answers: list[Answer], line: list[Answer], outcome: Outcome) -> None:
        self.given = way + answers
        self.replayed = len(way)
        self.line = line
        self.outcome = outcome
        self.cursor = 0
        self.rolled = 0
        self.seat: SeatId | None = None
        """Who gives the answers: none of them is for anybody else."""

    def ask(self, request: Request) -> Answer:
        if self.cursor < self.replayed:
            self.cursor += 1
            return self.given[self.cursor - 1]
        if isinstance(request, (Roll, Draw)):
            if self.rolled == len(self.line):
                raise _NextChance(request)
            self.rolled += 1
            return self.line[self.rolled - 1]
        if self.cursor < len(self.given) and self._fits(request):
            self.seat = request.who
            self.cursor += 1
            return self.given[self.cursor - 1]
        answer = self.outcome.decide(request)
        if answer is None:
            raise _Settled(self.outcome.of_end() if self.cursor == len(self.given) else self.outcome.of_misfit())
        return answer

    def _fits(self, request: Request) -> bool:
        """Whether the next of several answers answers this question."""
        if self.seat is not None and request.who != self.seat:
            return False
        try:
            request.check(self.given[self.cursor])
        except IllegalAnswer:
            return False
        return True

    @property
    def is_ahead(self) -> bool:
        """Whether the way to the present is behind it, and all answers are given."""
        return self.cursor == len(self.given) and (self.cursor > self.replayed or self.rolled > 0)

    def tell(self, fact: Fact) -> None:
        if self.is_ahead:
            name = self.outcome.of_fact(fact)
            if name:
                raise _Settled(name)

    def checkpoint(self) -> None:
        if self.is_ahead:
            raise _Settled(self.outcome.of_end())


class OddsWalk(Generic[State]):
    """Walks every line of dice after some answers to the pending question."""

    def __init__(self, match: Match[State], outcome: Outcome) -> None:
        self.match = match
        self.outcome = outcome
        last = match.last_checkpoint(match.journal.head)
        way = match.journal.way(last.node, match.journal.head)
        self.last = last
        self.way = [match.journal.entries[node].answer for node in way if not match.journal.entries[node].is_amend]

    def odds(self, answers: list[Answer]) -> dict[str, float]:
        """The chance of every result after these answers; they sum to 1. Raises `TooManyBranches`.

        Without answers it is the roll that stands.
        """
        results: dict[str, float] = {}
        waiting: list[tuple[list[Answer], float]] = [([], 1.0)]
        walked = 0
        while waiting:
            line, chance = waiting.pop()
            walked += 1
            if walked > MOST_BRANCHES:
                raise TooManyBranches
            state = self.match.state_at(self.last)
            table = _WalkTable(self.way, list(answers), line, self.outcome)
            try:
                self.match.game.play(table, state)
                name = self.outcome.of_end()
            except _Settled as settled:
                name = settled.name
            except _NextChance as chance_node:
                if len(line) == MOST_IN_LINE:
                    # Whoever ties throws again, and may for ever.
                    raise TooManyBranches from None
                for face, weight in _outcomes(chance_node.request):
                    waiting.append(([*line, face], chance * weight))
                continue
            results[name] = results.get(name, 0.0) + chance
        return dict(sorted(results.items()))


def _outcomes(request: Request) -> list[tuple[Answer, float]]:
    """Every way a roll or draw can fall, with its chance. Raises `TooManyBranches` before it writes too many down."""
    if _ways(request) > MOST_BRANCHES:
        raise TooManyBranches
    if isinstance(request, Roll):
        lines: list[tuple[int, ...]] = [()]
        for _ in range(request.dice):
            lines = [(*line, face) for line in lines for face in range(1, request.sides + 1)]
        return [(line, 1.0 / len(lines)) for line in lines]
    assert isinstance(request, Draw)
    drawn: list[tuple[str, ...]] = [()]
    for _ in range(request.count):
        drawn = [(*line, card) for line in drawn for card in _left(request.options, line)]
    return [(line, 1.0 / len(drawn)) for line in drawn]


def _ways(request: Request) -> int:
    """In how many ways a roll or draw can fall."""
    if isinstance(request, Roll):
        return int(request.sides**request.dice)
    assert isinstance(request, Draw)
    ways = 1
    for drawn in range(request.count):
        ways *= len(request.options) - drawn
    return ways


def _left(options: tuple[str, ...], taken: tuple[str, ...]) -> list[str]:
    left = list(options)
    for card in taken:
        left.remove(card)
    return left
