"""Fire: the check table, bands, cover, sight, loading, cartridges (SDS-RNG, SDS-FIRE)."""

from __future__ import annotations

import pytest

from rules_core.games.drums.rules import fire, sight
from rules_core.games.drums.state.battle import Battle
from rules_core.games.drums.state.features import Feature
from rules_core.games.drums.state.soldier import Soldier
from rules_core.ground.ground import Sight
from rules_core.song import actions, shooting, targets
from rules_core.song.contest import AttackResult, settle_result
from rules_core.song.manner import Manner
from rules_core.song.warband import Fate
from tests.clauses.marks import rule
from tests.games.drums.field import (
    CONSCRIPT,
    CUIRASSIER,
    FUSILIER,
    MIDDLE,
    P1,
    P2,
    REDCOAT,
    RIFLEMAN,
    Script,
    battle,
    beside,
    man,
    shot_parts,
)

SHORT, MEDIUM, LONG = 500, 800, 1200


def apart(state: Battle, kind: str, gap: int, target: str = REDCOAT) -> tuple[Soldier, Soldier]:
    """A Frenchman and an Englishman with so much between their bases."""
    shooter = man(state, P1, kind, MIDDLE, MIDDLE)
    foe = man(state, P2, target, MIDDLE, MIDDLE - gap - 150)
    return shooter, foe


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
        assert shot_parts(state, shooter, foe).get("range") == number
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
    assert shot_parts(state, shooter, foe) == {"combat": 2, "range": 3, "marksman": 1}


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
    assert shot_parts(state, rider, foe)["mounted"] == -1
    assert shot_parts(state, foe, rider)["mounted"] == 1


@rule("SDS-RNG-11", "SDS-RNG-12", "SDS-RNG-13", "SDS-FIRE-11", "S-PRO-11", "R-S27", "R-S65")
def test_cover_counts_where_the_line_crosses_it_beside_the_target() -> None:
    for kind, cause, number in (("fence", "light-cover", -1), ("wall", "heavy-cover", -2)):
        # Between them, right before the target.
        state = battle(Feature("f", kind, MIDDLE, MIDDLE - 800, 0, SHORT, 60))
        shooter, foe = apart(state, FUSILIER, 800)
        foe.y = MIDDLE - 800 - 30 - 75
        assert shot_parts(state, shooter, foe)[cause] == number
        # One base width away still; a little further no more.
        foe.y = MIDDLE - 800 - 30 - 75 - 150
        assert cause in shot_parts(state, shooter, foe)
        foe.y -= 3
        assert cause not in shot_parts(state, shooter, foe)
        # The shooter's own is in nobody's way.
        shooter.y = MIDDLE - 800 + 30 + 75
        foe.y = MIDDLE - 800 - 30 - 75
        assert cause not in shot_parts(state, shooter, foe)


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
    assert shot_parts(state, shooter, foe)["light-cover"] == -1
    foe.y -= 20
    assert "light-cover" not in shot_parts(state, shooter, foe)
    # Out of the wood one shoots freely at whoever stands before it.
    shooter.y, foe.y = MIDDLE - 600, MIDDLE - 600 + 150 + 80
    assert "light-cover" not in shot_parts(state, shooter, foe)
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
    assert shot_parts(state, shooter, foe)["light-cover"] == -1
    first = man(state, P2, REDCOAT, MIDDLE + 135, MIDDLE - 600)
    assert "light-cover" in shot_parts(state, shooter, foe)
    assert "light-cover" not in shot_parts(state, shooter, first)
    # From the other side of the same tree it is the shooter's own.
    shooter.y = MIDDLE - 600 + 135
    assert "light-cover" not in shot_parts(state, shooter, foe)


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
    assert shot_parts(state, shooter, foe)["open-order"] == -1
    friend = beside(state, P1, FUSILIER, foe)
    assert "open-order" not in shot_parts(state, shooter, foe)
    friend.fate = Fate.FLED
    foe.y = MIDDLE - 600
    assert "open-order" not in shot_parts(state, shooter, foe)


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
