"""Exact odds on demand, counted by the real rules on copies of the match, off the window's thread."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, QRunnable, QThreadPool, Signal

from rules_core.kernel.facts import Fact
from rules_core.kernel.match import Match
from rules_core.kernel.odds import OddsWalk, Outcome, TooManyBranches
from rules_core.kernel.requests import Answer
from rules_core.song.facts import AttackResolved, QualityRolled


class AttackOutcome(Outcome):
    """What an attack or a shot does: "attacker:kill", "defender:fall", "draw", "nothing"..."""

    def of_fact(self, fact: Fact) -> str:
        if not isinstance(fact, AttackResolved):
            return ""
        if not fact.loser:
            return fact.result
        return f"{'target' if fact.loser == fact.defender else 'self'}:{fact.result}"


class ActivationOutcome(Outcome):
    """What an activation roll gives: "successes:failures"."""

    def of_fact(self, fact: Fact) -> str:
        if not isinstance(fact, QualityRolled) or fact.purpose != "activation":
            return ""
        return f"{fact.successes}:{fact.failures}"


class _Bell(QObject):
    ready = Signal(object, dict)


class _Count(QRunnable):
    def __init__(self, match: Match[Any], outcome: Outcome, answers: list[Answer], key: object, bell: _Bell) -> None:
        super().__init__()
        self.walk: OddsWalk[Any] = OddsWalk(match, outcome)
        self.answers = answers
        self.key = key
        self.bell = bell

    def run(self) -> None:
        try:
            odds = self.walk.odds(self.answers)
        except TooManyBranches:
            odds = {}
        self.bell.ready.emit(self.key, odds)


class Advice(QObject):
    """Counts odds and remembers them as long as the match stands where it stands."""

    ready = Signal(object, dict)
    """The key that was asked for, and the chance of each result."""

    def __init__(self) -> None:
        super().__init__()
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._bell = _Bell()
        self._bell.ready.connect(self._arrived)
        self._known: dict[object, dict[str, float]] = {}
        self._asked: set[object] = set()

    def forget(self) -> None:
        """The match has moved on."""
        self._known.clear()
        self._asked.clear()

    def attack(self, match: Match[Any], option: str) -> dict[str, float] | None:
        """The odds of "attack:ID", "power:ID", "shoot:ID" or "aim:ID"; None: they come later by `ready`."""
        return self._odds(match, AttackOutcome(), [option])

    def activation(self, match: Match[Any], dice: str) -> dict[str, float] | None:
        """The odds of an activation roll with "1", "2" or "3" dice."""
        return self._odds(match, ActivationOutcome(), [dice])

    def wait(self) -> None:
        """Wait until all that was asked has been counted (for closing and for tests)."""
        self._pool.waitForDone()

    def _odds(self, match: Match[Any], outcome: Outcome, answers: list[Answer]) -> dict[str, float] | None:
        key = (match.journal.head, tuple(answers))
        if key in self._known:
            return self._known[key]
        if key not in self._asked:
            self._asked.add(key)
            self._pool.start(_Count(match.fork(), outcome, answers, key, self._bell))
        return None

    def _arrived(self, key: object, odds: dict[str, float]) -> None:
        if key in self._asked:
            self._known[key] = odds
            self.ready.emit(key, odds)
