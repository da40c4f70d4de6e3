"""Setting men down indoors: open ground and rooms in one region, and the floor on which they stand (S-DEP-3)."""

from __future__ import annotations

from collections.abc import Sequence

from rules_core.games.drums.rules import topics
from rules_core.games.drums.state.battle import Battle
from rules_core.games.drums.state.houses import House
from rules_core.games.drums.state.soldier import Soldier
from rules_core.ground.geometry import Point
from rules_core.kernel.region import Region
from rules_core.kernel.table import Table
from rules_core.song.traits_of_fighting import is_mounted


class Rooms(Region):
    """A region, and beside it the rooms of buildings within `depth` of an edge; with edge 0 all of them."""

    def __init__(
        self, battle: Battle, man: Soldier, houses: Sequence[House], outside: Region | None, edge: int, depth: int
    ) -> None:
        # The region outlives the moment of its question.
        self._ground = battle.ground
        self._man = man.clone()
        self._houses = [] if is_mounted(man) else list(houses)
        self._others = {
            floor: [one.clone() for one in battle.in_play() if one.floor == floor and one is not man]
            for floor in range(max([one.top for one in self._houses], default=0) + 1)
        }
        self._outside = outside
        self._edge = edge
        self._depth = depth
        self._found: list[Point] = []

    def floors(self, x: int, y: int) -> list[int]:
        """The floors on which there is room at a place indoors."""
        for house in self._houses:
            if house.outline.contains(x, y) and self._is_near(x, y):
                return [floor for floor in range(house.top + 1) if self._fits(house, x, y, floor)]
        return []

    def contains(self, x: int, y: int) -> bool:
        """Whether he may stand there, outside or on some floor."""
        return (self._outside is not None and self._outside.contains(x, y)) or bool(self.floors(x, y))

    def nearest(self, x: int, y: int) -> Point:
        """The spot nearest to a wanted one."""
        if self.contains(x, y):
            return x, y
        spots = self._indoors()[:]
        if self._outside is not None and not self._outside.is_empty():
            spots.append(self._outside.nearest(x, y))
        return min(spots, key=lambda spot: (spot[0] - x) ** 2 + (spot[1] - y) ** 2)

    def outline(self) -> list[list[Point]]:
        """The outside, and each building in which there is room."""
        found = self._outside.outline()[:] if self._outside is not None else []
        inside = [
            house.inside for house in self._houses if any(house.outline.contains(*one) for one in self._indoors())
        ]
        return [*found, *(list(one.points) for one in inside)]

    def candidates(self) -> list[Point]:
        """Those outside, then spots from wall to wall."""
        return [*(self._outside.candidates() if self._outside is not None else []), *self._indoors()]

    def _indoors(self) -> list[Point]:
        if self._found:
            return self._found
        step = self._man.radius
        for house in self._houses:
            outline = house.inside
            for x in range(int(outline.left), int(outline.right) + 1, step):
                for y in range(int(outline.top), int(outline.bottom) + 1, step):
                    if self.floors(x, y):
                        self._found.append((x, y))
        return self._found

    def _is_near(self, x: int, y: int) -> bool:
        if self._edge == 0:
            return True
        there = self._man
        there.x, there.y = x, y
        return self._ground.gap_to_edge(there, self._edge) <= self._depth

    def _fits(self, house: House, x: int, y: int, floor: int) -> bool:
        there = self._man
        there.enter(floor)
        there.x, there.y = x, y
        return house.holds(there) and self._ground.fits(there, x, y, self._others[floor])


def with_rooms(battle: Battle, man: Soldier, outside: Region, edge: int, depth: int) -> Region:
    """Where he deploys: along his edge, indoors too where a building lies so near."""
    if is_mounted(man) or not battle.houses:
        return outside
    rooms = Rooms(battle, man, list(battle.houses.values()), outside, edge, depth)
    return rooms if any(rooms.floors(*spot) for spot in rooms.candidates()) else outside


def choose_floor(table: Table, battle: Battle, man: Soldier, region: Region, x: int, y: int) -> None:
    """On which floor he stands where he was set down, if there are several."""
    if isinstance(region, Rooms):
        floors = region.floors(x, y)
        if floors:
            names = [str(one) for one in floors]
            man.enter(int(table.settle(battle.voice(man), topics.FLOOR, names, "S-DEP-3", man.id)))
