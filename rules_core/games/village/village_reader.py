"""A village read from content: buildings, levels, abilities."""

from __future__ import annotations

from typing import Final

from rules_core.games.village.content import ABILITIES, ROOFS, Ability, BuildingType, DefenderType, Level, Village
from rules_core.games.village.content_keys import Register, read_id
from rules_core.kernel.content import Reader
from rules_core.kernel.geometry import Outline

BUILDING_HEIGHT: Final = 4
"""In inches, where the content says nothing: the book leaves it open (R-V30)."""
STICKS = ("short", "medium", "long")
PARAMETERS: dict[str, tuple[str, ...]] = {
    "engineering-corps": ("value",),
    "militia": ("count", "defender", "reach"),
    "repairs": ("value",),
    "master-craftsmen": ("value",),
    "healing": ("value",),
    "resurrection": ("reach",),
    "overwatch": ("value", "reach"),
    "advanced-deployment": ("reach",),
    "ready-mounts": ("stick",),
    "warhorse": ("stick",),
}
"""Which parameters an ability has; those not named here have none."""


def read_village(reader: Reader, register: Register) -> Village:
    """A village with at least one building and exactly one heart (V-7.5.5)."""
    id = read_id(reader, register, "village")
    name = reader.text("name", longest=40)
    text = reader.text("text", longest=400)
    found = reader.tables("building")
    if not 1 <= len(found) <= 12:
        reader.problem("building", f"A village has 1 to 12 buildings; this one has {len(found)}.")
    buildings = tuple([_read_building(one, register, id) for one in found])
    reader.done()
    hearts = [building.id for building in buildings if _has_heart(building.levels[:1])]
    misplaced = [building.id for building in buildings if _has_heart(building.levels[1:])]
    if len(hearts) != 1 or misplaced:
        reader.problem("building", 'Exactly one building has the ability "heart", and has it at its first level.')
    return Village(id, name, text, buildings)


def check_militia(reader: Reader, village: Village, defenders: dict[str, DefenderType]) -> None:
    """Every militia names a defender that the content has."""
    for building in village.buildings:
        for level in building.levels:
            ability = level.ability
            if ability is not None and ability.id == "militia" and ability.defender not in defenders:
                known = ", ".join(defenders) or "none; add a [[defender]]"
                reader.problem(
                    f"{building.id}.ability.defender", f"{ability.defender!r} is no defender; known: {known}."
                )


def _has_heart(levels: tuple[Level, ...]) -> bool:
    return any(level.ability is not None and level.ability.id == "heart" for level in levels)


def _read_building(reader: Reader, register: Register, village: str) -> BuildingType:
    id = read_id(reader, register, f"building of {village}")
    found = reader.tables("level")
    if not 1 <= len(found) <= 5:
        reader.problem("level", f"A building has 1 to 5 levels; this one has {len(found)}.")
    levels = tuple([_read_level(one, number) for number, one in enumerate(found, start=1)])
    outline = reader.points("outline", 3, 12)
    if outline:
        try:
            Outline(outline)
        except ValueError as fault:
            reader.problem("outline", str(fault))
    building = BuildingType(
        id=id,
        name=reader.text("name", longest=40),
        icon=reader.text("icon", longest=40),
        roof=reader.choice("roof", list(ROOFS)),
        integrity=reader.whole("integrity", 1, 20),
        levels=levels,
        outline=outline,
        economic=reader.flag("economic", False),
        position=reader.point("position", 36),
        height=reader.inches("height", 0.5, 12, BUILDING_HEIGHT),
    )
    reader.done()
    return building


def _read_level(reader: Reader, number: int) -> Level:
    name = reader.text("name", longest=40)
    text = reader.text("text", longest=400)
    # V-7.5.1. Buildings start at Level I; it costs nothing.
    cost = reader.whole("cost", 0, 0) if number == 1 else reader.whole("cost", 1, 99)
    ability: Ability | None = None
    if reader.has("ability"):
        ability = _read_ability(reader.table("ability"))
    reader.done()
    return Level(name, text, cost, ability)


def _read_ability(reader: Reader) -> Ability:
    id = reader.choice("id", list(ABILITIES))
    allowed = PARAMETERS.get(id, ())
    ability = Ability(
        id=id,
        value=reader.whole("value", 1, 6) if "value" in allowed and reader.has("value") else 0,
        reach=reader.inches("reach", 1, 12) if "reach" in allowed and reader.has("reach") else 0,
        count=reader.whole("count", 1, 6) if "count" in allowed and reader.has("count") else 0,
        defender=reader.text("defender", longest=40) if "defender" in allowed else "",
        stick=reader.choice("stick", list(STICKS)) if "stick" in allowed and reader.has("stick") else "",
    )
    reader.done()
    return ability
