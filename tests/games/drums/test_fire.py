"""Fire: the check table, bands, cover, sight, volleys, loading, cartridges (SDS-RNG, SDS-FIRE, S-VOL, S-SNR)."""

from __future__ import annotations

from typing import Any

import pytest

from rules_core.games.drums.rules import fire, sight
from rules_core.games.drums.state import codec
from rules_core.games.drums.state.battle import Battle
from rules_core.games.drums.state.features import Feature
from rules_core.games.drums.state.soldier import Soldier
from rules_core.ground.ground import Sight
from rules_core.song import actions, ambush, groups, shooting, targets
from rules_core.song.contest import AttackResult, settle_result
from rules_core.song.facts import AttackResolved, TraitUsed
from rules_core.song.field import Acting
from rules_core.song.manner import Manner
from rules_core.song.warband import Fate
from tests.clauses.marks import rule
from tests.games.drums.field import (
    BRITISH_OFFICER,
    CONSCRIPT,
    CUIRASSIER,
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
    beside,
    man,
)

SHORT, MEDIUM, LONG = 500, 800, 1200


def apart(state: Battle, kind: str, gap: int, target: str = REDCOAT) -> tuple[Soldier, Soldier]:
    """A Frenchman and an Englishman with so much between their bases."""
    shooter = man(state, P1, kind, MIDDLE, MIDDLE)
    foe = man(state, P2, target, MIDDLE, MIDDLE - gap - 150)
    return shooter, foe


def parts(state: Battle, shooter: Soldier, foe: Soldier, manner: Manner = Manner.SHOT) -> dict[str, int]:
    return dict(shooting.prepare(state, shooter, foe, manner).attacker_parts)


RESULTS = [
    # What is added to the shooter's die and to the target's: misses, recoils, falls, kills, gruesome kills of 36.
    (4, 2, (10, 9, 8, 7, 2)),
    (3, 2, (15, 6, 9, 5, 1)),
    (2, 2, (21, 5, 6, 4, 0)),
    (4, 1, (6, 8, 7, 8, 7)),
    (4, 0, (3, 7, 5, 8, 13)),
    (4, -3, (0, 1, 0, 4, 31)),
    (6, 2, (3, 10, 8, 10, 5)),
]


@rule("SDS-RNG-2", "SDS-RNG-3", "SDS-RNG-4", "SDS-CON-6", "R-S15", "R-S57", "R-S26")
@pytest.mark.parametrize("ours, theirs, expected", RESULTS)
def test_every_row_of_the_check_table(ours: int, theirs: int, expected: tuple[int, ...]) -> None:
    state = battle()
    shooter, foe = apart(state, FUSILIER, 300)
    counts = dict.fromkeys(AttackResult, 0)
    for attack in range(1, 7):
        for defence in range(1, 7):
            shot = shooting.prepare(state, shooter, foe, Manner.SHOT)
            shot.attacker_parts = [("combat", ours)]
            shot.defender_parts = [("combat", theirs)]
            shot.attacker_die, shot.defender_die = attack, defence
            settle_result(state, shot)
            counts[shot.result] += 1
    missed = counts[AttackResult.DRAW] + counts[AttackResult.NOTHING]
    assert (
        missed,
        counts[AttackResult.RECOIL],
        counts[AttackResult.FALL],
        counts[AttackResult.KILL],
        counts[AttackResult.GRUESOME],
    ) == expected


@rule("SDS-FIRE-1", "SDS-FIRE-10", "S-VOL-13", "R-S44", "S-PRO-10")
def test_a_musket_reaches_three_long_with_two_one_and_nothing() -> None:
    for gap, number in ((LONG, 2), (LONG + 3, 1), (2 * LONG, 1), (2 * LONG + 3, None), (3 * LONG - 200, None)):
        state = battle()
        shooter, foe = apart(state, FUSILIER, gap)
        shooter.y = foe.y + gap + 150
        assert parts(state, shooter, foe).get("range") == number
        assert targets.legal_targets(state, shooter) == [foe]
    state = battle()
    shooter, foe = apart(state, FUSILIER, 2000)
    shooter.y = foe.y + 3 * LONG + 153
    assert targets.legal_targets(state, shooter) == []


@rule("SDS-FIRE-2", "SDS-FIRE-16", "SDS-SR-10")
def test_a_rifleman_marksman_at_close_range() -> None:
    state = battle()
    shooter = man(state, P2, RIFLEMAN, MIDDLE, MIDDLE)
    foe = man(state, P1, FUSILIER, MIDDLE, MIDDLE - 600)
    assert parts(state, shooter, foe) == {"combat": 2, "range": 3, "marksman": 1}


@rule("SDS-FIRE-12", "SDS-ACT-5", "S-AM-4", "R-S07")
def test_aiming_costs_two_actions_and_takes_one_from_the_target() -> None:
    state = battle()
    shooter, foe = apart(state, FUSILIER, 400)
    shot = shooting.prepare(state, shooter, foe, Manner.AIMED)
    assert dict(shot.defender_parts) == {"combat": 2, "aimed": -1}
    assert f"aim:{foe.id}" in actions.action_options(state, shooter, 2)
    assert f"aim:{foe.id}" not in actions.action_options(state, shooter, 1)


@rule("SDS-FIRE-14", "SDS-FIRE-15", "SDS-RNG-10")
def test_on_horseback_one_shoots_worse_and_is_hit_more_easily() -> None:
    state = battle()
    rider = man(state, P1, CUIRASSIER, MIDDLE, MIDDLE)
    foe = man(state, P2, REDCOAT, MIDDLE, MIDDLE - 400)
    assert parts(state, rider, foe)["mounted"] == -1
    assert parts(state, foe, rider)["mounted"] == 1


@rule("SDS-RNG-11", "SDS-RNG-12", "SDS-RNG-13", "SDS-FIRE-11", "S-PRO-11", "R-S27", "R-S65")
def test_cover_counts_where_the_line_crosses_it_beside_the_target() -> None:
    for kind, cause, number in (("fence", "light-cover", -1), ("wall", "heavy-cover", -2)):
        # Between them, right before the target.
        state = battle(Feature("f", kind, MIDDLE, MIDDLE - 800, 0, SHORT, 60))
        shooter, foe = apart(state, FUSILIER, 800)
        foe.y = MIDDLE - 800 - 30 - 75
        assert parts(state, shooter, foe)[cause] == number
        # One base width away still; a little further no more.
        foe.y = MIDDLE - 800 - 30 - 75 - 150
        assert cause in parts(state, shooter, foe)
        foe.y -= 3
        assert cause not in parts(state, shooter, foe)
        # The shooter's own is in nobody's way.
        shooter.y = MIDDLE - 800 + 30 + 75
        foe.y = MIDDLE - 800 - 30 - 75
        assert cause not in parts(state, shooter, foe)


@rule("SDS-RNG-14")
def test_whoever_lies_behind_something_is_not_seen_and_in_the_open_dies_of_any_defeat() -> None:
    state = battle(Feature("f", "fence", MIDDLE, MIDDLE - 800, 0, SHORT, 60))
    shooter, foe = apart(state, FUSILIER, 800)
    foe.y = MIDDLE - 800 - 30 - 75
    foe.knocked_down = True
    assert targets.legal_targets(state, shooter) == []
    state = battle()
    shooter, foe = apart(state, FUSILIER, 400)
    for place in range(4):
        man(state, P2, REDCOAT, 300 + 300 * place, 300)
    foe.knocked_down = True
    table = Script(attack_die=3, defence_die=4)
    shooting.shoot(table, state, shooter, foe)
    assert foe.fate is Fate.DEFEATED


@rule("SDS-RNG-6", "SDS-RNG-7", "R-S56")
def test_those_who_stand_between_block_unless_friends_touch() -> None:
    state = battle()
    shooter, foe = apart(state, FUSILIER, 900)
    between = man(state, P1, FUSILIER, MIDDLE, MIDDLE - 400)
    assert sight.own_sight(state, shooter, foe) is Sight.NONE
    # As long as no line keeps half a base width from the friend's base.
    between.x = MIDDLE + 75
    assert sight.own_sight(state, shooter, foe) is Sight.NONE
    between.x = MIDDLE + 77
    assert sight.own_sight(state, shooter, foe) is Sight.CLEAR
    # An enemy blocks what crosses or touches his own base.
    between.side, between.x = P2, MIDDLE
    assert sight.own_sight(state, shooter, foe) is Sight.NONE
    between.x = MIDDLE + 2
    assert sight.own_sight(state, shooter, foe) is Sight.CLEAR
    between.side = P1
    # Shoulder to shoulder they fire past one another.
    between.x, between.y = MIDDLE, MIDDLE - 150
    assert sight.own_sight(state, shooter, foe) is Sight.CLEAR
    # Who lies is in nobody's way.
    between.x, between.y = MIDDLE, MIDDLE - 400
    between.knocked_down = True
    assert sight.own_sight(state, shooter, foe) is Sight.CLEAR


@rule("SDS-RNG-6", "R-S56")
def test_whoever_stands_beside_the_line_of_the_middles_blocks_the_line_of_the_rims() -> None:
    state = battle()
    shooter, foe = apart(state, FUSILIER, 850)
    # One leaves only the line along the left rims free.
    man(state, P2, REDCOAT, MIDDLE + 20, MIDDLE - 600)
    assert sight.own_sight(state, shooter, foe) is Sight.CLEAR
    man(state, P2, REDCOAT, MIDDLE - 100, MIDDLE - 400)
    assert sight.own_sight(state, shooter, foe) is Sight.NONE


@rule("SDS-RNG-15", "S-TER-4")
def test_woods_hide_what_is_deeper_than_short() -> None:
    # Right behind a narrow strip of wood one has its cover, a little further no more.
    state = battle(Feature("w", "wood", MIDDLE, MIDDLE - 600, 0, 1000, 300))
    shooter, foe = apart(state, FUSILIER, 800)
    foe.y = MIDDLE - 600 - 150 - 75 - 140
    assert parts(state, shooter, foe)["light-cover"] == -1
    foe.y -= 20
    assert "light-cover" not in parts(state, shooter, foe)
    # Out of the wood one shoots freely at whoever stands before it.
    shooter.y, foe.y = MIDDLE - 600, MIDDLE - 600 + 150 + 80
    assert "light-cover" not in parts(state, shooter, foe)
    wood = Feature("w", "wood", MIDDLE, MIDDLE - 1500, 0, 2400, 2400)
    state = battle(wood)
    shooter = man(state, P1, FUSILIER, MIDDLE, MIDDLE)
    foe = man(state, P2, REDCOAT, MIDDLE, MIDDLE - 300 - 400)
    assert sight.own_sight(state, shooter, foe) is Sight.COVER
    foe.y = MIDDLE - 300 - 75 - 550
    assert sight.own_sight(state, shooter, foe) is Sight.NONE
    # Inside they see each other up to Medium.
    shooter.y, foe.y = MIDDLE - 1500, MIDDLE - 1500 - MEDIUM - 150
    assert sight.own_sight(state, shooter, foe) is Sight.COVER
    foe.y -= 5
    assert sight.own_sight(state, shooter, foe) is Sight.NONE


@rule("SDS-RNG-16", "S-TER-7")
def test_a_tree_helps_one_man_who_touches_it() -> None:
    state = battle(Feature("t", "tree", MIDDLE, MIDDLE - 600, 0, 120, 120))
    shooter = man(state, P1, FUSILIER, MIDDLE, MIDDLE)
    foe = man(state, P2, REDCOAT, MIDDLE, MIDDLE - 600 - 135)
    assert parts(state, shooter, foe)["light-cover"] == -1
    first = man(state, P2, REDCOAT, MIDDLE + 135, MIDDLE - 600)
    assert "light-cover" in parts(state, shooter, foe)
    assert "light-cover" not in parts(state, shooter, first)
    # From the other side of the same tree it is the shooter's own.
    shooter.y = MIDDLE - 600 + 135
    assert "light-cover" not in parts(state, shooter, foe)


@rule("SDS-RNG-22")
def test_at_dawn_nobody_sees_further_than_two_long() -> None:
    state = battle(light="dawn")
    shooter, foe = apart(state, FUSILIER, 2 * LONG)
    assert targets.legal_targets(state, shooter) == [foe]
    foe.y -= 5
    assert targets.legal_targets(state, shooter) == []


@rule("SDS-RNG-8", "S-VOL-1")
def test_the_nearest_must_be_shot_at_unless_one_aims() -> None:
    state = battle()
    shooter, near = apart(state, FUSILIER, 400)
    far = man(state, P2, REDCOAT, MIDDLE + 600, MIDDLE - 900)
    assert targets.legal_targets(state, shooter) == [near]
    offered = actions.action_options(state, shooter, 2)
    assert f"shoot:{far.id}" not in offered
    assert f"aim:{far.id}" in offered
    # Who lies may be passed over.
    near.knocked_down = True
    assert targets.legal_targets(state, shooter) == [near, far]


@rule("SDS-RNG-9", "R-S43", "SDS-RNG-1")
def test_nobody_shoots_in_or_out_of_hand_to_hand_combat() -> None:
    state = battle()
    shooter, foe = apart(state, FUSILIER, 700)
    friend = beside(state, P1, FUSILIER, foe)
    assert targets.legal_targets(state, shooter) == []
    # Not even at somebody who is down beside a friend (R-S60).
    foe.knocked_down = True
    assert targets.legal_targets(state, shooter) == []
    friend.fate = Fate.FLED
    assert targets.legal_targets(state, shooter) == [foe]
    beside(state, P2, REDCOAT, shooter)
    assert targets.legal_targets(state, shooter) == []


@rule("SDS-FIRE-17", "SDS-SR-9")
def test_light_infantry_alone_is_hard_to_hit_beyond_the_first_band() -> None:
    state = battle()
    shooter = man(state, P2, REDCOAT, MIDDLE, MIDDLE)
    foe = man(state, P1, "france-voltigeur", MIDDLE, MIDDLE - LONG - 300)
    assert parts(state, shooter, foe)["open-order"] == -1
    friend = beside(state, P1, FUSILIER, foe)
    assert "open-order" not in parts(state, shooter, foe)
    friend.fate = Fate.FLED
    foe.y = MIDDLE - 600
    assert "open-order" not in parts(state, shooter, foe)


# Loading and cartridges


def is_loaded(one: Soldier) -> bool:
    return one.loaded


@rule("SDS-ACT-4", "SDS-ACT-6", "SDS-RNG-5", "SDS-RNG-19", "SDS-RNG-20", "R-S45")
def test_a_musket_takes_two_actions_to_load_and_work_begun_is_kept() -> None:
    state = battle()
    shooter, foe = apart(state, FUSILIER, 400)
    assert is_loaded(shooter)
    shooting.shoot(Script(attack_die=2, defence_die=2, follow_up="no"), state, shooter, foe)
    assert not is_loaded(shooter)
    shooting.reload(Script(), state, shooter)
    assert not is_loaded(shooter)
    # Half loaded until the next turn; a fall loses it.
    shooting.reload(Script(), state, shooter)
    assert is_loaded(shooter)
    shooter.loaded = False
    shooting.reload(Script(), state, shooter)
    state.was_knocked_down(Script(), shooter)
    shooting.reload(Script(), state, shooter)
    assert not is_loaded(shooter)


@rule("SDS-ACT-7", "SDS-SR-7")
def test_a_rifle_takes_three_actions_and_a_green_man_one_more() -> None:
    for kind, needed in ((RIFLEMAN, 3), (CONSCRIPT, 3), (REDCOAT, 2)):
        state = battle()
        one = man(state, P2 if kind != CONSCRIPT else P1, kind, MIDDLE, MIDDLE)
        one.loaded = False
        for _ in range(needed - 1):
            shooting.reload(Script(), state, one)
        assert not is_loaded(one)
        shooting.reload(Script(), state, one)
        assert is_loaded(one)


@rule("SDS-SR-7")
def test_a_green_man_never_aims_until_he_has_killed() -> None:
    state = battle()
    green, foe = apart(state, CONSCRIPT, 300)
    assert f"aim:{foe.id}" not in actions.action_options(state, green, 2)
    state.was_killed(Script(), foe, green.id)
    assert f"aim:{foe.id}" in actions.action_options(state, green, 2)


@rule("SDS-RNG-17", "SDS-RNG-18", "SDS-ACT-14", "R-S65")
def test_a_natural_one_is_the_last_cartridge_until_somebody_gives_more() -> None:
    own = {"id": "own-archer", "name": "Archer", "nation": "france", "quality": 4, "combat": 2, "weapons": ["bow"]}
    state = battle(soldiers=[own])
    shooter, foe = apart(state, FUSILIER, 400)
    shooting.shoot(Script(attack_die=1, defence_die=6), state, shooter, foe)
    assert shooter.out_of_ammunition
    assert not shooting.may_reload(state, shooter)
    friend = beside(state, P1, FUSILIER, shooter)
    assert f"cartridges:{friend.id}" in actions.action_options(state, shooter, 1)
    # A friend without any gives none; the fallen do.
    friend.out_of_ammunition = True
    assert not fire.options(state, shooter, 1)
    friend.fate = Fate.DEFEATED
    table = Script()
    assert actions.carry_out(table, state, shooter, f"cartridges:{friend.id}") == 1
    assert (shooter.out_of_ammunition, shooter.loaded) == (False, False)
    # Whoever has got a loaded musket from the second line fires it, and loads it no more.
    shooter.out_of_ammunition = shooter.loaded = True
    shooter.attacked = False
    assert targets.legal_targets(state, shooter) == [foe]
    friend.fate = Fate.IN_PLAY
    friend.out_of_ammunition = False
    actions.carry_out(table, state, shooter, f"cartridges:{friend.id}")
    assert shooter.loaded
    # Who has to load nothing has nothing to fire either.
    archer = man(state, P1, "own-archer", 1000, 4000)
    archer.out_of_ammunition = True
    assert not targets.may_shoot(state, archer)


# Volleys and Shoot and Reload


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
    assert [one for each in line for one in parts(state, each, foe) if one.endswith("cover")] == [
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
    assert parts(state, shooter, foe).get("ambush") == 1
    foe.y = MIDDLE - MEDIUM - 153
    assert "ambush" not in parts(state, shooter, foe)
    foe.y = MIDDLE - 700
    table = Script(attack_die=2, defence_die=6)
    shooting.shoot(table, state, shooter, foe)
    shooter.loaded, shooter.attacks_made, shooter.attacked = True, 0, False
    assert "ambush" not in parts(state, shooter, foe)
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
