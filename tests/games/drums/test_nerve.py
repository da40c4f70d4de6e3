"""Activation, groups, command, Morale, national features, rules of nerve (S-ACT, S-GRP, SDS-MOR, SDS-NAT)."""

from __future__ import annotations

from typing import Any

import pytest

from rules_core.games.drums.rules import nerve, turns
from rules_core.games.drums.rules.traits import SEASONED
from rules_core.games.drums.state.battle import Battle
from rules_core.games.drums.state.facts import CommandPassed, TurnBegan
from rules_core.games.drums.state.soldier import Soldier
from rules_core.kernel.requests import NO_SEAT, SeatId
from rules_core.song import actions, activation, groups, morale, movement, quality, shooting, wounds
from rules_core.song import topics as song_topics
from rules_core.song.facts import Defeated, GroupOrdered, ModelFled, MoraleRolled, QualityRolled, TraitUsed, TurnedOver
from rules_core.song.field import GROUP_MOVE, REGROUP, Acting
from rules_core.song.traits import GRUESOME_KILL, HALF_LOST
from rules_core.song.warband import Fate
from tests.clauses.marks import rule
from tests.games.drums.field import (
    BRITISH_OFFICER,
    CONSCRIPT,
    FRENCH_OFFICER,
    FRENCH_SERGEANT,
    FUSILIER,
    MIDDLE,
    P1,
    P2,
    REDCOAT,
    Script,
    acting,
    battle,
    beside,
    man,
)

LONG = 1200


def squads(state: Battle, count: int = 6) -> tuple[list[Soldier], list[Soldier]]:
    """A row of Frenchmen and a row of Englishmen, far apart."""
    ours = [man(state, P1, FUSILIER, 600 + 400 * place, 5000) for place in range(count)]
    theirs = [man(state, P2, REDCOAT, 600 + 400 * place, 600) for place in range(count)]
    return ours, theirs


@rule(
    "S-ACT-1",
    "S-ACT-2",
    "S-ACT-3",
    "S-ACT-4",
    "S-PRO-4",
    "S-PRO-5",
    "S-PRO-6",
    "S-PRO-7",
    "S-PRO-8",
    "S-PRO-9",
    "R-S04",
)
@pytest.mark.parametrize(
    "faces, earned, passes",
    [
        ((3,), 0, False),
        ((4,), 1, False),
        ((6, 1), 1, False),
        ((4, 3, 2), 1, True),
        ((3, 3), 0, True),
        ((1, 2, 3), 0, True),
        ((5, 5), 2, False),
        ((4, 4, 1), 2, False),
        ((6, 6, 6), 3, False),
    ],
)
def test_every_row_of_the_table_of_activation(faces: tuple[int, ...], earned: int, passes: bool) -> None:
    state = battle()
    ours, _ = squads(state)
    table = Script(dice=str(len(faces)), activation=[faces])
    ends_at_once = activation.activate(table, state, ours[0])
    assert (acting(state).actions if state.acting is not None else 0) == earned
    assert bool(table.told(TurnedOver)) == passes
    assert ends_at_once == (passes and earned == 0)
    assert ours[0].activated


@rule("S-INI-1", "S-INI-2", "S-ACT-5", "S-ACT-6", "R-S01", "R-S02", "R-S03", "SDS-CON-5")
def test_turns_alternate_and_everybody_is_fresh_again() -> None:
    state = battle()
    ours, theirs = squads(state)
    state.first = state.turn_of = NO_SEAT
    table = Script(initiative=[4, 4, 2, 5], whom=["pass", "pass", "pass"])
    turns.roll_initiative(table, state)
    assert (state.turn_of, state.round) == (P2, 1)
    theirs[0].activated = True
    assert theirs[0] not in turns.ready(state, P2)
    for expected in ((P1, 1), (P2, 2)):
        turns.play_on(table, state)
        assert (state.turn_of, state.round) == expected
    assert turns.ready(state, P2) == theirs
    assert [one.seat for one in table.told(TurnBegan)] == [P2, P1, P2]
    assert ours


# Leaders and groups


@rule("SDS-SR-8", "S-SPR-2", "SDS-CON-7", "R-S66")
def test_a_leader_within_long_and_in_sight_adds_one() -> None:
    state = battle()
    one = man(state, P1, FUSILIER, MIDDLE, MIDDLE)
    officer = man(state, P1, FRENCH_OFFICER, MIDDLE + 150 + LONG, MIDDLE)
    assert quality.bonus_for(state, one, song_topics.ACTIVATION) == 1
    assert quality.bonus_for(state, officer, song_topics.ACTIVATION) == 0
    officer.knocked_down = True
    assert quality.bonus_for(state, one, song_topics.ACTIVATION) == 0
    officer.knocked_down = False
    officer.x += 5
    assert quality.bonus_for(state, one, song_topics.ACTIVATION) == 0


@rule("SDS-SR-13", "S-SPR-3", "R-S29", "R-S69")
def test_an_nco_within_short_helps_activation_where_no_leader_does() -> None:
    state = battle()
    one = man(state, P1, FUSILIER, MIDDLE, MIDDLE)
    man(state, P1, FRENCH_SERGEANT, MIDDLE + 150 + 500, MIDDLE)
    assert quality.bonus_for(state, one, song_topics.ACTIVATION) == 1
    assert quality.bonus_for(state, one, song_topics.MORALE) == 0
    officer = man(state, P1, FRENCH_OFFICER, MIDDLE, MIDDLE + 600)
    assert quality.bonus_for(state, one, song_topics.ACTIVATION) == 1
    assert officer.standing


@rule(
    "S-GRP-1",
    "S-GRP-2",
    "S-GRP-3",
    "S-GRP-4",
    "S-GRP-5",
    "S-GRP-6",
    "S-GRP-7",
    "S-AM-5",
    "R-S08",
    "S-SBH-2",
    "SDS-ACT-13",
)
def test_a_leader_gives_orders_between_his_own_actions() -> None:
    state = battle()
    officer = man(state, P1, FRENCH_OFFICER, MIDDLE, MIDDLE + 500)
    line = [man(state, P1, FUSILIER, MIDDLE + 150 * place, MIDDLE) for place in range(2)]
    more = [man(state, P1, FUSILIER, MIDDLE - 600 + 150 * place, MIDDLE) for place in range(2)]
    far = beside(state, P1, FUSILIER, man(state, P1, FUSILIER, MIDDLE, MIDDLE + 500 + LONG + 400), 1)
    man(state, P2, REDCOAT, 300, 300)
    state.acting = Acting(officer.id, 3, turnover=False)
    officer.activated = True
    assert {"group-move", "regroup"} <= set(actions.action_options(state, officer, 3))
    table = Script(
        dice=["1", "1"], group=[(5,), (5,)], group_member=[line[0].id, line[1].id, "done"], action=["end"] * 4
    )
    acting(state).actions -= actions.carry_out(table, state, officer, GROUP_MOVE)
    asked = [request for request in table.asked if request.topic == song_topics.GROUP_MEMBER]
    assert far.id not in asked[0].detail()
    while acting(state).order or acting(state).model != officer.id:
        activation.next_action(table, state) if acting(state).actions else groups.pass_on(table, state, acting(state))
        assert state.acting is not None
    # He acts on with what he has left, and may order others.
    assert (acting(state).model, acting(state).actions) == (officer.id, 2)
    assert all(one.activated for one in line)
    assert GROUP_MOVE in actions.action_options(state, officer, 2)
    table = Script(dice="1", group=(5,), group_member=[more[0].id, more[1].id, "done"])
    acting(state).actions -= actions.carry_out(table, state, officer, GROUP_MOVE)
    assert acting(state).leader_actions == 1


@rule("S-GRP-8", "R-S09")
def test_a_turnover_of_the_group_ends_the_leaders_turn_too() -> None:
    state = battle()
    officer = man(state, P1, FRENCH_OFFICER, MIDDLE, MIDDLE + 500)
    line = [man(state, P1, FUSILIER, MIDDLE + 150 * place, MIDDLE) for place in range(2)]
    man(state, P2, REDCOAT, 300, 300)
    state.acting = Acting(officer.id, 3, turnover=False)
    table = Script(
        dice="3", group=[(6, 1, 1)], group_member=[one.id for one in line], action=["group-move", "end", "end"]
    )
    over = activation.next_action(table, state)
    while not over:
        over = activation.next_action(table, state)
    assert turns.ready(state, P2)
    # Both members had their one action first.
    assert sum(1 for one in table.asked if one.topic == song_topics.ACTION and one.subject != officer.id) == 2


@rule("S-GRP-9", "S-GRP-10", "S-GRP-11", "S-GRP-12", "R-S10")
def test_the_worst_quality_rolls_for_all() -> None:
    state = battle()
    group = [
        man(state, P1, kind, MIDDLE + 150 * place, MIDDLE)
        for place, kind in enumerate(["france-veteran-fusilier"] * 3 + ["france-conscript"])
    ]
    assert quality.worst_of(state, group, song_topics.GROUP) is group[3]
    assert group[3].quality == 4


@rule("S-SNR-1", "S-GRP-1")
def test_nobody_is_named_with_whom_two_equal_lines_cannot_be_made() -> None:
    state = battle()
    officer = man(state, P1, FRENCH_OFFICER, MIDDLE, MIDDLE + 500)
    line = [man(state, P1, FUSILIER, MIDDLE + 150 * place, MIDDLE) for place in range(3)]
    man(state, P2, REDCOAT, MIDDLE, MIDDLE - 900)
    state.acting = Acting(officer.id, 1, turnover=False)
    table = Script(dice="2", group=[(5, 5)], group_member=[one.id for one in line])
    actions.carry_out(table, state, officer, "shoot-and-reload")
    assert acting(state).members == [line[0].id, line[1].id]
    # One roll for all of them, which is no Regroup.
    assert [one.clause for one in table.told(GroupOrdered)] == ["SBH-GRP-2"]


@rule("S-REG-1", "S-REG-2", "S-REG-3", "S-REG-4", "S-REG-5", "S-REG-6", "S-REG-7", "R-S11")
def test_regroup_brings_scattered_men_together_without_attacks() -> None:
    state = battle()
    officer = man(state, P1, FRENCH_OFFICER, MIDDLE, MIDDLE + 500)
    scattered = [man(state, P1, FUSILIER, MIDDLE - 450 + 450 * place, MIDDLE) for place in range(3)]
    scattered[0].loaded = False
    man(state, P2, REDCOAT, MIDDLE, MIDDLE - 900)
    state.acting = Acting(officer.id, 1, turnover=False)
    assert actions.action_options(state, officer, 1).count(REGROUP) == 1
    assert GROUP_MOVE not in actions.action_options(state, officer, 1)
    table = Script(dice="2", group=[(5, 5)], group_member=[one.id for one in scattered])
    acting(state).actions -= actions.carry_out(table, state, officer, REGROUP)
    assert groups.pass_on(table, state, acting(state))
    options = actions.action_options(state, state.models[acting(state).model], 2)
    assert "move" in options
    assert not any(one.startswith(("shoot", "aim", "attack")) for one in options)
    assert "reload" in options
    assert state.largest_group(REGROUP) == len(state.models)


@rule("SDS-SR-12")
def test_the_drum_lets_a_group_roll_one_die_again_once_a_turn() -> None:
    state = battle()
    officer = man(state, P1, FRENCH_OFFICER, MIDDLE, MIDDLE + 500)
    man(state, P1, "france-drummer", MIDDLE + 300, MIDDLE + 500)
    line = [man(state, P1, FUSILIER, MIDDLE + 150 * place, MIDDLE) for place in range(2)]
    man(state, P2, REDCOAT, 300, 300)
    state.acting = Acting(officer.id, 2, turnover=False)
    table = Script(dice="2", group=[(6, 1)], reroll=6, group_reroll="yes", group_member=[one.id for one in line])
    actions.carry_out(table, state, officer, GROUP_MOVE)
    assert acting(state).shares == [2, 2]
    assert state.musician_used == [P1]
    assert table.told(QualityRolled)[-1].successes == 2


# Morale


@rule("SDS-EX-10", "SDS-MOR-1", "SDS-MOR-12", "SDS-MOR-8", "SDS-MOR-11", "R-S47")
def test_morale_with_a_leader_near() -> None:
    state = battle()
    squads(state)
    one = man(state, P1, FUSILIER, MIDDLE, MIDDLE)
    man(state, P1, FRENCH_OFFICER, MIDDLE + 400, MIDDLE)
    table = Script(morale=[(3, 2, 1)])
    assert not morale.test(table, state, one, GRUESOME_KILL)
    (told,) = table.told(MoraleRolled)
    assert (told.failures, told.result) == (2, "flees twice")
    # Two Moves towards the nearest edge.
    assert (one.x, one.y) != (MIDDLE, MIDDLE)
    assert one.in_play


@rule("SDS-MOR-1", "SDS-WIN-5")
def test_three_failures_rout() -> None:
    state = battle()
    ours, _ = squads(state)
    table = Script(morale=[(1, 2, 3)])
    morale.test(table, state, ours[0], GRUESOME_KILL)
    assert ours[0].fate is Fate.FLED
    assert table.told(ModelFled)[0].edge == 0
    assert state.routed == [ours[0].id]


@rule("SDS-MOR-10")
def test_one_who_lies_gets_up_instead_of_running() -> None:
    state = battle()
    ours, _ = squads(state)
    ours[0].knocked_down = True
    morale.test(Script(morale=[(4, 4, 1)]), state, ours[0], GRUESOME_KILL)
    assert ours[0].standing
    assert (ours[0].x, ours[0].y) == (600, 5000)


@rule("SDS-MOR-2", "SDS-SR-8")
def test_the_loss_of_the_leader_shakes_everybody() -> None:
    state = battle()
    ours, _ = squads(state)
    officer = man(state, P1, FRENCH_OFFICER, MIDDLE, MIDDLE)
    table = Script(morale=[(6, 6, 6)] * 6)
    wounds.kill(table, state, officer, ours[0].id, "SDS-HTH-6", gruesome=False)
    morale.resolve(table, state)
    assert {one.model for one in table.told(MoraleRolled)} == {one.id for one in ours}


@rule("SDS-MOR-3", "SDS-MOR-7")
def test_a_gruesome_death_shakes_those_within_long_who_see_it() -> None:
    state = battle()
    ours, _ = squads(state, 8)
    table = Script(morale=[(6, 6, 6)] * 8)
    wounds.kill(table, state, ours[0], ours[7].id, "SDS-HTH-7", gruesome=True)
    morale.resolve(table, state)
    # 400 from middle to middle, and the bases.
    assert {one.model for one in table.told(MoraleRolled)} == {ours[1].id, ours[2].id, ours[3].id}


@rule("SDS-MOR-4", "SDS-MOR-13", "SDS-NAT-4")
def test_half_the_squad_lost_shakes_it_once_and_a_third_where_ranks_are_closed() -> None:
    for features, lost in ((False, 3), (True, 4)):
        state = battle(nation_2="austria", features=features)
        theirs = [man(state, P2, "austria-german-fusilier", 600 + 400 * place, 600) for place in range(5)]
        man(state, P2, "austria-line-infantry-officer", 3000, 1200)
        squads_of_france = [man(state, P1, FUSILIER, 600 + 400 * place, 5000) for place in range(6)]
        table = Script(morale=[(6, 6, 6)] * 30)
        for number, one in enumerate(theirs[:4], start=1):
            wounds.kill(table, state, one, squads_of_france[0].id, "SDS-HTH-6", gruesome=False)
            morale.resolve(table, state)
            causes = [told.cause for told in table.told(MoraleRolled)]
            assert (HALF_LOST in causes) == (number >= lost)


@rule("SDS-MOR-6", "SDS-SR-6", "SDS-WIN-5", "SDS-ACT-14")
def test_the_flag_falls_is_taken_up_or_captured() -> None:
    state = battle()
    ours, theirs = squads(state)
    bearer = man(state, P1, "france-eagle-bearer", ours[0].x + 300, 5000)
    table = Script(morale=[(6, 6, 6)] * 10)
    wounds.kill(table, state, bearer, theirs[0].id, "SDS-HTH-6", gruesome=False)
    morale.resolve(table, state)
    assert "flag" in [one.cause for one in table.told(MoraleRolled)]
    friend = man(state, P1, FUSILIER, bearer.x, bearer.y - 150)
    assert f"take-flag:{bearer.id}" in actions.action_options(state, friend, 1)
    foe = man(state, P2, REDCOAT, bearer.x, bearer.y + 150)
    captured = state.clone()
    assert actions.carry_out(Script(), state, friend, f"take-flag:{bearer.id}") == 1
    assert nerve.bears_flag(friend)
    assert not nerve.flag_options(state, foe)
    actions.carry_out(Script(), captured, captured.models[foe.id], f"take-flag:{bearer.id}")
    assert captured.squads[P1].flag_lost_to == P2


@rule("SDS-SR-6", "SDS-MOR-12", "SDS-NAT-3", "R-S67")
def test_flag_and_furor_roll_two_different_dice_again() -> None:
    state = battle(nation_1="prussia", nation_2="france", features=True)
    one = man(state, P1, "prussia-musketeer", MIDDLE, MIDDLE)
    man(state, P1, "prussia-standard-bearer", MIDDLE + 500, MIDDLE)
    man(state, P2, FUSILIER, 300, 300)
    table = Script(morale=[(1, 2, 5)], reroll=[4, 4], morale_reroll=["yes", "yes"])
    assert morale.test(table, state, one, HALF_LOST)
    assert table.told(MoraleRolled)[0].faces == (4, 4, 5)
    # Furor only when half is lost.
    table = Script(morale=[(1, 2, 5)], reroll=[4], morale_reroll=["yes"])
    assert not morale.test(table, state, one, GRUESOME_KILL)


@rule("SDS-NAT-3", "SDS-MOR-7")
def test_furor_helps_also_when_half_is_lost_with_the_leader() -> None:
    state = battle(nation_1="prussia", nation_2="france", features=True)
    one = man(state, P1, "prussia-musketeer", MIDDLE, MIDDLE)
    officer = man(state, P1, "prussia-line-infantry-officer", 300, 5700)
    foe = man(state, P2, FUSILIER, 300, 300)
    table = Script(morale=[(1, 5, 5)], reroll=[4], morale_reroll=["yes"])
    wounds.kill(table, state, officer, foe.id, "SDS-HTH-6", gruesome=False)
    morale.resolve(table, state)
    told = table.told(MoraleRolled)
    assert [(roll.model, roll.cause, roll.faces) for roll in told] == [(one.id, "leader", (4, 5, 5))]


@rule("SDS-SR-5", "SDS-MOR-6")
def test_the_fearless_mind_the_flag_however_its_bearer_dies() -> None:
    state = battle()
    guard = man(state, P1, "france-old-guard-grenadier", MIDDLE, MIDDLE)
    bearer = man(state, P1, "france-eagle-bearer", MIDDLE + 300, MIDDLE)
    squads(state)
    table = Script(morale=[(6, 6, 6)] * 10)
    wounds.kill(table, state, bearer, guard.id, "SDS-HTH-7", gruesome=True)
    morale.resolve(table, state)
    assert ("flag", guard.id) in [(one.cause, one.model) for one in table.told(MoraleRolled)]


@rule("SDS-NAT-5")
def test_a_russian_falls_once_instead_of_running_from_a_horrible_death() -> None:
    state = battle(nation_2="russia", features=True)
    one = man(state, P2, "russia-jaeger", MIDDLE, MIDDLE)
    squads(state)
    morale.test(Script(morale=[(1, 1, 6)]), state, one, GRUESOME_KILL)
    assert one.knocked_down
    one.knocked_down = False
    morale.test(Script(morale=[(1, 1, 6)]), state, one, GRUESOME_KILL)
    assert (one.x, one.y) != (MIDDLE, MIDDLE)


@rule("SDS-NAT-1", "R-S51")
def test_en_avant_rolls_all_failures_again_and_owes_a_charge() -> None:
    state = battle(features=True)
    officer = man(state, P1, FRENCH_OFFICER, MIDDLE, MIDDLE + 500)
    line = [man(state, P1, FUSILIER, MIDDLE + 150 * place, MIDDLE) for place in range(2)]
    squads(state, 4)
    state.acting = Acting(officer.id, 3, turnover=False)
    state.turn_of = P1
    table = Script(
        dice="3",
        group=[(6, 1, 1)],
        reroll=[(5, 5)],
        group_reroll="yes",
        group_member=[line[0].id, line[1].id, "done"],
        action=["group-move", "end", "end"],
        whom="pass",
    )
    while state.turn_of == P1:
        turns.play_on(table, state)
    # Nobody has touched an enemy: the turn has passed, with two of the Leader's actions left.
    assert [one.clause for one in table.told(TurnedOver)] == ["SDS-NAT-1"]
    assert state.squads[P1].has_used_feature


@rule("R-S58", "SDS-SR-7")
def test_a_kill_of_a_volley_is_that_of_a_green_man_whom_the_owner_names() -> None:
    state = battle()
    men = [
        man(state, P1, kind, MIDDLE + 150 * place, MIDDLE) for place, kind in enumerate((FUSILIER, *[CONSCRIPT] * 2))
    ]
    foe = man(state, P2, REDCOAT, MIDDLE + 150, MIDDLE - 900)
    for place in range(4):
        man(state, P2, REDCOAT, 300 + 300 * place, 300)
    table = Script(attack_die=6, defence_die=1, who_killed=[men[2].id], morale=[(6, 6, 6)] * 9)
    shooting.release(table, state, groups.concentrated(state, list(men), foe), list(men))
    assert [one.by for one in table.told(Defeated)] == [men[2].id]
    assert [SEASONED in one.spent for one in men] == [False, False, True]
    asked = next(one for one in table.asked if one.topic == "who-killed")
    assert (asked.who, asked.detail()) == (P1, f"{men[1].id} {men[2].id}")


@rule("SDS-SR-21")
def test_a_natural_one_takes_an_action_of_the_unreliable() -> None:
    state = battle()
    rider = man(state, P2, "britain-light-dragoon", MIDDLE, MIDDLE)
    squads(state)
    table = Script(dice="2", activation=[(6, 1)])
    activation.activate(table, state, rider)
    assert not state.acting
    assert [(one.clause, one.trait) for one in table.told(TraitUsed)] == [("SBH-ACT-7", "unreliable")]
    rider.activated = False
    activation.activate(Script(dice="2", activation=[(6, 2)]), state, rider)
    assert acting(state).actions == 1


@rule("SDS-SR-22", "R-S67")
def test_the_enemy_may_move_an_unpredictable_man() -> None:
    state = battle(nation_2="russia")
    squads(state)
    cossack = man(state, P2, "russia-cossack", MIDDLE, MIDDLE)
    table = Script(dice="1", activation=(1,), wild_die=2, wild_move=[(MIDDLE, MIDDLE + 1200, 0)])
    activation.activate(table, state, cossack)
    assert cossack.y == MIDDLE + 1200
    assert next(one for one in table.asked if one.topic == "wild-move").who == P1
    cossack.activated = False
    activation.activate(Script(dice="1", activation=(1,), wild_die=3), state, cossack)
    assert cossack.y == MIDDLE + 1200


@rule("SDS-SR-21", "SDS-SR-22", "R-S08")
def test_the_roll_of_a_group_is_the_activation_of_each_member() -> None:
    """Whatever the others are, one wastes an action on a natural 1, and one goes astray when nothing succeeds."""
    own: list[dict[str, Any]] = [
        {"id": f"own-{name}", "name": name, "nation": "france", "quality": 4, "combat": 2, "traits": [name]}
        for name in ("unreliable", "unpredictable")
    ]
    for faces, shares in (((6, 1), [1, 0]), ((1,), [])):
        state = battle(soldiers=own)
        officer = man(state, P1, FRENCH_OFFICER, MIDDLE, MIDDLE + 500)
        steady = man(state, P1, "france-conscript", MIDDLE, MIDDLE)
        rogue = beside(state, P1, "own-unreliable" if shares else "own-unpredictable", steady)
        man(state, P2, REDCOAT, 300, 300)
        state.acting = Acting(officer.id, 1, turnover=False)
        members = [steady.id, rogue.id]
        table = Script(
            dice=str(len(faces)), group=[faces], group_member=members, wild_die=2, wild_move=[(rogue.x, 2300, 0)]
        )
        actions.carry_out(table, state, officer, GROUP_MOVE)
        assert acting(state).shares == shares
        assert ("wild-move" in table.topics()) != bool(shares)


@rule("SDS-SR-22", "R-S68")
def test_of_several_enemies_the_largest_squad_moves_the_unpredictable() -> None:
    state = battle(players=3, nation_1="russia", nation_2="france", nation_3="britain")
    cossack = man(state, P1, "russia-cossack", MIDDLE, MIDDLE)
    for place in range(3):
        man(state, P1, "russia-musketeer", 600 + 400 * place, 5000)
        man(state, SeatId("p3"), REDCOAT, 600 + 400 * place, 600)
    man(state, P2, FUSILIER, 5000, 600)
    table = Script(dice="1", activation=(1,), wild_die=6)
    activation.activate(table, state, cossack)
    assert [one.who for one in table.asked if one.topic == "wild-die"] == ["p3"]


@rule("SDS-SR-18", "SDS-SR-17", "SDS-SR-19", "SDS-SR-23", "S-PRO-14", "S-SPR-4", "SDS-MOV-1", "SDS-MOV-4")
def test_slow_short_steadfast_and_wavering_men() -> None:
    own: list[dict[str, Any]] = [
        {"id": "own-slow", "name": "Slow", "nation": "france", "quality": 4, "combat": 2, "traits": ["slow"]},
        {"id": "own-short", "name": "Short", "nation": "france", "quality": 4, "combat": 2, "traits": ["short-move"]},
        {"id": "own-firm", "name": "Firm", "nation": "france", "quality": 4, "combat": 2, "traits": ["steadfast"]},
        {"id": "own-soft", "name": "Soft", "nation": "france", "quality": 4, "combat": 2, "traits": ["wavering"]},
    ]
    state = battle(soldiers=own)
    slow, short, firm, soft = (
        man(state, P1, one["id"], 1000 * place, MIDDLE) for place, one in enumerate(own, start=1)
    )
    man(state, P2, REDCOAT, 300, 300)
    slow.moves_made = 1
    assert "move" not in actions.action_options(state, slow, 2)
    assert movement.allowance(state, short) == 500
    assert movement.allowance(state, firm) == 800
    assert movement.allowance(state, man(state, P1, "france-hussar", 5500, MIDDLE)) == 1200
    assert quality.bonus_for(state, firm, song_topics.MORALE) == 1
    assert quality.bonus_for(state, soft, song_topics.MORALE) == -1


@rule("SDS-SR-13", "SDS-PTS-4", "R-S67")
def test_the_senior_nco_takes_command_in_the_next_turn() -> None:
    state = battle()
    squads(state)
    sergeant = man(state, P1, FRENCH_SERGEANT, MIDDLE, MIDDLE)
    cheap = man(state, P1, "france-dragoon-sergeant-on-foot", MIDDLE + 400, MIDDLE)
    state.turn_of = P2
    table = Script(whom="pass")
    turns.play_on(table, state)
    assert state.turn_of == P1
    assert [one.model for one in table.told(CommandPassed)] == [sergeant.id]
    assert sergeant.has("leader")
    assert not cheap.has("leader")
    assert sergeant.profile.points == state.world.card(FRENCH_SERGEANT).points
    assert BRITISH_OFFICER


@rule("SDS-MOR-4", "SDS-SR-13", "SDS-SCN-1.4")
def test_whoever_is_still_to_come_on_is_neither_lost_nor_missed() -> None:
    state = battle()
    squads(state)
    sergeant = man(state, P1, FRENCH_SERGEANT, MIDDLE, MIDDLE)
    officer = man(state, P1, "france-line-infantry-officer", MIDDLE + 400, MIDDLE)
    officer.fate = Fate.WAITING
    assert not state.is_halved(P1, 1, 2 + 1)
    state.turn_of = P2
    table = Script(whom="pass")
    turns.play_on(table, state)
    assert state.turn_of == P1
    assert table.told(CommandPassed) == []
    assert not sergeant.has("leader")
    # Whoever has left the battle counts as lost.
    officer.fate = Fate.FLED
    assert state.is_halved(P1, 1, 2 + 1)
