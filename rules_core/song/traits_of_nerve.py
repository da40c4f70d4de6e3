"""Traits of steadiness and fear, of leadership, and of those who are hard to kill."""

from __future__ import annotations

from rules_core.kernel.requests import Topic
from rules_core.song import topics
from rules_core.song.traits import GRUESOME_KILL, TERROR, TraitRule
from rules_core.song.traits_of_fighting import answers_to
from rules_core.song.troops import Troops
from rules_core.song.warband import Model, Trait


class Leader(TraitRule):
    """SBH-GRP-6. Helps the Quality rolls of friends."""

    def is_leader(self) -> bool:
        return True

    def leads(self, friend: Model) -> bool:
        return True


class Beastmaster(TraitRule):
    """Leads Animals only."""

    def is_leader(self) -> bool:
        return True

    def leads(self, friend: Model) -> bool:
        return friend.has("animal")


class Hero(TraitRule):
    """One die of each Quality roll is a success; one die of its own may be rolled again once in the game."""

    def has_automatic_success(self) -> bool:
        return True

    def combat_reroll(self, *, is_melee: bool) -> str:
        return "hero"


class Bard(TraitRule):
    """Friends within Medium take heart."""

    def steadies(self) -> bool:
        return True


class Steadfast(TraitRule):
    """SBH-MOR-4."""

    def quality_bonus(self, purpose: Topic) -> int:
        return 1 if purpose == topics.MORALE else 0


class Coward(TraitRule):
    """SBH-MOR-4."""

    def quality_bonus(self, purpose: Topic) -> int:
        return -1 if purpose == topics.MORALE else 0


class Fearless(TraitRule):
    """SBH-MOR-5. Neither horrible deaths nor Terror shake it."""

    def skips_morale(self, cause: str) -> bool:
        return cause in (GRUESOME_KILL, TERROR)


class Artificial(Fearless):
    """Never lived: no fear, no poison, no horror in its end."""

    def is_lifeless(self) -> bool:
        return True

    def eases_gruesome(self) -> bool:
        return True


class Undead(Fearless):
    """SBH-MOR-6. Never flees, but may crumble; missiles do it little harm."""

    def is_lifeless(self) -> bool:
        return True

    def shot_at_score(self, field: Troops, trait: Trait, target: Model, shooter: Model) -> int:
        # SBH-RNG-3. A magic weapon is as good as against anybody.
        return 0 if shooter.has("ghost-blade") else -2

    def quality_bonus(self, purpose: Topic) -> int:
        return 2 if purpose == topics.MORALE else 0

    def crumbles(self) -> bool:
        return True


class Terror(TraitRule):
    """SBH-MOR-2. Others need courage to touch it, or to await its charge."""

    def frightens(self) -> bool:
        return True

    def skips_morale(self, cause: str) -> bool:
        return cause == TERROR


class StandardBearer(TraitRule):
    """Fleeing friends may rally on it; the Undead do not crumble while it stands."""

    def rallies_flight(self) -> bool:
        return True


class Protect(TraitRule):
    """SBH-MOR-2. Is shaken by the death of its ward."""

    def mourns(self, trait: Trait, victim: Model) -> bool:
        return answers_to(victim, trait.against)


class Tough(TraitRule):
    """SBH-TGH-1. Bears wounds."""

    def bears_wounds(self) -> bool:
        return True


class Immortal(Tough):
    """As Tough, and wounds close by themselves."""

    def heals_each_turn(self) -> bool:
        return True


class Reckless(TraitRule):
    """Rolls one die more, at the price of an advance."""

    def rolls_recklessly(self) -> bool:
        return True
