"""How far a side has come towards the goal of a scenario, for a player who looks ahead (SDS-SCN-1.8, 2.10, 3.8).

As a logarithm of the odds of winning, like everything else that such a player weighs; what one side has come nearer,
the other has lost.
"""

from __future__ import annotations

import math
from typing import Final

from rules_core.games.drums.content.scenario_fields import ASSAULT, FORAGING
from rules_core.games.drums.content.types import Scenario
from rules_core.games.drums.rules import goals, supplies
from rules_core.games.drums.state.battle import Battle
from rules_core.games.drums.state.course import Supply
from rules_core.games.drums.state.soldier import Soldier
from rules_core.ground.geometry import length
from rules_core.kernel.requests import SeatId
from rules_core.song.warband import NO_MODEL, Fate

REACHED: Final = 2.5
"""What it is worth that the attacker would win if his turn ended now."""
MAN_MISSING: Final = 0.6
"""What each man costs whom the attacker still lacks at the breach."""
MAN_IN_HOUSE: Final = 0.3
"""What each man is worth who stands in the house, or no longer in the farm."""
IN_HAND: Final = 0.85
"""How much a marker counts that somebody carries: he may still drop it."""
IN_REACH: Final = 0.4
"""How much one counts at most that lies there."""
SWING: Final = 5.0
"""By so many points a whole Foraging Mission may still turn."""
LAST_SWING: Final = 0.7
SCALE: Final = 1.7
"""From a spread to odds."""


def prize(battle: Battle, seat: SeatId) -> float:
    """What the goal adds to the odds of a side; 0.0 without a scenario."""
    scenario = battle.world.scenario
    if scenario is None:
        return 0.0
    if scenario.course == FORAGING:
        value = _foraging(battle, scenario)
    else:
        value = REACHED if battle.turn_of == battle.attacker and goals.is_reached(battle, scenario) else 0.0
        if scenario.course == ASSAULT:
            ahead = len(goals.men_in_house(battle)) - len(goals.men_in_farm(battle, scenario))
            value += MAN_IN_HOUSE * ahead * (1.0 + battle.round / scenario.numbers["rounds"])
        else:
            needed = max(scenario.numbers["through"], len(goals.men_at_breach(battle, scenario)) + 1)
            value -= MAN_MISSING * max(0, needed - len(goals.men_through(battle, scenario)))
    return value if seat == battle.attacker else -value


def _foraging(battle: Battle, scenario: Scenario) -> float:
    """Points that the attacker is ahead: the fewer rounds are left, the less they may turn."""
    lost = 0
    for one in battle.models.values():
        if one.fate in (Fate.DEFEATED, Fate.FLED) and supplies.SUPPLY not in one.spent:
            lost += -one.profile.points if one.side == battle.attacker else one.profile.points
    ahead = lost / scenario.numbers["loss_points"]
    for marker in battle.course.supplies:
        ahead += scenario.numbers["supply_points"] * _share(battle, marker)
    left = max(0, scenario.numbers["rounds"] - battle.round) / scenario.numbers["rounds"]
    return SCALE * ahead / (LAST_SWING + SWING * math.sqrt(left))


def _share(battle: Battle, marker: Supply) -> float:
    """How much of a marker is the attacker's: 1.0 all of it, -1.0 all of it the defender's."""
    if marker.gone_to:
        return 1.0 if marker.gone_to == battle.attacker else -1.0
    if marker.bearer != NO_MODEL:
        return IN_HAND if battle.model(marker.bearer).side == battle.attacker else -IN_HAND
    ours = _away(battle, marker, battle.men(battle.attacker))
    theirs = _away(battle, marker, battle.men(battle.defender))
    return IN_REACH * (theirs - ours) / (theirs + ours + battle.song.long)


def _away(battle: Battle, marker: Supply, men: list[Soldier]) -> float:
    """How far the nearest is who could take it."""
    free = [length(marker.x - one.x, marker.y - one.y) for one in men if not one.burdened and one.standing]
    return float(min(free, default=2 * battle.world.options.side))
