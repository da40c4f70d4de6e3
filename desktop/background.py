"""Runs one piece of work in a thread that touches no Qt; its result comes back in the window's thread."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor, wait
from threading import Event
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

ASKED_MS = 20
"""How often the work is asked whether it is done."""


class Background(QObject):
    """Begins at once. Ends with `done` or `failed`, unless it was stopped."""

    done = Signal(object)
    failed = Signal(object)

    def __init__(self, work: Callable[[Callable[[], bool]], Any], parent: QObject) -> None:
        """`work` is called with a question that says whether to stop."""
        super().__init__(parent)
        self._stop = Event()
        pool = ThreadPoolExecutor(1, "packs")
        self._future: Future[Any] = pool.submit(work, self._stop.is_set)
        pool.shutdown(wait=False)
        self._timer = QTimer(self)
        self._timer.setInterval(ASKED_MS)
        self._timer.timeout.connect(self._ask)
        self._timer.start()

    @property
    def is_running(self) -> bool:
        """Whether there is still something to come."""
        return self._timer.isActive()

    def stop(self) -> None:
        """Nobody waits for its result any more."""
        self._stop.set()
        self._timer.stop()
        self.deleteLater()

    @property
    def is_working(self) -> bool:
        """Whether the work goes on, though nobody may wait for it."""
        return not self._future.done()

    def wait(self) -> None:
        """Until the work is over: what it reads is to be closed."""
        wait([self._future])

    def _ask(self) -> None:
        if not self._future.done():
            return
        self._timer.stop()
        fault = self._future.exception()
        if fault is not None:
            self.failed.emit(fault)
        else:
            self.done.emit(self._future.result())
        self.deleteLater()
