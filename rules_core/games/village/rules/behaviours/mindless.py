"""Mindless: attack the nearest valid target (V-6.3.11, V-6.3.12)."""

from __future__ import annotations

from rules_core.games.village.rules import decisions
from rules_core.games.village.rules.behaviours.behaviour import BehaviourRule, hero_side
from rules_core.games.village.rules.goals import Aim, GoalKind, TieBreak, buildings, models, nearest
from rules_core.games.village.state.fighter import Fighter
from rules_core.games.village.state.siege import Group, Siege
from rules_core.kernel.table import Table


class Mindless(BehaviourRule):
    """One die, so they can never cause a turnover (V-6.2.9); they follow up (R-V56)."""

    def __init__(self) -> None:
        super().__init__(1, "V-6.3.11", follows_up=True)

    def aim(self, table: Table, siege: Siege, group: Group, model: Fighter) -> Aim:
        """V-6.3.11. The nearest hero, Defender (R-V11) or building."""
        options = models(hero_side(siege))
        options.extend(buildings([building.id for building in siege.standing_buildings()]))
        # V-6.3.12. Equally near: the most direct route, then chance (R-V09).
        return nearest(table, siege, model, decisions.NEAREST_TARGET, options, TieBreak.CHANCE, "V-6.3.11")

    def wants_foes(self) -> bool:
        return True

    def shoots_at(self, siege: Siege, group: Group, model: Fighter, aim: Aim) -> list[Fighter]:
        """R-V57, R-V11. The hero or Defender who is its nearest target (V-6.3.11), nobody else."""
        return [siege.model(aim.goal.id)] if aim.goal.kind is GoalKind.MODEL else []
