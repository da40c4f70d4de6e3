"""Content of a siege: TOML files or the plain copy in a setup, read into typed objects, all problems at once."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import resources
from rules_core.content.reader import ContentProblem, Problem, Reader, read_toml
from rules_core.games.village.content import content_faults as words
from rules_core.games.village.content.content_keys import Register
from rules_core.games.village.content.figure_reader import read_defender, read_enemy, read_hero
from rules_core.games.village.content.scenario_reader import read_rules, read_scenario
from rules_core.games.village.content.terrain_reader import read_ground, read_terrain
from rules_core.games.village.content.types import (
    BuildingType,
    Content,
    DefenderType,
    EnemyType,
    GroundKind,
    HeroType,
    RuleSet,
    Scenario,
    TerrainLayout,
    Village,
)
from rules_core.games.village.content.village_reader import check_levels, check_militia, read_building, read_village
from rules_core.kernel.game import Plain
from rules_core.song import trait_types
from rules_core.wording.translation import say

SECTIONS: Final = ("village", "hero", "enemy", "defender", "terrain", "ground", "building", "scenario", "rules")
"""The lists that content files may hold."""


def shipped() -> Content:
    """The content that comes with the program. Raises `ContentProblem`."""
    return load(Path(resources.__file__).parent / "content" / "village")


def load(folder: Path) -> Content:
    """All content files of a folder, joined. Raises `ContentProblem` with every fault of every file."""
    problems: list[Problem] = []
    documents: list[tuple[str, Plain]] = []
    for path in sorted(folder.glob("*.toml")):
        documents.append((path.name, read_toml(path, problems)))
    if not documents:
        problems.append(Problem(folder.name, say("There are no content files here; put TOML files into the folder.")))
    return _read(documents, problems)


def read(plain: Plain, place: str = "content") -> Content:
    """The plain copy that a setup holds, in the form of the content files. Raises `ContentProblem`."""
    return _read([(place, plain)], [])


def read_documents(documents: list[tuple[str, Plain]]) -> Content:
    """Several documents in the form of the content files, each with the place that problems name.

    Raises `ContentProblem`; the paths of its problems begin with the number of the document.
    """
    return _read(documents, [], numbered=True)


def _read(documents: list[tuple[str, Plain]], problems: list[Problem], *, numbered: bool = False) -> Content:
    joined: dict[str, list[Any]] = {section: [] for section in SECTIONS}
    readers: dict[str, list[Reader]] = {section: [] for section in SECTIONS}
    for number, (place, document) in enumerate(documents):
        reader = Reader(document, place, problems, (number,) if numbered else ())
        for section in SECTIONS:
            found = reader.tables(section, needed=False)
            readers[section].extend(found)
            joined[section].extend(one.data for one in found)
        reader.done()
    register = Register(trait_types.shipped())
    ground: dict[str, GroundKind] = {}
    villages: dict[str, Village] = {}
    heroes: dict[str, HeroType] = {}
    enemies: dict[str, EnemyType] = {}
    defenders: dict[str, DefenderType] = {}
    terrain: dict[str, TerrainLayout] = {}
    tables: dict[str, TerrainLayout] = {}
    buildings: dict[str, BuildingType] = {}
    rules: dict[str, RuleSet] = {}
    scenarios: dict[str, Scenario] = {}
    for one in readers["ground"]:
        kind = read_ground(one, register)
        ground[kind.kind] = kind
    for one in readers["defender"]:
        defender = read_defender(one, register)
        defenders[defender.id] = defender
    for one in readers["village"]:
        village, table = read_village(one, register, list(ground))
        check_militia(one, village, list(defenders))
        villages[village.id] = village
        if table is not None:
            tables[village.id] = table
    for one in readers["building"]:
        building = read_building(one, register)
        check_levels(one, building, list(defenders))
        buildings[building.id] = building
    for one in readers["hero"]:
        hero = read_hero(one, register)
        heroes[hero.id] = hero
    for one in readers["enemy"]:
        enemy = read_enemy(one, register)
        enemies[enemy.id] = enemy
    for one in readers["terrain"]:
        layout = read_terrain(one, register, list(ground))
        if layout.id in tables:
            one.fault("id", words.TABLE_OF_VILLAGE, words.GIVE_OTHER_ID, {"id": layout.id})
        terrain[layout.id] = layout
    # The tables of villages come last: the first layout is what a game takes where nothing is chosen.
    terrain.update(tables)
    for one in readers["rules"]:
        rule_set = read_rules(one, register)
        rules[rule_set.id] = rule_set
    for one in readers["scenario"]:
        scenario = read_scenario(one, register, {id: enemy.name for id, enemy in enemies.items()})
        scenarios[scenario.id] = scenario
    if problems:
        raise ContentProblem(problems)
    plain: Plain = dict(joined)
    return Content(villages, heroes, enemies, defenders, terrain, ground, plain, buildings, scenarios, rules)
