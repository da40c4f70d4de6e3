"""Missile weapons: how far they reach, how they are reloaded, and how they fail (SBH-RNG-5, SBH-RNG-6, SBH-RNG-13)."""

from __future__ import annotations

import pytest

from rules_core.song import actions, shooting, targets
from rules_core.song.facts import AttackResolved, TraitUsed
from rules_core.song.options import SongOptions
from rules_core.song.targets import band
from rules_core.song.weapons import Weapon
from tests.clauses import rule
from tests.song.builders import Battle, acts, of_kind, play, reasons, the
from tests.song.meadow import Script, enemy, field_of, inches, model
from tests.song.shooting_range import gallery, shot


@rule("SBH-RNG-13")
@pytest.mark.parametrize("second, is_out", [(1, True), (2, False)])
def test_with_the_option_a_second_1_means_no_more_shots(second: int, is_out: bool) -> None:
    field = acts(gallery(song=SongOptions(ammo_rule=True)), "Marta", 1)
    table = play(field, "shoot:orc", 1, 6, second)
    assert table.topics[-1] == "ammunition"
    assert field.model("Marta").out_of_ammunition is is_out
    told = [("Marta", "shooter-medium", "out of ammunition")] if is_out else []
    assert [(one.model, one.trait, one.detail) for one in of_kind(TraitUsed, table.facts)] == told
    assert shooting.may_shoot(field, field.model("Marta")) is not is_out


@rule("SBH-RNG-13")
def test_without_the_option_a_1_is_only_a_1() -> None:
    field = acts(gallery(), "Marta", 1)
    table = play(field, "shoot:orc", 1, 6)
    assert "ammunition" not in table.topics
    field = acts(gallery(song=SongOptions(ammo_rule=True)), "Marta", 1)
    table = play(field, "shoot:orc", 2, 6)
    assert "ammunition" not in table.topics


@rule("SBH-RNG-5")
@pytest.mark.parametrize("trait, reach", [("shooter-short", 3), ("shooter-medium", 5), ("shooter-long", 7)])
def test_a_weapon_reaches_as_far_as_its_stick(trait: str, reach: int) -> None:
    marta = model("Marta", 4, 18, trait)
    orc = enemy("orc", 5 + reach, 18)
    field = field_of(marta, orc)
    assert band(field, marta, orc) == 1
    orc.x += inches(0.1)
    assert band(field, marta, orc) == 2


@rule("SBH-RNG-2")
def test_another_game_has_weapons_of_its_own_and_one_reaches_as_far_as_it_has_bands() -> None:
    marta = model("Marta", 4, 18, "shooter-medium", "carbine")
    orc = enemy("orc", 14.5, 18)
    field = Battle(marta, orc, enemy("second", 30, 34), weapons={"carbine": Weapon("carbine", "medium", (2, 1), 1)})
    assert band(field, marta, orc) == 2
    told = the(AttackResolved, play(acts(field, "Marta", 1), "shoot:orc", 3, 3).facts)
    assert reasons(told, "attacker") == {"range": 1}
    assert not marta.loaded
    marta.loaded = True
    orc.x += inches(1)
    assert band(field, marta, orc) == 0
    assert targets.legal_targets(field, marta) == []
    assert not targets.has_target(field, marta)


@rule("SBH-RNG-6", "OPEN-9")
def test_a_short_bow_reaches_medium_and_needs_no_reloading() -> None:
    marta = model("Marta", 4, 18, "short-bow")
    orc = enemy("orc", 10, 18)
    field = acts(Battle(marta, orc, enemy("second", 30, 34)), "Marta", 2)
    assert band(field, marta, orc) == 1
    play(field, "shoot:orc", 3, 3)
    assert marta.loaded


@rule("SBH-RNG-6", "OPEN-9")
def test_by_the_other_reading_a_short_bow_reaches_long_and_is_reloaded() -> None:
    marta = model("Marta", 4, 18, "short-bow")
    orc = enemy("orc", 12, 18)
    song = SongOptions(short_bow="long", short_bow_reload=1)
    field = acts(Battle(marta, orc, enemy("second", 30, 34), song=song), "Marta", 3)
    assert band(field, marta, orc) == 1
    play(field, "shoot:orc", 3, 3)
    assert "reload" in actions.action_options(field, marta, 2)
    table = play(field, "reload")
    assert marta.loaded
    assert the(TraitUsed, table.facts).detail == "loaded"


def test_a_crossbow_adds_one_near_by_and_takes_an_action_to_reload() -> None:
    marta = model("Marta", 4, 18, "crossbow")
    field = acts(Battle(marta, enemy("orc", 11, 18), enemy("second", 30, 34)), "Marta", 2)
    assert "reload" not in actions.action_options(field, marta, 2)
    told = the(AttackResolved, play(field, "shoot:orc", 3, 3).facts)
    assert reasons(told, "attacker") == {"range": 1}
    options = actions.action_options(field, marta, 1)
    assert "reload" in options
    assert not any(option.startswith("shoot") for option in options)


def test_the_work_of_reloading_is_kept_from_turn_to_turn() -> None:
    marta = model("Marta", 4, 18, "musket")
    field = Battle(marta, enemy("orc", 11, 18), enemy("second", 30, 34))
    told = the(AttackResolved, play(acts(field, "Marta", 2), "shoot:orc", 3, 3, "reload").facts)
    assert reasons(told, "attacker") == {"range": 2}
    play(acts(field, "Marta", 2), "reload")
    assert marta.loaded
    # The second action of that turn has nothing left to load.
    assert "reload" not in actions.action_options(field, marta, 1)
    assert marta.spent == []


def test_nobody_reloads_with_an_enemy_upon_them() -> None:
    marta = model("Marta", 4, 18, "crossbow")
    orc = enemy("orc", 5, 18)
    marta.loaded = False
    field = field_of(marta, orc)
    assert not shooting.may_reload(field, marta)
    orc.knocked_down = True
    assert shooting.may_reload(field, marta)


def test_an_arquebus_may_fail_for_good_even_without_the_option() -> None:
    marta = model("Marta", 4, 18, "arquebus")
    field = acts(Battle(marta, enemy("orc", 11, 18), enemy("second", 30, 34)), "Marta", 1)
    play(field, "shoot:orc", 1, 6, 1)
    assert marta.out_of_ammunition


def test_an_arquebus_goes_through_heavy_armour() -> None:
    field = Battle(
        model("Marta", 4, 18, "arquebus", combat=1),
        enemy("orc", 11, 18, "heavy-armor"),
        enemy("second", 30, 34),
        enemy("third", 32, 34),
    )
    # 1 and 2 and 5 against 3 and 4: won by one.
    assert shot(field, attack=5, defence=4).result == "recoil"
    field = gallery(against=("heavy-armor",), combat=3)
    assert shot(field, attack=5, defence=4).result == "draw"


def test_reloading_goes_on_without_a_question() -> None:
    marta = model("Marta", 4, 18, "crossbow")
    marta.loaded = False
    field = field_of(marta, enemy("orc", 20, 18))
    table = Script()
    assert shooting.reload(table, field, marta) == 1
    assert [fact.detail for fact in of_kind(TraitUsed, table.facts)] == ["loaded"]
