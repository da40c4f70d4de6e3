"""Finds how far one straight move gets along a route, with people in the way."""

from __future__ import annotations

from typing import Final

from rules_core.ground.directions import DIRECTIONS, SCALE, TURN_STEP
from rules_core.ground.geometry import Body, Point, length, round_half_away
from rules_core.ground.ground import Route
from rules_core.ground.move_region import MoveRegion
from rules_core.ground.walkways import Walkways

ASIDE: Final = 60
"""How many degrees to either side a detour round somebody may lead."""


def advance(ways: Walkways, region: MoveRegion, mover: Body, route: Route) -> Point:
    """The spot of the region from which the rest of the route is shortest.

    Straight along the route if nothing is in the way; otherwise detours to both sides are weighed by what remains.
    """
    if len(route.points) < 2:
        return mover.x, mover.y
    aim_x, aim_y = route.points[1]
    straight = region.furthest(aim_x, aim_y)
    whole_way = length(aim_x - mover.x, aim_y - mover.y)
    reach = min(whole_way, float(region.clear))
    best = straight
    best_rest = length(aim_x - best[0], aim_y - best[1])
    if best_rest <= whole_way - reach + 1.0:
        return straight
    heading = _heading(aim_x - mover.x, aim_y - mover.y)
    for step in range(1, ASIDE // TURN_STEP + 1):
        for side in (step, -step):
            dx, dy = DIRECTIONS[(heading + side) % len(DIRECTIONS)]
            spot = region.furthest(
                mover.x + round_half_away(dx * reach / SCALE), mover.y + round_half_away(dy * reach / SCALE)
            )
            rest = length(aim_x - spot[0], aim_y - spot[1])
            # A whole unit better, so that of two equal sides the first stays chosen.
            if rest < best_rest - 1.0 and ways.is_free(spot[0], spot[1], aim_x, aim_y):
                best = spot
                best_rest = rest
    return best


def _heading(dx: int, dy: int) -> int:
    """The entry of the direction table nearest to a vector."""
    best = 0
    best_product = -1.0
    for index in range(len(DIRECTIONS)):
        x, y = DIRECTIONS[index]
        product = float(x * dx + y * dy)
        if product > best_product:
            best = index
            best_product = product
    return best
