"""Deployment: heroes by the players inside their zones, enemies by hidden draws close to their edges."""

from typing import Any

import pytest

from rules_core.games.village.content.types import Behaviour, BuildingId
from rules_core.games.village.rules import deployment, wave_opening
from rules_core.games.village.rules.generation import GroupPlan
from rules_core.games.village.rules.groups import add_group
from rules_core.games.village.state.facts import Deployed, EdgesRevealed, ObjectiveGiven
from rules_core.games.village.state.fighter import ENEMIES, HEROES
from rules_core.games.village.state.siege import Phase, Siege, Token
from rules_core.games.village.state.siege_map import default_middles
from rules_core.kernel.requests import Draw, Place
from rules_core.kernel.table import PROGRAM
from rules_core.song.options import INCH
from rules_core.song.warband import Fate, ModelId
from tests.clauses import rule
from tests.games.village.little import BARE, MIDDLE, content, level_up, put, siege
from tests.games.village.sitting import Careless, Sitting


def spot(x: float, y: float) -> tuple[int, int, int]:
    """An answer by inches from the middle."""
    return MIDDLE + round(x * INCH), MIDDLE + round(y * INCH), 0


def opened(**choices: Any) -> Siege:
    """A siege whose heroes are about to deploy."""
    state = siege(**choices)
    wave_opening.open_wave(Careless(2), state)
    return state


@rule("V-5.1.1", "V-4.2.12")
def test_all_heroes_wait_to_deploy_but_the_defeated() -> None:
    state = siege(heroes=4)
    state.model("ben").fate = Fate.DEFEATED
    wave_opening.open_wave(Careless(2), state)
    assert state.waiting == ["ada", "cem", "dot"]


@rule("V-5.6.1", "R-V30")
def test_heroes_deploy_within_six_inches_of_the_hall_edge_to_edge() -> None:
    state = opened()
    # The hall reaches 2 inches from the middle, the base has a radius of half an inch: 2 + 6 + 0.5.
    region = deployment.hero_zone(state, state.model("ada"))
    assert region.contains(*spot(8.5, 0)[:2])
    assert not region.contains(*spot(8.51, 0)[:2])
    assert not region.contains(*spot(2.4, 0)[:2])
    # Beside the Stable, but far from the hall.
    assert not region.contains(*spot(-6, 9)[:2])


@rule("V-5.6.2", "V-7.5.19", "R-V27")
def test_with_advanced_deployment_they_deploy_near_any_undestroyed_building() -> None:
    state = opened()
    level_up(state, "watchtower", 3)
    region = deployment.hero_zone(state, state.model("ada"))
    assert region.contains(*spot(-6, 12)[:2])
    state.building("stable").integrity = 0
    region = deployment.hero_zone(state, state.model("ada"))
    assert not region.contains(*spot(-6, 14)[:2])
    assert region.contains(*spot(7.5, 12)[:2])


@rule("V-5.1.1")
def test_heroes_deploy_one_by_one_and_then_the_enemies() -> None:
    state = opened()
    table = Sitting(("deploy", spot(0, 3)), ("deploy", spot(0, -3)))
    deployment.next_hero(table, state)
    assert state.waiting == ["ben"]
    deployment.next_hero(table, state)
    assert [fact.model for fact in table.told(Deployed)] == ["ada", "ben"]
    assert state.model("ada").in_play
    assert (state.model("ben").x, state.model("ben").y) == spot(0, -3)[:2]
    state.spent.append("ready-mounts")
    deployment.next_hero(table, state)
    assert state.phase is Phase.ENEMY_DEPLOYMENT


def test_nobody_deploys_on_top_of_another() -> None:
    state = opened()
    put(state, state.model("ada"), 0, 3)
    region = deployment.hero_zone(state, state.model("ben"))
    assert not region.contains(*spot(0.5, 3)[:2])
    assert region.contains(*spot(1, 3)[:2])


@rule("V-7.5.7", "V-7.5.24", "R-V25", "R-V26", "V-3.8")
def test_two_archers_and_two_riders_deploy_with_the_heroes_near_their_building() -> None:
    state = siege()
    level_up(state, "town-hall", 3)
    level_up(state, "stable", 3)
    wave_opening.open_wave(Careless(2), state)
    defenders = ["village-archer-1-1", "village-archer-1-2", "village-rider-1-3", "village-rider-1-4"]
    assert state.waiting == ["ada", "ben", *defenders]
    assert all(state.model(id).is_defender and not state.model(id).is_hero for id in defenders)
    archer, rider = state.model(defenders[0]), state.model(defenders[2])
    assert deployment.defender_zone(state, archer).contains(*spot(0, 8.5)[:2])
    assert not deployment.defender_zone(state, archer).contains(*spot(0, 8.6)[:2])
    # The Stable: middle at (-6, 6.5), half its side 1.5, the rider's radius 0.625.
    assert deployment.defender_zone(state, rider).contains(*spot(-6, 6.5 + 1.5 + 6 + 0.6)[:2])
    assert not deployment.defender_zone(state, rider).contains(*spot(0, -3)[:2])


@rule("V-7.5.7", "V-6.4.6")
def test_a_destroyed_stable_sends_nobody() -> None:
    state = siege()
    level_up(state, "stable", 3)
    state.building("stable").integrity = 0
    wave_opening.open_wave(Careless(2), state)
    assert state.waiting == ["ada", "ben"]


@rule("R-V17", "V-7.5.16")
@pytest.mark.parametrize("answer, inside", [("stay", (6.5, -9)), ("go", (0, 8))])
def test_a_revived_hero_stays_at_the_temple_or_deploys_as_all_do(answer: str, inside: tuple[float, float]) -> None:
    state = opened()
    level_up(state, "temple", 3)
    state.returning = ModelId("ada")
    table = Sitting(("returning", answer), ("deploy", spot(*inside)))
    deployment.next_hero(table, state)
    place = table.last_question()
    assert isinstance(place, Place)
    assert place.region is not None
    # The Temple's middle is at (6.5, -6); 1.5 + 3 + 0.5 inches is the limit.
    assert place.region.contains(*spot(6.5, -11)[:2]) is (answer == "stay")


@rule("R-V51", "R-V35")
def test_both_sides_count_who_started_the_wave() -> None:
    state = opened(heroes=3)
    enemies = len([model for model in state.models.values() if model.side == ENEMIES])
    assert state.start_counts[ENEMIES] == enemies
    state.spent.append("ready-mounts")
    table = Careless(1)
    while state.phase is Phase.HERO_DEPLOYMENT:
        deployment.next_hero(table, state)
    assert state.start_counts[HEROES] == 3


def facing(edge: int, kinds: str, behaviour: Behaviour = Behaviour.RAVAGER, **choices: Any) -> Siege:
    """A siege with one Group waiting behind an edge; its types by name."""
    state = siege(**choices)
    state.phase = Phase.ENEMY_DEPLOYMENT
    types = [state.world.content.enemies[kind] for kind in kinds.split()]
    add_group(state, GroupPlan(behaviour, types)).edge = edge
    return state


@rule("V-5.1.2")
def test_the_edges_are_shown_before_the_first_enemy_stands() -> None:
    state = facing(2, "orc")
    table = Careless(1)
    deployment.next_enemy(table, state)
    assert isinstance(table.facts[0], EdgesRevealed)
    assert isinstance(table.facts[1], Deployed)


@rule("V-5.5.3", "R-V15")
@pytest.mark.parametrize("edge", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_a_group_stands_together_within_six_inches_of_its_edge(edge: int, seed: int) -> None:
    state = facing(edge, "orc orc orc orc orc")
    table = Careless(seed)
    while state.phase is Phase.ENEMY_DEPLOYMENT:
        deployment.next_enemy(table, state)
    members = state.members(1)
    assert len(members) == 5
    for model in members:
        assert 0 <= state.ground.gap_to_edge(model, edge) <= 6 * INCH
        assert state.ground.gap(model, members[0]) <= 3 * INCH
        others = [other for other in members if other is not model]
        assert state.ground.fits(model, model.x, model.y, others)


@rule("R-V15", "V-5.1.2")
def test_where_they_come_up_is_a_hidden_draw_of_the_program() -> None:
    state = facing(1, "orc orc")
    table = Careless(1)
    deployment.next_enemy(table, state)
    deployment.next_enemy(table, state)
    draws = [one for one in table.asked if isinstance(one, Draw)]
    assert len(draws) == 1
    assert draws[0].hidden
    assert draws[0].who == PROGRAM
    assert len(draws[0].options) > 20


def test_one_model_is_one_piece_of_work() -> None:
    state = facing(1, "orc orc")
    deployment.next_enemy(Careless(1), state)
    assert len(state.members(1)) == 1
    assert not state.groups[0].deployed


@rule("R-V15")
def test_enemies_come_up_clear_of_terrain_and_where_a_way_leads_on() -> None:
    wood = {"id": "copse", "kind": "wood", "outline": [[0, 0], [30, 0], [30, 7], [0, 7]]}
    moat = {"id": "moat", "kind": "pond", "outline": [[31, 0], [32, 0], [32, 9], [31, 9]]}
    state = facing(1, "orc orc orc", of=content(terrain=[{**BARE, "piece": [wood, moat]}]))
    table = Careless(5)
    while state.phase is Phase.ENEMY_DEPLOYMENT:
        deployment.next_enemy(table, state)
    for model in state.members(1):
        assert state.ground.slowed_by(model, model.x, model.y) == []
        assert state.ground.gap_to_piece(model, "copse") >= 0


def test_enemies_are_not_set_up_in_contact_with_heroes() -> None:
    state = facing(1, "orc")
    put(state, state.model("ada"), 0, -16)
    region = deployment.enemy_zone(state, state.model("orc-1-1a"), 1)
    assert not region.contains(*spot(1, -16)[:2])
    assert region.contains(*spot(1.1, -16)[:2])


@rule("V-6.3.17", "R-V14", "V-6.3.18")
def test_guardians_receive_an_objective_when_the_last_of_them_stands() -> None:
    state = facing(3, "orc orc", Behaviour.GUARDIAN)
    state.tokens["token-1"] = Token("token-1", MIDDLE, 127, 1, 2, revealed=False)
    table = Careless(1)
    deployment.next_enemy(table, state)
    assert table.told(ObjectiveGiven) == []
    deployment.next_enemy(table, state)
    assert [fact.objective for fact in table.told(ObjectiveGiven)] == ["token-1"]


def test_the_village_map_of_the_default_is_the_one_these_tests_think_of() -> None:
    world = siege().world
    assert default_middles(world.village, world.content.terrain["bare"])[BuildingId("stable")] == spot(-6, 6.5)[:2]
