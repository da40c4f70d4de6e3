"""Corrections by a person: every field one can see, checked, told with before and after."""

from typing import Any

import pytest

from rules_core.games.village.rules import enemy_turn
from rules_core.games.village.rules.amend import ENEMY_TURN, IS_OVER, amend, paths
from rules_core.games.village.rules.play import next_piece
from rules_core.games.village.state.facts import Amended, GameEnded
from rules_core.games.village.state.fighter import ENEMIES, HEROES
from rules_core.games.village.state.siege import GroupTurn, Phase, Siege, Token, Trap, Villager
from rules_core.kernel.match import begin
from rules_core.kernel.requests import IllegalAnswer
from rules_core.song.field import Acting
from rules_core.song.options import INCH
from rules_core.song.warband import Fate, ModelId
from tests.clauses import rule
from tests.games.village.little import MIDDLE, foe, game, put
from tests.games.village.sitting import Sitting
from tests.games.village.test_codec import crowded


def fighting() -> Siege:
    """The heroes' turn: ada and ben left and right of the hall, an orc further off."""
    made = game()
    state = made.start()
    put(state, state.model("ada"), -4, 0)
    put(state, state.model("ben"), 4, 0)
    foe(state, "orc", 4, 3)
    state.phase = Phase.HERO_TURN
    return state


def spot(x: float, y: float) -> list[int]:
    return [MIDDLE + round(x * INCH), MIDDLE + round(y * INCH)]


@rule("R-V37")
def test_a_correction_tells_what_was_and_what_is() -> None:
    state = fighting()
    assert amend(state, "supplies", 7) == Amended("R-V37", "supplies", "0", "7")
    assert state.supplies == 7


CORRECTIONS: list[tuple[str, Any, str, str]] = [
    ("herbs", 3, "0", "3"),
    ("repair_materials", 1, "0", "1"),
    ("round", 5, "0", "5"),
    ("wave", 3, "1", "3"),
    ("buildings/forge/integrity", 1, "3", "1"),
    ("buildings/forge/level", 2, "1", "2"),
    ("buildings/forge/burning", True, "False", "True"),
    ("models/ada/quality_lost", 2, "0", "2"),
    ("models/ada/knocked_down", True, "False", "True"),
    ("models/ada/transfixed", True, "False", "True"),
    ("models/ada/activated", True, "False", "True"),
    ("models/ada/attacked", True, "False", "True"),
    ("models/ada/loaded", False, "True", "False"),
    ("models/ada/out_of_ammunition", True, "False", "True"),
    ("models/ada/looting", True, "False", "True"),
    ("models/ada/allowance", "long", "", "long"),
    ("models/ada/position", spot(-5, 1), "3556,4572", "3302,4826"),
    ("models/ada/fate", "defeated", "in play", "defeated"),
    ("spent/overwatch", True, "False", "True"),
]


@pytest.mark.parametrize("path, value, before, after", CORRECTIONS, ids=[one[0] for one in CORRECTIONS])
def test_every_field_that_one_sees_can_be_corrected(path: str, value: Any, before: str, after: str) -> None:
    state = fighting()
    assert path in paths(state)
    assert amend(state, path, value) == Amended("R-V37", path, before, after)
    # And back again.
    back: Any = value
    if path.endswith("position"):
        back = [3556, 4572]
    elif isinstance(value, bool):
        back = not value
    elif isinstance(value, int):
        back = int(before)
    else:
        back = before
    assert amend(state, path, back).after == before


REFUSED: list[tuple[str, Any, str]] = [
    ("gold", 1, "there is nothing to correct"),
    ("supplies", -1, "give a whole number from 0 to 999"),
    ("supplies", "many", "give a whole number"),
    ("supplies", True, "give a whole number"),
    ("wave", 8, "give a whole number from 1 to 7"),
    ("wave", 0, "give a whole number from 1 to 7"),
    ("wave", "three", "give a whole number from 1 to 7"),
    ("round", -1, "give a whole number from 0 to 9999"),
    ("buildings/forge/integrity", -1, "give a whole number from 0 to 3"),
    ("models/ben/position", spot(-4, 0), "there is no room for the base"),
    ("models/zoe/activated", True, "there is nothing to correct"),
    ("models/ada/age", True, "a model has position"),
    ("models/ada/quality_lost", 4, "give a whole number from 0 to 3"),
    ("models/ada/knocked_down", 1, "give true or false"),
    ("models/ada/allowance", "huge", "choose one of: nothing, short, medium, long"),
    ("models/ada/position", [1], "give a place as whole numbers"),
    ("models/ada/position", spot(30, 0), "the place is off the table"),
    ("models/ada/position", spot(0, 0), "there is no room for the base"),
    ("models/ada/position", spot(4, 0.5), "there is no room for the base"),
    ("models/ada/fate", "asleep", "choose one of: waiting, in play, defeated, fled"),
    ("models/orc-1-1a/fate", "waiting", "enemies wait only until they deploy"),
    ("buildings/forge/integrity", 4, "give a whole number from 0 to 3"),
    ("buildings/forge/colour", 4, "a building has integrity, level, burning"),
    ("buildings/inn/integrity", 1, "there is nothing to correct"),
    ("groups/1/edge", 2, "there is nothing to correct"),
    ("spent/luck", True, "there is nothing to correct"),
    ("acting/actions", 1, "there is nothing to correct"),
    ("barricades/barricade-9/integrity", 1, "there is nothing to correct"),
    ("barricades/new", [*spot(0, 0), 0], "a building, a wall or another Barricade is in the way"),
    ("barricades/new", [*spot(-4, 0), 0], "a model or a marker is in the way"),
    ("barricades/new", [*spot(0, 4), 7], "give a Barricade's place as [x, y, turn]"),
    ("barricades/new", spot(0, 4), "give a Barricade's place as [x, y, turn]"),
]


@pytest.mark.parametrize("path, value, said", REFUSED, ids=[f"{one[0]} {one[1]}" for one in REFUSED])
def test_what_breaks_the_state_is_refused_and_changes_nothing(path: str, value: Any, said: str) -> None:
    made = game()
    state = fighting()
    before = made.to_plain(state)
    with pytest.raises(IllegalAnswer) as fault:
        amend(state, path, value)
    assert said in str(fault.value)
    assert str(fault.value).startswith(path)
    assert made.to_plain(state) == before


@pytest.mark.parametrize("x, y", [(0, 0), (2 * MIDDLE, 0), (0, 2 * MIDDLE), (2 * MIDDLE, 2 * MIDDLE)])
def test_a_corner_of_the_table_is_on_it_and_a_step_further_is_not(x: int, y: int) -> None:
    state = fighting()
    state.traps["trap-1"] = Trap("trap-1", 100, 100)
    amend(state, "traps/trap-1/position", [x, y])
    assert (state.traps["trap-1"].x, state.traps["trap-1"].y) == (x, y)
    for off in ([x - 1 if x == 0 else x + 1, y], [x, y - 1 if y == 0 else y + 1]):
        with pytest.raises(IllegalAnswer, match="off the table"):
            amend(state, "traps/trap-1/position", off)


def test_a_destroyed_building_does_not_burn_and_may_stand_again() -> None:
    state = fighting()
    amend(state, "buildings/forge/burning", True)
    amend(state, "buildings/forge/integrity", 0)
    forge = state.building("forge")
    assert (forge.burning, forge.fell_in_wave) == (False, 1)
    with pytest.raises(IllegalAnswer, match="a destroyed building does not burn"):
        amend(state, "buildings/forge/burning", True)
    amend(state, "buildings/forge/integrity", 2)
    assert state.building("forge").fell_in_wave == 0


@rule("V-8.2")
def test_a_corrected_hall_may_lose_the_game() -> None:
    state = fighting()
    amend(state, "buildings/town-hall/integrity", 0)
    table = Sitting()
    next_piece(table, state)
    assert [fact.result for fact in table.told(GameEnded)] == ["defeat"]


def test_whoever_leaves_by_correction_acts_no_more() -> None:
    state = fighting()
    state.group_turn = turn = GroupTurn(1, 1, [ModelId("orc-1-1a")], turnover=False)
    amend(state, "models/orc-1-1a/fate", "defeated")
    assert turn.waiting == []
    state.acting = Acting(ModelId("ada"), 2, turnover=False)
    amend(state, "models/ada/fate", "fled")
    assert state.acting is None


def test_a_model_comes_back_only_where_there_is_room() -> None:
    state = fighting()
    amend(state, "models/ada/fate", "defeated")
    ada, ben = state.model("ada"), state.model("ben")
    ada.x, ada.y = ben.x, ben.y
    with pytest.raises(IllegalAnswer, match="there is no room"):
        amend(state, "models/ada/fate", "in play")
    amend(state, "models/ada/position", spot(-4, 3))
    amend(state, "models/ada/fate", "in play")
    assert state.model("ada").in_play


def test_between_waves_a_hero_waits_or_is_defeated() -> None:
    state = game().start()
    state.phase = Phase.COUNCIL
    for fate in ("in play", "fled"):
        with pytest.raises(IllegalAnswer, match="between waves"):
            amend(state, "models/ada/fate", fate)
    amend(state, "models/ada/fate", "defeated")
    assert state.model("ada").fate is Fate.DEFEATED


def test_during_deployment_a_hero_may_deploy_again() -> None:
    state = fighting()
    state.phase = Phase.HERO_DEPLOYMENT
    amend(state, "models/ada/fate", "waiting")
    assert state.waiting == ["ada"]


def test_an_attack_that_was_not_made_may_be_made() -> None:
    state = fighting()
    state.model("ada").count_attack(is_shot=True)
    amend(state, "models/ada/attacked", False)
    assert (state.model("ada").attacks_made, state.model("ada").shots_made) == (0, 0)


def test_markers_are_added_moved_and_taken_away() -> None:
    state = fighting()
    amend(state, "barricades/new", [*spot(0, 4), 15])
    amend(state, "barricades/barricade-1/position", [*spot(0, -4), 0])
    assert state.ground.piece("barricade-1").outline.middle_y == MIDDLE - 4 * INCH
    amend(state, "barricades/barricade-1/integrity", 1)
    amend(state, "barricades/barricade-1", None)
    assert state.barricades == {}
    assert "barricade-1" not in state.ground.piece_ids()
    amend(state, "traps/new", spot(9, 9))
    amend(state, "traps/trap-2/position", spot(9, 10))
    assert (state.traps["trap-2"].x, state.traps["trap-2"].y) == tuple(spot(9, 10))
    amend(state, "traps/trap-2", None)
    amend(state, "villagers/new", spot(9, 9))
    amend(state, "villagers/villager-3/position", spot(9, 10))
    amend(state, "villagers/villager-3", None)
    assert (state.traps, state.villagers) == ({}, {})


@rule("V-7.2.3", "V-5.1.2", "V-7.8.4")
def test_what_is_hidden_is_no_path() -> None:
    state = fighting()
    state.tokens["token-1"] = Token("token-1", 200, 200, 1, 5, revealed=False)
    assert "tokens/token-1/result" not in paths(state)
    with pytest.raises(IllegalAnswer):
        amend(state, "tokens/token-1/result", 2)
    state.tokens["token-1"].revealed = True
    assert amend(state, "tokens/token-1/result", 2).before == "5"
    amend(state, "tokens/token-1/position", spot(0, -17))
    amend(state, "tokens/token-1", None)
    assert state.tokens == {}


def test_every_path_of_a_full_siege_leads_somewhere() -> None:
    _, state = crowded()
    state.edges_known = True
    state.traps["trap-20"] = Trap("trap-20", 300, 300)
    state.villagers["villager-21"] = Villager("villager-21", 400, 400)
    found = paths(state)
    assert len(found) > 100
    assert len(set(found)) == len(found)
    for path in found:
        with pytest.raises(IllegalAnswer) as fault:
            amend(state, path, object())
        assert "there is nothing to correct" not in str(fault.value), path


def test_groups_and_actions_can_be_corrected() -> None:
    _, state = crowded()
    state.edges_known = True
    for path, value in (
        ("groups/1/behaviour", "fanatic"),
        ("groups/1/edge", 4),
        ("groups/1/objective", "temple"),
        ("groups/1/raid_target", "forge"),
        ("groups/1/leaving", True),
        ("acting/actions", 3),
        ("group_turn/actions", 0),
        ("spent/overwatch", False),
    ):
        assert amend(state, path, value).after == str(value)
    assert "overwatch" not in state.spent


@rule("V-3.5")
def test_an_enemy_may_belong_to_another_group() -> None:
    _, state = crowded()
    enemy = next(model for model in state.models.values() if model.side == ENEMIES and model.in_play)
    path = f"models/{enemy.id}/group"
    assert path in paths(state)
    assert not any(
        path.endswith("/group") and path.split("/")[1] in {one.id for one in state.heroes} for path in paths(state)
    )
    other = next(group.number for group in state.groups if group.number != enemy.group)
    state.group_turn = turn = GroupTurn(enemy.group, 1, [enemy.id], turnover=False)
    before = enemy.group
    assert amend(state, path, other) == Amended("R-V37", path, str(before), str(other))
    assert turn.waiting == []
    for wrong in (99, "1", True, -1):
        with pytest.raises(IllegalAnswer, match="choose one of the groups"):
            amend(state, path, wrong)
    with pytest.raises(IllegalAnswer, match="a model has position"):
        amend(state, f"models/{state.heroes[0].id}/group", 1)


def test_a_correction_in_a_match_is_journaled_and_undone() -> None:
    match = begin(game(), 5)
    match.amend("supplies", 9)
    assert match.state.supplies == 9
    assert any(isinstance(told.fact, Amended) for told in match.facts)
    match.undo()
    assert match.state.supplies == 0
    match.redo()
    assert match.state.supplies == 9


@rule("V-6.1.7")
def test_the_turn_of_the_enemies_is_over_at_once() -> None:
    _, state = crowded()
    state.phase = Phase.ENEMY_TURN
    assert ENEMY_TURN in paths(state)
    with pytest.raises(IllegalAnswer):
        amend(state, ENEMY_TURN, "begun")
    assert amend(state, ENEMY_TURN, IS_OVER) == Amended("R-V37", ENEMY_TURN, "", IS_OVER)
    assert state.group_turn is None
    assert enemy_turn.next_group(state) is None
    heroes = [model.activated for model in state.models.values() if model.side == HEROES]
    assert False in heroes
    state.phase = Phase.HERO_TURN
    assert ENEMY_TURN not in paths(state)
    with pytest.raises(IllegalAnswer, match="nothing to correct"):
        amend(state, ENEMY_TURN, IS_OVER)
