"""What a model costs (SBH-PTS)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

COMBAT_PRICE: Final = 5
BEST_QUALITY_AND_ONE: Final = 7


def points(quality: int, combat: int, traits: Iterable[str], costs: Mapping[str, int]) -> int:
    """The price of a profile in whole points.

    `traits` are trait ids, `costs` what each of them costs. Raises `KeyError` for a trait without a price.
    """
    # SBH-PTS-2. Combat 0 counts 1 where five times Combat stands.
    fighting = COMBAT_PRICE * combat if combat > 0 else 1
    # SBH-PTS-1, SBH-PTS-3. Times (7 - Quality) / 2; kept doubled so that no fraction is ever rounded by a float.
    doubled = (fighting + sum(costs[trait] for trait in traits)) * (BEST_QUALITY_AND_ONE - quality)
    # A half goes up, and nothing costs less than 1.
    return max(1, (doubled + 1) // 2)
