"""Discs in contact lean apart: never far, always the same way, and no face is hidden."""

from __future__ import annotations

from math import cos, hypot, sin, sqrt
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop.look.token import TokenView, letters_px
from desktop.tabletop.battlefield.lean import FACE, MOST_IN_CROWD, Disc, hidden_by, lean_apart


def plain(x: float, y: float, diameter: float) -> Disc:
    return Disc(x, y, diameter, diameter)


def test_discs_that_do_not_touch_stay() -> None:
    assert lean_apart([plain(0, 0, 40), plain(100, 0, 40)]) == [(0.0, 0.0), (0.0, 0.0)]


def test_two_discs_one_over_the_other_lean_apart_by_the_same() -> None:
    (one_x, one_y), (other_x, other_y) = lean_apart([plain(0, 0, 44), plain(20, 0, 44)])
    assert one_x == -other_x < 0
    assert one_y == other_y == 0
    assert 20 + other_x - one_x >= 44 * 0.79


def test_discs_whose_bases_touch_stay_where_the_bases_are() -> None:
    assert lean_apart([plain(0, 0, 25), plain(20, 0, 25)]) == [(0.0, 0.0), (0.0, 0.0)]


def test_letters_of_small_discs_are_never_cut_by_a_neighbour() -> None:
    (one, other) = [TokenView(badge, badge=badge) for badge in ("2a", "2b")]
    small = 15.0
    leans = lean_apart([Disc(0, 0, small, hidden_by(one, small)), Disc(10, 6, small, hidden_by(other, small))])
    apart = hypot(10 + leans[1][0] - leans[0][0], 6 + leans[1][1] - leans[0][1])
    assert apart >= letters_px(one, small)


def test_discs_on_one_point_part_sideways() -> None:
    one, other = lean_apart([plain(5, 5, 40), plain(5, 5, 40)])
    assert one[0] < 0 < other[0]


def test_discs_at_the_edge_lean_onto_the_table() -> None:
    leans = lean_apart([plain(10, 300, 40), plain(392, 390, 40), plain(200, 200, 40)], (400, 400))
    assert leans == [(10.0, 0.0), (-12.0, -10.0), (0.0, 0.0)]


def test_a_disc_beyond_the_table_stays_there() -> None:
    assert lean_apart([plain(-30, 200, 40)], (400, 400)) == [(0.0, 0.0)]


discs = st.builds(plain, st.floats(0, 200), st.floats(0, 200), st.floats(36, 60))


@given(st.lists(discs, max_size=14))
def test_no_disc_leans_farther_than_allowed(places: list[Disc]) -> None:
    leans = lean_apart(places, (200, 200))
    assert len(leans) == len(places)
    for (across, down), (_, _, diameter, _) in zip(leans, places, strict=True):
        assert hypot(across, down) <= diameter * MOST_IN_CROWD + 1e-6
    assert leans == lean_apart(places, (200, 200))


SWOLLEN = 1.25
RINGED = 1.31


def crowd(random: Random, *, pressed: bool) -> list[Disc]:
    """Bases thrown into a small room, some with a ring; `pressed`: they may lie on each other, as hands put them."""
    placed: list[tuple[float, float, float]] = []
    for _ in range(400):
        base = 21 * random.choice((1.0, 1.0, 1.2, 1.2, 2.0))
        x, y = random.uniform(0, 120), random.uniform(0, 120)
        room = 0.3 if pressed else 0.5
        if len(placed) < 14 and all(hypot(x - ax, y - ay) >= (base + other) * room for ax, ay, other in placed):
            placed.append((x, y, base))
    return [Disc(x, y, b * SWOLLEN, b * SWOLLEN * random.choice((1.0, 1.0, RINGED))) for x, y, b in placed]


def most_covered(crowded: list[Disc], leans: list[tuple[float, float]]) -> float:
    """The greatest share of a face that those nearer to the looker hide."""
    at = [(disc.x + across, disc.y + down) for disc, (across, down) in zip(crowded, leans, strict=True)]
    worst = 0.0
    for number, disc in enumerate(crowded):
        over = [other for other in range(len(crowded)) if crowded[other].y > disc.y]
        hidden = 0
        for step in range(120):
            away, angle = disc.diameter * FACE / 2 * sqrt((step + 0.5) / 120), step * 2.39996
            x, y = at[number][0] + away * cos(angle), at[number][1] + away * sin(angle)
            hidden += any(hypot(x - at[other][0], y - at[other][1]) < crowded[other].hides / 2 for other in over)
        worst = max(worst, hidden / 120)
    return worst


@pytest.mark.parametrize("pressed", [False, True])
def test_no_face_in_a_crowd_is_covered_by_more_than_a_fifth(pressed: bool) -> None:
    for seed in range(40):
        crowded = crowd(Random(seed), pressed=pressed)
        assert most_covered(crowded, lean_apart(crowded, (300, 300))) <= 0.2, seed
