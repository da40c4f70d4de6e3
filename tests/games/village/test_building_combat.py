"""Buildings in combat (section 6.4) and Blessing (V-7.5.14)."""

from __future__ import annotations

import pytest

from rules_core.games.village.content.types import Behaviour
from rules_core.games.village.rules import building_combat
from rules_core.games.village.rules.play import next_piece
from rules_core.games.village.state.facts import (
    BarricadeDamaged,
    BlessingUsed,
    BuildingAttacked,
    BuildingDamaged,
    BuildingDestroyed,
    GameEnded,
)
from rules_core.games.village.state.siege import GroupTurn, Phase, Siege, SiegeEnd
from rules_core.song.facts import AttackResolved
from rules_core.song.warband import ModelId
from tests.clauses import rule
from tests.games.village.fighting import HIT, MISS, acts, barricade, deeds, fight, hero, raider
from tests.games.village.little import level_up
from tests.games.village.sitting import Sitting, Written


def beside_the_hall(state: Siege, combat: int = 2) -> None:
    raider(state, "orc", 0, -2.5, combat=combat)


def losses(combat: int, power: bool) -> list[int]:
    """How much the Town Hall loses for each of the 36 pairs of dice."""
    found: list[int] = []
    for attack in range(1, 7):
        for defence in range(1, 7):
            state = fight(Behaviour.FANATIC)
            beside_the_hall(state, combat)
            acts(state, state.model("orc"), 2 if power else 1, ("attack-die", attack), ("defence-die", defence))
            found.append(6 - state.building("town-hall").integrity)
    return found


@rule("R-V06", "V-6.4.5")
@pytest.mark.parametrize("combat, hits", [(2, 26), (3, 30)])
def test_the_worked_example_counts_the_pairs_of_dice_that_cost_integrity(combat: int, hits: int) -> None:
    lost = losses(combat, power=False)
    assert lost.count(1) == hits
    assert lost.count(0) == 36 - hits


@rule("R-V06", "V-6.4.5", "R-V10", "VMS-4")
def test_a_power_blow_takes_one_off_the_building() -> None:
    # Combat 2 and one off the building's die is as good as Combat 3.
    assert losses(2, power=True).count(1) == 30


@rule("V-6.4.5")
def test_a_scenario_may_give_buildings_a_combat_of_their_own() -> None:
    state = fight(Behaviour.FANATIC, village={"building_combat": 2})
    beside_the_hall(state)
    acts(state, state.model("orc"), 1, ("attack-die", 4), ("defence-die", 4))
    assert state.building("town-hall").integrity == 6
    state.model("orc").attacked = False
    acts(state, state.model("orc"), 1, ("attack-die", 5), ("defence-die", 4))
    assert state.building("town-hall").integrity == 5


@rule("R-V06")
def test_a_setting_makes_doubled_results_cost_two() -> None:
    state = fight(Behaviour.FANATIC, village={"doubled_hits_cost_two": True})
    beside_the_hall(state)
    acts(state, state.model("orc"), 1, ("attack-die", 4), ("defence-die", 3))
    assert state.building("town-hall").integrity == 4
    state.model("orc").attacked = False
    acts(state, state.model("orc"), 1, ("attack-die", 4), ("defence-die", 4))
    assert state.building("town-hall").integrity == 3


@rule("V-6.4.1", "V-6.4.2", "V-6.4.5")
def test_a_building_is_terrain_that_never_harms_its_attacker() -> None:
    state = fight(Behaviour.FANATIC)
    beside_the_hall(state)
    before = state.model("orc").clone()
    table = acts(state, state.model("orc"), 1, *MISS)
    orc = state.model("orc")
    assert state.ground.piece("town-hall").kind == "building"
    assert (orc.x, orc.y, orc.knocked_down, orc.quality) == (before.x, before.y, False, before.quality)
    assert not table.told(AttackResolved)
    assert table.told(BuildingAttacked)[0].hit is False


@rule("V-6.4.3", "R-V16")
def test_only_from_beside_it_a_building_can_be_attacked() -> None:
    state = fight(Behaviour.RAVAGER)
    archer = raider(state, "archer", 0, -4, "shooter-long")
    # It sees the hall, and yet it must walk: missiles do not harm buildings.
    table = acts(state, archer, 1)
    assert deeds(table) == [("move", "town-hall")]
    assert state.ground.touching_piece(archer, "town-hall")


@rule("V-6.4.4", "V-6.4.6", "V-6.4.7", "R-V27", "V-3.2")
def test_a_building_at_integrity_0_is_a_ruin_without_abilities() -> None:
    state = fight(Behaviour.RAVAGER)
    smith = state.building("forge")
    smith.integrity = 1
    smith.burning = True
    orc = raider(state, "orc", -7.5, -6.5)
    table = acts(state, orc, 1, *HIT)
    assert smith.destroyed
    assert [fact.building for fact in table.told(BuildingDestroyed)] == ["forge"]
    assert smith.fell_in_wave == 1
    assert not smith.burning
    assert not state.with_ability("repairs")
    # The ruin stays where it was, impassable.
    assert state.ground.touching_piece(orc, "forge")


@rule("V-6.4.8", "V-8.2", "V-1.6")
def test_the_fall_of_the_town_hall_ends_the_game_at_once() -> None:
    state = fight(Behaviour.FANATIC)
    state.building("town-hall").integrity = 1
    beside_the_hall(state)
    second = raider(state, "second", 1.1, -2.5)
    hero(state, "ada", 10, 10)
    table = Sitting(*HIT)
    state.group_turn = GroupTurn(1, 1, [ModelId("orc"), ModelId("second")], turnover=False)
    next_piece(table, state)
    assert state.result is SiegeEnd.DEFEAT
    assert [(fact.result, fact.cause) for fact in table.told(GameEnded)] == [("defeat", "town-hall")]
    next_piece(table, state)
    assert state.phase is Phase.AFTERWARDS
    assert not second.activated


@rule("V-7.7.4", "V-7.7.7", "R-V28")
def test_a_barricade_counts_as_combat_0_and_goes_at_integrity_0() -> None:
    state = fight(Behaviour.FANATIC)
    wall = barricade(state, "barricade-1", 0, -4)
    orc = raider(state, "orc", 0, -4.75)
    for left in (1, 0):
        table = Sitting(*HIT)
        building_combat.attack_barricade(table, state, orc, wall, power=False)
        assert table.told(BarricadeDamaged)[0].left == left
    assert not state.barricades
    assert "barricade-1" not in state.ground.piece_ids()


@rule("V-7.7.7")
def test_a_barricade_that_wins_the_roll_stands() -> None:
    state = fight(Behaviour.FANATIC)
    wall = barricade(state, "barricade-1", 0, -4)
    building_combat.attack_barricade(Sitting(*MISS), state, raider(state, "orc", 0, -4.75), wall, power=False)
    assert wall.integrity == 2


def blessed_fight() -> Siege:
    state = fight(Behaviour.RAVAGER)
    level_up(state, "temple", 2)
    raider(state, "first", 0, -2.5)
    raider(state, "second", 1.1, -2.5)
    state.group_turn = GroupTurn(1, 1, [ModelId("first"), ModelId("second")], turnover=False)
    return state


def strike(state: Siege, name: str, *answers: Written) -> Sitting:
    return acts(state, state.model(name), 1, *HIT, *answers)


@rule("V-7.5.14", "R-V24", "R-V59")
def test_blessing_keeps_a_building_from_all_harm_in_this_activation() -> None:
    state = blessed_fight()
    table = strike(state, "first", ("blessing", "yes"))
    assert [fact.building for fact in table.told(BlessingUsed)] == ["town-hall"]
    assert not table.told(BuildingDamaged)
    # Not asked again, and not harmed again.
    strike(state, "second")
    assert state.building("town-hall").integrity == 6
    # The next activation is another one, and the Blessing of this wave is spent.
    state.group_turn = GroupTurn(1, 1, [ModelId("first")], turnover=False)
    state.model("first").attacked = False
    strike(state, "first")
    assert state.building("town-hall").integrity == 5


@rule("R-V59")
def test_declining_blessing_does_not_use_it_and_is_final_for_this_building_in_this_activation() -> None:
    state = blessed_fight()
    strike(state, "first", ("blessing", "no"))
    strike(state, "second")
    assert state.building("town-hall").integrity == 4
    # Another building in the same activation: offered anew.
    third = raider(state, "third", 6.5, -8)
    acts(state, third, 1, *HIT, ("blessing", "yes"))
    assert state.building("temple").integrity == 3
    assert "blessing" in state.spent


@rule("R-V50", "R-V24")
def test_a_blessing_in_progress_outlives_the_temple() -> None:
    state = blessed_fight()
    strike(state, "first", ("blessing", "yes"))
    state.building("temple").integrity = 0
    strike(state, "second")
    assert state.building("town-hall").integrity == 6


@rule("R-V24", "V-7.5.14")
def test_blessing_is_no_help_against_the_fires_of_the_wave_s_end_nor_against_fire_tokens() -> None:
    state = blessed_fight()
    state.group_turn = None
    building_combat.damage(Sitting(), state, state.building("town-hall"), 1, "fire", "V-6.5.4")
    assert state.building("town-hall").integrity == 5


@rule("V-7.5.14", "V-6.4.6")
def test_without_a_temple_of_level_2_nobody_is_asked_for_a_blessing() -> None:
    state = blessed_fight()
    level_up(state, "temple", 1)
    strike(state, "first")
    assert state.building("town-hall").integrity == 5
    level_up(state, "temple", 2)
    state.building("temple").integrity = 0
    strike(state, "second")
    assert state.building("town-hall").integrity == 4


@rule("R-V28", "V-6.4.3")
def test_barricades_are_no_goal_of_ravagers() -> None:
    state = fight(Behaviour.RAVAGER)
    barricade(state, "barricade-1", 0, -12)
    orc = raider(state, "orc", 0, -14)
    table = acts(state, orc, 1)
    assert deeds(table) == [("move", "temple")]
