"""What makes a profile invalid (SBH-TRT, SBH-PTS-7)."""

from __future__ import annotations

import pytest

from rules_core.song.profile_checks import at_odds, profile_faults, weaponless
from rules_core.song.trait_types import shipped
from rules_core.song.warband import Profile, Trait, profile
from tests.clauses import rule

TRAITS = shipped()


def card(name: str, *traits: str | Trait, quality: int = 3) -> Profile:
    given = tuple(one if isinstance(one, Trait) else Trait(one) for one in traits)
    return profile(name, quality, 3, given)


def clauses(one: Profile) -> list[str]:
    return [fault.clause for fault in profile_faults(one, TRAITS)]


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


@rule("SBH-PTS-7")
def test_rabble_are_not_better_than_four_plus() -> None:
    assert clauses(card("mob", "rabble", quality=3)) == ["SBH-PTS-7"]
    assert clauses(card("mob", "rabble", quality=4)) == []


@rule("SBH-RNG-1")
@pytest.mark.parametrize("trait", ["legendary-archer", "unerring-aim", "good-shot", "sharpshooter", "fire-into-melee"])
def test_traits_about_missiles_need_a_missile_weapon(trait: str) -> None:
    faults = weaponless(card("x", "tough", trait), TRAITS)
    assert [(fault.clause, fault.trait) for fault in faults] == [("SBH-RNG-1", trait)]
    assert weaponless(card("x", trait, "short-bow"), TRAITS) == []
    assert weaponless(card("x", "combat-master"), TRAITS) == []


@rule("SBH-PTS-7")
def test_a_paladin_does_not_serve_beside_evil_nor_a_sorcerer_beside_a_cleric() -> None:
    paladin, orc, otto = card("paladin", "paladin"), card("orc", "evil"), card("otto", "tough")
    tagged = profile("ghoul", 4, 2, tags=("evil",))
    assert at_odds([paladin, otto], TRAITS) == []
    assert at_odds([otto, orc, tagged, paladin], TRAITS) == [(paladin, orc), (paladin, tagged)]
    assert at_odds([paladin, card("both", "paladin", "evil")], TRAITS) != []
    sorcerer, cleric = card("sorcerer", "sorcerer"), card("cleric", "cleric")
    assert at_odds([cleric, sorcerer], TRAITS) == [(sorcerer, cleric)]


@rule("SBH-TRT-1", "SBH-TRT-2")
def test_every_exclusion_of_the_list_is_found() -> None:
    for trait in TRAITS.values():
        for other in trait.excludes:
            faults = profile_faults(card("x", Trait(trait.id, against="y"), other), TRAITS)
            assert next(fault.clause for fault in faults) in ("SBH-TRT-1", "SBH-TRT-2")


def test_a_fault_names_the_part_of_the_profile_and_the_remedy() -> None:
    fault = profile_faults(card("ogre", "huge", "big"), TRAITS)[0]
    assert fault.key == "traits"
    assert fault.sentence.format(**fault.values) == "Huge takes the place of Big."
    assert fault.remedy.format(**fault.values) == "Remove Big."
    assert profile_faults(card("mob", "rabble"), TRAITS)[0].key == "quality"
