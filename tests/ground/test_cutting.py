"""What is left of an outline where others lie over it (SBH-TER-1)."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules_core.ground.cutting import cut
from rules_core.ground.geometry import Outline, Point
from tests.ground.landscapes import stars

BROOK = Outline([(0, 0), (1000, 0), (1000, 100), (0, 100)])


def box(left: int, top: int, right: int, bottom: int) -> Outline:
    return Outline([(left, top), (right, top), (right, bottom), (left, bottom)])


def corners(parts: list[Outline]) -> list[set[Point]]:
    return [set(one.points) for one in parts]


def test_what_nothing_lies_over_is_the_same_outline() -> None:
    assert cut(BROOK, []) == [BROOK]
    assert cut(BROOK, [box(2000, 0, 2100, 100)]) == [BROOK]


def test_what_only_touches_takes_nothing_away() -> None:
    assert cut(BROOK, [box(400, 100, 500, 300)]) == [BROOK]


def test_a_bridge_across_leaves_two_parts() -> None:
    parts = cut(BROOK, [box(400, -50, 600, 150)])
    assert corners(parts) == [
        {(0, 0), (400, 0), (400, 100), (0, 100)},
        {(600, 0), (1000, 0), (1000, 100), (600, 100)},
    ]


def test_a_bridge_from_bank_to_bank_leaves_no_film_of_water() -> None:
    assert len(cut(BROOK, [box(400, 0, 600, 100)])) == 2
    assert len(cut(BROOK, [box(400, 1, 600, 99)])) == 2


def test_a_bridge_that_ends_in_the_water_leaves_one_part_round_it() -> None:
    (part,) = cut(BROOK, [box(400, -50, 600, 60)])
    assert part.contains(500, 80)
    assert not part.contains(500, 40)


def test_what_lies_whole_in_the_water_is_cut_out_of_it() -> None:
    parts = cut(BROOK, [box(400, 30, 600, 70)])
    assert not any(part.contains(500, 50) for part in parts)
    assert all(any(part.contains(x, y) for part in parts) for x, y in ((450, 10), (550, 90), (390, 50), (610, 50)))


def test_covered_water_is_gone() -> None:
    assert cut(BROOK, [box(-10, -10, 1010, 110)]) == []
    assert cut(BROOK, [BROOK]) == []


def test_two_bridges_that_overlap_count_as_one() -> None:
    assert len(cut(BROOK, [box(400, -50, 550, 150), box(500, -50, 600, 150)])) == 2


@settings(deadline=None)
@given(stars(), st.lists(stars(), min_size=1, max_size=3), st.lists(st.tuples(st.floats(0, 1), st.floats(0, 1))))
def test_a_place_lies_in_one_part_exactly_where_nothing_covers_it(
    water: Outline, above: list[Outline], shares: list[tuple[float, float]]
) -> None:
    parts = cut(water, above)
    for across, down in shares:
        x = water.left + (water.right - water.left) * across
        y = water.top + (water.bottom - water.top) * down
        if min(one.border_distance(x, y) for one in (water, *above)) < 4.0:
            continue
        if any(one.border_distance(x, y) < 2.0 for one in parts):
            # On the line along which the surroundings of a hole are divided.
            continue
        covered = any(one.contains(x, y) for one in above)
        assert sum(part.contains(x, y) for part in parts) == (water.contains(x, y) and not covered)


@pytest.mark.parametrize("shift", range(8))
def test_corners_that_lie_on_sides_are_no_trouble(shift: int) -> None:
    pond = Outline([(0, 0), (300, 0), (300, 300), (150, 150), (0, 300)])
    above = box(50 * shift - 50, 0, 50 * shift, 300)
    parts = cut(pond, [above])
    for x in range(5, 300, 10):
        for y in range(7, 300, 10):
            if pond.border_distance(x, y) > 3 and above.border_distance(x, y) > 3:
                wanted = pond.contains(x, y) and not above.contains(x, y)
                assert sum(part.contains(x, y) for part in parts) == wanted
