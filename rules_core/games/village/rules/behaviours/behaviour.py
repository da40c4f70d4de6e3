"""What a Behaviour tells its models to want (V-3.6, V-6.2.7)."""

from __future__ import annotations

from rules_core.games.village.content.types import BuildingId
from rules_core.games.village.rules.goals import Aim, EnemyGoal, GoalKind
from rules_core.games.village.state.fighter import HEROES, Fighter
from rules_core.games.village.state.siege import Group, Siege
from rules_core.kernel.table import Table


class BehaviourRule:
    """One of the six. `dice` is its fixed number of activation dice (V-6.2.2).

    The answers here are those of a Behaviour that wants buildings; Behaviours that differ override them.
    """

    def __init__(self, dice: int, strikes_by: str, turns_by: str = "R-V10", *, follows_up: bool = False) -> None:
        self.dice = dice
        self.strikes_by = strikes_by
        """The clause by which it attacks a building beside it."""
        self.turns_by = turns_by
        """The clause by which it turns on somebody who bars its way."""
        self.follows_up = follows_up
        """R-V56. Whether its models step after an enemy that recoils from them."""

    def aim(self, table: Table, siege: Siege, group: Group, model: Fighter) -> Aim:
        """What the model goes for now."""
        raise NotImplementedError

    def begins(self, table: Table, siege: Siege, group: Group) -> None:
        """The group has its first activation of the wave."""

    def burns(self, siege: Siege, model: Fighter, aim: Aim) -> list[BuildingId]:
        """R-V48. The buildings that a Torch Bearer of this Behaviour would attack now, the aim first."""
        return [BuildingId(aim.goal.id)] if aim.goal.kind is GoalKind.BUILDING and aim.goal.within == 0 else []

    def attacks_lone_foe(self) -> bool:
        """V-6.3.3. Whether it attacks a foe that does not hold it up, because it touches nothing else to attack."""
        return False

    def leaves_melee(self, siege: Siege, group: Group) -> bool:
        """R-V55. Whether an engaged model goes its way once it has attacked."""
        return False

    def puts_buildings_first(self) -> bool:
        """V-6.3.3, R-V65. Whether it attacks a building beside it even while somebody holds it in melee."""
        return False

    def wants_foes(self) -> bool:
        """R-V55. Whether it is after people, so that those in contact who are down are opponents as well."""
        return False

    def shoots_at(self, siege: Siege, group: Group, model: Fighter, aim: Aim) -> list[Fighter]:
        """R-V57. Whom the model shoots at of its own will; others shoot only at those who bar the way."""
        return []

    def prefers_heroes(self) -> bool:
        """R-V55, R-V11. Whether it attacks heroes before Defenders when it has several opponents."""
        return False

    def keeps_to(self, siege: Siege, group: Group) -> EnemyGoal | None:
        """V-6.3.20. The place that its models do not leave, None when they roam."""
        return None


def heroes_in_play(siege: Siege) -> list[Fighter]:
    """The heroes on the table."""
    return [model for model in siege.in_play() if model.is_hero]


def defenders_in_play(siege: Siege) -> list[Fighter]:
    """The Defenders on the table."""
    return [model for model in siege.in_play() if model.is_defender]


def hero_side(siege: Siege) -> list[Fighter]:
    """Everybody on the table who fights for the village."""
    return [model for model in siege.in_play() if model.side == HEROES]
