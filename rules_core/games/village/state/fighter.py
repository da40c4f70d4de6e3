"""The models of a siege and their two sides: what this game adds to a model of the SBH engine."""

from __future__ import annotations

from typing import Final

from rules_core.song.warband import Model, ModelId, Profile

HEROES: Final = "heroes"
"""The side of the heroes and of the Defenders; the people at the table answer for it (R-V37)."""
ENEMIES: Final = "enemies"
"""The side that the rules steer."""


class Fighter(Model):
    """A hero, a Defender or an enemy."""

    def __init__(self, id: ModelId, profile: Profile, side: str, x: int = 0, y: int = 0) -> None:
        super().__init__(id, profile, side, x, y)
        self.allowance: str = ""
        """A stick that replaces the printed move for this wave (Warhorse, V-7.5.22); "" for none."""
        self.group: int = 0
        """The number of its Enemy Group, 0 for none (V-3.5)."""
        self.letter: str = ""
        """Tells models of a group apart: 2b."""
        self.is_hero: bool = False
        self.is_defender: bool = False

    @property
    def stick(self) -> str:
        # V-7.5.22. A stick may replace the printed one for a wave.
        return self.allowance

    def clone(self) -> Fighter:
        other = Fighter(self.id, self.profile, self.side, self.x, self.y)
        self.copy_to(other)
        other.allowance = self.allowance
        other.group = self.group
        other.letter = self.letter
        other.is_hero = self.is_hero
        other.is_defender = self.is_defender
        return other


def fighter(model: Model) -> Fighter:
    """The same model as the siege knows it: whoever stands on its table is one of its own."""
    assert isinstance(model, Fighter)
    return model
