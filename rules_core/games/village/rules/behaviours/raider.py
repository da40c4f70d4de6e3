"""Raider: loot the Forge or the Stable, then flee (V-6.3.7, V-6.3.8, V-6.3.9, V-6.3.10)."""

from __future__ import annotations

from rules_core.games.village.content.types import BuildingId
from rules_core.games.village.rules import decisions
from rules_core.games.village.rules.behaviours.behaviour import BehaviourRule
from rules_core.games.village.rules.goals import (
    Aim,
    EnemyGoal,
    GoalKind,
    TieBreak,
    buildings,
    edges,
    is_there,
    nearest,
    no_aim,
    walk,
)
from rules_core.games.village.state.facts import LootChosen
from rules_core.games.village.state.fighter import Fighter
from rules_core.games.village.state.siege import Group, Siege
from rules_core.ground.ground import UNREACHABLE
from rules_core.kernel.table import Table


class Raider(BehaviourRule):
    """Three dice."""

    def __init__(self) -> None:
        super().__init__(3, "V-6.3.8", "V-6.3.10")

    def begins(self, table: Table, siege: Siege, group: Group) -> None:
        """R-V12. The group fixes its target: the economic building nearest to its first model."""
        first = siege.members(group.number)[0]
        # V-6.3.7. Only economic buildings, no others.
        options = buildings([one.id for one in siege.standing_buildings() if siege.world.buildings[one.id].economic])
        aim = nearest(table, siege, first, decisions.NEAREST_ECONOMIC, options, TieBreak.PLAYERS, "R-V12")
        group.raid_target = BuildingId(aim.goal.id)
        if group.raid_target:
            table.tell(LootChosen("R-V12", group.number, group.raid_target))

    def aim(self, table: Table, siege: Siege, group: Group, model: Fighter) -> Aim:
        """V-6.3.7, V-6.3.8. Its target until that is destroyed; then the nearest table edge."""
        if self.leaves_melee(siege, group):
            group.leaving = True
            return nearest(table, siege, model, decisions.NEAREST_EDGE, edges(), TieBreak.PLAYERS, "V-6.3.9")
        target = EnemyGoal(GoalKind.BUILDING, group.raid_target)
        distance = walk(siege, model, target)
        if distance >= UNREACHABLE:
            return no_aim(decisions.LOOT, "V-6.3.7")
        return Aim(target, decisions.LOOT, distance, decisions.GROUP_TARGET, "V-6.3.7")

    def leaves_melee(self, siege: Siege, group: Group) -> bool:
        """R-V55. A Raider whose target is gone attacks once if engaged and then leaves."""
        # V-6.3.9, R-V12. Whoever destroyed it, it is looted. R-V12: with nothing to loot they flee at once.
        return group.leaving or not is_there(siege, EnemyGoal(GoalKind.BUILDING, group.raid_target))
