"""Who may strike at a unit on a way before it is gone, and what that may cost (section 11.3)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from rules_core.games.warhold.rules.campaign import Campaign
from rules_core.games.warhold.rules.harm import Harm, mean, strike_harm, together
from rules_core.games.warhold.rules.strikes import OPPORTUNITY, Blow
from rules_core.games.warhold.rules.ways import strikers
from rules_core.games.warhold.state.war import Unit
from rules_core.kernel.data_game import KIND


@dataclass(slots=True)
class Leaving:
    """One step of a way: the tile that is left, and who strikes there, in their order."""

    tile: int
    strikes: list[Harm] = field(metadata={KIND: list[Harm]})
    """Each with what it does if the unit is as sound as it is now."""
    lost: list[float] = field(metadata={KIND: list[float]})
    """Up to the end of this step: the chance to lose no hit point, one, ..., to fall."""


@dataclass(slots=True)
class Passage:
    """A way with all its strikes."""

    steps: list[Leaving] = field(metadata={KIND: list[Leaving]})

    def strikes(self) -> list[Harm]:
        """All strikes of the way."""
        return [one for step in self.steps for one in step.strikes]

    def falls(self) -> float:
        """The chance to fall on the way."""
        return self.steps[-1].lost[-1] if self.steps else 0.0

    def expected(self) -> float:
        """Hit points lost on the way, on average."""
        return mean(self.steps[-1].lost) if self.steps else 0.0


def passage_of(campaign: Campaign, unit: Unit, way: Sequence[int]) -> Passage:
    """W-MOV-4, R-W24, W-AOO-1 to W-AOO-8. Each step of a way from where the unit stands; `way` is without that tile.

    W-AOO-3. Each enemy strikes once, at the first tile beside it that is left. The unit is put back.
    """
    start = unit.tile
    seen: list[str] = []
    strikes: list[Harm] = []
    steps: list[Leaving] = []
    try:
        for tile in way:
            here: list[Harm] = []
            for enemy in strikers(campaign, unit):
                if enemy.id not in seen:
                    seen.append(enemy.id)
                    # W-AOO-2.
                    here.append(strike_harm(campaign, [enemy], unit, Blow(OPPORTUNITY, "W-AOO-2")))
            strikes.extend(here)
            # R-W70. No shield saves from these strikes.
            lost = together(campaign, unit, strikes, is_shielded=False)
            steps.append(Leaving(unit.tile, here, lost))
            unit.tile = tile
    finally:
        unit.tile = start
    return Passage(steps)
