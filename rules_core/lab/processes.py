"""Processes beside the program: they work while it stays awake, and end with it however it ends."""

from __future__ import annotations

import multiprocessing
import os
import threading
import weakref
from collections.abc import Callable
from concurrent.futures import Executor, Future, InvalidStateError, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any, ParamSpec, TypeVar

from rules_core.games.catalogue import WHERE
from rules_core.kernel.game import GameId
from rules_core.lab.pickling import carry

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

NICER = 5
"""By how much a process stands back behind what the player is doing."""


P = ParamSpec("P")
T = TypeVar("T")


def _tell(future: Future[Any], exception: BaseException | None) -> None:
    """What became of it, unless it was cancelled."""
    with suppress(InvalidStateError):
        Future.set_exception(future, exception)


class Workers(ProcessPoolExecutor):
    """Processes on a leash: they end at once when it is let go, and when the program that holds it is gone."""

    def __init__(self, workers: int, initializer: Callable[..., object] | None, arguments: tuple[Any, ...]) -> None:
        """Raises `OSError` and `ImportError` where the machine has no processes to give."""
        context = multiprocessing.get_context("spawn")
        # Asks for the semaphores that a pool needs; some locked-down machines have none.
        context.Lock()
        carry()
        self._kept, self._leash = context.Pipe(duplex=False)
        self._guard = threading.Lock()
        super().__init__(
            workers, context, initializer=_begin, initargs=(self._kept, dict(WHERE), initializer, arguments)
        )

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        future = super().submit(fn, *args, **kwargs)
        # The pool of Python 3.11 falls over what was cancelled when its processes end.
        vars(future)["set_exception"] = partial(_tell, future)
        return future

    def let_go(self) -> None:
        """End the processes, whatever they do; nobody waits for what they would have said."""
        self.shutdown(wait=False, cancel_futures=True)
        # A test that is stopped while it begins is let go by two threads. Closed twice at once, what the leash was
        # might already be a file of somebody else's.
        with self._guard:
            self._leash.close()


_ALL: weakref.WeakSet[Workers] = weakref.WeakSet()


def process_pool(workers: int, initializer: Callable[..., object] | None = None, *arguments: Any) -> Executor:
    """So many processes that begin anew (spawned, so that it is the same on every system), with an initializer.

    Where the machine has none to give, there is one thread instead: slower, but the same results.
    """
    try:
        pool = Workers(workers, initializer, arguments)
    except (ImportError, OSError):
        return thread_pool(initializer, *arguments)
    _ALL.add(pool)
    return pool


def thread_pool(initializer: Callable[..., object] | None = None, *arguments: Any) -> Executor:
    """One thread of the program itself, for where processes cannot be had."""
    return ThreadPoolExecutor(1, initializer=initializer, initargs=arguments)


def end_pool(pool: Executor) -> None:
    """Have it do no more: what has not begun is cancelled, and processes end in the middle of their work."""
    if isinstance(pool, Workers):
        pool.let_go()
    else:
        pool.shutdown(wait=False, cancel_futures=True)


def end_all() -> None:
    """The program ends: it does not wait for a game that nobody will hear of."""
    for pool in list(_ALL):
        pool.let_go()


def cores() -> int:
    """How many processes can work at once."""
    try:
        return max(1, len(os.sched_getaffinity(0)))
    except AttributeError:
        return max(1, os.cpu_count() or 1)


def _begin(
    leash: Connection, games: dict[GameId, str], initializer: Callable[..., object] | None, arguments: tuple[Any, ...]
) -> None:
    # A game that was added to the catalogue since the program began is known here too.
    WHERE.update(games)
    carry()
    if hasattr(os, "nice"):
        os.nice(NICER)
    threading.Thread(target=_end_with, args=(leash,), daemon=True).start()
    if initializer is not None:
        initializer(*arguments)


def _end_with(leash: Connection) -> None:
    # Nothing is ever sent. A program that is killed cannot tell its processes to end, but the system closes its leash.
    with suppress(EOFError, OSError):
        leash.recv()
    os._exit(0)
