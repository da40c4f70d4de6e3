"""Setups: choices become a document that pins everything; every fault is one sentence, all at once."""

import json
from typing import Any

import pytest

from rules_core.games.village.content.options import VillageOptions
from rules_core.games.village.content.setup import build, read_setup
from rules_core.games.village.game import VillageGame
from rules_core.kernel.problems import SetupProblem
from rules_core.song.options import INCH
from tests.clauses import rule
from tests.games.village.little import ENEMIES_OF_ROUND_COST, content, game, plain_content, siege

HEROES = {"heroes": ["ada", "ben"]}


def problems(choices: dict[str, Any], **lists: Any) -> list[str]:
    """What is said about choices that cannot be."""
    with pytest.raises(SetupProblem) as fault:
        build(content(**lists), {**HEROES, **choices})
    return fault.value.problems


def test_two_heroes_are_all_that_must_be_chosen() -> None:
    setup = build(content(), {"heroes": ["ada", "ben"]})
    assert setup["length"] == "standard"
    assert setup["village"] == "hearthwall"
    assert setup["terrain"] == "bare"
    assert setup["heroes"] == [{"id": "ada", "name": "Ada"}, {"id": "ben", "name": "Ben"}]
    assert setup["options"]["village"]["elite_from"] == 4
    assert setup["positions"]["town-hall"] == [18 * INCH, 18 * INCH]


def test_the_document_survives_json_and_makes_the_same_world() -> None:
    setup = build(content(), {"heroes": ["ada", "cem"], "length": "siege"})
    again = json.loads(json.dumps(setup))
    assert again == setup
    first, second = read_setup(setup), read_setup(again)
    assert first.content == second.content
    assert first.middles == second.middles


def test_the_document_pins_what_is_used_and_no_more() -> None:
    setup = build(content(), {"heroes": ["ada", "cem"]})
    assert [one["id"] for one in setup["content"]["hero"]] == ["ada", "cem"]
    assert len(setup["content"]["enemy"]) == len(ENEMIES_OF_ROUND_COST)


@rule("V-4.2.1")
@pytest.mark.parametrize("count", [0, 1, 5])
def test_a_party_has_two_to_four_heroes(count: int) -> None:
    assert "heroes: choose 2 to 4 heroes." in problems({"heroes": ["ada", "ben", "cem", "dot", "eve"][:count]})


@rule("V-4.2.4", "V-4.2.1")
@pytest.mark.parametrize("count", [2, 3, 4])
def test_heroes_come_from_the_compendium_and_keep_their_order(count: int) -> None:
    party = ["dot", "ada", "cem", "ben"][:count]
    state = VillageGame(build(content(), {"heroes": party})).start()
    assert [hero.id for hero in state.heroes] == party


def test_a_hero_may_have_a_name_of_ones_own() -> None:
    setup = build(content(), {"heroes": [{"id": "ada", "name": "Marta"}, "ben"]})
    assert read_setup(setup).hero_names == {"ada": "Marta", "ben": "Ben"}


@rule("R-V37", "V-1.1")
def test_one_to_four_people_share_the_heroes_out() -> None:
    people = [{"name": "Kim", "heroes": ["ada"]}, {"name": "Lou", "heroes": ["ben"]}]
    world = game(people=people).world
    assert world.people == (("Kim", ("ada",)), ("Lou", ("ben",)))
    assert game(people=[{"name": "Kim", "heroes": ["ada", "ben"]}]).world.people == (("Kim", ("ada", "ben")),)
    assert game().world.people == ()


@rule("V-4.3.2", "V-4.6.1", "V-4.5.2", "V-7.5.1")
def test_a_siege_begins_on_36_inches_with_nothing_in_the_purse_and_level_one() -> None:
    state = siege()
    assert (state.world.map.width, state.world.map.height) == (36 * INCH, 36 * INCH)
    assert state.supplies == 0
    assert {building.level for building in state.buildings.values()} == {1}
    assert [building.integrity for building in state.buildings.values()] == [6, 3, 3, 3, 3]


@rule("V-3.1", "V-6.4.2")
def test_a_building_is_no_model() -> None:
    state = siege()
    assert set(state.models).isdisjoint(state.buildings)
    assert all(state.ground.piece(id).kind == "building" for id in state.buildings)


@rule("V-4.7.2")
def test_no_token_lies_on_the_table_at_first() -> None:
    assert siege().tokens == {}


@rule("V-9.1")
def test_the_six_playtest_defaults_are_settings() -> None:
    names = ["elite_chance", "largest_group", "ambush_percent", "temple_heals", "overwatch_bonus"]
    names += ["ready_mounts_stick", "warhorse_stick", "archers", "riders"]
    changed = {
        "elite_chance": 6,
        "largest_group": 3,
        "ambush_percent": 50,
        "temple_heals": 2,
        "overwatch_bonus": 2,
        "ready_mounts_stick": "medium",
        "warhorse_stick": "medium",
        "archers": 1,
        "riders": 3,
    }
    options = siege(village=changed).world.options
    assert {name: getattr(options, name) for name in names} == changed
    assert all(getattr(VillageOptions(), name) != changed[name] for name in names)


FAULTS: list[tuple[dict[str, Any], str]] = [
    ({"length": "long"}, "length: 'long' is not known; choose one of: intro, standard, siege."),
    ({"village": "atlantis"}, "village: 'atlantis' is not in the content; choose one of: hearthwall."),
    ({"terrain": "moon"}, "terrain: 'moon' is not in the content; choose one of: bare."),
    ({"heroes": ["ada", "zoe"]}, "heroes[2].id: 'zoe' is not in the content; choose from: ada, ben, cem, dot."),
    ({"heroes": ["ada", "ada"]}, "heroes[2].id: ada is in the party already; choose another hero."),
    ({"heroes": ["ada", 7]}, "heroes[2]: write a table with the hero's id and, if you like, a name."),
    ({"heroes": ["ada", {"id": "ben", "name": ""}]}, "heroes[2].name: give a name of 1 to 40 characters."),
    ({"heroes": ["ada", {"id": "ben", "age": 9}]}, "heroes[2]: write a table with the hero's id and"),
    ({"people": [{"name": "A", "heroes": ["cem"]}]}, "people[1].heroes: name heroes of the party: ada, ben."),
    ({"people": [{"name": "A"}] * 5}, "people: name at most 4 people, or nobody."),
    ({"people": [{"heroes": []}]}, "people[1].name: give a name of 1 to 40 characters."),
    ({"people": [{"name": "A", "heroes": ["ada"]}, {"name": "B", "heroes": ["ada"]}]}, "ada has a player already"),
    ({"options": {"village": {"fun": 3}}}, "options.village.fun: this setting is not known; remove it."),
    ({"options": {"village": {"archers": 99}}}, "options.village.archers: 99 does not fit; give a whole number"),
    ({"options": {"village": {"archers": True}}}, "options.village.archers: True does not fit"),
    ({"options": {"village": {"heroes_first": 1}}}, "options.village.heroes_first: 1 does not fit; write true or"),
    ({"options": {"village": {"warhorse_stick": "huge"}}}, "choose one of: short, medium, long."),
    (
        {"options": {"village": {"normal_from": 99}}},
        "options.village.normal_from: “A wave is Normal from” is 99, above “A wave is Hard from”, 95; lower it.",
    ),
    ({"options": {"song": {"short": 2000}}}, "options.song.short: 2000 does not fit"),
    ({"options": {"song": {"short": 5 * INCH}}}, "options.song: the sticks must grow from short over medium to long"),
    ({"options": {"magic": {}}}, "options: write two tables of settings, village and song."),
    ({"options": {"village": []}}, "options.village: write the settings as names with values"),
    ({"positions": []}, "positions: write a table with the middle [x, y] of each building"),
    ({"positions": {"inn": [1, 2]}}, "positions.inn: the village has no such building; it has town-hall, forge"),
    ({"positions": {"forge": [1.5, 2]}}, "positions.forge: give two whole numbers, [x, y]"),
    ({"content": {}}, "content: this is no part of a setup; remove it."),
    ({"colour": "red"}, "colour: this is no part of a setup; remove it."),
]


@pytest.mark.parametrize("choices, said", FAULTS, ids=[said[:40] for _, said in FAULTS])
def test_a_fault_is_named_with_its_place_and_remedy(choices: dict[str, Any], said: str) -> None:
    assert any(said in problem for problem in problems(choices))


def test_all_faults_come_at_once() -> None:
    found = problems({"length": "long", "terrain": "moon", "heroes": ["ada"], "options": {"village": {"fun": 1}}})
    assert len(found) == 4


@rule("R-V04")
def test_a_bestiary_that_cannot_make_every_wave_is_refused() -> None:
    dear = [one for one in ENEMIES_OF_ROUND_COST if one["class"] != "mob"]
    assert any("no Mob without a torch costs 50 points or less" in one for one in problems({}, enemy=dear))
    mobs = [one for one in ENEMIES_OF_ROUND_COST if one["class"] != "boss"]
    assert any("no Boss costs 300 points or less" in one for one in problems({}, enemy=mobs))
    # Intro never comes so far.
    build(content(enemy=mobs), {**HEROES, "length": "intro"})


def test_ids_that_would_mean_two_things_are_refused() -> None:
    lists = plain_content()
    lists["hero"][0]["id"] = "forge"
    lists["terrain"][0]["piece"] = [{"id": "token-1", "kind": "wood", "outline": [[1, 1], [4, 1], [4, 4]]}]
    found = problems({"heroes": ["forge", "ben"]}, hero=lists["hero"], terrain=lists["terrain"])
    assert any("forge is also the id of a hero of the party" in one for one in found)
    assert any("token-1 begins with 'token'" in one for one in found)


def test_a_setup_without_content_or_parts_is_refused() -> None:
    with pytest.raises(SetupProblem, match="the setup holds no content"):
        read_setup({})
    setup = build(content(), HEROES)
    del setup["length"]
    with pytest.raises(SetupProblem, match="length: this part of the setup is missing; add it"):
        read_setup(setup)
    broken = build(content(), HEROES)
    broken["content"] = {**broken["content"], "hero": [{"id": "ada"}]}
    with pytest.raises(SetupProblem, match=r"content: ada\.quality: Quality: this is missing"):
        read_setup(broken)


def armed(id: str, *traits: str) -> dict[str, Any]:
    """One of the little heroes with these traits beside Tough."""
    found = next(one for one in plain_content()["hero"] if one["id"] == id)
    return {**found, "traits": [{"id": "tough"}, *[{"id": one} for one in traits]]}


@rule("SBH-PTS-7")
def test_a_paladin_and_evil_do_not_serve_in_one_party_nor_in_one_bestiary() -> None:
    heroes = [armed("ada", "paladin"), armed("ben", "evil"), armed("cem")]
    said = problems({}, hero=heroes)
    assert said == ["heroes: Ada and Ben never serve together; leave one of them out."]
    assert build(content(hero=heroes), {"heroes": ["ada", "cem"]})
    enemies = plain_content()["enemy"]
    enemies[0]["traits"] = [{"id": "paladin"}]
    enemies[1]["traits"] = [{"id": "evil"}]
    assert problems({}, enemy=enemies) == ["bestiary: Rat and Orc never serve together; leave one of them out."]


@rule("SBH-PTS-7")
def test_at_most_half_of_a_party_are_animals() -> None:
    heroes = [armed("ada", "animal"), armed("ben", "animal"), armed("cem"), armed("dot")]
    assert "at most half" in problems({"heroes": ["ada", "ben", "cem"]}, hero=heroes)[0]
    assert build(content(hero=heroes), {"heroes": ["ada", "ben", "cem", "dot"]})


@rule("SBH-PTS-7")
def test_a_game_begun_with_such_a_party_goes_on() -> None:
    setup = build(content(hero=[armed("ada"), armed("ben")]), HEROES)
    setup["content"] = {**setup["content"], "hero": [armed("ada", "paladin"), armed("ben", "evil")]}
    assert read_setup(setup).hero_ids == ("ada", "ben")
