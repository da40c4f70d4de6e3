"""Rules that meet at an unusual moment: an Ambush in the enemy's turn, loot that is gone before the Raiders act."""

from __future__ import annotations

import pytest

from rules_core.games.village.content.types import Behaviour, BuildingId
from rules_core.games.village.rules import enemy_turn
from rules_core.games.village.state.facts import EnemyDecided
from rules_core.games.village.state.siege import Phase, Siege, Token, Trap
from rules_core.song import recoil
from rules_core.song.options import INCH
from tests.clauses import rule
from tests.games.village.fighting import POWER_DRAW, acts, add_group, at, deeds, defender, fight, hero, raider
from tests.games.village.little import MIDDLE
from tests.games.village.sitting import Careless


def led_onto_an_ambush(phase: Phase) -> Siege:
    """Ada follows up onto a token that is an Ambush, in either side's turn (R-V62)."""
    state = fight(Behaviour.HUNTER)
    state.phase = phase
    ada = hero(state, "ada", 0, -14.5)
    orc = raider(state, "orc", 0, -16.5)
    state.tokens["token-1"] = Token("token-1", MIDDLE + 200, MIDDLE - 15 * INCH, 1, 1, revealed=False)
    recoil.follow_up(Careless(1), state, ada, orc)
    assert len(state.groups) == 2
    return state


@rule("V-7.3.10", "R-V31")
@pytest.mark.parametrize("phase, acts_now", [(Phase.ENEMY_TURN, False), (Phase.HERO_TURN, True)])
def test_an_ambush_acts_in_the_next_enemy_turn_and_not_in_the_one_under_way(phase: Phase, acts_now: bool) -> None:
    state = led_onto_an_ambush(phase)
    state.model("orc").activated = True
    group = enemy_turn.next_group(state)
    assert (group is state.groups[1]) is acts_now
    enemy_turn.begin(Careless(1), state)
    state.model("orc").activated = True
    assert enemy_turn.next_group(state) is state.groups[1]


@rule("R-V12", "R-V55", "V-6.3.9")
@pytest.mark.parametrize("target", ["forge", ""])
def test_engaged_raiders_whose_loot_is_gone_strike_once_and_leave(target: str) -> None:
    state = fight(Behaviour.RAIDER)
    state.groups[0].raid_target = BuildingId(target)
    state.building("forge").integrity = 0
    state.building("stable").integrity = 0
    hero(state, "ada", 0, -14)
    thief = raider(state, "thief", 0, -15)
    # The hero's Free Hack does nothing.
    table = acts(state, thief, 3, *POWER_DRAW, ("attack-die", 1), ("defence-die", 6))
    assert deeds(table)[:2] == [("power", "ada"), ("move", "1")]


@rule("R-V55")
def test_engaged_raiders_whose_loot_is_there_stay() -> None:
    state = fight(Behaviour.RAIDER)
    state.groups[0].raid_target = BuildingId("forge")
    hero(state, "ada", 0, -14)
    thief = raider(state, "thief", 0, -15)
    assert deeds(acts(state, thief, 3, *POWER_DRAW)) == [("power", "ada")]


@rule("R-V47", "R-V57", "R-V14")
@pytest.mark.parametrize("y, deed", [(-10.9, ("shoot", "bowman")), (-13, ("hold", "temple"))])
def test_with_no_hero_left_guardians_shoot_at_defenders_who_approach(y: float, deed: tuple[str, str]) -> None:
    state = fight(Behaviour.GUARDIAN)
    state.groups[0].objective = "temple"
    # The Temple ends at -7.5, and three inches from it the zone.
    defender(state, "bowman", 6.5, y)
    guard = raider(state, "guard", 6.5, -8, "shooter-medium")
    dice = [("attack-die", 1), ("defence-die", 6)] if deed[0] == "shoot" else []
    assert deeds(acts(state, guard, 1, *dice)) == [deed]
    assert at(guard) == (6.5, -8)


@rule("SBH-MOR-11", "V-6.2.6")
@pytest.mark.parametrize("skips, acting", [(True, ["killer"]), (False, ["killer", "coward"])])
def test_by_an_option_an_enemy_that_fled_in_its_groups_turn_acts_no_more(skips: bool, acting: list[str]) -> None:
    state = fight(Behaviour.HUNTER, song={"failed_morale_skips_turn": skips})
    state.start_counts["enemies"] = 4
    hero(state, "ada", 0, 10)
    # The first runs into a Trap; with it half of the four are gone, and the second is shaken.
    raider(state, "killer", 0, 16)
    raider(state, "coward", 10, 16)
    raider(state, "third", -14, -14, number=2)
    add_group(state, Behaviour.HUNTER)
    state.traps["trap-1"] = Trap("trap-1", MIDDLE, MIDDLE + 13 * INCH)
    table = Careless(1, activation=(4, 1), trap_die=1, morale=(6, 6, 1))
    enemy_turn.begin_group(table, state, state.groups[0])
    while state.group_turn is not None and state.group_turn.waiting:
        enemy_turn.next_model(table, state)
    assert [one.model for one in table.told(EnemyDecided)] == acting


@rule("V-6.2.7", "R-V09")
def test_who_has_arrived_is_told_to_be_there() -> None:
    state = fight(Behaviour.RAIDER)
    state.groups[0].raid_target = BuildingId("forge")
    thief = raider(state, "thief", -7.5, -8.5)
    table = acts(state, thief, 2, ("attack-die", 1), ("defence-die", 6))
    # From a base at -8.5 to the wall at -6 it is two inches.
    assert [(one.action, one.distance) for one in table.told(EnemyDecided)] == [("move", 2 * 254), ("attack", 0)]


@rule("SBH-ACT-13", "SBH-HTH-17")
def test_a_greedy_enemy_stays_over_the_body_and_comes_to_its_senses_in_its_next_activation() -> None:
    state = fight(Behaviour.HUNTER)
    hero(state, "ada", 10, 10)
    defender(state, "bowman", 0, -14)
    thief = raider(state, "thief", 0, -15, "greedy", combat=6)
    table = acts(state, thief, 3, ("attack-die", 6), ("defence-die", 1), ("greed", 1))
    assert deeds(table) == [("power", "bowman")]
    assert thief.looting
    assert deeds(acts(state, thief, 1)) == [("snap-out", "")]
    assert not thief.looting
