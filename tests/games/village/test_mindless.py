"""Mindless (V-6.3.11, V-6.3.12)."""

from __future__ import annotations

from rules_core.games.village.content.types import Behaviour
from tests.clauses import rule
from tests.games.village.fighting import DOWN_DRAW, MISS, acts, decision, deeds, defender, fight, hero, raider


@rule("V-6.3.11", "R-V11")
def test_whatever_is_nearest_hero_defender_or_building() -> None:
    state = fight(Behaviour.MINDLESS)
    hero(state, "ada", 0, -9)
    ghoul = raider(state, "ghoul", 0, -14)
    told = decision(acts(state, ghoul, 1))
    assert (told.chosen, told.goal, told.decided_by) == ("ada", "nearest target", "nearest")
    defender(state, "archer", 2, -13)
    assert decision(acts(state, raider(state, "ghoul2", 0, -14), 1)).chosen == "archer"
    assert deeds(acts(state, raider(state, "ghoul3", 0, -2.5), 1, *MISS)) == [("attack", "town-hall")]


@rule("V-6.3.11", "V-6.3.12")
def test_it_is_not_clever_enough_to_spare_those_who_are_down() -> None:
    state = fight(Behaviour.MINDLESS)
    hero(state, "ada", 0, -13, down=True)
    hero(state, "ben", 3, -14)
    assert deeds(acts(state, raider(state, "ghoul", 0, -14), 1, *DOWN_DRAW)) == [("attack", "ada")]


@rule("V-6.3.12", "R-V09")
def test_of_two_equally_far_on_foot_it_takes_the_one_in_the_straighter_line() -> None:
    state = fight(Behaviour.MINDLESS)
    # Behind the corner of the Forge the way is as long as the open one to Ben.
    ada = hero(state, "ada", -4.6, -8)
    ghoul = raider(state, "ghoul", -9.5, -3)
    way = state.ground.walk_to_body(ghoul, ada)
    line = state.ground.gap(ghoul, ada)
    assert way > line + 50
    ben = hero(state, "ben", -9.5 - (way / 254 + 1), -3)
    assert abs(state.ground.walk_to_body(ghoul, ben) - way) <= 1
    for building in state.buildings.values():
        building.integrity = 0
    told = decision(acts(state, ghoul, 1))
    assert (told.chosen, told.decided_by, told.runner_up) == ("ada", "straight line", "ben")


@rule("V-6.3.12", "R-V09")
def test_else_chance_decides_not_the_players() -> None:
    state = fight(Behaviour.MINDLESS)
    hero(state, "ada", -4, -14)
    hero(state, "ben", 4, -14)
    table = acts(state, raider(state, "ghoul", 0, -14), 1, ("enemy-tie", ("ben",)))
    assert table.asked[0].who == "program"
    assert (decision(table).chosen, decision(table).decided_by) == ("ben", "chance")
