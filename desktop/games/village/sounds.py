"""What a siege sounds like."""

from __future__ import annotations

from desktop.play.sound import Sound
from rules_core.games.village.state.facts import (
    BuildingAttacked,
    BuildingDamaged,
    BuildingDestroyed,
    FireSet,
    GroupActivated,
    SuppliesChanged,
    TokenClaimed,
    VillagerHome,
    WaveEnded,
    WaveOpened,
)
from rules_core.kernel.facts import Fact
from rules_core.song.facts import AttackResolved, Defeated, KnockedDown, MoraleRolled, QualityRolled

SOUNDS: tuple[tuple[tuple[type[Fact], ...], Sound], ...] = (
    ((QualityRolled, GroupActivated, AttackResolved, BuildingAttacked, MoraleRolled), Sound.DICE),
    ((KnockedDown, BuildingDamaged), Sound.HIT),
    ((Defeated, BuildingDestroyed), Sound.FALL),
    ((FireSet,), Sound.FIRE),
    ((WaveOpened, WaveEnded), Sound.HORN),
    ((TokenClaimed, VillagerHome), Sound.PURSE),
)


def sound_of(fact: Fact) -> Sound | None:
    """What is heard while this fact is shown; None for one that is silent."""
    if isinstance(fact, SuppliesChanged):
        return Sound.PURSE if fact.change > 0 else None
    return next((sound for kinds, sound in SOUNDS if isinstance(fact, kinds)), None)
