"""Looks back on a game that is over: moments where another choice would have ended well more often, by games played on.

From decisions of people the game is played on many times, by the given answer and by others, with equal dice on both
sides; `duels.py` says which come next and what is certain. A moment is told as soon as it is, and stays when the run is
stopped. Nothing here knows of windows: `told` is called from threads.
"""

from __future__ import annotations

import itertools
import logging
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import BrokenExecutor, CancelledError, Executor, Future
from dataclasses import dataclass
from queue import SimpleQueue
from typing import Any, Final

from rules_core.games.catalogue import definition_of
from rules_core.games.look_back import look_back_of
from rules_core.kernel.match import Match, NewDiceWait
from rules_core.lab.decisions import Decision, decisions_of
from rules_core.lab.duels import USUAL, Effort, Missed, Part, Search
from rules_core.lab.played_on import Held, Played, Runner, played
from rules_core.lab.processes import cores, end_pool, process_pool
from rules_core.lab.simulate import described

SEED: Final = 20417
AT_FIRST: Final = 24
"""So many decisions, spread over the whole game, are looked at before the next ones."""
AHEAD: Final = 2
"""So many parts are given to each process, that it never waits."""

logger = logging.getLogger(__name__)
# What goes wrong is told by `fault`.
logger.addHandler(logging.NullHandler())
logger.propagate = False


@dataclass(frozen=True)
class LookBackProgress:
    """How far it is."""

    settled: int = 0
    """Of how many decisions it is known whether they are moments to tell of."""
    decisions: int = 0
    """How many there are in which something else is worth trying; 0 while they are looked for."""
    games: int = 0
    """How many games were played on."""
    missed: tuple[Missed, ...] = ()
    """The moments that are certain, as they were found."""
    is_whole: bool = False
    """Whether it came to its end by itself."""


class _Stopped(Exception):
    """Nobody wants to know any more."""


class LookBackRun:
    """One look back. `start`, `stop`, and `start` again to go on; what is certain stays certain."""

    def __init__(self, match: Match[Any], effort: Effort = USUAL, seed: int = SEED, jobs: int = 0) -> None:
        """Of a match as it stands; it is copied at once, and looked at beside the caller."""
        self.match = match.fork()
        self.match.supplier = NewDiceWait()
        self.effort = effort
        self.seed = seed
        self.jobs = jobs or cores()
        self.fault = ""
        """Why it could not be done, for the log; "" while that is not so."""
        self.progress = LookBackProgress()
        """How far it is now."""
        self._search: Search | None = None
        self._stopped = threading.Event()
        self._over = threading.Event()
        self._pool: Executor | None = None
        self._guard = threading.Lock()
        self._news: SimpleQueue[Future[list[list[Held]]] | None] = SimpleQueue()
        """Parts that are played; None: it is stopped."""
        self._told: Callable[[LookBackProgress], object] = lambda progress: None

    def start(self, told: Callable[[LookBackProgress], object] | None = None) -> None:
        """Begin, or go on after it was stopped; `told` hears how far it is, from another thread."""
        if told is not None:
            self._told = told
        threading.Thread(target=self._run, name="look-back", daemon=True).start()

    def go_on(self) -> LookBackRun:
        """A run that goes on where this one was stopped, or broke off."""
        assert self.is_over
        again = LookBackRun(self.match, self.effort, self.seed, self.jobs)
        again._search, again.progress = self._search, self.progress
        return again

    def stop(self) -> None:
        """Play no more games."""
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
            with self._guard:
                # Whoever stops it ends them too, maybe at this very moment.
                if self._pool is not None:
                    end_pool(self._pool)
            self._over.set()
            self._told(self.progress)

    def _look(self) -> None:
        search = self._search
        if search is None:
            definition = definition_of(self.match.game.name)
            look_back = look_back_of(definition, self.match.game)
            found: Sequence[Decision] = ()
            if look_back is not None:
                found = decisions_of(self.match, definition, look_back, self._stopped.is_set)
            if self._stopped.is_set():
                return
            search = self._search = Search(in_order_of_looking(found), self.effort)
        if search.decisions:
            self._play(search)
        self._tell(search, is_whole=True)

    def _play(self, search: Search) -> None:
        """Play part after part. They are taken in the order in which they were given, whichever is done first.

        So the same game is looked back on alike whenever as many processes work.
        """
        with self._guard:
            if self._stopped.is_set():
                raise _Stopped
            task = played(self.match, search.decisions, self.seed)
            pool = self._pool = process_pool(self.jobs, _prepare, task)
        # What was under way when it was stopped comes first.
        out = [(part, self._submit(pool, part)) for part in search.out]
        self._tell(search)
        while True:
            while len(out) < self.jobs * AHEAD and (part := search.next()) is not None:
                out.append((part, self._submit(pool, part)))
            if not out:
                return
            part, future = out.pop(0)
            while not future.done():
                self._news.get()
                if self._stopped.is_set():
                    raise _Stopped
            search.take(part, future.result())
            self._tell(search)

    def _submit(self, pool: Executor, part: Part) -> Future[list[list[Held]]]:
        future = pool.submit(_play_part, part)
        future.add_done_callback(self._news.put)
        return future

    def _tell(self, search: Search, *, is_whole: bool = False) -> None:
        self.progress = LookBackProgress(
            search.settled, len(search.decisions), search.games, search.missed, is_whole=is_whole
        )
        if not is_whole:
            self._told(self.progress)


def in_order_of_looking(decisions: Sequence[Decision]) -> list[Decision]:
    """Some of every part of the game first, then some more."""
    left = list(decisions)
    order: list[Decision] = []
    while left:
        now = spread(left, AT_FIRST)
        order += now
        taken = {one.node for one in now}
        left = [one for one in left if one.node not in taken]
    return order


def spread(decisions: Sequence[Decision], most: int) -> list[Decision]:
    """So many decisions at most, spread over the game: of each stretch of it the weightiest, the first where equal."""
    if len(decisions) <= most:
        return list(decisions)
    ends = [len(decisions) * number // most for number in range(most + 1)]
    return [max(decisions[one:other], key=lambda found: found.weight) for one, other in itertools.pairwise(ends)]


_prepared: dict[str, Any] = {}
"""What a process keeps between its games."""


def _prepare(task: Played) -> None:
    _prepared["runner"] = Runner(task)


def _play_part(part: Part) -> list[list[Held]]:
    runner: Runner = _prepared["runner"]
    return [runner.play(part.number, way, part.games) for way in part.ways]
