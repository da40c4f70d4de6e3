"""Processes beside the program: they work while it stays awake, and end with it however it ends."""

from __future__ import annotations

import multiprocessing
import os
import threading
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from typing import Any

NICER = 5
"""By how much a process stands back behind what the player is doing."""


def process_pool(workers: int, initializer: Callable[..., object] | None = None, *arguments: Any) -> Executor:
    """So many processes that begin anew (spawned, so that it is the same on every system), with an initializer.

    Where the machine has none to give, there is one thread instead: slower, but the same results.
    """
    try:
        context = multiprocessing.get_context("spawn")
        # Asks for the semaphores that a pool needs; some locked-down machines have none.
        context.Lock()
    except (ImportError, OSError):
        return ThreadPoolExecutor(1, initializer=initializer, initargs=arguments)
    return ProcessPoolExecutor(workers, context, initializer=_begin, initargs=(initializer, arguments))


def cores() -> int:
    """How many processes can work at once."""
    try:
        return max(1, len(os.sched_getaffinity(0)))
    except AttributeError:
        return max(1, os.cpu_count() or 1)


def _begin(initializer: Callable[..., object] | None, arguments: tuple[Any, ...]) -> None:
    if hasattr(os, "nice"):
        os.nice(NICER)
    parent = multiprocessing.parent_process()
    if parent is not None:
        # A killed program cannot tell its processes to end; whoever waits for it sees it go.
        threading.Thread(target=_end_with, args=(parent,), daemon=True).start()
    if initializer is not None:
        initializer(*arguments)


def _end_with(parent: Any) -> None:
    parent.join()
    os._exit(0)
