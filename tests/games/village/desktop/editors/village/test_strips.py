"""Strips: outlines of walls from the path they were drawn along, and gates in them."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import assume, example, given
from hypothesis import strategies as st

from desktop.games.village.map_editor.shapes import Place, area_of, crosses_itself, distance
from desktop.games.village.map_editor.strips import opened, path_of, strip
from tests.games.village.desktop.editors.village.oracle import polygon

WALL = strip(((2.0, 2.0), (12.0, 2.0)), 0.8)
BENT = strip(((2.0, 2.0), (8.0, 2.0), (8.0, 9.0)), 0.8)


def test_a_straight_strip_is_a_rectangle_of_its_width() -> None:
    assert set(WALL) == {(2.0, 1.6), (12.0, 1.6), (12.0, 2.4), (2.0, 2.4)}


def test_a_bend_keeps_its_width() -> None:
    assert area_of(BENT) == pytest.approx(0.8 * 13, rel=0.02)
    assert not crosses_itself(BENT)


@given(
    st.lists(st.tuples(st.integers(0, 30), st.integers(0, 30)), min_size=2, max_size=5, unique=True),
    st.floats(0.2, 0.9),
)
@example([(1, 8), (0, 9), (0, 8)], 0.5)
def test_path_and_width_come_back_from_a_strip(places: list[tuple[int, int]], width: float) -> None:
    path: list[Place] = [(float(x), float(y)) for x, y in places]
    assume(all(_bend(path, at) > 0.2 for at in range(1, len(path) - 1)))
    # What is nearly as thick as long is no strip, nor is a part of it.
    assume(all(distance(one, other) > 1.5 * width for one, other in pairwise(path)))
    found = path_of(strip(path, width))
    assert found is not None
    again, wide = found
    assert wide == pytest.approx(width)
    forwards = all(distance(a, b) < 1e-6 for a, b in zip(path, again, strict=True))
    backwards = all(distance(a, b) < 1e-6 for a, b in zip(path, reversed(again), strict=True))
    assert forwards or backwards


def _bend(path: list[Place], at: int) -> float:
    """1 + the cosine of the angle between the ways: 0 where the path turns back on itself."""
    (ax, ay), (bx, by), (cx, cy) = path[at - 1 : at + 2]
    one, two = distance(path[at - 1], path[at]), distance(path[at], path[at + 1])
    return 1 + ((bx - ax) * (cx - bx) + (by - ay) * (cy - by)) / (one * two)


def test_a_square_is_no_strip() -> None:
    assert path_of(((0.0, 0.0), (3.0, 0.0), (3.0, 3.0), (0.0, 3.0))) is None
    assert opened(((0.0, 0.0), (3.0, 0.0), (1.0, 3.0)), (1.0, 1.0), 1.0) is None


def test_a_gate_in_the_middle_leaves_two_walls() -> None:
    found = opened(WALL, (7.0, 2.5), 2.5)
    assert found is not None
    assert len(found.parts) == 2
    left, gate, right = (polygon(shape) for shape in (found.parts[0], found.gate, found.parts[1]))
    assert gate.area == pytest.approx(2.5 * 0.8)
    assert left.area + gate.area + right.area == pytest.approx(area_of(WALL))
    assert left.touches(gate)
    assert gate.touches(right)
    assert left.distance(right) == pytest.approx(2.5)


def test_a_gate_at_the_end_leaves_one_wall_and_no_stump() -> None:
    found = opened(WALL, (11.9, 2.0), 2.5)
    assert found is not None
    assert len(found.parts) == 1
    assert polygon(found.parts[0]).area == pytest.approx(7.5 * 0.8)


def test_a_wall_shorter_than_the_gate_is_left_alone() -> None:
    assert opened(WALL, (7.0, 2.0), 10.0) is None


def test_a_gate_in_a_bent_wall_keeps_the_bend() -> None:
    found = opened(BENT, (4.0, 2.0), 2.0)
    assert found is not None
    assert len(found.parts) == 2
    assert sum(area_of(part) for part in found.parts) == pytest.approx(area_of(BENT) - 1.6, rel=0.03)
