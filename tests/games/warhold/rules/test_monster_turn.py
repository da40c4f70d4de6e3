"""The Monster Turn: goals, ways, destruction, strikes (section 13)."""

from __future__ import annotations

import pytest

from rules_core.games.warhold.content.types import KINDS
from rules_core.games.warhold.rules import monster_turn, play
from rules_core.games.warhold.rules.campaign import Campaign
from rules_core.games.warhold.rules.land import name_of
from rules_core.games.warhold.rules.monster_ways import best_goals, goals, search
from rules_core.games.warhold.state.facts import Destroyed, MonsterAims
from rules_core.games.warhold.state.war import Phase, Ruin, Unit
from tests.clauses import rule
from tests.games.warhold.board import P1, P2, campaign, put, script


@rule("EQ-10", "EQ-11", "W-MTN-17")
def test_what_works_once_a_combat_works_again_in_the_monster_turn() -> None:
    war = campaign("....")
    war.state.phase = Phase.MONSTERS_MOVE
    put(war, "a1", "humans/lord", P1)
    put(war, "d1", "elves/lord", P2)
    war.state.kingdom(P1).has_used = ["block", "blood", "luck"]
    play.STEPS[Phase.MONSTERS_MOVE](war)
    assert war.state.phase is Phase.MONSTERS_FIGHT
    assert war.state.kingdom(P1).has_used == ["luck"]


def moved(war: Campaign) -> None:
    """All monsters move."""
    monster_turn.begin(war)
    while monster_turn.move_step(war):
        pass


def at(war: Campaign, unit: Unit) -> str:
    return name_of(war.state, unit.tile)


def aims(war: Campaign, monster: Unit) -> list[str]:
    return [one.id for one in best_goals(war, monster, goals(war, ()), search(war, monster))[0]]


@rule("W-MTN-2", "W-MTN-6", "W-MON-12", "R-W44")
def test_it_goes_to_the_nearest_and_stops_beside_it() -> None:
    war = campaign("..ffm...", "........")
    zombie = put(war, "a1", "zombie")
    put(war, "h1", "humans/infantry", P1)
    moved(war)
    assert at(war, zombie) == "e1"
    moved(war)
    assert at(war, zombie) == "g1"
    moved(war)
    assert at(war, zombie) == "g1"
    assert [one.steps for one in script(war).of(MonsterAims)] == [7, 3]


@rule("W-MTN-3", "W-MTN-4", "W-MTN-5", "R-W62")
def test_of_equally_near_ones_the_unit_then_the_lesser_then_a_wounded_one() -> None:
    war = campaign("SS.....", "SS.....", ".......", ".......")
    troll = put(war, "e2", "troll")
    assert aims(war, troll) == ["hold-p1"]
    put(war, "g1", "humans/cavalry", P1)
    put(war, "e4", "humans/lord", P1)
    assert aims(war, troll) == ["unit-3"]
    ranged = put(war, "g3", "humans/ranged", P1)
    wounded = put(war, "f4", "humans/ranged", P1, wounds=1)
    assert aims(war, troll) == ["unit-3"]
    war.state.units = [one for one in war.state.units if one.id != "unit-3"]
    assert aims(war, troll) == [wounded.id]
    wounded.wounds = 0
    assert aims(war, troll) == [ranged.id, wounded.id]


@rule("W-MTN-7")
@pytest.mark.parametrize("monster, end", [("sniper", "d1"), ("dragon", "c1"), ("troll", "e1")])
def test_monsters_with_a_range_stop_in_it(monster: str, end: str) -> None:
    war = campaign("........")
    it = put(war, "a1", monster)
    put(war, "f1", "humans/infantry", P1)
    moved(war)
    assert at(war, it) == end


@rule("WH-TL-9", "W-MON-13", "R-W14", "R-W73")
def test_flyers_cross_water_and_do_not_stop_on_it() -> None:
    war = campaign("..wwww..", "wwwwwwww")
    imp, troll = put(war, "b1", "imp"), put(war, "a1", "troll")
    put(war, "h1", "humans/infantry", P1)
    moved(war)
    # Five tiles would end on the far side, and there it stops; the other has no way.
    assert (at(war, imp), at(war, troll)) == ("g1", "a1")
    war.options = war.options.__class__(
        **{**{name: getattr(war.options, name) for name in war.options.__dataclass_fields__}, "monsters_flown": False}
    )
    imp.tile = 1
    moved(war)
    assert at(war, imp) == "b1"


@rule("W-MTN-8", "W-MTN-9", "R-W45")
def test_it_enters_an_empty_town_and_stays() -> None:
    war = campaign("....TTT", "....TTT")
    orc = put(war, "a1", "bandit")
    moved(war)
    assert at(war, orc) == "e1"
    put(war, "b2", "humans/infantry", P1)
    moved(war)
    assert at(war, orc) == "e1"


@rule("R-W64", "R-W77")
def test_with_a_unit_inside_it_stops_beside() -> None:
    war = campaign("....SS", "....SS")
    bandit = put(war, "a1", "bandit")
    put(war, "e1", "humans/infantry", P1)
    moved(war)
    assert at(war, bandit) == "d1"


@rule("W-MTN-10")
def test_it_stands_beside_one_rather_than_between_two() -> None:
    war = campaign(".....", ".....", ".....")
    troll = put(war, "a1", "troll")
    put(war, "d3", "humans/infantry", P1)
    put(war, "e2", "humans/cavalry", P1)
    moved(war)
    assert at(war, troll) == "c3"


@rule("W-MTN-11", "W-MTN-12", "W-MTN-13", "R-W08", "R-W56", "R-W57", "W-FAQ-3", "WH-TL-2", "WH-TL-4")
def test_more_than_half_of_the_tiles_destroy_a_place() -> None:
    war = campaign("SSTTT", "SSTTT")
    for tile in ("a1", "b1", "c1", "d1", "e1"):
        put(war, tile, "bandit")
    monster_turn.destroy(war)
    assert script(war).of(Destroyed) == []
    put(war, "c2", "bandit")
    put(war, "a2", "bandit")
    guard = put(war, "b2", "humans/infantry", P1)
    monster_turn.destroy(war)
    assert [one.place for one in script(war).of(Destroyed)] == ["town-1"]
    war.state.units.remove(guard)
    monster_turn.destroy(war)
    assert war.state.strongholds == []
    assert [one.tile for one in war.state.ruins] == [0, 1, 5, 6]
    assert len(war.state.monsters()) == 7


@rule("W-MTN-14", "W-MTN-9")
def test_ruins_and_ruined_towns_hold_no_monster() -> None:
    war = campaign("TTT.....", "TTT.....")
    first, second = put(war, "c1", "bandit"), put(war, "f2", "bandit")
    war.state.ruins = [Ruin(second.tile)]
    put(war, "h2", "humans/infantry", P1)
    moved(war)
    assert (at(war, first), at(war, second)) == ("c1", "g2")
    war.state.towns[0].is_ruined = True
    moved(war)
    assert at(war, first) == "h1"


@rule("W-MTN-21", "W-MTN-19")
def test_whoever_has_least_choice_strikes_first() -> None:
    war = campaign("...", "...", "...")
    free, bound = put(war, "b2", "bandit"), put(war, "c3", "bandit")
    put(war, "b1", "humans/infantry", P1)
    put(war, "b3", "humans/infantry", P1)
    assert monster_turn.in_best_order(war) == [bound, free]
    assert {one.kind for one in war.state.monsters()}.isdisjoint(KINDS)


@rule("W-MTN-15", "R-W62")
def test_no_more_go_to_a_place_than_it_takes() -> None:
    war = campaign("SS........", "SS........")
    for tile in ("a1", "b1"):
        put(war, tile, "bandit")
    near, far = put(war, "d1", "bandit"), put(war, "f2", "bandit")
    put(war, "j1", "humans/infantry", P1)
    moved(war)
    assert at(war, near) == "b2"
    assert at(war, far) == "i1"


@rule("W-MTN-17", "W-MTN-1", "R-W69", "W-AOO-6")
def test_monsters_strike_first_and_whoever_is_left_strikes_back() -> None:
    war = campaign("....", dice=[4, 4, 1, 1, 4, 4], answers=["unit-1"])
    put(war, "a1", "humans/infantry", P1)
    put(war, "b1", "beastman")
    monster_turn.begin(war)
    while monster_turn.fight_step(war):
        pass
    assert [one.attackers[0] for one in script(war).blows()] == ["unit-2 beastman", "unit-1 humans/infantry"]


@rule("W-DTH-5", "R-W50", "W-DTH-3")
def test_units_without_a_lord_strike_in_the_monster_turn() -> None:
    war = campaign("....", answers=["unit-2"])
    put(war, "a1", "elves/infantry", P2)
    put(war, "b1", "humans/infantry", P1)
    war.state.kingdom(P2).is_out = True
    monster_turn.begin(war)
    while monster_turn.fight_step(war):
        pass
    assert [one.attackers[0] for one in script(war).blows()] == ["unit-1 elves/infantry", "unit-2 humans/infantry"]


@rule("W-MTN-16")
def test_the_player_furthest_away_leads_a_monster_in_doubt() -> None:
    war = campaign(".....", ".....", ".....", monsters_led="furthest")
    put(war, "c2", "humans/infantry", P1)
    put(war, "e1", "elves/infantry", P2)
    troll = put(war, "a1", "troll")
    moved(war)
    asked = [one for one in script(war).asked if one.topic == "monster-way"]
    assert [one.who for one in asked] == [P2]
    assert troll.stepped == 2
