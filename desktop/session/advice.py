"""Exact odds on demand, counted by the real rules on copies of the match, off the window's thread."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, QRunnable, QThreadPool, Signal

from rules_core.games.village.rules.topics import OVERWATCH
from rules_core.kernel.facts import Fact
from rules_core.kernel.match import Match
from rules_core.kernel.odds import OddsWalk, Outcome, TooManyBranches
from rules_core.kernel.requests import Answer, Choose, Pick, Request
from rules_core.song.facts import AttackResolved, QualityRolled


class RollOutcome(Outcome):
    """What comes of dice when questions in between get the answer that most people would give.

    A failed die is rolled again where that can be done, everybody who can joins in a shot, and Overwatch, which works
    once in a wave, is kept: its own question shows the odds with it.
    """

    def decide(self, request: Request) -> Answer | None:
        if isinstance(request, Choose) and request.topic.endswith("-reroll"):
            return request.options[0]
        if isinstance(request, Choose) and request.topic == OVERWATCH:
            return "no"
        return request.options[: request.most] if isinstance(request, Pick) and request.topic == "volley" else None


class AttackOutcome(RollOutcome):
    """What an attack or a shot does: "attacker:kill", "defender:fall", "draw", "nothing"..."""

    def of_fact(self, fact: Fact) -> str:
        if not isinstance(fact, AttackResolved):
            return ""
        if not fact.loser:
            return fact.result
        return f"{'target' if fact.loser == fact.defender else 'self'}:{fact.result}"


ACTIVATIONS = ("activation", "group", "healing")
"""What dice are rolled for whose number a player chooses."""


class ActivationOutcome(RollOutcome):
    """What a roll with a chosen number of dice gives: "successes:failures"."""

    def of_fact(self, fact: Fact) -> str:
        if not isinstance(fact, QualityRolled) or fact.purpose not in ACTIVATIONS:
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
        """The odds of an option that leads to an attack or a shot; None: they come later by `ready`."""
        return self._odds(match, AttackOutcome(), [option])

    def activation(self, match: Match[Any], dice: str) -> dict[str, float] | None:
        """The odds of an option that is a number of dice, such as "2" or "reckless-1"."""
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
