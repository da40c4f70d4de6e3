"""Ends a standstill in a wave that goes on and on (V-7.1.1, SBH-MOV-10).

Friends may block each other's ways, and there may be buildings and people beside whom no base finds room.

RULING, as R-V13 has it for Guardians: only when a wave has gone on for so long, for until then others may still die,
make room or come nearer.
"""

from __future__ import annotations

from typing import Final

from rules_core.games.village.rules.detours import WalkPath
from rules_core.games.village.rules.enemy_bent_steps import step_over
from rules_core.games.village.rules.enemy_movement import LONGEST_STEP, SCRAMBLE, barring
from rules_core.games.village.rules.goals import EnemyGoal, GoalKind, reached, walks_on_air
from rules_core.games.village.state.fighter import Fighter
from rules_core.games.village.state.siege import Siege
from rules_core.ground.geometry import Body, Point, length, round_half_away
from rules_core.ground.ground import UNREACHABLE, StopReason, Sweep
from rules_core.ground.measured import MeasuredGround
from rules_core.song.footing import must_climb

LONG: Final = 60
"""Rounds of a wave."""


def has_gone_on(siege: Siege) -> bool:
    """Whether the wave has gone on for long."""
    return siege.round > LONG


def last_step(
    siege: Siege, model: Fighter, goal: EnemyGoal, way: WalkPath, *, has_one_action: bool
) -> tuple[Sweep, str] | None:
    """The step of a model that no Move gets nearer, and its clause: over an obstacle, else past friends."""
    sweep = step_over(siege, model, goal, way, has_one_action=has_one_action)
    if sweep is not None:
        return sweep, "SBH-MOV-7"
    sweep = past_friends(siege, model, goal, way)
    return None if sweep is None else (sweep, "SBH-MOV-10")


def past_friends(siege: Siege, model: Fighter, goal: EnemyGoal, way: WalkPath) -> Sweep | None:
    """SBH-MOV-10. A step along the way past friends who fill it, to the first free ground beyond them.

    In a gap that two groups want to pass from both sides no straight move ever leads past the others, and none of them
    gives way. None where friends are not what is in the way, where no ground beyond them is free, and past foes.
    """
    if not has_gone_on(siege):
        return None
    others = siege.others(model)
    foes = barring(siege, model, goal)
    gone = 0
    is_past = False
    for index in range(1, len(way.points)):
        begin_x, begin_y = way.points[index - 1]
        end_x, end_y = way.points[index]
        there = Body(model.id, begin_x, begin_y, model.radius)
        there.crosses = model.crosses
        size = round_half_away(length(end_x - begin_x, end_y - begin_y))
        count = size // SCRAMBLE + 1
        for part in range(1, count + 1):
            x = begin_x + (end_x - begin_x) * part // count
            y = begin_y + (end_y - begin_y) * part // count
            far = gone + size * part // count
            if far > LONGEST_STEP or _has_to_climb(siege, model, there, (x, y)):
                return None
            spot = Body(model.id, x, y, model.radius)
            if any(siege.ground.touching(spot, one) for one in foes):
                return None
            if siege.ground.fits(model, x, y, others):
                if is_past:
                    return Sweep(x, y, far, StopReason.FREE, "")
            elif siege.ground.fits(model, x, y, ()):
                is_past = True
        gone += size
    return None


def _has_to_climb(siege: Siege, model: Fighter, there: Body, spot: Point) -> bool:
    slowing = siege.ground.slowed_by(there, spot[0], spot[1])
    return any(must_climb(siege, model, siege.ground.piece(one)) for one in slowing)


def finds_room(siege: Siege, model: Fighter, goal: EnemyGoal) -> bool:
    """V-6.2.8. Whether a base like the model's could rest beside what it goes for, if nobody stood there.

    The way on foot may lead up to a building across the ground of a gate, on which no base can rest. Barricades do not
    count: they are broken down (R-V49).
    """
    if not has_gone_on(siege) or goal.kind not in (GoalKind.BUILDING, GoalKind.MODEL):
        return True
    if goal.within or walks_on_air(model) or reached(siege, model, goal):
        return True
    bare = MeasuredGround(siege.world.map)
    if goal.kind is GoalKind.BUILDING:
        spots = bare.contact_spots_at_piece(model, goal.id, ())
    else:
        foe = siege.model(goal.id)
        # SBH-HTH-4. Who stands at an obstacle, or on one, is fought across it.
        if foe.height > 0 or siege.ground.obstacles_at(foe):
            return True
        spots = bare.contact_spots(model, foe, ())
    return any(bare.walk_to_point(model, x, y) < UNREACHABLE for x, y in spots)
