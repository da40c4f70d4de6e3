"""Enemy Groups and their activation roll (section 6.2)."""

from __future__ import annotations

import pytest

from rules_core.games.village.content.types import Behaviour
from rules_core.games.village.rules.behaviours.all_six import RULES
from rules_core.games.village.state.facts import GroupActivated
from rules_core.kernel.requests import Roll, Topic
from rules_core.song.facts import QualityRolled
from rules_core.song.quality import worst_of
from tests.clauses import rule
from tests.games.village.fighting import activates, at, fight, hero, raider

DICE = {
    Behaviour.RAVAGER: 2,
    Behaviour.HUNTER: 2,
    Behaviour.RAIDER: 3,
    Behaviour.MINDLESS: 1,
    Behaviour.FANATIC: 3,
    Behaviour.GUARDIAN: 1,
}


@rule("V-6.2.1", "V-6.2.2", "V-6.1.3", "R-V41")
@pytest.mark.parametrize("behaviour", list(Behaviour))
def test_a_group_rolls_exactly_the_dice_of_its_behaviour_and_nobody_chooses(behaviour: Behaviour) -> None:
    state = fight(behaviour)
    state.groups[0].objective = "temple"
    hero(state, "ada", 15, 15)
    raider(state, "orc", -15, -15)
    assert RULES[behaviour].dice == DICE[behaviour]
    table = activates(state, ("activation", (1,) * DICE[behaviour]))
    assert [one.topic for one in table.asked] == ["activation"]
    roll = table.asked[0]
    assert isinstance(roll, Roll)
    assert (roll.who, roll.dice, roll.clause) == ("enemy", DICE[behaviour], "V-6.2.3")


@rule("V-6.2.3", "V-6.2.4", "VMS-3")
def test_one_roll_for_all_against_the_worst_quality() -> None:
    state = fight(Behaviour.RAVAGER)
    raider(state, "good", -4, -14, quality=3)
    raider(state, "bad", 0, -14, quality=5)
    table = activates(state, ("activation", (4, 5)))
    told = table.told(QualityRolled)
    assert [(one.model, one.need, one.successes) for one in told] == [("bad", 5, 1)]


@rule("V-6.2.3", "SBH-TGH-6")
def test_wounds_make_quality_worse_for_the_whole_group() -> None:
    state = fight(Behaviour.RAVAGER)
    raider(state, "first", -4, -14)
    raider(state, "second", 0, -14).quality_lost = 2
    table = activates(state, ("activation", (5, 5)))
    assert table.told(GroupActivated)[0].need == 6
    assert table.told(GroupActivated)[0].actions == 0


@rule("V-6.2.5", "V-6.2.6", "V-6.2.4")
def test_every_model_gets_as_many_actions_as_there_were_successes() -> None:
    state = fight(Behaviour.FANATIC)
    first = raider(state, "first", -4, -17)
    second = raider(state, "second", 4, -17)
    activates(state, ("activation", (4, 5, 1)))
    assert first.moves_made == 2
    assert second.moves_made == 2


@rule("R-V42", "SBH-ACT-3")
def test_a_leader_helps_only_when_the_worst_model_profits() -> None:
    state = fight(Behaviour.RAVAGER)
    raider(state, "chief", -14, -14, "leader", quality=3)
    near = raider(state, "near", -12, -14)
    table = activates(state, ("activation", (3, 1)))
    assert (table.told(QualityRolled)[0].model, table.told(QualityRolled)[0].bonus) == ("near", 1)
    state = fight(Behaviour.RAVAGER)
    raider(state, "chief", -14, -14, "leader", quality=3)
    raider(state, "near", -12, -14)
    far = raider(state, "far", 14, -14)
    assert worst_of(state, state.members(1), Topic("activation")) is far
    assert near.quality == far.quality


@rule("R-V42")
def test_a_group_needs_neither_contact_nor_a_leader_nor_nearness() -> None:
    state = fight(Behaviour.FANATIC)
    places = [(-17, -17), (17, -17), (-17, 17), (17, 17), (0, -17)]
    for index, (x, y) in enumerate(places):
        raider(state, f"orc-{index}", x, y)
    activates(state, ("activation", (6, 1, 1)))
    assert all(at(state.model(f"orc-{index}")) != place for index, place in enumerate(places))


@rule("V-6.2.6", "V-6.2.2")
def test_a_group_without_a_success_is_done_for_this_turn() -> None:
    state = fight(Behaviour.MINDLESS)
    orc = raider(state, "orc", 0, -14)
    activates(state, ("activation", (3,)))
    assert orc.activated
    assert at(orc) == (0, -14)
