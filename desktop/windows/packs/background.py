"""One piece of work beside the window: it touches no Qt, and its result comes back in the window's thread."""

from __future__ import annotations

from collections.abc import Callable
from threading import Event, Thread
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
        self._work = work
        self._stop = Event()
        self._result: Any = None
        self._fault: Exception | None = None
        self._thread = Thread(target=self._run, name="packs", daemon=True)
        self._timer = QTimer(self)
        self._timer.setInterval(ASKED_MS)
        self._timer.timeout.connect(self._ask)
        self._thread.start()
        self._timer.start()

    @property
    def is_running(self) -> bool:
        """Whether there is still something to come."""
        return self._timer.isActive()

    def stop(self) -> None:
        """Nobody waits for it any more."""
        self._stop.set()
        self._timer.stop()

    def _run(self) -> None:
        try:
            self._result = self._work(self._stop.is_set)
        except Exception as fault:  # noqa: BLE001 - whatever it is, the window's thread raises it again
            self._fault = fault

    def _ask(self) -> None:
        if self._thread.is_alive():
            return
        self._timer.stop()
        if self._fault is not None:
            self.failed.emit(self._fault)
        else:
            self.done.emit(self._result)
        self.deleteLater()
