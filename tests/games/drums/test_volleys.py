"""Volleys and Shoot and Reload, the British volley, and fire out of hiding (S-VOL, S-SNR)."""

from __future__ import annotations

from typing import Any

import pytest

from rules_core.games.drums.rules import fire
from rules_core.games.drums.state import codec
from rules_core.games.drums.state.battle import Battle
from rules_core.games.drums.state.features import Feature
from rules_core.games.drums.state.soldier import Soldier
from rules_core.song import actions, ambush, groups, shooting
from rules_core.song.facts import AttackResolved, TraitUsed
from rules_core.song.field import Acting
from rules_core.song.manner import Manner
from tests.clauses.marks import rule
from tests.games.drums.field import (
    BRITISH_OFFICER,
    FRENCH_OFFICER,
    FUSILIER,
    MIDDLE,
    P1,
    P2,
    REDCOAT,
    RIFLEMAN,
    Script,
    acting,
    battle,
    man,
    shot_parts,
)

SHORT, MEDIUM, LONG = 500, 800, 1200


def firing_line(state: Battle, count: int) -> list[Soldier]:
    """An officer behind a line of Frenchmen shoulder to shoulder, and an English officer before them."""
    officer = man(state, P1, FRENCH_OFFICER, MIDDLE, MIDDLE + 400)
    line = [man(state, P1, FUSILIER, MIDDLE - 75 * (count - 1) + 150 * place, MIDDLE) for place in range(count)]
    man(state, P2, BRITISH_OFFICER, MIDDLE, MIDDLE - 900)
    for place in range(4):
        man(state, P2, REDCOAT, 300 + 300 * place, 300)
    state.acting = Acting(officer.id, 2, turnover=False)
    officer.activated = True
    return [officer, *line]


def order_volley(state: Battle, men: list[Soldier], **dice: Any) -> Script:
    """The Leader orders a volley and the line fires: his two actions, then the group's."""
    target = f"{P2}-1"
    table = Script(
        dice="1",
        group=(4,),
        action=[f"volley:{target}"],
        volley=[tuple(one.id for one in men[2:])],
        morale=[(6, 6, 6)] * 8,
        **dice,
    )
    leader = men[0]
    acting(state).actions -= actions.carry_out(table, state, leader, groups.VOLLEY)
    assert groups.pass_on(table, state, acting(state))
    actor = state.models[acting(state).model]
    actions.carry_out(table, state, actor, f"volley:{target}")
    return table


@rule(
    "S-VOL-2", "S-VOL-3", "S-VOL-5", "S-VOL-8", "S-VOL-9", "S-VOL-11", "SDS-EX-1", "SDS-FIRE-13", "SDS-FIRE-19", "R-S13"
)
def test_the_volley_of_three_at_an_officer() -> None:
    state = battle()
    men = firing_line(state, 3)
    # All three within Long of him.
    table = order_volley(state, men, attack_die=3, defence_die=3)
    (shot,) = table.told(AttackResolved)
    assert (shot.attacker_score, shot.defender_score) == (3 + 2 + 2, 3 + 2 - 2)
    assert shot.result == "kill"
    assert [one.loaded for one in men[1:]] == [False] * 3
    assert all(one.attacked for one in men[1:])


@rule("S-VOL-7", "SDS-EX-4", "SDS-RNG-17", "SDS-MOR-3")
def test_a_natural_one_of_a_volley_empties_one_of_them_and_may_kill_horribly() -> None:
    state = battle()
    men = firing_line(state, 3)
    table = order_volley(state, men, attack_die=1, defence_die=1, last_shot=men[2].id)
    (shot,) = table.told(AttackResolved)
    assert (shot.attacker_score, shot.defender_score) == (5, 1)
    assert shot.result == "gruesome"
    assert [one.out_of_ammunition for one in men[1:]] == [False, True, False]


@rule("SDS-FIRE-19")
def test_the_arithmetic_of_the_example_with_the_farther_shooter() -> None:
    # One of the shooters stands beyond Long: musket +1 for all, and the natural ones give 4 to 1.
    state = battle()
    men = firing_line(state, 3)
    men[3].x, men[3].y = MIDDLE + 150, MIDDLE + 100
    target = state.model(f"{P2}-1")
    target.y = men[3].y - 100 - LONG - 150 + 75
    target.x = MIDDLE - 100
    assert state.ground.within(men[1], target, LONG)
    assert not state.ground.within(men[3], target, LONG)
    shot = groups.concentrated(state, list(men[1:]), target)
    assert dict(shot.attacker_parts)["range"] == 1
    assert dict(shot.defender_parts)["concentrated"] == -2


@rule("S-VOL-12", "SDS-EX-2", "SDS-EX-3", "S-VOL-10", "R-S58")
def test_a_penalty_of_one_holds_for_all_and_a_bonus_only_if_all_share_it() -> None:
    state = battle(Feature("f", "fence", MIDDLE + 330, MIDDLE - 765, 0, 330, 60))
    shooters = [man(state, P2, RIFLEMAN, MIDDLE, MIDDLE), man(state, P2, REDCOAT, MIDDLE + 150, MIDDLE)]
    foe = man(state, P1, FUSILIER, MIDDLE + 150, MIDDLE - 900)
    plain = dict(groups.concentrated(state, list(shooters), foe).attacker_parts)
    # The musket counts, not the rifle; and not the Marksman's bonus.
    assert plain == {"combat": 2, "range": 2}
    foe.x = MIDDLE + 215
    covered = groups.concentrated(state, list(shooters), foe)
    alone = [dict(shooting.prepare(state, one, foe, Manner.SHOT).attacker_parts) for one in shooters]
    assert any("light-cover" in one for one in alone) == ("light-cover" in dict(covered.attacker_parts))


@rule("S-VOL-10", "R-S27", "SDS-FIRE-19")
@pytest.mark.parametrize("first", [0, 1])
def test_of_two_covers_against_a_volley_the_better_counts_alone(first: int) -> None:
    # A fence before the one who fires from the left, a wall before the one on the right.
    state = battle(
        Feature("f", "fence", MIDDLE - 90, MIDDLE - 770, 0, 120, 30),
        Feature("w", "wall", MIDDLE + 90, MIDDLE - 770, 0, 120, 30),
    )
    line = [man(state, P1, FUSILIER, MIDDLE + across, MIDDLE - 200) for across in (-700, 700)]
    foe = man(state, P2, REDCOAT, MIDDLE, MIDDLE - 860)
    assert [one for each in line for one in shot_parts(state, each, foe) if one.endswith("cover")] == [
        "light-cover",
        "heavy-cover",
    ]
    shot = groups.concentrated(state, [line[first], line[1 - first]], foe)
    assert [part for part in shot.attacker_parts if part[0].endswith("cover")] == [("heavy-cover", -2)]


@rule("S-VOL-4", "S-VOL-6", "R-S12", "SDS-RNG-10")
def test_who_may_be_part_of_a_volley() -> None:
    state = battle()
    men = firing_line(state, 3)
    assert all(fire.may_follow(state, one, groups.VOLLEY) for one in men[1:])
    men[1].loaded = False
    assert not fire.may_follow(state, men[1], groups.VOLLEY)
    rider = man(state, P1, "france-hussar", 1000, 4000)
    assert not fire.may_follow(state, rider, groups.VOLLEY)
    assert state.largest_group(groups.VOLLEY) == 6


@rule("S-SNR-1", "S-SNR-2", "S-SNR-3", "S-SNR-4", "S-SNR-5", "S-SNR-6", "S-SNR-7", "R-S14")
@pytest.mark.parametrize("faces, left", [((4, 4), 0), ((4, 4, 4), 1)])
def test_the_front_line_fires_and_changes_muskets_with_the_second(faces: tuple[int, ...], left: int) -> None:
    state = battle()
    officer = man(state, P1, FRENCH_OFFICER, MIDDLE, MIDDLE + 600)
    front = [man(state, P1, FUSILIER, MIDDLE - 75 + 150 * place, MIDDLE) for place in range(2)]
    second = [man(state, P1, FUSILIER, MIDDLE - 75 + 150 * place, MIDDLE + 150) for place in range(2)]
    foe = man(state, P2, REDCOAT, MIDDLE, MIDDLE - 900)
    for place in range(4):
        man(state, P2, REDCOAT, 300 + 300 * place, 300)
    state.acting = Acting(officer.id, 1, turnover=False)
    table = Script(
        dice=str(len(faces)),
        group=[faces],
        group_member=[one.id for one in (*front, *second)],
        front=[tuple(one.id for one in front)],
        attack_die=2,
        defence_die=2,
    )
    acting(state).actions -= actions.carry_out(table, state, officer, fire.SHOOT_AND_RELOAD)
    assert groups.pass_on(table, state, acting(state))
    first = state.models[acting(state).model]
    assert f"{fire.SHOOT_AND_RELOAD}:{foe.id}" in actions.action_options(state, first, acting(state).actions)
    assert actions.carry_out(table, state, first, f"{fire.SHOOT_AND_RELOAD}:{foe.id}") == 2
    assert [one.loaded for one in front] == [True, True]
    assert [one.loaded for one in second] == [False, False]
    assert [one.attacked for one in (*front, *second)] == [True, True, False, False]
    (shot,) = table.told(AttackResolved)
    assert shot.manner == "concentrated"
    assert not fire.is_group([*front, second[0]], fire.SHOOT_AND_RELOAD)
    # What their roll gave beyond two actions is theirs yet.
    assert acting(state).shares == [left] * 3


@rule("R-S14", "S-SNR-3")
def test_with_their_muskets_they_change_what_kind_of_firearm_they_have() -> None:
    state = battle(nation_2="france", nation_1="britain")
    officer = man(state, P1, BRITISH_OFFICER, MIDDLE, MIDDLE + 600)
    redcoat = man(state, P1, REDCOAT, MIDDLE, MIDDLE)
    rifleman = man(state, P1, RIFLEMAN, MIDDLE, MIDDLE + 150)
    foe = man(state, P2, FUSILIER, MIDDLE, MIDDLE - 900)
    man(state, P2, FUSILIER, 300, 300)
    state.acting = Acting(officer.id, 1, turnover=False)
    table = Script(dice="2", group=[(4, 4)], group_member=[redcoat.id, rifleman.id], attack_die=1, defence_die=6)
    actions.carry_out(table, state, officer, fire.SHOOT_AND_RELOAD)
    assert groups.pass_on(table, state, acting(state))
    table.answers["front"] = [(redcoat.id,)]
    actions.carry_out(table, state, redcoat, f"{fire.SHOOT_AND_RELOAD}:{foe.id}")
    held = [state.weapon(one) for one in (redcoat, rifleman)]
    assert [one.trait for one in held if one is not None] == ["rifle", "musket"]
    # Emptied by his natural 1, he gets cartridges from whoever has the same weapon now; nobody here has.
    assert redcoat.out_of_ammunition
    assert not [one for one in actions.action_options(state, redcoat, 1) if one.startswith(fire.CARTRIDGES)]
    again = codec.from_plain(codec.to_plain(state), state.world)
    assert again.arms_of(again.model(redcoat.id)) == ["rifle"]


@rule("R-S14")
def test_with_one_success_the_front_line_may_fire_a_plain_volley() -> None:
    state = battle()
    officer, *line = firing_line(state, 2)
    table = Script(dice="1", group=[(4,)], group_member=[one.id for one in line])
    actions.carry_out(table, state, officer, fire.SHOOT_AND_RELOAD)
    assert groups.pass_on(table, state, acting(state))
    offered = actions.action_options(state, state.models[acting(state).model], 1)
    assert f"volley:{P2}-1" in offered
    assert not any(one.startswith(fire.SHOOT_AND_RELOAD) for one in offered)


@rule("SDS-NAT-2", "R-S51")
def test_a_british_volley_of_men_who_stood_still_is_better() -> None:
    for features in (False, True):
        state = battle(features=features)
        line = [man(state, P2, REDCOAT, MIDDLE + 150 * place, MIDDLE) for place in range(3)]
        foe = man(state, P1, FUSILIER, MIDDLE + 150, MIDDLE - 900)
        assert ("steady" in dict(groups.concentrated(state, list(line), foe).attacker_parts)) == features
        line[0].has_moved = True
        assert "steady" not in dict(groups.concentrated(state, list(line), foe).attacker_parts)


@rule("SDS-RNG-21", "SDS-FIRE-18", "SDS-HTH-16")
def test_a_shot_out_of_hiding_is_better_once_a_game_and_only_within_medium() -> None:
    state = battle(Feature("b", "building", MIDDLE - 400, MIDDLE - 300, 0, 400, 400))
    shooter = man(state, P1, FUSILIER, MIDDLE, MIDDLE)
    foe = man(state, P2, REDCOAT, MIDDLE, MIDDLE - 700)
    for place in range(3):
        man(state, P2, REDCOAT, 300 + 300 * place, 300)
    shooter.start_x, shooter.start_y = MIDDLE - 700, MIDDLE + 300
    assert shot_parts(state, shooter, foe).get("ambush") == 1
    foe.y = MIDDLE - MEDIUM - 153
    assert "ambush" not in shot_parts(state, shooter, foe)
    foe.y = MIDDLE - 700
    table = Script(attack_die=2, defence_die=6)
    shooting.shoot(table, state, shooter, foe)
    shooter.loaded, shooter.attacks_made, shooter.attacked = True, 0, False
    assert "ambush" not in shot_parts(state, shooter, foe)
    assert not table.told(TraitUsed)


@rule("SDS-RNG-21", "SDS-HTH-16")
def test_a_volley_out_of_hiding_is_the_ambush_of_all_who_fired_it() -> None:
    state = battle(Feature("b", "building", MIDDLE - 400, MIDDLE - 300, 0, 400, 400))
    line = [man(state, P1, FUSILIER, MIDDLE + 150 * place, MIDDLE) for place in range(2)]
    foe = man(state, P2, REDCOAT, MIDDLE, MIDDLE - 700)
    man(state, P2, REDCOAT, 300, 300)
    for one in line:
        one.start_x, one.start_y = MIDDLE - 700, MIDDLE + 300
    shot = groups.concentrated(state, list(line), foe)
    assert dict(shot.attacker_parts)["ambush"] == 1
    shooting.release(Script(attack_die=2, defence_die=6), state, shot, list(line))
    assert all(ambush.AMBUSHED in one.spent for one in line)
