"""Leaving the battlefield because the Behaviour says so: over which edge, and gone (V-6.3.9, R-V66, V-7.1.1)."""

from __future__ import annotations

from rules_core.games.village.rules import decisions
from rules_core.games.village.rules.enemy_movement import Course, find_course
from rules_core.games.village.rules.goals import Aim, EnemyGoal, GoalKind, edges
from rules_core.games.village.state.facts import LeftTable
from rules_core.games.village.state.fighter import Fighter
from rules_core.games.village.state.siege import Siege
from rules_core.ground.ground import UNREACHABLE
from rules_core.kernel.table import Table
from rules_core.song.field import ModelLoss
from rules_core.song.warband import Fate


def over_other_edge(siege: Siege, model: Fighter, aim: Aim, actions: int) -> tuple[Aim, Course] | None:
    """R-V66. Where people bar every way to the nearest edge: the edge with the shortest open way, and that way. None
    when they bar them all, and for whoever does not go for an edge."""
    if aim.goal.kind is not GoalKind.EDGE:
        return None
    best: Course | None = None
    least = UNREACHABLE
    edge: EnemyGoal = aim.goal
    for goal in edges():
        if goal.id != aim.goal.id:
            course = find_course(siege, model, goal, actions)
            if course.way is not None and course.way.span < least:
                best = course
                least = course.way.span
                edge = goal
    if best is None:
        return None
    other = Aim(edge, aim.name, least, decisions.NO_WAY_ROUND, "R-V66")
    other.runner_up = aim.goal.id
    other.runner_up_distance = aim.distance
    return other, best


def leave(table: Table, siege: Siege, model: Fighter, edge: int, clause: str) -> None:
    """V-6.3.9, V-7.1.1. The model leaves the battlefield. R-V51: it counts as lost for its side; R-V67: not as a
    Leader lost."""
    model.fate = Fate.FLED
    table.tell(LeftTable(clause, model.id, edge))
    siege.losses.append(ModelLoss(model.id, killed=False, gruesome=False, savage=False, of_own_will=True))
    siege.has_left(table, model)
