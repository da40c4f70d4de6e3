"""What models cost (SBH-PTS)."""

from __future__ import annotations

import pytest

from rules_core.song.points import points
from tests.clauses import rule

PROFILES = [
    ("Village Archer", 4, 2, [5], 23),
    ("Village Rider", 4, 2, [10, 6], 39),
    ("Line infantry", 4, 2, [7], 26),
    ("Orc warchief", 3, 4, [15, 15], 100),
    ("Orc shaman", 4, 2, [15], 38),
    ("Boar rider", 4, 3, [6, 10], 47),
    ("Orc warrior", 4, 3, [], 23),
    ("Orc archer", 4, 3, [4], 29),
    ("Human short-bow man", 3, 2, [4], 28),
    ("Knight captain", 3, 3, [15], 60),
    ("Heavy infantry", 4, 4, [-3], 26),
    ("Barbarian", 3, 3, [3], 36),
    ("Paladin", 2, 5, [2], 68),
    ("Two-handed swordsman", 4, 6, [-2, -3, -5, -2], 27),
    ("Longbow man", 5, 3, [4, 7], 26),
    ("Skeleton", 3, 2, [3], 26),
    ("Kobold archer", 4, 2, [-3, 3, 4, 3], 26),
    ("Harbinger", 4, 4, [3, 3, -5, 15], 54),
    ("Crossbow man", 3, 3, [7], 44),
]


def price(quality: int, combat: int, costs: list[int]) -> int:
    named = {f"trait-{place}": cost for place, cost in enumerate(costs)}
    return points(quality, combat, list(named), named)


@rule("SBH-PTS-1", "SBH-PTS-4")
@pytest.mark.parametrize("name, quality, combat, costs, price_known", PROFILES, ids=[one[0] for one in PROFILES])
def test_published_profiles_cost_what_they_are_known_to_cost(
    name: str, quality: int, combat: int, costs: list[int], price_known: int
) -> None:
    assert price(quality, combat, costs) == price_known


@rule("SBH-PTS-1")
def test_a_half_is_always_rounded_up_and_never_to_the_even_number() -> None:
    assert price(4, 3, []) == 23  # 22.5
    assert price(4, 2, [7]) == 26  # 25.5


@rule("SBH-PTS-1")
@pytest.mark.parametrize("quality, combat, costs", [(6, 1, [-5]), (6, 1, [-5, -5]), (6, 0, [])])
def test_nothing_costs_less_than_one_point(quality: int, combat: int, costs: list[int]) -> None:
    assert price(quality, combat, costs) == 1


@rule("SBH-PTS-2")
def test_combat_nought_counts_one_in_the_sum() -> None:
    assert price(3, 0, []) == 2
    assert price(3, 0, [3]) == 8


@rule("SBH-PTS-3")
@pytest.mark.parametrize("quality, twice", [(2, 5), (3, 4), (4, 3), (5, 2), (6, 1)])
def test_quality_multiplies_the_sum(quality: int, twice: int) -> None:
    # Four Combat are twenty, so there is no fraction.
    assert price(quality, 4, []) == 20 * twice // 2


def test_a_trait_without_a_price_is_an_error() -> None:
    with pytest.raises(KeyError):
        points(3, 3, ["unheard-of"], {})
