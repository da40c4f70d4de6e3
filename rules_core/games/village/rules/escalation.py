"""How the attacks grow: Escalation by game length and wave, and the enemy's budget (sections 4.1, 5.2, 5.3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rules_core.games.village.content.options import VillageOptions
from rules_core.games.village.content.types import ScenarioWave

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


FINAL_ASSAULT: Final = 7
"""R-V16. The level that is called so; the name is all there is to it."""

TORCHES: Final = "torches"
MIXED: Final = "mixed"
ELITES: Final = "elites"
EDGES: Final = "edges"
BOSSES: Final = "bosses"
THREATS: Final = (TORCHES, MIXED, ELITES, EDGES, BOSSES)
"""V-5.2.1. What rising levels unlock: Torch Bearers, groups of different Behaviours, Elites, several edges, Bosses."""


def waves(length: str) -> int:
    """V-4.1.1. How many waves a game of this length has, by the book."""
    return len(ESCALATION[length])


def level(length: str, wave: int) -> int:
    """V-5.3.1. The Escalation level of a wave by the book, 1 to 7."""
    return ESCALATION[length][wave - 1]


def threats(levels: Sequence[int], wave: int, options: VillageOptions) -> list[str]:
    """V-5.2.1, V-5.2.4. What the level of this wave unlocks that no wave before it had, of THREATS.

    `levels` are those of all waves; a scenario may let them fall again.
    """
    before = max(levels[: wave - 1], default=0)
    now = levels[wave - 1]
    found: list[str] = []
    for threat, needed in (
        (TORCHES, options.torches_from),
        (MIXED, options.mixed_from),
        # A group of one has no room for Mobs beside its Elite.
        (ELITES, options.elite_from if options.largest_group > 1 else FINAL_ASSAULT + 1),
        (EDGES, options.edges_from),
        (BOSSES, options.bosses_from),
    ):
        if before < needed <= now:
            found.append(threat)
    return found


def party_value(heroes: int, options: VillageOptions) -> int:
    """V-4.2.2, V-4.2.3. Every hero counts the same, whatever it would cost by SBH."""
    return heroes * options.points_per_hero


def share(value: int, percent: int) -> int:
    """V-5.2.2. A percentage of whole points, halves rounded up."""
    return (value * percent + 50) // 100


def budget(value: int, escalation: int) -> int:
    """V-5.2.1. The points that a wave may cost at an Escalation level."""
    return share(value, PERCENT[escalation - 1])


def wave_budget(plan: ScenarioWave, value: int) -> int:
    """V-5.2.1. The points that a wave may cost for a party of this value: by its level, or as a scenario says."""
    return share(value, plan.percent) if plan.percent else budget(value, plan.escalation)


def ambush_budget(wave: int, options: VillageOptions) -> int:
    """V-7.3.8. The points that an Ambush may cost in a wave with this budget."""
    return share(wave, options.ambush_percent)
