"""What the dice did against what could be expected, and how many tables in a hundred see the like.

Chances are exact: the sums of n dice and the successes of n Quality rolls are counted out and not taken from a curve.
(Results that are rarer than one in 10^15 are dropped on the way; nobody can see the difference.)
The chance given is that of a result at least as far out on the same side: of all tables that throw so many dice, so
many do as well as this one or better, or as badly or worse.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from operator import mul
from typing import Final

from rules_core.kernel.table import ENEMY, PLAYERS
from rules_core.lab.throws import MOST_FACES, Source, Throw

FEW: Final = 12
"""With fewer dice nothing is said: anything may happen in so short a time."""
USUAL_FROM: Final = 0.2
"""A result that one table in five exceeds is nothing to talk about."""
NEGLIGIBLE: Final = 1e-15


class Fortune(Enum):
    """What can be said about a number of dice."""

    TOO_FEW = "too few"
    USUAL = "usual"
    LUCKY = "lucky"
    UNLUCKY = "unlucky"


@dataclass(frozen=True)
class Verdict:
    """How unusual a result is; `chance` is that of one at least as far out on its side."""

    fortune: Fortune
    chance: float

    @property
    def one_in(self) -> int:
        """One table in so many has it; to two figures, for more would be false precision."""
        tables = 1.0 / max(self.chance, 1e-9)
        step = 1
        while tables / step >= 100:
            step *= 10
        return int(tables / step + 0.5) * step


@dataclass(frozen=True)
class Luck:
    """The dice of one side from one source."""

    side: str
    source: Source
    faces: tuple[int, ...]
    """How often each face came, 1 to 6."""
    total: int
    quality_dice: int
    """Dice rolled against Quality."""
    expected_hits: float
    hits: int
    """Their successes."""
    all_dice: Verdict
    quality: Verdict

    @property
    def dice(self) -> int:
        """How many dice were thrown."""
        return sum(self.faces)

    @property
    def mean(self) -> float:
        """The mean face; 3.5 is expected."""
        return self.total / self.dice


class Distribution:
    """The chances of the results `first`, `first` + 1..."""

    def __init__(self, first: int, chances: list[float]) -> None:
        self.first = first
        self.chances = chances

    def at_most(self, result: int) -> float:
        """The chance of this result or a lower one."""
        return sum(self.chances[: max(0, result - self.first + 1)])

    def at_least(self, result: int) -> float:
        """The chance of this result or a higher one."""
        return sum(self.chances[max(0, result - self.first) :])


CERTAIN: Final = Distribution(0, [1.0])
"""The sum of nothing."""


def luck_of(throws: Sequence[Throw]) -> list[Luck]:
    """Heroes and Defenders first, then the enemies; for each, one entry for every source that threw dice."""
    found: list[Luck] = []
    for side in (PLAYERS, ENEMY):
        for source in (Source.PROGRAM, Source.TYPED, Source.SCRIPTED):
            mine = [throw for throw in throws if throw.side == side and throw.source is source]
            if mine:
                found.append(_luck(side, source, mine))
    return found


def _luck(side: str, source: Source, throws: Sequence[Throw]) -> Luck:
    faces = [0] * MOST_FACES
    by_need = [0] * (MOST_FACES + 1)
    total = 0
    hits = 0
    for throw in throws:
        for face in throw.faces:
            faces[face - 1] += 1
            total += face
            if throw.is_quality:
                by_need[throw.need] += 1
                hits += 1 if face >= throw.need else 0
    dice = sum(faces)
    quality_dice = sum(by_need)
    expected = 0.0
    for need, count in enumerate(by_need):
        expected += count * success_chance(need)
    return Luck(
        side,
        source,
        tuple(faces),
        total,
        quality_dice,
        expected,
        hits,
        verdict(dice, sums_of_dice(dice), total, 3.5 * dice),
        verdict(quality_dice, hits_of_dice(by_need), hits, expected),
    )


def success_chance(need: int) -> float:
    """SBH-ACT-2. The chance that one die shows `need` or more."""
    return (MOST_FACES + 1 - need) / MOST_FACES


def verdict(dice: int, results: Distribution, result: int, expected: float) -> Verdict:
    """What a result says: nothing with few dice, else on which side of the expected one it lies and how far."""
    is_high = result >= expected
    chance = min(1.0, results.at_least(result) if is_high else results.at_most(result))
    if dice < FEW:
        return Verdict(Fortune.TOO_FEW, chance)
    if chance >= USUAL_FROM:
        return Verdict(Fortune.USUAL, chance)
    return Verdict(Fortune.LUCKY if is_high else Fortune.UNLUCKY, chance)


def sums_of_dice(dice: int) -> Distribution:
    """The sum of so many dice with six faces."""
    return _repeated(Distribution(1, [1.0 / MOST_FACES] * MOST_FACES), dice)


def hits_of_dice(by_need: Sequence[int]) -> Distribution:
    """The successes of `by_need[need]` dice for every need."""
    results = CERTAIN
    for need, count in enumerate(by_need):
        if count > 0:
            hit = success_chance(need)
            results = _together(results, _repeated(Distribution(0, [1.0 - hit, hit]), count))
    return results


def _repeated(one: Distribution, times: int) -> Distribution:
    """The sum of so many results of the same kind: by doubling, for a whole game has a thousand dice."""
    results = CERTAIN
    doubled = one
    while times > 0:
        if times % 2 == 1:
            results = _together(results, doubled)
        times //= 2
        if times > 0:
            doubled = _together(doubled, doubled)
    return results


def _together(one: Distribution, other: Distribution) -> Distribution:
    """The sum of two results that know nothing of each other."""
    mine = one.chances
    backwards = other.chances[::-1]
    chances: list[float] = []
    for place in range(len(mine) + len(backwards) - 1):
        low = max(0, place + 1 - len(backwards))
        high = min(len(mine), place + 1)
        start = len(backwards) - 1 - place + low
        chances.append(sum(map(mul, mine[low:high], backwards[start : start + high - low])))
    return _trimmed(one.first + other.first, chances)


def _trimmed(first: int, chances: list[float]) -> Distribution:
    """Without the ends that no table will ever see."""
    low = 0
    high = len(chances)
    while high - low > 1 and chances[low] < NEGLIGIBLE:
        low += 1
    while high - low > 1 and chances[high - 1] < NEGLIGIBLE:
        high -= 1
    return Distribution(first + low, chances[low:high])
