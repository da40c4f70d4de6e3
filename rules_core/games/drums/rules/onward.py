"""How far a charger goes on whose target has run (R-S69)."""

from __future__ import annotations

from typing import Final

from rules_core.games.drums.state.battle import Battle
from rules_core.games.drums.state.soldier import Soldier
from rules_core.ground.geometry import Point, length, round_half_away
from rules_core.ground.ground import Sweep
from rules_core.kernel.region import Region
from rules_core.song.stride import along, plan

STEP: Final = 10
"""So far apart are the spots of the line: a millimetre."""


class Onward(Region):
    """The part of a straight way between two of its spots, as far as a base may end there."""

    def __init__(self, battle: Battle, model: Soldier, nearest: Sweep, farthest: Sweep) -> None:
        self._spots: list[Point] = [(nearest.x, nearest.y)]
        for distance in range(nearest.length + STEP, farthest.length, STEP):
            spot = along(model, farthest, distance)
            end = plan(battle, model, spot[0], spot[1])
            # R-S69. Every Move ends clear of all bases.
            if (end.x, end.y) == spot:
                self._spots.append(spot)
        self._spots.append((farthest.x, farthest.y))

    def contains(self, x: int, y: int) -> bool:
        """Whether it may stop there."""
        return (x, y) in self._spots

    def nearest(self, x: int, y: int) -> Point:
        """The spot of the line nearest to a wanted one."""
        return min(self._spots, key=lambda spot: length(spot[0] - x, spot[1] - y))

    def outline(self) -> list[list[Point]]:
        """The line, as broad as it takes to be seen."""
        (ax, ay), (bx, by) = self._spots[0], self._spots[-1]
        span = length(bx - ax, by - ay)
        dx, dy = round_half_away((by - ay) * STEP / span), round_half_away((ax - bx) * STEP / span)
        return [[(ax + dx, ay + dy), (bx + dx, by + dy), (bx - dx, by - dy), (ax - dx, ay - dy)]]

    def candidates(self) -> list[Point]:
        """Its two ends and its middle; the whole way first."""
        found = [self._spots[-1], self._spots[0]]
        middle = self._spots[len(self._spots) // 2]
        return found if middle in found else [*found, middle]
