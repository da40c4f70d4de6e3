"""Movement without a map: people say who has come to another place."""

from __future__ import annotations

from rules_core.games.warhold.rules import movement, ruins, topics
from rules_core.games.warhold.rules.land import place_at
from rules_core.games.warhold.state.war import Ruin
from rules_core.kernel.requests import options_of
from tests.clauses import rule
from tests.games.warhold.board import P1, P2, script
from tests.games.warhold.rules.unmapped.table import stand, table


@rule("W-MOV-1", "W-MAP-4")
def test_several_that_are_alike_go_together_as_far_as_there_is_room() -> None:
    war = table(answers=["unit-1", "town-1", "5", "done"])
    for _ in range(8):
        stand(war, "humans/infantry", P1)
    assert movement.take_step(war)
    how_many = script(war).asked[2]
    assert how_many.topic == topics.HOW_MANY
    assert options_of(how_many)[-1] == "6"
    assert [place_at(war.state, one.tile) for one in war.state.units].count("town-1") == 5


@rule("W-MOV-1")
def test_a_full_place_is_not_offered_and_who_has_come_elsewhere_is_not_asked_about_again() -> None:
    war = table(answers=["unit-5", "field", "done"])
    for _ in range(4):
        stand(war, "humans/infantry", P1, "hold-p1")
    lord = stand(war, "humans/lord", P1, "town-1")
    assert movement.take_step(war)
    assert "hold-p1" not in options_of(script(war).asked[1])
    assert place_at(war.state, lord.tile) == "field"
    assert movement.take_step(war) is False
    assert options_of(script(war).asked[2])[-1] == "done"
    assert "unit-5" not in options_of(script(war).asked[2])


@rule("W-RUI-4", "R-W41")
def test_whoever_says_that_it_stands_on_a_ruin_explores_it() -> None:
    war = table(dice=[3], answers=["unit-1", "ruin"])
    stand(war, "humans/infantry", P1)
    guard = stand(war, "bandit")
    war.state.ruins[0].guard = guard.id
    assert movement.take_step(war)
    # The other one has nothing for anybody as long as its monster lives.
    assert options_of(script(war).asked[1]) == ("ruin", "hold-p1", "hold-p2", "town-1", "stay")
    assert ruins.explore_step(war)
    assert [one.guard for one in war.state.ruins] == [guard.id]


@rule("W-RUI-7", "R-W68")
def test_a_ruin_with_a_treasure_is_told_apart_by_its_monster() -> None:
    war = table(answers=["unit-1", "ruin:unit-2"])
    stand(war, "humans/infantry", P1)
    guard = stand(war, "bandit")
    war.state.ruins = [Ruin(war.state.ruins[0].tile, guard.id, has_treasure=True)]
    assert movement.take_step(war)
    assert ruins.explore_step(war)
    assert not war.state.ruins


@rule("W-MOV-4", "W-AOO-3", "W-AOO-5")
def test_somebody_is_struck_at_on_leaving() -> None:
    war = table(dice=[6, 6, 6, 6, 6, 6, 6, 6], answers=["struck"])
    runner = stand(war, "humans/infantry", P1)
    stand(war, "humans/lord", P1, "hold-p1")
    elf = stand(war, "elves/infantry", P2)
    assert movement.take_step(war)
    assert not war.state.has_unit(runner.id)
    assert elf.has_struck
    # Nobody else stands outside, so that nobody can be struck at any more.
    movement.take_step(war)
    assert "struck" not in options_of(script(war).asked[-1])
