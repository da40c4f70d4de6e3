"""Whether somebody who stands somewhere can bar anybody's way at all, found without looking for a single way."""

from __future__ import annotations

from typing import Final

from rules_core.games.village.state.fighter import Fighter
from rules_core.games.village.state.siege import Siege
from rules_core.ground.directions import DIRECTIONS, SCALE
from rules_core.ground.geometry import TOUCH, Body, round_half_away

SPARE: Final = 24
"""A gap that leaves the base less than so much to either side counts as none: half the way between two looks."""
EVERY: Final = 2
"""One look for so many directions of the table: ten degrees."""


def leaves_a_way(siege: Siege, mover: Fighter, victim: Fighter) -> bool:
    """Whether every way of the mover that leads through the victim's place has another one beside it.

    So it is where the room right beside the victim is of one piece, as in the open, or with walls or people on one side
    only: a way that comes into this room leaves it by the same room. It is not so in a gate, or between two people with
    no room to either side; beside an obstacle, which ways may cross, nothing is said.
    """
    ground = siege.ground
    base = Body(mover.id, mover.x, mover.y, mover.radius + SPARE)
    base.crosses = mover.crosses
    roomy = Body(victim.id, victim.x, victim.y, victim.radius + 2 * base.radius)
    if ground.obstacles_at(roomy):
        return False
    people = [one for one in siege.enemies(mover) if one.is_active and one is not victim]
    if ground.fits(roomy, victim.x, victim.y, people):
        return True
    reach = victim.radius + mover.radius + 2 * TOUCH
    rooms: list[bool] = []
    for dx, dy in DIRECTIONS[::EVERY]:
        x = victim.x + round_half_away(dx * reach / SCALE)
        y = victim.y + round_half_away(dy * reach / SCALE)
        rooms.append(ground.fits(base, x, y, people))
    parts = 0
    for number, room in enumerate(rooms):
        if room and not rooms[number - 1]:
            parts += 1
    return parts == 1
