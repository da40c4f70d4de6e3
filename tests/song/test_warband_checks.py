"""What makes a profile or a warband invalid (SBH-TRT, SBH-PTS)."""

from __future__ import annotations

import pytest

from rules_core.song.trait_types import shipped
from rules_core.song.warband import Profile, Trait, profile
from rules_core.song.warband_checks import Limits, profile_faults, warband_faults, warband_points
from tests.clauses import rule

TRAITS = shipped()


def card(name: str, *traits: str | Trait, quality: int = 3, points: int = 30) -> Profile:
    given = tuple(one if isinstance(one, Trait) else Trait(one) for one in traits)
    return profile(name, quality, 3, given, points=points)


def clauses(one: Profile, limits: Limits | None = None) -> list[str]:
    return [fault.clause for fault in profile_faults(one, TRAITS, limits)]


def warband_clauses(*members: Profile, limits: Limits | None = None, pool: int = 0) -> list[str]:
    faults = warband_faults(members, TRAITS, limits or Limits(), pool)
    return [fault.clause for fault in faults]


@rule("SBH-TRT-1")
@pytest.mark.parametrize(
    "stronger, weaker",
    [
        ("huge", "big"),
        ("gargantuan", "big"),
        ("gargantuan", "huge"),
        ("long-move", "short-move"),
        ("shooter-long", "shooter-short"),
    ],
)
def test_a_stronger_trait_takes_the_place_of_a_weaker(stronger: str, weaker: str) -> None:
    assert clauses(card("x", stronger, weaker)) == ["SBH-TRT-1"]
    assert clauses(card("x", stronger)) == []


@rule("SBH-TRT-2")
@pytest.mark.parametrize(
    "one, other",
    [
        ("stealth", "heavy-armor"),
        ("coward", "fearless"),
        ("coward", "steadfast"),
        ("coward", "hero"),
        ("magic-resistance", "sorcerer"),
        ("mutant", "artificial"),
        ("mutant", "undead"),
        ("beastmaster", "animal"),
        ("giant-slayer", "huge"),
        ("berserk", "dashing"),
        ("magic-user", "necromancer"),
    ],
)
def test_some_traits_do_not_go_together(one: str, other: str) -> None:
    assert clauses(card("x", one, other)) == ["SBH-TRT-2"]
    assert clauses(card("x", other, one)) == ["SBH-TRT-2"]
    assert clauses(card("x", one)) == []


@rule("SBH-TRT-3")
@pytest.mark.parametrize("trait", ["lethal", "hatred", "protect"])
def test_some_traits_say_whom_they_mean(trait: str) -> None:
    assert clauses(card("x", trait)) == ["SBH-TRT-3"]
    assert clauses(card("x", Trait(trait, against="undead"))) == []


@rule("SBH-TRT-4")
def test_the_pool_of_those_who_call_creatures_is_part_of_the_total() -> None:
    caller = card("caller", "summoner", points=60)
    assert warband_points([caller], 40) == 100
    assert warband_clauses(caller, card("man", points=240), pool=40) == ["SBH-PTS-5"]
    assert warband_clauses(card("man"), pool=40) == ["SBH-TRT-4"]


@rule("SBH-PTS-5")
def test_a_warband_keeps_to_the_size_agreed_on() -> None:
    men = [card("man", points=30)] * 10
    assert warband_clauses(*men) == []
    assert warband_clauses(*men, card("boy", points=1)) == ["SBH-PTS-5"]
    assert warband_clauses(*men, card("boy", points=1), limits=Limits(size=None)) == []


@rule("SBH-PTS-6")
@pytest.mark.parametrize("great, is_valid", [(99, True), (101, True), (102, False)])
def test_personalities_are_a_third_of_the_points_rounded_kindly(great: int, is_valid: bool) -> None:
    # 101 of 300 are 33.67 percent, which counts as 33.
    chief = card("chief", "leader", points=great)
    faults = warband_clauses(chief, card("man", points=300 - great))
    assert faults == ([] if is_valid else ["SBH-PTS-6"])


@rule("SBH-PTS-7")
def test_animals_and_swarms_are_half_of_the_points_at_most() -> None:
    rats = card("rats", "swarm", points=75)
    dog = card("dog", "animal", points=76)
    man = card("man", points=149)
    assert warband_clauses(rats, rats, card("man", points=150)) == []
    assert warband_clauses(rats, rats, man) == ["SBH-PTS-7"]
    assert warband_clauses(dog, dog, man, limits=Limits(size=None)) == ["SBH-PTS-7"]


@rule("SBH-PTS-7")
def test_a_swarm_has_two_bases() -> None:
    rats = card("rats", "swarm", points=30)
    assert warband_clauses(rats, card("man", points=200)) == ["SBH-PTS-7"]


@rule("SBH-PTS-7")
def test_rabble_are_not_better_than_four_plus() -> None:
    assert clauses(card("mob", "rabble", quality=3)) == ["SBH-PTS-7"]
    assert clauses(card("mob", "rabble", quality=4)) == []


@rule("SBH-PTS-7")
@pytest.mark.parametrize("one, other", [("paladin", "evil"), ("sorcerer", "cleric")])
def test_some_do_not_serve_together(one: str, other: str) -> None:
    lenient = Limits(personality_percent=100)
    assert warband_clauses(card("a", one), card("b", other), limits=lenient) == ["SBH-PTS-7"]
    assert warband_clauses(card("a", one), card("b"), limits=lenient) == []


@rule("SBH-PTS-8")
def test_three_weaknesses_are_the_most_where_that_is_agreed() -> None:
    weak = card("x", "slow", "stubborn", "short-move", "coward")
    assert clauses(weak) == []
    assert clauses(weak, Limits(weaknesses=3)) == ["SBH-PTS-8"]
    assert clauses(weak, Limits(weaknesses=4)) == []


@rule("SBH-TRT-1", "SBH-TRT-2")
def test_every_exclusion_of_the_list_is_found() -> None:
    for trait in TRAITS.values():
        for other in trait.excludes:
            faults = profile_faults(card("x", Trait(trait.id, against="y"), other), TRAITS)
            assert next(fault.clause for fault in faults) in ("SBH-TRT-1", "SBH-TRT-2")


def test_a_fault_names_the_profile_and_the_remedy() -> None:
    fault = profile_faults(card("ogre", "huge", "big"), TRAITS)[0]
    assert (fault.about, fault.remedy) == ("ogre", "huge takes the place of big; remove big.")
