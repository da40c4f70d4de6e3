"""Healing, towns and what a lord wears (sections 8 and 11.1; 2.2 of the decks)."""

from __future__ import annotations

import pytest

from rules_core.games.warhold.rules import equipping, trading
from rules_core.games.warhold.rules.land import tile_of
from rules_core.games.warhold.rules.needs import needs_of
from rules_core.games.warhold.rules.strength import hit_points, leadership, movement
from rules_core.kernel.requests import options_of
from tests.clauses import rule
from tests.games.warhold.board import P1, P2, campaign, put, script

LAND = ("SS.TTT", "SS.TTT", "......")


@rule("W-UPK-18", "W-UPK-19", "W-TYP-9", "W-ATT-10", "R-W38", "R-W36")
def test_each_healer_heals_one_wound_in_its_stronghold() -> None:
    war = campaign(*LAND, answers=["heal", "unit-2", "heal"])
    war.state.strongholds[0].healers = 2
    lord, unit = put(war, "a1", "humans/lord", P1, wounds=2), put(war, "b1", "humans/infantry", P1, wounds=1)
    outside = put(war, "c1", "humans/cavalry", P1, wounds=1)
    put(war, "a2", "zombie", wounds=1)
    assert trading.trade_step(war)
    assert trading.trade_step(war)
    assert not trading.trade_step(war)
    assert (lord.wounds, unit.wounds, outside.wounds) == (1, 0, 1)


@rule("W-TWN-7", "W-TYP-10")
def test_the_cleric_takes_25_gold_a_wound() -> None:
    war = campaign(*LAND, answers=["cure", "cure"])
    kingdom = war.state.kingdom(P1)
    kingdom.gold = 59
    unit = put(war, "d1", "humans/cavalry", P1, wounds=3)
    assert trading.trade_step(war)
    assert trading.trade_step(war)
    assert (unit.wounds, kingdom.gold) == (1, 9)
    assert not trading.trade_step(war)
    # W-MTN-12. In a ruined town nobody does anything.
    kingdom.gold = 100
    war.state.towns[0].is_ruined = True
    assert not trading.trade_step(war)


@rule("W-TWN-5", "W-TWN-8", "W-TWN-9", "W-TWN-10", "W-TWN-11", "WH-DK-13")
def test_the_top_three_cards_are_the_goods_of_a_turn() -> None:
    war = campaign(*LAND, answers=["goods", "eq-1.1", "buy:eq-1.1"])
    kingdom = war.state.kingdom(P1)
    kingdom.gold = 40
    lord = put(war, "c1", "humans/lord", P1)
    put(war, "d2", "humans/infantry", P1)
    assert [one for one in trading._in_town(war, P1) if one == "goods"] == []
    lord.tile += 1
    assert trading.trade_step(war)
    assert len(war.state.goods) == 3
    assert trading.trade_step(war)
    assert (kingdom.owned, kingdom.gold, kingdom.has_shopped) == (["eq-1.1"], 0, True)
    left = list(war.state.goods)
    trading.clear_goods(war)
    assert war.state.discards["equipment"] == left
    assert len(left) == 2
    assert "goods" not in trading._in_town(war, P1)


@rule("EQ-35", "R-W70", "W-TWN-11", "R-W77", "WH-SL-6")
def test_the_merchants_seal_saves_and_gains_ten() -> None:
    war = campaign(*LAND, answers=["sell:eq-22.1"])
    kingdom = war.state.kingdom(P1)
    put(war, "d1", "humans/lord", P1)
    kingdom.worn = ["eq-35.1", "eq-22.1"]
    assert trading.price(war, kingdom, "eq-1.1") == 30
    trading.trade_step(war)
    assert (kingdom.gold, kingdom.worn) == (45 + 10, ["eq-35.1"])
    assert war.state.discards["equipment"] == ["eq-22.1"]


@rule("W-TWN-12", "W-TWN-13")
@pytest.mark.parametrize("answers, gold, food", [(["food:buy", "3"], 70, 115), (["food:sell", "3"], 115, 70)])
def test_food_is_bought_and_sold_in_bundles(answers: list[str], gold: int, food: int) -> None:
    war = campaign(*LAND, answers=answers)
    kingdom = war.state.kingdom(P1)
    kingdom.gold = kingdom.food = 100
    put(war, "d1", "humans/infantry", P1)
    trading.trade_step(war)
    assert (kingdom.gold, kingdom.food) == (gold, food)


@rule("W-TWN-12")
def test_all_bundles_are_what_there_is_gold_for() -> None:
    war = campaign(*LAND, answers=["food:buy", "all"])
    kingdom = war.state.kingdom(P1)
    kingdom.gold = 57
    put(war, "d1", "humans/infantry", P1)
    trading.trade_step(war)
    assert (kingdom.gold, kingdom.food) == (7, 25)
    assert getattr(script(war).asked[-1], "options", ()) == ("1", "2", "3", "all")


@rule("EQ-37", "WH-SL-3")
def test_a_potion_heals_the_lord_and_is_gone() -> None:
    war = campaign(*LAND, answers=["potion"])
    kingdom = war.state.kingdom(P1)
    lord = put(war, "c3", "humans/lord", P1, wounds=3)
    kingdom.owned = ["eq-37.1"]
    trading.trade_step(war)
    assert (lord.wounds, kingdom.owned, war.state.discards["equipment"]) == (1, [], ["eq-37.1"])


@rule("WH-SL-1", "W-UPK-20", "WH-DK-14", "R-W39")
@pytest.mark.parametrize(
    "worn, new, after",
    [
        # The same slot.
        (["eq-1.1"], "eq-2.1", ["eq-2.1"]),
        (["eq-27.1"], "eq-28.1", ["eq-28.1"]),
        # Both hands.
        (["eq-1.1", "eq-11.1"], "eq-4.1", ["eq-4.1"]),
        (["eq-4.1"], "eq-11.1", ["eq-11.1"]),
        # Weapon and shield, helm and armour, and two trinkets.
        (["eq-1.1"], "eq-11.1", ["eq-1.1", "eq-11.1"]),
        (["eq-22.1"], "eq-16.1", ["eq-22.1", "eq-16.1"]),
        (["eq-31.1"], "eq-32.1", ["eq-31.1", "eq-32.1"]),
    ],
)
def test_what_is_in_the_way_comes_off(worn: list[str], new: str, after: list[str]) -> None:
    war = campaign(*LAND, answers=[f"wear:{new}"])
    kingdom = war.state.kingdom(P1)
    put(war, "c3", "humans/lord", P1)
    kingdom.worn, kingdom.owned = list(worn), [new]
    assert equipping.equip_step(war)
    assert kingdom.worn == after
    assert sorted([*kingdom.worn, *kingdom.owned]) == sorted([*worn, new])


@rule("WH-SL-1", "WH-SL-3")
def test_a_third_trinket_and_what_is_used_up_are_not_worn() -> None:
    war = campaign(*LAND, answers=["done"])
    kingdom = war.state.kingdom(P1)
    put(war, "c3", "humans/lord", P1)
    kingdom.worn, kingdom.owned = ["eq-31.1", "eq-32.1"], ["eq-33.1", "eq-37.1"]
    assert not equipping.equip_step(war)
    assert options_of(script(war).asked[0]) == ("off:eq-31.1", "off:eq-32.1", "done")


@rule("R-W74", "EQ-23")
def test_armour_that_keeps_a_lord_alive_stays_on() -> None:
    war = campaign(*LAND)
    kingdom = war.state.kingdom(P1)
    lord = put(war, "d1", "humans/lord", P1, wounds=5)
    kingdom.worn, kingdom.owned = ["eq-23.1"], ["eq-22.1", "eq-25.1"]
    assert hit_points(war, lord) == 6
    assert not equipping.may_wear(war, kingdom, lord, "eq-22.1")
    assert equipping.may_wear(war, kingdom, lord, "eq-25.1")
    assert not any("eq-23" in one for one in trading._in_town(war, P1))
    assert equipping._options(war, P1) == ["wear:eq-25.1"]


@rule("EQ-5", "EQ-9", "EQ-17", "EQ-27", "W-BOX-6")
def test_what_equipment_gives_is_worn_not_owned() -> None:
    war = campaign(*LAND)
    kingdom = war.state.kingdom(P1)
    lord = put(war, "d3", "humans/lord", P1)
    before = (leadership(war, lord), movement(war, lord))
    kingdom.owned = ["eq-17.1", "eq-27.1", "eq-5.1"]
    assert (leadership(war, lord), movement(war, lord)) == before
    kingdom.worn, kingdom.owned = kingdom.owned, []
    assert (leadership(war, lord), movement(war, lord)) == (5, 8)
    outsider = put(war, "c1", "elves/infantry", P2)
    assert needs_of(war, lord, outsider).lowest_hit() == 3
    # EQ-9. Walls of level two count as level one.
    kingdom.worn = ["eq-9.1"]
    war.state.strongholds[0].walls = 2
    inside = put(war, "b1", "elves/infantry", P2)
    lord.tile = tile_of(war.state, "b3")
    assert needs_of(war, lord, inside).lowest_hit() == 5
