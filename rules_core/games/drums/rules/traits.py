"""The special rules that change a roll or a result (R-S48); the others stand in the chapters that know them."""

from __future__ import annotations

from typing import Final

from rules_core.kernel.requests import Topic
from rules_core.song import topics
from rules_core.song.trait_list import TraitList
from rules_core.song.traits import GRUESOME_KILL, TraitRule
from rules_core.song.traits_of_fighting import Dashing, Mounted
from rules_core.song.traits_of_nerve import Coward, Leader, Steadfast
from rules_core.song.traits_of_shooting import GoodShot
from rules_core.song.troops import Troops
from rules_core.song.warband import Model, Trait

SEASONED: Final = "seasoned"
"""How `Model.spent` notes that a Green man has killed an enemy (SDS-SR-7)."""
FEAR: Final = "fear"
LONE: Final = "lone"
"""Why the charged roll Morale (SDS-MOR-5)."""
FLAG: Final = "flag"
"""Why they do when the flag falls (SDS-MOR-6)."""


class Cuirass(TraitRule):
    """SDS-SR-1. Turns what beats its bearer by one point."""

    def saves_a_point(self, *, is_melee: bool) -> bool:
        return True


class Fearless(TraitRule):
    """SDS-SR-5."""

    def skips_morale(self, cause: str) -> bool:
        return cause in (GRUESOME_KILL, FEAR, LONE)


class Green(TraitRule):
    """SDS-SR-7. Slow to load, and never aims, until he has killed."""

    def reload_actions(self, model: Model) -> int:
        return 0 if SEASONED in model.spent else 1

    def never_aims(self, model: Model) -> bool:
        return SEASONED not in model.spent


class Marksman(GoodShot):
    """SDS-SR-10, SDS-FIRE-16. Shoots better, and at whom he likes."""

    def picks_targets(self) -> bool:
        return True


class Rider(Mounted):
    """SDS-SR-11. What it adds in hand-to-hand combat stands in `cavalry`, with what bayonets make of it."""

    def melee_score(self, field: Troops, trait: Trait, model: Model, foe: Model, manner: object) -> int:
        return 0

    def shooting_score(self, field: Troops, trait: Trait, shooter: Model, target: Model) -> int:
        # SDS-FIRE-14.
        return -1

    def shot_at_score(self, field: Troops, trait: Trait, target: Model, shooter: Model) -> int:
        # SDS-FIRE-15.
        return 1

    def reload_actions(self, model: Model) -> int:
        # SDS-RNG-10.
        return 1


class PoorShot(TraitRule):
    """SDS-SR-14."""

    def shooting_score(self, field: Troops, trait: Trait, shooter: Model, target: Model) -> int:
        return -1


class Strength(TraitRule):
    """SDS-SR-20, SDS-SR-24. Strong or Weak, on attack and defence."""

    def __init__(self, number: int) -> None:
        self.number = number

    def melee_score(self, field: Troops, trait: Trait, model: Model, foe: Model, manner: object) -> int:
        return self.number


class Unreliable(TraitRule):
    """SDS-SR-21. A natural 1 takes one of the actions."""

    def loses_action_on_1(self) -> bool:
        return True


class Wavering(Coward):
    """SDS-SR-23."""

    def quality_bonus(self, purpose: Topic) -> int:
        return -1 if purpose == topics.MORALE else 0


TRAITS: Final = TraitList(
    {
        "cuirass": Cuirass(),
        "elan": Dashing(),
        "fearless": Fearless(),
        "green": Green(),
        "leader": Leader(),
        "marksman": Marksman(),
        "mounted": Rider(),
        "poor-shot": PoorShot(),
        "steadfast": Steadfast(),
        "strong": Strength(1),
        "unreliable": Unreliable(),
        "wavering": Wavering(),
        "weak": Strength(-1),
    }
)
"""Others: Engineer, Light Infantry and Short Move move by them, Slow is the engine's, and orders, flags, Scouts, Fear,
NCOs, musicians, the Reluctant and the Unpredictable have chapters of their own."""
