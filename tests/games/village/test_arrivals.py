"""Villages with a table of their own: its ground, where enemies come from, where heroes deploy, what is set aside."""

from typing import Any

import pytest

from rules_core.content.reader import ContentProblem
from rules_core.games.village.content import setup
from rules_core.games.village.content.types import shared_ground
from rules_core.games.village.rules import deployment, wave_opening
from rules_core.games.village.state.fighter import HEROES, Fighter
from rules_core.games.village.state.siege import Siege
from rules_core.games.village.words.arrival_words import arrival_words
from rules_core.games.village.words.names import SiegeNames
from rules_core.games.village.words.rebuild import PlacementKind, placements
from rules_core.ground.ground import Sight
from rules_core.kernel.problems import SetupProblem
from rules_core.song.options import INCH
from rules_core.song.warband import Fate, ModelId
from tests.clauses import rule
from tests.games.village.little import content, foe, level_up, plain_content, put, siege
from tests.games.village.sitting import Careless
from tests.games.village.tales import tale_content, told

GATE = [[16, 6], [20, 6], [20, 6.6], [16, 6.6]]
TABLE = {
    "width": 40,
    "height": 36,
    "piece": [
        {"id": "west-wall", "kind": "wall", "outline": [[4, 6], [16, 6], [16, 6.6], [4, 6.6]]},
        {"id": "the-gate", "kind": "gate", "outline": GATE},
        {"id": "east-wall", "kind": "wall", "outline": [[20, 6], [36, 6], [36, 6.6], [20, 6.6]]},
    ],
}


def of_village(**keys: Any) -> Siege:
    """A siege of the book's village with these keys added."""
    return told(village=keys)


def refused(**keys: Any) -> list[str]:
    """What is said about a village that cannot be played."""
    with pytest.raises(SetupProblem) as fault:
        of_village(**keys)
    return fault.value.problems


@rule("V-4.3.1", "V-4.3.3")
def test_a_village_may_bring_its_own_table() -> None:
    state = of_village(ground=TABLE)
    assert (state.world.map.width, state.world.map.height) == (40 * INCH, 36 * INCH)
    assert state.world.setup["terrain"] == "hearthwall"
    assert "the-gate" in state.ground.piece_ids()
    assert state.world.setup["content"]["terrain"] == []


def test_whoever_brings_a_table_stands_on_it_alone() -> None:
    whole = tale_content(village={"ground": TABLE})
    assert [one.id for one in shared_ground(whole)] == ["bare"]
    with pytest.raises(SetupProblem) as fault:
        setup.build(whole, {"heroes": ["ada", "ben"], "terrain": "bare"})
    assert any("stands on its own ground" in one for one in fault.value.problems)
    other = {**plain_content()["village"][0], "id": "other"}
    two = content(village=[plain_content()["village"][0], {**other, "ground": TABLE}])
    with pytest.raises(SetupProblem) as fault:
        setup.build(two, {"heroes": ["ada", "ben"], "terrain": "other"})
    assert any("this is the ground of" in one for one in fault.value.problems)


@rule("V-4.3.3", "SBH-MOV-6", "SBH-RNG-8")
def test_a_gate_stands_open_and_is_crossed_as_an_obstacle() -> None:
    state = of_village(ground=TABLE)
    walker = put(state, foe(state, "orc", 0, 0), 0, 0)
    walker.x, walker.y = 18 * INCH, 5 * INCH
    sweep = state.ground.sweep(walker, 18 * INCH, 9 * INCH, (), (), ())
    assert sweep.y == 9 * INCH
    assert state.ground.slowed_by(walker, 18 * INCH, 9 * INCH) == ["the-gate"]
    beside = Fighter(ModelId("ben"), walker.profile, HEROES)
    beside.x, beside.y = 18 * INCH, round(7.1 * INCH)
    assert state.ground.sees(walker, beside, ()) is Sight.COVER


@rule("V-5.5.1", "V-5.5.2")
def test_enemies_come_only_from_the_spawn_edges() -> None:
    seen: set[int] = set()
    for seed in range(12):
        state = of_village(spawn=[{"edge": 2}, {"edge": 4}])
        wave_opening.open_wave(Careless(seed), state)
        seen.update(one.edge for one in state.groups)
    assert seen == {2, 4}


@rule("V-5.5.3")
def test_enemies_deploy_along_the_given_part_of_the_edge() -> None:
    state = of_village(spawn=[{"edge": 1, "from": 4, "to": 10}, {"edge": 1, "from": 30, "to": 34}])
    orc = foe(state, "orc", 0, 0)
    orc.fate = Fate.WAITING
    region = deployment.enemy_zone(state, orc, 1)
    spots = region.candidates()
    assert spots
    for x, y in spots:
        assert 4 * INCH <= x <= 10 * INCH or 30 * INCH <= x <= 34 * INCH
        assert y - orc.radius <= 6 * INCH + 1
    assert not region.contains(18 * INCH, INCH)
    assert region.contains(*region.nearest(18 * INCH, INCH))
    # An Ambush may come over an edge that the village does not name: over the whole of it.
    assert deployment.enemy_zone(state, orc, 3).contains(18 * INCH, 35 * INCH)


@rule("V-5.5.3")
def test_where_the_part_is_full_they_stand_further_back() -> None:
    state = of_village(spawn=[{"edge": 1, "from": 4, "to": 8}])
    for row in range(7):
        for column in range(5):
            other = foe(state, "orc", 0, 0, number=row + 1)
            other.x, other.y = 4 * INCH + column * INCH, INCH // 2 + row * INCH
    late = foe(state, "orc", 0, 0, number=9)
    late.fate = Fate.WAITING
    x, y = deployment.enemy_zone(state, late, 1).candidates()[0]
    assert y > 6 * INCH
    assert 4 * INCH <= x <= 8 * INCH


@rule("V-5.6.1", "V-5.6.2", "V-7.5.19")
def test_heroes_deploy_in_the_zones_with_their_middle_inside() -> None:
    state = of_village(zone=[{"outline": [[2, 2], [8, 2], [8, 8], [2, 8]]}])
    ada = state.model("ada")
    region = deployment.hero_zone(state, ada)
    assert region.contains(2 * INCH, 5 * INCH)
    assert not region.contains(2 * INCH - 5, 5 * INCH)
    assert not region.contains(18 * INCH, 14 * INCH)
    assert all(2 * INCH - 1 <= x <= 8 * INCH + 1 for x, _ in region.candidates())
    # Advanced Deployment adds the surroundings of buildings.
    level_up(state, "watchtower", 3)
    assert deployment.hero_zone(state, ada).contains(18 * INCH, 14 * INCH)


@rule("V-4.3.4")
def test_only_the_spawn_edges_need_a_way() -> None:
    moat = {"id": "moat", "kind": "pond", "outline": [[0, 30], [36, 30], [36, 33], [0, 33]]}
    ground = {"width": 36, "height": 36, "piece": [moat]}
    assert any("lower edge" in one for one in refused(ground=ground))
    of_village(ground=ground, spawn=[{"edge": 1}])
    of_village(ground=ground, waived=["V-4.3.4"])


@rule("V-4.4.1", "V-4.4.2")
def test_distances_that_are_set_aside_stop_nobody() -> None:
    buildings = [dict(one) for one in plain_content()["village"][0]["building"]]
    buildings[0]["position"] = [0, -6]
    buildings[1]["position"] = [-14, -14]
    said = refused(building=buildings)
    assert any("middle of the table" in one for one in said)
    assert any("too far from the Town Hall" in one for one in said)
    of_village(building=buildings, waived=["V-4.4.1", "V-4.4.2"])


@rule("V-5.5.3", "V-5.6.1")
def test_edges_and_zones_lie_on_the_table() -> None:
    assert any("spawn edge" in one for one in refused(spawn=[{"edge": 1, "from": 30, "to": 50}]))
    assert any("deployment zone" in one for one in refused(zone=[{"outline": [[30, 30], [40, 30], [35, 35]]}]))
    with pytest.raises(ContentProblem):
        of_village(spawn=[{"edge": 1, "from": 8, "to": 10}])


@rule("V-5.5.3", "V-5.6.1")
def test_people_at_a_table_are_told_where_enemies_come_from_and_heroes_deploy() -> None:
    spawn = [{"edge": 1, "from": 8, "to": 20}, {"edge": 4}]
    state = of_village(spawn=spawn, zone=[{"outline": [[2, 2], [8, 2], [8, 8]]}])
    north, west, zone = [one.text() for one in arrival_words(state, SiegeNames(state.world))]
    assert north == "Enemies come from the north edge, between 8.0 in and 20.0 in from the west edge."
    assert west == "Enemies come from the west edge, along all of it."
    assert zone.startswith("Heroes deploy between these corners, measured from the west edge and the north edge: ")
    assert zone.endswith("2.0 in by 2.0 in, 8.0 in by 2.0 in and 8.0 in by 8.0 in.")
    assert arrival_words(siege(), SiegeNames(siege().world)) == ()


def test_a_table_of_its_own_is_built_up_like_any_other() -> None:
    kinds = {one.id: one.kind for one in placements(of_village(ground=TABLE))}
    assert kinds["the-gate"] is PlacementKind.TERRAIN
    assert siege().world.village.spawn_edges == ()
