"""Whom one may shoot at (SBH-RNG-7, SBH-RNG-10, SBH-RNG-11, SBH-TER-2)."""

from __future__ import annotations

import pytest

from rules_core.ground.pieces import Piece
from rules_core.song.targets import legal_targets, may_shoot
from rules_core.song.warband import Model
from tests.clauses import rule
from tests.song.meadow import HOUSE, WALL, block, enemy, field_of, model


def archer(*traits: str, points: int = 40) -> Model:
    return model("Marta", 4, 18, "shooter-medium", *traits, points=points)


def names(shooter: Model, *things: Model | Piece) -> list[str]:
    return [one.id for one in legal_targets(field_of(shooter, *things), shooter)]


@rule("SBH-RNG-10")
def test_the_nearest_enemy_in_sight_must_be_shot_at() -> None:
    assert names(archer(), enemy("far", 10, 18, points=30), enemy("near", 8, 20, points=30)) == ["near"]


@rule("SBH-RNG-10")
def test_of_two_equally_near_the_shooter_chooses() -> None:
    assert names(archer(), enemy("one", 8, 18, points=30), enemy("two", 4, 22, points=30)) == ["one", "two"]


@rule("SBH-RNG-10")
def test_those_who_are_down_may_be_passed_over_and_may_be_shot() -> None:
    down = enemy("down", 7, 20, points=30)
    down.knocked_down = True
    assert names(archer(), down, enemy("far", 10, 18, points=30)) == ["down", "far"]


@rule("SBH-RNG-10", "SBH-RNG-8")
def test_those_in_cover_may_be_passed_over() -> None:
    wall = block("wall", 6.375, 20, 0.25, 4, WALL, tall=0.6)
    assert names(archer(), wall, enemy("covered", 7, 20, points=30), enemy("far", 10, 18, points=30)) == [
        "covered",
        "far",
    ]


@rule("SBH-RNG-10", "SBH-RNG-7")
def test_those_out_of_sight_do_not_count() -> None:
    house = block("house", 6, 20.5, 2, 3, HOUSE)
    assert names(archer(), house, enemy("hidden", 8, 21.5, points=30), enemy("far", 12, 18, points=30)) == ["far"]


@rule("SBH-RNG-10")
@pytest.mark.parametrize("points, found", [(19, ["cheap", "far"]), (20, ["cheap"])])
def test_those_worth_less_than_half_the_shooter_may_be_passed_over(points: int, found: list[str]) -> None:
    assert names(archer(points=40), enemy("cheap", 7, 20, points=points), enemy("far", 10, 18, points=30)) == found


@rule("SBH-RNG-10")
def test_a_larger_model_may_always_be_picked() -> None:
    near = enemy("near", 7, 20, points=30)
    assert names(archer(), near, enemy("ogre", 10, 18, "big", points=60), enemy("man", 11, 15, points=30)) == [
        "near",
        "ogre",
    ]
    large = enemy("near", 7, 20, "big", points=30)
    assert names(archer(), large, enemy("ogre", 10, 18, "big", points=60)) == ["near"]


@rule("SBH-RNG-10")
def test_a_sharpshooter_picks_whom_they_like() -> None:
    near = enemy("near", 7, 20, points=30)
    far = enemy("far", 10, 18, points=30)
    assert names(archer("sharpshooter"), near, far) == ["near", "far"]


@rule("SBH-RNG-11")
def test_nobody_shoots_with_an_active_enemy_upon_them() -> None:
    foe = enemy("foe", 5, 18)
    shooter = archer()
    field = field_of(shooter, foe, enemy("far", 10, 18))
    assert legal_targets(field, shooter) == []
    foe.transfixed = True
    assert foe in legal_targets(field, shooter)
    foe.transfixed = False
    foe.knocked_down = True
    assert may_shoot(field, shooter)


@rule("SBH-RNG-11")
def test_nobody_shoots_at_an_enemy_in_melee_with_a_friend_unless_it_is_down_or_pinned() -> None:
    foe = enemy("foe", 8, 18, points=30)
    friend = model("Otto", 9, 18)
    assert names(archer(), foe, friend) == []
    foe.knocked_down = True
    assert names(archer(), foe, friend) == ["foe"]
    foe.knocked_down = False
    foe.transfixed = True
    assert names(archer(), foe, friend) == ["foe"]
    foe.transfixed = False
    assert names(archer("fire-into-melee"), foe, friend) == ["foe"]


@rule("SBH-RNG-11", "SBH-RNG-10")
def test_an_enemy_in_melee_does_not_shield_those_behind_it() -> None:
    foe = enemy("foe", 7, 20, points=30)
    assert names(archer(), foe, model("Otto", 8, 20), enemy("far", 10, 16, points=30)) == ["far"]


@rule("SBH-TER-2")
def test_stealth_hides_whoever_touches_cover() -> None:
    wall = block("wall", 8.625, 18, 0.25, 4, WALL, tall=0.6)
    assert names(archer(), wall, enemy("thief", 8, 18, "stealth")) == []
    assert names(archer(), wall, enemy("man", 8, 18)) == ["man"]
    assert names(archer(), wall, enemy("thief", 7, 18, "stealth")) == ["thief"]


@rule("SBH-TER-2", "SBH-TRT-2")
def test_armour_gives_stealth_away() -> None:
    wall = block("wall", 8.625, 18, 0.25, 4, WALL, tall=0.6)
    assert names(archer(), wall, enemy("knight", 8, 18, "stealth", "heavy-armor")) == ["knight"]


@rule("SBH-RNG-1")
@pytest.mark.parametrize("state", ["knocked_down", "transfixed", "out_of_ammunition"])
def test_some_cannot_shoot_at_all(state: str) -> None:
    shooter = archer()
    field = field_of(shooter, enemy("orc", 8, 18))
    assert may_shoot(field, shooter)
    shooter.knocked_down = state == "knocked_down"
    shooter.transfixed = state == "transfixed"
    shooter.out_of_ammunition = state == "out_of_ammunition"
    assert not may_shoot(field, shooter)
    assert legal_targets(field, shooter) == []


def test_an_unloaded_weapon_does_not_shoot_and_nobody_shoots_without_one() -> None:
    shooter = archer()
    shooter.loaded = False
    assert legal_targets(field_of(shooter, enemy("orc", 8, 18)), shooter) == []
    unarmed = model("Otto", 4, 18)
    assert legal_targets(field_of(unarmed, enemy("orc", 8, 18)), unarmed) == []
