"""Zones: where something may be set down, within reach of areas, clear of ground and bodies.

For deployment, tokens and traps (a disc), for barricades and buildings (corners, with a choice of directions).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

from rules_core.ground.areas import AlongEdge, Area
from rules_core.ground.curves import Curves, Place
from rules_core.ground.directions import DIRECTIONS, SCALE, direction
from rules_core.ground.geometry import FAR, SLACK, Body, Outline, Point, length, placed, round_half_away
from rules_core.ground.pieces import GroundMap, PieceIndex
from rules_core.kernel.region import Region

GRACE: Final = 1
"""A spot computed at exactly the limit was rounded to whole units; so much more is still within."""


class Blocked:
    """What the thing that is set down must not overlap: pieces, bodies, the table's edge."""

    def __init__(self, ground_map: GroundMap, pieces: PieceIndex, bodies: Sequence[Body]) -> None:
        self.map = ground_map
        self.pieces = pieces
        # The region outlives the question's moment, so it keeps its own copy of who stands where.
        self.bodies = [Body(body.id, body.x, body.y, body.radius) for body in bodies]

    def allows_disc(self, x: float, y: float, radius: float) -> bool:
        """Whether a disc is on the table and overlaps nothing."""
        for body in self.bodies:
            reach = body.radius + radius - SLACK
            dx = float(body.x - x)
            dy = float(body.y - y)
            if dx * dx + dy * dy < reach * reach:
                return False
        limit = radius - SLACK
        for piece in self.pieces.near(x, y, limit):
            if piece.outline.nearer_than(x, y, limit):
                return False
        return self.map.on_table(x, y, limit)

    def allows_outline(self, shape: Outline) -> bool:
        """Whether an outline is on the table and overlaps nothing."""
        for body in self.bodies:
            if shape.nearer_than(body.x, body.y, body.radius - float(SLACK)):
                return False
        for piece in self.pieces.pieces:
            if piece.outline.overlaps(shape):
                return False
        return (
            shape.left >= -SLACK
            and shape.top >= -SLACK
            and shape.right <= self.map.width + SLACK
            and shape.bottom <= self.map.height + SLACK
        )

    def add_curves(self, curves: Curves, x: float, y: float, limit: float, radius: float) -> None:
        """Add the curves on which a disc within `limit` of (x, y) touches something."""
        curves.add_table(self.map.width, self.map.height, radius)
        for piece in self.pieces.near(x, y, limit + radius):
            if piece.outline.nearer_than(x, y, limit + radius):
                curves.add_outline(piece.outline, radius)
        for body in self.bodies:
            reach = body.radius + radius
            dx = float(body.x - x)
            dy = float(body.y - y)
            if dx * dx + dy * dy <= (limit + reach) * (limit + reach):
                curves.add_circle(body.x, body.y, reach)


class ZoneRegion(Region):
    """Where a disc of `radius`, or a shape with `corners` round its middle, may be set down.

    It must be within the distance of at least one of `within` (anywhere if there is none), at least the distance away
    from every one of `away`, and free of what is blocked. `turns` in degrees matter for shapes with corners only.
    """

    def __init__(
        self,
        blocked: Blocked,
        within: Sequence[Area],
        away: Sequence[Area],
        radius: int = 0,
        corners: Sequence[Point] = (),
        turns: tuple[int, ...] = (0,),
    ) -> None:
        self.turns = turns
        self._blocked = blocked
        self._within = list(within)
        self._away = list(away)
        self._radius = radius
        self._corners = list(corners)
        self._reach = radius + SLACK
        for x, y in self._corners:
            self._reach = max(self._reach, abs(x) + abs(y))
        self._candidates: list[Point] = []
        self._bounds: Curves | None = None

    def footprint(self, x: int, y: int, turn: int) -> Outline:
        """The shape with corners as it would lie there."""
        return placed(self._corners, x, y, direction(turn))

    def contains(self, x: int, y: int) -> bool:
        allowed = False
        for turn in self.turns:
            allowed = allowed or self._allows(x, y, turn)
        return allowed

    def contains_turned(self, x: int, y: int, turn: int) -> bool:
        return turn in self.turns and self._allows(x, y, turn)

    def _allows(self, x: int, y: int, turn: int) -> bool:
        if self._corners:
            shape = self.footprint(x, y, turn)
            near = not self._within
            for area in self._within:
                near = near or area.gap_to_outline(shape) <= area.distance + GRACE
            for area in self._away:
                near = near and area.gap_to_outline(shape) >= area.distance - GRACE
            return near and self._blocked.allows_outline(shape)
        radius = float(self._radius)
        near = not self._within
        for area in self._within:
            near = near or area.gap_to_disc(x, y, radius) <= area.distance + GRACE
        for area in self._away:
            near = near and area.gap_to_disc(x, y, radius) >= area.distance - GRACE
        return near and self._blocked.allows_disc(x, y, radius)

    def nearest(self, x: int, y: int) -> Point:
        found: list[Point] = []
        for turn in self.turns:
            spot = self.nearest_turned(x, y, turn)
            # A direction that fits nowhere gives back the wanted spot, which is none.
            if self._allows(spot[0], spot[1], turn):
                found.append(spot)
        best = (x, y)
        for index, spot in enumerate(found or self.candidates()):
            if index == 0 or _square(spot, x, y) < _square(best, x, y):
                best = spot
        return best

    def nearest_turned(self, x: int, y: int, turn: int) -> Point:
        """The allowed spot nearest to a wanted one, exactly for discs, to about 2 mm for shapes with corners.

        When this direction fits nowhere, the wanted spot itself comes back.
        """
        if self._allows(x, y, turn):
            return x, y
        if self._corners:
            return self._nearest_on_rings(x, y, turn)
        table = float(self._blocked.map.width + self._blocked.map.height)
        if self._within:
            return self._nearest_on(self._border(), x, y, table, turn) or (x, y)
        limit = 4.0 * self._reach + 500.0
        while True:
            found = self._nearest_on(self._curves(x, y, limit), x, y, limit, turn)
            if found is not None:
                return found
            if limit > table:
                return x, y
            limit *= 3.0

    def _nearest_on(self, curves: Curves, x: int, y: int, limit: float, turn: int) -> Point | None:
        """The nearest allowed spot on one of the curves or where two of them meet, at most `limit` away."""
        foot = self._nearest_allowed(curves.feet(x, y), x, y, limit, turn, None)
        if foot is not None:
            # Where curves meet, of those alone that come as near as this. Rounding moves a place by less than one unit.
            limit = min(limit, sqrt(float(_square(foot, x, y))) + 1.0)
        return self._nearest_allowed(curves.near(x, y, limit + 1.0).crossings(), x, y, limit, turn, foot)

    def _border(self) -> Curves:
        """Every curve that can bound the zone of a disc; computed once."""
        if self._bounds is None:
            left, top, right, bottom = self._box()
            reach = length(right - left, bottom - top) / 2.0 + 2.0 * self._reach
            self._bounds = self._curves((left + right) / 2.0, (top + bottom) / 2.0, reach)
        return self._bounds

    def _curves(self, x: float, y: float, limit: float) -> Curves:
        """Every curve that can bound the zone of a disc within `limit` of (x, y)."""
        curves = Curves()
        radius = float(self._radius)
        self._blocked.add_curves(curves, x, y, limit, radius)
        for area in self._within + self._away:
            area.add_curves(curves, radius)
        return curves

    def _nearest_allowed(
        self, places: list[Place], x: int, y: int, limit: float, turn: int, best: Point | None
    ) -> Point | None:
        """The allowed spot among the places that is nearest to (x, y), then left, then upper; `best` if none is."""
        least = limit * limit if best is None else float(_square(best, x, y))
        for place_x, place_y in places:
            spot_x = round_half_away(place_x)
            spot_y = round_half_away(place_y)
            dx = float(spot_x - x)
            dy = float(spot_y - y)
            square = dx * dx + dy * dy
            if square > least or (square == least and best is not None and (spot_x, spot_y) >= best):
                continue
            if self._allows(spot_x, spot_y, turn):
                best = (spot_x, spot_y)
                least = square
        return best

    def _nearest_on_rings(self, x: int, y: int, turn: int) -> Point:
        """Rings round the wanted spot, 8 mm apart, then closing in on the wanted spot along the ray that was found."""
        step = 80
        table = self._blocked.map.width + self._blocked.map.height
        reach = step
        while reach < table:
            for dx, dy in DIRECTIONS:
                far = reach
                if self._allows(x + round_half_away(dx * far / SCALE), y + round_half_away(dy * far / SCALE), turn):
                    near = reach - step
                    while far - near > 1:
                        middle = (far + near) // 2
                        if self._allows(
                            x + round_half_away(dx * middle / SCALE), y + round_half_away(dy * middle / SCALE), turn
                        ):
                            far = middle
                        else:
                            near = middle
                    return x + round_half_away(dx * far / SCALE), y + round_half_away(dy * far / SCALE)
            reach += step
        return x, y

    def outline(self) -> list[list[Point]]:
        """The areas within reach, cut off at the edge of the table; what is blocked or too near is not cut out."""
        width = self._blocked.map.width
        height = self._blocked.map.height
        if not self._within:
            return [[(0, 0), (width, 0), (width, height), (0, height)]]
        polygons: list[list[Point]] = []
        for area in self._within:
            for polygon in area.polygons():
                polygons.append([(max(0, min(width, x)), max(0, min(height, y))) for x, y in polygon])
        return polygons

    def candidates(self) -> list[Point]:
        """Spots on a grid over the zone, finer and finer until some are found; empty only if the zone is."""
        if not self._candidates:
            for step in (508, 254, 127, 64):
                self._candidates = self._on_grid(step)
                if len(self._candidates) >= 12 or (step <= 127 and self._candidates):
                    break
            if not self._candidates and not self._corners:
                limit = float(self._blocked.map.width + self._blocked.map.height)
                curves = self._curves(0, 0, limit)
                found = self._nearest_allowed(curves.crossings(), 0, 0, limit, self.turns[0], None)
                if found is not None:
                    self._candidates.append(found)
        return list(self._candidates)

    def _box(self) -> tuple[float, float, float, float]:
        """Left, top, right and bottom of what is drawn."""
        left, top, right, bottom = FAR, FAR, -FAR, -FAR
        for polygon in self.outline():
            for x, y in polygon:
                left = min(left, float(x))
                right = max(right, float(x))
                top = min(top, float(y))
                bottom = max(bottom, float(y))
        return left, top, right, bottom

    def _on_grid(self, step: int) -> list[Point]:
        """Allowed spots of the table's grid, inside the boxes of what is drawn and a little beyond."""
        left, top, right, bottom = self._box()
        found: list[Point] = []
        for row in range(int((top - self._reach) / step), int((bottom + self._reach) / step) + 1):
            for column in range(int((left - self._reach) / step), int((right + self._reach) / step) + 1):
                if self.contains(column * step + step // 2, row * step + step // 2):
                    found.append((column * step + step // 2, row * step + step // 2))
        return found

    def is_empty(self) -> bool:
        return not self.candidates()


class EdgeStrip(ZoneRegion):
    """Where a base may be deployed at most `depth` from one edge of the table (V-5.5.3), or from parts of it."""

    def __init__(
        self, blocked: Blocked, edge: int, depth: int, radius: int, parts: Sequence[tuple[int, int]] = ((0, 0),)
    ) -> None:
        width = blocked.map.width
        height = blocked.map.height
        within: list[Area] = [AlongEdge(edge, width, height, depth, begin, end) for begin, end in parts]
        super().__init__(blocked, within, [], radius)


def _square(spot: Point, x: int, y: int) -> int:
    """Square of the distance between a spot and (x, y)."""
    # Products of whole numbers below 0 are slow once compiled.
    dx = abs(spot[0] - x)
    dy = abs(spot[1] - y)
    return dx * dx + dy * dy
