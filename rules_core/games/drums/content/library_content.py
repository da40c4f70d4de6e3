"""The content of a battle: what ships with the game, read once, and what people made beside it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Final, TypeVar

import resources
from rules_core.content.reader import ContentProblem, Problem, Reader, read_toml
from rules_core.games.drums.content.buildings import read_building
from rules_core.games.drums.content.loader import (
    read_arm,
    read_battlefield,
    read_nation,
    read_soldier,
    read_squad,
    read_trait,
)
from rules_core.games.drums.content.scenarios import read_scenario
from rules_core.games.drums.content.types import Content
from rules_core.kernel.game import Plain

FOLDER: Final = Path(resources.__file__).parent / "content" / "drums"
Row = TypeVar("Row")


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
    traits = {one.id: one for one in _rows("traits", "trait", problems, read_trait)}
    arms = {one.id: one for one in _rows("weapons", "weapon", problems, read_arm)}
    nations = {one.id: one for one in _rows("nations", "nation", problems, read_nation)}
    buildings = {one.id: one for one in _rows("buildings", "building", problems, read_building)}
    content = Content(traits, arms, nations, {}, {}, buildings, {}, {})
    for reader in Reader(plain_of("battlefields"), "battlefields.toml", problems).tables("battlefield"):
        field = read_battlefield(reader, content)
        content.battlefields[field.id] = field
    for reader in Reader(plain_of("scenarios"), "scenarios.toml", problems).tables("scenario"):
        scenario = read_scenario(reader, content)
        content.scenarios[scenario.id] = scenario
    for reader in Reader(plain_of("soldiers"), "soldiers.toml", problems).tables("soldier"):
        soldier = read_soldier(reader, content)
        content.soldiers[soldier.id] = soldier
    for reader in Reader(plain_of("squads"), "squads.toml", problems).tables("squad"):
        squad = read_squad(reader, content)
        content.squads[squad.id] = squad
    if problems:
        raise ContentProblem(problems)
    return content


def with_own(own: Mapping[str, list[Plain]], problems: list[Problem]) -> Content:
    """What ships, and what people made beside it, by kind. Faults are noted."""
    ours = shipped()
    soldiers, squads, tables = dict(ours.soldiers), dict(ours.squads), dict(ours.battlefields)
    content = Content(ours.traits, ours.arms, ours.nations, soldiers, squads, ours.buildings, tables, ours.scenarios)
    for plain in own.get("soldier", []):
        soldier = read_soldier(Reader(plain, str(plain.get("id", "soldier")), problems), content)
        content.soldiers[soldier.id] = soldier
    for plain in own.get("squad", []):
        squad = read_squad(Reader(plain, str(plain.get("id", "squad")), problems), content)
        content.squads[squad.id] = squad
    for plain in own.get("battlefield", []):
        field = read_battlefield(Reader(plain, str(plain.get("id", "battlefield")), problems), content)
        content.battlefields[field.id] = field
    return content


def _rows(name: str, key: str, problems: list[Problem], read: Callable[[Reader], Row]) -> list[Row]:
    return [read(one) for one in Reader(plain_of(name), f"{name}.toml", problems).tables(key)]
