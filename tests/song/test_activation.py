"""Profiles, Quality rolls and activation (SBH-ACT)."""

from __future__ import annotations

from itertools import product

import pytest

from rules_core.kernel.requests import Topic
from rules_core.kernel.table import PLAYERS
from rules_core.song import activation, melee, quality
from rules_core.song.actions import action_options, carry_out
from rules_core.song.facts import ActivationStarted, QualityRolled, StoodUp, TurnedOver
from rules_core.song.field import Acting
from rules_core.song.options import INCH, SongOptions
from rules_core.song.warband import Model, ModelId
from tests.clauses import rule
from tests.song.builders import Battle, Dice, acts, duel, of_kind, play, the
from tests.song.meadow import HOUSE, Script, block, enemy, inches, model
from tests.song.sides import HEROES


@rule("SBH-ACT-1")
@pytest.mark.parametrize("trait, size", [("", 0), ("big", 1), ("huge", 2), ("gargantuan", 3)])
def test_a_profile_has_quality_combat_traits_and_a_size(trait: str, size: int) -> None:
    marta = model("Marta", 10, 10, trait, "tough", quality=4, combat=2, points=51)
    card = marta.profile
    assert (card.quality, card.combat, card.points, card.size) == (4, 2, 51, size)
    assert marta.has("tough")


@rule("SBH-ACT-2")
@pytest.mark.parametrize(
    "faces, bonus, successes", [([2, 3, 4], 0, 2), ([1, 1, 6], 5, 1), ([2, 2, 2], 1, 3), ([6, 5, 6], -4, 2)]
)
def test_each_die_that_reaches_quality_succeeds_but_1_always_fails_and_6_never(
    faces: list[int], bonus: int, successes: int
) -> None:
    marta = model("Marta", 10, 10, quality=3)
    table = Script(faces)
    result = quality.quality_roll(table, Battle(marta), marta, Topic("activation"), 3, "SBH-ACT-6", bonus)
    assert (result.successes, result.failures) == (successes, 3 - successes)
    assert the(QualityRolled, table.facts).successes == successes


@rule("SBH-ACT-2")
@pytest.mark.parametrize("quality_now, bonus, need", [(3, 0, 3), (2, 3, 2), (6, -2, 6), (4, 1, 3)])
def test_the_question_names_the_least_face_that_succeeds(quality_now: int, bonus: int, need: int) -> None:
    marta = model("Marta", 10, 10, quality=quality_now)
    table = Script(6)
    quality.quality_roll(table, Battle(marta), marta, Topic("climb"), 1, "SBH-MOV-9", bonus)
    assert "need=" + str(need) in repr(table.asked[0])


@rule("SBH-ACT-3", "SBH-GRP-6")
def test_a_leader_within_long_and_in_sight_adds_1_to_each_die_but_not_to_his_own() -> None:
    marta, otto = model("Marta", 10, 10, "leader"), model("Otto", 17.9, 10)
    field = Battle(marta, otto)
    assert quality.leader_bonus(field, otto) == 1
    assert quality.leader_bonus(field, marta) == 0
    otto.x = inches(18.1)
    assert quality.leader_bonus(field, otto) == 0


@rule("SBH-ACT-3", "SBH-GRP-6")
def test_a_leader_behind_a_house_knocked_down_or_pinned_helps_nobody_and_two_help_once() -> None:
    marta, otto = model("Marta", 10, 10, "leader"), model("Otto", 14, 10)
    assert quality.leader_bonus(Battle(marta, otto, block("house", 12, 10, 1, 4, HOUSE)), otto) == 0
    field = Battle(marta, otto, model("Berta", 10, 12, "leader"))
    assert quality.leader_bonus(field, otto) == 1
    field = Battle(marta, otto, enemy("orc", 12, 10))
    assert quality.leader_bonus(field, otto) == 1, "enemy models do not block this line"
    marta.knocked_down = True
    assert quality.leader_bonus(field, otto) == 0
    marta.knocked_down, marta.transfixed = False, True
    assert quality.leader_bonus(field, otto) == 0


@rule("SBH-ACT-3", "SBH-TGH-6")
def test_wounds_make_quality_itself_worse() -> None:
    marta = model("Marta", 10, 10, "tough", quality=3)
    marta.quality_lost = 2
    table = Script([4, 5, 6])
    assert quality.quality_roll(table, Battle(marta), marta, Topic("activation"), 3, "SBH-ACT-6").successes == 2
    assert the(QualityRolled, table.facts).need == 5


@rule("SBH-ACT-4")
def test_a_test_that_names_no_dice_takes_one() -> None:
    marta = model("Marta", 10, 10)
    table = Script(3)
    assert quality.passes(table, Battle(marta), marta, Topic("terror"), "SBH-MOR-2")
    assert [request.detail() for request in table.asked] == ["1 3 6"]


@rule("SBH-ACT-6")
def test_the_player_chooses_the_dice_and_rolls_them_all_at_once() -> None:
    marta, orc = model("Marta", 10, 10), enemy("orc", 14, 10)
    table = Script("3", [1, 4, 6])
    field = Battle(marta, orc)
    assert not activation.activate(table, field, marta)
    assert table.topics == ["dice", "activation"]
    assert the(ActivationStarted, table.facts).dice == 3
    assert activation.dice_options(field, marta) == ["1", "2", "3"]


@rule("SBH-ACT-7", "SBH-ACT-8")
@pytest.mark.parametrize(
    "faces, actions, turnover",
    [
        ([1], 0, False),
        ([6], 1, False),
        ([6, 1], 1, False),
        ([6, 6], 2, False),
        ([6, 6, 1], 2, False),
        ([6, 6, 6], 3, False),
        ([6, 1, 1], 1, True),
        ([1, 1], 0, True),
        ([1, 1, 1], 0, True),
    ],
)
def test_successes_are_actions_and_two_failures_turn_over(faces: list[int], actions: int, turnover: bool) -> None:
    marta, orc = model("Marta", 10, 10), enemy("orc", 14, 10)
    field = Battle(marta, orc)
    table = Script(str(len(faces)), faces)
    ends_at_once = activation.activate(table, field, marta)
    assert (field.acting.actions if field.acting else 0) == actions
    assert bool(of_kind(TurnedOver, table.facts)) == turnover
    # The actions earned come first.
    assert ends_at_once == (turnover and actions == 0)
    if field.acting:
        assert activation.next_action(Script("end"), field) == turnover
        assert field.acting is None


@rule("SBH-ACT-9")
def test_a_model_counts_as_activated_even_without_an_action_until_its_next_turn() -> None:
    marta, orc = model("Marta", 10, 10), enemy("orc", 14, 10)
    field = Battle(marta, orc)
    activation.activate(Script("1", 1), field, marta)
    assert marta.activated
    activation.start_turn(Script(), field, orc.side)
    assert marta.activated
    activation.start_turn(Script(), field, HEROES)
    assert not marta.activated


@rule("SBH-HTH-17")
def test_a_champion_may_roll_again_in_the_enemys_turn_too() -> None:
    marta, orc = duel("champion")
    field = Battle(marta, orc)
    melee.attack(Script(1, 5, "yes", 6, "no"), field, marta, orc)
    activation.start_turn(Script(), field, orc.side)
    table = Script(3, 3, "no")
    melee.attack(table, field, orc, marta)
    assert table.topics[-1] == "champion-reroll"


@rule("SBH-ACT-10")
def test_a_model_may_attack_and_then_move_and_what_it_does_not_use_is_lost() -> None:
    marta, orc = duel()
    field = acts(Battle(marta, orc), "Marta", 3)
    # The orc is driven back to where it no longer touches Marta.
    play(field, "attack:orc", 5, 4, "no")
    assert field.acting is not None
    assert field.acting.actions == 2
    play(field, "move", (14, 18), "end")
    assert field.acting is None


@rule("SBH-ACT-11")
def test_a_model_downed_by_its_own_attack_may_stand_up_and_go_but_not_attack_again() -> None:
    marta, orc = duel("combat-master")
    field = acts(Battle(marta, orc), "Marta", 3)
    play(field, "attack:orc", 3, 4)
    assert marta.knocked_down
    assert field.acting is not None
    assert action_options(field, marta, 2) == ["stand", "end"]
    play(field, "stand")
    options = action_options(field, marta, 1)
    assert "move" in options
    assert "attack:orc" not in options


@rule("SBH-ACT-12")
def test_one_attack_a_turn_in_melee_or_at_range() -> None:
    marta, orc = duel("shooter-medium")
    field = acts(Battle(marta, orc), "Marta", 3)
    assert {"attack:orc", "power:orc"} <= set(action_options(field, marta, 3))
    play(field, "attack:orc", 3, 3)
    assert not [option for option in action_options(field, marta, 2) if option.endswith(":orc")]
    activation.start_turn(Script(), field, HEROES)
    assert "attack:orc" in action_options(field, marta, 2)


@rule("SBH-ACT-13")
@pytest.mark.parametrize(
    "option, answers, cost",
    [
        ("move", [(14.0, 18.0), 1, 6], 1),
        ("attack:orc", [3, 3], 1),
        ("power:orc", [3, 4], 2),
    ],
)
def test_what_actions_cost_in_melee(option: str, answers: list[int | tuple[float, float]], cost: int) -> None:
    marta, orc = duel()
    field = acts(Battle(marta, orc), "Marta", 2)
    assert option in action_options(field, marta, 2)
    assert carry_out(Script(*answers), field, marta, option) == cost


@rule("SBH-ACT-13")
@pytest.mark.parametrize("option, answers, cost", [("shoot:orc", [3, 6], 1), ("aim:orc", [3, 6], 2)])
def test_what_shots_cost(option: str, answers: list[int], cost: int) -> None:
    marta, orc = model("Marta", 10, 10, "shooter-long"), enemy("orc", 14, 10)
    field = acts(Battle(marta, orc), "Marta", 2)
    assert option in action_options(field, marta, 2)
    assert option not in action_options(field, marta, 1) or cost == 1
    assert carry_out(Script(*answers), field, marta, option) == cost


@rule("SBH-ACT-13", "SBH-HTH-7")
def test_a_power_blow_needs_two_actions() -> None:
    marta, orc = duel()
    assert "power:orc" not in action_options(acts(Battle(marta, orc), "Marta", 1), marta, 1)


@rule("SBH-MOV-12", "SBH-ACT-13")
@pytest.mark.parametrize("cost", [1, 2])
def test_leaving_melee_costs_what_the_option_says(cost: int) -> None:
    marta, orc = duel("free-disengage")
    field = acts(Battle(marta, orc, song=SongOptions(leave_melee_cost=cost)), "Marta", 2)
    assert carry_out(Script((14, 18)), field, marta, "move") == 1
    marta, orc = duel()
    field = acts(Battle(marta, orc, song=SongOptions(leave_melee_cost=cost)), "Marta", 2)
    assert carry_out(Script((14, 18), 1, 6), field, marta, "move") == cost


@rule("SBH-ACT-14", "VMS-7")
def test_far_from_every_active_enemy_a_model_may_move_without_a_roll() -> None:
    marta, orc = model("Marta", 10, 10), enemy("orc", 25.1, 10)
    field = Battle(marta, orc)
    assert activation.dice_options(field, marta) == ["1", "2", "3", "free-move"]
    table = Script("free-move", (15, 10))
    # The move may end nearer to the enemy.
    assert not activation.activate(table, field, marta)
    assert (marta.x, marta.activated, field.acting) == (inches(15), True, None)
    assert table.topics == ["dice", "move"]


@rule("SBH-ACT-14")
def test_the_free_move_is_not_for_those_near_an_active_enemy_or_down_or_without_the_option() -> None:
    marta, orc = model("Marta", 10, 10), enemy("orc", 24.9, 10)
    field = Battle(marta, orc)
    assert not activation.may_free_move(field, marta)
    orc.knocked_down = True
    assert activation.may_free_move(field, marta)
    marta.knocked_down = True
    assert not activation.may_free_move(field, marta)
    marta.knocked_down, marta.transfixed = False, True
    assert not activation.may_free_move(field, marta)
    marta.transfixed = False
    assert not activation.may_free_move(Battle(marta, song=SongOptions(free_move=False)), marta)


@rule("SBH-ACT-15", "SBH-HTH-16")
def test_a_model_that_is_down_may_only_stand_up_and_nobody_strikes_at_it_for_that() -> None:
    marta, orc = duel()
    marta.knocked_down = True
    field = acts(Battle(marta, orc), "Marta", 1)
    assert action_options(field, marta, 1) == ["stand", "end"]
    table = play(field, "stand")
    assert marta.standing
    assert table.topics == ["action"]
    assert the(StoodUp, table.facts).model == "Marta"
    assert field.acting is None


@rule("SBH-ACT-15", "SBH-MAG-8")
def test_a_pinned_model_may_only_break_free_for_two_actions_and_does_so_before_it_stands_up() -> None:
    marta, orc = duel()
    marta.transfixed = marta.knocked_down = True
    field = acts(Battle(marta, orc), "Marta", 3)
    assert action_options(field, marta, 1) == ["end"]
    play(field, "break-free")
    assert not marta.transfixed
    assert action_options(field, marta, 1) == ["stand", "end"]
    play(field, "stand")
    assert marta.is_active


@rule("SBH-ACT-16")
def test_a_model_that_is_down_rolls_as_usual_and_its_failures_count() -> None:
    marta, orc = duel()
    marta.knocked_down = True
    table = Script("2", [1, 1])
    assert activation.activate(table, Battle(marta, orc), marta)


@rule("SBH-ACT-7")
def test_an_activation_ends_by_itself_when_nothing_can_be_done() -> None:
    marta, orc = duel()
    marta.transfixed = True
    field = acts(Battle(marta, orc), "Marta", 1)
    field.acting = Acting(ModelId("Marta"), 1, turnover=True)
    assert activation.next_action(Script(), field)
    assert field.acting is None


def actions_and_turnover(marta: Model, faces: tuple[int, ...]) -> tuple[int, bool]:
    field = Battle(marta, enemy("orc", 14, 10))
    table = Script(str(len(faces)), list(faces))
    activation.activate(table, field, marta)
    return (field.acting.actions if field.acting else 0), bool(of_kind(TurnedOver, table.facts))


@rule("SBH-ACT-17")
@pytest.mark.parametrize(
    "quality_now, actions, turnovers",
    [
        (2, (0.833, 1.667, 2.5), (0, 0.028, 0.074)),
        (3, (0.667, 1.333, 2.0), (0, 0.111, 0.259)),
        (4, (0.5, 1.0, 1.5), (0, 0.25, 0.5)),
        (5, (0.333, 0.667, 1.0), (0, 0.444, 0.741)),
        (6, (0.167, 0.333, 0.5), (0, 0.694, 0.926)),
    ],
)
def test_the_odds_of_activating(quality_now: int, actions: tuple[float, ...], turnovers: tuple[float, ...]) -> None:
    for dice in (1, 2, 3):
        marta = model("Marta", 10, 10, quality=quality_now)
        results = [actions_and_turnover(marta, faces) for faces in product(range(1, 7), repeat=dice)]
        assert round(sum(one[0] for one in results) / len(results), 3) == actions[dice - 1]
        assert round(sum(one[1] for one in results) / len(results), 3) == turnovers[dice - 1]


@rule("VMS-10")
def test_the_sticks_are_whole_inches() -> None:
    song = SongOptions()
    assert [stick / INCH for stick in (song.short, song.medium, song.long)] == [3, 5, 7]


@rule("SBH-ACT-6")
def test_an_activation_starts_from_where_the_model_stands() -> None:
    marta = model("Marta", 10, 10)
    marta.x = inches(12)
    activation.begin(marta)
    assert (marta.start_x, marta.start_y) == (inches(12), inches(10))


def test_dice_that_nobody_wrote_down_show_six() -> None:
    assert Dice().roll(PLAYERS, Topic("poison"), 2, "SBH-HTH-17") == (6, 6)
