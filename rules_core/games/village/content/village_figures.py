"""Figures of a village that are reckoned at once: how far enemies walk to its buildings, and what stands there."""

from __future__ import annotations

from typing import Any, Final

from rules_core.content.items import Item
from rules_core.content.known import Known
from rules_core.games.village.content import open_routes
from rules_core.games.village.content.item_reading import read_village_item
from rules_core.games.village.content.library_content import official_content
from rules_core.games.village.content.options import VillageOptions
from rules_core.games.village.content.playable import content_beside
from rules_core.games.village.content.types import TerrainLayout, Village
from rules_core.games.village.content.village_checks import USUAL_TABLE
from rules_core.games.village.state.siege_map import build_map, default_middles
from rules_core.ground.geometry import Body
from rules_core.ground.ground import UNREACHABLE
from rules_core.ground.measured import MeasuredGround
from rules_core.ground.pieces import EDGES
from rules_core.song.options import INCH, SongOptions

MOST_SPOTS: Final = 24
"""So many places along an edge are tried as beginnings of a way: ways are said to half an inch and no finer."""


def village_figures(item: Item, known: Known) -> list[tuple[str, Any, str, str]]:
    """Topic, value, id and name of each figure; none while the village cannot be read."""
    village, layout, problems = read_village_item(item, known)
    if problems:
        return []
    found: list[tuple[str, Any, str, str]] = []
    ways = _ways(village, layout, known)
    for building in village.buildings:
        if building.id in ways:
            found.append(("way", round(2 * ways[building.id] / INCH) / 2, building.id, building.name))
    for building in village.buildings:
        found.append(("integrity", building.integrity, building.id, building.name))
    total = sum([one.integrity for one in village.buildings])
    found.append(("village", (len(village.buildings), total), "", ""))
    return found


def _ways(village: Village, layout: TerrainLayout | None, known: Known) -> dict[str, int]:
    """The shortest way on foot to each building from where enemies come in (V-5.5.3), in tenths of a millimetre."""
    table = layout if layout is not None else TerrainLayout("", "", "", USUAL_TABLE, USUAL_TABLE, ())
    ground = MeasuredGround(
        build_map(village, table, content_beside(known), default_middles(village, table), SongOptions())
    )
    radius = open_routes.largest_radius(official_content())
    depth = VillageOptions().enemy_depth
    ways: dict[str, int] = {}
    for edge in village.spawn_edges or EDGES:
        spots = ground.edge_strip(radius, edge, depth, [], open_routes.spawn_parts(village, edge)).candidates()
        step = max(1, len(spots) // MOST_SPOTS)
        for x, y in spots[::step]:
            for building in village.buildings:
                way = ground.walk_to_piece(Body("", x, y, radius), building.id)
                if way < min(UNREACHABLE, ways.get(building.id, UNREACHABLE)):
                    ways[building.id] = way
    return ways
