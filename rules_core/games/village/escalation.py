"""How the attacks grow: Escalation by game length and wave, and the enemy's budget (sections 4.1, 5.2, 5.3)."""

from __future__ import annotations

from typing import Final

from rules_core.games.village.options import VillageOptions

DEFAULT_LENGTH: Final = "standard"
"""V-4.1.2."""

ESCALATION: Final[dict[str, tuple[int, ...]]] = {
    "intro": (1, 1, 2, 2, 3),
    "standard": (1, 2, 3, 4, 5, 6, 7),
    "siege": (1, 1, 2, 3, 3, 4, 5, 6, 7, 7),
}
"""V-5.3.1. The Escalation level of every wave, by game length (V-4.1.1)."""

PERCENT: Final = (25, 50, 75, 100, 125, 150, 175)
"""V-5.2.1. The budget at each level, in percent of the party value. R-V16: the last is called the Final Assault."""


def waves(length: str) -> int:
    """V-4.1.1. How many waves a game of this length has."""
    return len(ESCALATION[length])


def level(length: str, wave: int) -> int:
    """V-5.3.1. The Escalation level of a wave, 1 to 7."""
    return ESCALATION[length][wave - 1]


def highest_level(length: str) -> int:
    """The greatest Escalation level that a game of this length reaches."""
    return max(ESCALATION[length])


def party_value(heroes: int, options: VillageOptions) -> int:
    """V-4.2.2, V-4.2.3. Every hero counts the same, whatever it would cost by SBH."""
    return heroes * options.points_per_hero


def share(value: int, percent: int) -> int:
    """V-5.2.2. A percentage of whole points, halves rounded up."""
    return (value * percent + 50) // 100


def budget(value: int, escalation: int) -> int:
    """V-5.2.1. The points that a wave may cost at an Escalation level."""
    return share(value, PERCENT[escalation - 1])


def ambush_budget(value: int, escalation: int, options: VillageOptions) -> int:
    """V-7.3.8. The points that an Ambush may cost."""
    return share(budget(value, escalation), options.ambush_percent)
