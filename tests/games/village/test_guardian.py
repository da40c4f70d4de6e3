"""Guardian (V-6.3.17, V-6.3.18, V-6.3.19, V-6.3.20)."""

from __future__ import annotations

from rules_core.games.village.content.types import Behaviour
from rules_core.games.village.rules.guardian_objectives import assign_objective
from rules_core.games.village.state.facts import ObjectiveGiven
from rules_core.games.village.state.siege import Siege, Token
from rules_core.games.village.words.names import SiegeNames, the_one
from rules_core.song.options import INCH
from rules_core.song.warband import ModelId
from tests.clauses import rule
from tests.games.village.fighting import DRAW, MISS, acts, at, decision, deeds, defender, fight, hero, raider
from tests.games.village.little import BARE, MIDDLE, content
from tests.games.village.sitting import Sitting


def token(state: Siege, name: str, x: float, y: float) -> None:
    state.tokens[name] = Token(name, MIDDLE + round(x * INCH), MIDDLE + round(y * INCH), 1, 2, revealed=False)


def holding(objective: str) -> Siege:
    state = fight(Behaviour.GUARDIAN)
    state.groups[0].objective = objective
    return state


@rule("V-6.3.17", "V-6.3.18", "R-V14")
def test_the_objective_is_the_token_nearest_to_the_spawn_edge() -> None:
    state = fight(Behaviour.GUARDIAN)
    token(state, "far", 0, 17)
    token(state, "near", 10, -15)
    table = Sitting()
    assign_objective(table, state, state.groups[0])
    assert [(one.group, one.objective) for one in table.told(ObjectiveGiven)] == [(1, "near")]
    assert state.groups[0].objective == "near"


@rule("V-6.3.17", "R-V14")
def test_else_a_random_building_but_not_the_town_hall() -> None:
    state = fight(Behaviour.GUARDIAN)
    state.building("forge").integrity = 0
    table = Sitting(("objective", ("stable",)))
    assign_objective(table, state, state.groups[0])
    assert state.groups[0].objective == "stable"
    assert list(getattr(table.asked[0], "options", ())) == ["temple", "watchtower", "stable"]


POND = {"id": "mere", "kind": "pond", "outline": [[3, 3], [8, 3], [8, 8], [3, 8]]}


@rule("V-6.3.18", "R-V14")
def test_where_a_scenario_says_so_a_piece_of_terrain_may_be_held() -> None:
    """They stand within 3 inches of it, as of anything that they hold, and it never is gone (R-V13)."""
    land = content(terrain=[{**BARE, "piece": [POND]}])
    state = fight(Behaviour.GUARDIAN, of=land, village={"guardians_hold_ground": True})
    table = Sitting(("objective", ("mere",)))
    assign_objective(table, state, state.groups[0])
    assert state.groups[0].objective == "mere"
    assert list(getattr(table.asked[0], "options", ()))[-1] == "mere"
    hero(state, "ada", 15, 15)
    guard = raider(state, "guard", 0, -13)
    for _ in range(4):
        acts(state, guard, 2)
    assert state.ground.within_piece(guard, "mere", 3 * INCH)
    assert deeds(acts(state, guard, 1)) == [("hold", "mere")]
    assert SiegeNames(state.world).of("mere") == the_one("pond")


@rule("V-6.3.18", "R-V14")
def test_without_such_a_scenario_terrain_is_not_among_the_choices() -> None:
    state = fight(Behaviour.GUARDIAN, of=content(terrain=[{**BARE, "piece": [POND]}]))
    table = Sitting(("objective", ("stable",)))
    assign_objective(table, state, state.groups[0])
    assert "mere" not in list(getattr(table.asked[0], "options", ()))


@rule("R-V58")
def test_the_town_hall_is_the_last_resort_and_is_held_not_attacked() -> None:
    state = fight(Behaviour.GUARDIAN)
    for building in ("forge", "temple", "watchtower", "stable"):
        state.building(building).integrity = 0
    assign_objective(Sitting(), state, state.groups[0])
    assert state.groups[0].objective == "town-hall"
    hero(state, "ada", 15, 15)
    guard = raider(state, "guard", 0, -2.5)
    assert deeds(acts(state, guard, 1)) == [("hold", "town-hall")]


@rule("V-6.3.17")
def test_other_groups_hold_nothing() -> None:
    state = fight(Behaviour.HUNTER)
    assign_objective(Sitting(), state, state.groups[0])
    assert state.groups[0].objective == ""


@rule("V-6.3.19", "R-V14")
def test_guardians_go_to_within_3_inches_and_stay() -> None:
    state = holding("temple")
    hero(state, "ada", -15, 15)
    guard = raider(state, "guard", 6.5, -14)
    acts(state, guard, 1)
    assert state.ground.within_piece(guard, "temple", 3 * INCH)
    assert not state.ground.within_piece(guard, "temple", 3 * INCH - 5)
    before = at(guard)
    assert deeds(acts(state, guard, 2)) == [("hold", "temple")]
    assert at(guard) == before


@rule("V-6.3.19", "V-6.3.18", "R-V14", "R-V30")
def test_a_token_is_held_the_same_way() -> None:
    state = holding("token-1")
    token(state, "token-1", 14, -17)
    hero(state, "ada", -15, 15)
    guard = raider(state, "guard", 6, -17)
    assert deeds(acts(state, guard, 2)) == [("move", "token-1"), ("hold", "token-1")]
    # 3 inches from edge to edge: the token's own half inch counts (R-V30).
    assert at(guard) == (10, -17)


@rule("V-6.3.19", "R-V30")
def test_who_comes_near_a_token_is_measured_from_its_edge() -> None:
    state = holding("token-1")
    token(state, "token-1", 14, -17)
    # Between her base and the middle of the token are 3.2 inches, between base and token 2.7.
    hero(state, "ada", 10.3, -17)
    guard = raider(state, "guard", 13, -15)
    assert decision(acts(state, guard, 1)).chosen == "ada"


@rule("V-6.3.19", "R-V14")
def test_guardians_attack_heroes_who_come_within_3_inches_of_the_objective() -> None:
    state = holding("temple")
    ada = hero(state, "ada", 6.5, -10)
    guard = raider(state, "guard", 9, -7)
    table = acts(state, guard, 2, *DRAW)
    assert deeds(table) == [("move", "ada"), ("attack", "ada")]
    assert decision(table).goal == "hero who approaches"
    assert state.ground.touching(guard, ada)


@rule("V-6.3.20")
def test_a_hero_further_off_is_not_pursued() -> None:
    state = holding("temple")
    hero(state, "ada", 6.5, -12.5)
    guard = raider(state, "guard", 6.5, -8.5)
    assert deeds(acts(state, guard, 3)) == [("hold", "temple")]


@rule("V-6.3.20", "V-6.3.19")
def test_the_attack_itself_does_not_lead_out_of_the_3_inches() -> None:
    state = holding("temple")
    # Ada stands on the border of the zone, the guard outside beyond her.
    ada = hero(state, "ada", 6.5, -10.9)
    guard = raider(state, "guard", 6.5, -8.2)
    acts(state, guard, 2, *DRAW)
    assert state.ground.touching(guard, ada)
    assert state.ground.within_piece(guard, "temple", 3 * INCH)


@rule("R-V14", "R-V55")
def test_whoever_touches_a_guardian_has_approached() -> None:
    state = holding("temple")
    hero(state, "ada", 6.5, -13.5)
    guard = raider(state, "guard", 6.5, -12.5)
    assert deeds(acts(state, guard, 1, *DRAW)) == [("attack", "ada")]


@rule("V-6.3.19", "R-V14")
def test_whoever_touches_one_guardian_has_approached_all_of_the_group() -> None:
    state = holding("temple")
    # Ada is just outside the 3 inches, beside the first guard.
    ada = hero(state, "ada", 6.5, -11.2)
    raider(state, "first", 6.5, -10.2)
    second = raider(state, "second", 9, -9)
    table = acts(state, second, 2, *DRAW)
    assert deeds(table) == [("move", "ada"), ("attack", "ada")]
    assert state.ground.touching(second, ada)
    assert state.ground.within_piece(second, "temple", 3 * INCH)


@rule("V-6.3.20", "R-V14")
def test_nobody_leaves_the_place_for_a_hero_beside_a_guardian_who_was_driven_out_of_it() -> None:
    state = holding("temple")
    hero(state, "ada", 6.5, -15)
    raider(state, "first", 6.5, -14)
    second = raider(state, "second", 6.5, -10)
    assert deeds(acts(state, second, 2)) == [("hold", "temple")]


@rule("R-V47", "R-V11")
def test_defenders_who_approach_come_after_heroes_who_do() -> None:
    state = holding("temple")
    defender(state, "archer", 9.5, -7)
    hero(state, "ada", 3.5, -7)
    guard = raider(state, "guard", 8.5, -10)
    assert decision(acts(state, guard, 1)).chosen == "ada"
    del state.models[ModelId("ada")]
    hero(state, "ben", -15, 15)
    guard = raider(state, "guard2", 8.5, -10)
    told = decision(acts(state, guard, 1))
    assert (told.chosen, told.goal) == ("archer", "Defender who approaches")


@rule("R-V13")
def test_when_the_objective_is_gone_the_nearest_building_is_held_instead() -> None:
    state = holding("token-1")
    hero(state, "ada", -15, 15)
    guard = raider(state, "guard", 6.5, -14)
    table = acts(state, guard, 2)
    assert [one.objective for one in table.told(ObjectiveGiven)] == ["temple"]
    assert deeds(table) == [("move", "temple"), ("hold", "temple")]
    # As soon as that is a ruin too, the next.
    state.building("temple").integrity = 0
    table = acts(state, guard, 1)
    assert [one.objective for one in table.told(ObjectiveGiven)] == ["town-hall"]


@rule("R-V13", "R-V36", "R-V58")
def test_with_nobody_left_to_fight_they_act_as_ravagers() -> None:
    state = holding("temple")
    guard = raider(state, "guard", 6.5, -8)
    assert deeds(acts(state, guard, 1, *MISS)) == [("attack", "temple")]


@rule("R-V14", "R-V57")
def test_a_guardian_with_a_bow_shoots_from_its_place() -> None:
    state = holding("temple")
    hero(state, "ada", 6.5, -14)
    guard = raider(state, "guard", 6.5, -8.5, "shooter-medium")
    table = acts(state, guard, 1, ("attack-die", 1), ("defence-die", 6))
    assert deeds(table) == [("shoot", "ada")]
    assert at(guard) == (6.5, -8.5)


@rule("R-V57", "V-6.3.19")
def test_outside_its_place_it_goes_there_first() -> None:
    state = holding("temple")
    hero(state, "ada", 0, -14)
    guard = raider(state, "guard", 3, -14, "shooter-medium")
    assert deeds(acts(state, guard, 1)) == [("move", "temple")]


@rule("R-V57", "V-6.3.19")
def test_outside_its_place_it_shoots_at_a_hero_who_approaches_and_keeps_out_of_melee() -> None:
    state = holding("temple")
    ada = hero(state, "ada", 6.5, -11)
    guard = raider(state, "guard", 6.5, -13.5, "shooter-medium")
    assert deeds(acts(state, guard, 1, *MISS)) == [("shoot", "ada")]
    assert at(guard) == (6.5, -13.5)
    # With two actions more carefully; and once it has shot it does not walk up to her.
    guard.attacked = False
    assert deeds(acts(state, guard, 3, *MISS))[0] == ("aim", "ada")
    assert not state.ground.touching(guard, ada)


@rule("R-V57", "V-6.3.19")
def test_inside_its_place_it_does_not_walk_up_to_those_it_can_shoot() -> None:
    state = holding("temple")
    hero(state, "ada", 6.5, -10.5)
    guard = raider(state, "guard", 9.5, -8.5, "shooter-medium")
    assert deeds(acts(state, guard, 3, *MISS))[0] == ("aim", "ada")
    assert at(guard) == (9.5, -8.5)
