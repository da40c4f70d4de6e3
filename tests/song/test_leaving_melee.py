"""Moving out of contact, and what it costs (SBH-MOV-12, SBH-MOV-13, SBH-MOV-14)."""

from __future__ import annotations

import pytest

from rules_core.ground.ground import Sweep
from rules_core.kernel.table import Table
from rules_core.song import melee, movement
from rules_core.song.facts import AttackResolved, ModelMoved, MoraleRolled, TraitUsed
from rules_core.song.options import SongOptions
from rules_core.song.warband import Fate, ModelId
from tests.clauses import rule
from tests.song.builders import Battle, Dice, acts, duel, of_kind, play, reasons, stands_at, the
from tests.song.meadow import Script, enemy, inches, model
from tests.song.sides import HEROES


def leave(field: Battle, table: Table, x: float, y: float, name: str = "Marta") -> Sweep:
    return movement.go(table, field, field.model(name), inches(x), inches(y), "move", "SBH-MOV-4")


@rule("SBH-MOV-12")
def test_each_standing_free_enemy_that_is_left_strikes_once_before_the_move() -> None:
    marta, orc = duel()
    goblin = enemy("goblin", 17.5, 17)
    downed = enemy("downed", 17.5, 19)
    downed.knocked_down = True
    field = Battle(marta, orc, goblin, downed)
    pinned = enemy("pinned", 16.5, 18)
    pinned.transfixed = True
    field.models[ModelId("pinned")] = pinned
    assert [one.id for one in movement.leaves_melee(field, marta, inches(13), inches(15))] == ["orc", "goblin"]


@rule("SBH-MOV-13")
def test_the_leaving_player_chooses_the_order_and_a_draw_or_a_win_lets_it_go() -> None:
    marta, orc = duel()
    field = Battle(marta, orc, enemy("goblin", 17.5, 17))
    # The goblin first: outnumbered, Marta draws with one more. Then the orc: her win hurts nobody.
    table = Script("goblin", 2, 3, 1, 6)
    leave(field, table, 14, 21)
    assert [fact.attacker for fact in of_kind(AttackResolved, table.facts)] == ["goblin", "orc"]
    assert [fact.manner for fact in of_kind(AttackResolved, table.facts)] == ["free-hack", "free-hack"]
    assert [fact.result for fact in of_kind(AttackResolved, table.facts)] == ["draw", "nothing"]
    assert orc.standing
    assert marta.x < inches(17)


@rule("SBH-MOV-13")
def test_a_free_hack_that_recoils_does_not_stop_the_move() -> None:
    marta, orc = duel()
    field = Battle(marta, orc)
    table = Script(5, 3)
    sweep = leave(field, table, 12.5, 18)
    assert the(AttackResolved, table.facts).result == "recoil"
    assert sweep.length == inches(5)
    assert stands_at(marta, 12.5, 18)


@rule("SBH-MOV-13", "SBH-MOR-3")
def test_whoever_sees_a_gruesome_free_hack_tests_morale_at_once() -> None:
    marta, orc = duel(foe_combat=6)
    field = Battle(marta, orc, model("Otto", 17.5, 20))
    table = Dice(attack_die=6, defence_die=1, morale=[6, 6, 6])
    assert melee.free_hack(table, field, orc, marta)
    assert the(AttackResolved, table.facts).result == "gruesome"
    assert [one.model for one in of_kind(MoraleRolled, table.facts)] == ["Otto"]


@rule("SBH-MOV-13")
def test_one_who_is_knocked_down_by_a_free_hack_stays_where_it_is() -> None:
    marta, orc = duel()
    field = Battle(marta, orc, enemy("goblin", 17.5, 17))
    # The orc knocks Marta down with a 6; the goblin's hack is lost.
    table = Script("orc", 6, 4)
    sweep = leave(field, table, 13, 20)
    assert marta.knocked_down
    assert sweep.length == 0
    assert stands_at(marta, 17.5, 18)
    assert of_kind(ModelMoved, table.facts) == []
    assert len(of_kind(AttackResolved, table.facts)) == 1


@rule("SBH-MOV-13")
def test_one_who_is_killed_by_a_free_hack_is_gone_and_later_hacks_are_lost() -> None:
    marta, orc = duel(combat=1)
    other = model("Otto", 3, 3)
    third = model("Third", 5, 3)
    field = Battle(marta, orc, enemy("goblin", 17.5, 17), other, third)
    table = Script("orc", 6, 1)
    leave(field, table, 13, 20)
    assert marta.fate is Fate.DEFEATED
    assert len(of_kind(AttackResolved, table.facts)) == 1


@rule("SBH-MOV-13")
def test_a_move_that_keeps_contact_draws_no_free_hack() -> None:
    marta, orc = duel()
    field = Battle(marta, orc)
    # A quarter round the orc, still touching.
    assert movement.leaves_melee(field, marta, inches(18.5) - 180, inches(18) - 180) == []
    assert [one.id for one in movement.leaves_melee(field, marta, inches(17), inches(16))] == ["orc"]


@rule("SBH-MOV-13")
def test_free_hacks_use_the_modifiers_before_the_move_and_no_power_blow() -> None:
    marta, orc = duel()
    goblin = enemy("goblin", 17.5, 17)
    field = Battle(marta, orc, goblin)
    table = Script("orc", 3, 3, 3, 3)
    leave(field, table, 13, 21)
    first = of_kind(AttackResolved, table.facts)[0]
    # Two enemies in contact: Marta is outnumbered, so an equal die loses by one.
    assert reasons(first, "defender") == {"outnumbered": -1}
    assert reasons(first, "attacker") == {}


@rule("SBH-MOV-14")
@pytest.mark.parametrize(
    "leaver, foe, is_hacked",
    [
        ((), (), True),
        (("free-disengage",), (), False),
        (("flying",), (), False),
        (("flying",), ("flying",), True),
        (("mounted",), (), False),
        (("mounted",), ("mounted",), True),
        (("mounted",), ("flying",), True),
        (("free-disengage",), ("inconvenient",), True),
    ],
)
def test_some_slip_away_without_a_free_hack(leaver: tuple[str, ...], foe: tuple[str, ...], is_hacked: bool) -> None:
    marta, orc = duel(*leaver, against=foe)
    field = Battle(marta, orc)
    assert (movement.leaves_melee(field, marta, inches(13), inches(18)) == [orc]) is is_hacked


@rule("SBH-MOV-14", "SBH-HTH-10")
def test_a_recoil_draws_no_free_hack() -> None:
    marta, orc = duel()
    goblin = enemy("goblin", 17.5, 17)
    goblin.side = HEROES
    field = Battle(marta, orc, goblin)
    table = play(acts(field, "Marta", 1), "attack:orc", 5, 3, "no")
    assert "free-hack" not in [fact.manner for fact in of_kind(AttackResolved, table.facts)]
    assert orc.x > inches(18.6)


@rule("SBH-MOV-12", "OPEN-1")
def test_leaving_melee_costs_the_move_alone() -> None:
    marta, orc = duel()
    field = acts(Battle(marta, orc), "Marta", 2)
    play(field, "move", (13, 18), 3, 3)
    assert field.acting is not None
    assert field.acting.actions == 1


@rule("SBH-MOV-12", "OPEN-1")
def test_by_the_older_rule_leaving_melee_costs_two_actions() -> None:
    marta, orc = duel()
    song = SongOptions(leave_melee_cost=2)
    field = acts(Battle(marta, orc, song=song), "Marta", 3)
    play(field, "move", (13, 18), 3, 3)
    assert field.acting is not None
    assert field.acting.actions == 1


@rule("SBH-MOV-12", "OPEN-1")
def test_by_the_older_rule_one_action_is_not_enough_to_leave() -> None:
    marta, orc = duel()
    song = SongOptions(leave_melee_cost=2)
    assert not movement.may_move(Battle(marta, orc, song=song), marta, 1)
    assert movement.may_move(Battle(marta, orc, song=song), marta, 2)
    assert movement.may_move(Battle(marta, orc), marta, 1)
    rider, foe = duel("mounted")
    assert movement.may_move(Battle(rider, foe, song=song), rider, 1)


@pytest.mark.parametrize("trait", ["berserk", "dogged"])
def test_some_never_leave_melee_of_their_own_will(trait: str) -> None:
    marta, orc = duel(trait)
    field = Battle(marta, orc)
    assert not movement.may_move(field, marta, 3)
    orc.knocked_down = True
    assert movement.may_move(field, marta, 3)


@rule("SBH-MOR-2")
def test_who_does_not_dare_to_touch_terror_stops_out_of_contact() -> None:
    marta = model("Marta", 10, 10)
    ghost = enemy("ghost", 13, 10, "terror")
    field = Battle(marta, ghost)
    table = Script(2)
    sweep = leave(field, table, 13, 10)
    assert table.topics == ["terror"]
    assert sweep.length > 0
    assert not field.in_contact(marta, ghost)
    # In this turn it does not try again.
    assert leave(field, Script(), 13, 10).length == 0


@rule("SBH-MOR-2")
def test_who_dares_touches_terror_and_fears_it_no_more() -> None:
    marta = model("Marta", 10, 10)
    ghost = enemy("ghost", 13, 10, "terror")
    field = Battle(marta, ghost)
    leave(field, Script(3), 13, 10)
    assert field.in_contact(marta, ghost)
    assert marta.immune_to == ["ghost"]


@rule("SBH-MOR-2")
def test_not_daring_loses_no_action_and_another_place_may_be_chosen() -> None:
    marta = model("Marta", 10, 10)
    ghost = enemy("ghost", 13, 10, "terror")
    field = acts(Battle(marta, ghost), "Marta", 2)
    table = play(field, "move", (12, 10), 1, (10, 13))
    assert table.topics == ["action", "move", "terror", "move"]
    assert stands_at(marta, 10, 13)
    assert field.acting is not None
    assert field.acting.actions == 1


@rule("SBH-MOR-2")
def test_the_target_of_a_charge_by_terror_rolls_morale_and_may_be_gone() -> None:
    ghost = model("ghost", 10, 10, "terror")
    orc = enemy("orc", 14, 10)
    field = Battle(ghost, orc, enemy("second", 30, 30), enemy("third", 32, 30))
    table = Script([1, 1, 1])
    leave(field, table, 13, 10, "ghost")
    assert orc.fate is Fate.FLED
    assert stands_at(ghost, 13, 10)


def test_a_charge_is_remembered_for_dashing() -> None:
    marta = model("Marta", 15, 18, "dashing")
    orc = enemy("orc", 18.5, 18)
    field = acts(Battle(marta, orc), "Marta", 2)
    table = play(field, "move", (17.5, 18), "attack:orc", 3, 3, "no")
    assert reasons(the(AttackResolved, table.facts), "attacker") == {"dashing": 1}
    assert of_kind(TraitUsed, table.facts) == []
