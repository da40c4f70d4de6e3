"""Hunter: kill heroes (V-6.3.4, V-6.3.5, V-6.3.6)."""

from __future__ import annotations

from rules_core.games.village.rules import decisions
from rules_core.games.village.rules.behaviours.behaviour import BehaviourRule, defenders_in_play, heroes_in_play
from rules_core.games.village.rules.behaviours.ravager import nearest_building
from rules_core.games.village.rules.goals import Aim, GoalKind, TieBreak, models, nearest
from rules_core.games.village.state.fighter import Fighter
from rules_core.games.village.state.siege import Group, Siege
from rules_core.kernel.table import Table


class Hunter(BehaviourRule):
    """Two dice; follows up (R-V56)."""

    def __init__(self) -> None:
        super().__init__(2, "R-V13", follows_up=True)

    def aim(self, table: Table, siege: Siege, group: Group, model: Fighter) -> Aim:
        """V-6.3.4. The nearest hero."""
        # V-6.3.5, R-V46. Equally near: a wounded one, then the players choose.
        aim = nearest(
            table, siege, model, decisions.NEAREST_HERO, models(heroes_in_play(siege)), TieBreak.WOUNDED, "V-6.3.4"
        )
        # R-V13. No hero on the table or no path to any: Defenders count as heroes.
        if aim.goal.kind is GoalKind.NONE:
            defenders = models(defenders_in_play(siege))
            aim = nearest(table, siege, model, decisions.NEAREST_DEFENDER, defenders, TieBreak.WOUNDED, "R-V13")
        # V-6.3.6, R-V13. Only then buildings, as Ravagers do.
        if aim.goal.kind is GoalKind.NONE:
            aim = nearest_building(table, siege, model, "V-6.3.6")
        return aim

    def wants_foes(self) -> bool:
        return True

    def shoots_at(self, siege: Siege, group: Group, model: Fighter, aim: Aim) -> list[Fighter]:
        """R-V57. Heroes; Defenders only while no hero is on the table (R-V11)."""
        return heroes_in_play(siege) or defenders_in_play(siege)

    def prefers_heroes(self) -> bool:
        return True
