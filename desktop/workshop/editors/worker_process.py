"""The one process beside the window, in which slow questions about items under work are answered."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, Future
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import Final, TypeVar

from rules_core.content.items import Item
from rules_core.lab.processes import end_pool, process_pool, thread_pool

MOST_FALLS: Final = 3
"""After so many processes in a row that ended without an answer, the work is done in the program itself."""

logger = logging.getLogger(__name__)

T = TypeVar("T")


class WorkerProcess:
    """Shared by all editors; begun when the first one needs it."""

    def __init__(self) -> None:
        self._pool: Executor | None = None
        self._falls = 0

    def submit(self, work: Callable[[Item, Sequence[Item]], T], item: Item, others: Sequence[Item]) -> Future[T]:
        """Have it done; a process that was ended from outside is replaced."""
        while True:
            # Read once: the thread of a pool that fell puts it away.
            pool = self._pool
            if pool is None:
                pool = self._pool = process_pool(1) if self._falls < MOST_FALLS else thread_pool()
            try:
                future = pool.submit(work, item, list(others))
            except BrokenProcessPool:
                self._fell(pool)
                continue
            future.add_done_callback(partial(self._answered, pool))
            return future

    def close(self) -> None:
        """End the process; the next question begins another."""
        if self._pool is not None:
            end_pool(self._pool)
        self._pool = None
        self._falls = 0

    def _answered(self, pool: Executor, future: Future[T]) -> None:
        """Called in a thread of the pool."""
        if future.cancelled():
            return
        if isinstance(future.exception(), BrokenProcessPool):
            self._fell(pool)
        elif pool is self._pool:
            self._falls = 0

    def _fell(self, pool: Executor) -> None:
        """Everything that such a process still had to do says so, but it fell only once."""
        if pool is not self._pool:
            return
        self._pool = None
        self._falls += 1
        if self._falls == MOST_FALLS:
            logger.warning("Processes beside the window keep ending; what they were asked is found out in the window.")


BESIDE_ALL: Final = WorkerProcess()
