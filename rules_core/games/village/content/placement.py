"""Where the buildings of a village may stand (section 4.4): faults, advice and the region for each of them."""

from __future__ import annotations

from rules_core.games.village.content.options import VillageOptions
from rules_core.games.village.content.types import BuildingType, Content, TerrainLayout, Village
from rules_core.games.village.state.siege_map import Middles, building_pieces, cleared, outline_at
from rules_core.games.village.words.spoken import building_name, ground_name
from rules_core.ground.areas import Area, NearOutline, NearPoint
from rules_core.ground.geometry import TOUCH, Outline, length, round_half_away
from rules_core.ground.pieces import GroundMap
from rules_core.ground.zones import Blocked, ZoneRegion
from rules_core.wording.translation import in_chosen_unit, inside, tell


def heart_of(village: Village) -> BuildingType:
    """V-7.5.5. The building whose loss loses the game."""
    for building in village.buildings:
        ability = building.levels[0].ability
        if ability is not None and ability.id == "heart":
            return building
    raise ValueError(f"{village.id}: no building has the ability heart.")


def faults(village: Village, layout: TerrainLayout, options: VillageOptions, middles: Middles) -> list[str]:
    """Every breach of section 4.4 as one sentence with place and remedy; empty when the village may stand so.

    Clauses that the village's maker has set aside do not count.
    """
    found: list[str] = []
    heart = heart_of(village)
    outlines = {one.id: outline_at(one, *middles[one.id]) for one in village.buildings}
    for building in village.buildings:
        place = f"positions.{building.id}"
        outline = outlines[building.id]
        if not _on_table(outline, layout):
            found.append(
                tell(
                    "{place}: the {building_name} reaches over the edge of the table; move it inwards.",
                    place=place,
                    building_name=building_name(village, building),
                )
            )
        if building.id == heart.id:
            # V-4.4.1, R-V30. Its middle near the middle of the table.
            x, y = middles[building.id]
            if _off_centre(layout, x, y) > options.centre_reach and "V-4.4.1" not in village.waived:
                found.append(
                    tell(
                        "{place}: the {building_name} stands too far from the middle of the table; keep "
                        "it within {reach}.",
                        place=place,
                        building_name=building_name(village, building),
                        reach=in_chosen_unit(options.centre_reach),
                    )
                )
        elif "V-4.4.2" not in village.waived and outline.gap_to(outlines[heart.id]) > options.build_distance + TOUCH:
            # V-4.4.2.
            found.append(
                tell(
                    "{place}: the {building_name} stands too far from the {heart_name}; keep it within {reach}.",
                    place=place,
                    building_name=building_name(village, building),
                    heart_name=building_name(village, heart),
                    reach=in_chosen_unit(options.build_distance),
                )
            )
    # V-4.4.3. Buildings do not touch one another.
    for first, second in _pairs(village):
        may_touch = "V-4.4.3" in village.waived and not outlines[first.id].overlaps(outlines[second.id])
        if outlines[first.id].gap_to(outlines[second.id]) <= TOUCH and not may_touch:
            found.append(
                tell(
                    "positions.{second_id}: the {second_name} touches the {first_name}; move them apart.",
                    second_id=second.id,
                    second_name=building_name(village, second),
                    first_name=building_name(village, first),
                )
            )
    return found


def advice(
    village: Village, layout: TerrainLayout, content: Content, options: VillageOptions, middles: Middles
) -> list[str]:
    """What is allowed but worth knowing: narrow gaps (V-4.4.4) and terrain that makes room for a building."""
    found: list[str] = []
    outlines = {one.id: outline_at(one, *middles[one.id]) for one in village.buildings}
    # V-4.4.4. Where possible, so it is advice.
    for first, second in _pairs(village) if "V-4.4.4" not in village.waived else []:
        gap = outlines[first.id].gap_to(outlines[second.id])
        if TOUCH < gap < options.build_gap - TOUCH:
            found.append(
                tell(
                    "positions.{second_id}: between the {first_name} and the {second_name} there are "
                    "only {gap}; {wanted} are better where there is room.",
                    second_id=second.id,
                    first_name=building_name(village, first),
                    second_name=building_name(village, second),
                    gap=in_chosen_unit(round_half_away(gap)),
                    wanted=in_chosen_unit(options.build_gap),
                )
            )
    for piece in cleared(layout, content, building_pieces(village, middles)):
        name = inside(ground_name(content.ground[piece.kind]))
        found.append(
            tell(
                "terrain.{piece_id}: a building stands on this {name}; it is taken off the table.",
                piece_id=piece.id,
                name=name,
            )
        )
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
    clear = Blocked(table, table.near_solid, [])
    if building.id == heart.id:
        centre: list[Area] = [NearPoint(layout.width // 2, layout.height // 2, 0, options.centre_reach)]
        if "V-4.4.1" in village.waived:
            centre = []
        return ZoneRegion(clear, centre, [], corners=building.outline if not centre else ())
    within: list[Area] = []
    away: list[Area] = []
    for other in village.buildings:
        if other.id != building.id and other.id in middles:
            outline = outline_at(other, *middles[other.id])
            away.append(NearOutline(outline, 0 if "V-4.4.3" in village.waived else TOUCH + 1))
            if other.id == heart.id and "V-4.4.2" not in village.waived:
                within.append(NearOutline(outline, options.build_distance))
    return ZoneRegion(clear, within, away, corners=building.outline)


def _pairs(village: Village) -> list[tuple[BuildingType, BuildingType]]:
    buildings = village.buildings
    return [(buildings[i], buildings[j]) for i in range(len(buildings)) for j in range(i + 1, len(buildings))]


def _on_table(outline: Outline, layout: TerrainLayout) -> bool:
    return outline.left >= 0 and outline.top >= 0 and outline.right <= layout.width and outline.bottom <= layout.height


def _off_centre(layout: TerrainLayout, x: int, y: int) -> float:
    return length(x - layout.width // 2, y - layout.height // 2)
