"""A step across an obstacle where the way bends right before or behind it (SBH-MOV-6, SBH-MOV-7)."""

from __future__ import annotations

from typing import Final

from rules_core.games.village.rules.detours import WalkPath
from rules_core.games.village.rules.enemy_movement import LONGEST_STEP, SCRAMBLE, may_be_stepped_over, scramble
from rules_core.games.village.rules.goals import EnemyGoal
from rules_core.games.village.state.fighter import Fighter
from rules_core.games.village.state.siege import Siege
from rules_core.ground.geometry import Body, length, round_half_away
from rules_core.ground.ground import StopReason, Sweep
from rules_core.song import stride

LEGS: Final = 4
"""So many turns a step has at most."""


def step_over(siege: Siege, model: Fighter, goal: EnemyGoal, way: WalkPath, *, has_one_action: bool) -> Sweep | None:
    """SBH-MOV-7. A step over an obstacle that no Move brings the model over: straight on, else along the way."""
    return scramble(siege, model, goal, way, has_one_action=has_one_action) or bent_step(siege, model, way)


def bent_step(siege: Siege, model: Fighter, way: WalkPath) -> Sweep | None:
    """SBH-MOV-7. A step along the way, turns and all, over an obstacle that the model touches, to the first free ground
    beyond. None when there is none, or a straight Move would do, were nobody in the way.

    RULING, so that no wave hangs: in a gap hardly wider than its base no straight move leads across, and no base can
    rest before it.
    """
    at = [one for one in siege.ground.obstacles_at(model) if may_be_stepped_over(siege, model, one)]
    if not at:
        return None
    least = stride.reduced(siege, model)
    gone = 0
    is_across = False
    for index in range(min(LEGS, len(way.points) - 1)):
        begin_x, begin_y = way.points[index]
        end_x, end_y = way.points[index + 1]
        there = Body(model.id, begin_x, begin_y, model.radius)
        size = round_half_away(length(end_x - begin_x, end_y - begin_y))
        count = size // SCRAMBLE + 1
        for part in range(1, count + 1):
            x = begin_x + (end_x - begin_x) * part // count
            y = begin_y + (end_y - begin_y) * part // count
            far = gone + size * part // count
            if far > LONGEST_STEP:
                return None
            if not siege.ground.fits(model, x, y, ()):
                continue
            if not is_across:
                slowing = siege.ground.slowed_by(there, x, y)
                is_across = any(one in slowing for one in at)
            if not is_across:
                continue
            if length(x - model.x, y - model.y) <= least and _leads_straight(siege, model, x, y):
                return None
            if siege.ground.fits(model, x, y, siege.others(model)):
                return Sweep(x, y, far, StopReason.FREE, "")
        gone += size
    return None


def _leads_straight(siege: Siege, model: Fighter, x: int, y: int) -> bool:
    return siege.ground.sweep(model, x, y, (), (), ()).reason is StopReason.FREE
