"""The content of a battle: what ships with the game, read once, and what people made beside it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Final

import resources
from rules_core.content.reader import ContentProblem, Problem, Reader, read_toml
from rules_core.games.drums.content.buildings import read_building
from rules_core.games.drums.content.loader import (
    read_arm,
    read_battlefield,
    read_nation,
    read_rule_list,
    read_soldier,
    read_squad,
    read_terrain_table,
    read_trait,
)
from rules_core.games.drums.content.scenarios import read_scenario
from rules_core.games.drums.content.types import Content
from rules_core.kernel.game import Plain

FOLDER: Final = Path(resources.__file__).parent / "content" / "drums"
FILES: Final[dict[str, str]] = {
    "weapon": "weapons",
    "nation": "nations",
    "building": "buildings",
    "battlefield": "battlefields",
    "terrain_table": "terrain_tables",
    "scenario": "scenarios",
    "soldier": "soldiers",
    "squad": "squads",
}
"""The file of each kind of item."""
ORDER: Final = tuple(FILES)
"""Each kind after those that it speaks of; nations and soldiers speak of each other."""
RULE_LIST: Final = "rule_list"
BOOK_RULES: Final = "the-book"
"""The list of special rules with which everything is as it ships."""


def plain_of(name: str) -> Plain:
    """One file of what ships, as it stands there. Raises `ContentProblem`."""
    problems: list[Problem] = []
    plain = read_toml(FOLDER / f"{name}.toml", problems)
    if problems:
        raise ContentProblem(problems)
    return plain


@cache
def shipped() -> Content:
    """What comes with the game, read once and not to be changed. Raises `ContentProblem`."""
    problems: list[Problem] = []
    content = Content(
        {one.id: one for one in [read_trait(reader) for reader in _rows("traits", "trait", problems)]},
        {}, {}, {}, {}, {}, {}, {}, {},
    )  # fmt: skip
    _add(content, {kind: _rows(FILES[kind], kind, problems) for kind in ORDER})
    if problems:
        raise ContentProblem(problems)
    return content


def with_own(own: Mapping[str, list[Plain]], problems: list[Problem], rule_list: str = "") -> Content:
    """What ships, and what people made beside it, by kind. Faults are noted.

    `rule_list` is the list of special rules that is played, "" for all as the book has them.
    """
    ours = shipped()
    content = Content(
        ours.traits,
        dict(ours.arms),
        dict(ours.nations),
        dict(ours.soldiers),
        dict(ours.squads),
        dict(ours.buildings),
        dict(ours.battlefields),
        dict(ours.scenarios),
        dict(ours.terrain_tables),
    )
    rows = {kind: [_reader(kind, one, problems) for one in own.get(kind, [])] for kind in ORDER}
    if rule_list and rule_list != BOOK_RULES:
        listed = next((one for one in own.get(RULE_LIST, []) if one.get("id") == rule_list), {})
        costs = read_rule_list(_reader(RULE_LIST, listed, problems))
        content.traits = {id: replace(one, cost=costs[id]) for id, one in ours.traits.items() if id in costs}
        content.soldiers = {}
        shipped_rows = [*_rows("soldiers", "soldier", problems), *rows["soldier"]]
        rows["soldier"] = [one for one in shipped_rows if all(rule in costs for rule in one.data.get("traits", []))]
    _add(content, rows)
    if content.traits is not ours.traits:
        # SDS-PTS-10. A squad with somebody whom nobody may buy is none.
        soldiers = content.soldiers
        content.squads = {
            id: one for id, one in content.squads.items() if all(who in soldiers for who, _ in one.soldiers)
        }
    return content


def _add(content: Content, rows: Mapping[str, list[Reader]]) -> None:
    """Read what stands there into the content, each kind after those that it speaks of."""
    for reader in rows["weapon"]:
        arm = read_arm(reader)
        content.arms[arm.id] = arm
    soldiers = [*content.soldiers, *(str(one.data.get("id", "")) for one in rows["soldier"])]
    for reader in rows["nation"]:
        nation = read_nation(reader, soldiers)
        content.nations[nation.id] = nation
    for reader in rows["building"]:
        building = read_building(reader)
        content.buildings[building.id] = building
    for reader in rows["battlefield"]:
        field = read_battlefield(reader, content)
        content.battlefields[field.id] = field
    for reader in rows["terrain_table"]:
        table = read_terrain_table(reader, content)
        content.terrain_tables[table.id] = table
    for reader in rows["scenario"]:
        scenario = read_scenario(reader, content)
        content.scenarios[scenario.id] = scenario
    for reader in rows["soldier"]:
        soldier = read_soldier(reader, content)
        content.soldiers[soldier.id] = soldier
    for reader in rows["squad"]:
        squad = read_squad(reader, content)
        content.squads[squad.id] = squad


def _rows(name: str, key: str, problems: list[Problem]) -> list[Reader]:
    return Reader(plain_of(name), f"{name}.toml", problems).tables(key)


def _reader(kind: str, plain: Plain, problems: list[Problem]) -> Reader:
    return Reader(plain, str(plain.get("id", kind)), problems)
