"""Hunter (V-6.3.4, V-6.3.5, V-6.3.6)."""

from __future__ import annotations

import pytest

from rules_core.games.village.content.types import Behaviour
from rules_core.song.warband import ModelId
from tests.clauses import rule
from tests.games.village.fighting import (
    DOWN_DRAW,
    DRAW,
    MISS,
    POWER_DRAW,
    acts,
    at,
    decision,
    deeds,
    defender,
    fight,
    hero,
    raider,
)
from tests.games.village.little import content


@rule("V-6.3.4", "R-V46", "R-V10")
def test_a_hunter_goes_for_the_nearest_hero_past_every_building() -> None:
    state = fight(Behaviour.HUNTER)
    hero(state, "ada", 0, -9)
    hero(state, "ben", 14, 10)
    orc = raider(state, "orc", 0, -14)
    table = acts(state, orc, 2, *DRAW)
    assert deeds(table) == [("move", "ada"), ("attack", "ada")]
    told = decision(table)
    assert (told.goal, told.decided_by, told.runner_up) == ("nearest hero", "nearest", "ben")
    assert told.distance == 4 * 254


@rule("V-6.3.5", "R-V46")
def test_of_heroes_equally_near_the_wounded_one() -> None:
    state = fight(Behaviour.HUNTER, heroes=3)
    hero(state, "ada", -4, -12)
    hero(state, "ben", 4, -12, wounds=1)
    table = acts(state, raider(state, "orc", 0, -12), 1)
    assert (decision(table).chosen, decision(table).decided_by) == ("ben", "wounded")
    assert decision(table).runner_up == "ada"


@rule("V-6.3.5", "R-V46")
@pytest.mark.parametrize("wounds", [0, 2])
def test_then_the_players_choose_whatever_the_number_of_wounds(wounds: int) -> None:
    state = fight(Behaviour.HUNTER, heroes=3)
    hero(state, "ada", -4, -12, wounds=wounds and 1)
    hero(state, "ben", 4, -12, wounds=wounds)
    table = acts(state, raider(state, "orc", 0, -12), 1, ("enemy-tie", "ben"))
    assert (decision(table).chosen, decision(table).decided_by) == ("ben", "players")
    assert table.asked[0].who == "players"


@rule("V-6.3.6")
def test_a_hunter_beside_a_building_leaves_it_alone() -> None:
    state = fight(Behaviour.HUNTER)
    hero(state, "ada", 12, 12)
    orc = raider(state, "orc", 0, -2.5)
    assert deeds(acts(state, orc, 1)) == [("move", "ada")]


@rule("R-V11", "R-V13", "V-6.3.6")
def test_defenders_count_only_when_no_hero_is_on_the_table_and_buildings_after_them() -> None:
    state = fight(Behaviour.HUNTER)
    ada = hero(state, "ada", 12, 12)
    archer = defender(state, "archer", 0, -10)
    orc = raider(state, "orc", 0, -13)
    assert decision(acts(state, orc, 1)).chosen == "ada"
    del state.models[ModelId("ada")]
    assert ada.in_play
    orc = raider(state, "orc", 0, -13)
    told = decision(acts(state, orc, 1))
    assert (told.chosen, told.goal) == ("archer", "nearest Defender")
    del state.models[archer.id]
    orc = raider(state, "orc", 0, -2.5)
    assert deeds(acts(state, orc, 1, *MISS)) == [("attack", "town-hall")]


PEN = {
    "id": "pen",
    "name": "Pen",
    "text": "A corner that nobody can walk out of.",
    "width": 36,
    "height": 36,
    "piece": [
        {"id": "north", "kind": "wall", "outline": [[30, 30], [36, 30], [36, 30.3], [30, 30.3]]},
        {"id": "west", "kind": "wall", "outline": [[30, 30], [30.3, 30], [30.3, 36], [30, 36]]},
    ],
}


@rule("R-V13", "V-6.3.6")
def test_with_no_path_to_any_hero_defenders_count_and_then_buildings() -> None:
    state = fight(Behaviour.HUNTER, of=content(terrain=[PEN]))
    hero(state, "ada", 15, 15)
    orc = raider(state, "orc", 0, -14)
    assert decision(acts(state, orc, 1)).goal == "nearest building"
    defender(state, "archer", 0, 10)
    assert decision(acts(state, raider(state, "orc2", 3, -14), 1)).chosen == "archer"


@rule("V-6.3.4", "SBH-HTH-9")
def test_a_hero_who_is_down_is_a_goal_as_any_other() -> None:
    state = fight(Behaviour.HUNTER)
    hero(state, "ada", 0, -11, down=True)
    orc = raider(state, "orc", 0, -12)
    assert deeds(acts(state, orc, 1, *DOWN_DRAW)) == [("attack", "ada")]


@rule("R-V09", "V-6.2.8")
def test_when_its_hero_is_gone_it_looks_for_the_next_with_what_is_left() -> None:
    state = fight(Behaviour.HUNTER)
    ada = hero(state, "ada", 0, -11, wounds=3)
    hero(state, "ben", 0, 10)
    orc = raider(state, "orc", 0, -12)
    # 8 to 2: killed for good; one action is left.
    table = acts(state, orc, 3, ("attack-die", 6), ("defence-die", 1), *[])
    assert not ada.in_play
    assert deeds(table) == [("power", "ada"), ("move", "ben")]
    assert at(orc)[1] > -12


@rule("R-V55", "R-V11")
def test_with_several_opponents_heroes_before_defenders_then_the_wounded() -> None:
    state = fight(Behaviour.HUNTER)
    hero(state, "ada", -1, -12)
    defender(state, "archer", 1, -12)
    orc = raider(state, "orc", 0, -12)
    table = acts(state, orc, 1, *DRAW, *[])
    assert (decision(table).chosen, decision(table).decided_by) == ("ada", "hero")
    state = fight(Behaviour.HUNTER)
    hero(state, "ada", -1, -12)
    hero(state, "ben", 1, -12, wounds=1)
    table = acts(state, raider(state, "orc", 0, -12), 1, ("attack-die", 5), ("defence-die", 3))
    assert (decision(table).chosen, decision(table).decided_by) == ("ben", "wounded")


@rule("R-V55", "R-V11", "V-6.3.4")
def test_a_hero_who_is_down_comes_before_the_defender_who_holds_it() -> None:
    state = fight(Behaviour.HUNTER)
    hero(state, "ada", -1, -12, down=True)
    defender(state, "archer", 1, -12)
    orc = raider(state, "orc", 0, -12)
    table = acts(state, orc, 1, ("attack-die", 1), ("defence-die", 3))
    assert (decision(table).chosen, decision(table).decided_by) == ("ada", "hero")


@rule("SBH-HTH-6", "R-V55")
def test_where_who_stands_comes_first_the_defender_is_attacked() -> None:
    state = fight(Behaviour.HUNTER, options={"song": {"standing_target_first": True}})
    hero(state, "ada", -1, -12, down=True)
    defender(state, "archer", 1, -12)
    orc = raider(state, "orc", 0, -12)
    table = acts(state, orc, 1, ("attack-die", 3), ("defence-die", 3))
    assert (decision(table).chosen, decision(table).decided_by) == ("archer", "only one")


@rule("R-V55", "V-6.3.10")
def test_who_fights_only_when_held_up_attacks_only_who_holds_it() -> None:
    state = fight(Behaviour.FANATIC)
    hero(state, "ada", -1, -12, wounds=1, down=True)
    defender(state, "archer", 1, -12)
    orc = raider(state, "orc", 0, -12)
    assert deeds(acts(state, orc, 1, ("attack-die", 3), ("defence-die", 3))) == [("attack", "archer")]


@rule("R-V55")
def test_then_the_lowest_total_and_last_the_players() -> None:
    state = fight(Behaviour.HUNTER)
    hero(state, "ada", -1, -12)
    hero(state, "ben", 1, -12)
    # Somebody else holds Ben too, so his total is lower by one.
    raider(state, "second", 2, -12)
    table = acts(state, raider(state, "orc", 0, -12), 1, ("attack-die", 4), ("defence-die", 3))
    assert (decision(table).chosen, decision(table).decided_by) == ("ben", "lowest total")
    state = fight(Behaviour.HUNTER)
    hero(state, "ada", -1, -12)
    hero(state, "ben", 1, -12)
    table = acts(state, raider(state, "orc", 0, -12), 1, ("opponent", "ada"), ("attack-die", 5), ("defence-die", 3))
    assert (decision(table).chosen, decision(table).decided_by) == ("ada", "players")
    assert table.asked[0].clause == "R-V55"


@rule("R-V55")
def test_an_engaged_enemy_attacks_once_and_does_not_leave() -> None:
    state = fight(Behaviour.FANATIC)
    hero(state, "ada", 1, -12)
    orc = raider(state, "orc", 0, -12)
    table = acts(state, orc, 3, *POWER_DRAW)
    assert deeds(table) == [("power", "ada")]
    assert at(orc) == (0, -12)
