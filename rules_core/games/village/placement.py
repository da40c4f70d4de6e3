"""Where the buildings of a village may stand (section 4.4): faults, advice and the region for each of them."""

from __future__ import annotations

from rules_core.games.village.content import BuildingType, Content, TerrainLayout, Village
from rules_core.games.village.options import VillageOptions
from rules_core.games.village.siege_map import Middles, building_pieces, cleared, outline_at
from rules_core.kernel.areas import Area, NearOutline, NearPoint
from rules_core.kernel.geometry import TOUCH, Outline, length, whole
from rules_core.kernel.pieces import GroundMap
from rules_core.kernel.zones import Blocked, ZoneRegion
from rules_core.song.options import INCH


def heart_of(village: Village) -> BuildingType:
    """V-7.5.5. The building whose loss loses the game."""
    for building in village.buildings:
        ability = building.levels[0].ability
        if ability is not None and ability.id == "heart":
            return building
    raise ValueError(f"{village.id}: no building has the ability heart.")


def faults(village: Village, layout: TerrainLayout, options: VillageOptions, middles: Middles) -> list[str]:
    """Every breach of section 4.4 as one sentence with place and remedy; empty when the village may stand so."""
    found: list[str] = []
    heart = heart_of(village)
    outlines = {one.id: outline_at(one, *middles[one.id]) for one in village.buildings}
    for building in village.buildings:
        place = f"positions.{building.id}"
        outline = outlines[building.id]
        if not _on_table(outline, layout):
            found.append(f"{place}: the {building.name} reaches over the edge of the table; move it inwards.")
        if building.id == heart.id:
            # V-4.4.1, R-V30. Its middle near the middle of the table.
            x, y = middles[building.id]
            if _off_centre(layout, x, y) > options.centre_reach:
                found.append(
                    f"{place}: the {building.name} stands too far from the middle of the table; "
                    f"keep it within {_inches(options.centre_reach)} inches."
                )
        elif outline.gap_to(outlines[heart.id]) > options.build_distance + TOUCH:
            # V-4.4.2.
            found.append(
                f"{place}: the {building.name} stands too far from the {heart.name}; "
                f"keep it within {_inches(options.build_distance)} inches."
            )
    # V-4.4.3. Buildings do not touch one another.
    for first, second in _pairs(village):
        if outlines[first.id].gap_to(outlines[second.id]) <= TOUCH:
            found.append(f"positions.{second.id}: the {second.name} touches the {first.name}; move them apart.")
    return found


def advice(
    village: Village, layout: TerrainLayout, content: Content, options: VillageOptions, middles: Middles
) -> list[str]:
    """What is allowed but worth knowing: narrow gaps (V-4.4.4) and terrain that makes room for a building."""
    found: list[str] = []
    outlines = {one.id: outline_at(one, *middles[one.id]) for one in village.buildings}
    # V-4.4.4. Where possible, so it is advice.
    for first, second in _pairs(village):
        gap = outlines[first.id].gap_to(outlines[second.id])
        if TOUCH < gap < options.build_gap - TOUCH:
            found.append(
                f"positions.{second.id}: between the {first.name} and the {second.name} there are only "
                f"{_inches(whole(gap))} inches; {_inches(options.build_gap)} are better where there is room."
            )
    for piece in cleared(layout, content, building_pieces(village, middles)):
        name = content.ground[piece.kind].name.lower()
        found.append(f"terrain.{piece.id}: a building stands on this {name}; it is taken off the table.")
    return found


def region_for(
    building: BuildingType, village: Village, layout: TerrainLayout, options: VillageOptions, middles: Middles
) -> ZoneRegion:
    """Section 4.4. Where the middle of one building may stand while the others stand where they are.

    Buildings without a place in `middles` are left out. For the heart, the region is that of V-4.4.1 alone: the others
    follow it.
    """
    heart = heart_of(village)
    table = GroundMap(layout.width, layout.height, [])
    clear = Blocked(table, [], [])
    if building.id == heart.id:
        centre = NearPoint(layout.width // 2, layout.height // 2, 0, options.centre_reach)
        return ZoneRegion(clear, [centre], [])
    within: list[Area] = []
    away: list[Area] = []
    for other in village.buildings:
        if other.id != building.id and other.id in middles:
            outline = outline_at(other, *middles[other.id])
            away.append(NearOutline(outline, TOUCH + 1))
            if other.id == heart.id:
                within.append(NearOutline(outline, options.build_distance))
    return ZoneRegion(clear, within, away, corners=building.outline)


def _pairs(village: Village) -> list[tuple[BuildingType, BuildingType]]:
    buildings = village.buildings
    return [(buildings[i], buildings[j]) for i in range(len(buildings)) for j in range(i + 1, len(buildings))]


def _on_table(outline: Outline, layout: TerrainLayout) -> bool:
    return outline.left >= 0 and outline.top >= 0 and outline.right <= layout.width and outline.bottom <= layout.height


def _off_centre(layout: TerrainLayout, x: int, y: int) -> float:
    return length(x - layout.width // 2, y - layout.height // 2)


def _inches(units: int) -> str:
    return f"{units / INCH:.3g}"
