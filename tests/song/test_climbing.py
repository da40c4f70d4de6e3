"""Climbing, jumping and coming down again (SBH-MOV-6, SBH-MOV-8, SBH-MOV-9, SBH-MOV-15)."""

from __future__ import annotations

import pytest

from rules_core.ground.pieces import GAP, LINEAR
from rules_core.song import actions, climbing, movement
from rules_core.song.facts import AttackResolved, KnockedDown, QualityRolled
from rules_core.song.options import INCH, SongOptions
from rules_core.song.warband import Fate, Model, ModelId
from tests.clauses import rule
from tests.song.builders import Battle, acts, of_kind, play, reasons, stands_at, the
from tests.song.meadow import ROUGH, WALL, block, enemy, inches, model


def at_a_wall(*traits: str, tall: float = 2.0, height: int = 0, song: SongOptions | None = None) -> Battle:
    """Marta at the foot of a wall that runs up and down the table, to its left, in the middle of an activation."""
    marta = model("Marta", 9.5, 18, *traits)
    field = Battle(
        marta,
        model("Otto", 30, 30),
        model("Third", 30, 20),
        block("wall", 10.125, 18, 0.25, 8, WALL, tall=tall),
        song=song,
    )
    if height > 0:
        marta.perch = "wall"
        marta.height = height
    acts(field, "Marta", 3)
    return field


def marta_of(field: Battle) -> Model:
    return field.model("Marta")


def offered(field: Battle) -> list[str]:
    options = actions.action_options(field, marta_of(field), 3)
    return [option for option in options if option.split(":")[0] in ("climb", "descend", "jump")]


@rule("SBH-MOV-9", "SBH-ACT-13")
def test_a_climb_takes_an_action_and_a_success_leads_up_to_short_high() -> None:
    field = at_a_wall(tall=2.0)
    table = play(field, "climb:wall", 3)
    assert the(QualityRolled, table.facts).purpose == "climb"
    assert marta_of(field).height == 2 * INCH
    assert field.acting is not None
    assert field.acting.actions == 2


@rule("SBH-MOV-9", "SBH-ACT-15", "SBH-MOV-12")
def test_who_is_down_or_cannot_leave_melee_does_not_climb() -> None:
    field = at_a_wall("dogged")
    assert climbing.options(field, marta_of(field), 3) == ["climb:wall"]
    marta_of(field).knocked_down = True
    assert climbing.options(field, marta_of(field), 3) == []
    marta_of(field).knocked_down = False
    field.models[ModelId("orc")] = enemy("orc", 8.5, 18)
    assert climbing.options(field, marta_of(field), 3) == []


@rule("SBH-MOV-9")
def test_a_high_wall_takes_several_climbs() -> None:
    field = at_a_wall(tall=5.0)
    play(field, "climb:wall", 3)
    assert marta_of(field).height == 3 * INCH
    assert offered(field) == ["climb:wall", "descend:wall"]
    play(field, "climb:wall", 3)
    assert marta_of(field).height == 5 * INCH
    assert offered(field) == ["descend:wall"]


@rule("SBH-MOV-9")
def test_a_failed_climb_gains_nothing() -> None:
    field = at_a_wall()
    play(field, "climb:wall", 2)
    assert marta_of(field).height == 0
    assert not marta_of(field).knocked_down


@rule("SBH-MOV-9", "SBH-MOV-15")
def test_a_natural_1_on_the_way_up_falls_from_where_the_climber_is() -> None:
    field = at_a_wall(tall=5.0, height=3 * INCH)
    # One die for one Short of height; it succeeds, so Marta is only knocked down.
    play(field, "climb:wall", 1, 6)
    assert marta_of(field).knocked_down
    assert (marta_of(field).height, marta_of(field).perch) == (0, "")


@rule("SBH-MOV-9")
def test_a_natural_1_at_the_foot_of_the_wall_is_no_fall() -> None:
    field = at_a_wall()
    play(field, "climb:wall", 1)
    assert not marta_of(field).knocked_down


@rule("SBH-MOV-9")
@pytest.mark.parametrize(
    "traits, face, climbs",
    [
        ((), 3, True),
        (("heavy-armor",), 4, False),
        (("heavy-armor",), 5, True),
        (("acrobat",), 2, True),
        (("mountaineer",), 2, True),
    ],
)
def test_armour_hinders_a_climber_and_practice_helps(traits: tuple[str, ...], face: int, climbs: bool) -> None:
    field = at_a_wall(*traits)
    play(field, "climb:wall", face)
    assert (marta_of(field).height > 0) is climbs


@rule("SBH-MOV-9", "SBH-MOV-6")
def test_a_clinging_model_simply_walks_over() -> None:
    field = at_a_wall("clinging")
    assert offered(field) == []
    play(field, "move", (13, 18))
    assert stands_at(marta_of(field), 13, 18)


@rule("SBH-MOV-6", "SBH-MOV-8")
def test_from_the_top_of_a_low_wall_one_walks_on_and_jumps_down_for_nothing() -> None:
    field = at_a_wall(tall=1.0, height=INCH)
    table = play(field, "move", (12, 18))
    assert stands_at(marta_of(field), 12, 18)
    assert marta_of(field).height == 0
    assert table.topics == ["action", "move"]


@rule("SBH-MOV-8", "SBH-MOV-15")
def test_a_jump_deeper_than_one_is_tall_is_a_fall() -> None:
    field = at_a_wall(tall=2.0, height=2 * INCH)
    table = play(field, "move", (12, 18), 3)
    assert table.topics == ["action", "move", "fall"]
    assert marta_of(field).knocked_down
    assert len(of_kind(KnockedDown, table.facts)) == 1


@rule("SBH-MOV-15")
@pytest.mark.parametrize("tall, limit, dice", [(2.0, 3, 1), (3.0, 3, 1), (3.1, 3, 2), (9.5, 3, 3), (9.5, 2, 2)])
def test_one_die_for_each_short_or_part_of_it_up_to_the_limit(tall: float, limit: int, dice: int) -> None:
    field = at_a_wall(tall=tall, height=inches(tall), song=SongOptions(fall_dice_limit=limit))
    table = play(field, "move", (12, 18), [6] * dice)
    assert len(of_kind(QualityRolled, table.facts)[0].faces) == dice


@rule("SBH-MOV-15", "SBH-TGH-5")
def test_any_failure_of_a_fall_kills_and_wounds_the_tough() -> None:
    field = at_a_wall(tall=2.0, height=2 * INCH)
    play(field, "move", (12, 18), 2)
    assert marta_of(field).fate is Fate.DEFEATED
    field = at_a_wall("tough", tall=2.0, height=2 * INCH)
    play(field, "move", (12, 18), 2)
    assert marta_of(field).quality == 4
    assert marta_of(field).knocked_down


@rule("SBH-MOV-15")
@pytest.mark.parametrize("trait", ["flying", "clinging"])
def test_fliers_and_clinging_models_are_spared(trait: str) -> None:
    field = at_a_wall(trait, tall=2.0, height=2 * INCH)
    table = play(field, "move", (12, 18))
    assert "fall" not in table.topics
    assert not marta_of(field).knocked_down


@rule("SBH-MOV-9")
@pytest.mark.parametrize("side, x", [("near", 9.5), ("far", 10.75)])
def test_from_the_top_one_may_climb_down_on_either_side(side: str, x: float) -> None:
    field = at_a_wall(tall=2.0, height=2 * INCH)
    play(field, "descend:wall", 3, side)
    assert stands_at(marta_of(field), x, 18)
    assert (marta_of(field).height, marta_of(field).perch) == (0, "")


@rule("SBH-MOV-9")
def test_the_way_down_a_high_wall_takes_several_actions_too() -> None:
    field = at_a_wall(tall=5.0, height=4 * INCH)
    play(field, "descend:wall", 3)
    assert marta_of(field).height == INCH
    play(field, "descend:wall", 3)
    assert (marta_of(field).height, marta_of(field).perch) == (0, "")


@rule("SBH-MOV-9")
def test_a_natural_1_on_the_way_down_falls() -> None:
    field = at_a_wall(tall=2.0, height=2 * INCH)
    play(field, "descend:wall", 1, 6)
    assert marta_of(field).knocked_down
    assert marta_of(field).height == 0


@rule("SBH-MOV-9")
def test_climbing_can_be_switched_off() -> None:
    assert offered(at_a_wall()) == ["climb:wall"]
    assert offered(at_a_wall(song=SongOptions(climbing=False))) == []


@rule("SBH-MOV-8")
def test_jumping_goes_on_where_climbing_is_switched_off() -> None:
    assert offered(at_a_wall(tall=0.6, song=SongOptions(climbing=False))) == ["jump:wall"]


@rule("SBH-MOV-8")
def test_a_jump_over_a_low_wall_needs_one_success_and_then_nothing_slows_it() -> None:
    field = at_a_wall(tall=0.6)
    assert offered(field) == ["jump:wall"]
    play(field, "jump:wall", 3, (14.5, 18))
    assert stands_at(marta_of(field), 14.5, 18)
    assert marta_of(field).moves_made == 1


@rule("SBH-MOV-8")
def test_a_failed_jump_stays_before_the_wall_and_loses_the_action() -> None:
    field = at_a_wall(tall=0.6)
    play(field, "jump:wall", 2)
    assert stands_at(marta_of(field), 9.5, 18)
    assert field.acting is not None
    assert field.acting.actions == 2
    assert marta_of(field).moves_made == 1


@rule("SBH-MOV-8")
@pytest.mark.parametrize("trait", ["animal", "mounted"])
def test_beasts_and_riders_jump_without_a_roll(trait: str) -> None:
    field = at_a_wall(trait, tall=0.6)
    play(field, "jump:wall", (14.5, 18))
    assert stands_at(marta_of(field), 14.5, 18)


@rule("SBH-MOV-8")
@pytest.mark.parametrize("trait", ["tough", "animal", "mounted"])
def test_a_jump_over_a_gap_needs_a_roll_of_beasts_and_riders_too(trait: str) -> None:
    def at_a_ditch() -> Battle:
        ditch = block("ditch", 10.35, 18, 0.7, 8, LINEAR | GAP)
        return acts(Battle(model("Marta", 9.5, 18, trait), ditch, model("Otto", 30, 30)), "Marta", 3)

    field = at_a_ditch()
    play(field, "jump:ditch", 3, (14.5, 18))
    assert stands_at(marta_of(field), 14.5, 18)
    field = at_a_ditch()
    play(field, "jump:ditch", 2)
    assert stands_at(marta_of(field), 9.5, 18)
    # On foot it is crossed slowly.
    field = at_a_ditch()
    play(field, "move", (12.5, 18))
    assert stands_at(marta_of(field), 12.5, 18)
    field = at_a_ditch()
    assert not movement.move_region(field, marta_of(field)).contains(inches(13), inches(18))


@rule("SBH-MOV-8")
def test_what_is_difficult_ground_too_cannot_be_jumped() -> None:
    hedge = block("hedge", 10.125, 18, 0.25, 8, WALL | ROUGH, tall=0.6)
    field = acts(Battle(model("Marta", 9.5, 18), hedge), "Marta", 3)
    assert not any(option.startswith("jump") for option in actions.action_options(field, field.model("Marta"), 3))


# Out of melee on the wall


def on_top_beside_an_orc(song: SongOptions | None = None) -> Battle:
    """Marta on a wall two inches high, an orc behind her on her side."""
    field = at_a_wall(height=2 * INCH, song=song)
    field.models[ModelId("orc")] = enemy("orc", 8.5, 18)
    return acts(field, "Marta", 3)


@rule("SBH-MOV-12", "SBH-MOV-13")
def test_climbing_down_the_far_side_away_from_an_enemy_draws_its_free_hack() -> None:
    field = on_top_beside_an_orc()
    table = play(field, "descend:wall", 3, "far", 1, 6)
    told = the(AttackResolved, table.facts)
    assert (told.attacker, told.manner) == ("orc", "free-hack")
    # She is still above it when it strikes.
    assert reasons(told, "defender") == {"height": 1}
    assert stands_at(marta_of(field), 10.75, 18)
    assert (marta_of(field).height, marta_of(field).perch) == (0, "")


@rule("SBH-MOV-13")
def test_a_free_hack_that_knocks_the_climber_down_keeps_it_on_its_side() -> None:
    field = on_top_beside_an_orc()
    table = play(field, "descend:wall", 3, "far", 6, 2, 6)
    assert the(AttackResolved, table.facts).result == "fall"
    assert marta_of(field).knocked_down
    assert stands_at(marta_of(field), 9.5, 18)


@rule("SBH-MOV-12", "SBH-MOV-9")
def test_climbing_down_the_near_side_keeps_contact_and_draws_no_hack() -> None:
    field = on_top_beside_an_orc()
    table = play(field, "descend:wall", 3, "near")
    assert not of_kind(AttackResolved, table.facts)


@rule("SBH-MOV-12", "OPEN-1")
@pytest.mark.parametrize("side, left", [("far", 1), ("near", 2)])
def test_by_the_older_rule_climbing_out_of_melee_costs_two_actions(side: str, left: int) -> None:
    field = on_top_beside_an_orc(song=SongOptions(leave_melee_cost=2))
    play(field, "descend:wall", 3, side, *((1, 6) if side == "far" else ()))
    assert field.acting is not None
    assert field.acting.actions == left


@rule("SBH-MOV-12", "SBH-MOV-8", "OPEN-1")
@pytest.mark.parametrize("cost, left", [(1, 2), (2, 1)])
def test_a_jump_out_of_melee_costs_what_any_move_out_of_it_costs(cost: int, left: int) -> None:
    field = at_a_wall(tall=0.6, song=SongOptions(leave_melee_cost=cost))
    field.models[ModelId("orc")] = enemy("orc", 9.5, 17)
    acts(field, "Marta", 3)
    play(field, "jump:wall", 3, (14.5, 18), 1, 6)
    assert stands_at(marta_of(field), 14.5, 18)
    assert field.acting is not None
    assert field.acting.actions == left


@rule("SBH-MOR-2")
@pytest.mark.parametrize("answers, x", [((3,), 10.75), ((2, "near"), 9.5)])
def test_climbing_down_into_contact_with_terror_takes_courage(answers: tuple[str | int, ...], x: float) -> None:
    field = at_a_wall(height=2 * INCH)
    field.models[ModelId("ogre")] = enemy("ogre", 13.26, 18, "terror", base=4.0)
    acts(field, "Marta", 3)
    table = play(field, "descend:wall", 3, "far", *answers)
    assert [fact.purpose for fact in of_kind(QualityRolled, table.facts)] == ["climb", "terror"]
    assert stands_at(marta_of(field), x, 18)
    assert marta_of(field).height == 0
