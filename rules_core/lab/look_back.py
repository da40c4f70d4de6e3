"""Looks back on a game that is over: moments where another choice would have ended well more often, by games played on.

From each decision that seems worth it the game is played on many times, by the given answer and by others, with equal
dice on both sides. What looks best in few games is played more often; and what is left at last is played anew, and that
alone is told: whoever picks the best of many would else praise luck. Nothing here knows of windows: `told` is called
from threads.
"""

from __future__ import annotations

import itertools
import logging
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import BrokenExecutor, CancelledError, Executor, Future
from dataclasses import dataclass, field
from queue import SimpleQueue
from statistics import NormalDist
from typing import Any, Final

from rules_core.games.catalogue import definition_of
from rules_core.games.look_back import look_back_of
from rules_core.games.shares import PairedDifference, Share
from rules_core.kernel.match import Match, NewDiceWait
from rules_core.kernel.requests import Answer, SeatId
from rules_core.lab.decisions import Decision, decisions_of
from rules_core.lab.played_on import Held, Played, Runner, played
from rules_core.lab.processes import cores, end_pool, process_pool
from rules_core.lab.simulate import described

MOST_MOMENTS: Final = 8
"""So many moments are told at most."""
SURE: Final = 0.95
"""So sure it is that not one of all the moments told is there by chance alone."""
WORTH_A_LAST_LOOK: Final = 1.0
"""Whoever is not so many deviations above the given answer by then would not come through."""
AT_ONCE: Final = 10
"""So many games are handed to a process at once."""
SEED: Final = 20417

logger = logging.getLogger(__name__)
# What goes wrong is told by `fault`.
logger.addHandler(logging.NullHandler())
logger.propagate = False


@dataclass(frozen=True)
class Effort:
    """How much is played: so many decisions at first, and from round to round fewer with more games each."""

    rounds: tuple[tuple[int, int], ...] = ((24, 8), (12, 16), (MOST_MOMENTS, 40))
    """Of each round: how many decisions are in it, and how many games are played on from each, each way."""
    last: int = 200
    """The same of those that are told, played anew."""


USUAL: Final = Effort()


@dataclass(frozen=True)
class LookBackProgress:
    """How far it is. `games` is how many there will be at most."""

    done: int
    games: int
    over: bool


@dataclass(frozen=True)
class Missed:
    """A moment where another answer would have ended well more often."""

    node: int
    """The entry of the journal after which the question stood."""
    seat: SeatId
    given: Answer
    other: Answer
    by_given: Share
    by_other: Share
    difference: PairedDifference

    @property
    def more(self) -> tuple[float, float]:
        """By how much more the other answer ended well: lower and upper end of the interval, 95 times in 100."""
        return self.difference.interval()


@dataclass
class LookBackResult:
    """What was found, oldest moment first."""

    missed: list[Missed] = field(default_factory=list)
    decisions: int = 0
    """How many decisions there were where the game's player would have done otherwise."""
    tried: int = 0
    """From how many of them games were played on."""
    looked_at_last: int = 0
    """How many were played anew at the end."""
    games: int = 0
    """How many games were played on altogether."""
    is_whole: bool = False
    """False where it was stopped before its end."""


@dataclass
class _Duel:
    """A decision and one of its other answers: how both came out, game by game."""

    number: int
    """Of the decision."""
    way: int
    """1 for the first of the other answers."""
    weight: int
    given: list[Held] = field(default_factory=list)
    other: list[Held] = field(default_factory=list)

    def pairs(self, since: int = 0) -> list[tuple[bool, bool]]:
        """By the given answer and by the other one, where both games came to their end."""
        both = zip(self.given[since:], self.other[since:], strict=True)
        return [(one, other) for one, other in both if one is not None and other is not None]

    def difference(self, since: int = 0) -> PairedDifference:
        """How much better the other answer was."""
        pairs = self.pairs(since)
        gained, lost = pairs.count((False, True)), pairs.count((True, False))
        return PairedDifference(gained, lost, len(pairs))


class _Stopped(Exception):
    """Nobody wants to know any more."""


class LookBackRun:
    """One look back. `start` once; `stop` at any time; `result` is whole when it is over by itself."""

    def __init__(self, match: Match[Any], effort: Effort = USUAL, seed: int = SEED, jobs: int = 0) -> None:
        """Of a match as it stands; it is copied at once, and looked at beside the caller."""
        self.match = match.fork()
        self.match.supplier = NewDiceWait()
        self.effort = effort
        self.seed = seed
        self.jobs = jobs or cores()
        self.fault = ""
        """Why it could not be done, for the log; "" while that is not so."""
        self.result = LookBackResult()
        self._games = 0
        self._done = 0
        self._stopped = threading.Event()
        self._over = threading.Event()
        self._pool: Executor | None = None
        self._guard = threading.Lock()
        self._news: SimpleQueue[Future[list[Held]] | None] = SimpleQueue()
        """Parts that are played; None: it is stopped."""
        self._told: Callable[[LookBackProgress], object] = lambda progress: None

    def start(self, told: Callable[[LookBackProgress], object] | None = None) -> None:
        """Begin; `told` hears how far it is, from another thread."""
        if told is not None:
            self._told = told
        threading.Thread(target=self._run, name="look-back", daemon=True).start()

    def stop(self) -> None:
        """Play no more games; what was found so far does not count."""
        with self._guard:
            self._stopped.set()
            # Whoever waits for games need not know whether they were cancelled.
            self._news.put(None)
            if self._pool is not None:
                end_pool(self._pool)

    def wait(self, seconds: float | None = None) -> bool:
        """Wait for the end; gives whether it came in that time."""
        return self._over.wait(seconds)

    @property
    def is_over(self) -> bool:
        """Whether nothing more comes."""
        return self._over.is_set()

    @property
    def progress(self) -> LookBackProgress:
        """How far it is now."""
        return LookBackProgress(self._done, self._games, self._over.is_set())

    # In a thread of its own

    def _run(self) -> None:
        try:
            self._look()
        except _Stopped:
            pass
        except (CancelledError, BrokenExecutor, OSError, RuntimeError) as fault:
            # The processes were ended, by whoever stopped it or from outside.
            if not self._stopped.is_set():
                logger.exception("The processes of a look back ended.")
                self.fault = described(fault)
        except Exception as fault:
            logger.exception("A game could not be looked back on.")
            self.fault = described(fault)
        finally:
            if self._pool is not None:
                end_pool(self._pool)
            self._over.set()
            self._told(self.progress)

    def _look(self) -> None:
        definition = definition_of(self.match.game.name)
        look_back = look_back_of(definition, self.match.game)
        if look_back is None:
            return
        found = decisions_of(self.match, definition, look_back, self._stopped.is_set)
        decisions = spread(found, self.effort.rounds[0][0])
        self.result.decisions, self.result.tried = len(found), len(decisions)
        if decisions and not self._stopped.is_set():
            self._compare(decisions)
        self.result.is_whole = not self._stopped.is_set()

    def _compare(self, decisions: Sequence[Decision]) -> None:
        duels = [
            _Duel(number, way, one.weight)
            for number, one in enumerate(decisions)
            for way in range(1, 1 + len(one.others))
        ]
        self._games = self._expected(decisions)
        with self._guard:
            if self._stopped.is_set():
                return
            task = played(self.match, decisions, self.seed)
            self._pool = process_pool(self.jobs, _prepare, task)
        for number, (most, games) in enumerate(self.effort.rounds):
            if number:
                duels = _best(duels, most)
            self._play(duels, games)
        last = [one for one in _best(duels, MOST_MOMENTS) if one.difference().score >= WORTH_A_LAST_LOOK]
        before = sum(games for _, games in self.effort.rounds)
        self._games = self._done + 2 * self.effort.last * len(last)
        self._play(last, self.effort.last)
        self.result.looked_at_last = len(last)
        self.result.missed = [
            _missed(decisions[one.number], one, before) for one in last if _is_sure(one, before, len(last))
        ]

    def _expected(self, decisions: Sequence[Decision]) -> int:
        games = self.effort.rounds[0][1] * sum(1 + len(one.others) for one in decisions)
        for most, more in self.effort.rounds[1:]:
            games += 2 * more * min(most, len(decisions))
        return games + 2 * self.effort.last * min(MOST_MOMENTS, len(decisions))

    def _play(self, duels: Sequence[_Duel], games: int) -> None:
        """Play so many more games on from each, both ways; the given answer once for all others beside it."""
        assert self._pool is not None
        ways: dict[tuple[int, int], list[Held]] = {}
        begun = {one.number: len(one.given) for one in duels}
        waiting: dict[Future[list[Held]], tuple[tuple[int, int], int]] = {}
        for one in duels:
            for way in (0, one.way):
                if (one.number, way) in ways:
                    continue
                first = begun[one.number]
                ways[one.number, way] = [None] * games
                for at in range(0, games, AT_ONCE):
                    part = range(first + at, first + min(games, at + AT_ONCE))
                    future = self._pool.submit(_play_part, one.number, way, part)
                    waiting[future] = ((one.number, way), at)
        for future in waiting:
            future.add_done_callback(self._news.put)
        for _ in range(len(waiting)):
            news = self._news.get()
            if news is None:
                raise _Stopped
            (number, way), at = waiting[news]
            held = news.result()
            ways[number, way][at : at + len(held)] = held
            self._done += len(held)
            self.result.games = self._done
            self._told(self.progress)
        for one in duels:
            one.given.extend(ways[one.number, 0])
            one.other.extend(ways[one.number, one.way])


def spread(decisions: Sequence[Decision], most: int) -> list[Decision]:
    """So many decisions at most, spread over the game: of each stretch of it the weightiest, the first where equal."""
    if len(decisions) <= most:
        return list(decisions)
    ends = [len(decisions) * number // most for number in range(most + 1)]
    return [max(decisions[one:other], key=lambda found: found.weight) for one, other in itertools.pairwise(ends)]


def _best(duels: Sequence[_Duel], most: int) -> list[_Duel]:
    """Of each decision the better one of its other answers, and of all decisions the best, in their order."""
    by_decision: dict[int, _Duel] = {}
    for one in duels:
        so_far = by_decision.get(one.number)
        if so_far is None or _rank(one) > _rank(so_far):
            by_decision[one.number] = one
    best = sorted(by_decision.values(), key=_rank, reverse=True)[:most]
    return sorted(best, key=lambda one: one.number)


def _rank(duel: _Duel) -> tuple[float, int]:
    return duel.difference().score, duel.weight


def _is_sure(duel: _Duel, since: int, looked_at: int) -> bool:
    """Whether the games since then alone show the other answer to be better, with as many looked at (Bonferroni)."""
    z = NormalDist().inv_cdf(1 - (1 - SURE) / (2 * looked_at))
    return duel.difference(since).interval(z)[0] > 0


def _missed(decision: Decision, duel: _Duel, since: int) -> Missed:
    pairs = duel.pairs(since)
    return Missed(
        decision.node,
        decision.seat,
        decision.given[0],
        decision.others[duel.way - 1],
        Share(sum(one for one, _ in pairs), len(pairs)),
        Share(sum(other for _, other in pairs), len(pairs)),
        duel.difference(since),
    )


_prepared: dict[str, Any] = {}
"""What a process keeps between its games."""


def _prepare(task: Played) -> None:
    _prepared["runner"] = Runner(task)


def _play_part(number: int, way: int, games: range) -> list[Held]:
    runner: Runner = _prepared["runner"]
    return runner.play(number, way, games)
