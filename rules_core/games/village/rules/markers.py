"""Markers on the ground (Traps, Opportunity Tokens) and the moves that pass over them."""

from __future__ import annotations

from math import sqrt
from typing import Final

from rules_core.games.village.state.siege import Siege, Token, Villager
from rules_core.ground.geometry import TOUCH, Body, distance_to_segment, length
from rules_core.song.options import INCH

TRAP_RADIUS: Final = INCH
"""V-7.8.3. The marker is 2 inches across."""
NEVER: Final = -1.0
"""How far along a way something comes that does not come at all."""


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


def touched_at(mover: Body, x: int, y: int, marker: Body) -> float:
    """How far along its straight way to (x, y) a base first touches a round marker; `NEVER` when it does not."""
    reach = float(mover.radius + marker.radius)
    if distance_to_segment(marker.x, marker.y, mover.x, mover.y, x, y) > reach + TOUCH:
        return NEVER
    px = marker.x - mover.x
    py = marker.y - mover.y
    span = length(x - mover.x, y - mover.y)
    if span == 0.0 or px * px + py * py <= (reach + TOUCH) * (reach + TOUCH):
        return 0.0
    along = (px * (x - mover.x) + py * (y - mover.y)) / span
    across = px * px + py * py - along * along
    # Brushing past it is contact too: then where it is nearest.
    at = along - sqrt(reach * reach - across) if across < reach * reach else along
    return min(max(0.0, at), span)
