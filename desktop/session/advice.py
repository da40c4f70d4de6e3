"""Exact odds on demand, counted by the real rules on copies of the match, off the window's thread."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, QRunnable, QThreadPool, Signal

from rules_core.kernel.match import Match
from rules_core.kernel.odds import OddsWalk, Outcome, TooManyBranches
from rules_core.kernel.requests import Answer


class _SignalRelay(QObject):
    ready = Signal(object, dict)


class _Count(QRunnable):
    def __init__(
        self, match: Match[Any], outcome: Outcome, answers: list[Answer], key: object, relay: _SignalRelay
    ) -> None:
        super().__init__()
        self.walk: OddsWalk[Any] = OddsWalk(match, outcome)
        self.answers = answers
        self.key = key
        self.relay = relay

    def run(self) -> None:
        try:
            odds = self.walk.odds(self.answers)
        except TooManyBranches:
            odds = {}
        self.relay.ready.emit(self.key, odds)


class Advice(QObject):
    """Counts odds and remembers them as long as the match stands where it stands."""

    ready = Signal(object, dict)
    """The key that was asked for, the entry of the journal and the answers, and the chance of each result."""

    def __init__(self) -> None:
        super().__init__()
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._relay = _SignalRelay()
        self._relay.ready.connect(self._arrived)
        self._known: dict[object, dict[str, float]] = {}
        self._asked: set[object] = set()

    def forget(self) -> None:
        """The match has moved on."""
        self._known.clear()
        self._asked.clear()

    def odds(self, match: Match[Any], outcome: Outcome, answers: list[Answer]) -> dict[str, float] | None:
        """The odds after these answers; None: they come later by `ready`."""
        key = (match.journal.head, tuple(answers))
        if key in self._known:
            return self._known[key]
        if key not in self._asked:
            self._asked.add(key)
            self._pool.start(_Count(match.fork(), outcome, answers, key, self._relay))
        return None

    def wait(self) -> None:
        """Wait until all that was asked has been counted (for closing and for tests)."""
        self._pool.waitForDone()

    def _arrived(self, key: object, odds: dict[str, float]) -> None:
        if key in self._asked:
            self._known[key] = odds
            self.ready.emit(key, odds)
