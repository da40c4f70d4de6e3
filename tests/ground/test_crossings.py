"""Outlines that cross themselves are found, whichever way their corners run."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules_core.ground.crossings import crosses_itself
from rules_core.ground.geometry import Outline, segments_meet

SIMPLE = [
    [(0, 0), (10, 0), (10, 10), (0, 10)],
    [(0, 0), (10, 0), (0, 10)],
    [(0, 0), (20, 0), (20, 20), (10, 5), (0, 20)],
    [(0, 0), (30, 0), (30, 30), (20, 30), (20, 10), (10, 10), (10, 30), (0, 30)],
    [(0, 0), (5, 0), (10, 0), (10, 10), (0, 10)],
]
CROSSED = [
    [(0, 0), (10, 10), (10, 0), (0, 12)],
    # A star: it always turns the same way and goes round twice.
    [(0, -100), (59, 81), (-95, -31), (95, -31), (-59, 81)],
    # A spike.
    [(0, 0), (10, 0), (20, 0), (10, 0), (10, 10), (0, 10)],
    # A corner on another side.
    [(0, 0), (20, 0), (20, 20), (10, 0), (0, 20)],
]


@pytest.mark.parametrize("corners", SIMPLE)
def test_simple_outlines_do_not_cross_themselves(corners: list[tuple[int, int]]) -> None:
    assert not crosses_itself(Outline(corners))
    assert not crosses_itself(Outline(corners[::-1]))


@pytest.mark.parametrize("corners", CROSSED)
def test_crossed_outlines_are_found(corners: list[tuple[int, int]]) -> None:
    assert crosses_itself(Outline(corners))
    assert crosses_itself(Outline(corners[::-1]))


@given(st.lists(st.tuples(st.integers(-9, 9), st.integers(-9, 9)), min_size=4, max_size=8, unique=True))
def test_the_quick_way_for_convex_outlines_agrees_with_looking_at_every_pair(corners: list[tuple[int, int]]) -> None:
    try:
        outline = Outline(corners)
    except ValueError:
        return
    edges = outline.edges
    count = len(edges)
    meets = False
    for first in range(count):
        for second in range(first + 2, count):
            if (first, second) != (0, count - 1):
                meets = meets or segments_meet(*edges[first], *edges[second])
    if meets:
        assert crosses_itself(outline)
    elif outline.convex:
        assert not crosses_itself(outline)
