"""Chooses who comes when the wished figures are not there (R-V05, R-V44): the nearest in points, told by a fact."""

from __future__ import annotations

from rules_core.games.village.content.types import Behaviour, EnemyType
from rules_core.games.village.rules.figure_supply import FigureSupply
from rules_core.games.village.state.figure_facts import (
    BehaviourSwapped,
    EnemySwapped,
    GroupCutShort,
    StandInsUsed,
    WaveCutShort,
)
from rules_core.kernel.facts import Fact


class Muster:
    """The figures for one wave or Ambush, and what must be told about them once the enemies may be known."""

    def __init__(self, shelf: FigureSupply) -> None:
        self.shelf = shelf
        self.facts: list[Fact] = []
        self._borrowed = shelf.stand_ins()

    def give_back(self) -> bool:
        """All figures lie beside the table again, those of the Defenders too; False when they did before."""
        lent = bool(self.shelf.users)
        self.shelf = FigureSupply(self.shelf.collection)
        return lent

    def has_any(self, types: list[EnemyType]) -> bool:
        """Whether one of these could come."""
        return any(self.shelf.has(one.id) for one in types)

    def available(
        self, wished: EnemyType, others: list[EnemyType], group: int, rank: str, clause: str, beside: EnemyType | None
    ) -> EnemyType | None:
        """The wished type, or the one of the others that is nearest to it in points; None where no figure is free.

        `beside` is a type of which a figure must be left too: the Mob that an Elite leads (R-V44).
        """
        found: EnemyType | None = None
        if self._may_come(wished, beside):
            found = wished
        else:
            least = 0
            for one in others:
                gap = abs(one.profile.points - wished.profile.points)
                if (found is None or gap < least) and self._may_come(one, beside):
                    found = one
                    least = gap
            came = "" if found is None else found.id
            self.facts.append(EnemySwapped(clause, group, rank, wished.id, came, self.shelf.usable(wished.id)))
        return found

    def _may_come(self, one: EnemyType, beside: EnemyType | None) -> bool:
        return self.shelf.has(one.id) if beside is None else self.shelf.has(one.id, beside.id)

    def tell_behaviour(self, group: int, wished: Behaviour, came: Behaviour) -> None:
        """R-V44. The Behaviour was rolled again."""
        if came is not wished:
            self.facts.append(BehaviourSwapped("R-V08", group, wished.value, came.value))

    def tell_fewer(self, group: int, kind: EnemyType, wished: int, came: int) -> None:
        """V-5.4.5. A Group stays below the size that was rolled."""
        self.facts.append(GroupCutShort("V-5.4.5", group, kind.id, wished, came, self.shelf.usable(kind.id)))

    def tell_short(self, total: int, budget: int) -> None:
        """V-5.4.7. The figures ran out before the budget."""
        self.facts.append(WaveCutShort("V-5.4.7", total, budget))

    def all_facts(self) -> list[Fact]:
        """What was told, and at the end which figures stand for others now that did not before."""
        pairs: list[str] = []
        for pair, count in self.shelf.stand_ins().items():
            more = count - self._borrowed.get(pair, 0)
            if more > 0:
                kind, _, figure = pair.partition("=")
                pairs.append(f"{kind}*{more}={figure}")
        if not pairs:
            return self.facts[:]
        return [*self.facts, StandInsUsed("R-V05", tuple(pairs))]
