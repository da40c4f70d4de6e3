"""Shares of games with the intervals in which the true ones lie, 95 times in 100."""

from __future__ import annotations

from dataclasses import dataclass
from math import comb, sqrt
from typing import Final

Z: Final = 1.959964
"""Of 100 intervals 95 hold the true share."""


@dataclass(frozen=True)
class Share:
    """So many of so many games."""

    hits: int
    games: int

    @property
    def share(self) -> float:
        """From 0 to 1; 0 without games."""
        return self.hits / self.games if self.games else 0.0

    @property
    def low(self) -> float:
        """The lower end of the interval of Wilson."""
        return self._wilson()[0]

    @property
    def high(self) -> float:
        """The upper end of the interval of Wilson."""
        return self._wilson()[1]

    def _wilson(self) -> tuple[float, float]:
        if not self.games:
            return 0.0, 1.0
        games, share = self.games, self.share
        middle = (share + Z * Z / (2 * games)) / (1 + Z * Z / games)
        half = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games)) / (1 + Z * Z / games)
        return max(0.0, middle - half), min(1.0, middle + half)


@dataclass(frozen=True)
class ShareDifference:
    """How much greater a share is than another, with the interval of Newcombe (both from Wilson's)."""

    now: Share
    before: Share

    @property
    def change(self) -> float:
        """From -1 to 1."""
        return self.now.share - self.before.share

    @property
    def low(self) -> float:
        """The lower end of the interval."""
        now, before = self.now, self.before
        return self.change - sqrt((now.share - now.low) ** 2 + (before.high - before.share) ** 2)

    @property
    def high(self) -> float:
        """The upper end of the interval."""
        now, before = self.now, self.before
        return self.change + sqrt((now.high - now.share) ** 2 + (before.share - before.low) ** 2)

    @property
    def is_more_than_chance(self) -> bool:
        """Whether no difference at all lies outside the interval."""
        return self.low > 0 or self.high < 0


@dataclass(frozen=True)
class PairedDifference:
    """How much greater one share is than another of the same games, counted pair by pair (Bonett and Price).

    Each game was played both ways with the same dice; `gained` and `lost` count those that came out otherwise.
    """

    gained: int
    lost: int
    games: int

    @property
    def change(self) -> float:
        """From -1 to 1; 0 without games."""
        return (self.gained - self.lost) / self.games if self.games else 0.0

    def interval(self, z: float = Z) -> tuple[float, float]:
        """Lower and upper end; `z` says how sure: 1.96 for 95 times in 100."""
        pairs = self.games + 2
        up, down = (self.gained + 1) / pairs, (self.lost + 1) / pairs
        half = z * sqrt(max(0.0, up + down - (up - down) ** 2) / pairs)
        return max(-1.0, up - down - half), min(1.0, up - down + half)

    @property
    def score(self) -> float:
        """By how many of its own deviations the difference lies above none."""
        return (self.gained - self.lost) / sqrt(self.gained + self.lost + 1)

    @property
    def luck(self) -> float:
        """How often chance alone would bring so many gains, or more, among the games that came out otherwise."""
        otherwise = self.gained + self.lost
        return sum([comb(otherwise, gains) for gains in range(self.gained, otherwise + 1)]) / (1 << otherwise)
