"""The manners of attack, as questions and facts name them."""

from __future__ import annotations

from typing import Final

MELEE: Final = "melee"
POWER: Final = "power"
"""A Power Blow (SBH-HTH-7)."""
FREE_HACK: Final = "free-hack"
"""SBH-MOV-13."""
SHOT: Final = "shot"
AIMED: Final = "aimed"
"""An Aimed Shot (SBH-RNG-3)."""
CONCENTRATED: Final = "concentrated"
"""The shot of a group (SBH-GRP-5)."""

RANGED: Final = (SHOT, AIMED, CONCENTRATED)


def is_ranged(manner: str) -> bool:
    """Whether an attack of this manner is a shot."""
    return manner in RANGED
