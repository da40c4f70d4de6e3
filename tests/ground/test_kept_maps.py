"""Equal maps share what was worked out for them; the least used of many is made anew."""

from __future__ import annotations

from rules_core.ground.geometry import Outline, rectangle
from rules_core.ground.kept_maps import KEPT, map_of
from rules_core.ground.pieces import BUILDING, WATER, GroundMap, Piece


def a_map(x: int = 500, traits: int = BUILDING, bridges: tuple[Outline, ...] = (), height: int = 0) -> GroundMap:
    return map_of(2000, 2000, [Piece("house", "building", rectangle(x, 700, 200, 200), traits, height)], bridges)


def test_equal_maps_are_one_and_others_are_not() -> None:
    first = a_map()
    assert a_map() is first
    others = [a_map(600), a_map(traits=WATER), a_map(bridges=(rectangle(500, 700, 50, 300),)), a_map(height=3)]
    assert len({id(one) for one in (first, *others)}) == 5
    assert a_map() is first


def test_only_the_last_used_ones_are_kept() -> None:
    first, second = a_map(500), a_map(501)
    for x in range(502, 500 + KEPT):
        a_map(x)
    assert a_map(500) is first
    a_map(999)
    assert a_map(500) is first
    assert a_map(501) is not second
