"""Shortest ways on foot, compared with a search over finely rounded outlines made by shapely."""

from __future__ import annotations

import heapq
import math
from collections.abc import Sequence
from itertools import pairwise

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from rules_core.ground.geometry import SLACK, TOUCH, Body, Outline, Point, rectangle
from rules_core.ground.ground import UNREACHABLE, Route, StopReason
from rules_core.ground.measured import MeasuredGround
from rules_core.ground.pieces import BARRICADE, GroundMap, Piece
from rules_core.ground.walkways import bevel_points
from tests.clauses import rule
from tests.ground import oracle
from tests.ground.landscapes import INCH, RADIUS, TABLE, body, building, stars, town, yard
from tests.ground.oracle import line, polygon

GROUNDS = {
    "town": MeasuredGround(town(3, 20)),
    "packed town": MeasuredGround(town(11, 26, apart=2 * RADIUS + 10)),
    "narrow town": MeasuredGround(town(5, 26, apart=0)),
    "yard": MeasuredGround(yard()),
}
grounds = st.sampled_from(sorted(GROUNDS))
spots = st.tuples(st.integers(RADIUS, TABLE - RADIUS), st.integers(RADIUS, TABLE - RADIUS))
radii = st.sampled_from([RADIUS, 160, 300])


def standing(ground: MeasuredGround, spot: Point, radius: int = RADIUS) -> Body:
    """A base there, or the example does not count."""
    mover = body(*spot, radius)
    assume(ground.fits(mover, *spot, []))
    return mover


def check_walkable(ground: MeasuredGround, mover: Body, route: Route) -> None:
    """Every leg can be walked as a straight move, and the legs add up to the length."""
    assert route.points[0] == (mover.x, mover.y)
    walker = body(mover.x, mover.y, mover.radius)
    total = 0.0
    for a, b in pairwise(route.points):
        end = ground.sweep(walker, *b, [], [], [])
        assert (end.x, end.y) == b
        for piece in ground.map.walls:
            assert oracle.distance(polygon(piece.outline), line(a, b)) >= mover.radius - SLACK - 1e-6
        total += math.dist(a, b)
        walker.x, walker.y = b
    assert route.length == pytest.approx(total, abs=1.5)


@given(grounds, spots, spots, radii)
def test_a_route_to_a_body_can_be_walked_and_ends_in_contact(name: str, a: Point, b: Point, radius: int) -> None:
    ground = GROUNDS[name]
    mover = standing(ground, a, radius)
    target = standing(ground, b, 200)
    assume(ground.gap(mover, target) > 0)
    route = ground.route_to_body(mover, target)
    if route is None:
        assert ground.walk_to_body(mover, target) == UNREACHABLE
        return
    check_walkable(ground, mover, route)
    assert ground.walk_to_body(mover, target) == route.length
    assert route.length >= ground.gap(mover, target) - 1
    there = body(*route.points[-1], radius)
    assert ground.touching(there, target)
    assert ground.fits(there, there.x, there.y, [target])


@given(grounds, spots, st.integers(0, 25), radii, st.sampled_from([0, 3 * INCH]))
def test_a_route_to_a_piece_can_be_walked_and_ends_in_contact_or_within(
    name: str, a: Point, number: int, radius: int, distance: int
) -> None:
    ground = GROUNDS[name]
    mover = standing(ground, a, radius)
    piece = ground.map.pieces[number % len(ground.map.pieces)]
    route = ground.route_to_piece(mover, piece.id, distance)
    if route is None:
        assert ground.walk_to_piece(mover, piece.id, distance) == UNREACHABLE
        return
    check_walkable(ground, mover, route)
    assert ground.walk_to_piece(mover, piece.id, distance) == route.length
    assert route.length >= ground.gap_to_piece(mover, piece.id) - distance - 1
    there = body(*route.points[-1], radius)
    assert ground.within_piece(there, piece.id, distance)
    if distance == 0:
        assert ground.touching_piece(there, piece.id)
    assert ground.fits(there, there.x, there.y, [])


@given(grounds, spots, st.integers(1, 4), radii)
def test_a_route_to_an_edge_can_be_walked_and_ends_touching_it(name: str, a: Point, edge: int, radius: int) -> None:
    ground = GROUNDS[name]
    mover = standing(ground, a, radius)
    route = ground.route_to_edge(mover, edge)
    if route is None:
        assert ground.walk_to_edge(mover, edge) == UNREACHABLE
        return
    check_walkable(ground, mover, route)
    assert route.length == ground.walk_to_edge(mover, edge) >= ground.gap_to_edge(mover, edge) - 1
    assert ground.touching_edge(body(*route.points[-1], radius), edge)


@given(grounds, spots, spots)
def test_a_route_to_a_point_ends_there_and_is_as_long_back(name: str, a: Point, b: Point) -> None:
    ground = GROUNDS[name]
    mover = standing(ground, a)
    other = standing(ground, b)
    route = ground.route_to_point(mover, *b)
    back = ground.walk_to_point(other, *a)
    if route is None:
        assert back == UNREACHABLE
        return
    check_walkable(ground, mover, route)
    assert route.points[-1] == b
    assert back == pytest.approx(route.length, abs=1)
    near = ground.walk_to_point(mover, *b, 2 * INCH)
    # The reach may be entered on a bevel, which is a little longer than the arc; and lengths are rounded.
    assert near <= max(0, route.length - 2 * INCH - RADIUS) + 0.05 * RADIUS + 1


def shortest(
    outlines: Sequence[Outline], start: Point, goals: Sequence[tuple[float, float]], radius: int, arc: int
) -> float:
    """Dijkstra over every corner of the outlines grown by shapely, with arcs of so many steps."""
    # The corners lie on the circles, lines between them cut a little into those: hence the smaller disc to check.
    places = [start, *goals, *oracle.grown_corners(outlines, radius, arc, TABLE)]
    links: dict[int, list[tuple[int, float]]] = {}
    for a, b, span in oracle.free_pairs(outlines, radius - SLACK, places):
        links.setdefault(a, []).append((b, span))
        links.setdefault(b, []).append((a, span))
    best = {0: 0.0}
    queue = [(0.0, 0)]
    while queue:
        span, here = heapq.heappop(queue)
        if 1 <= here <= len(goals):
            return span
        if span > best[here]:
            continue
        for there, more in links.get(here, []):
            if span + more < best.get(there, math.inf):
                best[there] = span + more
                heapq.heappush(queue, (span + more, there))
    return math.inf


COURSES = [
    ("yard", (600, 600), (2500, 2500)),
    ("yard", (1700, 1700), (6500, 4000)),
    ("yard", (8500, 4000), (5700, 3700)),
    ("yard", (1500, 5150), (6000, 2500)),
    ("yard", (3500, 600), (5600, 300)),
    ("yard", (3300, 5600), (1628, 1628)),
]


@pytest.mark.parametrize("name, start, goal", COURSES)
def test_routes_are_as_short_as_those_of_the_oracle(name: str, start: Point, goal: Point) -> None:
    ground = GROUNDS[name]
    route = ground.route_to_point(body(*start), *goal)
    assert route is not None
    outlines = [piece.outline for piece in ground.map.walls]
    exact = shortest(outlines, start, [goal], RADIUS, 6)
    # Each bend may cost a bevel instead of an arc, and the oracle may cut corners by SLACK.
    bends = len(route.points) - 2
    assert exact - 1 <= route.length <= exact + bends * (0.05 * RADIUS + SLACK) + 1


@pytest.mark.parametrize("seed", range(4))
def test_routes_through_small_towns_are_as_short_as_those_of_the_oracle(seed: int) -> None:
    ground = MeasuredGround(town(seed, 5))
    outlines = [piece.outline for piece in ground.map.walls]
    corners = [(300, 300), (8800, 8700), (400, 8600), (8700, 500)]
    for start, goal in pairwise([spot for spot in corners if ground.fits(body(*spot), *spot, [])]):
        route = ground.route_to_point(body(*start), *goal)
        assert route is not None
        exact = shortest(outlines, start, [goal], RADIUS, 5)
        assert exact - 1 <= route.length <= exact + (len(route.points) - 2) * (0.05 * RADIUS + SLACK) + 1


@given(grounds, spots, st.integers(0, 25))
def test_the_field_of_a_piece_and_the_search_find_ways_of_the_same_length(name: str, a: Point, number: int) -> None:
    ground = GROUNDS[name]
    mover = standing(ground, a)
    piece = ground.map.pieces[number % len(ground.map.pieces)]
    searching = MeasuredGround(ground.map, [Piece("twin", "mark", piece.outline, 0)])
    # The end of a way is a whole place, so two ends of one stretch may differ by rounding.
    assert searching.walk_to_piece(mover, "twin") == pytest.approx(ground.walk_to_piece(mover, piece.id), abs=1)


@given(stars(), st.integers(60, 400))
def test_bevels_keep_the_base_clear_of_the_outline(outline: Outline, radius: int) -> None:
    turns = bevel_points(outline, radius)
    shape = polygon(outline)
    for turn in turns:
        assert oracle.distance(polygon(outline), oracle.point(turn.x, turn.y)) >= radius - 0.72 or not outline.convex
    if outline.convex:
        ring = [(turn.x, turn.y) for turn in turns]
        assert oracle.distance(shape, line(*ring, ring[0])) >= radius - 0.72


def test_round_one_corner_the_way_is_hardly_longer_than_the_arc() -> None:
    ground = MeasuredGround(GroundMap(TABLE, TABLE, [building("house", rectangle(4000, 4000, 2000, 2000))]))
    length = ground.walk_to_point(body(5000 + RADIUS, 4500), 4500, 5000 + RADIUS)
    exact = 500 + 500 + math.pi / 2 * RADIUS
    assert exact - SLACK <= length <= exact + 0.06 * RADIUS * math.pi / 2 + 1


def test_a_model_touching_a_rounded_corner_can_walk_on_both_ways() -> None:
    ground = MeasuredGround(GroundMap(TABLE, TABLE, [building("house", rectangle(4000, 4000, 2000, 2000))]))
    leg = round(RADIUS / math.sqrt(2))
    mover = body(5000 + leg, 5000 + leg)
    assert ground.touching_piece(mover, "house")
    east = ground.route_to_point(mover, 5000 + RADIUS, 3500)
    south = ground.route_to_point(mover, 3500, 5000 + RADIUS)
    assert east is not None
    assert south is not None
    assert east.length == pytest.approx(south.length, abs=2)


def test_a_gap_as_wide_as_the_base_is_passed_and_a_narrower_one_is_not() -> None:
    for width, passes in ((2 * RADIUS, True), (2 * RADIUS - 2 * SLACK - 2, False)):
        west = building("west", rectangle(2000, 4000, 4000 - width, 500))
        east = building(
            "east", Outline([(4000 - (-width // 2), 3750), (9144, 3750), (9144, 4250), (4000 + width // 2, 4250)])
        )
        left = building("left", Outline([(0, 3750), (4000 - width // 2, 3750), (4000 - width // 2, 4250), (0, 4250)]))
        assert west.has(1)
        ground = MeasuredGround(GroundMap(TABLE, TABLE, [left, east]))
        assert (ground.walk_to_point(body(4000, 3000), 4000, 5000) == 2000) is passes
        assert (ground.walk_to_point(body(1000, 3000), 4000, 5000) == UNREACHABLE) is not passes


def test_a_man_in_a_walled_court_cannot_be_reached_but_can_reach_the_court() -> None:
    ring = [
        rectangle(4000, 3000, 2200, 200),
        rectangle(4000, 5000, 2200, 200),
        rectangle(3000, 4000, 200, 2200),
        rectangle(5000, 4000, 200, 2200),
    ]
    ground = MeasuredGround(GroundMap(TABLE, TABLE, [building(f"wall-{i}", one) for i, one in enumerate(ring)]))
    prisoner = body(4000, 4000)
    outside = body(1000, 1000, name="outside")
    assert ground.route_to_body(outside, prisoner) is None
    assert ground.walk_to_edge(prisoner, 1) == UNREACHABLE
    assert ground.walk_to_piece(prisoner, "wall-0") == 900 - RADIUS
    assert ground.walk_to_body(prisoner, body(4000, 4500, name="other")) == 500 - 2 * RADIUS


def test_a_big_base_touches_a_small_one_that_hides_along_a_wall() -> None:
    ground = MeasuredGround(GroundMap(TABLE, TABLE, [building("house", rectangle(4000, 4000, 2000, 2000))]))
    small = body(4000, 5000 + 100, 100, "small")
    giant = body(2000, 5000 + 300, 300)
    route = ground.route_to_body(giant, small)
    assert route is not None
    check_walkable(ground, giant, route)
    there = body(*route.points[-1], 300)
    assert ground.touching(there, small)
    assert ground.fits(there, there.x, there.y, [small])


@rule("R-V49")
def test_a_barricade_is_no_reason_for_a_detour() -> None:
    ground = MeasuredGround(GroundMap(TABLE, TABLE, []))
    ground.add_piece(Piece("barricade-1", "barricade", rectangle(3000, 2000, 127, 3000), BARRICADE))
    assert ground.walk_to_point(body(2000, 2000), 4000, 2000) == 2000
    assert ground.walk_to_piece(body(2000, 2000), "barricade-1") == 1000 - 63 - RADIUS


def test_who_is_there_already_walks_nothing() -> None:
    ground = GROUNDS["yard"]
    mover = body(500, 600)
    touching = body(500 + 2 * RADIUS + TOUCH, 600, name="friend")
    assert ground.walk_to_point(mover, 500, 600) == 0
    assert ground.walk_to_body(mover, touching) <= TOUCH
    assert ground.walk_to_edge(body(RADIUS, 600), 4) == 0


def test_a_base_put_into_a_wall_by_a_correction_still_finds_its_way() -> None:
    ground = GROUNDS["yard"]
    route = ground.route_to_point(body(1200, 1200), 600, 600)
    assert route is not None
    assert route.points[-1] == (600, 600)


def test_walking_counts_the_way_and_not_the_line() -> None:
    ground = GROUNDS["yard"]
    mover = body(5700, 3700)
    target = body(4700, 3700, name="target")
    assert ground.walk_to_body(mover, target) > 4 * ground.gap(mover, target)
    assert ground.sweep(mover, 4700, 3700, [], [], []).reason is StopReason.PIECE
