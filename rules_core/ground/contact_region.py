"""Where a base may be set down in contact with another."""

from __future__ import annotations

from collections.abc import Sequence

from rules_core.ground.areas import NearPoint
from rules_core.ground.geometry import SLACK, TOUCH, Body, Point, length, round_half_away
from rules_core.ground.zones import Blocked
from rules_core.kernel.region import Region


class ContactRegion(Region):
    """Every free spot where a base of `radius` touches `target`.

    `spots` are some of them, the best first: candidates, and where the nearest spot is looked for.
    """

    def __init__(self, blocked: Blocked, target: Body, radius: int, spots: Sequence[Point]) -> None:
        self._blocked = blocked
        self._target = Body(target.id, target.x, target.y, target.radius)
        self._radius = radius
        self._spots = list(spots)

    def contains(self, x: int, y: int) -> bool:
        gap = length(x - self._target.x, y - self._target.y) - self._target.radius - self._radius
        return -SLACK <= gap <= TOUCH and self._blocked.allows_disc(x, y, self._radius)

    def nearest(self, x: int, y: int) -> Point:
        """The allowed spot nearest to a wanted one, to a few millimetres where something is in the way."""
        if self.contains(x, y):
            return x, y
        best = (x, y)
        least = -1.0
        for spot in [*self._straight_on(x, y), *self._spots]:
            away = length(spot[0] - x, spot[1] - y)
            if least < 0.0 or away < least:
                best = spot
                least = away
        return best

    def _straight_on(self, x: int, y: int) -> list[Point]:
        """The spot in the direction of a wanted one, if it is free."""
        across = x - self._target.x
        down = y - self._target.y
        away = length(across, down)
        if away == 0.0:
            return []
        share = (self._target.radius + self._radius) / away
        spot = (self._target.x + round_half_away(across * share), self._target.y + round_half_away(down * share))
        return [spot] if self.contains(spot[0], spot[1]) else []

    def outline(self) -> list[list[Point]]:
        """All that a base may cover there."""
        target = self._target
        return NearPoint(target.x, target.y, target.radius, 2 * self._radius).polygons()

    def candidates(self) -> list[Point]:
        return list(self._spots)

    def is_empty(self) -> bool:
        return not self._spots
