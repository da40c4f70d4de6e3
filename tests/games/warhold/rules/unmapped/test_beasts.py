"""The Monster Turn without a map: people say what is nearest, the rules which of it is meant."""

from __future__ import annotations

import pytest

from rules_core.games.warhold.rules import monster_turn, topics
from rules_core.games.warhold.rules.campaign import Campaign
from rules_core.games.warhold.rules.land import place_at
from rules_core.games.warhold.state.facts import Destroyed, MonsterAims
from rules_core.kernel.requests import NO_SEAT, Answer, options_of
from tests.clauses import rule
from tests.games.warhold.board import P1, P2, script
from tests.games.warhold.rules.unmapped.table import stand, table


def moved(war: Campaign, *answers: Answer) -> list[str]:
    """All monsters move, as people answer; gives for what they make."""
    script(war).answers.extend(answers)
    monster_turn.begin(war)
    while monster_turn.move_step(war):
        pass
    monster_turn.destroy(war)
    return [one.goal.partition(" ")[0] for one in script(war).of(MonsterAims)]


@rule("W-MTN-3", "W-MTN-4", "W-MTN-5")
@pytest.mark.parametrize(
    "near, goal",
    [
        (("unit-1", "unit-2"), "unit-2"),
        (("unit-2", "unit-3"), "unit-3"),
        (("unit-1", "hold-p1"), "unit-1"),
        (("hold-p1", "town-1"), "hold-p1"),
    ],
)
def test_of_what_is_equally_near_the_rules_choose(near: tuple[str, ...], goal: str) -> None:
    war = table()
    stand(war, "humans/lord", P1)
    stand(war, "humans/infantry", P1)
    stand(war, "humans/infantry", P1, wounds=1)
    stand(war, "troll")
    assert moved(war, "several", near, "way") == [goal]


@rule("W-MTN-2", "W-MTN-6", "W-MTN-17")
def test_whoever_comes_there_strikes_and_whoever_is_on_the_way_does_not() -> None:
    war = table()
    stand(war, "humans/infantry", P1)
    stand(war, "humans/cavalry", P1)
    stand(war, "troll")
    stand(war, "zombie")
    moved(war, "unit-2", "there", "unit-1", "way", (), "done")
    while monster_turn.fight_step(war):
        pass
    # Whether it reaches anybody else was asked, and it does not.
    assert [one.topic for one in script(war).asked if one.kind == "pick"] == [topics.WHOM_REACHES]
    blow = script(war).blows()[0]
    assert (blow.attackers, blow.targets) == (("unit-3 troll",), ("unit-2 humans/cavalry",))


@rule("W-MTN-8", "W-MTN-11", "W-MTN-13", "W-FAQ-3")
def test_three_inside_an_empty_stronghold_destroy_it() -> None:
    war = table()
    stand(war, "humans/lord", P1)
    for _ in range(3):
        stand(war, "zombie")
    assert moved(war, "hold-p1", "inside", "hold-p1", "inside", "beside") == ["hold-p1", "hold-p1"]
    assert not script(war).of(Destroyed)
    # Of those inside nobody moves (W-MTN-9).
    moved(war, "hold-p1", "inside")
    assert [one.place for one in script(war).of(Destroyed)] == ["hold-p1"]
    assert [place_at(war.state, one.tile) for one in war.state.monsters()] == ["ruin"] * 3


@rule("R-W64")
def test_with_somebody_inside_it_may_stop_beside_the_place() -> None:
    war = table()
    stand(war, "humans/lord", P1, "hold-p1")
    stand(war, "zombie")
    moved(war, "hold-p1", "there")
    assert options_of(script(war).asked[1]) == ("way", "inside", "there")
    assert place_at(war.state, war.state.monsters()[0].tile) == "field"


@rule("W-MTN-15")
def test_a_place_with_as_many_as_it_takes_is_offered_no_more() -> None:
    war = table()
    stand(war, "humans/lord", P1)
    for _ in range(3):
        stand(war, "zombie", NO_SEAT, "hold-p2")
    stand(war, "zombie")
    moved(war, "unit-1", "way")
    assert "hold-p2" not in options_of(script(war).asked[0])
    assert "hold-p1" in options_of(script(war).asked[0])


@rule("R-W69")
def test_only_who_is_reached_or_shoots_is_asked_to_strike_back() -> None:
    war = table()
    stand(war, "humans/infantry", P1)
    stand(war, "elves/infantry", P2)
    stand(war, "elves/ranged", P2)
    stand(war, "troll")
    moved(war, "unit-1", "way", "done")
    while monster_turn.fight_step(war):
        pass
    assert [one.who for one in script(war).asked if one.topic == topics.COUNTER] == [P2]
