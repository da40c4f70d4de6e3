"""How even a game is: how often each of two sides won of which neither should have the better of it.

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
LEAST_EVEN: Final = 0.4
MOST_EVEN: Final = 0.6
"""Sides are even whose share lies between these."""


@dataclass(frozen=True)
class CountedBout:
    """How often the first side of a bout won."""

    id: str
    share: Share
    failed: int
    """So many games had an error or came to no end."""

    @property
    def is_even(self) -> bool:
        """Whether neither side has the better of it."""
        return LEAST_EVEN <= self.share.share <= MOST_EVEN


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
    counted = [CountedBout(row["id"], Share(row["won"], row["games"]), row["failed"]) for row in rows]
    return Evenness(plain["rules"], plain["content"], plain["seed"], plain["player"], tuple(counted))
