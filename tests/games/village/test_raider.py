"""Raider (V-6.3.7, V-6.3.8, V-6.3.9, V-6.3.10, R-V12, R-V52)."""

from __future__ import annotations

import pytest

from rules_core.games.village.content.types import Behaviour, BuildingId
from rules_core.games.village.rules import enemy_turn
from rules_core.games.village.state.facts import LeftTable, LootChosen, ObjectiveGiven
from rules_core.games.village.state.fighter import ENEMIES
from rules_core.song.facts import AttackResolved
from rules_core.song.warband import Fate
from tests.clauses import rule
from tests.games.village.fighting import (
    HIT,
    MISS,
    POWER_DRAW,
    WALL,
    activates,
    acts,
    at,
    decision,
    deeds,
    fight,
    hero,
    raider,
    walled,
)
from tests.games.village.little import content
from tests.games.village.sitting import Written


@rule("V-6.3.7", "R-V12")
def test_a_group_fixes_on_the_economic_building_nearest_to_its_first_model() -> None:
    state = fight(Behaviour.RAIDER)
    # The temple is nearer than the Forge, and the second model nearer to the Stable.
    raider(state, "first", 2, -14)
    raider(state, "second", -10, 14)
    table = activates(state, ("activation", (4, 1, 1)))
    assert [(one.group, one.building, one.clause) for one in table.told(LootChosen)] == [(1, "forge", "R-V12")]
    assert not table.told(ObjectiveGiven)
    assert deeds(table) == [("move", "forge"), ("move", "forge")]
    assert decision(table).decided_by == "the group's target"


@rule("R-V12")
def test_the_target_is_fixed_once() -> None:
    state = fight(Behaviour.RAIDER)
    first = raider(state, "first", -12, -14)
    activates(state, ("activation", (4, 1, 1)))
    first.x, first.y = 1500, 8000
    first.activated = False
    table = activates(state, ("activation", (4, 1, 1)))
    assert not table.told(LootChosen)
    assert decision(table).chosen == "forge"


@rule("V-6.3.8")
def test_it_attacks_its_target_until_that_is_destroyed() -> None:
    state = fight(Behaviour.RAIDER)
    state.groups[0].raid_target = BuildingId("forge")
    thief = raider(state, "thief", -7.5, -6.5)
    for _ in range(2):
        thief.attacked = False
        assert deeds(acts(state, thief, 1, *HIT)) == [("attack", "forge")]
    assert not state.groups[0].leaving
    thief.attacked = False
    assert deeds(acts(state, thief, 1, *MISS)) == [("attack", "forge")]


@rule("V-6.3.9", "R-V12", "R-V52", "R-V51", "V-7.1.1")
def test_with_the_target_down_it_runs_for_the_nearest_edge_and_leaves() -> None:
    state = fight(Behaviour.RAIDER)
    state.start_counts[ENEMIES] = 4
    state.groups[0].raid_target = BuildingId("forge")
    state.building("forge").integrity = 1
    thief = raider(state, "thief", -12, -4.5, "long-move")
    other = raider(state, "other", -7.5, -6.5)
    table = acts(state, other, 3, *HIT)
    assert deeds(table) == [("power", "forge"), ("move", "4")]
    assert state.groups[0].leaving
    # The whole group flees, with what actions it has; gone at the end of the Move that touches the edge.
    # It counts as lost, so that half of the four are gone now (R-V51).
    table = acts(state, thief, 1, ("morale", (6, 6, 6)))
    assert deeds(table) == [("move", "4"), ("leave", "4")]
    assert [(one.model, one.edge) for one in table.told(LeftTable)] == [("thief", 4)]
    assert thief.fate is Fate.FLED


@rule("V-6.3.9", "R-V52")
def test_a_raider_that_touches_the_edge_already_needs_an_action_to_leave() -> None:
    state = fight(Behaviour.RAIDER)
    state.groups[0].leaving = True
    thief = raider(state, "thief", 3, -17.5)
    assert deeds(acts(state, thief, 1)) == [("leave", "1")]
    assert not thief.in_play


@rule("R-V12")
def test_a_target_that_somebody_else_destroyed_counts_as_looted_and_no_second_one_is_taken() -> None:
    state = fight(Behaviour.RAIDER)
    state.groups[0].raid_target = BuildingId("forge")
    state.building("forge").integrity = 0
    thief = raider(state, "thief", -12, 0)
    table = acts(state, thief, 1)
    assert decision(table).goal == "nearest edge"
    assert state.groups[0].leaving


@rule("R-V12")
def test_with_both_destroyed_they_flee_at_once() -> None:
    state = fight(Behaviour.RAIDER)
    state.building("forge").integrity = 0
    state.building("stable").integrity = 0
    raider(state, "thief", 0, -13)
    table = activates(state, ("activation", (4, 1, 1)))
    assert deeds(table) == [("move", "1"), ("leave", "1")]
    assert enemy_turn.next_group(state) is None


@rule("V-6.3.10", "R-V55")
def test_a_raider_walks_past_a_hero_but_fights_when_engaged() -> None:
    state = fight(Behaviour.RAIDER)
    state.groups[0].raid_target = BuildingId("forge")
    hero(state, "ada", -9, -12)
    thief = raider(state, "thief", -7.5, -13.5)
    table = acts(state, thief, 1)
    assert deeds(table) == [("move", "forge")]
    assert not table.told(AttackResolved)
    state = fight(Behaviour.RAIDER)
    state.groups[0].raid_target = BuildingId("forge")
    hero(state, "ada", -6.5, -12)
    thief = raider(state, "thief", -7.5, -12)
    assert deeds(acts(state, thief, 3, *POWER_DRAW)) == [("power", "ada")]


@rule("V-6.3.10", "R-V10")
def test_a_raider_fights_a_hero_who_bars_the_only_way() -> None:
    state = walled(Behaviour.RAIDER)
    state.groups[0].raid_target = BuildingId("forge")
    hero(state, "ada", 0, -9)
    thief = raider(state, "thief", 0, -10.5)
    assert deeds(acts(state, thief, 3, *POWER_DRAW)) == [("move", "ada"), ("power", "ada")]


@rule("R-V55", "SBH-MOV-13")
def test_a_leaving_raider_attacks_once_and_goes_with_the_actions_left() -> None:
    state = fight(Behaviour.RAIDER, heroes=2)
    state.groups[0].leaving = True
    # Free Hacks come in the order of the heroes' numbers; nobody is asked.
    hero(state, "ben", -1, -16)
    hero(state, "ada", 1, -16)
    thief = raider(state, "thief", 0, -16)
    table = acts(
        state,
        thief,
        3,
        ("opponent", "ada"),
        # Outnumbered (-1), against a Power Blow (-1): a draw.
        ("attack-die", 4),
        ("defence-die", 3),
        # Two hacks that it wins.
        ("attack-die", 1),
        ("defence-die", 6),
        ("attack-die", 1),
        ("defence-die", 6),
    )
    assert deeds(table) == [("power", "ada"), ("move", "1"), ("leave", "1")]
    assert [one.attacker for one in table.told(AttackResolved)] == ["thief", "ada", "ben"]
    assert at(thief) == (0, -17.5)


@rule("R-V66", "V-6.3.9", "R-V55")
def test_a_leaving_raider_keeps_an_action_to_go_with() -> None:
    state = fight(Behaviour.RAIDER)
    state.groups[0].leaving = True
    hero(state, "ada", 1, -16)
    thief = raider(state, "thief", 0, -16)
    # A plain attack, drawn, then a Free Hack that it wins.
    table = acts(state, thief, 2, ("attack-die", 4), ("defence-die", 3), ("attack-die", 1), ("defence-die", 6))
    assert deeds(table) == [("attack", "ada"), ("move", "1"), ("leave", "1")]
    assert not thief.in_play
    # With the older price of leaving neither attack would leave it enough.
    state = fight(Behaviour.RAIDER, options={"song": {"leave_melee_cost": 2}})
    state.groups[0].leaving = True
    hero(state, "ada", 1, -16)
    assert deeds(acts(state, raider(state, "thief", 0, -16), 2, *POWER_DRAW)) == [("power", "ada")]
    # Nor does one that never leaves a melee hold back.
    state = fight(Behaviour.RAIDER)
    state.groups[0].leaving = True
    hero(state, "ada", 1, -16)
    mad = raider(state, "mad", 0, -16, "berserk")
    assert deeds(acts(state, mad, 2, ("attack-die", 2), ("defence-die", 3))) == [("power", "ada")]


HELD: tuple[Written, ...] = (("attack-die", 4), ("defence-die", 3), ("attack-die", 1), ("defence-die", 6))
"""A plain attack that is drawn, and a Free Hack that misses."""


@rule("R-V66", "R-V55")
def test_a_leaving_raider_goes_round_who_holds_it_together_with_the_wall_beside_them() -> None:
    # Between Ada and either wall there is less than a base: the way leads round the far end of one.
    walls = [
        {"id": "left-wall", "kind": "wall", "outline": [[15, 4.9], [17.2, 4.9], [17.2, 5.1], [15, 5.1]]},
        {"id": "right-wall", "kind": "wall", "outline": [[18.8, 4.9], [21, 4.9], [21, 5.1], [18.8, 5.1]]},
    ]
    state = fight(Behaviour.RAIDER, of=content(terrain=[{**WALL, "piece": walls}]))
    state.groups[0].leaving = True
    ada = hero(state, "ada", 0, -13)
    thief = raider(state, "thief", 0.3, -12.05)
    assert deeds(acts(state, thief, 2, *HELD)) == [("attack", "ada"), ("move", "1")]
    assert not state.ground.touching(thief, ada)
    for _ in range(3):
        acts(state, thief, 1)
    assert not thief.in_play


@rule("R-V66")
def test_where_an_edge_is_barred_it_leaves_over_another() -> None:
    state = walled(Behaviour.RAIDER)
    state.groups[0].leaving = True
    hero(state, "ada", 0, -9)
    thief = raider(state, "thief", 1.5, -7.5)
    table = acts(state, thief, 1)
    assert deeds(table) == [("move", "2")]
    told = decision(table)
    assert (told.clause, told.decided_by, told.runner_up) == ("R-V66", "no way round", "1")
    for _ in range(3):
        acts(state, thief, 1)
    assert thief.fate is Fate.FLED


@rule("R-V66", "R-V10")
@pytest.mark.parametrize("apart", range(6))
def test_it_stays_only_where_no_way_of_its_base_exists(apart: int) -> None:
    # A niche of walls, and Ada before it.
    walls = [
        {"id": "back", "kind": "wall", "outline": [[17, 5], [19, 5], [19, 5.2], [17, 5.2]]},
        {"id": "left", "kind": "wall", "outline": [[17, 5.2], [17.2, 5.2], [17.2, 7], [17, 7]]},
        {"id": "right", "kind": "wall", "outline": [[18.8, 5.2], [19, 5.2], [19, 7], [18.8, 7]]},
    ]
    state = fight(Behaviour.RAIDER, of=content(terrain=[{**WALL, "piece": walls}]))
    state.groups[0].leaving = True
    hero(state, "ada", 0, -11.2)
    thief = raider(state, "thief", 0, -12.2)
    # As far apart as contact may be.
    thief.y -= apart
    before = thief.x, thief.y
    table = acts(state, thief, 2, ("attack-die", 4), ("defence-die", 3))
    assert deeds(table) == [("attack", "ada"), ("stay", "ada")]
    assert (thief.x, thief.y) == before


@rule("R-V09", "V-6.3.9")
def test_of_edges_equally_near_the_players_choose() -> None:
    state = fight(Behaviour.RAIDER)
    state.groups[0].leaving = True
    thief = raider(state, "thief", -12, -12)
    table = acts(state, thief, 1, ("enemy-tie", "4"))
    assert decision(table).chosen == "4"
    assert decision(table).runner_up == "1"
