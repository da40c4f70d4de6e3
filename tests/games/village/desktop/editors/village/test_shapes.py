"""Shapes: moving, turning and stretching polygons, and what is asked of them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop.games.village.map_editor.shapes import (
    Box,
    Shape,
    angle_of,
    area_of,
    blob,
    box_of,
    contains,
    crosses_itself,
    distance,
    frame_of,
    heart_of,
    is_rectangle,
    kept_inside,
    nearest_side,
    rectangle,
    resized,
    rounded,
    stretched,
    tidy_angle,
    turned,
    without_doubles,
)
from tests.games.village.desktop.editors.village.oracle import point, polygon

SQUARE = rectangle((2.0, 3.0), (5.0, 7.0))
HOOK: Shape = ((0.0, 0.0), (6.0, 0.0), (6.0, 2.0), (2.0, 2.0), (2.0, 5.0), (0.0, 5.0))
angles = st.floats(-360, 360, allow_nan=False)


def near(one: Shape, other: Shape, by: float = 1e-6) -> bool:
    return all(distance(a, b) < by for a, b in zip(one, other, strict=True))


def test_quarter_turns_are_exact() -> None:
    assert turned(((1.0, 0.0),), (0.0, 0.0), 90) == ((0.0, 1.0),)
    assert turned(SQUARE, (0.1, 0.2), 360) == SQUARE


@given(angles)
def test_a_turn_and_its_opposite_lead_back(angle: float) -> None:
    about = heart_of(HOOK)
    assert near(turned(turned(HOOK, about, angle), about, -angle), HOOK)


@given(angles)
def test_the_heart_stays_when_a_shape_is_turned_about_it(angle: float) -> None:
    heart = heart_of(HOOK)
    assert distance(heart_of(turned(HOOK, heart, angle)), heart) < 1e-9


def test_area_and_heart_agree_with_shapely() -> None:
    oracle = polygon(HOOK)
    assert area_of(HOOK) == pytest.approx(oracle.area)
    assert heart_of(HOOK) == pytest.approx((oracle.centroid.x, oracle.centroid.y))


@given(st.floats(-1, 7), st.floats(-1, 6))
def test_what_lies_inside_agrees_with_shapely(x: float, y: float) -> None:
    if polygon(HOOK).exterior.distance(point((x, y))) > 1e-6:
        assert contains(HOOK, (x, y)) is polygon(HOOK).contains(point((x, y)))


@pytest.mark.parametrize("angle", [0.0, 15.0, 33.0, 90.0, 179.0])
def test_a_turned_rectangle_keeps_its_own_width_and_depth(angle: float) -> None:
    shape = turned(SQUARE, heart_of(SQUARE), angle)
    frame = frame_of(shape)
    assert (frame.width, frame.depth) == pytest.approx((3.0, 4.0))
    assert angle_of(shape) == pytest.approx(angle)
    assert frame.at(-1, -1) == pytest.approx(shape[0])


def test_another_size_keeps_the_middle_and_the_turn() -> None:
    shape = turned(SQUARE, heart_of(SQUARE), 30)
    wide = resized(shape, 6.0, 4.0)
    assert frame_of(wide).width == pytest.approx(6.0)
    assert frame_of(wide).depth == pytest.approx(4.0)
    assert heart_of(wide) == pytest.approx(heart_of(shape))
    assert is_rectangle(wide)


def test_stretching_holds_its_corner() -> None:
    wide = stretched(SQUARE, (2.0, 3.0), 0.0, 2.0, 0.5)
    assert box_of(wide) == Box(2.0, 3.0, 8.0, 5.0)


def test_angles_are_tidy() -> None:
    assert [tidy_angle(angle) for angle in (0, 190, -190, 180, -180, 720, 359.999)] == [0, -170, 170, 180, 180, 0, 0]


def test_a_bow_tie_crosses_itself_and_a_hook_does_not() -> None:
    assert crosses_itself(((0.0, 0.0), (4.0, 4.0), (4.0, 0.0), (0.0, 4.0)))
    assert not crosses_itself(HOOK)
    assert not crosses_itself(SQUARE)


def test_the_nearest_side_is_found_with_its_point() -> None:
    number, point, away = nearest_side(SQUARE, (6.0, 5.0))
    assert (number, point, away) == (1, (5.0, 5.0), 1.0)


def test_a_blob_fills_its_box_nearly_and_is_the_same_every_time() -> None:
    shape = blob((0.0, 0.0), (4.0, 3.0), "wood")
    assert shape == blob((4.0, 3.0), (0.0, 0.0), "wood")
    box = box_of(shape)
    assert box.width > 3.2
    assert box.height > 2.2
    assert not crosses_itself(shape)


def test_doubled_corners_go_and_places_stay_on_the_table() -> None:
    assert without_doubles(((0.0, 0.0), (0.0, 0.001), (3.0, 0.0), (3.0, 3.0), (0.0, 0.0))) == (
        (0.0, 0.0), (3.0, 0.0), (3.0, 3.0),
    )  # fmt: skip
    assert kept_inside(((-1.0, 5.0), (40.0, 37.0)), 36.0, 36.0) == ((0.0, 5.0), (36.0, 36.0))
    assert str(rounded(((-0.0001, 1.23456),))) == "((0.0, 1.235),)"
