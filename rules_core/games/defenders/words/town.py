"""A whole town as the program would draw it: streets, a river and walls first, then quarters that fill the rest.

A proposal for people who do not draw, and for players without a person where people look on. It follows from what the
city is made of alone, so it is the same whenever it is asked for.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import sqrt
from typing import Final
from zlib import crc32

from rules_core.games.defenders.content.types import LONG
from rules_core.games.defenders.rules import topics
from rules_core.games.defenders.rules.reading import ROAD, WALLS
from rules_core.games.defenders.rules.sheet import HEIGHT, WIDTH
from rules_core.games.defenders.state.city import City, Location
from rules_core.ground.directions import DIRECTIONS, SCALE
from rules_core.ground.geometry import length
from rules_core.kernel.marks import AREA, LINE, RIVER, Mark
from rules_core.kernel.requests import NO_SEAT, Sketch

Spot = tuple[float, float]
MIDDLES: Final = [(2000.0, 1440.0), (1830.0, 1440.0)]
REACHES: Final = [(1740.0, 1150.0), (1560.0, 1150.0)]
"""The middle of the town, and how far it reaches across and down: with a river through it, and with one past it. The
corners of the sheet stay free for the menace and the hills."""
CORNERS: Final = 22
"""Of the wall round it."""
AREA_REACH: Final = 400.0
SMALL_REACH: Final = 225.0
FILLED: Final = 0.62
"""So much of the land within is built on."""
MOST_LARGE: Final = 1.3
"""In small towns everything may be larger by this."""
GAP: Final = 42.0
"""From a district half-way to its neighbour: near enough to be side by side, wide enough for a lane."""
ROAD_WIDE: Final = 46.0
RIVER_WIDE: Final = 95.0
WALL_WIDE: Final = 40.0
"""Half their widths as they are drawn."""
BANK: Final = 140.0
"""From the middle of a river to a wall along it."""
STEPS: Final = 200
SIDES: Final = 16
STRAYS: Final = 110
"""Whatever reaches as far as proposed, give or take this, is the proposal."""
CENTRAL: Final = ("central", "hub", "vital", "busy")
GOLDEN: Final = 0.381966
"""Of a whole turn: so far round lies each next one, and none behind another."""
RIVER_AT: Final = [0.58, 0.64, 0.37, 0.43]
"""Where the river runs through, in parts of the width; without a road to bridge it, it runs past the town."""
ROADS: Final = [0.51, 0.76, 0.26]
"""And where roads along the sheet run, in parts of its height."""
DRAWN_TO: Final = 0.02
"""Everything keeps near to a road, as towns do."""
PAST: Final = 0.935
CLOSED: Final = 0.4
"""Of towns with a river so many have a wall all the way round; that of the others runs from bank to bank."""


class Line:
    """Something long that nothing is built on: its points, and half its width. `upright`: it runs down the sheet."""

    def __init__(self, points: Sequence[Spot], half: float, *, upright: bool) -> None:
        self.points: Final = list(points)
        self.half: Final = half
        self.upright: Final = upright

    def at(self, along: float) -> float:
        """How far across it runs there."""
        known = [(y, x) if self.upright else (x, y) for x, y in self.points]
        before = known[0]
        for one in known:
            if one[0] >= along:
                wide = one[0] - before[0]
                share = (along - before[0]) / wide if wide > 0 else 0.0
                return before[1] + (one[1] - before[1]) * share
            before = one
        return before[1]

    def mark(self, *, is_river: bool = False) -> Mark:
        """The same as part of an answer."""
        return Mark(RIVER if is_river else LINE, whole(self.points))


class Site:
    """Where one location is built, and how far it reaches."""

    def __init__(self, place: Location, x: float, y: float, reach: float) -> None:
        self.place: Final = place
        self.x = x
        self.y = y
        self.reach: Final = reach


def drawing_of(state: City, request: Sketch) -> tuple[Mark, ...]:
    """How the program would draw what is asked for; () where people have drawn something else in its place."""
    town = _town(tuple([(one.id, one.card, one.type, tuple(one.words)) for one in state.locations]))
    if request.topic == topics.LAND:
        return (town.river.mark(is_river=True),)
    if request.topic != topics.DRAWING:
        return ()
    mark = town.marks[request.subject]
    drawn = [one for one in state.locations if one.is_drawn and not _is_like(one.outline, town.marks[one.id])]
    rivers = [one.points for one in state.land if one.mark == RIVER]
    river = town.river.mark()
    if any(_meets(mark, one) for one in drawn) or any(not _is_like(one, river) for one in rivers):
        # Theirs goes first, and what is still to come finds its place beside it.
        return ()
    return (mark,)


@lru_cache(maxsize=2)
def _town(told: tuple[tuple[str, str, str, tuple[str, ...]], ...]) -> Town:
    """The plan for locations of these ids, cards, types and words: the same for all that is drawn of a city."""
    return Town([Location(id, "", NO_SEAT, card, kind, [], list(words)) for id, card, kind, words in told])


def whole(points: Sequence[Spot]) -> tuple[tuple[int, int], ...]:
    """Points of a mark."""
    return tuple([(min(WIDTH, max(0, round(x))), min(HEIGHT, max(0, round(y)))) for x, y in points])


Box = tuple[int, int, int, int]


def _box(numbers: Sequence[int]) -> Box:
    """Left, top, right and bottom of points, x and y one after the other."""
    return min(numbers[::2]), min(numbers[1::2]), max(numbers[::2]), max(numbers[1::2])


def _box_of(mark: Mark) -> Box:
    return _box([number for point in mark.points for number in point])


def _is_like(numbers: Sequence[int], mark: Mark) -> bool:
    """Whether something was drawn as proposed: a pen strays a little."""
    if not numbers:
        return False
    return all(abs(one - other) <= STRAYS for one, other in zip(_box(numbers), _box_of(mark), strict=True))


def _meets(mark: Mark, place: Location) -> bool:
    """Whether what somebody drew lies where this would; streets and walls go everywhere."""
    if place.type in LONG or not place.outline:
        return True
    left, top, right, bottom = _box(place.outline)
    here = _box_of(mark)
    return left < here[2] and right > here[0] and top < here[3] and bottom > here[1]


class Town:
    """The plan of a city of these locations."""

    def __init__(self, locations: Sequence[Location]) -> None:
        self._seed: Final = " ".join([one.card for one in locations])
        roads = [one for one in locations if one.type == ROAD]
        walls = [one for one in locations if one.type == WALLS]
        built = [one for one in locations if one.type not in LONG]
        across = RIVER_AT[crc32(self._seed.encode()) % len(RIVER_AT)] if roads else PAST
        self._middle: Final = MIDDLES[0 if roads else 1]
        self._reach: Final = REACHES[0 if roads else 1]
        self._ring: Final = self._wall()
        is_closed = not roads or self._share("closed") < CLOSED
        self.river: Final = self._upright(across, RIVER_WIDE, "river", 0.022)
        self.marks: Final[dict[str, Mark]] = {}
        lines = [self.river]
        self._roads: Final[list[Line]] = []
        for number, road in enumerate(roads):
            line = self._road(number, across)
            lines.append(line)
            self._roads.append(line)
            self.marks[road.id] = line.mark()
        for number, wall in enumerate(walls):
            if number < (1 if is_closed else 2):
                self.marks[wall.id] = self._outer_wall(number, across, is_closed=is_closed)
                continue
            line = self._inner_wall(number, across, is_bank=bool(roads))
            lines.append(line)
            self.marks[wall.id] = line.mark()
        self._lines: Final = lines
        self._sites: Final = self._spread(built)
        for site in self._sites:
            self.marks[site.place.id] = Mark(AREA, whole(self._cell(site)))

    # What is long

    def _wall(self) -> list[Spot]:
        found: list[Spot] = []
        for number in range(CORNERS):
            far = 1 + 0.05 * self._share(f"wall {number}")
            x, y = _on_circle((number + 0.5) / CORNERS)
            x, y = _fuller(x), _fuller(y)
            found.append((self._middle[0] + x * self._reach[0] * far, self._middle[1] + y * self._reach[1] * far))
        return found

    def _upright(self, across: float, half: float, name: str, sway: float) -> Line:
        points: list[Spot] = []
        for number in range(8):
            swing = sway * (1 if number % 2 else -1) * (0.6 + 0.4 * self._share(f"{name} {number}"))
            points.append((WIDTH * (across + swing), HEIGHT * number / 7))
        return Line(points, half, upright=True)

    def _level(self, down: float, half: float, name: str) -> Line:
        points: list[Spot] = []
        for number in range(8):
            swing = 0.012 * (1 if number % 2 else -1) * self._share(f"{name} {number}")
            points.append((WIDTH * number / 7, HEIGHT * (down + swing)))
        return Line(points, half, upright=False)

    def _road(self, number: int, river: float) -> Line:
        """The first goes along the sheet, the second down it on the wider bank, and so on."""
        if number % 2 == 0:
            return self._level(ROADS[number // 2 % len(ROADS)], ROAD_WIDE, f"road {number}")
        far = (river * 0.52, river + (1 - river) * 0.52)
        wider = 0 if river > 0.5 else 1
        return self._upright(far[(wider + number // 2) % 2], ROAD_WIDE, f"road {number}", 0.006)

    def _inner_wall(self, number: int, river: float, *, is_bank: bool) -> Line:
        """A second wall runs along the river down to the road, or parts the town where no river runs through it."""
        side = 1 if number % 2 else -1
        if is_bank:
            level = HEIGHT * ROADS[0]
            ends = (self._middle[1] - self._reach[1], level - BANK) if side > 0 else (level + BANK, HEIGHT - BANK)
            downs = [ends[0] + (ends[1] - ends[0]) * part / 4 for part in range(5)]
            return Line([(self.river.at(y) - side * BANK, y) for y in downs], WALL_WIDE, upright=True)
        line = self._upright(0.5 - 0.14 * side, WALL_WIDE, f"wall {number}", 0.008)
        return Line(line.points[1:-1], WALL_WIDE, upright=True)

    def _outer_wall(self, number: int, river: float, *, is_closed: bool) -> Mark:
        """All the way round, or from bank to bank: round the wider one first."""
        if is_closed:
            return Mark(LINE, whole([*self._ring, self._ring[0]]))
        is_west = (river > 0.5) == (number == 0)
        sign = -1 if is_west else 1
        kept = [sign * (x - self.river.at(y)) > BANK for x, y in self._ring]
        # From the first corner after a gap to the last before it.
        start = next(at for at in range(CORNERS) if kept[at] and not kept[at - 1])
        arc = [self._ring[(start + at) % CORNERS] for at in range(CORNERS) if kept[(start + at) % CORNERS]]
        ends = [(self.river.at(y) + sign * BANK, y) for _, y in (arc[0], arc[-1])]
        return Mark(LINE, whole([ends[0], *arc, ends[1]]))

    # What is built

    def _spread(self, built: Sequence[Location]) -> list[Site]:
        """Everything pushes everything else away until there is room."""
        reaches = [AREA_REACH if one.is_area() else SMALL_REACH for one in built]
        ground = self._reach[0] * self._reach[1]
        wanted = sum([reach * reach for reach in reaches])
        larger = min(MOST_LARGE, sqrt(ground * FILLED / wanted)) if wanted else 1.0
        # What is central lies in the middle, then the large and the small by turns.
        ranked = sorted(built, key=lambda one: (not any(word in CENTRAL for word in one.words), one.id))
        sites: list[Site] = []
        for number, place in enumerate(ranked):
            far = sqrt((number + 0.6) / len(ranked)) * 0.85
            across, down = _on_circle(GOLDEN * number + self._share("turn"))
            x, y = self._middle[0] + across * far * self._reach[0], self._middle[1] + down * far * self._reach[1]
            sites.append(Site(place, x, y, (AREA_REACH if place.is_area() else SMALL_REACH) * larger))
        for _ in range(STEPS):
            for number, site in enumerate(sites):
                for other in sites[number + 1 :]:
                    _part(site, other)
            for site in sites:
                for road in self._roads[:1]:
                    site.y += (road.at(site.x) - site.y) * DRAWN_TO
                for line in self._lines:
                    _leave(site, line)
                self._keep_in(site)
        return sites

    def _keep_in(self, site: Site) -> None:
        """Within the wall, where there is one."""
        wide, high = self._reach[0] - site.reach * 1.05, self._reach[1] - site.reach * 0.95
        dx, dy = (site.x - self._middle[0]) / wide, (site.y - self._middle[1]) / high
        far = length(dx, dy)
        if far > 1:
            site.x, site.y = self._middle[0] + dx / far * wide, self._middle[1] + dy / far * high

    def _cell(self, site: Site) -> list[Spot]:
        """Round its middle, as far as neighbours, streets, water and walls leave it room."""
        wide, high = (1.5, 1.22) if site.place.is_area() else (1.06, 0.94)
        cell: list[Spot] = []
        for number in range(SIDES):
            across, down = _on_circle(number / SIDES)
            far = site.reach * (0.94 + 0.12 * self._share(f"{site.place.id} {number}"))
            cell.append((site.x + across * far * wide, site.y + down * far * high))
        for other in self._sites:
            if other is not site:
                cell = _cut(cell, *_border(site, other))
        for number, corner in enumerate(self._ring):
            cell = _cut(cell, *_inside(corner, self._ring[(number + 1) % CORNERS]))
        for line in self._lines:
            cell = _beside(cell, site, line)
        return cell

    def _share(self, name: str) -> float:
        """By lot, from 0 to 1, the same for the same city."""
        return crc32(f"{self._seed} {name}".encode()) % 1000 / 1000


def _on_circle(turns: float) -> Spot:
    """The spot of a circle of radius 1 that lies so many turns round; by a table, as sines differ between platforms."""
    at = turns % 1.0 * len(DIRECTIONS)
    first = int(at) % len(DIRECTIONS)
    x, y = DIRECTIONS[first]
    next_x, next_y = DIRECTIONS[(first + 1) % len(DIRECTIONS)]
    share = at - int(at)
    return (x + (next_x - x) * share) / SCALE, (y + (next_y - y) * share) / SCALE


def _fuller(share: float) -> float:
    """To the power of 7/8: a ring of such shares is fuller than an ellipse."""
    far = abs(share)
    if far == 0.0:
        return 0.0
    fuller = far / sqrt(sqrt(sqrt(far)))
    return fuller if share >= 0 else -fuller


def _part(a: Site, b: Site) -> None:
    """Two that lie too near to each other make room."""
    dx, dy = b.x - a.x, (b.y - a.y) * 1.15
    far = length(dx, dy)
    missing = (a.reach + b.reach) * 1.04 + GAP - far
    if missing <= 0:
        return
    if far < 1.0:
        dx, dy, far = 1.0, 0.5, 1.0
    move = missing * 0.25 / far
    a.x -= dx * move
    a.y -= dy * move
    b.x += dx * move
    b.y += dy * move


def _leave(site: Site, line: Line) -> None:
    """Off the street, to the side where its middle is."""
    at = line.at(site.y if line.upright else site.x)
    across = site.x if line.upright else site.y
    missing = site.reach * 0.82 + line.half + GAP - abs(across - at)
    if missing > 0:
        moved = across + (missing if across >= at else -missing) * 0.6
        if line.upright:
            site.x = moved
        else:
            site.y = moved


def _border(site: Site, other: Site) -> tuple[float, float, float]:
    """The side of a line between the two on which the first one lies: a, b and c of a*x + b*y <= c."""
    dx, dy = other.x - site.x, other.y - site.y
    far = max(1.0, length(dx, dy))
    nearer = site.reach * site.reach - other.reach * other.reach
    along = min(0.64, max(0.36, 0.5 + nearer / (2 * far * far))) * far - GAP
    a, b = dx / far, dy / far
    return a, b, a * site.x + b * site.y + along


def _inside(start: Spot, end: Spot) -> tuple[float, float, float]:
    """The same for a side of the wall, which goes round with the sun on a sheet whose y runs down."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    far = max(1.0, length(dx, dy))
    a, b = dy / far, -dx / far
    return a, b, a * start[0] + b * start[1] - WALL_WIDE - 2 * GAP


def _beside(cell: list[Spot], site: Site, line: Line) -> list[Spot]:
    """Only what lies on the site's side of a street, as it runs past it."""
    if not cell:
        return cell
    alongs = [y if line.upright else x for x, y in cell]
    runs = [line.at(min(alongs) + (max(alongs) - min(alongs)) * part / 8) for part in range(9)]
    room = line.half + GAP
    across = site.x if line.upright else site.y
    is_after = across >= line.at(site.y if line.upright else site.x)
    sign = -1.0 if is_after else 1.0
    limit = -(max(runs) + room) if is_after else min(runs) - room
    return _cut(cell, sign, 0.0, limit) if line.upright else _cut(cell, 0.0, sign, limit)


def _cut(cell: list[Spot], a: float, b: float, c: float) -> list[Spot]:
    """What of it lies on this side; all of it where nothing would be left."""
    found: list[Spot] = []
    for number, (x, y) in enumerate(cell):
        nx, ny = cell[(number + 1) % len(cell)]
        here, there = a * x + b * y - c, a * nx + b * ny - c
        if here <= 0:
            found.append((x, y))
        if (here < 0 < there) or (there < 0 < here):
            share = here / (here - there)
            found.append((x + (nx - x) * share, y + (ny - y) * share))
    return found if len(found) > 2 else cell
