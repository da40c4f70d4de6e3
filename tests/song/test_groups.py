"""Leaders and groups (SBH-GRP)."""

from __future__ import annotations

from math import dist

import pytest

from rules_core.kernel.requests import Choose, IllegalAnswer, Pick, Roll
from rules_core.song import actions, activation, morale
from rules_core.song.facts import ActivationStarted, AttackResolved, GroupOrdered, QualityRolled, TurnedOver
from rules_core.song.groups import BesideFriends, concentrated
from rules_core.song.options import SongOptions
from rules_core.song.reach import move_region
from rules_core.song.warband import Model, ModelId
from tests.clauses import rule
from tests.song.builders import Battle, acts, of_kind, play, reasons, stands_at, the
from tests.song.meadow import WALL, Script, block, enemy, inches, model


def squad(*others: Model, leader: str = "leader", song: SongOptions | None = None, quality: int = 3) -> Battle:
    """Marta leads Otto and Ida, who touch each other; she has two actions."""
    field = Battle(
        model("Marta", 10, 10, leader),
        model("Otto", 13, 10, quality=quality),
        model("Ida", 13, 11),
        enemy("orc", 30, 30),
        *others,
        song=song,
    )
    acts(field, "Marta", 2)
    return field


def orders(field: Battle, name: str = "Marta") -> list[str]:
    options = actions.action_options(field, field.model(name), 2)
    return [option for option in options if option in ("group-move", "regroup")]


def who_acts(field: Battle) -> tuple[str, int]:
    """Whose activation is under way, and the actions left."""
    return (field.acting.model, field.acting.actions) if field.acting is not None else ("", 0)


@rule("SBH-GRP-1")
def test_only_a_leader_gives_orders() -> None:
    assert orders(squad()) == ["group-move", "regroup"]
    assert orders(squad(leader="steadfast")) == []


@rule("SBH-GRP-1", "SBH-GRP-2")
def test_an_order_ends_the_leaders_own_actions_and_each_member_gets_all_actions() -> None:
    field = squad()
    table = play(field, "group-move", "Otto", "2", [3, 4], "Ida")
    told = the(GroupOrdered, table.facts)
    assert (told.leader, told.members, told.manner, told.dice) == ("Marta", ("Otto", "Ida"), "group-move", 2)
    # Marta's second action is lost; each of the two has two actions.
    assert field.acting is not None
    assert (field.acting.model, field.acting.actions, field.acting.shares) == ("Ida", 2, [2])


@rule("SBH-GRP-2")
def test_members_act_one_after_the_other_and_may_do_different_things() -> None:
    field = squad()
    table = play(field, "group-move", "Otto", "2", [3, 4], "Ida")
    assert who_acts(field) == ("Ida", 2)
    play(field, "move", (13, 15), "end")
    assert who_acts(field) == ("Otto", 2)
    play(field, "move", (17, 10), "move", (20, 10))
    assert field.acting is None
    assert stands_at(field.model("Ida"), 13, 15)
    assert stands_at(field.model("Otto"), 20, 10)
    assert all(field.model(name).activated for name in ("Marta", "Otto", "Ida"))
    assert len(of_kind(ActivationStarted, table.facts)) == 0


@rule("SBH-GRP-2")
def test_the_group_rolls_once_against_its_worst_quality() -> None:
    field = squad(quality=5)
    table = play(field, "group-move", "Otto", "3", [4, 4, 4], "Otto")
    rolled = the(QualityRolled, table.facts)
    # Otto is the worst; the Leader's bonus makes a 4 of Quality 5 a success.
    assert (rolled.model, rolled.need, rolled.bonus, rolled.successes) == ("Otto", 5, 1, 3)


@rule("SBH-GRP-3")
@pytest.mark.parametrize("traits, bonus", [((), 1), (("gregarious",), 2)])
def test_the_gregarious_add_one_if_all_of_them_are(traits: tuple[str, ...], bonus: int) -> None:
    field = Battle(
        model("Marta", 10, 10, "leader"),
        model("Otto", 13, 10, "gregarious"),
        model("Ida", 13, 11, *traits),
        enemy("orc", 30, 30),
    )
    table = play(acts(field, "Marta", 1), "group-move", "Otto", "1", 6, "Otto")
    assert the(QualityRolled, table.facts).bonus == bonus


@rule("SBH-GRP-3", "SBH-GRP-6")
def test_the_leaders_bonus_counts_only_if_the_worst_would_get_it() -> None:
    house = block("house", 11.5, 13, 3, 2, WALL | 8 | 1)
    field = Battle(
        model("Marta", 10, 10, "leader"),
        model("Otto", 11.5, 15.5, quality=5),
        model("Ida", 12.5, 15.5),
        enemy("orc", 30, 30),
        house,
    )
    table = play(acts(field, "Marta", 1), "group-move", "Otto", "1", 6, "Otto")
    assert the(QualityRolled, table.facts).bonus == 0


@rule("SBH-GRP-3")
def test_of_equal_qualities_the_one_without_the_leaders_bonus_rolls() -> None:
    house = block("house", 11.5, 13, 3, 2, WALL | 8 | 1)
    field = Battle(
        model("Marta", 10, 10, "leader"),
        model("Ida", 9.5, 15.5),
        model("Third", 10.5, 15.5),
        model("Otto", 11.5, 15.5),
        enemy("orc", 30, 30),
        house,
    )
    table = play(acts(field, "Marta", 1), "group-move", "Ida", "Otto", "1", 6, "Ida")
    told = the(QualityRolled, table.facts)
    assert (told.model, told.bonus) == ("Otto", 0)


@rule("SBH-MOR-11", "SBH-GRP-2")
@pytest.mark.parametrize("skips, waiting", [(False, "Ida"), (True, "")])
def test_by_the_option_a_member_that_is_shaken_while_it_waits_acts_no_more_in_this_order(
    skips: bool, waiting: str
) -> None:
    field = squad(song=SongOptions(failed_morale_skips_turn=skips))
    play(field, "group-move", "Otto", "2", [3, 4], "Otto")
    morale.test(Script([6, 6, 1]), field, field.model("Ida"), "gruesome")
    play(field, "end")
    assert who_acts(field)[0] == waiting


@rule("SBH-GRP-2", "SBH-ACT-8")
def test_the_failures_of_the_group_count_after_it_has_acted() -> None:
    field = squad()
    table = play(field, "group-move", "Otto", "3", [1, 1, 6], "Otto")
    assert the(TurnedOver, table.facts).model == "Otto"
    assert field.acting is not None
    assert field.acting.turnover
    play(field, "move", (13, 8), "move", (13, 15))
    assert field.acting is None


@rule("SBH-GRP-2")
def test_a_group_without_any_success_does_nothing_and_counts_as_activated() -> None:
    field = squad()
    play(field, "group-move", "Otto", "1", 1)
    assert field.acting is None
    assert field.model("Ida").activated


@rule("SBH-GRP-2")
def test_members_form_a_chain_and_are_within_long_of_the_leader() -> None:
    field = squad(model("Far", 18, 10), model("Near", 13, 13.5), model("Chained", 14, 10))
    table = Script("group-move", "Otto")
    with pytest.raises(AssertionError):
        play_all(field, table)
    chosen = [request for request in table.asked if isinstance(request, Choose) and request.topic == "group-member"]
    # Near touches nobody; Far is too far away.
    assert chosen[0].options == ("Otto", "Ida", "Chained")
    assert chosen[1].options == ("Ida", "Chained")


def play_all(field: Battle, table: Script) -> None:
    while field.acting is not None:
        activation.next_action(table, field)


@rule("SBH-GRP-2", "OPEN-11")
@pytest.mark.parametrize("largest", [5, 3])
def test_a_group_has_five_members_at_most_unless_the_option_says_otherwise(largest: int) -> None:
    more = [model(f"m{number}", 13, 12 + number) for number in range(4)]
    field = squad(*more, song=SongOptions(largest_group=largest))
    named = ["Otto", "Ida", "m0", "m1", "m2"][:largest]
    # The first touches only Ida, so she is not asked for.
    answers = [name for name in named if name != "Ida"]
    table = play(field, "group-move", *answers, "1", 1)
    assert len(the(GroupOrdered, table.facts).members) == largest


@rule("SBH-GRP-2")
def test_the_leader_and_those_already_activated_are_no_members() -> None:
    field = squad()
    field.model("Ida").activated = True
    assert orders(field) == []


def test_the_stubborn_take_part_in_no_group() -> None:
    field = squad(model("Mule", 12, 11, "stubborn"))
    table = Script("group-move", "Otto", "1", 1)
    play_all(field, table)
    assert the(GroupOrdered, table.facts).members == ("Otto", "Ida")


@rule("SBH-GRP-1")
def test_a_leader_gives_one_order_a_turn() -> None:
    field = squad(model("Third", 8, 10), model("Fourth", 7, 10))
    play(field, "group-move", "Otto", "1", 1)
    acts(field, "Marta", 2)
    assert orders(field) == []


@rule("SBH-GRP-6")
@pytest.mark.parametrize("state", ["down", "pinned"])
def test_a_leader_who_is_down_or_pinned_gives_no_orders(state: str) -> None:
    field = squad()
    marta = field.model("Marta")
    marta.knocked_down = state == "down"
    marta.transfixed = state == "pinned"
    assert orders(field) == []


def test_a_beastmaster_orders_animals_only() -> None:
    field = Battle(
        model("Marta", 10, 10, "beastmaster"),
        model("hound", 13, 10, "animal"),
        model("wolf", 13, 11, "animal"),
        model("Otto", 13, 9),
        enemy("orc", 30, 30),
    )
    table = play(acts(field, "Marta", 1), "group-move", "hound", "1", 1)
    assert the(GroupOrdered, table.facts).members == ("hound", "wolf")


@rule("SBH-GRP-4")
def test_regrouping_members_need_not_touch_but_must_come_together_if_they_can() -> None:
    field = Battle(model("Marta", 10, 10, "leader"), model("Otto", 13, 10), model("Ida", 13, 14), enemy("orc", 30, 30))
    acts(field, "Marta", 1)
    play(field, "regroup", "Otto", "1", 6, "Otto")
    otto = field.model("Otto")
    # Contact with Ida is within one Move: nothing else ends it.
    assert "end" not in actions.action_options(field, otto, 1)
    with pytest.raises(IllegalAnswer):
        play(field, "move", (10, 13))
    play(field, "move", (13, 13))
    assert field.ground.touching(otto, field.model("Ida"))


@rule("SBH-GRP-4")
@pytest.mark.parametrize("x, y", [(9, 13), (15, 15), (13, 9), (20, 13)])
def test_a_move_pointed_elsewhere_ends_beside_a_member_at_the_nearest_spot(x: float, y: float) -> None:
    otto, ida = model("Otto", 13, 10), model("Ida", 13, 14)
    field = Battle(otto, ida)
    region = BesideFriends(field, otto, [ida], move_region(field, otto))
    near = region.nearest(inches(x), inches(y))
    assert dist(near, (inches(x), inches(y))) == min(dist(one, (inches(x), inches(y))) for one in region.candidates())
    # A spot where the Move may end is taken as it is.
    beside = (inches(13), inches(13) - 1)
    assert region.nearest(*beside) == beside


@rule("SBH-GRP-4")
def test_nobody_attacks_while_regrouping() -> None:
    field = Battle(
        model("Marta", 10, 10, "leader"),
        model("Otto", 13, 10, "shooter-long"),
        model("Ida", 13, 14),
        enemy("orc", 14, 10),
        enemy("far", 20, 14),
    )
    acts(field, "Marta", 1)
    play(field, "regroup", "Otto", "1", 6, "Otto")
    assert not any(option.startswith(("attack", "shoot")) for option in offered(field, "Otto"))
    # In a group move they may.
    field = squad(enemy("near", 14, 10))
    play(field, "group-move", "Otto", "1", 6, "Otto")
    assert any(option.startswith("attack") for option in offered(field, "Otto"))


def offered(field: Battle, name: str) -> list[str]:
    return actions.action_options(field, field.model(name), 1)


@rule("SBH-GRP-4")
def test_whoever_cannot_reach_a_member_moves_where_it_likes() -> None:
    field = Battle(model("Marta", 10, 10, "leader"), model("Otto", 13, 6), model("Ida", 13, 14), enemy("orc", 30, 30))
    acts(field, "Marta", 1)
    play(field, "regroup", "Otto", "1", 6, "Otto", "move", (13, 9))
    assert stands_at(field.model("Otto"), 13, 9)
    # Ida can reach Otto now, and has to.
    assert "end" not in offered(field, "Ida")


def archers(*, otto: tuple[str, ...] = (), ida_combat: int = 3, song: SongOptions | None = None) -> Battle:
    """Marta leads two archers; the orc stands within the first stick of both."""
    return Battle(
        model("Marta", 10, 10, "leader"),
        model("Otto", 13, 10, "shooter-medium", *otto),
        model("Ida", 13, 11, "shooter-medium", combat=ida_combat),
        enemy("orc", 17.5, 10.5, points=20),
        enemy("second", 30, 30),
        enemy("third", 33, 30),
        song=song,
    )


@rule("SBH-GRP-5")
def test_members_shoot_at_one_target_with_one_roll() -> None:
    field = acts(archers(), "Marta", 1)
    table = play(field, "group-move", "Otto", "1", 6, "Otto", "volley:orc", 3, 3)
    told = the(AttackResolved, table.facts)
    assert (told.manner, told.clause) == ("concentrated", "SBH-GRP-5")
    assert reasons(told, "defender") == {"concentrated": -1}
    assert [request.topic for request in table.asked if isinstance(request, Roll)][-2:] == ["attack-die", "defence-die"]
    # It was the attack and the action of both, so the group is done.
    assert all(field.model(name).attacked for name in ("Otto", "Ida"))
    assert field.acting is None


@rule("SBH-GRP-5")
def test_the_lowest_score_rolls_and_what_hinders_one_hinders_all() -> None:
    field = archers(ida_combat=1)
    otto = field.model("Otto")
    ida = field.model("Ida")
    shot = concentrated(field, [otto, ida], field.model("orc"))
    assert shot.attacker is ida
    # A wall that covers the orc from Otto alone counts for Ida's roll too.
    wall = block("wall", 16.875, 9.9, 0.25, 1.0, WALL, tall=0.6)
    field = Battle(*field.models.values(), wall)
    otto.y = inches(8)
    ida.y = inches(14)
    assert ("cover", -1) in concentrated(field, [otto], field.model("orc")).attacker_parts
    assert ("cover", -1) not in concentrated(field, [ida], field.model("orc")).attacker_parts
    assert ("cover", -1) in concentrated(field, [otto, ida], field.model("orc")).attacker_parts


@rule("SBH-GRP-5")
def test_three_archers_take_two_from_the_target_and_may_stay_out_of_it() -> None:
    field = archers()
    field.models[ModelId("Eva")] = eva = model("Eva", 13, 12, "shooter-medium")
    acts(field, "Marta", 1)
    table = play(field, "group-move", "Otto", "Eva", "1", 6, "Otto", "volley:orc", ("Ida", "Eva"), 3, 3)
    assert reasons(the(AttackResolved, table.facts), "defender") == {"concentrated": -2}
    picked = next(request for request in table.asked if isinstance(request, Pick))
    assert (picked.options, picked.least, picked.most) == (("Ida", "Eva"), 1, 2)
    assert eva.attacked


@rule("SBH-GRP-5")
def test_there_is_no_aimed_volley_and_none_alone() -> None:
    field = acts(archers(), "Marta", 1)
    play(field, "group-move", "Otto", "2", [6, 6], "Otto")
    options = actions.action_options(field, field.model("Otto"), 2)
    assert [option for option in options if option.startswith(("volley", "aim"))] == ["aim:orc", "volley:orc"]
    field.model("Ida").attacked = True
    options = actions.action_options(field, field.model("Otto"), 2)
    assert "volley:orc" not in options


@rule("SBH-GRP-5")
def test_a_legendary_archer_gives_one_of_its_shots_to_a_volley() -> None:
    field = acts(archers(otto=("legendary-archer",)), "Marta", 1)
    play(field, "group-move", "Otto", "2", [6, 6], "Otto", "volley:orc", 3, 3)
    # Ida pays one of her two actions.
    assert field.acting is not None
    assert (field.acting.waiting, field.acting.shares) == (["Ida"], [1])
    options = actions.action_options(field, field.model("Otto"), 1)
    assert "shoot:orc" in options
    assert not any(option.startswith("volley") for option in options)


def test_a_member_that_is_lost_meanwhile_is_passed_over() -> None:
    field = squad()
    play(field, "group-move", "Otto", "1", 6, "Otto")
    field.model("Ida").fate = type(field.model("Ida").fate).FLED
    play(field, "move", (13, 6))
    assert field.acting is None


def test_an_order_under_way_is_copied() -> None:
    field = squad()
    play(field, "group-move", "Otto", "1", 6, "Otto")
    acting = field.acting
    assert acting is not None
    copy = acting.clone()
    assert (copy.order, copy.members, copy.waiting, copy.shares) == ("group-move", ["Otto", "Ida"], ["Ida"], [1])
    copy.waiting.clear()
    assert acting.waiting == ["Ida"]
