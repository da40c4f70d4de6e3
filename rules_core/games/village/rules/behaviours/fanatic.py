"""Fanatic: rush the Town Hall (V-6.3.13, V-6.3.14, V-6.3.15, V-6.3.16)."""

from __future__ import annotations

from rules_core.games.village.rules import decisions
from rules_core.games.village.rules.behaviours.behaviour import BehaviourRule
from rules_core.games.village.rules.goals import Aim, EnemyGoal, GoalKind, no_aim, walk
from rules_core.games.village.state.fighter import Fighter
from rules_core.games.village.state.siege import Group, Siege
from rules_core.ground.ground import UNREACHABLE
from rules_core.kernel.table import Table


class Fanatic(BehaviourRule):
    """Three dice. Never leaves of its own will; fear may drive it off as anybody (V-6.3.16, R-V35, VMS-11)."""

    def __init__(self) -> None:
        super().__init__(3, "V-6.3.14", "V-6.3.15")

    def aim(self, table: Table, siege: Siege, group: Group, model: Fighter) -> Aim:
        """V-6.3.13, V-6.3.14. The Town Hall."""
        hall = EnemyGoal(GoalKind.BUILDING, siege.world.heart)
        distance = walk(siege, model, hall)
        if distance >= UNREACHABLE:
            return no_aim(decisions.TOWN_HALL, "V-6.3.13")
        return Aim(hall, decisions.TOWN_HALL, distance, decisions.ONLY_ONE, "V-6.3.13")
