"""Some hundred quick games with an item, in processes beside the program: how hard it is, and what never mattered.

The same trial with the same seed gives the same result, whatever the number of processes and the order in which they
end. Nothing here knows of windows: `told` is called from threads.
"""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, CancelledError, Executor, Future
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from rules_core.content.reader import ContentProblem
from rules_core.games.trial import GAMES, SEED, Trial, TrialOutcome, TrialRun, TriedGame
from rules_core.kernel.game import Plain
from rules_core.lab.processes import cores, end_pool, process_pool
from rules_core.lab.simulate import described

HOPELESS: Final = 6
"""When so many games in a row could not even begin, the others will not either."""

logger = logging.getLogger(__name__)
# What goes wrong is part of the result, as in any simulation.
logger.addHandler(logging.NullHandler())
logger.propagate = False


@dataclass(frozen=True)
class Progress:
    """How far a test is. `seconds` since it was started, or how long it took."""

    done: int
    games: int
    seconds: float
    over: bool
    """All games are played, or the test was stopped, or it cannot go on."""

    @property
    def per_second(self) -> float:
        """Games a second; 0 at the beginning."""
        return self.done / self.seconds if self.seconds > 0.2 and self.done else 0.0


class QuickTest:
    """One run. `start` once; `stop` at any time leaves the games that are played; `result` counts them."""

    def __init__(self, trial: Trial | Callable[[], Trial], games: int = GAMES, seed: int = SEED, jobs: int = 0) -> None:
        """`trial` may be what makes it: that takes a moment too, and is done beside the caller."""
        self._trial = trial
        self.games = games
        self.seed = seed
        self.jobs = jobs or cores()
        self.fault = ""
        """Why no game could be played, in the words of the rules; "" while that is not so."""
        self._done: dict[int, TriedGame] = {}
        self._guard = threading.Lock()
        self._over = threading.Event()
        self._began = time.monotonic()
        self._ended = 0.0
        self._pool: Executor | None = None
        self._run: TrialRun | None = None
        self._told: Callable[[Progress], object] = lambda progress: None

    def start(self, told: Callable[[Progress], object] | None = None) -> None:
        """Begin; `told` hears of every game, from another thread."""
        if told is not None:
            self._told = told
        self._began = time.monotonic()
        # Reading all content takes a moment, and whoever starts a test goes on at once.
        threading.Thread(target=self._begin, name="quick-test", daemon=True).start()

    def stop(self) -> None:
        """Play no more games; those under way end unheard."""
        self._end()

    def wait(self, seconds: float | None = None) -> bool:
        """Wait for the end; gives whether it came in that time."""
        return self._over.wait(seconds)

    @property
    def is_over(self) -> bool:
        """Whether no more games come."""
        return bool(self._ended)

    @property
    def progress(self) -> Progress:
        """How far it is now."""
        with self._guard:
            seconds = (self._ended or time.monotonic()) - self._began
            return Progress(len(self._done), self.games, seconds, bool(self._ended))

    def result(self) -> Plain:
        """What the games played so far come to; empty when none of them could be played to its end."""
        with self._guard:
            games = list(self._done.values())
        is_hopeless = all(one.outcome is TrialOutcome.BROKEN for one in games)
        if is_hopeless or self.fault or self._run is None:
            return {}
        return {**self._run.result(games, self.seed), "asked": self.games}

    def _begin(self) -> None:
        try:
            self.trial = self._trial if isinstance(self._trial, Trial) else self._trial()
            self._run = self.trial.ready()
        except ContentProblem as problem:
            self.fault = str(problem.problems[0])
            self._end()
            return
        except (AttributeError, LookupError, TypeError, ValueError) as fault:
            # An item with problems that nobody foresaw; whoever waits for the test must hear that it is over.
            logger.exception("A test could not be prepared.")
            self.fault = described(fault)
            self._end()
            return
        if self._ended:
            return
        self._pool = process_pool(min(self.jobs, self.games), _prepare, self.trial, self.seed)
        for number in range(self.games):
            if self._ended:
                # Stopped while the processes began: they were not there yet to be told.
                end_pool(self._pool)
                break
            try:
                future = self._pool.submit(_play, number)
            except RuntimeError:
                # Stopped while the games are still being handed out, or the processes ended.
                self._end()
                break
            future.add_done_callback(partial(self._take, number))

    def _take(self, number: int, future: Future[TriedGame]) -> None:
        """Called in a thread of the pool."""
        if self._ended:
            return
        try:
            game = future.result()
        except CancelledError:
            return
        except (BrokenExecutor, RuntimeError, OSError) as fault:
            # The processes were ended from outside, or could not begin.
            logger.exception("The processes of a test ended.")
            self.fault = self.fault or described(fault)
            self._end()
            return
        with self._guard:
            self._done[number] = game
            done = len(self._done)
            hopeless = done >= min(HOPELESS, self.games) and all(
                one.outcome is TrialOutcome.BROKEN for one in self._done.values()
            )
        if hopeless:
            self.fault = (self._run.why_not(self.seed) if self._run is not None else "") or game.message
        if done == self.games or hopeless:
            self._end()
        else:
            self._told(self.progress)

    def _end(self) -> None:
        with self._guard:
            if self._ended:
                return
            self._ended = time.monotonic()
        if self._pool is not None:
            end_pool(self._pool)
        self._told(self.progress)
        self._over.set()


_prepared: dict[str, Any] = {}
"""What a process keeps between its games."""


def _prepare(trial: Trial, seed: int) -> None:
    _prepared["run"] = trial.ready()
    _prepared["seed"] = seed


def _play(number: int) -> TriedGame:
    return try_game(_prepared["run"], number, _prepared["seed"])


def try_game(run: TrialRun, number: int, seed: int) -> TriedGame:
    """Play one game of a trial; whatever goes wrong is part of the result."""
    try:
        return run.play(number, seed)
    except Exception as fault:
        # A fault of the rules ends this game and not the test.
        logger.exception("Game %s of a test failed.", number)
        return run.broken(number, described(fault))


def run(trial: Trial, games: int = GAMES, seed: int = SEED, jobs: int = 0) -> Plain:
    """Play them all and wait; empty when no game could be played."""
    test = QuickTest(trial, games, seed, jobs)
    test.start()
    test.wait()
    return test.result()
