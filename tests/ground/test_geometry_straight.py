"""Straight moves: where they stop and why, with shapely as the second opinion."""

from __future__ import annotations

import math

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from rules_core.ground.geometry import SLACK, TOUCH, Body, Outline, rectangle
from rules_core.ground.ground import StopReason
from rules_core.ground.measured import MeasuredGround
from rules_core.ground.pieces import BARRICADE, FOREST, GroundMap, Piece
from tests.clauses import rule
from tests.ground import oracle
from tests.ground.landscapes import RADIUS, TABLE, body, building, outlines, points, town, yard
from tests.ground.oracle import line, polygon

OPEN = MeasuredGround(GroundMap(TABLE, TABLE, []))
TOWN = MeasuredGround(town(3, 20))
YARD = MeasuredGround(yard())

inner_points = st.tuples(st.integers(RADIUS, TABLE - RADIUS), st.integers(RADIUS, TABLE - RADIUS))
radii = st.integers(60, 300)


@given(outlines, inner_points, inner_points, radii)
def test_a_move_stops_at_a_piece_exactly_when_the_swept_base_would_overlap_it(
    outline: Outline, start: tuple[int, int], target: tuple[int, int], radius: int
) -> None:
    ground = MeasuredGround(GroundMap(3 * TABLE, 3 * TABLE, [building("house", outline)]))
    shift = TABLE
    moved = Outline([(x + shift, y + shift) for x, y in outline.points])
    ground = MeasuredGround(GroundMap(3 * TABLE, 3 * TABLE, [building("house", moved)]))
    a = (start[0] + shift, start[1] + shift)
    b = (target[0] + shift, target[1] + shift)
    mover = body(*a, radius)
    assume(ground.gap_to_piece(mover, "house") >= 0)
    end = ground.sweep(mover, *b, [], [], [])
    swept = oracle.distance(polygon(moved), line(a, b))
    if end.reason is StopReason.FREE:
        assert (end.x, end.y) == b
        assert swept >= radius - SLACK - 1e-6
    else:
        assert swept < radius - SLACK + 1e-6
        assert end.met == "house"
        there = body(end.x, end.y, radius)
        assert ground.touching_piece(there, "house")
        assert ground.fits(there, end.x, end.y, [])
        assert oracle.distance(polygon(moved), line(a, (end.x, end.y))) >= radius - SLACK


@given(inner_points, inner_points, inner_points, radii, radii)
def test_a_move_stops_at_a_solid_body_exactly_when_the_bases_would_overlap(
    start: tuple[int, int], target: tuple[int, int], other: tuple[int, int], radius: int, other_radius: int
) -> None:
    ground = MeasuredGround(GroundMap(10 * TABLE, 10 * TABLE, []))
    a = (start[0] + TABLE, start[1] + TABLE)
    b = (target[0] + TABLE, target[1] + TABLE)
    mover = body(*a, radius)
    rock = body(other[0] + TABLE, other[1] + TABLE, other_radius, "rock")
    assume(ground.gap(mover, rock) >= 0)
    end = ground.sweep(mover, *b, [], [rock], [])
    swept = oracle.distance(line(a, b), oracle.point(rock.x, rock.y))
    reach = radius + other_radius
    if end.reason is StopReason.FREE:
        assert (end.x, end.y) == b
        assert swept >= reach - SLACK - 1e-6
    else:
        assert end.met == "rock"
        assert swept < reach - SLACK + 1e-6
        assert -1 <= ground.gap(body(end.x, end.y, radius), rock) <= 1


@rule("SBH-MOV-4")
@given(inner_points, inner_points, st.integers(60, 500))
def test_who_is_walled_off_comes_near_by_no_straight_move(
    start: tuple[int, int], to: tuple[int, int], near: int
) -> None:
    mover, (x, y) = body(*start), to
    assume(TOWN.fits(mover, *start, ()) and TOWN.is_walled_off(mover, x, y, near))
    away = math.hypot(x - mover.x, y - mover.y)
    half = math.asin(near / away)
    ahead = math.atan2(y - mover.y, x - mover.x)
    for part in range(-8, 9):
        angle = ahead + half * part / 8
        far = (round(mover.x + away * math.cos(angle)), round(mover.y + away * math.sin(angle)))
        end = TOWN.sweep(mover, *far, [], [], [])
        assert math.hypot(x - end.x, y - end.y) > near


def test_a_wall_between_walls_off_and_a_gap_does_not() -> None:
    wall, gap = building("wall", rectangle(1500, 1000, 2000, 100)), building("post", rectangle(1300, 1000, 100, 100))
    mover = body(1500, 400)
    assert MeasuredGround(GroundMap(TABLE, TABLE, [wall])).is_walled_off(mover, 1500, 1600, 260)
    # On this side of it, and round it.
    assert not MeasuredGround(GroundMap(TABLE, TABLE, [wall])).is_walled_off(mover, 1500, 800, 260)
    assert not MeasuredGround(GroundMap(TABLE, TABLE, [gap])).is_walled_off(mover, 1500, 1600, 260)


@rule("SBH-MOV-11")
@given(inner_points, inner_points, inner_points)
def test_touching_a_standing_enemy_ends_the_move(
    start: tuple[int, int], target: tuple[int, int], other: tuple[int, int]
) -> None:
    mover = body(*start)
    enemy = body(*other, name="enemy")
    assume(OPEN.gap(mover, enemy) > TOUCH)
    end = OPEN.sweep(mover, *target, [enemy], [], [])
    there = body(end.x, end.y)
    swept = oracle.distance(line(start, target), oracle.point(*other)) - 2 * RADIUS
    if end.reason is StopReason.FREE:
        assert swept >= TOUCH - 1 - 1e-6
    else:
        assert OPEN.touching(there, enemy)
        assert OPEN.fits(there, end.x, end.y, [enemy])
        assert swept <= TOUCH - 1 + 1e-6


@rule("SBH-MOV-11")
def test_brushing_past_an_enemy_is_contact_but_not_for_one_already_touching() -> None:
    enemy = body(2000, 2000 + 2 * RADIUS + 2, name="enemy")
    passing = OPEN.sweep(body(1000, 2000), 3000, 2000, [enemy], [], [])
    assert (passing.x, passing.reason, passing.met) == (2000, StopReason.BODY, "enemy")
    leaving = OPEN.sweep(body(1990, 2000), 3000, 2000, [enemy], [], [])
    assert (leaving.x, leaving.reason) == (3000, StopReason.FREE)


def test_walking_straight_into_something_stops_in_contact() -> None:
    ground = MeasuredGround(GroundMap(TABLE, TABLE, [building("house", rectangle(3000, 3000, 1000, 1000))]))
    end = ground.sweep(body(1000, 3100), 5000, 3100, [], [], [])
    assert (end.x, end.y, end.length) == (2500 - RADIUS, 3100, 1500 - RADIUS)
    assert (end.reason, end.met) == (StopReason.PIECE, "house")


def test_a_base_in_contact_slides_along_a_wall_and_leaves_it_but_does_not_go_in() -> None:
    ground = MeasuredGround(GroundMap(TABLE, TABLE, [building("house", rectangle(3000, 3000, 1000, 1000))]))
    # Rounding left it half a unit inside, as it may.
    mover = body(2500 - RADIUS + 1, 3000)
    assert ground.sweep(mover, mover.x, 3400, [], [], []).reason is StopReason.FREE
    assert ground.sweep(mover, 1000, 3100, [], [], []).reason is StopReason.FREE
    into = ground.sweep(mover, 2600, 3000, [], [], [])
    assert (into.x, into.y, into.length) == (mover.x, mover.y, 0)


def test_a_base_sliding_in_a_hollow_corner_stops_at_the_second_wall() -> None:
    mover = body(1500 + RADIUS, 2500)
    end = YARD.sweep(mover, mover.x, 500, [], [], [])
    assert (end.x, end.y, end.met) == (mover.x, 1500 + RADIUS, "ell")


@given(points, points, st.integers(60, 300))
def test_no_base_leaves_the_table(start: tuple[int, int], target: tuple[int, int], radius: int) -> None:
    mover = body(min(max(start[0], radius), TABLE - radius), min(max(start[1], radius), TABLE - radius), radius)
    end = OPEN.sweep(mover, 2 * target[0] - TABLE // 2, 2 * target[1] - TABLE // 2, [], [], [])
    assert radius - SLACK <= end.x <= TABLE - radius + SLACK
    assert radius - SLACK <= end.y <= TABLE - radius + SLACK
    if end.reason is StopReason.EDGE:
        assert OPEN.touching_edge(body(end.x, end.y, radius), int(end.met))


@rule("SBH-MOV-17")
@pytest.mark.parametrize(
    "target, edge", [((4000, -500), "1"), ((9900, 4000), "2"), ((4000, 9900), "3"), ((-9, 4000), "4")]
)
def test_the_edge_that_stops_a_move_is_named(target: tuple[int, int], edge: str) -> None:
    end = OPEN.sweep(body(4000, 4000), *target, [], [], [])
    assert (end.reason, end.met) == (StopReason.EDGE, edge)


@rule("SBH-MOV-10")
def test_friends_may_be_passed_in_the_open_but_not_where_they_fill_the_way() -> None:
    friend = body(3000, 3000, name="friend")
    assert OPEN.sweep(body(2000, 3000), 4000, 3000, [], [], [friend]).reason is StopReason.FREE
    alley = MeasuredGround(
        GroundMap(
            TABLE,
            TABLE,
            [building("north", rectangle(3000, 2500, 2000, 600)), building("south", rectangle(3000, 3500, 2000, 600))],
        )
    )
    end = alley.sweep(body(1500, 3000), 4500, 3000, [], [], [friend])
    assert (end.reason, end.met, end.x) == (StopReason.BODY, "friend", 3000 - 2 * RADIUS)


def test_the_mover_is_not_in_its_own_way() -> None:
    mover = body(2000, 2000)
    assert OPEN.sweep(mover, 4000, 2000, [mover], [mover], [mover]).x == 4000


@rule("SBH-MOV-5", "SBH-MOV-6")
@given(outlines, points, points, radii)
def test_difficult_ground_counts_when_the_base_overlaps_it_anywhere_on_the_way(
    outline: Outline, a: tuple[int, int], b: tuple[int, int], radius: int
) -> None:
    assume(a != b)
    ground = MeasuredGround(GroundMap(TABLE, TABLE, [Piece("wood", "wood", outline, FOREST)]))
    gap = oracle.distance(polygon(outline), line(a, b)) - radius
    assume(abs(gap + SLACK) > 1e-6)
    assert ground.slowed_by(body(*a, radius), *b) == (["wood"] if gap < -SLACK else [])


@rule("SBH-MOV-6", "R-V28")
def test_a_barricade_slows_while_it_stands_and_nobody_rests_on_it() -> None:
    ground = MeasuredGround(GroundMap(TABLE, TABLE, []))
    mover = body(2000, 2000)
    ground.add_piece(Piece("barricade-1", "barricade", rectangle(3000, 2000, 127, 762), BARRICADE))
    assert ground.slowed_by(mover, 4000, 2000) == ["barricade-1"]
    assert not ground.fits(mover, 3000, 2000, [])
    assert ground.sweep(mover, 4000, 2000, [], [], []).reason is StopReason.FREE
    copy = ground.clone()
    ground.remove_piece("barricade-1")
    assert ground.slowed_by(mover, 4000, 2000) == []
    assert ground.fits(mover, 3000, 2000, [])
    assert copy.piece_ids() == ["barricade-1"]
    with pytest.raises(KeyError):
        ground.remove_piece("barricade-1")


@given(inner_points, inner_points, st.lists(inner_points, max_size=6))
def test_in_a_town_every_stop_is_a_legal_place_on_the_way(
    start: tuple[int, int], target: tuple[int, int], crowd: list[tuple[int, int]]
) -> None:
    enemies: list[Body] = [body(x, y, name=f"enemy-{number}") for number, (x, y) in enumerate(crowd)]
    mover = body(*start)
    assume(TOWN.fits(mover, *start, enemies))
    end = TOWN.sweep(mover, *target, enemies, [], [])
    assert TOWN.fits(mover, end.x, end.y, enemies)
    assert end.length == pytest.approx(math.dist(start, (end.x, end.y)), abs=0.51)
    assert oracle.distance(line(start, target), oracle.point(end.x, end.y)) <= 0.71
