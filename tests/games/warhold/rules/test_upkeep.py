"""The start of a turn, gathering and paying (sections 7 and 11.1)."""

from __future__ import annotations

import pytest

from rules_core.games.warhold.content.library_content import shipped
from rules_core.games.warhold.rules import upkeep
from rules_core.games.warhold.rules.strength import movement
from rules_core.games.warhold.state.facts import Deserted, GatheringBlocked
from tests.clauses import rule
from tests.games.warhold.board import P1, campaign, put, script

LAND = ("SS....", "SS....", ".....w")


@rule("W-STR-4", "W-STR-14", "W-STR-3", "W-UPK-3", "W-STR-1", "WH-EC-1")
@pytest.mark.parametrize("level, workers, amount", [(1, 1, 40), (2, 3, 180), (3, 2, 160)])
def test_a_worker_brings_what_the_level_says(level: int, workers: int, amount: int) -> None:
    war = campaign(*LAND)
    house = war.state.strongholds[0]
    house.mine, house.miners = level, workers
    house.farm, house.farmers = level, workers
    upkeep.gather(war)
    assert (war.state.kingdom(P1).gold, war.state.kingdom(P1).food) == (amount, amount)


@rule("W-UPK-1", "W-UPK-4", "W-UPK-22", "W-TYP-7", "W-UNI-1", "R-W38")
@pytest.mark.parametrize(
    "race, gold, food", [("humans", 120, 120), ("elves", 120, 120), ("dwarves", 110, 120), ("orcs", 130, 120)]
)
def test_the_first_upkeep(race: str, gold: int, food: int) -> None:
    war = campaign(*LAND)
    kingdom = war.state.kingdom(P1)
    kingdom.gold = kingdom.food = 100
    for tile, kind in (("a1", "lord"), ("b1", "infantry"), ("a2", "infantry")):
        put(war, tile, f"{race}/{kind}", P1)
    upkeep.gather(war)
    assert not upkeep.pay_step(war)
    assert (kingdom.gold, kingdom.food) == (gold, food)


@rule("W-TYP-8", "W-TYP-9", "WH-TL-11", "R-W03")
@pytest.mark.parametrize("is_paid, gold", [(True, 25 + 20), (False, 20)])
def test_civilians_eat_and_cannons_cost_what_their_line_says(is_paid: bool, gold: int) -> None:
    war = campaign(*LAND, siege_upkeep=is_paid)
    war.state.strongholds[0].engineers, war.state.strongholds[0].healers = 2, 1
    put(war, "a1", "dwarves/siege", P1)
    put(war, "b1", "elves/siege", P1)
    assert upkeep.upkeep_of(war, P1) == (gold, 30)


@rule("W-UPK-5", "W-UPK-6", "W-UPK-7", "W-UPK-10", "R-W37")
def test_whoever_goes_unpaid_leaves() -> None:
    war = campaign(*LAND, answers=[("unit-1", "engineer@hold-p1.2"), "some", ("unit-2",), "all"])
    kingdom = war.state.kingdom(P1)
    house = war.state.strongholds[0]
    house.engineers = 2
    one, other = put(war, "a1", "humans/cavalry", P1), put(war, "b1", "humans/infantry", P1)
    stays = put(war, "d1", "humans/infantry", P1)
    # Enough gold, not enough food for 20 + 10 + 10 + 2 x 10.
    kingdom.gold, kingdom.food = 100, 45
    assert upkeep.pay_step(war)
    assert not war.state.has_unit(one.id)
    assert house.engineers == 1
    assert upkeep.pay_step(war)
    assert not war.state.has_unit(other.id)
    assert not upkeep.pay_step(war)
    assert war.state.has_unit(stays.id)
    assert (kingdom.gold, kingdom.food) == (90, 25)
    assert len(script(war).of(Deserted)) == 3
    # Whoever wants somebody unpaid names one at least.
    assert [getattr(one, "least", 0) for one in script(war).asked if one.topic == "unpaid"] == [1, 1]


@rule("W-UPK-5")
def test_where_it_is_not_enough_at_least_as_many_leave_as_must() -> None:
    war = campaign(*LAND, answers=[("unit-1", "unit-2")])
    for tile in ("a1", "b1", "d1"):
        put(war, tile, "humans/infantry", P1)
    war.state.kingdom(P1).gold, war.state.kingdom(P1).food = 10, 500
    upkeep.pay_step(war)
    asked = script(war).asked
    assert [(one.topic, getattr(one, "least", 0)) for one in asked] == [("unpaid", 2)]


@rule("W-UPK-21", "R-W36", "R-W75")
@pytest.mark.parametrize("has_unit", [True, False])
def test_an_enemy_inside_stops_gathering_and_not_the_upkeep(has_unit: bool) -> None:
    war = campaign(*LAND)
    house = war.state.strongholds[0]
    house.healers = 1
    put(war, "a1", "zombie")
    if has_unit:
        put(war, "b1", "humans/infantry", P1)
    assert upkeep.income_of(war, P1) == (0, 0)
    assert upkeep.upkeep_of(war, P1)[1] == (20 if has_unit else 10)
    upkeep.gather(war)
    assert [one.stronghold for one in script(war).of(GatheringBlocked)] == ["hold-p1"]


@rule("DI-3", "DI-4")
def test_half_is_rounded_down_to_tens_and_lasts_once() -> None:
    war = campaign(*LAND)
    kingdom, house = war.state.kingdom(P1), war.state.strongholds[0]
    kingdom.half_mine = kingdom.half_farm = True
    house.mine, house.farmers = 2, 3
    house.miners = 3
    upkeep.gather(war)
    assert (kingdom.gold, kingdom.food) == (90, 60)
    house.miners = 1
    kingdom.half_mine = True
    assert upkeep.income_of(war, P1) == (30, 120)


@rule("W-HUM-1", "R-W27", "W-AOO-3", "W-AOO-6", "EQ-31", "EQ-40", "BO-10", "RE-25", "DI-11", "WH-SL-5")
def test_what_a_turn_begins_with() -> None:
    war = campaign(*LAND)
    kingdom = war.state.kingdom(P1)
    lord, drilled = put(war, "d1", "humans/lord", P1, wounds=2), put(war, "e1", "humans/infantry", P1)
    engine, monster = put(war, "f1", "humans/siege", P1), put(war, "f2", "zombie")
    drilled.stepped, monster.has_struck, engine.spent = 3, True, 4
    kingdom.worn, kingdom.has_smoke, kingdom.has_used = ["eq-31.1"], True, ["luck"]
    kingdom.marches, kingdom.lord_slower, kingdom.flood, kingdom.wet = 2, 1, 2, [engine.id]
    upkeep.begin_turn(war)
    assert (lord.wounds, kingdom.has_smoke, kingdom.has_used) == (1, False, [])
    assert (drilled.stepped, monster.has_struck, engine.spent) == (0, False, 0)
    # Two beside it, and the march; the lord is slower by one, the engine by two and faster by one.
    assert [movement(war, one) for one in (drilled, lord, engine)] == [5 + 1 + 2, 7 + 2 - 1, 4 + 1 - 2]
    upkeep.begin_turn(war)
    assert [movement(war, one) for one in (drilled, lord, engine)] == [6, 7, 4]


@rule("W-STR-2")
def test_stores_have_no_limit() -> None:
    war = campaign(*LAND)
    kingdom = war.state.kingdom(P1)
    kingdom.gold = kingdom.food = 100_000
    upkeep.gather(war)
    assert (kingdom.gold, kingdom.food) == (100_040, 100_040)


@rule("W-UNI-3", "W-ATT-16")
def test_whom_it_is_dear_to_keep() -> None:
    races = shipped().races
    for kind in ("infantry", "ranged", "cavalry"):
        dearest = max(races.values(), key=lambda race: race.units[kind].upkeep_gold + race.units[kind].upkeep_food)
        assert dearest.id == "dwarves"
    riders = [(one.units["cavalry"].gold, one.units["cavalry"].upkeep_gold, one.id) for one in races.values()]
    assert min(riders) == (70, 20, "orcs")
