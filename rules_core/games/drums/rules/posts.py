"""Where the men of a scenario are posted: boxes of its table, buildings, woods, edges (SDS-SCN)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rules_core.games.drums.content.types import Box, Scenario
from rules_core.games.drums.state.battle import Battle
from rules_core.games.drums.state.features import HUNDREDTHS
from rules_core.games.drums.state.soldier import Soldier
from rules_core.ground.geometry import Point
from rules_core.ground.ground import Ground
from rules_core.kernel.region import Region
from rules_core.song.warband import Model


class PostRegion(Region):
    """Every spot inside one of a few boxes where a base has room and that the scenario allows."""

    def __init__(self, battle: Battle, man: Soldier, boxes: Sequence[Box], allows: Callable[[int, int], bool]) -> None:
        # The region outlives the question's moment, so it keeps its own copy of who stands where.
        self._ground: Ground = battle.ground.clone()
        self._man: Model = man.clone()
        self._others: list[Model] = [one.clone() for one in battle.others(man)]
        self._boxes = list(boxes)
        self._allows = allows
        self._found: list[Point] = []

    def contains(self, x: int, y: int) -> bool:
        inside = any(left <= x <= right and top <= y <= bottom for left, top, right, bottom in self._boxes)
        return inside and self._allows(x, y) and self._ground.fits(self._man, x, y, self._others)

    def nearest(self, x: int, y: int) -> Point:
        if self.contains(x, y):
            return x, y
        grid = self._grid()
        grid.sort(key=lambda spot: (spot[0] - x) * (spot[0] - x) + (spot[1] - y) * (spot[1] - y))
        for spot in grid:
            if self.contains(spot[0], spot[1]):
                return spot
        return x, y

    def outline(self) -> list[list[Point]]:
        return [[(a, b), (c, b), (c, d), (a, d)] for a, b, c, d in self._boxes]

    def candidates(self) -> list[Point]:
        if not self._found:
            self._found = [spot for spot in self._grid() if self.contains(spot[0], spot[1])]
        return list(self._found)

    def is_empty(self) -> bool:
        return not any(self.contains(x, y) for x, y in self._grid())

    def _grid(self) -> list[Point]:
        """Spots half a base apart."""
        step = self._man.radius
        found: list[Point] = []
        for left, top, right, bottom in self._boxes:
            for x in range(left, right + 1, step):
                found.extend([(x, y) for y in range(top, bottom + 1, step)])
        return found


def anywhere(x: int, y: int) -> bool:
    """The boxes alone say where."""
    return True


def box_of(battle: Battle, scenario: Scenario, zone: str) -> Box:
    """A zone of the scenario at the battle's scale."""
    left, top, right, bottom = [one * battle.song.short // HUNDREDTHS for one in scenario.zones[zone]]
    return left, top, right, bottom


def is_in(box: Box, man: Soldier) -> bool:
    """Whether the middle of his base is inside a box."""
    return box[0] <= man.x <= box[2] and box[1] <= man.y <= box[3]


def strips(battle: Battle, edges: Sequence[int], deep: int) -> list[Box]:
    """What lies so near to these sides of the table."""
    side = battle.world.options.side
    found = {
        1: (0, 0, side, deep),
        2: (side - deep, 0, side, side),
        3: (0, side - deep, side, side),
        4: (0, 0, deep, side),
    }
    return [found[edge] for edge in edges]
