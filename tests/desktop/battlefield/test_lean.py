"""Discs in contact lean apart: never far, always the same way, and no face is hidden."""

from __future__ import annotations

from math import hypot

from hypothesis import given
from hypothesis import strategies as st

from desktop.tabletop.battlefield.lean import MOST, lean_apart


def test_discs_that_do_not_touch_stay() -> None:
    assert lean_apart([(0, 0, 40), (100, 0, 40)]) == [(0.0, 0.0), (0.0, 0.0)]


def test_two_bases_in_contact_lean_apart_by_the_same() -> None:
    (one_x, one_y), (other_x, other_y) = lean_apart([(0, 0, 44), (20, 0, 44)])
    assert one_x == -other_x < 0
    assert one_y == other_y == 0
    assert 20 + other_x - one_x >= 44 * 0.79


def test_discs_on_one_point_part_sideways() -> None:
    one, other = lean_apart([(5, 5, 40), (5, 5, 40)])
    assert one[0] < 0 < other[0]


def test_discs_at_the_edge_lean_onto_the_table() -> None:
    leans = lean_apart([(10, 300, 40), (392, 390, 40), (200, 200, 40)], (400, 400))
    assert leans == [(10.0, 0.0), (-12.0, -10.0), (0.0, 0.0)]


def test_a_disc_beyond_the_table_stays_there() -> None:
    assert lean_apart([(-30, 200, 40)], (400, 400)) == [(0.0, 0.0)]


discs = st.tuples(st.floats(0, 200), st.floats(0, 200), st.floats(36, 60))


@given(st.lists(discs, max_size=14))
def test_no_disc_leans_farther_than_allowed(places: list[tuple[float, float, float]]) -> None:
    leans = lean_apart(places, (200, 200))
    assert len(leans) == len(places)
    for (across, down), (_, _, diameter) in zip(leans, places, strict=True):
        assert hypot(across, down) <= diameter * MOST + 1e-6
    assert leans == lean_apart(places, (200, 200))
