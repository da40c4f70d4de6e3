"""A village read from content: buildings, levels, abilities."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rules_core.content.named_fields import ICON, NAME, TEXT
from rules_core.content.reader import Reader
from rules_core.content.values import shown
from rules_core.games.village.content import arrival_fields, terrain_fields
from rules_core.games.village.content import content_faults as words
from rules_core.games.village.content import village_fields as fields
from rules_core.games.village.content.content_keys import Register, read_id, read_outline
from rules_core.games.village.content.terrain_reader import read_pieces
from rules_core.games.village.content.types import (
    Ability,
    BuildingId,
    BuildingType,
    Level,
    SpawnEdge,
    TerrainLayout,
    Village,
)
from rules_core.wording.sentence import Length, Part


def read_village(reader: Reader, register: Register, ground: Sequence[str]) -> tuple[Village, TerrainLayout | None]:
    """A village with at least one building and exactly one heart (V-7.5.5), and its table if it brings one along.

    `ground` are the kinds of ground that there are.
    """
    id = read_id(reader, register, "village")
    name = reader.text_of(NAME)
    text = reader.text_of(TEXT)
    waived = reader.words_of(fields.WAIVED)
    buildings = tuple([_read_placed(one, register, id) for one in reader.tables_of(fields.BUILDINGS)])
    table = _read_table(reader, register, ground, id, name, text)
    spawn = tuple([_read_spawn(one) for one in reader.tables_of(arrival_fields.SPAWN)])
    zones = tuple([_read_zone(one) for one in reader.tables_of(arrival_fields.ZONES)])
    reader.done()
    hearts = [place for place, building in enumerate(buildings) if _has_heart(building.levels[:1])]
    for place, building in enumerate(buildings):
        for number, level in enumerate(building.levels[1:], start=1):
            if _has_heart((level,)):
                late: dict[str, Part] = {"name": building.name}
                deeper = (place, "level", number, "ability", "id")
                reader.fault("building", words.LATE_HEART, words.HEART_FIRST, late, deeper=deeper, clause="V-7.5.5")
    if not hearts:
        reader.fault("building", words.NO_HEART, words.GIVE_HEART, clause="V-7.5.5")
    for place in hearts[1:]:
        values: dict[str, Part] = {"name": buildings[hearts[0]].name, "other": buildings[place].name}
        deeper = (place, "level", 0, "ability", "id")
        reader.fault("building", words.TWO_HEARTS, words.ONE_HEART, values, deeper=deeper, clause="V-7.5.5")
    return Village(id, name, text, buildings, table is not None, spawn, zones, waived), table


def _read_table(
    reader: Reader, register: Register, ground: Sequence[str], id: str, name: str, text: str
) -> TerrainLayout | None:
    """V-4.3.1, V-4.3.3. The table of a village: a layout with the village's id, name and text."""
    table = reader.table_of(arrival_fields.GROUND)
    if not reader.has(arrival_fields.GROUND.key):
        return None
    width = table.inches_of(terrain_fields.WIDTH)
    height = table.inches_of(terrain_fields.HEIGHT)
    pieces = read_pieces(table, register, id, ground, width, height)
    table.done()
    return TerrainLayout(id, name, text, width, height, pieces)


def _read_spawn(reader: Reader) -> SpawnEdge:
    """V-5.5.3. A part of an edge from which enemies come, or the whole of it."""
    edge = reader.whole_of(arrival_fields.SPAWN_EDGE)
    begin = reader.inches_of(arrival_fields.SPAWN_FROM)
    end = reader.inches_of(arrival_fields.SPAWN_TO)
    if end and end - begin < arrival_fields.NARROWEST_SPAWN:
        values: dict[str, Part] = {"edge": edge, "least": Length(arrival_fields.NARROWEST_SPAWN)}
        reader.fault("to", words.NARROW_SPAWN, words.WIDEN_SPAWN, values, clause="V-5.5.3")
    reader.done()
    return SpawnEdge(edge, begin, end)


def _read_zone(reader: Reader) -> tuple[tuple[int, int], ...]:
    """V-5.6.1. A part of the table in which heroes deploy."""
    corners = read_outline(reader, arrival_fields.ZONE_OUTLINE)
    reader.done()
    return corners


def check_militia(reader: Reader, village: Village, defenders: Sequence[str]) -> None:
    """Every militia of a village names a defender that there is."""
    for place, building in enumerate(village.buildings):
        check_levels(reader, building, defenders, ("building", place))


def check_levels(
    reader: Reader, building: BuildingType, defenders: Sequence[str], way: tuple[str | int, ...] = ()
) -> None:
    """Every militia of a building names a defender that there is; `way` leads from the reader to the building."""
    for number, level in enumerate(building.levels):
        ability = level.ability
        if ability is not None and ability.defender and ability.defender not in defenders:
            deeper = (*way, "level", number, "ability", "defender")
            values: dict[str, Part] = {"name": building.name, "value": shown(ability.defender)}
            reader.fault(str(deeper[0]), words.NO_DEFENDER, words.CHOOSE_DEFENDER, values, deeper=deeper[1:])


def _has_heart(levels: tuple[Level, ...]) -> bool:
    return any(level.ability is not None and level.ability.id == "heart" for level in levels)


def _read_placed(reader: Reader, register: Register, village: str) -> BuildingType:
    """A building of a village, which has a position too."""
    building = _read_building(reader, register, f"building of {village}")
    placed = replace(building, position=reader.point_of(fields.POSITION))
    reader.done()
    return placed


def read_building(reader: Reader, register: Register) -> BuildingType:
    """A building that stands in no village."""
    building = _read_building(reader, register, "building")
    reader.done()
    for number, level in enumerate(building.levels[1:], start=1):
        if _has_heart((level,)):
            late: dict[str, Part] = {"name": building.name}
            deeper = (number, "ability", "id")
            reader.fault("level", words.LATE_HEART, words.HEART_FIRST, late, deeper=deeper, clause="V-7.5.5")
    return building


def _read_building(reader: Reader, register: Register, section: str) -> BuildingType:
    id = read_id(reader, register, section)
    levels = tuple([_read_level(one, number) for number, one in enumerate(reader.tables_of(fields.LEVELS), start=1)])
    return BuildingType(
        id=BuildingId(id),
        name=reader.text_of(NAME),
        icon=reader.text_of(ICON),
        roof=reader.word_of(fields.ROOF),
        integrity=reader.whole_of(fields.INTEGRITY),
        levels=levels,
        outline=read_outline(reader, fields.OUTLINE),
        economic=reader.flag_of(fields.ECONOMIC),
        position=(0, 0),
        height=reader.inches_of(fields.BUILDING_HEIGHT),
    )


def _read_level(reader: Reader, number: int) -> Level:
    name = reader.text_of(fields.LEVEL_NAME)
    text = reader.text_of(fields.LEVEL_TEXT)
    cost = reader.whole_of(fields.FIRST_COST if number == 1 else fields.LATER_COST)
    ability: Ability | None = None
    if reader.has("ability"):
        ability = _read_ability(reader.table_of(fields.ABILITY))
    reader.done()
    return Level(name, text, cost, ability)


def _read_ability(reader: Reader) -> Ability | None:
    before = len(reader.problems)
    id = reader.word_of(fields.ABILITY_ID)
    if len(reader.problems) > before:
        # Which parameters belong to it nobody knows.
        return None
    allowed = fields.PARAMETERS.get(id, ())
    ability = Ability(
        id=id,
        value=reader.whole_of(fields.ABILITY_VALUE) if "value" in allowed else 0,
        reach=reader.inches_of(fields.ABILITY_REACH) if "reach" in allowed else 0,
        count=reader.whole_of(fields.ABILITY_COUNT) if "count" in allowed else 0,
        defender=reader.text_of(fields.ABILITY_DEFENDER) if "defender" in allowed else "",
        stick=reader.word_of(fields.ABILITY_STICK) if "stick" in allowed else "",
    )
    reader.done()
    return ability
