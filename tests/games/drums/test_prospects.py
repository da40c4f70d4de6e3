"""What a soldier is good at, and how a squad stands to its limits, counted once more by plain arithmetic."""

from __future__ import annotations

from itertools import product

import pytest

from rules_core.games.drums.content.costs import blocks_of, prices_of
from rules_core.games.drums.content.library_content import shipped
from rules_core.games.drums.content.squad_limits import broken_limits, hindrance, limits_of
from rules_core.games.drums.content.types import SoldierType
from rules_core.games.drums.rules.prospects import ALONE, CHARGE, FLAGGED, LED, STANDING, prospects
from rules_core.games.drums.words.squad_words import BARRED, BROKEN, KEPT, barred_words, limit_words
from tests.clauses.marks import rule
from tests.games.drums.field import CONSCRIPT, CUIRASSIER, FRENCH_OFFICER, FUSILIER, RIFLEMAN, VOLTIGEUR, battle

MEASURED = (FUSILIER, VOLTIGEUR, CUIRASSIER, CONSCRIPT, FRENCH_OFFICER, RIFLEMAN, "france-eagle-bearer")
DIE = range(1, 7)


def own(soldier: SoldierType, *names: str) -> int:
    """How many of these special rules he has."""
    return sum(1 for name in names if soldier.profile.has(name))


@rule("SDS-RNG-2", "SDS-RNG-3", "SDS-RNG-4", "SDS-CON-6")
@pytest.mark.parametrize("kind", MEASURED)
def test_a_shot_is_counted_in_every_band(kind: str) -> None:
    world = battle().world
    soldier = world.content.soldiers[kind]
    arms = [world.content.arms[one] for one in soldier.weapons]
    arm = next((one for one in arms if one.shot is not None), None)
    told = prospects(world, kind).shots
    if arm is None or arm.shot is None or (soldier.profile.has("mounted") and not arm.saddle):
        assert told == ()
        return
    stick = {"short": 500, "medium": 800, "long": 1200}[arm.shot.stick]
    assert [one.reach for one in told] == [stick * band for band in range(1, len(arm.shot.bands) + 1)]
    for shot, number in zip(told, arm.shot.bands, strict=True):
        more = number + own(soldier, "marksman") - own(soldier, "poor-shot") - own(soldier, "mounted")
        ours = [(die + soldier.profile.combat + more, foe + 2) for die, foe in product(DIE, DIE)]
        assert shot.modifier == more
        assert shot.hits == pytest.approx(sum(1 for one, other in ours if one > other) / 36)
        assert shot.kills == pytest.approx(sum(1 for one, other in ours if one >= 2 * other) / 36)


@rule("SDS-HTH-2", "SDS-HTH-25", "SDS-SR-2", "SDS-SR-1")
@pytest.mark.parametrize("kind", MEASURED)
def test_a_melee_is_counted_in_his_charge_and_otherwise(kind: str) -> None:
    world = battle().world
    soldier = world.content.soldiers[kind]
    has_cuirass = soldier.profile.has("cuirass")
    told = {one.when: one for one in prospects(world, kind).melee}
    for when, charges in ((CHARGE, 1), (STANDING, 0)):
        more = own(soldier, "mounted", "strong") - own(soldier, "weak") + charges * own(soldier, "mounted", "elan")
        gaps = [die + soldier.profile.combat + more - foe - 2 for die, foe in product(DIE, DIE)]
        wins = sum(1 for gap in gaps if gap > 0)
        loses = sum(1 for gap in gaps if gap < (-1 if has_cuirass else 0))
        found = told[when]
        assert [found.wins, found.loses] == pytest.approx([wins / 36, loses / 36])
        assert found.wins + found.draws + found.loses == pytest.approx(1)


@rule("SDS-MOR-1", "SDS-MOR-12", "SDS-SR-6")
@pytest.mark.parametrize("kind", MEASURED)
def test_nerve_is_counted_alone_with_an_officer_and_with_the_flag(kind: str) -> None:
    world = battle().world
    soldier = world.content.soldiers[kind]
    told = {one.when: one for one in prospects(world, kind).morale}
    leads, bears = soldier.profile.has("leader"), soldier.profile.has("flag-bearer")
    assert (LED in told, FLAGGED in told) == (not leads, not bears)
    for when, found in told.items():
        led = when != ALONE and not leads
        bonus = max(-2, min(2, own(soldier, "steadfast") - own(soldier, "wavering") + led))
        good = [face == 6 or (face > 1 and face + bonus >= soldier.profile.quality) for face in DIE]
        chances = [0.0] * 4
        for dice in product(good, repeat=3):
            failures = dice.count(False)
            for again in good if when == FLAGGED and failures else [False]:
                share = 1 / 6 if when == FLAGGED and failures else 1.0
                chances[failures - again] += share / 216
        assert [found.holds, found.flees, found.flees_twice, found.routs] == pytest.approx(chances)


@rule("SDS-PTS-1", "SDS-PTS-10")
def test_the_blocks_of_the_formula_give_the_points() -> None:
    content = shipped()
    prices = prices_of(content.traits, content.arms)
    for one in content.soldiers.values():
        inside = sum(number for _, number in blocks_of(one, prices))
        assert one.points == max(1, -(-inside * (7 - one.profile.quality) // 2))


@rule("SDS-PTS-4", "SDS-PTS-5", "SDS-PTS-6", "SDS-PTS-7", "S-SET-5")
def test_every_limit_is_told_whether_it_is_kept_or_not() -> None:
    content = shipped()
    good = [content.soldiers[one] for one in content.squads["grande-armee"].members()]
    bad = [content.soldiers[one] for one in ["france-eagle-bearer"] * 9 + ["france-drummer"] * 12]
    told = limits_of(good, 400)
    assert [one.what for one in told] == [one.what for one in limits_of(bad, 400)]
    assert all(one.is_kept for one in told)
    assert limit_words(told[0]) == "Points: 381 of 400"
    assert {one.what for one in told} == KEPT.keys() == BROKEN.keys()
    broken = broken_limits(bad, 400)
    assert [one.what for one in broken] == ["points", "commander", "musician", "flag-bearer", "most", "command"]
    over = sum(one.points for one in bad) - 400
    assert limit_words(broken[0]).endswith(f"{over} too many.")


@rule("SDS-PTS-4", "SDS-PTS-6", "S-SET-5")
def test_who_cannot_join_is_told_why() -> None:
    content = shipped()
    officer, fusilier = content.soldiers[FRENCH_OFFICER], content.soldiers[FUSILIER]
    assert hindrance([], officer, 400) is None
    cases = [([officer], officer, 400), ([fusilier] * 15, fusilier, 400), ([fusilier] * 20, fusilier, 1000)]
    said = []
    for squad, one, most in cases:
        limit = hindrance(squad, one, most)
        assert limit is not None
        assert limit.what in BARRED
        said.append(barred_words(limit))
    assert said == ["one Leader only", "16 over", "20 men at most"]
    # A squad that is only too small, or without a commander, may grow.
    assert hindrance([fusilier], fusilier, 400) is None
