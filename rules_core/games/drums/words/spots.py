"""Places of a battle in words, for people who have a tape and no map."""

from __future__ import annotations

from typing import Final

from rules_core.games.drums.rules import indoors, topics
from rules_core.games.drums.state.battle import Battle
from rules_core.games.drums.state.features import Feature
from rules_core.games.drums.state.houses import Climb, House, Opening
from rules_core.games.drums.state.soldier import Soldier, soldier
from rules_core.games.drums.words.table_names import TableNames
from rules_core.games.landmarks import Landmarks, at, told_apart
from rules_core.games.words import Spot
from rules_core.ground.geometry import Body, Point
from rules_core.ground.pieces import BOTTOM, LEFT, TOP
from rules_core.kernel.region import Region
from rules_core.kernel.requests import Place
from rules_core.song import stride
from rules_core.song.warband import Model, ModelId
from rules_core.song.words.forced_words import TOWARD, step_toward
from rules_core.song.words.measures import measure_in
from rules_core.song.words.placement_words import away_words
from rules_core.wording.sentence import Length, Part, Sentence
from rules_core.wording.translation import say

MIDDLE: Final = 2
THIRDS: Final = (0, 1, 2, 3, 4)
"""Where a line along an edge may begin: its ends, its middle, and between."""


def place_of(battle: Battle, man: Model, x: int, y: int, names: TableNames) -> Part:
    """Where a man stands or would stand: whom or what he touches, else how far he is from what is nearest."""
    here = Body(man.id, x, y, man.radius)
    ground = battle.ground
    touched = [one.id for one in battle.enemies(man) if one.standing and ground.touching(here, one)]
    touched = touched or [one.id for one in battle.friends(man) if ground.touching(here, one)]
    if touched:
        return Sentence("touching {things}", {"things": tuple([names.of(one) for one in touched])})
    near = sorted([(ground.gap_to_piece(here, one.id), one.id) for one in battle.features if _is_mark(battle, one)])
    if near and near[0][0] <= battle.song.long:
        gap, id = near[0]
        if gap <= 0 or ground.touching_piece(here, id):
            return Sentence("at {name}", {"name": names.of(id)})
        middle_x, middle_y = middle(battle, id)
        parts: dict[str, Part] = {
            "far": Length(gap),
            "name": names.of(id),
            "side": TOWARD[step_toward(x - middle_x, y - middle_y)],
        }
        return Sentence("{far} {side} of {name}", parts)
    return from_edges(battle, x, y, man.radius, names)


def from_edges(battle: Battle, x: int, y: int, radius: int, names: TableNames) -> Sentence:
    """Measured from the nearest edge each way, to the rim of what stands there."""
    side = battle.world.options.side
    across = (LEFT, x) if x <= side - x else (2, side - x)
    down = (TOP, y) if y <= side - y else (BOTTOM, side - y)
    there = [away_words(names.edge(edge), max(0, far - radius)) for edge, far in (across, down)]
    return Sentence("{first}, {second}", {"first": there[0], "second": there[1]})


def spots(battle: Battle, request: Place, names: TableNames) -> tuple[Spot, ...]:
    """Spots of the question's region in words, the likely ones first; the answers are places."""
    region = request.region
    if region is None:
        return ()
    man = battle.models.get(ModelId(request.subject))
    if man is None or not man.in_play:
        return told_apart(_set_down(battle, request, region, man, names), region)
    marks = Landmarks(battle, man, region, names, measure_in(battle.play_mode))
    marks.foes(_state)
    for house in battle.houses.values():
        _in_house(battle, marks, house, man, names)
    for one in battle.features:
        if _is_mark(battle, one):
            marks.piece(one.id, names.of(one.id), middle(battle, one.id))
    marks.friends()
    return told_apart(marks.all(), region, marks.apart)


def _in_house(battle: Battle, marks: Landmarks, house: House, man: Soldier, names: TableNames) -> None:
    """SDS-BLD. At each door, window, stairs or ladder of a building that is in reach on his floor, and inside."""
    reach = stride.allowance(battle, man) + 2 * man.radius
    if man.floor > house.top or not house.outline.nearer_than(man.x, man.y, reach):
        return
    building = names.names.building(house.kind.id)
    parts_here: list[Opening | Climb] = [*house.climbs, *house.openings]
    for part in parts_here:
        floors = (part.floor,) if isinstance(part, Opening) else (part.floor, part.to_floor)
        if man.floor not in floors or not part.outline.nearer_than(man.x, man.y, reach):
            continue
        is_there = part.is_touched_by(man)
        # In a small room much lies near to everything else: each has a place of its own.
        free = [one for one in indoors.spots_at(battle, man, part.outline, man.floor) if not marks.is_taken(one)]
        spot = marks.inside(free, is_there=is_there)
        if spot is None:
            continue
        side = step_toward(
            int(part.outline.middle_x - house.outline.middle_x), int(part.outline.middle_y - house.outline.middle_y)
        )
        parts: dict[str, Part] = {"part": names.of(part.id), "building": building, "side": TOWARD[side]}
        words = Sentence("{building}: at {part} {side}", parts)
        marks.beside(spot, words.words(), part.id, building)
    if not house.holds(man):
        spot = marks.region.nearest(int(house.outline.middle_x), int(house.outline.middle_y))
        if house.inside.contains(*spot):
            marks.beside(spot, Sentence("{building}: inside", {"building": building}).words(), house.id, building)


def _set_down(battle: Battle, request: Place, region: Region, man: Soldier | None, names: TableNames) -> list[Spot]:
    """Where somebody is deployed: beside whoever was set down last, or along the edge; where terrain may lie."""
    found: list[Spot] = []
    measure = measure_in(battle.play_mode)
    if man is not None and request.topic == topics.DEPLOY:
        standing = battle.men(man.side)
        if standing:
            last = standing[-1]
            for spot in battle.ground.contact_spots(man, last, battle.in_play()):
                if region.contains(*spot):
                    side = TOWARD[step_toward(spot[0] - last.x, spot[1] - last.y)]
                    words = Sentence("Touching {name}, {side}", {"name": names.of(last.id), "side": side}).words()
                    found.append(at(spot, words, thing=last.id))
        for spot in _along_edge(battle, man, region):
            found.append(at(spot, from_edges(battle, *spot, man.radius, names).text(measure)))
        return found
    for x, y in region.candidates():
        there = from_edges(battle, x, y, 0, names)
        found.append(at((x, y), there.text(measure), say("Measured to the middle of what is placed")))
    return found


def _along_edge(battle: Battle, man: Soldier, region: Region) -> list[Point]:
    """Five places along the edge, the middle first, as far forward as he may stand."""
    side, deep = battle.world.options.side, battle.song.medium - man.radius
    edge = battle.edges.get(battle.squad_of(man).seat, BOTTOM)
    found: list[Point] = []
    for part in sorted(THIRDS, key=lambda one: abs(one - MIDDLE)):
        along = man.radius + (side - 2 * man.radius) * part // THIRDS[-1]
        spot = {TOP: (along, deep), BOTTOM: (along, side - deep), LEFT: (deep, along)}.get(edge, (side - deep, along))
        found.append(spot if region.contains(*spot) else region.nearest(*spot))
    return found


def middle(battle: Battle, id: str) -> Point:
    """The middle of a piece of terrain."""
    outline = battle.ground.piece(id).outline
    return int(outline.middle_x), int(outline.middle_y)


def _is_mark(battle: Battle, feature: Feature) -> bool:
    """Whether people tell a place from it: what the ground holds under its own id and what does not cross the table."""
    return feature.id in battle.ground.piece_ids() and not feature.points


def _state(man: Model) -> str:
    return say("down") if soldier(man).knocked_down else ""


def spot_words(battle: Battle, x: int, y: int, names: TableNames) -> str:
    """A place by its lengths from two edges."""
    return from_edges(battle, x, y, 0, names).text(measure_in(battle.play_mode))
