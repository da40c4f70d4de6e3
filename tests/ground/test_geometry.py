"""Points, outlines and directions, with shapely as the second opinion."""

from __future__ import annotations

import math
from itertools import pairwise

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from rules_core.ground.directions import DIRECTIONS, SCALE, direction, turned
from rules_core.ground.geometry import SLACK, TOUCH, Outline, distance_to_segment, placed, rectangle, round_half_away
from tests.ground import oracle
from tests.ground.landscapes import outlines, points
from tests.ground.oracle import line, polygon

SQUARE = Outline([(100, 100), (300, 100), (300, 300), (100, 300)])


def test_halves_are_rounded_away_from_zero() -> None:
    assert [round_half_away(value) for value in (0.49, 0.5, 1.5, -0.49, -0.5, -1.5)] == [0, 1, 2, 0, -1, -2]


def test_a_placed_contact_can_neither_be_lost_nor_become_an_overlap_by_rounding() -> None:
    off_by = math.sqrt(0.5)
    assert off_by < SLACK
    assert off_by + 0.5 < TOUCH


def test_the_directions_are_those_of_the_circle() -> None:
    for index, (x, y) in enumerate(DIRECTIONS):
        angle = math.radians(5 * index)
        assert (x, y) == (round(SCALE * math.cos(angle)), round(SCALE * math.sin(angle)))


def test_a_direction_between_the_steps_is_refused() -> None:
    assert direction(-90) == (0, -SCALE)
    with pytest.raises(ValueError, match="17 degrees"):
        direction(17)


def test_a_quarter_turn_is_exact() -> None:
    assert turned(300, -7, 90) == (7, 300)
    assert turned(300, -7, 180) == (-300, 7)


@pytest.mark.parametrize("corners", [[], [(0, 0), (5, 5)], [(0, 0), (5, 5), (9, 9)], [(1, 1), (1, 1), (2, 2), (1, 1)]])
def test_an_outline_without_area_is_refused(corners: list[tuple[int, int]]) -> None:
    with pytest.raises(ValueError, match="outline"):
        Outline(corners)


def test_an_outline_runs_clockwise_however_it_was_given() -> None:
    backwards = Outline(SQUARE.points[::-1])
    assert sorted(backwards.points) == sorted(SQUARE.points)
    assert all(
        (backwards.points.index(b) - backwards.points.index(a)) % 4 == 1
        for a, b in pairwise([*SQUARE.points, SQUARE.points[0]])
    )


def test_the_border_belongs_to_an_outline() -> None:
    for point in ((100, 100), (200, 100), (300, 217), (150, 300)):
        assert SQUARE.contains(*point)
        assert SQUARE.distance(*point) == 0.0


@given(outlines, points)
def test_contains_and_distance_agree_with_shapely(outline: Outline, point: tuple[int, int]) -> None:
    other = polygon(outline)
    assert outline.contains(*point) == oracle.meet(other, oracle.point(*point))
    assert outline.distance(*point) == pytest.approx(oracle.distance(other, oracle.point(*point)), abs=1e-6)
    assert outline.border_distance(*point) == pytest.approx(
        oracle.distance(oracle.border(other), oracle.point(*point)), abs=1e-6
    )


@given(outlines, st.data())
def test_points_on_the_border_are_inside(outline: Outline, data: st.DataObject) -> None:
    assert outline.contains(*data.draw(st.sampled_from(outline.points)))
    ax, ay, bx, by = data.draw(st.sampled_from(outline.edges))
    if (ax + bx) % 2 == 0 and (ay + by) % 2 == 0:
        assert outline.contains((ax + bx) / 2, (ay + by) / 2)


@given(outlines, points, st.integers(1, 2000))
def test_the_quick_answer_is_the_exact_one(outline: Outline, point: tuple[int, int], limit: int) -> None:
    assert outline.nearer_than(*point, limit) == (outline.distance(*point) < limit)


@given(outlines, points)
def test_the_nearest_point_is_as_near_as_the_outline(outline: Outline, point: tuple[int, int]) -> None:
    near = outline.nearest_point(*point)
    assert outline.distance(*near) <= 0.71
    assert math.dist(near, point) == pytest.approx(outline.distance(*point), abs=0.71)


@given(outlines, points, points)
def test_a_segment_hits_what_shapely_says_it_passes_through(
    outline: Outline, a: tuple[int, int], b: tuple[int, int]
) -> None:
    assume(a != b)
    inside = oracle.length_inside(polygon(outline), line(a, b))
    assert outline.inside_length(*a, *b) == pytest.approx(inside, abs=0.5)
    if outline.misses_box(*a, *b):
        assert inside == pytest.approx(0.0, abs=1e-9)
    assert outline.segment_hits(*a, *b) == (outline.inside_length(*a, *b) > 0)


def test_running_along_the_border_or_past_a_corner_hits_nothing() -> None:
    assert not SQUARE.segment_hits(0, 100, 500, 100)
    assert not SQUARE.segment_hits(300, 0, 300, 250)
    assert not SQUARE.segment_hits(0, 200, 200, 0)
    assert SQUARE.segment_hits(0, 202, 202, 0)
    assert SQUARE.segment_hits(100, 100, 300, 300)
    assert SQUARE.segment_hits(150, 150, 160, 150)


@given(outlines, points, points)
def test_the_gap_of_a_segment_agrees_with_shapely(outline: Outline, a: tuple[int, int], b: tuple[int, int]) -> None:
    assert outline.segment_gap(*a, *b) == pytest.approx(oracle.distance(polygon(outline), line(a, b)), abs=1e-6)


@given(outlines, outlines)
def test_the_gap_of_two_outlines_agrees_with_shapely(a: Outline, b: Outline) -> None:
    gap = oracle.distance(polygon(a), polygon(b))
    assert a.gap_to(b) == pytest.approx(gap, abs=1e-6)
    assert b.gap_to(a) == pytest.approx(gap, abs=1e-6)


@given(outlines, outlines)
def test_outlines_overlap_when_they_share_more_than_a_sliver(a: Outline, b: Outline) -> None:
    assert a.overlaps(b) == b.overlaps(a)
    common = oracle.common(polygon(a), polygon(b))
    if oracle.area(common) == 0.0:
        assert not a.overlaps(b)
    # What rounding makes is gone when its border moves inwards a little.
    elif not oracle.shrunk_away(common, 3.0 * SLACK):
        assert a.overlaps(b)


def test_an_outline_overlaps_itself_and_what_it_holds_but_not_its_neighbour() -> None:
    assert SQUARE.overlaps(SQUARE)
    assert SQUARE.overlaps(Outline([(150, 150), (200, 150), (200, 200)]))
    assert not SQUARE.overlaps(Outline([(300, 100), (500, 100), (500, 300), (300, 300)]))
    assert not SQUARE.overlaps(Outline([(299, 100), (500, 100), (500, 300), (299, 300)]))


@given(outlines)
def test_convex_means_that_nothing_is_hollow(outline: Outline) -> None:
    hull = oracle.hull(polygon(outline))
    assert outline.convex == (abs(oracle.area(hull) - oracle.area(polygon(outline))) < 1e-6)


def test_a_shape_is_set_down_turned() -> None:
    plank = rectangle(1000, 2000, 600, 100, direction(90))
    assert (plank.left, plank.right, plank.top, plank.bottom) == (950, 1050, 1700, 2300)
    wedge = placed([(0, 0), (100, 0), (0, 50)], 500, 500, direction(180))
    assert sorted(wedge.points) == [(400, 500), (500, 450), (500, 500)]


@given(points, points, points)
def test_the_distance_to_a_segment_agrees_with_shapely(
    p: tuple[int, int], a: tuple[int, int], b: tuple[int, int]
) -> None:
    assert distance_to_segment(*p, *a, *b) == pytest.approx(oracle.distance(line(a, b), oracle.point(*p)), abs=1e-6)
