"""What is counted in simulated games, and the one object that the command line prints."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass
class GameResult:
    """How one game went."""

    number: int
    seed: int
    length: str
    heroes: int
    terrain: str
    outcome: str = "error"
    """"win", "loss", "stalled" or "error"."""
    waves_survived: int = 0
    answers: int = 0
    activations: int = 0
    clauses: dict[str, int] = field(default_factory=dict)
    message: str = ""
    """What went wrong, for errors."""


@dataclass
class Tally:
    """Many games together. Results come in the order of their numbers, whoever played them."""

    games: int = 0
    wins: int = 0
    losses: int = 0
    stalled: int = 0
    errors: int = 0
    answers: int = 0
    activations: int = 0
    waves_survived: dict[str, int] = field(default_factory=dict)
    clauses: dict[str, int] = field(default_factory=dict)
    groups: dict[str, dict[str, list[int]]] = field(default_factory=dict)
    """For each length, party size and terrain: games and wins."""
    troubles: list[dict[str, Any]] = field(default_factory=list)
    """Games that stalled or failed, with what is needed to play them again."""

    def add(self, one: GameResult) -> None:
        """Count a game."""
        self.games += 1
        self.wins += one.outcome == "win"
        self.losses += one.outcome == "loss"
        self.stalled += one.outcome == "stalled"
        self.errors += one.outcome == "error"
        self.answers += one.answers
        self.activations += one.activations
        waves = str(one.waves_survived)
        self.waves_survived[waves] = self.waves_survived.get(waves, 0) + 1
        for clause, count in one.clauses.items():
            self.clauses[clause] = self.clauses.get(clause, 0) + count
        for kind, value in (("length", one.length), ("heroes", str(one.heroes)), ("terrain", one.terrain)):
            counts = self.groups.setdefault(kind, {}).setdefault(value, [0, 0])
            counts[0] += 1
            counts[1] += one.outcome == "win"
        if one.outcome in ("stalled", "error"):
            self.troubles.append(
                {
                    "game": one.number,
                    "seed": one.seed,
                    "length": one.length,
                    "heroes": one.heroes,
                    "terrain": one.terrain,
                    "outcome": one.outcome,
                    "message": one.message,
                }
            )

    def as_plain(self, seconds: float, round_cap: int, silent: dict[str, str], known: list[str]) -> dict[str, Any]:
        """The object that is printed. `known`: the clauses that could fire; `silent`: those that need a reason."""
        fired = {clause: self.clauses[clause] for clause in sorted(self.clauses)}
        never = {clause: silent.get(clause, "") for clause in known if clause not in fired}
        return {
            "games": self.games,
            "wins": self.wins,
            "losses": self.losses,
            "stalled": self.stalled,
            "errors": self.errors,
            "answers": self.answers,
            "activations": self.activations,
            "seconds": round(seconds, 3),
            "games_per_second": round(self.games / seconds, 3) if seconds > 0 else 0.0,
            "round_cap": round_cap,
            "waves_survived": {waves: self.waves_survived[waves] for waves in sorted(self.waves_survived, key=int)},
            "by": {
                kind: {value: {"games": games, "wins": wins} for value, (games, wins) in sorted(values.items())}
                for kind, values in self.groups.items()
            },
            "troubles": self.troubles,
            "clauses_fired": fired,
            "clauses_never_fired": never,
        }
