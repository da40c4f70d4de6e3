"""The sounds that the program has."""

from __future__ import annotations

from enum import Enum
from pathlib import Path

import resources


class Sound(Enum):
    """What can be heard; the value is the name of its file."""

    DICE = "dice"
    HIT = "hit"
    FALL = "fall"
    FIRE = "fire"
    HORN = "horn"
    PURSE = "purse"
    SHOT = "shot"
    DRUM = "drum"

    @property
    def path(self) -> Path:
        """Where its file lies."""
        return Path(resources.__file__).parent / "sounds" / f"{self.value}.wav"
