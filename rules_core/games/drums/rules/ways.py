"""Moves that touch no enemy: those of Scouts and of sentries (SDS-SR-16, SDS-SCN-2.5)."""

from __future__ import annotations

from rules_core.games.drums.state.battle import Battle
from rules_core.games.drums.state.houses import House
from rules_core.games.drums.state.soldier import Soldier
from rules_core.ground.ground import Sweep
from rules_core.song import movement
from rules_core.song.reach import Way
from rules_core.song.stride import Company, plan


class QuietWay(Way):
    """A Move that touches no enemy."""

    def __init__(self, battle: Battle, man: Soldier) -> None:
        super().__init__(battle, man, movement.allowance(battle, man))
        self.company = Company(self.field, self.model)

    def end(self, x: int, y: int) -> Sweep:
        """Where the Move towards (x, y) ends: where it stands, if that would be in contact or is too far."""
        sweep = plan(self.field, self.model, x, y, company=self.company)
        here = self.model.x, self.model.y
        self.model.x, self.model.y = sweep.x, sweep.y
        stays = bool(self.field.foes_in_contact(self.model)) or not self.is_near(sweep.x, sweep.y)
        self.model.x, self.model.y = here
        return Sweep(here[0], here[1], 0, sweep.reason, sweep.met) if stays else sweep

    def is_near(self, x: int, y: int) -> bool:
        """Whether it may end there."""
        return True


class Beat(QuietWay):
    """The Move of a sentry, who stays within Long of the house."""

    def __init__(self, battle: Battle, man: Soldier, house: House) -> None:
        super().__init__(battle, man)
        self.reach = min(self.reach, battle.song.medium)
        self._outline = house.outline
        self._far = battle.song.long + man.radius

    def is_near(self, x: int, y: int) -> bool:
        return self._outline.distance(x, y) <= self._far
