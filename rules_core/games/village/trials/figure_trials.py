"""How far a collection of miniatures goes: the waves of many sieges are generated, with it and without a limit.

trials = FigureTrials(content, collection, "standard", 3, VillageOptions())
for seed in range(20):
    trials.try_siege(seed)
print(trials.lacking, trials.cut_short)
"""

from __future__ import annotations

from rules_core.games.village.content.collection import Collection
from rules_core.games.village.content.options import VillageOptions
from rules_core.games.village.content.types import Content
from rules_core.games.village.rules import escalation, generation
from rules_core.games.village.rules.figure_supply import FigureSupply
from rules_core.games.village.rules.muster import Muster
from rules_core.games.village.state.figure_facts import WaveCutShort
from rules_core.kernel.chance import seeded_answer
from rules_core.kernel.facts import Fact
from rules_core.kernel.requests import Answer, Request
from rules_core.kernel.table import Table


class HiddenDice(Table):
    """A table at which only dice and cards are asked for, as when a wave is made; they come from a seed."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._asked = 0

    def ask(self, request: Request) -> Answer:
        self._asked += 1
        return seeded_answer(self._seed, self._asked, request)

    def tell(self, fact: Fact) -> None:
        """Nobody listens."""

    def checkpoint(self) -> None:
        """Nothing to remember."""


class FigureTrials:
    """What many sieges of one length and party asked of a collection, wave by wave (R-V05)."""

    def __init__(
        self, content: Content, collection: Collection, length: str, heroes: int, options: VillageOptions
    ) -> None:
        self.content = content
        self.collection = collection
        self.length = length
        self.options = options
        value = escalation.party_value(heroes, options)
        self.waves: int = escalation.waves(length)
        self.budgets: list[int] = []
        for wave in range(1, self.waves + 1):
            self.budgets.append(escalation.budget(value, escalation.level(length, wave)))
        self.sieges: int = 0
        self.asked: dict[str, int] = {}
        """The most models of each type that one wave asked for where nothing limits it."""
        self.lacking: dict[str, int] = {}
        """The most models of each type in one wave for which no figure was left."""
        self.changed: int = 0
        """Waves in which somebody else came than without a limit."""
        self.cut_short: list[int] = [0] * self.waves
        """For each wave in how many sieges the figures ran out before the points."""
        self.fewest: list[int] = self.budgets[:]
        """For each wave the fewest points that came where the figures ran out."""

    def try_siege(self, seed: int) -> None:
        """All waves of one more siege."""
        self.sieges += 1
        for wave in range(1, self.waves + 1):
            self._try_wave(wave, seed * 64 + wave)

    @property
    def is_enough(self) -> bool:
        """Whether every wave came as it would have without a limit."""
        return self.sieges > 0 and not self.lacking

    def _try_wave(self, wave: int, seed: int) -> None:
        level = escalation.level(self.length, wave)
        budget = self.budgets[wave - 1]
        wished = generation.generate(HiddenDice(seed), self.content, self.options, level, budget)
        asked: dict[str, int] = {}
        lacking: dict[str, int] = {}
        shelf = FigureSupply(self.collection)
        for plan in wished:
            for one in plan.types:
                asked[one.id] = asked.get(one.id, 0) + 1
                if not shelf.take(one.id):
                    lacking[one.id] = lacking.get(one.id, 0) + 1
        _keep_most(self.asked, asked)
        _keep_most(self.lacking, lacking)
        if not lacking:
            return
        self.changed += 1
        muster = Muster(FigureSupply(self.collection))
        generation.generate(HiddenDice(seed), self.content, self.options, level, budget, muster)
        for fact in muster.facts:
            if isinstance(fact, WaveCutShort):
                self.cut_short[wave - 1] += 1
                self.fewest[wave - 1] = min(self.fewest[wave - 1], fact.total)


def _keep_most(most: dict[str, int], now: dict[str, int]) -> None:
    for kind, count in now.items():
        most[kind] = max(most.get(kind, 0), count)
