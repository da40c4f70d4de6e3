"""Checks whether enemies can reach the village (V-4.3.4)."""

from __future__ import annotations

from typing import Final

from rules_core.games.village.content.options import VillageOptions
from rules_core.games.village.content.types import Content, Village
from rules_core.ground.geometry import Body
from rules_core.ground.ground import UNREACHABLE, Ground
from rules_core.ground.measured import MeasuredGround
from rules_core.ground.pieces import EDGES, GroundMap
from rules_core.ground.zones import Blocked, EdgeStrip
from rules_core.wording.translation import tell

EDGE_NAMES: Final = {1: "upper", 2: "right", 3: "lower", 4: "left"}
"""How a person finds the numbered edges (V-5.5.1)."""


def faults(village: Village, content: Content, ground_map: GroundMap, options: VillageOptions) -> list[str]:
    """V-4.3.4. From every edge that enemies may come from a base of the largest kind must have room and a way to
    every building; nothing is wrong where the village's maker has set that aside."""
    found: list[str] = []
    if "V-4.3.4" in village.waived:
        return found
    ground = MeasuredGround(ground_map)
    radius = largest_radius(content)
    cut_off: dict[str, None] = {}
    for edge in village.spawn_edges or EDGES:
        blocked = Blocked(ground_map, ground_map.near_solid, [])
        strip = EdgeStrip(blocked, edge, options.enemy_depth, radius, spawn_parts(village, edge))
        spots = strip.candidates()
        place = f"terrain: the {EDGE_NAMES[edge]} edge"
        if not spots:
            found.append(tell("{place} has no room for enemies; take away some terrain there.", place=place))
            continue
        open_spots = [(x, y) for x, y in spots if is_connected(ground, radius, x, y, village)]
        if len(open_spots) * 2 < len(spots):
            found.append(
                tell(
                    "{place} is walled off from the village; open a way at least as wide as the largest base.",
                    place=place,
                )
            )
            continue
        x, y = open_spots[0]
        start = Body("", x, y, radius)
        for building in village.buildings:
            if ground.walk_to_piece(start, building.id) == UNREACHABLE:
                cut_off[building.id] = None
    for building in village.buildings:
        if building.id in cut_off:
            found.append(
                tell(
                    "terrain: no way leads to the {building_name}; take away some terrain round it.",
                    building_name=building.name,
                )
            )
    return found


def spawn_parts(village: Village, edge: int) -> list[tuple[int, int]]:
    """V-5.5.3. The parts of an edge from which enemies come, each with its beginning and end; an Ambush may use an
    edge that the village does not name, and then the whole of it."""
    return [(one.begin, one.end) for one in village.spawn if one.edge == edge] or [(0, 0)]


def largest_radius(content: Content) -> int:
    """The radius of the largest base in the Bestiary."""
    return max([one.profile.radius for one in content.enemies.values()], default=127)


def is_connected(ground: Ground, radius: int, x: int, y: int, village: Village) -> bool:
    """Whether a base at (x, y) can walk to at least one building of the village."""
    start = Body("", x, y, radius)
    return any(ground.walk_to_piece(start, building.id) < UNREACHABLE for building in village.buildings)
