"""Hand-to-hand combat, charges, leaving, recoil (SDS-HTH)."""

from __future__ import annotations

from typing import Any

import pytest

from rules_core.games.drums.rules import close_combat
from rules_core.games.drums.state.battle import Battle
from rules_core.games.drums.state.facts import BayonetsHeld, Dared
from rules_core.games.drums.state.features import Feature
from rules_core.games.drums.state.soldier import Soldier
from rules_core.ground.geometry import Body
from rules_core.kernel.requests import Place
from rules_core.song import actions, melee, movement
from rules_core.song.facts import AttackResolved, MoraleRolled
from rules_core.song.field import Acting
from rules_core.song.manner import Manner
from rules_core.song.warband import Fate
from tests.clauses.marks import rule
from tests.games.drums.field import (
    CUIRASSIER,
    FRENCH_OFFICER,
    FUSILIER,
    MIDDLE,
    OLD_GUARD,
    P1,
    P2,
    PIKE,
    REDCOAT,
    VOLTIGEUR,
    Script,
    battle,
    beside,
    man,
)

SHORT, MEDIUM, LONG = 500, 800, 1200
RIDER = "france-lancer"
COSSACK = "russia-cossack"


def reserves(state: Battle) -> None:
    """Men far away on both sides, so that nobody is down to half."""
    for place in range(5):
        man(state, P1, FUSILIER, 300 + 300 * place, 5700)
        man(state, P2, REDCOAT, 300 + 300 * place, 300)


def pair(state: Battle, ours: str, theirs: str) -> tuple[Soldier, Soldier]:
    """Two in contact, and men far off behind them."""
    one = man(state, P1, ours, MIDDLE, MIDDLE)
    radius = state.world.card(theirs).radius
    other = man(state, P2, theirs, MIDDLE, MIDDLE - one.radius - radius)
    reserves(state)
    return one, other


def fight(state: Battle, one: Soldier, other: Soldier, dice: tuple[int, int], **more: Any) -> AttackResolved:
    table = Script(attack_die=dice[0], defence_die=dice[1], follow_up="no", morale=[(6, 6, 6)] * 12, **more)
    melee.attack(table, state, one, other)
    return table.told(AttackResolved)[0]


def goes(state: Battle, model: Soldier, x: int, y: int, **answers: Any) -> Script:
    """A Move action to this spot."""
    table = Script(move=[(x, y, 0)], morale=[(6, 6, 6)] * 12, **answers)
    state.acting = Acting(model.id, 1, turnover=False)
    movement.move_action(table, state, model)
    return table


@rule("SDS-HTH-1", "SDS-HTH-2", "SDS-HTH-3", "SDS-HTH-4", "SDS-HTH-5", "SDS-HTH-6", "SDS-HTH-7", "R-S35")
@pytest.mark.parametrize(
    "dice, result",
    [((3, 3), "draw"), ((5, 4), "recoil"), ((6, 4), "fall"), ((6, 2), "kill"), ((6, 1), "kill"), ((3, 6), "fall")],
)
def test_the_higher_total_wins_and_the_winners_die_says_how(dice: tuple[int, int], result: str) -> None:
    state = battle()
    one, other = pair(state, FUSILIER, REDCOAT)
    assert fight(state, one, other, dice).result == result


@rule("SDS-HTH-7")
def test_three_times_as_much_is_gruesome() -> None:
    state = battle()
    one, other = pair(state, OLD_GUARD, "britain-drummer")
    assert fight(state, one, other, (4, 1)).result == "gruesome"
    assert other.fate is Fate.DEFEATED


@rule("SDS-EX-5", "SDS-HTH-8", "SDS-SR-2")
def test_a_chasseur_with_elan_charges() -> None:
    state = battle()
    one = man(state, P1, VOLTIGEUR, MIDDLE, MIDDLE)
    other = man(state, P2, REDCOAT, MIDDLE, MIDDLE - 500)
    reserves(state)
    goes(state, one, MIDDLE, MIDDLE - 350)
    assert state.in_contact(one, other)
    told = fight(state, one, other, (4, 3))
    assert (told.attacker_score, told.defender_score, told.result) == (7, 5, "fall")


@rule("SDS-EX-6", "SDS-HTH-9", "SDS-HTH-10", "SDS-HTH-11", "R-S37")
@pytest.mark.parametrize("chosen", ["fall", "recoil"])
def test_a_better_weapon_that_wins_chooses(chosen: str) -> None:
    state = battle()
    officer, other = pair(state, FRENCH_OFFICER, REDCOAT)
    # The redcoat attacks, and is beaten 4 to 7 by a sword.
    told = fight(state, other, officer, (2, 5), fell=chosen)
    assert (told.attacker_score, told.defender_score, told.loser, told.result) == (4, 7, other.id, chosen)


@rule("SDS-EX-7", "SDS-HTH-13")
def test_a_better_weapon_does_not_help_against_being_doubled() -> None:
    state = battle()
    officer, other = pair(state, FRENCH_OFFICER, REDCOAT)
    told = fight(state, officer, other, (1, 4))
    assert (told.attacker_score, told.defender_score, told.result) == (3, 6, "kill")


@rule("SDS-HTH-12")
def test_a_better_weapon_that_loses_only_recoils() -> None:
    state = battle()
    officer, other = pair(state, FRENCH_OFFICER, REDCOAT)
    assert fight(state, officer, other, (3, 4)).result == "recoil"


@rule("SDS-HTH-9", "SDS-HTH-10", "SDS-HTH-15")
def test_the_grades_of_weapons() -> None:
    state = battle(
        soldiers=[
            {"id": "own-pike", "name": "Pike", "nation": "france", "quality": 4, "combat": 2, "weapons": ["halberd"]}
        ]
    )
    lancer = man(state, P1, RIDER, 1000, 1000)
    foot = man(state, P2, REDCOAT, 2000, 1000)
    pike = man(state, P2, PIKE, 3000, 1000)
    sabre = man(state, P1, FRENCH_OFFICER, 4000, 1000)
    drummer = man(state, P1, "france-drummer", 5000, 1000)
    guard = man(state, P1, OLD_GUARD, 5000, 2000)
    # A sword in the saddle, a lance in a charge.
    assert close_combat.rank(state, lancer, foot) == 3
    lancer.charged = [foot.id]
    assert close_combat.rank(state, lancer, foot) == 4
    lancer.attacks_made = 1
    assert close_combat.rank(state, lancer, foot) == 3
    # A halberd is better against horse.
    assert (close_combat.rank(state, pike, sabre), close_combat.rank(state, pike, lancer)) == (3, 4)
    assert close_combat.rank(state, foot, pike) == 2
    assert close_combat.rank(state, drummer, foot) == 2
    assert close_combat.rank(state, guard, foot) == 2


@rule("SDS-EX-8", "SDS-HTH-25", "SDS-SR-1", "SDS-SR-11", "SDS-SR-20", "R-S41")
def test_a_cuirassier_rides_down_a_lone_man() -> None:
    state = battle()
    rider = man(state, P1, CUIRASSIER, MIDDLE, MIDDLE)
    foe = man(state, P2, REDCOAT, MIDDLE, MIDDLE - 1100)
    reserves(state)
    table = goes(state, rider, MIDDLE, foe.y + rider.radius + foe.radius)
    # Alone he rolls Morale before it comes (SDS-HTH-26).
    assert [one.model for one in table.told(MoraleRolled)] == [foe.id]
    told = fight(state, rider, foe, (1, 6))
    assert (told.attacker_score, told.defender_score, told.result) == (7, 8, "draw")
    assert {"attacker:mounted:1", "attacker:charge:1", "attacker:strong:1"} <= set(told.reasons)


@rule("SDS-SR-1", "R-S64")
def test_a_cuirass_is_no_help_to_who_lies() -> None:
    state = battle()
    rider, foe = pair(state, CUIRASSIER, REDCOAT)
    rider.knocked_down = True
    told = fight(state, foe, rider, (5, 5))
    # 2 + 5 + 2 against 3 + 5 + 1: nothing for the horse of a man who lies.
    assert (told.attacker_score, told.defender_score) == (9, 9)
    assert fight(state, foe, rider, (6, 5)).result == "kill"


@rule("SDS-HTH-25")
def test_what_is_no_charge() -> None:
    for gap, features in ((700, ()), (800, (Feature("r", "rough", MIDDLE, MIDDLE - 500, 0, 600, 400),))):
        state = battle(*features)
        rider = man(state, P1, CUIRASSIER, MIDDLE, MIDDLE)
        foe = man(state, P2, REDCOAT, MIDDLE, MIDDLE - gap - 175)
        friend = man(state, P2, REDCOAT, MIDDLE + 400, foe.y)
        reserves(state)
        assert friend.in_play
        goes(state, rider, MIDDLE, foe.y + rider.radius + foe.radius)
        assert rider.ridden_down == []


@rule("SDS-HTH-26", "SDS-MOR-5", "R-S69")
def test_a_man_with_a_friend_near_does_not_roll_and_nobody_rolls_twice_a_round() -> None:
    state = battle()
    rider = man(state, P1, CUIRASSIER, MIDDLE, MIDDLE)
    foe = man(state, P2, REDCOAT, MIDDLE, MIDDLE - 1100)
    man(state, P2, REDCOAT, MIDDLE + 500, foe.y)
    reserves(state)
    assert not goes(state, rider, MIDDLE, foe.y + rider.radius + foe.radius).told(MoraleRolled)
    state = battle()
    rider = man(state, P1, CUIRASSIER, MIDDLE, MIDDLE)
    foe = man(state, P2, REDCOAT, MIDDLE, MIDDLE - 1100)
    reserves(state)
    foe.tested_charge = state.round
    assert not goes(state, rider, MIDDLE, foe.y + rider.radius + foe.radius).told(MoraleRolled)


@rule("SDS-HTH-27", "R-S64")
def test_bayonets_keep_a_horse_one_base_width_away() -> None:
    for roll, stops in ((3, False), (2, True)):
        state = battle()
        rider = man(state, P1, CUIRASSIER, MIDDLE, MIDDLE)
        foe = man(state, P2, REDCOAT, MIDDLE, MIDDLE - 1100)
        beside(state, P2, REDCOAT, foe, 1)
        beside(state, P2, REDCOAT, foe, -1)
        reserves(state)
        assert close_combat.is_hedge(state, foe)
        table = goes(state, rider, MIDDLE, foe.y + rider.radius + foe.radius, horse=roll)
        assert bool(table.told(BayonetsHeld)) == stops
        assert state.in_contact(rider, foe) != stops
        if stops:
            assert state.ground.gap(rider, foe) == pytest.approx(2 * rider.radius, abs=3)
        # Nothing for the horse against a hedge.
        assert close_combat.own_melee_parts(state, rider, foe, Manner.MELEE) == []


@rule("SDS-HTH-28")
def test_by_an_option_charged_men_may_fire() -> None:
    for option in (False, True):
        state = battle(hedge_fires=option)
        rider = man(state, P1, RIDER, MIDDLE, MIDDLE)
        foe = man(state, P2, REDCOAT, MIDDLE, MIDDLE - 1100)
        beside(state, P2, REDCOAT, foe, 1)
        reserves(state)
        answers = {"hedge_fire": 6, "attack_die": 2, "defence_die": 5} if option else {}
        table = goes(state, rider, MIDDLE, foe.y + rider.radius + foe.radius, **answers)
        assert bool(table.told(AttackResolved)) == option
        assert foe.loaded != option


@rule("SDS-EX-9", "SDS-HTH-17", "SDS-HTH-18", "SDS-HTH-14", "R-S39")
def test_the_fallen_die_of_any_defeat_and_harm_nobody() -> None:
    state = battle()
    one, other = pair(state, FUSILIER, REDCOAT)
    other.knocked_down = True
    told = fight(state, one, other, (3, 4))
    assert (told.attacker_score, told.defender_score, told.result) == (7, 6, "kill")
    state = battle()
    one, other = pair(state, FUSILIER, REDCOAT)
    other.knocked_down = True
    assert fight(state, one, other, (1, 6)).result == "nothing"
    assert one.standing


@rule("SDS-HTH-8", "SDS-SR-24", "SDS-ACT-3")
def test_what_else_counts() -> None:
    state = battle()
    one, other = pair(state, FUSILIER, REDCOAT)
    beside(state, P2, REDCOAT, one, 1)
    contest = melee.weigh(state, one, other, Manner.POWER)
    assert dict(contest.attacker_parts) == {"combat": 2, "outnumbered": -1}
    assert dict(contest.defender_parts) == {"combat": 2, "power": -1}


@rule("SDS-HTH-19", "S-AM-3", "SDS-ACT-16", "SDS-ACT-2")
def test_a_recoil_is_one_base_width_and_may_be_followed() -> None:
    state = battle()
    one, other = pair(state, FUSILIER, REDCOAT)
    y = other.y
    melee.attack(Script(attack_die=5, defence_die=4, follow_up="yes"), state, one, other)
    assert other.y == y - 150
    assert state.in_contact(one, other)
    # One attack a turn.
    assert f"attack:{other.id}" not in actions.action_options(state, one, 2)


@rule("SDS-HTH-20", "R-S64")
def test_barred_straight_back_one_gives_way_from_all() -> None:
    state = battle()
    one, other = pair(state, FUSILIER, REDCOAT)
    beside(state, P1, FUSILIER, other, 1)
    blocker = man(state, P1, FUSILIER, other.x + 40, other.y - 200)
    assert blocker.standing
    fight(state, one, other, (5, 4))
    assert other.standing
    assert other.x < MIDDLE


@rule("SDS-HTH-21", "R-S60")
def test_a_free_friend_is_pushed_and_a_wall_or_the_edge_fells() -> None:
    state = battle()
    one, other = pair(state, FUSILIER, REDCOAT)
    friend = man(state, P2, REDCOAT, other.x, other.y - 150)
    y = friend.y
    fight(state, one, other, (5, 4))
    assert other.standing
    assert friend.y == y - 150
    state = battle()
    one, other = pair(state, FUSILIER, REDCOAT)
    one.y, other.y = 225, 75
    fight(state, one, other, (5, 4))
    assert other.knocked_down
    assert other.in_play


@rule("SDS-HTH-21")
def test_all_friends_behind_are_pushed_or_none() -> None:
    for is_held in (False, True):
        state = battle()
        one, other = pair(state, FUSILIER, REDCOAT)
        friends = [man(state, P2, REDCOAT, other.x + aside, other.y - 140) for aside in (-76, 76)]
        if is_held:
            beside(state, P1, FUSILIER, friends[1])
        y = friends[0].y
        fight(state, one, other, (5, 4))
        assert other.knocked_down == is_held
        assert [friend.y for friend in friends] == ([y, y] if is_held else [y - 150, y - 150])


@rule("SDS-HTH-22", "SDS-HTH-23", "SDS-MOV-11", "SDS-ACT-9", "R-S40")
def test_leaving_costs_two_actions_and_a_free_attack_that_may_stop_it() -> None:
    state = battle()
    one, other = pair(state, FUSILIER, REDCOAT)
    assert "move" not in actions.action_options(state, one, 1)
    assert "move" in actions.action_options(state, one, 2)
    state.acting = Acting(one.id, 2, turnover=False)
    table = Script(move=[(MIDDLE, MIDDLE + 700, 0)], attack_die=5, defence_die=4, follow_up="no")
    assert movement.move_action(table, state, one) == 2
    # Driven back by one base width, and there it stops.
    assert one.y == MIDDLE + 150
    assert other.attacks_made == 0


@rule("SDS-HTH-24")
def test_horse_leaves_men_on_foot_freely() -> None:
    state = battle()
    rider, foe = pair(state, CUIRASSIER, REDCOAT)
    assert movement.leaves_melee(state, rider, MIDDLE, MIDDLE + 900) == []
    assert movement.leaves_melee(state, foe, MIDDLE, MIDDLE - 900) == [rider]
    # It costs the rider two actions like anybody else.
    assert "move" not in actions.action_options(state, rider, 1)
    state.acting = Acting(rider.id, 2, turnover=False)
    assert movement.move_action(Script(move=[(MIDDLE, MIDDLE + 900, 0)]), state, rider) == 2


@rule("SDS-MOV-11", "SDS-HTH-23")
def test_whoever_is_held_does_not_edge_round_its_enemy_for_nothing() -> None:
    state = battle()
    one, other = pair(state, FUSILIER, REDCOAT)
    state.acting = Acting(one.id, 2, turnover=False)
    spot = (one.x + 20, one.y, 0)
    assert state.in_contact(other, Body(one.id, spot[0], spot[1], one.radius))
    assert movement.leaves_melee(state, one, spot[0], spot[1]) == [other]
    table = Script(move=[spot], attack_die=6, defence_die=4)
    assert movement.move_action(table, state, one) == 2
    assert one.knocked_down


@rule("SDS-SR-4", "SDS-SR-5", "R-S64")
def test_fear_has_to_be_faced_and_costs_the_action() -> None:
    for roll, dares in ((4, True), (3, False)):
        state = battle(nation_2="russia")
        one = man(state, P1, FUSILIER, MIDDLE, MIDDLE)
        foe = man(state, P2, COSSACK, MIDDLE, MIDDLE - 600)
        reserves(state)
        table = goes(state, one, MIDDLE, foe.y + one.radius + foe.radius, courage=roll)
        assert state.in_contact(one, foe) == dares
        assert bool(table.told(Dared)) != dares
        assert (foe.profile.id in one.immune_to) == dares


@rule("SDS-SR-4", "SDS-MOR-5")
def test_whoever_fear_charges_rolls_morale_unless_fearless() -> None:
    for kind, rolls in ((FUSILIER, True), (OLD_GUARD, False)):
        state = battle(nation_2="russia")
        target = man(state, P1, kind, MIDDLE, MIDDLE)
        beside(state, P1, FUSILIER, target, 1)
        foe = man(state, P2, COSSACK, MIDDLE, MIDDLE - 600)
        reserves(state)
        table = goes(state, foe, MIDDLE, target.y - foe.radius - target.radius)
        assert [one.cause for one in table.told(MoraleRolled)] == (["fear"] if rolls else [])


@rule("SDS-SR-2")
def test_elan_fears_nobody() -> None:
    state = battle(nation_2="russia")
    one = man(state, P1, VOLTIGEUR, MIDDLE, MIDDLE)
    foe = man(state, P2, COSSACK, MIDDLE, MIDDLE - 600)
    reserves(state)
    goes(state, one, MIDDLE, foe.y + one.radius + foe.radius)
    assert state.in_contact(one, foe)


@rule("SDS-SR-15")
def test_the_reluctant_need_a_roll_to_touch_anybody() -> None:
    state = battle(nation_2="russia")
    militia = man(state, P2, "russia-militiaman", MIDDLE, MIDDLE)
    foe = man(state, P1, FUSILIER, MIDDLE, MIDDLE - 600)
    reserves(state)
    goes(state, militia, MIDDLE, foe.y + 150, reluctance=4)
    assert (militia.x, militia.y) == (MIDDLE, MIDDLE)
    goes(state, militia, MIDDLE, foe.y + 150, reluctance=5)
    assert state.in_contact(militia, foe)


@rule("R-S69", "R-S64", "SDS-HTH-27")
def test_a_charger_whose_target_has_run_goes_on_as_far_as_it_likes_and_faces_whom_it_meets() -> None:
    for spot, far in (((MIDDLE, MIDDLE - 1000, 0), False), ((MIDDLE, MIDDLE - 1200, 0), True)):
        state = battle()
        rider = man(state, P1, CUIRASSIER, MIDDLE, MIDDLE)
        foe = man(state, P2, REDCOAT, MIDDLE, MIDDLE - 1100 + 75)
        reserves(state)
        end = (MIDDLE, foe.y + rider.radius + foe.radius, 0)
        table = Script(move=[end, spot], morale=[(1, 1, 1), *[(6, 6, 6)] * 12])
        state.acting = Acting(rider.id, 1, turnover=False)
        movement.move_action(table, state, rider)
        assert not foe.in_play
        asked = table.asked[-1]
        assert isinstance(asked, Place)
        region = asked.region
        assert region is not None
        assert len(region.outline()[0]) == 4
        assert all(region.contains(x, y) for x, y in region.candidates())
        assert region.nearest(*end[:2]) == region.candidates()[1]
        assert rider.y == (MIDDLE - 1200 if far else MIDDLE - 1000)
    # Behind the one who has run stands another: the horse has to face his bayonets too.
    state = battle(nation_1="russia", any_nations=True)
    rider = man(state, P1, COSSACK, MIDDLE, MIDDLE)
    first = man(state, P2, "britain-drummer", MIDDLE, MIDDLE - 1000)
    behind = man(state, P2, REDCOAT, MIDDLE, MIDDLE - 1340)
    beside(state, P2, REDCOAT, behind, 1)
    beside(state, P2, REDCOAT, behind, -1)
    reserves(state)
    end = (MIDDLE, first.y + rider.radius + first.radius, 0)
    touch = (MIDDLE, behind.y + rider.radius + behind.radius, 0)
    table = Script(move=[end, touch], morale=[(1, 1, 1), *[(6, 6, 6)] * 12], horse=2)
    state.acting = Acting(rider.id, 1, turnover=False)
    movement.move_action(table, state, rider)
    assert [one.man for one in table.told(BayonetsHeld)] == [behind.id]
    assert not state.in_contact(rider, behind)


@rule("SDS-MOR-7", "SDS-HTH-26", "SDS-SR-4")
def test_fear_on_horseback_makes_a_lone_man_roll_once_for_both() -> None:
    state = battle(nation_2="russia")
    target = man(state, P1, FUSILIER, MIDDLE, MIDDLE)
    foe = man(state, P2, COSSACK, MIDDLE, MIDDLE - 1100)
    reserves(state)
    table = goes(state, foe, MIDDLE, target.y - foe.radius - target.radius)
    assert [one.cause for one in table.told(MoraleRolled)] == ["fear"]
    assert target.tested_charge == state.round


@rule("SDS-HTH-25", "SDS-MOV-3")
def test_broken_ground_that_does_not_slow_a_rider_takes_the_charge_all_the_same() -> None:
    state = battle(Feature("r", "rough", MIDDLE, MIDDLE - 500, 0, 600, 400), nation_2="russia")
    target = man(state, P1, FUSILIER, MIDDLE, MIDDLE)
    foe = man(state, P2, COSSACK, MIDDLE, MIDDLE - 1100)
    reserves(state)
    goes(state, foe, MIDDLE, target.y - foe.radius - target.radius)
    assert state.in_contact(foe, target)
    assert foe.ridden_down == []


@rule("SDS-HTH-9", "R-S64")
def test_a_lance_is_long_only_in_the_turn_of_its_own_charge() -> None:
    state = battle(nation_2="russia")
    target = man(state, P1, FUSILIER, MIDDLE, MIDDLE)
    foe = man(state, P2, COSSACK, MIDDLE, MIDDLE - 1000)
    reserves(state)
    state.turn_of = P2
    goes(state, foe, MIDDLE, target.y - foe.radius - target.radius)
    assert close_combat.rank(state, foe, target) == 4
    state.turn_of = P1
    assert close_combat.rank(state, foe, target) == 3


@rule("SDS-HTH-27", "SDS-HTH-17")
def test_any_horse_shies_at_bayonets_but_not_at_a_man_who_lies() -> None:
    state = battle()
    rider = man(state, P1, CUIRASSIER, MIDDLE, MIDDLE)
    foe = man(state, P2, REDCOAT, MIDDLE, MIDDLE - 600)
    beside(state, P2, REDCOAT, foe, 1)
    beside(state, P2, REDCOAT, foe, -1)
    reserves(state)
    table = goes(state, rider, MIDDLE, foe.y + rider.radius + foe.radius, horse=2)
    assert table.told(BayonetsHeld)
    foe.knocked_down = True
    assert not close_combat.is_hedge(state, foe)


def own_gun(**parts: object) -> dict[str, Any]:
    """A firearm of somebody's own."""
    return {"id": "fusil", "name": "Fusil", "cost": 6, "rank": 2, "stick": "long", "near": 2, "reload": 2, **parts}


OWN_MAN: dict[str, Any] = {
    "id": "own-man", "name": "Our own", "nation": "britain",
    "quality": 4, "combat": 2, "weapons": ["fusil"], "traits": [],
}  # fmt: skip


@rule("SDS-HTH-28")
@pytest.mark.parametrize(
    "kind, fires, gun",
    [
        (REDCOAT, True, {}),
        ("britain-rifleman", False, {}),
        ("own-man", True, {"at_charge": True}),
        ("own-man", False, {}),
    ],
)
def test_fire_at_a_charge_is_a_muskets_and_may_stop_it(kind: str, fires: bool, gun: dict[str, object]) -> None:
    state = battle(hedge_fires=True, soldiers=[OWN_MAN], weapons=[own_gun(**gun)])
    rider = man(state, P1, RIDER, MIDDLE, MIDDLE)
    foe = man(state, P2, kind, MIDDLE, MIDDLE - 1100)
    beside(state, P2, REDCOAT, foe, 1)
    reserves(state)
    answers = {"hedge_fire": 6, "attack_die": 5, "defence_die": 6} if fires else {}
    goes(state, rider, MIDDLE, foe.y + rider.radius + foe.radius, **answers)
    assert foe.loaded != fires
    # 5 + 2 + 2 + 1 against 6 + 2 or 3: driven back, it does not come on.
    assert state.in_contact(rider, foe) != fires


@rule("SDS-HTH-23", "SDS-MOR-5", "SDS-SR-4")
def test_nobody_runs_from_a_charger_whom_a_free_attack_has_stopped() -> None:
    state = battle(nation_2="russia")
    cossack = man(state, P2, COSSACK, MIDDLE, MIDDLE)
    beside(state, P1, CUIRASSIER, cossack)
    target = man(state, P1, FUSILIER, MIDDLE, MIDDLE - 900)
    reserves(state)
    spot = (MIDDLE, target.y + cossack.radius + target.radius, 0)
    table = Script(move=[spot], attack_die=6, defence_die=4, morale=[(1, 1, 1)])
    state.acting = Acting(cossack.id, 2, turnover=False)
    assert movement.move_action(table, state, cossack) == 2
    assert cossack.knocked_down
    assert not table.told(MoraleRolled)


@rule("SDS-SR-15", "SDS-SR-4")
def test_whoever_does_not_dare_is_told_by_the_rule_that_it_failed() -> None:
    state = battle(nation_1="russia", nation_2="russia", any_nations=True)
    militia = man(state, P1, "russia-militiaman", MIDDLE, MIDDLE)
    foe = man(state, P2, COSSACK, MIDDLE, MIDDLE - 600)
    reserves(state)
    table = goes(state, militia, MIDDLE, foe.y + militia.radius + foe.radius, reluctance=2)
    assert [one.clause for one in table.told(Dared)] == ["SDS-SR-15"]
