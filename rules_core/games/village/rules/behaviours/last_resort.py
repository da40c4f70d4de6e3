"""What an enemy does that can reach nothing of what its Behaviour wants, so that no wave hangs (V-6.2.8, V-7.1.1)."""

from __future__ import annotations

from rules_core.games.village.rules import building_combat, decisions
from rules_core.games.village.rules.behaviours.behaviour import hero_side
from rules_core.games.village.rules.goals import Aim, GoalKind, TieBreak, buildings, edges, models, nearest
from rules_core.games.village.rules.standstills import finds_room
from rules_core.games.village.state.fighter import Fighter
from rules_core.games.village.state.siege import Siege
from rules_core.kernel.table import Table


def instead(table: Table, siege: Siege, model: Fighter, wanted: Aim) -> Aim:
    """V-6.2.8. The closest useful thing to do instead of what cannot be reached or harmed: a building, somebody of
    the heroes' side, and when there is no way to any of them, the nearest edge, where it leaves the battlefield."""
    if _is_of_use(siege, model, wanted):
        return wanted
    ids = [one.id for one in siege.standing_buildings()]
    options = [one for one in buildings(ids) if finds_room(siege, model, one)]
    aim = nearest(table, siege, model, decisions.NEAREST_BUILDING, options, TieBreak.PLAYERS, "V-6.2.8")
    if not _is_of_use(siege, model, aim):
        those = [one for one in models(hero_side(siege)) if finds_room(siege, model, one)]
        aim = nearest(table, siege, model, decisions.NEAREST_TARGET, those, TieBreak.PLAYERS, "V-6.2.8")
    if aim.goal.kind is GoalKind.NONE:
        aim = nearest(table, siege, model, decisions.NEAREST_EDGE, edges(), TieBreak.PLAYERS, "V-7.1.1")
        aim.decided_by = decisions.NOTHING_TO_REACH
    return aim


def _is_of_use(siege: Siege, model: Fighter, aim: Aim) -> bool:
    """Whether there is something to do; a building that it can never harm is nothing once nobody is left to fight, and
    what it waits beside for ever is nothing after a while."""
    if not finds_room(siege, model, aim.goal):
        return False
    if aim.goal.kind is not GoalKind.BUILDING or aim.goal.within > 0:
        return aim.goal.kind is not GoalKind.NONE
    return building_combat.can_harm(siege, model) or bool(hero_side(siege))
