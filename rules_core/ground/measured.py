"""Ground measured from positions: the answers to the questions of `Ground`."""

from __future__ import annotations

from collections.abc import Sequence

from rules_core.ground.advance import advance
from rules_core.ground.areas import Area, InOutline, NearOutline
from rules_core.ground.contact_region import ContactRegion
from rules_core.ground.geometry import TOUCH, Body, Outline, Point, length, round_half_away
from rules_core.ground.goals import DiscGoal, OutlineGoal
from rules_core.ground.ground import UNREACHABLE, Ground, Route, Sight, StraightWays, Sweep
from rules_core.ground.memory import Memory
from rules_core.ground.move_region import MoveRegion
from rules_core.ground.pieces import EDGES, LINEAR, GroundMap, Piece
from rules_core.ground.routes import ShortestWay, way_by_field, way_by_search
from rules_core.ground.sight import sight
from rules_core.ground.standing import ContactSpots, FreeGround
from rules_core.ground.straight import MeasuredWays, Straight, StraightMove
from rules_core.ground.walkways import Walkways
from rules_core.ground.zones import GRACE, Blocked, EdgeStrip, ZoneRegion
from rules_core.kernel.region import Region

Asked = list[tuple[str, int, int, int, int]]
"""All that a region of moves depends on, as plain values."""


class MeasuredGround(Ground):
    """A map, shared by all forks, and the pieces that came into play, which belong to this copy of the game.

    `wood_reach`: how far sight reaches inside a wood (SBH-RNG-9: Short); `wood_edge`: how many base widths deep its
    edge is, where one looks out and is seen.
    """

    def __init__(
        self, ground_map: GroundMap, added: Sequence[Piece] = (), wood_reach: int = 762, wood_edge: int = 1
    ) -> None:
        self.map = ground_map
        self.wood_reach = wood_reach
        self.wood_edge = wood_edge
        self._added: list[Piece] = list(added)
        self._straight = Straight(ground_map, self._added)
        self._standing = FreeGround(ground_map, self._added)
        self.memory = Memory()
        """What is known for those who ask a `RememberedGround` made of it; its forks share it."""
        self._region: tuple[Asked, MoveRegion] | None = None
        """The last one that was asked for: first who thinks about a move asks for it, and then who makes it."""

    def clone(self) -> MeasuredGround:
        other = MeasuredGround(self.map, (), self.wood_reach, self.wood_edge)
        other.share(self)
        return other

    def share(self, other: MeasuredGround) -> None:
        """Have the pieces of another ground on the same map; they are never changed in place."""
        self._added = other._added
        self._straight = other._straight
        self._standing = other._standing
        self.memory = other.memory
        self._region = other._region

    @property
    def added(self) -> list[Piece]:
        """The pieces that came into play."""
        return self._added

    # Pieces

    def piece(self, piece_id: str) -> Piece:
        piece = self.map.by_id.get(piece_id)
        if piece is not None:
            return piece
        for one in self._added:
            if one.id == piece_id:
                return one
        raise KeyError(piece_id)

    def piece_ids(self) -> list[str]:
        return [piece.id for piece in self.map.pieces] + [piece.id for piece in self._added]

    def pieces_with(self, trait: int) -> list[Piece]:
        return self.map.pieces_with(trait) + [piece for piece in self._added if piece.has(trait)]

    def add_piece(self, piece: Piece) -> None:
        if piece.id in self.piece_ids():
            raise ValueError(f"Two pieces of ground are called {piece.id}.")
        self._change([*self._added, piece])

    def remove_piece(self, piece_id: str) -> None:
        left = [piece for piece in self._added if piece.id != piece_id]
        if len(left) == len(self._added):
            raise KeyError(piece_id)
        self._change(left)

    def _change(self, added: list[Piece]) -> None:
        self._added = added
        self._straight = Straight(self.map, added)
        self._standing = FreeGround(self.map, added)
        self.memory = Memory()
        self._region = None

    def _outline(self, piece_id: str) -> Outline:
        return self.piece(piece_id).outline

    # Distances

    def gap(self, a: Body, b: Body) -> int:
        return round_half_away(length(a.x - b.x, a.y - b.y)) - a.radius - b.radius

    def gap_to_piece(self, a: Body, piece_id: str) -> int:
        return round_half_away(self._outline(piece_id).distance(a.x, a.y)) - a.radius

    def gap_to_edge(self, a: Body, edge: int) -> int:
        if edge == 1:
            return a.y - a.radius
        if edge == 2:
            return self.map.width - a.x - a.radius
        if edge == 3:
            return self.map.height - a.y - a.radius
        return a.x - a.radius

    def touching(self, a: Body, b: Body) -> bool:
        return a.floor == b.floor and _no_further(a, b, TOUCH)

    def touching_piece(self, a: Body, piece_id: str) -> bool:
        return self._near(a, piece_id, TOUCH)

    def obstacles_at(self, a: Body) -> list[str]:
        limit = a.radius + TOUCH + 0.5
        return [
            piece.id
            for piece in self._straight.slow.near(a.x, a.y, limit)
            if piece.has(LINEAR) and piece.outline.nearer_than(a.x, a.y, limit)
        ]

    def touching_edge(self, a: Body, edge: int) -> bool:
        return self.gap_to_edge(a, edge) <= TOUCH

    def within(self, a: Body, b: Body, distance: int) -> bool:
        return _no_further(a, b, distance + GRACE)

    def within_piece(self, a: Body, piece_id: str, distance: int) -> bool:
        return self._near(a, piece_id, distance + GRACE)

    def _near(self, a: Body, piece_id: str, distance: int) -> bool:
        """Whether the gap is at most so much; boxes first."""
        # 0.5 as `gap_to_piece` rounds.
        return self._outline(piece_id).nearer_than(a.x, a.y, a.radius + distance + 0.5)

    def nearest_edge(self, a: Body) -> int:
        best = EDGES[0]
        for edge in EDGES:
            if self.gap_to_edge(a, edge) < self.gap_to_edge(a, best):
                best = edge
        return best

    # Sight

    def sees(self, shooter: Body, target: Body, between: Sequence[Body], target_height: int = 0) -> Sight:
        pieces = self.map.sight_pieces
        if self._added:
            pieces = pieces + self._added
        return sight(shooter, target, pieces, between, self.wood_reach, target_height, self.wood_edge)

    # Ways

    def walk_to_body(self, mover: Body, target: Body) -> int:
        return _walked(self._way_to_disc(mover, target.x, target.y, mover.radius + target.radius))

    def walk_to_piece(self, mover: Body, piece_id: str, distance: int = 0) -> int:
        return _walked(self._way_to_piece(mover, piece_id, distance))

    def walk_to_edge(self, mover: Body, edge: int) -> int:
        return _walked(self._way_to_edge(mover, edge))

    def walk_to_point(self, mover: Body, x: int, y: int, distance: int = 0) -> int:
        return _walked(self._way_to_disc(mover, x, y, mover.radius + distance if distance > 0 else 0))

    def route_to_body(self, mover: Body, target: Body) -> Route | None:
        return self._route(mover, self._way_to_disc(mover, target.x, target.y, mover.radius + target.radius))

    def route_to_piece(self, mover: Body, piece_id: str, distance: int = 0) -> Route | None:
        return self._route(mover, self._way_to_piece(mover, piece_id, distance))

    def route_to_edge(self, mover: Body, edge: int) -> Route | None:
        return self._route(mover, self._way_to_edge(mover, edge))

    def route_to_point(self, mover: Body, x: int, y: int, distance: int = 0) -> Route | None:
        return self._route(mover, self._way_to_disc(mover, x, y, mover.radius + distance if distance > 0 else 0))

    def turning_points(self, mover: Body) -> list[Point]:
        return [(int(x), int(y)) for x, y in self.map.walkways(mover.radius, mover.crosses).places]

    def _start(self, ways: Walkways, mover: Body) -> Point:
        """Where the mover sets out: where it stands, or the nearest place with room after a careless correction."""
        if ways.has_room(mover.x, mover.y):
            return mover.x, mover.y
        return FreeGround(self.map, []).nearest_fit(mover.x, mover.y, mover.radius, [], mover) or (mover.x, mover.y)

    def _way_to_disc(self, mover: Body, x: int, y: int, reach: int) -> ShortestWay | None:
        ways = self.map.walkways(mover.radius, mover.crosses)
        start_x, start_y = self._start(ways, mover)
        return way_by_search(ways, DiscGoal(x, y, reach), start_x, start_y)

    def _way_to_piece(self, mover: Body, piece_id: str, distance: int) -> ShortestWay | None:
        ways = self.map.walkways(mover.radius, mover.crosses)
        start_x, start_y = self._start(ways, mover)
        if piece_id in self.map.by_id:
            goal = self.map.goal_at_piece(mover.radius, piece_id, distance)
            return way_by_field(
                ways, goal, self.map.field(mover.radius, piece_id, distance, mover.crosses), start_x, start_y
            )
        goal = OutlineGoal(self._outline(piece_id), float(mover.radius + distance))
        return way_by_search(ways, goal, start_x, start_y)

    def _way_to_edge(self, mover: Body, edge: int) -> ShortestWay | None:
        ways = self.map.walkways(mover.radius, mover.crosses)
        start_x, start_y = self._start(ways, mover)
        goal = self.map.goal_at_edge(mover.radius, edge)
        return way_by_field(ways, goal, self.map.edge_field(mover.radius, edge, mover.crosses), start_x, start_y)

    def _route(self, mover: Body, way: ShortestWay | None) -> Route | None:
        """The points of a way; where it ends at a turning point that point stands once."""
        if way is None:
            return None
        places = self.map.walkways(mover.radius, mover.crosses).places
        points: list[Point] = [(mover.x, mover.y)]
        for turn in way.turns:
            x, y = places[turn]
            points.append((int(x), int(y)))
        end = (int(way.x), int(way.y))
        if points[-1] != end:
            points.append(end)
        return Route(round_half_away(way.length), points)

    # Straight moves

    def sweep(
        self, mover: Body, x: int, y: int, halting: Sequence[Body], solid: Sequence[Body], passed: Sequence[Body]
    ) -> Sweep:
        return self._straight.sweep(mover, x, y, halting, solid, passed)

    def is_walled_off(self, mover: Body, x: int, y: int, near: float) -> bool:
        return self._straight.is_walled_off(mover, x, y, near)

    def straight_ways(self, radius: int, x: int, y: int) -> StraightWays:
        return MeasuredWays(self._straight, radius, x, y)

    def slowed_by(self, mover: Body, x: int, y: int) -> list[str]:
        return self._straight.slowed_by(StraightMove(mover.x, mover.y, x, y), mover.radius)

    def fits(self, mover: Body, x: int, y: int, bodies: Sequence[Body]) -> bool:
        return self._standing.fits(x, y, mover.radius, bodies, mover)

    def nearest_fit(self, mover: Body, x: int, y: int, bodies: Sequence[Body]) -> Point | None:
        return self._standing.nearest_fit(x, y, mover.radius, bodies, mover)

    def contact_spots(self, mover: Body, target: Body, bodies: Sequence[Body], *, closely: bool = False) -> list[Point]:
        return self._standing.contact_spots(mover, target, bodies, closely=closely).near(mover.x, mover.y)

    def contact_spots_at_piece(self, mover: Body, piece_id: str, bodies: Sequence[Body]) -> list[Point]:
        return self._spots_at_piece(mover, piece_id, bodies, closely=False).near(mover.x, mover.y)

    def spots_round(self, mover: Body, target: Body, bodies: Sequence[Body]) -> ContactSpots:
        return self._standing.contact_spots(mover, target, bodies, closely=True)

    def spots_round_piece(self, mover: Body, piece_id: str, bodies: Sequence[Body]) -> ContactSpots:
        return self._spots_at_piece(mover, piece_id, bodies, closely=True)

    def _spots_at_piece(self, mover: Body, piece_id: str, bodies: Sequence[Body], *, closely: bool) -> ContactSpots:
        return self._standing.contact_spots_at(mover, self._outline(piece_id), bodies, closely=closely)

    def move_region(
        self,
        mover: Body,
        clear: int,
        difficult: int,
        halting: Sequence[Body],
        solid: Sequence[Body],
        passed: Sequence[Body],
    ) -> MoveRegion:
        asked = _asked(mover, clear, difficult, halting, solid, passed)
        known = self._region
        if known is None or known[0] != asked:
            region = MoveRegion(self._straight, self._standing, mover, clear, difficult, halting, solid, passed)
            known = self._region = asked, region
        return known[1]

    def advance(
        self,
        mover: Body,
        route: Route,
        clear: int,
        difficult: int,
        halting: Sequence[Body],
        solid: Sequence[Body],
        passed: Sequence[Body],
    ) -> Sweep:
        region = self.move_region(mover, clear, difficult, halting, solid, passed)
        x, y = advance(self.map.walkways(mover.radius, mover.crosses), region, mover, route)
        return self._straight.sweep(mover, x, y, halting, solid, passed)

    # Setting down

    def zone(
        self,
        radius: int,
        near: Sequence[str],
        distance: int,
        bodies: Sequence[Body],
        away: Sequence[str] = (),
        away_distance: int = 0,
    ) -> Region:
        within: list[Area] = [NearOutline(self._outline(piece_id), distance) for piece_id in near]
        apart: list[Area] = [NearOutline(self._outline(piece_id), away_distance) for piece_id in away]
        return ZoneRegion(self._blocked(bodies), within, apart, radius)

    def contact_region(self, mover: Body, target: Body, bodies: Sequence[Body], beside: str = "") -> Region:
        spots = self.contact_spots(mover, target, bodies, closely=True)
        if beside:
            there = [spot for spot in spots if self._near(Body("", spot[0], spot[1], mover.radius), beside, TOUCH)]
            spots = there + [spot for spot in spots if spot not in there]
        return ContactRegion(self._blocked(bodies), target, mover.radius, spots)

    def zone_for_shape(
        self,
        corners: Sequence[Point],
        turns: tuple[int, ...],
        near: Sequence[str],
        distance: int,
        bodies: Sequence[Body],
    ) -> Region:
        within: list[Area] = [NearOutline(self._outline(piece_id), distance) for piece_id in near]
        return ZoneRegion(self._blocked(bodies), within, [], 0, corners, turns)

    def edge_strip(
        self,
        radius: int,
        edge: int,
        depth: int,
        bodies: Sequence[Body],
        parts: Sequence[tuple[int, int]] = ((0, 0),),
    ) -> Region:
        return EdgeStrip(self._blocked(bodies), edge, depth, radius, parts)

    def drawn_zone(
        self,
        radius: int,
        outlines: Sequence[Sequence[Point]],
        grown: int,
        near: Sequence[str],
        distance: int,
        bodies: Sequence[Body],
    ) -> Region:
        within: list[Area] = [InOutline(Outline(corners), grown) for corners in outlines]
        within.extend([NearOutline(self._outline(piece_id), distance) for piece_id in near])
        return ZoneRegion(self._blocked(bodies), within, [], radius)

    def _blocked(self, bodies: Sequence[Body]) -> Blocked:
        """No base and nothing that is set down may overlap impassable or linear pieces."""
        return Blocked(self.map, self._standing.solid, bodies)


def _asked(mover: Body, clear: int, difficult: int, *groups: Sequence[Body]) -> Asked:
    """All that a region of moves depends on beside the pieces: who moves how far, and who stands where."""
    asked = [(mover.id, mover.x, mover.y, mover.radius, mover.crosses), ("", clear, difficult, 0, 0)]
    for number, bodies in enumerate(groups):
        asked += [(one.id, one.x, one.y, one.radius, number) for one in bodies]
    return asked


def _walked(way: ShortestWay | None) -> int:
    return UNREACHABLE if way is None else round_half_away(way.length)


def _no_further(a: Body, b: Body, distance: int) -> bool:
    """Whether `gap(a, b) <= distance`, without a root: in halves, since the gap is rounded."""
    # As floats: compiled, a product of whole numbers takes a slow way when one of them is below 0.
    dx = float(a.x - b.x)
    dy = float(a.y - b.y)
    reach = 2.0 * (a.radius + b.radius + distance) + 1.0
    return reach > 0.0 and 4.0 * (dx * dx + dy * dy) < reach * reach
