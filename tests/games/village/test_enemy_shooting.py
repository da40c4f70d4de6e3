"""Enemy shooters (R-V57)."""

from __future__ import annotations

import pytest

from rules_core.games.village.content.types import Behaviour, BuildingId
from rules_core.song.facts import AttackResolved, ModelMoved
from rules_core.song.options import INCH
from tests.clauses import rule
from tests.games.village.fighting import (
    MISS,
    POWER_DRAW,
    acts,
    at,
    decision,
    deeds,
    defender,
    fight,
    hero,
    raider,
    walled,
)
from tests.games.village.little import BARE, content

WIDE = MISS
"""A shot that goes wide."""


@rule("R-V57", "V-6.3.4")
def test_in_the_nearest_band_it_shoots_aimed_with_two_actions() -> None:
    state = fight(Behaviour.HUNTER)
    hero(state, "ada", 0, -8)
    archer = raider(state, "archer", 0, -14, "shooter-medium")
    table = acts(state, archer, 2, *WIDE)
    assert deeds(table) == [("aim", "ada")]
    assert at(archer) == (0, -14)
    assert [one.manner for one in table.told(AttackResolved)] == ["aimed"]


@rule("R-V57", "SBH-ACT-12")
def test_it_moves_only_to_where_the_nearest_band_begins_and_shoots() -> None:
    state = fight(Behaviour.HUNTER)
    ada = hero(state, "ada", 0, -6)
    # 7 inches away: the second band. The first begins 2 inches further on.
    archer = raider(state, "archer", 0, -14, "shooter-medium")
    table = acts(state, archer, 2, *WIDE)
    assert deeds(table) == [("move", "ada"), ("shoot", "ada")]
    assert state.ground.gap(archer, ada) in range(5 * INCH - 2, 5 * INCH + 2)


@rule("R-V57")
def test_with_one_action_it_shoots_from_where_it_stands_at_any_range() -> None:
    state = fight(Behaviour.HUNTER)
    hero(state, "ada", 0, -4)
    archer = raider(state, "archer", 0, -14, "shooter-medium")
    assert deeds(acts(state, archer, 1, *WIDE)) == [("shoot", "ada")]


@rule("R-V57")
def test_a_nearer_band_out_of_reach_is_not_walked_for() -> None:
    state = fight(Behaviour.HUNTER)
    hero(state, "ada", 12, 1)
    # 14 inches with a stick of 5: third band; one move brings the second, not the first.
    archer = raider(state, "archer", 12, -14, "shooter-medium")
    table = acts(state, archer, 2, *WIDE)
    assert [one.manner for one in table.told(ModelMoved)] == ["move"]
    assert at(archer) == (12, -10)
    assert deeds(table)[-1] == ("shoot", "ada")


@rule("R-V57")
def test_without_a_target_in_range_it_walks_as_the_rest_of_its_group() -> None:
    state = fight(Behaviour.HUNTER)
    hero(state, "ada", 0, 16)
    archer = raider(state, "archer", 0, -14, "shooter-short")
    assert deeds(acts(state, archer, 1)) == [("move", "ada")]
    assert at(archer)[1] > -9.5


@rule("R-V57", "SBH-RNG-7")
def test_it_walks_until_it_sees_its_target() -> None:
    state = fight(Behaviour.HUNTER)
    ada = hero(state, "ada", -4.5, -6)
    # The Forge is between them.
    archer = raider(state, "archer", -11, -3, "shooter-long")
    table = acts(state, archer, 2, *WIDE)
    assert deeds(table) == [("move", "ada"), ("shoot", "ada")]
    assert not state.ground.touching(archer, ada)


@rule("R-V57", "SBH-RNG-11", "R-V55")
def test_an_engaged_shooter_fights() -> None:
    state = fight(Behaviour.HUNTER)
    hero(state, "ada", 1, -14)
    archer = raider(state, "archer", 0, -14, "shooter-medium")
    assert deeds(acts(state, archer, 2, *POWER_DRAW)) == [("power", "ada")]


@rule("R-V57")
def test_a_target_to_which_no_way_leads_is_shot_at_from_where_it_stands() -> None:
    # Whoever stands in a ring of water is seen and not reached.
    sides = ([16, 6, 20, 7], [16, 10, 20, 11], [15, 6, 16, 11], [20, 6, 21, 11])
    ring = [
        {"id": f"side-{number}", "kind": "pond", "outline": [[left, top], [right, top], [right, low], [left, low]]}
        for number, (left, top, right, low) in enumerate(sides)
    ]
    state = fight(Behaviour.HUNTER, of=content(terrain=[{**BARE, "piece": ring}]))
    ada = hero(state, "ada", 0, -9.5)
    archer = raider(state, "archer", 0, -16.5, "shooter-medium")
    assert state.ground.route_to_body(archer, ada) is None
    # In the second band: it would go nearer if it could.
    assert deeds(acts(state, archer, 2, *WIDE)) == [("aim", "ada")]


@rule("R-V57", "R-V11", "R-V13")
def test_hunters_shoot_at_defenders_only_while_no_hero_is_there() -> None:
    state = fight(Behaviour.HUNTER)
    defender(state, "bowman", 0, -10)
    archer = raider(state, "archer", 0, -14, "shooter-medium")
    assert deeds(acts(state, archer, 1, *WIDE)) == [("shoot", "bowman")]
    hero(state, "ada", 0, 16)
    archer = raider(state, "archer2", 0, -14, "shooter-medium")
    assert deeds(acts(state, archer, 1)) == [("move", "ada")]


@rule("R-V57", "R-V11")
def test_the_mindless_shoot_at_whoever_is_nearest_in_sight() -> None:
    state = fight(Behaviour.MINDLESS)
    hero(state, "ada", 0, -8)
    defender(state, "bowman", 3, -14)
    archer = raider(state, "archer", 0, -14, "shooter-medium")
    table = acts(state, archer, 1, *WIDE)
    assert deeds(table) == [("shoot", "bowman")]
    assert decision(table).goal == "nearest target"


@rule("R-V57", "V-6.3.11")
def test_the_mindless_shoot_at_nobody_when_a_building_is_nearest() -> None:
    state = fight(Behaviour.MINDLESS)
    hero(state, "ada", 0, -11)
    # Ada is in range, but the Town Hall is nearer.
    archer = raider(state, "archer", 0, -5, "shooter-medium")
    table = acts(state, archer, 1)
    assert deeds(table) == [("move", "town-hall")]


@rule("R-V57", "V-6.3.3", "V-6.3.10", "V-6.3.15")
@pytest.mark.parametrize("behaviour", [Behaviour.RAVAGER, Behaviour.RAIDER, Behaviour.FANATIC])
def test_others_shoot_at_nobody_but_who_bars_the_way(behaviour: Behaviour) -> None:
    state = fight(behaviour)
    state.groups[0].raid_target = BuildingId("forge")
    hero(state, "ada", 4, -14)
    archer = raider(state, "archer", 0, -14, "shooter-long")
    assert deeds(acts(state, archer, 1))[0][0] == "move"
    state = walled(behaviour)
    state.groups[0].raid_target = BuildingId("forge")
    hero(state, "ada", 0, -9)
    archer = raider(state, "archer", 0, -12, "shooter-medium")
    table = acts(state, archer, 2, *WIDE)
    assert deeds(table) == [("aim", "ada")]
    assert decision(table).goal == "who bars the way"


@rule("R-V16", "R-V57")
def test_a_shooter_whose_goal_is_a_building_walks_up_to_it() -> None:
    state = fight(Behaviour.RAVAGER)
    archer = raider(state, "archer", 0, -6, "shooter-long")
    assert deeds(acts(state, archer, 2, *MISS)) == [("move", "town-hall"), ("attack", "town-hall")]


@rule("R-V57", "SBH-RNG-6")
def test_an_empty_crossbow_is_loaded_first() -> None:
    state = fight(Behaviour.HUNTER)
    hero(state, "ada", 0, -8)
    archer = raider(state, "archer", 0, -14, "crossbow")
    archer.loaded = False
    assert deeds(acts(state, archer, 2, *WIDE)) == [("reload", "ada"), ("shoot", "ada")]


@rule("R-V57", "SBH-ACT-12")
@pytest.mark.parametrize("trait, shots", [("shooter-long", ["aim"]), ("legendary-archer", ["aim", "shoot"])])
def test_only_a_trait_lets_it_shoot_more_than_once(trait: str, shots: list[str]) -> None:
    state = fight(Behaviour.HUNTER)
    hero(state, "ada", 0, -8)
    archer = raider(state, "archer", 0, -14, "shooter-medium", trait)
    told = deeds(acts(state, archer, 3, *(WIDE * len(shots))))
    assert [action for action, _ in told if action != "stay"] == shots


@rule("R-V57", "SBH-RNG-10")
def test_it_shoots_at_the_hero_it_wants_when_the_rules_of_targets_allow() -> None:
    state = fight(Behaviour.HUNTER)
    # Ben is nearer in a straight line but further on foot, behind the wall of nobody: both are legal only when
    # Ben may be ignored, so the nearest visible one it is.
    hero(state, "ada", -3, -10)
    hero(state, "ben", 3, -9.5)
    archer = raider(state, "archer", 0, -14, "shooter-medium")
    assert deeds(acts(state, archer, 1, *WIDE)) == [("shoot", "ada")]
