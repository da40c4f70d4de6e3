"""Discs of bases that touch may swell; between those that do not, ground is seen."""

from __future__ import annotations

from math import inf

import pytest

from desktop.tabletop.battlefield.disc_room import GAP_PX, Standing, widest

SCALE = 0.1
HERO, ORC = 306, 254
HERO_DISC, ORC_DISC = 38.25, 31.75
REACH = (HERO + ORC) / 2


def pair(gap: float, rings: float = 0.0) -> list[Standing]:
    return [Standing(1000, 1000, HERO, HERO_DISC, rings), Standing(1000, 1000 + REACH + gap, ORC, ORC_DISC)]


def test_discs_in_contact_are_as_wide_as_ever() -> None:
    assert widest(pair(3), SCALE) == [inf, inf]
    assert widest(pair(600), SCALE) == [inf, inf]


@pytest.mark.parametrize("gap", [45, 51, 80, 100])
@pytest.mark.parametrize("rings", [0.0, 4.0])
def test_between_bases_that_do_not_touch_ground_is_seen(gap: int, rings: float) -> None:
    hero, orc = widest(pair(gap, rings), SCALE)
    assert hero >= HERO * SCALE
    seen = (REACH + gap) * SCALE - (min(hero, HERO_DISC) + min(orc, ORC_DISC)) / 2
    assert seen >= min(gap * SCALE, GAP_PX + rings) - 1e-6


def test_the_nearest_of_several_says_how_wide() -> None:
    crowd = [*pair(80), Standing(1000, 1000 - REACH - 30, ORC, ORC_DISC)]
    assert widest(crowd, SCALE)[0] == HERO * SCALE
