"""What a table may choose: each choice changes what happens, and the books name each."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import resources
from rules_core.content.clauses import load_clauses
from rules_core.games.warhold.card import CARD
from rules_core.games.warhold.options import CHOICES, WHERE
from rules_core.games.warhold.rules import cards, combat, deaths, monster_ways, recruits, ruins, training, ways
from rules_core.games.warhold.state.facts import CardDrawn, RuinRolled
from rules_core.games.warhold.state.war import Phase, Ruin
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
