"""Movement: sticks, broken ground, obstacles, friends, enemies (SDS-MOV), and small special rules."""

from __future__ import annotations

import pytest

from rules_core.content.reader import Problem, Reader
from rules_core.games.drums.content.library_content import shipped
from rules_core.games.drums.content.loader import read_soldier
from rules_core.games.drums.game import DrumsGame
from rules_core.games.drums.rules import turns
from rules_core.games.drums.state.battle import Battle
from rules_core.games.drums.state.features import Feature
from rules_core.games.drums.state.soldier import Soldier
from rules_core.song import actions, groups, melee, movement, quality, shooting, targets
from rules_core.song import topics as song_topics
from rules_core.song.facts import AttackResolved, QualityRolled
from rules_core.song.field import Acting
from rules_core.song.flight import flee
from rules_core.song.manner import Manner
from rules_core.song.stride import plan
from rules_core.song.warband import Fate
from tests.clauses.marks import rule
from tests.games.drums.field import (
    CUIRASSIER,
    FRENCH_OFFICER,
    FUSILIER,
    MIDDLE,
    P1,
    P2,
    REDCOAT,
    VOLTIGEUR,
    Script,
    acting,
    battle,
    beside,
    man,
    setup,
)

SHORT, MEDIUM, LONG = 500, 800, 1200


def up(state: Battle, one: Soldier, far: int = 2 * LONG, actions_left: int = 1) -> int:
    """How far a Move straight up the table takes a man."""
    sweep = plan(state, one, one.x, one.y - far, actions_left)
    return one.y - sweep.y


@rule("SDS-MOV-1", "SDS-MOV-2", "SDS-ACT-1", "R-S30")
def test_how_far_one_move_leads() -> None:
    state = battle()
    assert up(state, man(state, P1, FUSILIER, 1000, 5000)) == MEDIUM
    assert up(state, man(state, P1, CUIRASSIER, 2000, 5000)) == LONG


@rule("SDS-MOV-3", "SDS-MOV-6", "SDS-ACT-15", "SDS-SR-3", "SDS-SR-9", "SDS-MOV-8", "R-S31", "R-S63")
@pytest.mark.parametrize(
    "kind, feature, far",
    [
        (FUSILIER, "rough", SHORT),
        (FUSILIER, "wood", SHORT),
        (FUSILIER, "fence", SHORT),
        (FUSILIER, "wall", SHORT),
        (FUSILIER, "hill", MEDIUM),
        (CUIRASSIER, "rough", MEDIUM),
        (VOLTIGEUR, "rough", MEDIUM),
        (VOLTIGEUR, "wood", MEDIUM),
        (VOLTIGEUR, "wall", MEDIUM),
        ("france-sapper", "fence", MEDIUM),
        ("france-sapper", "rough", SHORT),
    ],
)
def test_what_slows_whom(kind: str, feature: str, far: int) -> None:
    depth = 60 if feature in ("fence", "wall") else 400
    # Two of them in one Move slow it once.
    lies = [Feature(f"f{place}", feature, MIDDLE, MIDDLE - 300 - place, 0, 800, depth) for place in range(2)]
    state = battle(*lies)
    assert up(state, man(state, P1, kind, MIDDLE, MIDDLE)) == pytest.approx(far, abs=2)


@rule("SDS-MOV-4", "R-S63")
def test_short_move_in_broken_ground_takes_two_actions_or_goes_one_base_width() -> None:
    own = {"id": "own-short", "name": "Short", "nation": "france", "quality": 4, "combat": 2, "traits": ["short-move"]}
    state = battle(Feature("r", "rough", MIDDLE, MIDDLE - 200, 0, 900, 900), soldiers=[own])
    one = man(state, P1, "own-short", MIDDLE, MIDDLE)
    assert up(state, one, actions_left=2) == SHORT
    assert up(state, one, actions_left=1) == 2 * one.radius


@rule("SDS-MOV-6", "SDS-MOV-4", "SDS-ACT-15")
def test_an_obstacle_is_broken_ground_to_short_move_too() -> None:
    for traits, cost in ((["short-move"], 2), (["short-move", "light-infantry"], 1)):
        own = {"id": "own-short", "name": "Short", "nation": "france", "quality": 4, "combat": 2, "traits": traits}
        state = battle(Feature("f", "fence", MIDDLE, MIDDLE - 200, 0, 800, 60), soldiers=[own])
        one = man(state, P1, "own-short", MIDDLE, MIDDLE)
        sweep = plan(state, one, MIDDLE, MIDDLE - SHORT, 2)
        assert (sweep.length, movement.cost(state, one, sweep)) == (SHORT, cost)
        # With one action left it stops in front of it.
        far = SHORT if cost == 1 else 200 - 30 - 75
        assert up(state, one, actions_left=1) == pytest.approx(far, abs=2)


@rule("SDS-MOV-5", "SDS-MOV-9", "S-TER-6")
def test_walls_of_buildings_edges_and_narrow_gaps_bar_the_way() -> None:
    state = battle(Feature("b", "building", MIDDLE, MIDDLE - 500, 0, 500, 500))
    one = man(state, P1, FUSILIER, MIDDLE, MIDDLE)
    assert up(state, one) == 250 - 75
    edge = man(state, P1, FUSILIER, 500, 300)
    assert up(state, edge) == 300 - 75
    # Between two enemies a gap of less than a base width.
    state = battle()
    one = man(state, P1, FUSILIER, MIDDLE, MIDDLE)
    man(state, P2, REDCOAT, MIDDLE - 140, MIDDLE - 400)
    man(state, P2, REDCOAT, MIDDLE + 140, MIDDLE - 400)
    assert up(state, one) < 400


@rule("SDS-MOV-10", "R-S32", "R-S55", "SDS-HTH-17")
def test_who_may_pass_whom() -> None:
    def passes(mover: str, other: str, *, side: str = P1, down: bool = False, engaged: bool = False) -> bool:
        state = battle()
        one = man(state, P1, mover, MIDDLE, MIDDLE)
        way = man(state, P1 if side == P1 else P2, other, MIDDLE, MIDDLE - 300)
        way.knocked_down = down
        if engaged:
            beside(state, P2, REDCOAT, way, 1)
        return up(state, one) > 500

    assert passes(FUSILIER, FUSILIER)
    assert not passes(FUSILIER, FUSILIER, down=True)
    assert not passes(FUSILIER, FUSILIER, engaged=True)
    assert not passes(FUSILIER, CUIRASSIER)
    assert not passes(CUIRASSIER, FUSILIER)
    assert passes(CUIRASSIER, CUIRASSIER)
    assert not passes(FUSILIER, REDCOAT, side=P2)
    # A fallen enemy does not bar the way.
    assert passes(FUSILIER, REDCOAT, side=P2, down=True)


@rule("SDS-MOV-12", "R-S55")
def test_touching_an_enemy_who_stands_ends_the_move() -> None:
    state = battle()
    one = man(state, P1, FUSILIER, MIDDLE, MIDDLE)
    foe = man(state, P2, REDCOAT, MIDDLE, MIDDLE - 400)
    assert up(state, one) == 250
    foe.knocked_down = True
    assert up(state, one) == MEDIUM


@rule("SDS-MOV-14", "R-S06")
def test_a_group_moves_man_by_man_and_may_leave_actions() -> None:
    state = battle(Feature("r", "rough", MIDDLE - 100, MIDDLE - 300, 0, 200, 200))
    officer = man(state, P1, FRENCH_OFFICER, MIDDLE, MIDDLE + 500)
    line = [man(state, P1, FUSILIER, MIDDLE + 150 * place, MIDDLE) for place in range(2)]
    man(state, P2, REDCOAT, 300, 300)
    state.acting = Acting(officer.id, 1, turnover=False)
    table = Script(dice="1", group=[(5,)], group_member=[one.id for one in line])
    actions.carry_out(table, state, officer, "group-move")
    assert groups.pass_on(table, state, acting(state))
    assert up(state, line[0]) == SHORT
    assert up(state, line[1]) == MEDIUM
    assert "end" in actions.action_options(state, line[0], 1)


@rule("SDS-MOR-9", "R-S64")
def test_fleeing_out_of_contact_draws_a_free_attack_that_no_recoil_stops() -> None:
    state = battle()
    one = man(state, P1, FUSILIER, MIDDLE, 4200)
    foe = man(state, P2, REDCOAT, MIDDLE, 4050)
    for place in range(4):
        man(state, P1, FUSILIER, 300 + 300 * place, 5700)
    table = Script(attack_die=5, defence_die=4)
    flee(table, state, one, 1)
    assert table.told(AttackResolved)[0].attacker == foe.id
    assert one.y > 4800
    assert one.standing


@rule("SDS-MOR-8")
@pytest.mark.parametrize("moves", [1, 2])
def test_by_an_option_only_who_flees_from_the_edge_itself_is_lost(moves: int) -> None:
    for halts in (True, False):
        state = battle(halts_at_edge=halts)
        one = man(state, P1, FUSILIER, MIDDLE, state.world.options.side - 500)
        flee(Script(), state, one, moves)
        assert one.standing is halts
    state = battle(halts_at_edge=True)
    one = man(state, P1, FUSILIER, MIDDLE, state.world.options.side - 500)
    flee(Script(), state, one, moves)
    assert state.ground.gap_to_edge(one, 3) == 0
    flee(Script(), state, one, 1)
    assert one.fate is Fate.FLED


@rule("SDS-ACT-8", "S-AM-1", "S-AM-2", "SDS-HTH-17")
def test_what_actions_are_for() -> None:
    state = battle()
    one = man(state, P1, FUSILIER, MIDDLE, MIDDLE)
    foe = man(state, P2, REDCOAT, MIDDLE, MIDDLE - 600)
    one.knocked_down = True
    assert actions.action_options(state, one, 3) == ["stand", "end"]
    assert actions.carry_out(Script(), state, one, "stand") == 1
    assert actions.action_options(state, one, 1) == ["move", f"shoot:{foe.id}", "end"]
    one.loaded = False
    assert actions.action_options(state, one, 1) == ["move", "reload", "end"]


@rule("R-S05")
def test_the_chosen_dice_are_rolled_at_once() -> None:
    state = battle()
    one = man(state, P1, FUSILIER, MIDDLE, MIDDLE)
    man(state, P2, REDCOAT, 300, 300)
    table = Script(dice="3", activation=[(4, 4, 4)], whom=one.id)
    turns.play_on(table, state)
    assert [len(told.faces) for told in table.told(QualityRolled)] == [3]


@rule("R-S28")
def test_a_fallen_leader_gives_no_orders() -> None:
    state = battle()
    officer = man(state, P1, FRENCH_OFFICER, MIDDLE, MIDDLE + 400)
    for place in range(2):
        man(state, P1, FUSILIER, MIDDLE + 150 * place, MIDDLE)
    state.acting = Acting(officer.id, 2, turnover=False)
    assert "group-move" in actions.action_options(state, officer, 2)
    officer.knocked_down = True
    assert "group-move" not in actions.action_options(state, officer, 2)


@rule("R-S36", "R-S38", "SDS-HTH-16", "SDS-HTH-8")
def test_out_of_hiding_one_strikes_better_once_a_game() -> None:
    state = battle(Feature("b", "building", MIDDLE - 600, MIDDLE, 0, 500, 500))
    one = man(state, P1, FUSILIER, MIDDLE, MIDDLE)
    foe = beside(state, P2, REDCOAT, one)
    one.start_x, one.start_y = MIDDLE - 1000, MIDDLE
    assert dict(melee.weigh(state, one, foe).attacker_parts)["ambush"] == 1
    for place in range(4):
        man(state, P2, REDCOAT, 300 + 300 * place, 300)
    melee.attack(Script(attack_die=3, defence_die=3), state, one, foe)
    one.attacks_made = 0
    assert "ambush" not in dict(melee.weigh(state, one, foe).attacker_parts)


@rule("SDS-HTH-8")
def test_higher_ground_and_obstacles_help() -> None:
    state = battle(Feature("h", "hill", MIDDLE, MIDDLE - 600, 0, 800, 800))
    one = man(state, P1, FUSILIER, MIDDLE, MIDDLE - 400)
    foe = man(state, P2, REDCOAT, MIDDLE, MIDDLE - 400 + 150 + 150)
    foe.y = one.y + 150
    foe.x = one.x
    one.y = MIDDLE - 250
    foe.y = one.y + 150
    assert dict(melee.weigh(state, one, foe).attacker_parts).get("height") == 1
    state = battle(Feature("f", "fence", MIDDLE, MIDDLE - 105, 0, SHORT, 60))
    one = man(state, P1, FUSILIER, MIDDLE, MIDDLE)
    foe = man(state, P2, REDCOAT, MIDDLE, MIDDLE - 210)
    assert melee.targets(state, one) == [foe]
    assert dict(melee.weigh(state, one, foe).defender_parts).get("obstacle") == 1


@rule("R-S42", "R-S46", "R-S48", "SDS-SR-14", "SDS-FIRE-16")
def test_a_poor_shot_and_a_shooter_who_loses() -> None:
    state = battle(nation_2="austria")
    poor = man(state, P2, "austria-line-conscript", MIDDLE, MIDDLE)
    foe = man(state, P1, FUSILIER, MIDDLE, MIDDLE - 400)
    assert dict(shooting.prepare(state, poor, foe, Manner.SHOT).attacker_parts)["poor-shot"] == -1
    table = Script(attack_die=2, defence_die=6)
    shooting.shoot(table, state, poor, foe)
    assert table.told(AttackResolved)[0].result == "nothing"
    assert poor.standing


@rule(
    "SDS-FIRE-3", "SDS-FIRE-4", "SDS-FIRE-5", "SDS-FIRE-6", "SDS-FIRE-7", "S-PRO-12", "S-PRO-13", "S-PRO-1", "SDS-PTS-8"
)
def test_the_table_of_firearms_and_what_a_card_may_say() -> None:
    arms = shipped().arms
    found = {one.id: (one.shot.stick, one.shot.bands, one.shot.reload, one.saddle) for one in arms.values() if one.shot}
    assert found == {
        "musket": ("long", (2, 1, 0), 2, False),
        "rifle": ("long", (3, 2, 1), 3, False),
        "carbine": ("medium", (2, 1), 2, True),
        "pistol": ("short", (2, 0), 2, True),
        "blunderbuss": ("short", (2,), 2, False),
        "bow": ("short", (1, 0), 0, True),
        "dragoon-musket": ("medium", (2, 1, 0), 2, False),
    }
    problems: list[Problem] = []
    wrong = {
        "id": "own-man",
        "name": "Man",
        "nation": "france",
        "quality": 7,
        "combat": 9,
        "weapons": ["musket", "pistol"],
    }
    read_soldier(Reader(wrong, "own", problems), shipped())
    assert len(problems) == 3


@rule("S-INT-5", "R-S53")
def test_two_players_are_usual_and_four_are_most() -> None:
    assert len(DrumsGame(setup()).options.seats) == 2
    assert len(DrumsGame(setup(players=4)).options.seats) == 4


@rule("SDS-HTH-17", "SDS-RNG-19")
def test_nobody_loads_on_the_ground_or_in_combat() -> None:
    state = battle()
    one = man(state, P1, FUSILIER, MIDDLE, MIDDLE)
    one.loaded = False
    assert shooting.may_reload(state, one)
    foe = beside(state, P2, REDCOAT, one)
    assert not shooting.may_reload(state, one)
    foe.knocked_down = True
    assert shooting.may_reload(state, one)
    one.knocked_down = True
    assert not shooting.may_reload(state, one)
    assert not targets.may_shoot(state, one)
    assert quality.bonus_for(state, one, song_topics.ACTIVATION) == 0
    assert movement.allowance(state, one) == MEDIUM
