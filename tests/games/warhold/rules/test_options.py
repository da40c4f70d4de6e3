"""What a table may choose: each choice changes what happens, and the books name each."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import resources
from rules_core.content.clauses import load_clauses
from rules_core.games.warhold.card import CARD
from rules_core.games.warhold.options import CHOICES, WHERE
from rules_core.games.warhold.rules import (
    cards,
    combat,
    control,
    deaths,
    equipping,
    monster_ways,
    play,
    recruits,
    refusals,
    ruins,
    setting_up,
    training,
    upkeep,
    ways,
)
from rules_core.games.warhold.state.facts import CardDrawn, RuinRolled
from rules_core.games.warhold.state.war import Phase, Ruin
from rules_core.kernel.requests import is_chance
from tests.clauses import rule
from tests.games.warhold.board import P1, P2, campaign, put, script


def test_the_books_name_the_options_that_there_are() -> None:
    clauses = load_clauses(Path(resources.__file__).parent / "clauses")
    named = {one for clause in clauses.values() if clause.book in CARD.books for one in clause.options}
    ruled = [one for one in CHOICES if one is not WHERE]
    assert named == {f"warhold.{one.key}" for one in ruled}
    for one in ruled:
        assert f"warhold.{one.key}" in clauses[one.clause].options, one.key


@rule("W-STR-13", "WH-TL-12")
@pytest.mark.parametrize("slots", [2, 5])
def test_rooms_of_a_keep(slots: int) -> None:
    war = campaign("SS", "SS", keep_slots=slots)
    house = war.state.strongholds[0]
    house.healers = slots - 1
    assert training.has_slot(war, P1, house, "engineer")
    house.engineers = 1
    assert not training.has_slot(war, P1, house, "engineer")


@rule("W-TYP-11", "R-W33")
@pytest.mark.parametrize("army_limits", [True, False])
def test_armies_have_limits(army_limits: bool) -> None:
    war = campaign("....", army_limits=army_limits)
    for tile in ("a1", "b1", "c1"):
        put(war, tile, "humans/siege", P1)
    assert recruits.is_below_limit(war, P1, "siege") is not army_limits


@rule("R-W22", "W-CMB-12")
@pytest.mark.parametrize("siege_counter", [True, False])
@pytest.mark.parametrize("is_out", [True, False])
def test_whether_engines_strike_back(*, siege_counter: bool, is_out: bool) -> None:
    war = campaign("....", siege_counter=siege_counter)
    put(war, "a1", "humans/infantry", P1)
    put(war, "d1", "elves/siege", P2)
    war.state.kingdom(P2).is_out = is_out
    assert combat.counter_step(war) is siege_counter


@rule("R-W66", "W-AOO-7")
@pytest.mark.parametrize("ranged_monsters_strike", [True, False])
def test_whether_monsters_that_shoot_strike_whoever_leaves(*, ranged_monsters_strike: bool) -> None:
    war = campaign("...", ranged_monsters_strike=ranged_monsters_strike)
    unit = put(war, "b1", "humans/infantry", P1)
    sniper, bandit = put(war, "a1", "sniper"), put(war, "c1", "bandit")
    assert ways.strikers(war, unit) == ([sniper, bandit] if ranged_monsters_strike else [bandit])


@rule("R-W45", "W-MTN-2")
@pytest.mark.parametrize("towns_draw_monsters", [True, False])
def test_whether_towns_draw_monsters(*, towns_draw_monsters: bool) -> None:
    war = campaign("TTT...SS", "TTT...SS", towns_draw_monsters=towns_draw_monsters)
    names = [one.id for one in monster_ways.goals(war, ())]
    assert names == ["hold-p1", "town-1"][: 1 + towns_draw_monsters]


@rule("R-W05", "WH-TL-6")
@pytest.mark.parametrize("monster_tokens", [True, False])
def test_whether_monsters_run_out(*, monster_tokens: bool) -> None:
    war = campaign("...", monster_tokens=monster_tokens)
    put(war, "a1", "dragon")
    put(war, "b1", "dragon")
    assert recruits.has_token(war, "dragon") is not monster_tokens


@rule("R-W29", "W-MON-14", "W-CMB-11")
@pytest.mark.parametrize("phase, seat, count", [(Phase.COMBAT, P1, 1), (Phase.COMBAT, P2, 0), (Phase.COUNTER, P1, 0)])
def test_rewards_for_own_attacks_alone(phase: Phase, seat: Any, count: int) -> None:
    for rewards_always in (True, False):
        war = campaign("...", rewards_always=rewards_always)
        war.state.phase = phase
        deaths.fall(war, put(war, "a1", "bandit"), put(war, "b1", "humans/infantry", seat))
        assert len(war.state.slain) == (1 if rewards_always else count)


@rule("R-W42", "W-RUI-4")
@pytest.mark.parametrize("explore_when_moved", [True, False])
def test_whether_one_explores_without_moving(*, explore_when_moved: bool) -> None:
    war = campaign("...", explore_when_moved=explore_when_moved, dice=[3])
    war.state.ruins = [Ruin(1)]
    put(war, "b1", "humans/infantry", P1)
    assert ruins.explore_step(war) is not explore_when_moved
    assert len(script(war).of(RuinRolled)) == (0 if explore_when_moved else 1)


@rule("WH-SL-8")
@pytest.mark.parametrize("cards_replaced", [True, False])
def test_whether_idle_cards_are_replaced(*, cards_replaced: bool) -> None:
    war = campaign("...", cards_replaced=cards_replaced)
    put(war, "a1", "humans/lord", P1)
    cards.carry_out(war, P1, "di-5.1", "disaster", 0)
    assert len(script(war).of(CardDrawn)) == cards_replaced


@rule("R-W35", "W-UPK-14", "W-STR-11")
@pytest.mark.parametrize("engineers_together", [True, False])
def test_several_engineers_at_one_building(engineers_together: bool) -> None:
    war = campaign("SS..", "SS..", engineers_together=engineers_together, answers=["upgrade:mine"])
    house = war.state.strongholds[0]
    house.engineers, war.state.kingdom(P1).gold, war.state.kingdom(P1).food = 2, 500, 0
    assert training.train_step(war)
    offered = training.options_in(war, P1, house)
    assert ("upgrade:mine" in offered) is engineers_together
    assert "upgrade:farm" in offered
    assert refusals.refusal_of(war, P1, house, "upgrade:mine").why == ("" if engineers_together else refusals.RAISED)
    upkeep.begin_turn(war)
    assert "upgrade:mine" in training.options_in(war, P1, house)


@rule("R-W35", "W-UPK-15")
@pytest.mark.parametrize("bridge_gold", [0, 40])
def test_what_a_bridge_costs(bridge_gold: int) -> None:
    war = campaign("SSw.", "SSw.", bridge_gold=bridge_gold, answers=["bridge", "c1"])
    house, kingdom = war.state.strongholds[0], war.state.kingdom(P1)
    house.engineers, kingdom.gold, kingdom.food = 1, 39, 0
    assert ("bridge" in training.options_in(war, P1, house)) is not bridge_gold
    kingdom.gold = 50
    assert training.train_step(war)
    assert (kingdom.gold, war.state.bridges) == (50 - bridge_gold, [2])


@rule("R-W39", "WH-SL-1")
@pytest.mark.parametrize("trinkets", [1, 3])
def test_so_many_trinkets_are_worn(trinkets: int) -> None:
    war = campaign("...", trinkets=trinkets)
    lord, kingdom = put(war, "a1", "humans/lord", P1), war.state.kingdom(P1)
    owned = [f"{one.id}.1" for one in war.content.equipment.values() if one.slot == "trinket"][:4]
    for token in owned[:trinkets]:
        assert equipping.may_wear(war, kingdom, lord, token)
        kingdom.worn.append(token)
    assert not equipping.may_wear(war, kingdom, lord, owned[trinkets])


@rule("R-W46", "W-SEI-1")
@pytest.mark.parametrize("lord_holds", [True, False])
def test_whether_a_lord_seizes_a_stronghold(*, lord_holds: bool) -> None:
    war = campaign("SS..", "SS..", lord_holds=lord_holds)
    lord = put(war, "a1", "elves/lord", P2)
    put(war, "d1", "humans/lord", P1)
    house = war.state.strongholds[0]
    assert upkeep.is_blocked(war, house) is lord_holds
    control.settle(war)
    assert house.seat == (P2 if lord_holds else P1)
    # Nor does a lord keep others from it.
    house.seat, lord.tile = P2, 4
    put(war, "b1", "humans/infantry", P1)
    control.settle(war)
    assert house.seat == (P2 if lord_holds else P1)


@rule("R-W55", "W-EOT-9")
@pytest.mark.parametrize("mercenaries_by_barracks", [True, False])
def test_whether_those_who_join_need_barracks(*, mercenaries_by_barracks: bool) -> None:
    # RE-4 brings riders; the Leadership roll of 1 is always made.
    war = campaign("SS....", "SS....", mercenaries_by_barracks=mercenaries_by_barracks, dice=[1, 1])
    put(war, "d1", "humans/lord", P1)
    cards.carry_out(war, P1, "re-4.1", "random", 0)
    riders = [one for one in war.state.units if one.kind == "cavalry"]
    assert bool(riders) is not mercenaries_by_barracks
    war.state.strongholds[0].barracks = 3
    cards.carry_out(war, P1, "re-4.2", "random", 0)
    assert [one for one in war.state.units if one.kind == "cavalry"]


@rule("R-W11", "W-HUM-2", "W-AOO-1")
@pytest.mark.parametrize("corner_strikes", [True, False])
def test_whether_long_reach_strikes_across_a_corner(*, corner_strikes: bool) -> None:
    war = campaign("....", "....", corner_strikes=corner_strikes)
    reach = next(one.id for one in war.content.profiles.values() if "long-reach" in one.traits and "/" in one.id)
    runner = put(war, "a1", "elves/infantry", P2)
    striker = put(war, "b2", reach, P1)
    assert ways.strikers(war, runner) == ([striker] if corner_strikes else [])
    found = ways.ways_of(war, runner, 3)
    assert found.is_struck(1) is corner_strikes


@rule("W-SET-6")
@pytest.mark.parametrize("towns, count", [(0, 1), (3, 3)])
def test_how_many_towns_there_are(towns: int, count: int) -> None:
    war = campaign("." * 20, towns=towns)
    assert setting_up.towns_wanted(war) == count


@rule("R-W54", "W-SET-6", "W-SET-7", "W-SET-10")
@pytest.mark.parametrize("placing", ["players", "by-lot"])
def test_who_places_towns_ruins_and_strongholds(placing: str) -> None:
    war = campaign(*["." * 26] * 12, placing=placing, dice=[6, 1])
    state = war.state
    state.phase, state.turn_of, state.order = Phase.TOWNS, 0, []
    while state.phase is not Phase.START:
        play.STEPS[state.phase](war)
    asked = {str(one.topic): is_chance(one) for one in script(war).asked}
    places = ("town-place", "ruin-place", "stronghold-place")
    assert [asked[one] for one in places] == [placing == "by-lot"] * 3
    assert len(state.strongholds) == 2
    # What a card brings later is a player's to place.
    state.phase = Phase.EVENT
    state.ruins.clear()
    assert setting_up.place_ruin(war, P1, 7, "TR-10")
    assert not is_chance(script(war).asked[-1])
