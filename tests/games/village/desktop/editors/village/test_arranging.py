"""Aligning, distributing and snapping, as numbers."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop.games.village.map_editor.aligning import Alignment, Axis, aligned, distributed
from desktop.games.village.map_editor.shapes import Box
from desktop.games.village.map_editor.snapping import GuideLine, SnapLines, snapped, snapped_place, to_grid

BOXES = [Box(0.0, 0.0, 2.0, 4.0), Box(5.0, 1.0, 6.0, 2.0), Box(9.0, 6.0, 13.0, 8.0)]
boxes = st.builds(
    lambda x, y, w, h: Box(float(x), float(y), float(x + w), float(y + h)),
    st.integers(0, 30), st.integers(0, 30), st.integers(1, 6), st.integers(1, 6),
)  # fmt: skip


@given(st.lists(boxes, min_size=2, max_size=6), st.sampled_from(Alignment))
def test_aligned_boxes_share_their_line(found: list[Box], alignment: Alignment) -> None:
    line = {
        Alignment.LEFT: lambda box: box.left,
        Alignment.CENTRE: lambda box: box.middle[0],
        Alignment.RIGHT: lambda box: box.right,
        Alignment.TOP: lambda box: box.top,
        Alignment.MIDDLE: lambda box: box.middle[1],
        Alignment.BOTTOM: lambda box: box.bottom,
    }[alignment]
    moved = [box.moved(*away) for box, away in zip(found, aligned(found, alignment), strict=True)]
    assert max(map(line, moved)) - min(map(line, moved)) < 1e-9


def test_aligning_to_the_left_moves_nothing_up_or_down() -> None:
    assert aligned(BOXES, Alignment.LEFT) == [(0.0, 0.0), (-5.0, 0.0), (-9.0, 0.0)]


def test_distributing_makes_the_gaps_equal_and_leaves_the_ends() -> None:
    assert distributed(BOXES, Axis.ACROSS) == [(0.0, 0.0), (0.0, 0.0), (0.0, 0.0)]
    uneven = [BOXES[0], Box(3.0, 1.0, 4.0, 2.0), BOXES[2]]
    assert distributed(uneven, Axis.ACROSS) == [(0.0, 0.0), (pytest.approx(2.0), 0.0), (0.0, 0.0)]


def test_two_things_cannot_be_spread_out() -> None:
    assert distributed(BOXES[:2], Axis.DOWN) == [(0.0, 0.0), (0.0, 0.0)]


def test_an_edge_catches_an_edge_and_says_so() -> None:
    found = snapped(Box(5.1, 10.0, 8.1, 12.0), SnapLines([Box(5.0, 0.0, 9.0, 3.0)]), 0.0, 0.3)
    assert found.across == pytest.approx(-0.1)
    assert found.down == 0.0
    assert GuideLine((5.0, 0.0), (5.0, 12.0)) in found.guides


def test_a_middle_catches_a_middle() -> None:
    found = snapped(Box(6.2, 10.0, 8.2, 12.0), SnapLines([Box(5.0, 0.0, 9.0, 3.0)]), 0.0, 0.3)
    assert found.across == pytest.approx(-0.2)


def test_others_come_before_the_grid_and_the_grid_catches_the_rest() -> None:
    found = snapped(Box(5.1, 10.3, 8.1, 12.3), SnapLines([Box(5.05, 0.0, 9.0, 3.0)]), 0.5, 0.3)
    assert found.across == pytest.approx(-0.05)
    assert found.down == pytest.approx(0.2)


def test_nothing_is_caught_from_afar() -> None:
    found = snapped(Box(5.1, 10.0, 8.1, 12.0), SnapLines([Box(20.0, 30.0, 21.0, 31.0)]), 0.0, 0.3)
    assert (found.across, found.down, found.guides) == (0.0, 0.0, ())


def test_a_corner_is_caught_by_corners_in_each_direction_for_itself() -> None:
    found = snapped_place((3.1, 6.9), [(3.0, 20.0), (30.0, 7.0)], 0.0, 0.2)
    assert (found.across, found.down) == pytest.approx((-0.1, 0.1))
    assert len(found.guides) == 2


def test_a_grid_of_nothing_leaves_numbers_as_they_are() -> None:
    assert to_grid(3.21, 0.0) == 3.21
    assert to_grid(3.3, 0.25) == 3.25
