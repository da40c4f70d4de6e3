"""What a look back plays next, and what it has learnt: the given answer of a decision against others, in equal games.

A few games from every decision first, more where another answer comes out better, and new ones, which nobody has chosen
by, as proof: whoever picks the best of many would else praise luck. A proof is looked at several times on its way, and
every such look at each of the proofs has its part of the doubt that is left (Bonferroni). Nothing here plays or waits.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import NormalDist
from typing import Final

from rules_core.games.shares import PairedDifference, Share
from rules_core.kernel.requests import Answer, SeatId
from rules_core.lab.decisions import Decision
from rules_core.lab.played_on import Held

MOST_MOMENTS: Final = 8
"""So many moments are told at most."""
MOST_PROOFS: Final = 16
"""So many other answers are put to the proof at most."""
DOUBT: Final = 0.05
"""How likely it is at most that even one of all the moments told is there by chance alone."""
PROMISING: Final = 2.5
"""Who is so many deviations above the given answer is put to the proof at once."""
AT_ONCE: Final = 4
"""So many games, each way, are handed out at once."""
PROOFS_FROM: Final = 512
"""The number of the first game of a proof; those before it were chosen by."""


@dataclass(frozen=True)
class Effort:
    """How much is played."""

    looks: tuple[tuple[int, float], ...] = ((8, 0.5), (24, 1.2), (56, 1.8))
    """After so many games, each way, another answer goes on if it is so many deviations better."""
    proofs: tuple[int, ...] = (25, 50, 100, 200, 400)
    """After so many games of its proof, each way, it is asked whether that is enough."""
    games: int = 6000
    """So many games are played at most."""


USUAL: Final = Effort()


@dataclass(frozen=True)
class Missed:
    """A moment where another answer would have ended well more often."""

    node: int
    """The entry of the journal after which the question stood."""
    seat: SeatId
    given: Answer
    other: Answer
    by_given: Share
    by_other: Share
    difference: PairedDifference
    looks: int = 1
    """How often the proof is looked at, for each time might have been the last."""
    then: tuple[Answer, ...] = ()
    """What was answered after `given` in the same breath."""

    @property
    def more(self) -> tuple[float, float]:
        """By how much more the other answer ended well: lower and upper end of the interval, 95 times in 100."""
        return self.difference.interval(NormalDist().inv_cdf(1 - DOUBT / (2 * self.looks)))


@dataclass(frozen=True)
class Part:
    """Some games from one decision, played on by each of these of its ways; way 0 is the given answer."""

    number: int
    ways: tuple[int, ...]
    games: range


class Duel:
    """One of the other answers of a decision against the one that was given."""

    def __init__(self, number: int, way: int) -> None:
        self.number = number
        self.way = way
        self.rung = 0
        """Which look or proof comes next."""
        self.is_proving = False
        self.is_closed = False
        self.promise = 0.0
        """By how many deviations the other answer was better when that was last asked."""
        self.handed_out = 0
        self.pairs: list[tuple[Held, Held]] = []
        """Of the looks, or of the proof: how the games ended by the given answer and by the other one."""

    def prove(self) -> None:
        """From here on only new games count."""
        self.is_proving, self.rung, self.handed_out, self.pairs = True, 0, 0, []

    def ended(self) -> list[tuple[bool, bool]]:
        """The games that came to their end both ways."""
        return [(one, other) for one, other in self.pairs if one is not None and other is not None]

    def difference(self) -> PairedDifference:
        """How much better the other answer was."""
        pairs = self.ended()
        return PairedDifference(pairs.count((False, True)), pairs.count((True, False)), len(pairs))


class Search:
    """Hands out parts of games and takes what became of them; `missed` grows as moments become certain."""

    def __init__(self, decisions: Sequence[Decision], effort: Effort = USUAL) -> None:
        """`decisions` in the order in which they are looked at first."""
        self.decisions = decisions
        self.effort = effort
        self.missed: tuple[Missed, ...] = ()
        """As they were found: the clearest are soonest."""
        self.games = 0
        """How many games were played on altogether."""
        self.proofs = 0
        """How many duels have been put to the proof."""
        self.out: list[Part] = []
        """What is handed out and not taken back yet, oldest first."""
        self.duels = [
            Duel(number, way) for number, one in enumerate(decisions) for way in range(1, 1 + len(one.others))
        ]

    @property
    def settled(self) -> int:
        """Of how many decisions it is known whether they are moments to tell of."""
        return len(self.decisions) - len({duel.number for duel in self.duels if not duel.is_closed})

    def next(self) -> Part | None:
        """What to play now; None while that hangs on what is out, and at the end."""
        if len(self.missed) == MOST_MOMENTS or self.games >= self.effort.games:
            return None
        waiting = [one for one in self.duels if not one.is_closed and one.handed_out < self._goal(one)]
        if not waiting:
            return None
        # A proof that is under way first: then a moment can soon be told. Of equal ones the first.
        best = max(waiting, key=lambda one: (one.is_proving, one.rung, one.promise))
        together = [best]
        if best.rung == 0 and not best.is_proving:
            together = [one for one in self.duels if one.number == best.number]
        first = best.handed_out
        until = min(self._goal(best), first + AT_ONCE)
        for one in together:
            one.handed_out = until
        begin = PROOFS_FROM if best.is_proving else 0
        part = Part(best.number, (0, *[one.way for one in together]), range(begin + first, begin + until))
        self.out.append(part)
        return part

    def take(self, part: Part, held: Sequence[Sequence[Held]]) -> None:
        """How the games of a part ended, way by way."""
        self.out.remove(part)
        self.games += len(part.ways) * len(part.games)
        given = held[0]
        for way, others in zip(part.ways[1:], held[1:], strict=True):
            duel = next(one for one in self.duels if (one.number, one.way) == (part.number, way))
            if duel.is_closed:
                continue
            duel.pairs.extend(zip(given, others, strict=True))
            if len(duel.pairs) == self._goal(duel):
                self._judge(duel)

    def _goal(self, duel: Duel) -> int:
        return self.effort.proofs[duel.rung] if duel.is_proving else self.effort.looks[duel.rung][0]

    def _judge(self, duel: Duel) -> None:
        difference = duel.difference()
        duel.promise = difference.score
        if duel.is_proving:
            self._judge_proof(duel, difference)
        elif duel.promise < self.effort.looks[duel.rung][1]:
            duel.is_closed = True
        elif duel.promise < PROMISING and duel.rung + 1 < len(self.effort.looks):
            duel.rung += 1
        elif self.proofs < MOST_PROOFS:
            self.proofs += 1
            duel.prove()
        else:
            duel.is_closed = True

    def _judge_proof(self, duel: Duel, difference: PairedDifference) -> None:
        looks = self.effort.proofs
        doubt = DOUBT / (MOST_PROOFS * len(looks))
        more = looks[-1] // looks[duel.rung]
        if difference.luck <= doubt:
            self.missed = (*self.missed, self._told(duel, difference))
            for one in self.duels:
                if one.number == duel.number:
                    one.is_closed = True
        elif more == 1 or PairedDifference(more * difference.gained, more * difference.lost, 0).luck > doubt:
            # Even if it went on like this to the end, it would not be enough.
            duel.is_closed = True
        else:
            duel.rung += 1

    def _told(self, duel: Duel, difference: PairedDifference) -> Missed:
        decision = self.decisions[duel.number]
        pairs = duel.ended()
        return Missed(
            decision.node,
            decision.seat,
            decision.given[0],
            decision.others[duel.way - 1],
            Share(sum(one for one, _ in pairs), len(pairs)),
            Share(sum(other for _, other in pairs), len(pairs)),
            difference,
            len(self.effort.proofs),
            decision.given[1:],
        )
