"""What is counted before it happens: strikes on a way, and the danger of the coming Monster Turn."""

from __future__ import annotations

import pytest

from rules_core.games.warhold.options import BY_FURTHEST
from rules_core.games.warhold.rules.campaign import Campaign
from rules_core.games.warhold.rules.harm import strike_harm
from rules_core.games.warhold.rules.land import tile_of
from rules_core.games.warhold.rules.passage import passage_of
from rules_core.games.warhold.rules.peril import Peril
from rules_core.games.warhold.rules.strikes import ATTACK, Blow
from rules_core.games.warhold.state.war import Unit
from tests.clauses import rule
from tests.games.warhold.board import P1, P2, campaign, put
from tests.games.warhold.enumeration import faults_of_danger, faults_of_passage, position


def way(war: Campaign, *names: str) -> list[int]:
    return [tile_of(war.state, one) for one in names]


def threats(war: Campaign, unit: Unit, name: str) -> dict[str, float]:
    """Who strikes the unit there, with which chance."""
    found = Peril(war.state, unit.id).at(tile_of(war.state, name)).threats
    return {war.state.unit(one.enemy).profile: round(one.chance, 3) for one in found}


@rule("W-CMB-8", "W-ATT-4")
def test_a_strike_is_counted_out() -> None:
    war = campaign("....")
    target = put(war, "b1", "bandit", wounds=1)
    harm = strike_harm(war, [put(war, "a1", "humans/infantry", P1)], target, Blow(ATTACK, "W-CMB-5"))
    # Four dice that each wound in one of four cases; the bandit has one hit point left.
    assert (harm.dice, harm.hit, harm.wound) == (4, 4, 4)
    assert harm.falls() == pytest.approx(1 - 0.75**4)
    assert harm.lost == pytest.approx([0.75**4, 1 - 0.75**4])


@rule("W-AOO-1", "W-AOO-3", "W-AOO-5", "W-MOV-4")
def test_each_enemy_strikes_once_at_the_first_tile_that_is_left() -> None:
    war = campaign("......", "......", "SS....", "SS....")
    unit = put(war, "c2", "humans/infantry", P1)
    put(war, "c1", "zombie")
    put(war, "d1", "elves/infantry", P2)
    put(war, "e3", "elves/ranged", P2)
    passage = passage_of(war, unit, way(war, "d2", "e2", "f2"))
    assert [[one.striker for one in step.strikes] for step in passage.steps] == [["unit-2"], ["unit-3"], []]
    assert unit.tile == tile_of(war.state, "c2")
    unit.tile = tile_of(war.state, "a3")
    put(war, "a2", "troll")
    assert not passage_of(war, unit, way(war, "b3")).strikes()


@rule("W-MTN-2", "W-MTN-6", "W-MTN-18", "W-MON-13")
def test_who_comes_by_land_who_flies_and_who_is_held() -> None:
    war = campaign(".....w......", ".....w......", ".....w......")
    unit = put(war, "a1", "humans/cavalry", P1)
    put(war, "h1", "imp")
    put(war, "g1", "zombie")
    put(war, "l2", "troll")
    put(war, "l1", "humans/lord", P1)
    # The imp flies over; the zombie has no way round the water; the troll is held by the lord beside it.
    assert threats(war, unit, "d1") == {"imp": 1.0}
    assert threats(war, unit, "a1") == {}
    # Beside the troll it strikes the lesser of the two.
    assert threats(war, unit, "l3") == {"troll": 1.0}


@rule("W-MTN-5")
def test_a_lot_between_two_is_half_a_danger() -> None:
    war = campaign("...........")
    unit = put(war, "a1", "humans/infantry", P1)
    put(war, "i1", "humans/infantry", P1)
    put(war, "e1", "beastman")
    assert threats(war, unit, "a1") == {"beastman": 0.5}
    assert threats(war, unit, "d1") == {"beastman": 1.0}


@rule("W-MTN-16")
def test_whoever_leads_a_monster_may_choose_the_worst_tile() -> None:
    found = []
    for led in ("program", BY_FURTHEST):
        war = campaign(*["......"] * 5, monsters_led=led)
        unit = put(war, "f4", "humans/infantry", P1)
        put(war, "f2", "humans/infantry", P1)
        put(war, "c3", "sniper")
        found.append(threats(war, unit, "f4"))
    # Between the two the sniper sees both.
    assert found == [{"sniper": 0.25}, {"sniper": 0.75}]


@rule("W-MTN-2", "W-MTN-5", "W-MTN-7", "W-MTN-10", "W-MTN-17", "R-W50", "W-MON-5", "EQ-11", "EQ-36")
@pytest.mark.parametrize("seed", range(15))
def test_danger_and_ways_are_as_the_rules_play_them(seed: int) -> None:
    war, unit = position(seed)
    free = [tile for tile, ground in enumerate(war.state.ground) if ground != "w" and not war.state.at(tile)]
    assert faults_of_danger(war, unit, free[seed * 7 % len(free)]) == []
    assert faults_of_passage(war, unit) == []
