"""How far a straight move goes, over what and past whom (SBH-MOV)."""

from __future__ import annotations

import pytest

from rules_core.ground.ground import StopReason, Sweep
from rules_core.ground.pieces import ROCKY, SANDY, SNOWY, SWAMPY, WATER
from rules_core.song.field import Field
from rules_core.song.options import INCH, SongOptions
from rules_core.song.stride import Company, allowance, ends_at, jump_plan, leads_to, plan, step_plan
from rules_core.song.warband import Model
from tests.clauses import rule
from tests.song.meadow import HOUSE, ROUGH, WALL, WOOD, block, enemy, field_of, inches, model


def planned(field: Field, mover: Model, x: float, y: float, actions: int = 1) -> Sweep:
    return plan(field, mover, inches(x), inches(y), actions)


def gone(sweep: Sweep) -> float:
    return round(sweep.length / INCH, 1)


@rule("SBH-MOV-1")
def test_the_three_sticks_are_three_five_and_seven_inches() -> None:
    song = SongOptions()
    assert (song.stick("short"), song.stick("medium"), song.stick("long")) == (762, 1270, 1778)


@rule("SBH-MOV-3", "SBH-TRT-1")
@pytest.mark.parametrize(
    "traits, stick",
    [((), 5), (("short-move",), 3), (("long-move",), 7), (("long-move", "slow"), 7), (("short-move", "long-move"), 7)],
)
def test_a_move_is_medium_unless_a_trait_says_short_or_long(traits: tuple[str, ...], stick: int) -> None:
    mover = model("Marta", 10, 10, *traits)
    assert allowance(field_of(mover), mover) == stick * INCH


@rule("SBH-MOV-1")
def test_the_sticks_of_another_scale_are_an_option() -> None:
    mover = model("Marta", 10, 10)
    field = field_of(mover, block("marsh", 13, 10, 4, 4, ROUGH), song=SongOptions(short=500, medium=800, long=1200))
    assert plan(field, mover, mover.x, inches(20)).length == 800
    assert plan(field, mover, inches(20), mover.y).length == 500


@rule("SBH-MOV-2", "SBH-MOV-3")
def test_a_move_is_measured_from_front_edge_to_front_edge_and_may_be_shorter() -> None:
    mover = model("Marta", 10, 10)
    field = field_of(mover)
    assert gone(planned(field, mover, 30, 10)) == 5.0
    assert planned(field, mover, 12, 10).x == inches(12)


@rule("SBH-MOV-4")
def test_a_move_goes_straight_and_stops_at_a_house_instead_of_turning() -> None:
    mover = model("Marta", 10, 10)
    field = field_of(mover, block("house", 14, 10, 3, 3, HOUSE))
    sweep = planned(field, mover, 15, 10)
    assert gone(sweep) == 2.0
    assert (sweep.reason, sweep.met) == (StopReason.PIECE, "house")
    assert sweep.y == mover.y


@rule("SBH-MOV-5")
@pytest.mark.parametrize("traits, reach", [((), 3.0), (("long-move",), 5.0)])
def test_difficult_ground_costs_one_stick_length(traits: tuple[str, ...], reach: float) -> None:
    mover = model("Marta", 10, 10, *traits)
    field = field_of(mover, block("marsh", 13, 10, 4, 4, ROUGH))
    assert gone(planned(field, mover, 20, 10)) == reach


@rule("SBH-MOV-5")
def test_starting_in_difficult_ground_slows_the_whole_move() -> None:
    mover = model("Marta", 10, 10)
    field = field_of(mover, block("marsh", 9, 10, 3, 3, ROUGH))
    assert gone(planned(field, mover, 20, 10)) == 3.0


@rule("SBH-MOV-5")
def test_two_difficult_features_slow_a_move_once() -> None:
    mover = model("Marta", 10, 10, "long-move")
    field = field_of(mover, block("marsh", 11, 10, 1, 4, ROUGH), block("rough", 13, 10, 1, 4, ROUGH))
    assert gone(planned(field, mover, 20, 10)) == 5.0


@rule("SBH-MOV-5")
def test_a_move_that_stops_before_difficult_ground_is_not_slowed() -> None:
    mover = model("Marta", 10, 10)
    field = field_of(mover, block("marsh", 16, 10, 3, 4, ROUGH))
    # The marsh begins at 14.5 inches, the front edge of the base at 10.5.
    assert gone(planned(field, mover, 20, 10)) == 4.0


@rule("SBH-MOV-5", "SBH-TER-1")
@pytest.mark.parametrize(
    "trait, flags",
    [
        ("forester", WOOD),
        ("amphibious", ROUGH | WATER),
        ("amphibious", ROUGH | SWAMPY),
        ("mountaineer", ROUGH | ROCKY),
        ("swamp-walk", ROUGH | SWAMPY),
        ("snow-walk", ROUGH | SNOWY),
        ("desert-walk", ROUGH | SANDY),
        ("burrowing", WOOD),
    ],
)
def test_some_are_at_home_where_others_are_slow_by_what_the_ground_does(trait: str, flags: int) -> None:
    native = model("Native", 10, 10, trait)
    stranger = model("Stranger", 10, 20)
    field = field_of(native, stranger, block("a", 13, 10, 4, 4, flags), block("b", 13, 20, 4, 4, flags))
    assert gone(planned(field, native, 20, 10)) == 5.0
    assert gone(planned(field, stranger, 20, 20)) == 3.0


@rule("SBH-MOV-5")
@pytest.mark.parametrize("trait, name", [("mountaineer", "rocks"), ("swamp-walk", "swamp"), ("desert-walk", "desert")])
def test_what_ground_is_called_helps_nobody(trait: str, name: str) -> None:
    mover = model("Marta", 10, 10, trait)
    field = field_of(mover, block("a", 13, 10, 4, 4, ROUGH, name))
    assert gone(planned(field, mover, 20, 10)) == 3.0


@rule("SBH-MOV-5")
def test_a_forester_is_still_slow_in_a_marsh() -> None:
    mover = model("Marta", 10, 10, "forester")
    field = field_of(mover, block("marsh", 13, 10, 4, 4, ROUGH))
    assert gone(planned(field, mover, 20, 10)) == 3.0


@rule("SBH-MOV-6")
def test_crossing_a_low_wall_costs_one_stick_length() -> None:
    mover = model("Marta", 10, 10)
    field = field_of(mover, block("low-wall", 11.5, 10, 0.25, 6, WALL, tall=0.6))
    assert gone(planned(field, mover, 20, 10)) == 3.0


@rule("SBH-MOV-6")
def test_nobody_comes_to_rest_across_a_low_wall() -> None:
    mover = model("Marta", 10, 10)
    field = field_of(mover, block("low-wall", 13, 10, 0.25, 6, WALL, tall=0.6))
    sweep = planned(field, mover, 20, 10)
    # Three inches would end on the wall: back into contact with it.
    assert gone(sweep) == 2.4
    assert sweep.met == "low-wall"


@rule("SBH-MOV-6")
def test_what_is_higher_than_half_the_model_stops_it_and_must_be_climbed() -> None:
    mover = model("Marta", 10, 10)
    giant = model("Giant", 10, 20, "gargantuan")
    field = field_of(mover, giant, block("wall", 12, 15, 0.25, 20, WALL, tall=1.5))
    sweep = planned(field, mover, 20, 10)
    assert gone(sweep) == 1.4
    assert (sweep.reason, sweep.met) == (StopReason.PIECE, "wall")
    assert gone(planned(field, giant, 20, 20)) == 3.0


@rule("SBH-MOV-6")
def test_half_the_height_is_an_option() -> None:
    mover = model("Marta", 10, 10)
    wall = block("wall", 11.5, 10, 0.25, 6, WALL, tall=1.5)
    assert gone(planned(field_of(mover, wall), mover, 20, 10)) == 0.9
    tall = field_of(mover, wall, song=SongOptions(model_height=3 * INCH))
    assert gone(planned(tall, mover, 20, 10)) == 3.0


@rule("SBH-MOV-6", "SBH-ACT-13")
def test_a_short_mover_needs_one_action_to_an_obstacle_and_one_over_it() -> None:
    mover = model("Otto", 10, 10, "short-move")
    field = field_of(mover, block("fence", 12, 10, 0.25, 6, WALL, tall=0.6))
    sweep = planned(field, mover, 20, 10, actions=2)
    assert (gone(sweep), sweep.met) == (1.4, "fence")
    mover.x = sweep.x
    assert gone(planned(field, mover, 20, 10)) == 3.0


@rule("SBH-ACT-13", "SBH-MOV-7")
def test_a_short_mover_in_difficult_ground_steps_for_one_action_and_moves_for_two() -> None:
    mover = model("Otto", 10, 10, "short-move")
    field = field_of(mover, block("marsh", 12, 10, 6, 6, ROUGH))
    assert gone(planned(field, mover, 20, 10)) == 1.0
    assert gone(planned(field, mover, 20, 10, actions=2)) == 3.0


@rule("SBH-MOV-7")
def test_a_step_is_one_base_width_over_any_ground_but_not_through_a_house() -> None:
    wide = model("Ogre", 10, 10, base=4.0)
    field = field_of(wide, block("marsh", 12, 10, 9, 9, ROUGH), block("house", 10, 15, 4, 4, HOUSE))
    assert gone(planned(field, wide, 20, 10)) == 3.0
    assert gone(step_plan(field, wide, inches(20), inches(10))) == 4.0
    assert gone(step_plan(field, wide, inches(10), inches(20))) == 1.0


@rule("SBH-MOV-10")
def test_a_model_passes_friends_and_the_knocked_down_but_does_not_end_on_them() -> None:
    mover = model("Marta", 10, 10)
    friend = model("Otto", 12, 10)
    down = enemy("Orc", 13.5, 10)
    down.knocked_down = True
    field = field_of(mover, friend, down)
    assert gone(planned(field, mover, 20, 10)) == 5.0
    # Four inches would end on the one that is down: back to the last spot with room, before the friend.
    assert planned(field, mover, 14, 10).x == inches(11)


@rule("SBH-MOV-4", "SBH-MOV-5", "SBH-MOV-10", "SBH-MOV-11")
def test_a_move_leads_to_a_spot_where_its_plan_ends_there() -> None:
    mover = model("Marta", 10, 10)
    friend, foe, marsh = model("Otto", 12, 11), enemy("Orc", 11, 13), block("marsh", 8, 12, 3, 3, ROUGH)
    field = field_of(mover, friend, foe, marsh, block("house", 14, 9, 2, 2, HOUSE), block("wall", 10, 7, 6, 0.3, WALL))
    company = Company(field, mover)
    led = 0
    for x in range(4, 17):
        for y in range(4, 17):
            sweep, spot = planned(field, mover, x, y), (inches(x), inches(y))
            found = leads_to(field, mover, *spot, 1, company)
            assert (found is not None) == ends_at(sweep, *spot), (x, y)
            if found is not None:
                assert (found.x, found.y, found.length, found.met) == (sweep.x, sweep.y, sweep.length, sweep.met)
                led += 1
    assert 20 < led < 100


@rule("SBH-MOV-10")
def test_a_friend_in_a_narrow_gap_cannot_be_passed() -> None:
    mover = model("Marta", 10, 10)
    friend = model("Otto", 13, 10)
    field = field_of(mover, friend, block("north", 13, 8, 3, 2.9, HOUSE), block("south", 13, 12, 3, 2.9, HOUSE))
    sweep = planned(field, mover, 20, 10)
    assert (gone(sweep), sweep.met) == (2.0, "Otto")


@rule("SBH-MOV-10", "SBH-MOV-11")
def test_standing_enemies_bar_the_way_and_touching_one_ends_the_move() -> None:
    mover = model("Marta", 10, 10)
    field = field_of(mover, enemy("Orc", 13, 10))
    sweep = planned(field, mover, 20, 10)
    assert (gone(sweep), sweep.reason, sweep.met) == (2.0, StopReason.BODY, "Orc")


@rule("SBH-MOV-11")
def test_brushing_past_an_enemy_is_contact_but_a_knocked_down_or_pinned_one_stops_nobody() -> None:
    mover = model("Marta", 10, 10)
    foe = enemy("Orc", 13, 11)
    field = field_of(mover, foe)
    assert gone(planned(field, mover, 15, 10)) == 3.0
    foe.knocked_down = True
    assert gone(planned(field, mover, 15, 10)) == 5.0
    foe.knocked_down = False
    foe.transfixed = True
    assert gone(planned(field, mover, 15, 10)) == 5.0


@rule("SBH-MOV-11")
def test_there_is_no_zone_of_control_beyond_contact() -> None:
    mover = model("Marta", 10, 10)
    field = field_of(mover, enemy("Orc", 12.5, 11.1))
    assert gone(planned(field, mover, 15, 10)) == 5.0


@rule("SBH-MOV-17")
def test_a_move_ends_at_the_edge_of_the_table() -> None:
    mover = model("Marta", 2, 10)
    sweep = planned(field_of(mover), mover, -5, 10)
    assert (sweep.x, sweep.reason, sweep.met) == (mover.radius, StopReason.EDGE, "4")


def test_a_flier_passes_over_everything_and_lands_where_it_has_room() -> None:
    flier = model("Owl", 10, 10, "flying")
    field = field_of(flier, block("house", 12.5, 10, 2, 2, HOUSE), enemy("Orc", 12, 11.2))
    assert gone(planned(field, flier, 20, 10)) == 5.0
    # Inside the house there is no room: it lands on the near side.
    assert planned(field, flier, 12.5, 10).x <= inches(11)


def test_a_burrower_passes_below_enemies_but_not_through_foundations() -> None:
    digger = model("Mole", 10, 10, "burrowing")
    field = field_of(digger, enemy("Orc", 12, 10), block("house", 18, 10, 4, 4, HOUSE))
    assert gone(planned(field, digger, 20, 10)) == 5.0
    digger.x = inches(13)
    assert gone(planned(field, digger, 20, 10)) == 2.5


@rule("SBH-MOV-8")
def test_a_jump_clears_an_obstacle_without_being_slowed() -> None:
    mover = model("Marta", 10, 10)
    field = field_of(mover, block("fence", 10.75, 10, 0.25, 6, WALL, tall=0.6))
    assert gone(planned(field, mover, 20, 10)) == 3.0
    assert gone(jump_plan(field, mover, inches(20), inches(10), "fence")) == 5.0
