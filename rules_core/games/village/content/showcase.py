"""Puts a building, a Defender or a kind of ground into the village of the book, to be seen at work."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from rules_core.content.ids import LONGEST_ID
from rules_core.content.items import Item
from rules_core.content.known import Known
from rules_core.content.named_fields import LONGEST_NAME
from rules_core.games.village.content.building_places import BuildingOutlines
from rules_core.games.village.content.item_reading import read_village_item
from rules_core.games.village.content.kinds import GAME, Kind
from rules_core.games.village.content.library_content import known_beside, official_content, official_ids
from rules_core.games.village.content.options import VillageOptions
from rules_core.games.village.content.placement import faults
from rules_core.games.village.content.types import Content, shared_ground
from rules_core.games.village.content.village_fields import WAIVED
from rules_core.games.village.state.siege_map import default_middles
from rules_core.kernel.game import Plain

MILITIA: Final = "militia"
HEART: Final = "heart"
BONUS: Final = 9
"""So many Supplies come with every wave where a building is shown: its levels can be bought after the first."""


PIECES: Final = [(6.5, 6.5), (29.5, 6.5), (29.5, 29.5), (6.5, 29.5)]
"""Where pieces of a kind of ground lie, in inches from the upper left corner: in every quarter of the table (V-4.3.2),
clear of the buildings and of the middles of the edges."""
HALF: Final = [2.5, 2.0]
"""Half the width and depth of each, in inches."""


def showcase_id(item: Item) -> str:
    """The id of the village in which an item is shown."""
    return f"shown-{item.id}"[:LONGEST_ID].rstrip("-")


def showcase(item: Item, name: str, known: Known) -> Item:
    """The village of the book with a building in it, with one in which a Defender musters from wave 1 on, or on a table
    with pieces of a kind of ground."""
    village: Plain = _second(next(iter(official_ids(Kind.VILLAGE).values())).plain)
    village["id"] = showcase_id(item)
    village["name"] = name if len(name) <= LONGEST_NAME else item.name
    if item.kind == Kind.BUILDING:
        stand_in(village, item, known)
    elif item.kind == Kind.GROUND:
        village["ground"] = _table_with(item.id)
    else:
        _muster_at_once(village, item.id)
    return Item(GAME, Kind.VILLAGE, village)


def content_showing(content: Content, item: Item, name: str) -> Content:
    """The content with one village more, in which the item is shown; the content itself where that cannot be read."""
    own = [one for one in content.plain[Kind.DEFENDER] if one["id"] not in official_ids(Kind.DEFENDER)]
    others = [Item(GAME, Kind.DEFENDER, one) for one in own]
    if item.kind == Kind.DEFENDER and item.id not in content.defenders:
        return content
    if item.kind == Kind.GROUND:
        if item.id not in content.ground:
            return content
        others.append(item)
    village = showcase(item, name, known_beside(others))
    read, layout, problems = read_village_item(village, known_beside(others))
    if problems:
        return content
    section = [one for one in content.plain[Kind.VILLAGE] if one["id"] != village.id]
    return replace(
        content,
        villages={**content.villages, village.id: read},
        terrain=content.terrain if layout is None else {**content.terrain, village.id: layout},
        plain={**content.plain, Kind.VILLAGE: [*section, village.plain]},
    )


def _table_with(kind: str) -> Plain:
    """A table of the book's size with a piece of a kind of ground in every quarter."""
    pieces: list[Plain] = []
    for number, (x, y) in enumerate(PIECES, start=1):
        left, right, top, bottom = x - HALF[0], x + HALF[0], y - HALF[1], y + HALF[1]
        outline = [[left, top], [right, top], [right, bottom], [left, bottom]]
        pieces.append({"id": f"shown-{number}", "kind": kind, "outline": outline})
    return {"width": 36, "height": 36, "piece": pieces}


def stand_in(village: Plain, item: Item, known: Known) -> None:
    """The building stands where the one stood that is most like it: the same ability at the lowest level."""
    buildings: list[Plain] = village["building"]
    mine = abilities(item.plain)
    likeness = [sum(mine[:1] == [one] for one in abilities(other)[:1]) * 9 for other in buildings]
    for place, other in enumerate(buildings):
        likeness[place] += len([one for one in abilities(other) if one in mine])
        # Only a heart takes the place of the heart, and it has to.
        if (HEART in abilities(other)) != (HEART in mine):
            likeness[place] = -1
    place = likeness.index(max(likeness))
    buildings[place] = {**item.plain, "position": buildings[place]["position"]}
    _make_room(village, place, known)


def muster(village: Plain, defender: str) -> None:
    """The Defender takes the place of the first that the village can muster."""
    for building in village["building"]:
        for level in building["level"]:
            if level.get("ability", {}).get("id") == MILITIA:
                level["ability"]["defender"] = defender
                return


def abilities(building: Plain) -> list[str]:
    """The ids of the abilities of a building's levels, from the lowest."""
    levels = building.get("level")
    found = [_table(_table(one).get("ability")).get("id") for one in levels] if isinstance(levels, list) else []
    return [one for one in found if isinstance(one, str)]


def _muster_at_once(village: Plain, defender: str) -> None:
    """The first building that is no heart and has a militia has it at Level I; its other levels follow."""
    for building in village["building"]:
        mine = abilities(building)
        if MILITIA not in mine or HEART in mine:
            continue
        levels: Sequence[Plain] = building["level"]
        costs = [level["cost"] for level in levels]
        first = next(level for level in levels if level["ability"]["id"] == MILITIA)
        first["ability"]["defender"] = defender
        ordered = [first, *[level for level in levels if level is not first]]
        building["level"] = [{**level, "cost": cost} for level, cost in zip(ordered, costs, strict=True)]
        return


def _make_room(village: Plain, place: int, known: Known) -> None:
    """A building that is larger than the one before it moves to where it has room, and keeps no distances then."""
    options = VillageOptions()
    read, _, problems = read_village_item(Item(GAME, Kind.VILLAGE, village), known)
    layout = shared_ground(official_content())[0]
    if problems or not faults(read, layout, options, default_middles(read, layout)):
        return
    village["waived"] = [*WAIVED.words]
    move = BuildingOutlines(read, layout.width, layout.height, options).move(
        place, (0.0, 0.0), options.build_gap, needs_reach=False
    )
    if move is not None:
        village["building"][place]["position"] = list(move.position)


def _table(value: Any) -> Plain:
    return value if isinstance(value, dict) else {}


def _second(value: Any) -> Any:
    """A second one of a plain value, which shares nothing with the first."""
    if isinstance(value, dict):
        return {key: _second(one) for key, one in value.items()}
    return [_second(one) for one in value] if isinstance(value, list) else value
