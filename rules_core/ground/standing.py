"""Where a base can stand: whether it fits, the nearest free spot, free spots in contact with something.

The free spot nearest to a wanted one lies straight out from a body or border that is in the way, or where two of their
contact curves meet; so these points are tried, nearest first, and the answer is exact up to rounding.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rules_core.ground.curves import Curves, Place
from rules_core.ground.directions import DIRECTIONS, SCALE
from rules_core.ground.geometry import FAR, SLACK, TOUCH, Body, Outline, Point, round_half_away
from rules_core.ground.pieces import SOLID, GroundMap, Piece, PieceIndex


class FreeGround:
    """Free ground on one map with the pieces that came into play."""

    def __init__(self, ground_map: GroundMap, added: Sequence[Piece]) -> None:
        self.map = ground_map
        self.solid: PieceIndex = ground_map.near_solid
        more = [piece for piece in added if piece.has(SOLID)]
        if more:
            self.solid = PieceIndex(ground_map.solid + more, ground_map.width, ground_map.height)

    def fits(self, x: int, y: int, radius: int, bodies: Sequence[Body], mover: Body | None = None) -> bool:
        """Whether a base can stand there; the mover itself may be among the bodies and is skipped."""
        for body in bodies:
            reach = body.radius + radius - SLACK
            dx = float(body.x - x)
            dy = float(body.y - y)
            if dx * dx + dy * dy < reach * reach and body is not mover:
                return False
        limit = radius - float(SLACK)
        crosses = mover.crosses if mover is not None else 0
        for piece in self.solid.near(x, y, limit):
            if piece.outline.nearer_than(x, y, limit) and not piece.has(crosses):
                return False
        return self.map.on_table(x, y, limit)

    def nearest_fit(
        self, x: int, y: int, radius: int, bodies: Sequence[Body], mover: Body | None = None
    ) -> Point | None:
        """The free spot nearest to (x, y), the left and then the upper one in a tie; None when the table is full."""
        if self.fits(x, y, radius, bodies, mover):
            return x, y
        limit = 4.0 * radius + 100.0
        while True:
            curves = self.curves_near(x, y, limit, radius, bodies, mover)
            places = curves.feet(x, y)
            places.extend(curves.near(x, y, limit + 2.0).crossings())
            for spot in by_distance(places, x, y, limit):
                if self.fits(spot[0], spot[1], radius, bodies, mover):
                    return spot
            if limit > self.map.width + self.map.height:
                return None
            limit *= 2.0

    def curves_near(
        self, x: int, y: int, limit: float, radius: int, bodies: Sequence[Body], mover: Body | None
    ) -> Curves:
        """Contact curves of everything that comes within `limit` of a base's centre at (x, y)."""
        curves = Curves()
        curves.add_table(self.map.width, self.map.height, radius)
        for piece in self.solid.near(x, y, limit + radius):
            if piece.outline.nearer_than(x, y, limit + radius):
                curves.add_outline(piece.outline, radius)
        for body in bodies:
            reach = body.radius + radius
            dx = float(body.x - x)
            dy = float(body.y - y)
            if dx * dx + dy * dy < (limit + reach) * (limit + reach) and body is not mover:
                curves.add_circle(body.x, body.y, reach)
        return curves

    def contact_spots(
        self, mover: Body, target: Body, bodies: Sequence[Body], *, closely: bool = False
    ) -> ContactSpots:
        """Free spots where the mover touches the target: straight on, wedged against a neighbour or a wall, and every
        15 degrees round the target; every 5 when they are looked for `closely`."""
        reach = float(mover.radius + target.radius)
        ring = Curves()
        ring.add_circle(target.x, target.y, reach)
        others = [body for body in bodies if body is not target]
        places = ring.meets(self.curves_near(target.x, target.y, reach, mover.radius, others, mover))
        for index in range(0, len(DIRECTIONS), 1 if closely else 3):
            dx, dy = DIRECTIONS[index]
            places.append((target.x + dx * reach / SCALE, target.y + dy * reach / SCALE))
        return ContactSpots(self, mover, bodies, ring, places, None)

    def contact_spots_at(
        self, mover: Body, outline: Outline, bodies: Sequence[Body], *, closely: bool = False
    ) -> ContactSpots:
        """Free spots where the mover touches an outline: nearest points of every side, wedged against a neighbour, and
        one base after the other along the border; `closely`: four to a base, and round the corners too."""
        border = Curves()
        border.add_outline(outline, mover.radius)
        middle_x = round_half_away(outline.middle_x)
        middle_y = round_half_away(outline.middle_y)
        near = self.curves_near(middle_x, middle_y, outline.reach + mover.radius, mover.radius, bodies, mover)
        places = border.meets(near)
        step = 0.5 * mover.radius + 1.0 if closely else 2.0 * mover.radius + 1.0
        if closely:
            for corner_x, corner_y in outline.corners:
                for dx, dy in DIRECTIONS:
                    places.append((corner_x + dx * mover.radius / SCALE, corner_y + dy * mover.radius / SCALE))
        for line in border.lines:
            across = line.bx - line.ax
            down = line.by - line.ay
            count = int((abs(across) + abs(down)) / step) + 1
            for part in range(count + 1):
                places.append((line.ax + across * part / count, line.ay + down * part / count))
        return ContactSpots(self, mover, bodies, border, places, outline)


class ContactSpots:
    """The free spots where a base touches something, as they lie from one place or another, while nobody else moves."""

    def __init__(
        self,
        ground: FreeGround,
        mover: Body,
        bodies: Sequence[Body],
        border: Curves,
        places: list[Place],
        outline: Outline | None,
    ) -> None:
        self._ground: Final = ground
        self._mover: Final = mover
        self._bodies: Final = bodies
        self._border: Final = border
        self._places: Final = places
        """Where it may touch from wherever it comes; straight on comes to these."""
        self._outline: Final = outline
        self._known: Final[dict[Point, bool]] = {}
        """Whether a spot is free, where that was asked."""

    def near(self, x: int, y: int, limit: float = FAR) -> list[Point]:
        """Those no further than `limit` from (x, y), nearest first, then left, then upper."""
        return [spot for spot in self.looked_at(x, y, limit) if self.is_free(spot)]

    def looked_at(self, x: int, y: int, limit: float) -> list[Point]:
        """The same, and between them those that are not free."""
        return by_distance(self._border.feet(x, y) + self._places, x, y, limit)

    def is_free(self, spot: Point) -> bool:
        """Whether the base has room there."""
        known = self._known.get(spot)
        if known is None:
            known = self._known[spot] = self._has_room(spot[0], spot[1])
        return known

    def _has_room(self, x: int, y: int) -> bool:
        mover = self._mover
        outline = self._outline
        # The curves of a hollow outline also run where another of its sides is nearer, or further off.
        if outline is not None and not outline.nearer_than(x, y, mover.radius + TOUCH):
            return False
        return self._ground.fits(x, y, mover.radius, self._bodies, mover)


def by_distance(places: Sequence[Place], x: float, y: float, limit: float) -> list[Point]:
    """The places rounded, each once, those within `limit` of (x, y), nearest first, then left, then upper."""
    ranked: list[tuple[float, int, int]] = []
    # Rounding moves a place by less than one unit.
    wide = limit + 1.0
    for place_x, place_y in places:
        dx = place_x - x
        dy = place_y - y
        if dx > wide or dx < -wide or dy > wide or dy < -wide:
            continue
        spot_x = round_half_away(place_x)
        spot_y = round_half_away(place_y)
        dx = spot_x - x
        dy = spot_y - y
        square = dx * dx + dy * dy
        if square <= limit * limit:
            ranked.append((square, spot_x, spot_y))
    ranked.sort()
    spots: list[Point] = []
    for _, spot_x, spot_y in ranked:
        if not spots or spots[-1] != (spot_x, spot_y):
            spots.append((spot_x, spot_y))
    return spots
