"""Seizing, falling, winning (sections 12 and 14)."""

from __future__ import annotations

from rules_core.games.warhold.rules import control, deaths
from rules_core.games.warhold.state.facts import LordFell, Seized, SpoilsTaken, WarOver
from rules_core.games.warhold.state.war import Phase, Ruin
from tests.clauses import rule
from tests.games.warhold.board import P1, P2, P3, campaign, put, script

LAND = ("SS..UU", "SS..UU")


@rule("W-SEI-1", "W-SEI-2", "W-SET-17", "R-W46", "R-W47")
def test_whoever_stands_alone_inside_seizes_it_and_levels_drop() -> None:
    war = campaign(*LAND)
    house = war.state.strongholds[0]
    house.mine, house.walls, house.miners, house.engineers = 3, 2, 5, 2
    put(war, "d1", "humans/lord", P1)
    put(war, "f1", "elves/lord", P2)
    enemy = put(war, "a1", "elves/infantry", P2)
    own = put(war, "b1", "humans/infantry", P1)
    assert not control.settle(war)
    assert house.seat == P1
    war.state.units.remove(own)
    control.settle(war)
    assert (house.seat, house.mine, house.farm, house.walls, house.miners, house.engineers) == (P2, 2, 1, 1, 1, 0)
    assert [one.stronghold for one in script(war).of(Seized)] == ["hold-p1"]
    # And back again, a level lower (W-SEI-2).
    war.state.units.remove(enemy)
    put(war, "a1", "humans/lord", P1)
    control.settle(war)
    assert (house.seat, house.mine) == (P1, 1)


@rule("R-W47", "W-FAQ-1", "R-W65")
def test_two_rivals_or_monsters_inside_change_nothing() -> None:
    war = campaign(*LAND, players=3)
    for tile, who, race in (("d1", P1, "humans"), ("f1", P2, "elves"), ("d2", P3, "dwarves")):
        put(war, tile, f"{race}/lord", who)
    put(war, "a1", "elves/infantry", P2)
    put(war, "b1", "dwarves/infantry", P3)
    control.settle(war)
    assert war.state.strongholds[0].seat == P1
    war.state.units = [one for one in war.state.units if one.kind == "lord"]
    put(war, "a1", "bandit")
    control.settle(war)
    assert war.state.strongholds[0].seat == P1


@rule("W-DTH-2", "W-DTH-3", "W-DTH-4", "R-W49", "W-TYP-2", "W-SET-18")
def test_a_fallen_lord_takes_the_field_with_him_and_leaves_the_garrison() -> None:
    war = campaign(*LAND)
    house = war.state.strongholds[0]
    house.miners, house.healers = 4, 1
    lord = put(war, "c1", "humans/lord", P1, wounds=4)
    garrison, field = put(war, "a1", "humans/infantry", P1), put(war, "c2", "humans/infantry", P1)
    slayer = put(war, "d1", "elves/lord", P2)
    war.state.kingdom(P1).gold = 90
    assert deaths.hurt(war, lord, 3, slayer)
    assert war.state.has_unit(garrison.id)
    assert not war.state.has_unit(field.id)
    assert (house.seat, house.miners, house.healers, war.state.kingdom(P1).gold) == ("", 1, 0, 0)
    assert script(war).of(LordFell)
    # Until the garrison is slain nobody claims it.
    put(war, "b1", "elves/infantry", P2)
    control._seize(war, house)
    assert house.seat == ""
    war.state.units.remove(garrison)
    control._seize(war, house)
    assert house.seat == P2


@rule("W-CMB-16", "R-W52", "WH-DK-15", "R-W59", "R-W74")
def test_equipment_goes_to_the_slayer_or_is_discarded() -> None:
    war = campaign(*LAND, players=3, answers=["take"])
    victim, other = put(war, "c1", "humans/lord", P1, wounds=4), put(war, "c2", "elves/lord", P2, wounds=4)
    slayer = put(war, "d1", "dwarves/lord", P3)
    war.state.kingdom(P1).worn, war.state.kingdom(P1).owned = ["eq-1.1"], ["eq-37.1"]
    war.state.kingdom(P2).worn = ["eq-2.1"]
    deaths.hurt(war, victim, 1, slayer)
    assert war.state.kingdom(P3).owned == ["eq-1.1", "eq-37.1"]
    assert script(war).of(SpoilsTaken)
    deaths.hurt(war, other, 1, put(war, "d2", "bandit"))
    assert war.state.discards["equipment"] == ["eq-2.1"]


@rule("W-WIN-1", "R-W51")
def test_the_last_lord_alive_has_won_and_those_who_fall_together_share_it() -> None:
    war = campaign(*LAND)
    one, other = put(war, "c1", "humans/lord", P1, wounds=4), put(war, "c2", "elves/lord", P2, wounds=4)
    assert not control.is_over(war)
    deaths.hurt(war, one, 1, None)
    assert control.is_over(war)
    assert (war.state.phase, war.state.victors) == (Phase.OVER, [P2])
    again = campaign(*LAND)
    one, other = put(again, "c1", "humans/lord", P1, wounds=4), put(again, "c2", "elves/lord", P2, wounds=4)
    assert not control.is_over(again)
    deaths.hurt(again, one, 1, None)
    deaths.hurt(again, other, 1, None)
    assert control.is_over(again)
    assert script(again).of(WarOver)[0].victors == (P1, P2)


@rule("W-DTH-1", "W-SEI-4", "W-SEI-5", "R-W46", "R-W48")
def test_without_stronghold_and_army_one_is_dethroned() -> None:
    war = campaign("......")
    put(war, "a1", "humans/lord", P1)
    soldier = put(war, "b1", "humans/infantry", P1)
    assert not control.is_dethroned(war, P1)
    war.state.units.remove(soldier)
    assert control.is_dethroned(war, P1)
    control.dethrone(war, P1)
    assert war.state.units_of(P1) == []
    assert war.state.kingdom(P1).is_out


@rule("W-RUI-6", "W-RUI-7", "W-RUI-8", "R-W41", "R-W68")
def test_a_slain_guard_leaves_its_treasure_to_the_slayer() -> None:
    war = campaign("......", answers=["tr-7.1"])
    slayer = put(war, "a1", "humans/infantry", P1)
    guard, bare = put(war, "b1", "bandit"), put(war, "c1", "bandit")
    war.state.ruins = [Ruin(3, guard.id, has_treasure=True), Ruin(4, bare.id)]
    deaths.hurt(war, guard, 2, slayer)
    deaths.hurt(war, bare, 2, slayer)
    assert war.state.ruins == []
    assert [(one.seat, one.card) for one in war.state.claims] == [(P1, "tr-7.1")]
