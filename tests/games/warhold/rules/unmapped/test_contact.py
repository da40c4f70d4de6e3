"""Combat without a map: asked is what the rules need, and nothing else."""

from __future__ import annotations

import pytest

from rules_core.games.warhold.rules import combat, topics
from rules_core.games.warhold.rules.campaign import Campaign
from rules_core.games.warhold.rules.unmapped.hearsay import ENGINES, note
from rules_core.games.warhold.words.answers import second_of
from rules_core.kernel.requests import NO_SEAT, Choose, options_of
from tests.clauses import rule
from tests.games.warhold.board import P1, P2, script
from tests.games.warhold.rules.unmapped.table import stand, table


def fought(war: Campaign) -> list[str]:
    """A whole combat; gives what was asked beside dice."""
    combat.begin(war)
    while combat.attack_step(war):
        pass
    while combat.counter_step(war):
        pass
    return [str(one.topic) for one in script(war).asked if one.kind != "roll"]


@rule("W-CMB-1", "W-CMB-12")
def test_where_nobody_reaches_anybody_nothing_more_is_asked() -> None:
    war = table(answers=["no"])
    stand(war, "humans/infantry", P1)
    stand(war, "elves/ranged", P2)
    stand(war, "troll")
    assert fought(war) == [topics.FIGHT]


@rule("W-CMB-5")
def test_so_many_as_people_say_strike_together() -> None:
    war = table(answers=["yes", "unit-1", "2"], dice=[6] * 30)
    for _ in range(3):
        stand(war, "humans/infantry", P1)
    stand(war, "troll")
    combat.begin(war)
    assert combat.attack_step(war)
    blow = script(war).blows()[0]
    assert (len(blow.attackers), len(blow.hit_faces)) == (2, 8)


@rule("W-CMB-10")
def test_attacks_are_shared_out_among_those_who_are_named() -> None:
    war = table(answers=["yes", "unit-1", "share", ("unit-2", "unit-3"), (3, 1)], dice=[1] * 9)
    stand(war, "humans/infantry", P1)
    stand(war, "troll")
    stand(war, "zombie")
    combat.begin(war)
    assert combat.attack_step(war)
    assert [len(one.hit_faces) for one in script(war).blows()] == [3, 1]


@rule("W-CMB-13", "W-MTN-18", "R-W30")
def test_monsters_strike_back_at_the_weakest_of_those_whom_they_reach() -> None:
    war = table(answers=["yes", "done", ("unit-1", "unit-2")], dice=[1] * 9)
    stand(war, "humans/lord", P1)
    stand(war, "humans/cavalry", P1)
    stand(war, "humans/infantry", P1)
    stand(war, "troll")
    assert fought(war) == [topics.FIGHT, topics.ATTACK, topics.WHOM_REACHES]
    assert [one.targets for one in script(war).blows()] == [("unit-2 humans/cavalry",)]


@rule("W-STR-8", "W-SIE-4", "W-SIE-5")
@pytest.mark.parametrize("engines, need", [("0", 6), ("1", 5), ("2", 4)])
def test_walls_are_lower_by_the_engines_that_stand_beside_them(engines: str, need: int) -> None:
    war = table(answers=["yes", "unit-2", engines], dice=[1] * 9)
    stand(war, "elves/infantry", P2, "hold-p2")
    stand(war, "humans/infantry", P1)
    stand(war, "humans/siege", P1)
    stand(war, "humans/siege", P1)
    war.state.strongholds[1].walls = 2
    combat.begin(war)
    combat.attack_step(war)
    asked = [one for one in script(war).asked if one.topic == topics.ENGINES_THERE]
    assert options_of(asked[0]) == ("0", "1", "2")
    assert script(war).blows()[0].hit_need == need


@rule("W-DWA-2")
@pytest.mark.parametrize("answer, dice", [("no", 7), ("yes", 9)])
def test_orin_is_asked_whether_he_stands_on_a_mountain(answer: str, dice: int) -> None:
    war = table(answers=["yes", "unit-1", answer], dice=[1] * 9)
    stand(war, "dwarves/lord", P1)
    stand(war, "troll")
    combat.begin(war)
    combat.attack_step(war)
    assert len(script(war).blows()[0].hit_faces) == dice


@rule("W-ELF-2", "R-W26")
def test_so_many_as_stand_beside_the_lord_are_inspired() -> None:
    war = table(answers=["yes", "unit-2", "3", "1"], dice=[1] * 20)
    stand(war, "elves/lord", P1)
    for _ in range(3):
        stand(war, "elves/infantry", P1)
    stand(war, "troll")
    combat.begin(war)
    combat.attack_step(war)
    assert len(script(war).blows()[0].hit_faces) == 3 * 4 + 1


@rule("W-TWN-4", "R-W25")
def test_on_the_tiles_of_a_town_players_do_not_fight_each_other() -> None:
    war = table(answers=["yes", "unit-1", "unit-3"], dice=[1] * 9)
    stand(war, "humans/infantry", P1, "town-1")
    stand(war, "elves/infantry", P2)
    troll = stand(war, "troll")
    combat.begin(war)
    assert combat.aims_of(war, war.state.unit("unit-1"), None) == [troll.id]
    assert combat.aims_of(war, war.state.unit("unit-2"), NO_SEAT) == [troll.id]


@rule("W-CMB-3")
def test_how_far_they_are_apart_is_asked_where_it_counts_alone() -> None:
    war = table(answers=["yes", "unit-1", "done"], dice=[1] * 9)
    stand(war, "humans/ranged", P1)
    stand(war, "elves/lord", P2)
    assert topics.FROM_AFAR not in fought(war)
    other = table(answers=["yes", "unit-1", "yes", "done"], dice=[1] * 9)
    stand(other, "humans/ranged", P1)
    stand(other, "elves/lord", P2)
    # The Dark Helm: from afar natural sixes alone hit.
    other.state.kingdom(P2).worn = ["eq-20.1"]
    assert topics.FROM_AFAR in fought(other)
    assert script(other).blows()[0].hit_need == 6


@rule("W-CMB-8")
def test_what_a_strike_needs_is_told_as_long_as_nothing_has_to_be_asked_for_it() -> None:
    war = table()
    pikemen, elf = stand(war, "humans/infantry", P1), stand(war, "elves/infantry", P2, "hold-p2")
    request = Choose(P1, topics.WHOM, "W-CMB-5", pikemen.id, options=(elf.id,))
    behind_walls = second_of(request, elf.id, war)
    assert behind_walls
    stand(war, "humans/siege", P1)
    assert second_of(request, elf.id, war) == ""
    note(war.state, "1", ENGINES, "hold-p2")
    assert second_of(request, elf.id, war) not in ("", behind_walls)
