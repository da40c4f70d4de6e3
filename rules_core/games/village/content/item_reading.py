"""One item read as the loader reads it, with every problem: a path inside the item, the sentence, the remedy."""

from __future__ import annotations

from rules_core.content.items import Item
from rules_core.content.known import Known
from rules_core.content.reader import Problem, Reader
from rules_core.games.village.content.content_keys import Register
from rules_core.games.village.content.figure_reader import read_defender, read_enemy, read_hero
from rules_core.games.village.content.kinds import Kind
from rules_core.games.village.content.scenario_reader import read_rules, read_scenario
from rules_core.games.village.content.terrain_reader import read_ground, read_terrain
from rules_core.games.village.content.types import Scenario, TerrainLayout, Village
from rules_core.games.village.content.village_reader import check_levels, check_militia, read_building, read_village
from rules_core.song import trait_types


def problems_of(item: Item, known: Known) -> list[Problem]:
    """Everything that a reader has to say about an item."""
    if item.kind == Kind.VILLAGE:
        return read_village_item(item, known)[2]
    problems: list[Problem] = []
    reader = _reader(item, problems)
    register = Register(trait_types.shipped())
    if item.kind == Kind.HERO:
        read_hero(reader, register)
    elif item.kind == Kind.ENEMY:
        read_enemy(reader, register)
    elif item.kind == Kind.DEFENDER:
        read_defender(reader, register)
    elif item.kind == Kind.BUILDING:
        check_levels(reader, read_building(reader, register), known.ids(Kind.DEFENDER))
    elif item.kind == Kind.TERRAIN:
        read_terrain(reader, register, known.ids(Kind.GROUND))
    elif item.kind == Kind.GROUND:
        read_ground(reader, register)
    elif item.kind == Kind.SCENARIO:
        return read_scenario_item(item, known)[1]
    elif item.kind == Kind.RULES:
        read_rules(reader, register)
    return problems


def read_village_item(item: Item, known: Known) -> tuple[Village, TerrainLayout | None, list[Problem]]:
    """A village, the table that it brings along if it does, and every problem; what is wrong was read as harmless."""
    problems: list[Problem] = []
    reader = _reader(item, problems)
    register = Register(trait_types.shipped())
    village, table = read_village(reader, register, known.ids(Kind.GROUND))
    check_militia(reader, village, known.ids(Kind.DEFENDER))
    return village, table, problems


def read_scenario_item(item: Item, known: Known) -> tuple[Scenario, list[Problem]]:
    """A scenario and every problem; what is wrong was read as harmless."""
    problems: list[Problem] = []
    names = {id: str((known.plain(Kind.ENEMY, id) or {}).get("name", id)) for id in known.ids(Kind.ENEMY)}
    scenario = read_scenario(_reader(item, problems), Register(trait_types.shipped()), names)
    return scenario, problems


def _reader(item: Item, problems: list[Problem]) -> Reader:
    return Reader(item.plain, item.name or item.kind, problems)
