"""What every measurement of frames shares: how long they take, on the clock and of the processor, in one line."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter, process_time
from typing import Final

from PySide6.QtWidgets import QApplication

FRAMES: Final = 120
LIMIT_MS: Final = 16.7
"""Sixty frames a second."""


def report(
    name: str,
    step: Callable[[int], object],
    paint: Callable[[], object] = QApplication.processEvents,
    limit: float = LIMIT_MS,
) -> None:
    """Take the step so often, each time with the paint that follows, and print what it took.

    Without a `paint` of its own only what has changed is painted, as in the program.
    """
    wall, own = [], []
    for number in range(FRAMES):
        start, started = perf_counter(), process_time()
        step(number)
        paint()
        wall.append((perf_counter() - start) * 1000)
        own.append((process_time() - started) * 1000)
    print(f"{name:<26} {_spread(wall)}   of it processor {_spread(own)}   limit {limit} ms")


def _spread(times: list[float]) -> str:
    ordered = sorted(times)
    median, most = ordered[FRAMES // 2], ordered[round(FRAMES * 0.95) - 1]
    return f"median {median:5.1f}  p95 {most:5.1f}  worst {ordered[-1]:5.1f} ms"


def settle(is_done: Callable[[], bool], seconds: float = 2.0) -> None:
    """Let what goes on behind come to its end, for so long at most."""
    end = perf_counter() + seconds
    QApplication.processEvents()
    while perf_counter() < end and not is_done():
        QApplication.processEvents()


def timed(work: Callable[[], object]) -> float:
    """How long this takes, in ms."""
    start = perf_counter()
    work()
    return (perf_counter() - start) * 1000
