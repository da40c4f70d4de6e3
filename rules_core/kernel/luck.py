"""What the dice did against what could be expected, and how many tables in a hundred see the like.

Chances are exact: the sums of n dice and the successes of n rolls are counted out and not taken from a curve.
(Results that are rarer than one in 10^15 are dropped on the way; nobody can see the difference.)
The chance given is that of a result at least as far out on the same side: of all tables that throw so many dice, so
many do as well as this one or better, or as badly or worse.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from operator import mul
from typing import Final

from rules_core.kernel.journal import PERSON, PROGRAM_BY
from rules_core.kernel.requests import Roll, SeatId
from rules_core.kernel.rolls import Rolled

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


class Source(Enum):
    """Where dice came from."""

    PROGRAM = "program"
    """Rolled by the program, of itself or at somebody's key."""
    TYPED = "typed"
    """Real dice that a person typed in."""
    SCRIPTED = "scripted"
    """Given by whatever played in place of a person."""


class DiceUse(Enum):
    """What a roll has to do with luck."""

    NONE = "none"
    """Nothing: nobody wishes for one face rather than another, or nobody may see it."""
    SUM = "sum"
    """High faces are good."""
    HITS = "hits"
    """High faces are good, and those that succeed are counted too."""
    LOW = "low"
    """What is needed or less succeeds: successes are counted, and faces are not."""


def use_of(request: Roll) -> DiceUse:
    """What dice mean where a game says nothing else: hidden ones nothing, and each that reaches the need is a hit."""
    if request.hidden:
        return DiceUse.NONE
    return DiceUse.HITS if request.need > 0 else DiceUse.SUM


def source_of(roll: Rolled) -> Source:
    """Where the dice of a roll came from."""
    if roll.by == PROGRAM_BY:
        return Source.PROGRAM
    return Source.TYPED if roll.by == PERSON else Source.SCRIPTED


@dataclass(frozen=True)
class LuckVerdict:
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
    """The dice of one kind that one seat threw, from one source."""

    seat: SeatId
    source: Source
    faces: tuple[int, ...]
    """How often each face came, from 1 on."""
    total: int
    hit_dice: int
    """Dice of rolls whose successes are counted."""
    expected_hits: float
    hits: int
    """Their successes."""
    all_dice: LuckVerdict
    successes: LuckVerdict

    @property
    def dice(self) -> int:
        """How many dice were thrown."""
        return sum(self.faces)

    @property
    def mean(self) -> float:
        """The mean face."""
        return self.total / self.dice

    @property
    def expected_mean(self) -> float:
        """The mean face that could be expected: 3.5 of six."""
        return (len(self.faces) + 1) / 2


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


def luck_of(
    rolls: Sequence[Rolled], use: Callable[[Roll], DiceUse] = use_of, seats: Sequence[SeatId] = ()
) -> list[Luck]:
    """One entry for every seat, source and kind of dice: these seats first, then others as they threw."""
    groups: dict[tuple[SeatId, Source, int], list[Rolled]] = {}
    counted: set[tuple[SeatId, Source, int]] = set()
    """Those of which some faces count."""
    order = list(seats)
    for roll in rolls:
        request, meaning = roll.request, use(roll.request)
        if meaning is not DiceUse.NONE:
            key = (request.who, source_of(roll), request.sides)
            groups.setdefault(key, []).append(roll)
            if meaning is not DiceUse.LOW:
                counted.add(key)
            if request.who not in order:
                order.append(request.who)
    found: list[Luck] = []
    for seat in order:
        for source in Source:
            for sides in sorted([key[2] for key in counted if key[:2] == (seat, source)]):
                found.append(_luck(seat, source, sides, groups[seat, source, sides], use))
    return found


def _luck(seat: SeatId, source: Source, sides: int, rolls: Sequence[Rolled], use: Callable[[Roll], DiceUse]) -> Luck:
    faces = [0] * sides
    by_need = [0] * (sides + 1)
    total = 0
    hits = 0
    for roll in rolls:
        meaning, need = use(roll.request), roll.request.need
        for face in roll.faces:
            if meaning is DiceUse.LOW:
                # As likely as its mirror image: 2 or less of six is as likely as 5 or more.
                by_need[max(0, sides + 1 - need)] += 1
                hits += 1 if face <= need else 0
                continue
            faces[face - 1] += 1
            total += face
            if meaning is DiceUse.HITS:
                by_need[need] += 1
                hits += 1 if face >= need else 0
    dice = sum(faces)
    expected = 0.0
    for need, count in enumerate(by_need):
        expected += count * success_chance(need, sides)
    return Luck(
        seat,
        source,
        tuple(faces),
        total,
        sum(by_need),
        expected,
        hits,
        verdict(dice, sums_of_dice(dice, sides), total, (sides + 1) / 2 * dice),
        verdict(sum(by_need), hits_of_dice(by_need), hits, expected),
    )


def success_chance(need: int, sides: int) -> float:
    """The chance that one die shows `need` or more."""
    return max(0.0, min(1.0, (sides + 1 - need) / sides))


def verdict(dice: int, results: Distribution, result: int, expected: float) -> LuckVerdict:
    """What a result says: nothing with few dice, else on which side of the expected one it lies and how far."""
    is_high = result >= expected
    chance = min(1.0, results.at_least(result) if is_high else results.at_most(result))
    if dice < FEW:
        return LuckVerdict(Fortune.TOO_FEW, chance)
    if chance >= USUAL_FROM:
        return LuckVerdict(Fortune.USUAL, chance)
    return LuckVerdict(Fortune.LUCKY if is_high else Fortune.UNLUCKY, chance)


def sums_of_dice(dice: int, sides: int = 6) -> Distribution:
    """The sum of so many dice."""
    return _repeated(Distribution(1, [1.0 / sides] * sides), dice)


def hits_of_dice(by_need: Sequence[int]) -> Distribution:
    """The successes of `by_need[need]` dice for every need from 0 to the number of faces."""
    results = CERTAIN
    for need, count in enumerate(by_need):
        if count > 0:
            hit = success_chance(need, len(by_need) - 1)
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
