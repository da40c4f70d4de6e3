"""How even a game is: how often each of two sides, or more, won of which none should have the better of it.

The lab counts it (`python -m rules_core.lab bouts GAME --file > FILE`), and the counts are content, the game's
`bouts.toml`. They hold for the rules and the content that they were counted with.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import resources
from rules_core.content.reader import Problem, read_toml
from rules_core.games.shares import Share
from rules_core.kernel.game import GameId, Plain

FILE: Final = "bouts.toml"
LEAST_EVEN: Final = 0.8
MOST_EVEN: Final = 1.2
"""Sides are even whose share lies between these parts of an equal one: of two from 40 to 60 percent."""


@dataclass(frozen=True)
class CountedBout:
    """How often the first side of a bout won."""

    id: str
    share: Share
    failed: int
    """So many games had an error or came to no end."""
    sides: int = 2
    """So many sides met."""

    @property
    def is_even(self) -> bool:
        """Whether neither side has the better of it."""
        least, most = even_range(self.sides)
        return least <= self.share.share <= most


def even_range(sides: int) -> tuple[float, float]:
    """From which share to which one of so many sides is as good as the others."""
    return LEAST_EVEN / sides, MOST_EVEN / sides


@dataclass(frozen=True)
class Evenness:
    """All that was counted of a game, under these rules and with this content."""

    rules: int
    content: str
    seed: int
    player: str
    """The id of the player who played both sides."""
    counted: tuple[CountedBout, ...]


def evenness_of(game: GameId) -> Evenness:
    """The counts of a game that has some."""
    problems: list[Problem] = []
    plain = read_toml(Path(resources.__file__).parent / "content" / game / FILE, problems)
    assert not problems
    return evenness_from(plain)


def evenness_from(plain: Plain) -> Evenness:
    """The counts as their file holds them."""
    rows: list[Any] = plain["counted"]
    counted = [
        CountedBout(row["id"], Share(row["won"], row["games"]), row["failed"], row.get("sides", 2)) for row in rows
    ]
    return Evenness(plain["rules"], plain["content"], plain["seed"], plain["player"], tuple(counted))
