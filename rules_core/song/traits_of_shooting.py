"""Traits that matter when somebody shoots (SBH-RNG-3)."""

from __future__ import annotations

from typing import Final

from rules_core.kernel.requests import Topic
from rules_core.song import topics
from rules_core.song.traits import TraitRule
from rules_core.song.troops import Troops
from rules_core.song.warband import Model, Trait


class GoodShot(TraitRule):
    """Shoots better."""

    def shooting_score(self, field: Troops, trait: Trait, shooter: Model, target: Model) -> int:
        return 1


class Sharpshooter(TraitRule):
    """Shoots at whom it likes (SBH-RNG-10)."""

    def picks_targets(self) -> bool:
        return True


class LargeTarget(TraitRule):
    """Big, Huge and Gargantuan models are easier to hit; what size does in melee stands in SBH-HTH-4."""

    def shot_at_score(self, field: Troops, trait: Trait, target: Model, shooter: Model) -> int:
        return 1 if trait.id == SIZES[target.profile.size] else 0


class Swarm(TraitRule):
    """A mass of small things, in which a missile does little (SBH-RNG-3); nobody else minds its end (SBH-MOR-5)."""

    def shakes_its_kind_alone(self) -> bool:
        return True

    def shot_at_score(self, field: Troops, trait: Trait, target: Model, shooter: Model) -> int:
        return -2


class Acrobat(TraitRule):
    """Hard to hit, sure of foot."""

    def shot_at_score(self, field: Troops, trait: Trait, target: Model, shooter: Model) -> int:
        return 0 if target.transfixed else -1

    def quality_bonus(self, purpose: Topic) -> int:
        return 1 if purpose in SURE_OF_FOOT else 0


class Mountaineer(TraitRule):
    """At home on rocks; where it walks freely stands in `footing`."""

    def quality_bonus(self, purpose: Topic) -> int:
        return 1 if purpose == topics.CLIMB else 0


class Shieldwall(TraitRule):
    """Shields side by side stop missiles."""

    def shot_at_score(self, field: Troops, trait: Trait, target: Model, shooter: Model) -> int:
        for friend in field.friends(target):
            if friend.standing and friend.has("shieldwall") and field.ground.touching(target, friend):
                return -1
        return 0


class Reflect(TraitRule):
    """Sends missiles back."""

    def reflects_shots(self) -> bool:
        return True


class LegendaryArcher(TraitRule):
    """Shoots with every action."""

    def attacks_with_every_action(self, *, is_shot: bool) -> bool:
        return is_shot


SIZES: Final = ("", "big", "huge", "gargantuan")
SURE_OF_FOOT: Final = (topics.CLIMB, topics.JUMP, topics.FALL)
