"""The distances that the rules ask for, as the map shows them."""

from __future__ import annotations

import pytest

from desktop.games.village.map_editor.distances import (
    APART,
    NEAR_HALL,
    DistanceVerdict,
    distances,
    gap_between,
    hall_among,
)
from desktop.games.village.map_editor.layout import Layout, Ref, ThingKind, read_layout
from desktop.games.village.map_editor.shapes import Shape, rectangle
from rules_core.games.village.content.kinds import Kind
from rules_core.kernel.game import Plain
from tests.games.village.desktop.editors.village.example import village
from tests.games.village.desktop.editors.village.oracle import polygon

ONE = rectangle((0.0, 0.0), (3.0, 3.0))
HOOK: Shape = ((10.0, 0.0), (16.0, 0.0), (16.0, 2.0), (12.0, 2.0), (12.0, 5.0), (10.0, 5.0))


def with_tower_at(x: float, y: float) -> tuple[Plain, Layout]:
    plain = village()
    plain["building"][3]["position"] = [x, y]
    return plain, read_layout(Kind.VILLAGE, plain)


def found(
    plain: Plain, layout: Layout, *waived: str, moving: tuple[Ref, ...] = ()
) -> list[tuple[DistanceVerdict, float]]:
    buildings = layout.of(ThingKind.BUILDING)
    hall = hall_among(buildings, plain["building"])
    return [(one.verdict, one.shown) for one in distances(buildings, hall, waived, moving)]


def test_the_limits_are_those_of_the_rules() -> None:
    assert (NEAR_HALL, APART) == (8, 3)


@pytest.mark.parametrize("other", [HOOK, rectangle((4.0, 7.0), (5.0, 9.0)), rectangle((2.0, 2.0), (5.0, 5.0))])
def test_gaps_agree_with_shapely(other: Shape) -> None:
    gap, start, end = gap_between(ONE, other)
    assert gap == pytest.approx(polygon(ONE).distance(polygon(other)))
    if gap:
        assert ((end[0] - start[0]) ** 2 + (end[1] - start[1]) ** 2) ** 0.5 == pytest.approx(gap)


def test_the_village_of_the_book_keeps_every_distance() -> None:
    plain = village()
    assert found(plain, read_layout(Kind.VILLAGE, plain)) == []


def test_too_far_is_told_until_it_is_waived() -> None:
    plain, layout = with_tower_at(11.7, 0)
    assert found(plain, layout) == [(DistanceVerdict.TOO_FAR, 8.2)]
    assert found(plain, layout, "V-4.4.2") == []


def test_what_breaks_a_rule_by_a_hair_never_looks_as_if_it_kept_it() -> None:
    plain, layout = with_tower_at(11.54, 0)
    assert found(plain, layout) == [(DistanceVerdict.TOO_FAR, 8.04)]


def test_too_near_and_touching_are_told_apart() -> None:
    plain, layout = with_tower_at(6.5, -2)
    assert (DistanceVerdict.TOO_NEAR, 1.0) in found(plain, layout)
    plain, layout = with_tower_at(6.5, -3)
    assert (DistanceVerdict.TOUCHING, 0.0) in found(plain, layout)


def test_what_moves_tells_its_distance_to_the_hall_while_it_is_kept() -> None:
    plain, layout = with_tower_at(7.5, 5)
    assert found(plain, layout, moving=(Ref("building", 3),)) == [(DistanceVerdict.KEPT, 4.3)]


def test_without_a_heart_there_is_no_hall() -> None:
    plain = village()
    plain["building"] = plain["building"][1:]
    layout = read_layout(Kind.VILLAGE, plain)
    assert hall_among(layout.of(ThingKind.BUILDING), plain["building"]) is None
    assert found(plain, layout) == []
