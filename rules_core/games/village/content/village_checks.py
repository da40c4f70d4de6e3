"""Where the buildings of a village stand, checked while somebody draws it (section 4.4), each finding with its move."""

from __future__ import annotations

from typing import Final

from rules_core.content import finding_words as usual
from rules_core.content.findings import Fix, finding, without
from rules_core.content.items import Change, Finding, Item, Path, Weight
from rules_core.content.known import Known
from rules_core.games.village.content import arrival_checks
from rules_core.games.village.content import finding_words as words
from rules_core.games.village.content.building_places import (
    BuildingMove,
    BuildingOutlines,
    gap_between,
    least_clear,
    way_between,
)
from rules_core.games.village.content.kinds import Kind
from rules_core.games.village.content.options import VillageOptions
from rules_core.games.village.content.types import TerrainLayout, Village
from rules_core.ground.geometry import TOUCH, Outline, length, round_half_away
from rules_core.song.options import INCH
from rules_core.wording.sentence import Called, Length, Part, message

ASIDE: Final = INCH // 4
"""A move that is longer than it had to be by more than this does not go straight."""
USUAL_TABLE: Final = 36 * INCH
"""V-4.3.2. The table of a village that brings none along."""


def findings(item: Item, village: Village, layout: TerrainLayout | None, known: Known) -> list[Finding]:
    """Every breach of section 4.4 by the options of the rules, and what is worth knowing."""
    width = layout.width if layout is not None else USUAL_TABLE
    height = layout.height if layout is not None else USUAL_TABLE
    places = BuildingOutlines(village, width, height, VillageOptions())
    found: list[Finding] = []
    standing = [(place, outline) for place, outline in enumerate(places.outlines) if outline is not None]
    for place, outline in standing:
        found.extend(_off_table(places, place, outline))
        found.extend(_off_centre(places, place) if place == places.heart else _far(places, place, outline))
    # What must be solved comes before advice, while there is time to look for moves.
    for narrow in (False, True):
        for second, outline in standing:
            for first, other in standing:
                if first < second:
                    found.extend(_close(places, first, other, second, outline, narrow=narrow))
    if layout is not None:
        found.extend(arrival_checks.findings(item, village, width, height))
        found.extend(_on_terrain(item, places, layout, known))
    return found


def _off_table(places: BuildingOutlines, place: int, outline: Outline) -> list[Finding]:
    if places.holds(outline):
        return []
    to_middle = (places.width / 2.0 - outline.middle_x, places.height / 2.0 - outline.middle_y)
    move = _best_move(places, place, to_middle, narrow=False)
    values = _named(places, place)
    remedy = words.MOVE_IT_INWARDS if move is not None else words.MOVE_INWARDS
    fix = _moved(place, move, words.BUTTON_INWARDS, values)
    return [finding(_path(place), words.OFF_TABLE, remedy, values, clause="V-4.3.1", fix=fix)]


def _off_centre(places: BuildingOutlines, place: int) -> list[Finding]:
    """V-4.4.1, R-V30. The middle of the heart near the middle of the table; the village comes along."""
    x, y = places.village.buildings[place].position
    distance = length(x, y)
    limit = places.options.centre_reach
    if distance <= limit:
        return []
    values = _named(places, place)
    values["distance"] = Length(round_half_away(distance))
    values["limit"] = Length(limit)
    fix: Fix | None = None
    remedy = words.TO_CENTRE
    shifted = places.shift((-x, -y), distance - limit)
    if shifted is not None:
        values["move"] = Length(shifted[0])
        changes = [Change(_path(other), [*spot]) for other, spot in enumerate(shifted[1])]
        fix = Fix(tuple(changes), message(words.BUTTON_TO_CENTRE, values))
        remedy = words.MOVE_TO_CENTRE
    return [_by_clause(places, place, "V-4.4.1", words.OFF_CENTRE, remedy, values, fix)]


def _far(places: BuildingOutlines, place: int, outline: Outline) -> list[Finding]:
    """V-4.4.2. All other buildings near the heart."""
    heart = places.outline(places.heart)
    limit = places.options.build_distance
    if heart is None:
        return []
    gap = outline.gap_to(heart)
    if gap <= limit + TOUCH:
        return []
    values = _named(places, place)
    values["heart"] = places.village.buildings[places.heart].name
    values["distance"] = Length(round_half_away(gap))
    values["limit"] = Length(limit)
    move = _best_move(places, place, way_between(outline, heart), narrow=False, must_reach=True)
    # Where something stands in the straight way the move goes aside and further than what is too much.
    straight = move is not None and move.far <= round_half_away(gap) - limit + ASIDE
    fix = _moved(place, move, words.BUTTON_CLOSER if straight else words.BUTTON_FREE, values)
    remedy = words.COME_CLOSER
    if fix is not None:
        remedy = words.MOVE_CLOSER if straight else words.MOVE_FREE
    return [_by_clause(places, place, "V-4.4.2", words.FAR, remedy, values, fix)]


def _close(
    places: BuildingOutlines, first: int, other: Outline, second: int, outline: Outline, *, narrow: bool
) -> list[Finding]:
    """V-4.4.3, V-4.4.4. Two buildings that touch, or if `narrow` leave little room between them."""
    wanted = places.options.build_gap
    gap = gap_between(other, outline, wanted)
    if gap >= wanted - TOUCH or narrow is not (gap > TOUCH):
        return []
    moved, stays = (first, second) if second == places.heart else (second, first)
    values = _named(places, second)
    values["other"] = places.village.buildings[first].name
    values["moved"] = places.village.buildings[moved].name
    values["distance"] = Length(round_half_away(gap))
    values["limit"] = Length(wanted)
    move = _best_move(places, moved, _away(places, moved, stays), narrow=narrow)
    fix = _moved(moved, move, words.BUTTON_AWAY, values)
    if narrow:
        remedy = words.MOVE_IT_WIDER if fix is not None else words.MOVE_WIDER
        return [_by_clause(places, second, "V-4.4.4", words.NARROW, remedy, values, fix, Weight.ADVICE)]
    remedy = words.MOVE_AWAY if fix is not None else words.MOVE_APART
    if other.overlaps(outline):
        return [finding(_path(second), words.OVERLAP, remedy, values, clause="V-4.4.3", fix=fix)]
    return [_by_clause(places, second, "V-4.4.3", words.TOUCH, remedy, values, fix)]


def _on_terrain(item: Item, places: BuildingOutlines, layout: TerrainLayout, known: Known) -> list[Finding]:
    """Terrain under a building makes room for it when a game is set up (siege_map.cleared)."""
    found: list[Finding] = []
    for place, piece in enumerate(layout.pieces):
        kind = known.plain(Kind.GROUND, piece.kind)
        if kind is None or not kind.get("traits") or len(piece.outline) < 3:
            continue
        try:
            ground = Outline(piece.outline)
        except ValueError:
            continue
        for building, outline in enumerate(places.outlines):
            if outline is not None and outline.overlaps(ground):
                values = _named(places, building)
                values["ground"] = Called(f"ground/{piece.kind}/name", str(kind.get("name", piece.kind)))
                path: Path = ("ground", "piece", place)
                fix = Fix((without(item.plain, path),), message(usual.TAKE_AWAY))
                advice = (words.ON_TERRAIN, words.TAKE_PIECE)
                found.append(finding(path, *advice, values, weight=Weight.ADVICE, clause="V-4.3.3", fix=fix))
                break
    return found


def _best_move(
    places: BuildingOutlines, place: int, way: tuple[float, float], *, narrow: bool, must_reach: bool = False
) -> BuildingMove | None:
    """The move after which most is well; for `narrow` gaps nothing less than a wide gap will do."""
    near = _keeps(places, "V-4.4.2")
    move = places.move(place, way, least_clear(places.options.build_gap), needs_reach=near or must_reach)
    if move is None and not narrow:
        move = places.move(place, way, least_clear(0), needs_reach=near or must_reach)
    if move is None and not narrow and near and not must_reach:
        move = places.move(place, way, least_clear(0), needs_reach=False)
    return move


def _by_clause(
    places: BuildingOutlines,
    place: int,
    clause: str,
    sentence: str,
    remedy: str,
    values: dict[str, Part],
    fix: Fix | None,
    weight: Weight = Weight.MUST,
) -> Finding:
    """A finding under a clause that the village's maker may have set aside: then it is advice, and may stay."""
    if not _keeps(places, clause):
        weight, remedy = Weight.ADVICE, words.KNOWINGLY
    return finding(_path(place), sentence, remedy, values, weight=weight, clause=clause, fix=fix)


def _keeps(places: BuildingOutlines, clause: str) -> bool:
    return clause not in places.village.waived


def _away(places: BuildingOutlines, moved: int, stays: int) -> tuple[float, float]:
    """The direction in which a building leaves another."""
    one, other = places.outline(moved), places.outline(stays)
    if one is None or other is None:
        return 0.0, 0.0
    across, down = way_between(one, other)
    return -across, -down


def _moved(place: int, move: BuildingMove | None, button: str, values: dict[str, Part]) -> Fix | None:
    """The fix that makes a move; its length goes into the values of the sentences."""
    if move is None:
        return None
    values["move"] = Length(move.far)
    return Fix((Change(_path(place), [*move.position]),), message(button, values))


def _named(places: BuildingOutlines, place: int) -> dict[str, Part]:
    return {"name": places.village.buildings[place].name}


def _path(place: int) -> Path:
    return "building", place, "position"
