"""Ravager: destroy buildings (V-6.3.1, V-6.3.2, V-6.3.3)."""

from __future__ import annotations

from rules_core.games.village.content.types import BuildingId
from rules_core.games.village.rules import decisions
from rules_core.games.village.rules.behaviours.behaviour import BehaviourRule
from rules_core.games.village.rules.goals import Aim, GoalKind, TieBreak, buildings, nearest
from rules_core.games.village.state.fighter import Fighter
from rules_core.games.village.state.siege import Group, Siege
from rules_core.kernel.table import Table


class Ravager(BehaviourRule):
    """Two dice."""

    def __init__(self) -> None:
        super().__init__(2, "V-6.3.2", "V-6.3.3")

    def aim(self, table: Table, siege: Siege, group: Group, model: Fighter) -> Aim:
        """V-6.3.1. The nearest building that is not destroyed."""
        return nearest_building(table, siege, model, "V-6.3.1")

    def burns(self, siege: Siege, model: Fighter, aim: Aim) -> list[BuildingId]:
        """R-V48. Any building that it touches."""
        return burns_any(siege, model, aim)

    def attacks_lone_foe(self) -> bool:
        """V-6.3.3. A hero who is the only adjacent target."""
        return True

    def puts_buildings_first(self) -> bool:
        return True


def nearest_building(table: Table, siege: Siege, model: Fighter, clause: str) -> Aim:
    """V-6.3.1, V-6.3.2. The nearest undestroyed building; beside one, that is the one to attack. R-V09: ties."""
    options = buildings([building.id for building in siege.standing_buildings()])
    return nearest(table, siege, model, decisions.NEAREST_BUILDING, options, TieBreak.PLAYERS, clause)


def burns_any(siege: Siege, model: Fighter, aim: Aim) -> list[BuildingId]:
    """R-V48. The aim first, then every other building that the model touches."""
    if aim.goal.kind is not GoalKind.BUILDING:
        return []
    beside = [one.id for one in siege.standing_buildings() if siege.ground.touching_piece(model, one.id)]
    first = BuildingId(aim.goal.id)
    return [first, *(one for one in beside if one != first)]
