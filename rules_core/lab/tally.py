"""What is counted in simulated games, and the one object that the command line prints."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import Enum
from math import sqrt
from typing import Any, Final

from rules_core.games.definition import Figure
from rules_core.games.shares import Share, Z


class GameOutcome(Enum):
    """What came of a game."""

    WIN = "win"
    LOSS = "loss"
    ENDED = "ended"
    """Over, in a game that counts no victory."""
    STALLED = "stalled"
    ERROR = "error"


TROUBLES: Final = (GameOutcome.STALLED, GameOutcome.ERROR)


@dataclass
class GameResult:
    """How one game went."""

    number: int
    seed: int
    labels: dict[str, str]
    """Under what it is counted."""
    outcome: GameOutcome = GameOutcome.ERROR
    answers: int = 0
    figures: dict[str, float] = field(default_factory=dict)
    """What the game's own figures counted; empty when it did not end."""
    sums: dict[str, int] = field(default_factory=dict)
    spreads: dict[str, str] = field(default_factory=dict)
    clauses: dict[str, int] = field(default_factory=dict)
    message: str = ""
    """What went wrong."""


class Tally:
    """Many games together. Results come in the order of their numbers, whoever played them."""

    def __init__(self, figures: Sequence[Figure], crossed: tuple[str, ...] = ()) -> None:
        """`crossed` are two labels of which every pair of values is counted as well; none, or two."""
        self.figures = figures
        self.crossed = crossed
        self.pairs: dict[str, dict[str, list[int]]] = {}
        """By the value of the first and the value of the second: games and wins."""
        self.outcomes = dict.fromkeys(GameOutcome, 0)
        self.answers = 0
        self.values: dict[str, list[float]] = {one.id: [] for one in figures}
        self.sums: dict[str, int] = {}
        self.spreads: dict[str, dict[str, int]] = {}
        self.clauses: dict[str, int] = {}
        self.groups: dict[str, dict[str, list[int]]] = {}
        """For every label and each of its values: games and wins."""
        self.troubles: list[dict[str, Any]] = []
        """Games that stalled or failed, with what is needed to play them again."""

    def add(self, one: GameResult) -> None:
        """Count a game."""
        self.outcomes[one.outcome] += 1
        self.answers += one.answers
        for id, value in one.figures.items():
            self.values[id].append(value)
        for name, count in one.sums.items():
            self.sums[name] = self.sums.get(name, 0) + count
        for name, spread in one.spreads.items():
            counts = self.spreads.setdefault(name, {})
            counts[spread] = counts.get(spread, 0) + 1
        for clause, count in one.clauses.items():
            self.clauses[clause] = self.clauses.get(clause, 0) + count
        for kind, label in one.labels.items():
            group = self.groups.setdefault(kind, {}).setdefault(label, [0, 0])
            group[0] += 1
            group[1] += one.outcome is GameOutcome.WIN
        if len(self.crossed) == 2 and set(self.crossed) <= set(one.labels):
            first, second = (one.labels[kind] for kind in self.crossed)
            pair = self.pairs.setdefault(first, {}).setdefault(second, [0, 0])
            pair[0] += 1
            pair[1] += one.outcome is GameOutcome.WIN
        if one.outcome in TROUBLES:
            told = {"outcome": one.outcome.value, "message": one.message}
            self.troubles.append({"game": one.number, "seed": one.seed, **one.labels, **told})

    def as_plain(self, seconds: float, silent: dict[str, str], known: list[str]) -> dict[str, Any]:
        """The object that is printed. `known`: the clauses that could fire; `silent`: those that need a reason."""
        games = sum(self.outcomes.values())
        fired = {clause: self.clauses[clause] for clause in sorted(self.clauses)}
        never = {clause: silent.get(clause, "") for clause in known if clause not in fired}
        return {
            "games": games,
            "wins": self.outcomes[GameOutcome.WIN],
            "losses": self.outcomes[GameOutcome.LOSS],
            "ended": self.outcomes[GameOutcome.ENDED],
            "stalled": self.outcomes[GameOutcome.STALLED],
            "errors": self.outcomes[GameOutcome.ERROR],
            "answers": self.answers,
            **self.sums,
            "seconds": round(seconds, 3),
            "games_per_second": round(games / seconds, 3) if seconds > 0 else 0.0,
            "figures": {one.id: figure_as_plain(one, self.values[one.id]) for one in self.figures},
            **{name: _in_order(counts) for name, counts in self.spreads.items()},
            "by": {kind: _counts(labels) for kind, labels in self.groups.items()},
            **self._crossed_as_plain(),
            "troubles": self.troubles,
            "clauses_fired": fired,
            "clauses_never_fired": never,
        }

    def _crossed_as_plain(self) -> dict[str, Any]:
        if not self.pairs:
            return {}
        rows = {first: _counts(self.pairs[first]) for first in sorted(self.pairs, key=_place)}
        return {"crossed": {"labels": list(self.crossed), "rows": rows}}


def _counts(labels: dict[str, list[int]]) -> dict[str, dict[str, int]]:
    """Games and wins for each value, in order."""
    return {label: {"games": labels[label][0], "wins": labels[label][1]} for label in sorted(labels, key=_place)}


def figure_as_plain(figure: Figure, values: Sequence[float]) -> dict[str, Any]:
    """A figure over all games that ended, with the interval in which the true one lies, 95 times in 100."""
    games = len(values)
    if figure.is_rate:
        share = Share(round(sum(values)), games)
        ends = {"low": round(share.low, 4), "high": round(share.high, 4)}
        return {"name": figure.name, "games": games, "hits": share.hits, "rate": round(share.share, 4), **ends}
    mean = sum(values) / games if games else 0.0
    spread = sum((value - mean) ** 2 for value in values) / (games - 1) if games > 1 else 0.0
    half = Z * sqrt(spread / games) if games else 0.0
    ends = {"low": round(mean - half, 4), "high": round(mean + half, 4)}
    return {"name": figure.name, "games": games, "mean": round(mean, 4), **ends}


def _in_order(counts: dict[str, int]) -> dict[str, int]:
    """Numbers by their size, words by the alphabet."""
    return {value: counts[value] for value in sorted(counts, key=_place)}


def _place(value: str) -> tuple[int, str]:
    return (len(value) if value.isdigit() else 0, value)
