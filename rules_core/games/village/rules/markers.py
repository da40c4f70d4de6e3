"""Markers on the ground (Traps, Opportunity Tokens) and the moves that pass over them."""

from __future__ import annotations

from typing import Final

from rules_core.games.village.state.siege import Siege, Token, Villager
from rules_core.ground.geometry import TOUCH, Body, distance_to_segment
from rules_core.song.options import INCH

TRAP_RADIUS: Final = INCH
"""V-7.8.3. The marker is 2 inches across."""


def token_body(siege: Siege, token: Token) -> Body:
    """An Opportunity Token as a round marker. R-V30: distances to it run to its edge."""
    return Body(token.id, token.x, token.y, siege.world.options.token_radius)


def villager_body(siege: Siege, villager: Villager) -> Body:
    """A villager's base. Nobody is blocked by it (R-V33)."""
    return Body(villager.id, villager.x, villager.y, siege.world.options.villager_radius)


def markers(siege: Siege) -> list[Body]:
    """Traps, tokens and villagers, which nothing may be built upon (R-V64)."""
    found = [Body(one.id, one.x, one.y, TRAP_RADIUS) for one in siege.traps.values()]
    found.extend([token_body(siege, one) for one in siege.tokens.values()])
    found.extend([villager_body(siege, one) for one in siege.villagers.values()])
    return found


def passes_over(mover: Body, from_x: int, from_y: int, x: int, y: int, radius: int) -> bool:
    """Whether a base that moved in a straight line to where it stands touched a round marker on its way."""
    return distance_to_segment(x, y, from_x, from_y, mover.x, mover.y) <= mover.radius + radius + TOUCH


def how_far_along(mover: Body, from_x: int, from_y: int, x: int, y: int) -> int:
    """Orders markers along a straight move: the greater, the later the base comes level with (x, y)."""
    return x * (mover.x - from_x) + y * (mover.y - from_y)
