"""Squares: who lies beside whom, how far one comes, and that ways go round what is closed."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from rules_core.grid.squares import Grid, Square, column_name, groups, joined, square_name, square_named


def drawn(picture: str) -> tuple[Grid, dict[str, Square]]:
    """A map from a picture: `#` is closed, letters name squares."""
    lines = [line.strip() for line in picture.strip().splitlines()]
    marks = {mark: (x, y) for y, line in enumerate(lines) for x, mark in enumerate(line)}
    closed = [(x, y) for y, line in enumerate(lines) for x, mark in enumerate(line) if mark == "#"]
    return Grid(len(lines[0]), len(lines), closed), marks


def test_neighbours_lie_across_open_sides() -> None:
    grid, marks = drawn("""
        .n.
        wc#
        .s.
    """)
    assert grid.neighbours(marks["c"]) == [marks["n"], marks["s"], marks["w"]]
    assert grid.neighbours((0, 0)) == [(1, 0), (0, 1)]


def test_ways_go_round_what_is_closed() -> None:
    grid, marks = drawn("""
        a#b
        .#.
        ...
    """)
    assert grid.path(marks["a"], marks["b"]) == [(0, 0), (0, 1), (0, 2), (1, 2), (2, 2), (2, 1), (2, 0)]
    assert grid.distance(marks["a"], marks["b"]) == 6
    assert grid.distance(marks["a"], marks["a"]) == 0


def test_there_may_be_no_way() -> None:
    grid, marks = drawn("""
        a#b
        .#.
    """)
    assert grid.path(marks["a"], marks["b"]) == []
    assert grid.path((1, 0), marks["b"]) == []
    assert grid.distance(marks["a"], marks["b"]) == -1


def test_reach_counts_steps_and_names_the_nearest_first() -> None:
    grid, marks = drawn("""
        a..
        .#.
    """)
    assert grid.reach(marks["a"], 2) == {(0, 0): 0, (1, 0): 1, (0, 1): 1, (2, 0): 2}
    assert list(grid.reach(marks["a"], 3).values()) == [0, 1, 1, 2, 3]
    assert grid.reach(marks["a"], 0) == {(0, 0): 0}


@given(
    closed=st.sets(st.tuples(st.integers(0, 5), st.integers(0, 4)), max_size=12),
    start=st.tuples(st.integers(0, 5), st.integers(0, 4)),
    goal=st.tuples(st.integers(0, 5), st.integers(0, 4)),
)
def test_a_path_steps_from_side_to_side_and_none_is_shorter(closed: set[Square], start: Square, goal: Square) -> None:
    grid = Grid(6, 5, closed - {start, goal})
    path = grid.path(start, goal)
    reach = grid.reach(start, 30)
    assert (goal in reach) is bool(path)
    if path:
        assert (path[0], path[-1]) == (start, goal)
        assert all(after in grid.neighbours(before) for before, after in pairwise(path))
        assert reach[goal] == len(path) - 1


@given(column=st.integers(0, 26 * 27 - 1), row=st.integers(0, 98))
def test_a_name_leads_back_to_its_square(column: int, row: int) -> None:
    assert square_named(square_name((column, row))) == (column, row)


def test_columns_go_on_after_z() -> None:
    assert [column_name(one) for one in (0, 25, 26, 51, 52)] == ["a", "z", "aa", "az", "ba"]
    assert [square_named(one) for one in ("", "a", "a0", "A1", "aaa1", "a-1", "a100", "stay")] == [None] * 8


def test_squares_hang_together_by_their_sides() -> None:
    # ##.#
    # ..#.
    # #...  the row goes on no further at the edge
    numbers = [0, 1, 3, 6, 8]
    assert groups(numbers, 4) == [[0, 1], [3], [6], [8]]
    assert joined(6, {2, 3, 6, 10, 11, 8}, 4) == {2, 3, 6, 10, 11}
    assert groups([], 4) == []
