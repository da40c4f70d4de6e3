"""The manners of attack."""

from __future__ import annotations

from enum import Enum
from typing import Final


class Manner(Enum):
    """How an attack is made; facts hold the value."""

    MELEE = "melee"
    POWER = "power"
    """A Power Blow (SBH-HTH-7)."""
    FREE_HACK = "free-hack"
    """SBH-MOV-13."""
    SHOT = "shot"
    AIMED = "aimed"
    """An Aimed Shot (SBH-RNG-3)."""
    CONCENTRATED = "concentrated"
    """The shot of a group (SBH-GRP-5)."""


RANGED: Final = (Manner.SHOT, Manner.AIMED, Manner.CONCENTRATED)

STRIKES: Final = (Manner.MELEE, Manner.POWER)
"""What is struck in melee with an action; a Free Hack costs none."""

TWO_ACTIONS: Final = (Manner.POWER, Manner.AIMED)
"""What costs two actions (SBH-ACT-13)."""
