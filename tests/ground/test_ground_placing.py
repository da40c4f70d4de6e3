"""Setting things down in zones, and advancing along routes, asked as the rules ask."""

from __future__ import annotations

import math

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from rules_core.ground.directions import DIRECTIONS
from rules_core.ground.geometry import SLACK, Body, Point, rectangle
from rules_core.ground.ground import StopReason
from rules_core.ground.measured import MeasuredGround
from rules_core.ground.pieces import BUILDING, IMPASSABLE, GroundMap, Piece
from tests.clauses import rule
from tests.ground import oracle
from tests.ground.landscapes import INCH, RADIUS, TABLE, body, building, town_with_crowds, yard
from tests.ground.oracle import line, polygon

OPEN = MeasuredGround(GroundMap(TABLE, TABLE, []))
TOWN, crowds = town_with_crowds()
YARD = MeasuredGround(yard())
spots = st.tuples(st.integers(RADIUS, TABLE - RADIUS), st.integers(RADIUS, TABLE - RADIUS))
SHORT, MEDIUM = 3 * INCH, 5 * INCH


@rule("V-5.6.1", "R-V30")
@given(spots, crowds, st.data())
def test_deployment_is_within_its_distance_of_the_house_edge_to_edge(
    spot: Point, crowd: list[Body], data: st.DataObject
) -> None:
    houses = [piece.id for piece in TOWN.map.pieces[: data.draw(st.integers(1, 3))]]
    zone = TOWN.zone(RADIUS, houses, 6 * INCH, crowd)
    mover = body(*spot)
    near = any(TOWN.within_piece(mover, house, 6 * INCH) for house in houses)
    gap = min(
        oracle.distance(polygon(TOWN.piece(house).outline), oracle.point(*spot)) - RADIUS - 6 * INCH for house in houses
    )
    assume(abs(gap - 1) > 0.51)
    assert zone.contains(*spot) == (near and TOWN.fits(mover, *spot, crowd))
    found = zone.nearest(*spot)
    assert zone.contains(*found)
    candidates = zone.candidates()
    assert candidates
    assert all(zone.contains(*one) for one in candidates)
    assert math.dist(found, spot) <= min(math.dist(one, spot) for one in candidates) + SLACK


def test_a_zone_keeps_away_from_what_it_is_told() -> None:
    zone = YARD.zone(50, [], 0, [], ["ell", "needle"], 12 * INCH)
    for x, y in zone.candidates():
        assert YARD.gap_to_piece(body(x, y, 50), "ell") >= 12 * INCH - 1
        assert YARD.gap_to_piece(body(x, y, 50), "needle") >= 12 * INCH - 1
    x, y = zone.nearest(2000, 2000)
    assert zone.contains(x, y)


@rule("V-7.7.2", "V-7.7.3", "R-V28")
def test_a_barricade_is_set_down_near_a_house_on_nobody_and_turned_at_will() -> None:
    friend = body(3300, 1600, name="friend")
    plank = [(-381, -64), (381, -64), (381, 64), (-381, 64)]
    turns = tuple(range(0, 180, 15))
    zone = YARD.zone_for_shape(plank, turns, ["ell"], 3 * INCH, [friend])
    assert zone.turns == turns
    assert not zone.contains_turned(3300, 1600, 0)
    assert not zone.contains(1200, 1200)
    assert not zone.contains_turned(3100, 1250, 7)
    spots_found = zone.spots()
    assert len(spots_found) >= 12
    for x, y, turn in spots_found:
        assert zone.contains_turned(x, y, turn)
        shape = rectangle(x, y, 762, 128, DIRECTIONS[turn // 5])
        assert YARD.piece("ell").outline.gap_to(shape) <= 3 * INCH + 2
        assert shape.distance(friend.x, friend.y) >= friend.radius - SLACK
    # Flush with the wall is allowed, into it is not.
    assert zone.contains_turned(2000, 1000 - 64, 0)
    assert not zone.contains_turned(2000, 1000 - 60, 0)
    x, y = zone.nearest_turned(1200, 1200, 90)
    assert zone.contains_turned(x, y, 90)


@rule("V-7.7.2")
def test_the_nearest_spot_is_one_even_where_most_directions_fit_nowhere() -> None:
    """A plank finds room in one lane beside the house, along it and in no other direction."""
    house = Piece("house", "building", rectangle(1200, 1200, 600, 600), BUILDING)
    rocks = [
        Piece(f"rocks {number}", "rocks", rectangle(x, y, wide, deep), IMPASSABLE)
        for number, (x, y, wide, deep) in enumerate(
            ((1200, 2025, 2400, 750), (1200, 450, 2400, 900), (350, 1275, 700, 750), (2050, 1275, 700, 750))
        )
    ]
    ground = MeasuredGround(GroundMap(2400, 2400, [house, *rocks]))
    plank = [(-381, -64), (381, -64), (381, 64), (-381, 64)]
    zone = ground.zone_for_shape(plank, tuple(range(0, 180, 15)), ["house"], 50, [])
    assert not zone.is_empty()
    x, y = zone.nearest(1200, 1200)
    assert zone.contains_turned(x, y, 0)
    assert not any(zone.contains_turned(x, y, turn) for turn in zone.turns if turn)


@rule("V-5.5.3")
def test_a_spawn_strip_runs_along_its_edge() -> None:
    for edge in (1, 2, 3, 4):
        strip = YARD.edge_strip(RADIUS, edge, 6 * INCH, [])
        for x, y in strip.candidates():
            assert YARD.gap_to_edge(body(x, y), edge) <= 6 * INCH + 1
        x, y = strip.nearest(4500, 4500)
        assert strip.contains(x, y)
        ((left, top), _, (right, bottom), _) = strip.outline()[0]
        assert min(right - left, bottom - top) == 6 * INCH


def test_a_zone_without_room_says_so() -> None:
    ground = MeasuredGround(GroundMap(1000, 1000, [building("house", rectangle(500, 500, 1000, 1000))]))
    assert ground.zone(RADIUS, ["house"], 100, []).is_empty()
    assert not YARD.zone(RADIUS, ["ell"], 100, []).is_empty()


def test_the_last_gap_in_a_zone_is_found() -> None:
    # Between two houses there is room for one base and nothing more.
    ground = MeasuredGround(
        GroundMap(
            2000,
            2 * RADIUS,
            [
                building("west", rectangle(400, RADIUS, 800, 2 * RADIUS)),
                building("east", rectangle(800 + 2 * RADIUS + 473, RADIUS, 946, 2 * RADIUS)),
            ],
        )
    )
    zone = ground.zone(RADIUS, ["west"], 100, [])
    assert all(zone.contains(*spot) for spot in zone.candidates())
    assert zone.nearest(0, 0) == (800 + RADIUS, RADIUS)


# Advancing along a route


@given(spots, spots, crowds)
def test_an_advance_is_a_legal_move_and_never_leads_back(start: Point, goal: Point, crowd: list[Body]) -> None:
    mover = body(*start)
    assume(TOWN.fits(mover, *start, crowd))
    assume(TOWN.fits(body(*goal), *goal, []))
    route = TOWN.route_to_point(mover, *goal)
    assume(route is not None and route.length > 0)
    assert route is not None
    enemies, friends = crowd[::2], crowd[1::2]
    end = TOWN.advance(mover, route, MEDIUM, SHORT, enemies, [], friends)
    assert TOWN.move_region(mover, MEDIUM, SHORT, enemies, [], friends).contains(end.x, end.y)
    left = TOWN.walk_to_point(body(end.x, end.y), *goal)
    assert left <= route.length + 10
    if not crowd:
        assert left == pytest.approx(route.length - min(MEDIUM, math.dist(*route.points[:2])), abs=0.1 * RADIUS)


def test_an_advance_goes_round_a_friend_who_stands_where_it_would_end() -> None:
    friend = body(4000 + MEDIUM, 4000, name="friend")
    mover = body(4000, 4000)
    route = OPEN.route_to_point(mover, 8000, 4000)
    assert route is not None
    straight_only = OPEN.move_region(mover, MEDIUM, SHORT, [], [], [friend]).furthest(8000, 4000)
    end = OPEN.advance(mover, route, MEDIUM, SHORT, [], [], [friend])
    assert end.reason is StopReason.FREE
    assert end.x > straight_only[0] + 100
    assert OPEN.fits(mover, end.x, end.y, [friend])
    assert oracle.distance(line((4000, 4000), (end.x, end.y)), oracle.point(8000, 4000)) < 4000 - 1000
