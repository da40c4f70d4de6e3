"""Markers on the ground (Traps, Opportunity Tokens) and the moves that pass over them."""

from __future__ import annotations

from rules_core.kernel.geometry import TOUCH, Body, distance_to_segment


def passes_over(mover: Body, from_x: int, from_y: int, x: int, y: int, radius: int) -> bool:
    """Whether a base that moved in a straight line to where it stands touched a round marker on its way."""
    return distance_to_segment(x, y, from_x, from_y, mover.x, mover.y) <= mover.radius + radius + TOUCH


def how_far_along(mover: Body, from_x: int, from_y: int, x: int, y: int) -> int:
    """Orders markers along a straight move: the greater, the later the base comes level with (x, y)."""
    return (x - from_x) * (mover.x - from_x) + (y - from_y) * (mover.y - from_y)
