"""Guardian: hold an assigned objective (V-6.3.17, V-6.3.18, V-6.3.19, V-6.3.20)."""

from __future__ import annotations

from rules_core.games.village.content.types import BuildingId
from rules_core.games.village.rules import decisions
from rules_core.games.village.rules.behaviours.behaviour import (
    BehaviourRule,
    defenders_in_play,
    hero_side,
    heroes_in_play,
)
from rules_core.games.village.rules.behaviours.ravager import burns_any, nearest_building
from rules_core.games.village.rules.goals import Aim, EnemyGoal, GoalKind, TieBreak, models, nearest, straight, walk
from rules_core.games.village.rules.guardian_objectives import PLACE, give, is_gone
from rules_core.games.village.state.fighter import Fighter
from rules_core.games.village.state.siege import Group, Siege
from rules_core.kernel.table import Table


class Guardian(BehaviourRule):
    """One die."""

    def __init__(self) -> None:
        super().__init__(1, "R-V13")

    def aim(self, table: Table, siege: Siege, group: Group, model: Fighter) -> Aim:
        """V-6.3.19. Heroes who approach; else its place within 3" of the objective."""
        # R-V13. With nobody left to fight they act as Ravagers, so that the wave cannot hang.
        if not _is_on_guard(siege):
            aim = nearest_building(table, siege, model, "R-V13")
            if hero_side(siege) and aim.goal.kind is not GoalKind.NONE:
                aim.decided_by = decisions.WAITED_LONG
            return aim
        # R-V13. When the objective is gone they hold the nearest undestroyed building.
        if is_gone(siege, group.objective):
            fallback = nearest_building(table, siege, model, "R-V13")
            if fallback.goal.kind is GoalKind.NONE:
                return fallback
            give(table, group, fallback.goal.id, "R-V13")
        zone = zone_of(siege, group)
        # R-V47. Heroes who approach first, then Defenders who do.
        for those, name, clause in (
            (heroes_in_play(siege), decisions.HERO_APPROACHES, "V-6.3.19"),
            (defenders_in_play(siege), decisions.DEFENDER_APPROACHES, "R-V47"),
        ):
            near = _who_approach(siege, group, model, those)
            aim = nearest(table, siege, model, name, models(near), TieBreak.PLAYERS, clause)
            if aim.goal.kind is not GoalKind.NONE:
                return aim
        return Aim(zone, decisions.OBJECTIVE, walk(siege, model, zone), decisions.NOBODY_NEAR, "V-6.3.19")

    def burns(self, siege: Siege, model: Fighter, aim: Aim) -> list[BuildingId]:
        """R-V48. Never the building that it holds; as a Ravager (R-V13) any that it touches."""
        return [] if _is_on_guard(siege) else burns_any(siege, model, aim)

    def attacks_lone_foe(self) -> bool:
        """R-V14. Whoever touches a Guardian has approached."""
        return True

    def wants_foes(self) -> bool:
        return True

    def shoots_at(self, siege: Siege, group: Group, model: Fighter, aim: Aim) -> list[Fighter]:
        """R-V14, R-V57. Heroes in range, once it is within its 3" (V-6.3.19); until then those who approach."""
        if is_gone(siege, group.objective):
            return []
        heroes = heroes_in_play(siege)
        if straight(siege, model, zone_of(siege, group)) > 0:
            heroes = _who_approach(siege, group, model, heroes)
        # R-V47. With no hero to shoot at the Defenders who approach.
        return heroes or _who_approach(siege, group, model, defenders_in_play(siege))

    def prefers_heroes(self) -> bool:
        return True

    def keeps_to(self, siege: Siege, group: Group) -> EnemyGoal | None:
        """V-6.3.20. No further than 3" from the objective, as long as there is somebody to hold it against."""
        if not _is_on_guard(siege) or is_gone(siege, group.objective):
            return None
        return zone_of(siege, group)


def zone_of(siege: Siege, group: Group) -> EnemyGoal:
    """V-6.3.19. Within 3" of what the group holds."""
    scenario = siege.world.scenario
    if group.objective == PLACE and scenario is not None and scenario.holding is not None:
        x, y = scenario.holding.point
        return EnemyGoal(GoalKind.SPOT, PLACE, siege.world.options.guardian_reach, x, y)
    kind = GoalKind.MARKER if group.objective in siege.tokens else GoalKind.GROUND
    if group.objective in siege.buildings:
        kind = GoalKind.BUILDING
    return EnemyGoal(kind, group.objective, siege.world.options.guardian_reach)


def _is_on_guard(siege: Siege) -> bool:
    """R-V13. Whether they still hold their place: there is somebody to hold it against, and they have not waited so
    long that nobody will come, because nobody can or nobody dares."""
    patience = siege.world.options.guardian_patience
    return (patience == 0 or siege.round <= patience) and bool(hero_side(siege))


def _who_approach(siege: Siege, group: Group, guardian: Fighter, those: list[Fighter]) -> list[Fighter]:
    """V-6.3.19, R-V14. Those within 3" of the objective, or in contact with a Guardian of the Group."""
    zone = zone_of(siege, group)
    return [one for one in those if _approaches(siege, group, zone, guardian, one)]


def _approaches(siege: Siege, group: Group, zone: EnemyGoal, guardian: Fighter, other: Fighter) -> bool:
    gap = straight(siege, other, zone)
    if gap == 0 or siege.in_contact(guardian, other):
        return True
    # V-6.3.20. Beside another Guardian: only if this one could touch them without leaving the 3".
    in_reach = gap <= 2 * guardian.radius
    return in_reach and any(siege.in_contact(one, other) for one in siege.members(group.number))
