"""Checks whether a village can be played on its table: ways from every edge, room for everybody (V-4.3.4)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from rules_core.content.examination import Examination, Sound
from rules_core.content.findings import Fix, finding, without
from rules_core.content.items import Change, Finding, Item, Path, Weight
from rules_core.content.known import Known
from rules_core.content.reader import Problem, Reader
from rules_core.content.values import length as inches
from rules_core.games.village.content import deep_obstacles, finding_words, open_routes, village_checks
from rules_core.games.village.content import playable_words as words
from rules_core.games.village.content.building_places import BuildingOutlines, way_between
from rules_core.games.village.content.content_keys import Register
from rules_core.games.village.content.item_reading import read_village_item
from rules_core.games.village.content.kinds import GAME, Kind
from rules_core.games.village.content.library_content import known_beside, official_content, official_ids
from rules_core.games.village.content.options import VillageOptions
from rules_core.games.village.content.placement import heart_of
from rules_core.games.village.content.terrain_reader import read_ground
from rules_core.games.village.content.types import Content, EnemyClass, GroundKind, TerrainLayout, Village
from rules_core.games.village.state.siege_map import build_map, default_middles
from rules_core.ground.geometry import Body, length
from rules_core.ground.ground import UNREACHABLE
from rules_core.ground.measured import MeasuredGround
from rules_core.ground.pieces import EDGES, WATER, GroundMap, Piece
from rules_core.kernel.game import Plain
from rules_core.kernel.region import Region
from rules_core.song.options import INCH, SongOptions
from rules_core.song.trait_types import shipped as trait_types
from rules_core.wording.sentence import Called, Length, Part, message

HEROES: Final = 4
ENEMIES: Final = 5
DISTANCES: Final = ("V-4.4.1", "V-4.4.2", "V-4.4.3", "V-4.4.4")
"""What is about the village and not about its table."""
MOST_TRIES: Final = 8
"""How many pieces are taken away for a trial, to find the one that stands in the way."""


@dataclass(frozen=True)
class EdgeRoute:
    """The shortest way of the largest base from an edge to a building, as places in inches of the table."""

    edge: int
    building: str
    places: tuple[tuple[float, float], ...]


def village_findings(plain: Plain, others: Sequence[Item] | Known = ()) -> list[Finding]:
    """What keeps a village from being played, beside what `item_checks.findings` says of it."""
    return village_report(plain, others).findings


def village_report(plain: Plain, others: Sequence[Item] | Known = ()) -> Examination:
    """The ways and the room on a village's table, and what is in order, the distances of section 4.4 included.

    It takes some tenths of a second for a table with many pieces, so nobody waits for it while drawing.
    """
    known = others if isinstance(others, Known) else known_beside(others)
    item = Item(GAME, Kind.VILLAGE, plain)
    village, layout, problems = read_village_item(item, known)
    if problems:
        return Examination([], [])
    examination = _Examination(item, village, layout, known)
    return Examination(examination.findings(), examination.sound, tuple(examination.ways))


def report(item: Item, others: Sequence[Item] | Known = ()) -> Examination:
    """What an examination of any item says; there is one of villages and of tables."""
    if item.kind == Kind.VILLAGE:
        return village_report(item.plain, others)
    if item.kind == Kind.TERRAIN:
        return table_report(item.plain, others)
    return Examination([], [])


def table_report(plain: Plain, others: Sequence[Item] | Known = ()) -> Examination:
    """The ways and the room on a table with the village of the book in its middle (V-4.3.4).

    All is advice: another village may suit the table better.
    """
    village = next(iter(official_ids(Kind.VILLAGE).values())).plain
    ground = {key: value for key, value in plain.items() if key in ("width", "height", "piece")}
    found = village_report({**village, "ground": ground}, others)
    advice: list[Finding] = []
    for one in found.findings:
        path = one.path[1:] if one.path[:1] == ("ground",) else ()
        fix = tuple([Change(change.path[1:], change.value) for change in one.fix if change.path[:1] == ("ground",)])
        # A move of a building is no change of the table.
        whole_fix = fix if len(fix) == len(one.fix) else ()
        words_of_fix = one.fix_words if whole_fix else ""
        advice.append(replace(one, path=path, weight=Weight.ADVICE, fix=whole_fix, fix_words=words_of_fix))
    return Examination(advice, [one for one in found.sound if one.clause not in DISTANCES], found.ways)


class _Examination:
    """One village on its table."""

    def __init__(self, item: Item, village: Village, layout: TerrainLayout | None, known: Known) -> None:
        self.item = item
        self.village = village
        self.own_table = layout is not None
        side = village_checks.USUAL_TABLE
        self.layout = layout if layout is not None else TerrainLayout("", "", "", side, side, ())
        self.known = known
        self.options = VillageOptions()
        self.content = content_beside(known)
        self.radius = open_routes.largest_radius(official_content())
        self.map = self._map(village, self.layout)
        self.ground = MeasuredGround(self.map)
        self.sound: list[Sound] = []
        self.ways: list[EdgeRoute] = []
        self.full_edges: list[int] = []
        """Edges of which it is said already that there is no room at all."""

    def findings(self) -> list[Finding]:
        """Everything, in the order of the book."""
        found = self._ways()
        found.extend(self._obstacles())
        self._distances()
        found.extend(self._enemies())
        found.extend(self._heroes())
        return sorted(found, key=lambda one: one.weight is Weight.ADVICE)

    def _map(self, village: Village, layout: TerrainLayout) -> GroundMap:
        return build_map(village, layout, self.content, default_middles(village, layout), SongOptions())

    # V-4.3.4. Enough open routes must remain.

    def _ways(self) -> list[Finding]:
        found: list[Finding] = []
        cut_off: dict[int, list[int]] = {}
        for edge in self._edges():
            spots = self._strip(edge, self.radius, []).candidates()
            if not spots:
                self.full_edges.append(edge)
                found.append(self._at_edge(edge, words.NO_ROOM_AT_EDGE, words.CLEAR_EDGE, {}, "V-4.3.4"))
                continue
            start = self._open_spot(self.ground, spots, edge)
            if start is None:
                values: dict[str, Part] = {"width": Length(2 * self.radius)}
                gate, remedy = self._gate(edge, values) or (None, words.OPEN_WAY)
                found.append(self._at_edge(edge, words.WALLED_OFF, remedy, values, "V-4.3.4", gate))
                continue
            for place, building in enumerate(self.village.buildings):
                route = self.ground.route_to_piece(start, building.id)
                if route is None:
                    cut_off.setdefault(place, []).append(edge)
                else:
                    places = tuple([(x / INCH, y / INCH) for x, y in route.points])
                    self.ways.append(EdgeRoute(edge, building.id, places))
        for place, edges in cut_off.items():
            found.append(self._cut_off(place, edges))
        if not found:
            everywhere = not self.village.spawn_edges
            self._is_sound(words.ALL_WAYS_OPEN if everywhere else words.WAYS_OPEN, "V-4.3.4")
        return found

    def _obstacles(self) -> list[Finding]:
        """SBH-MOV-6. What nobody could step over keeps whoever comes up to it for ever; nobody can set that aside."""
        found: list[Finding] = []
        for number in deep_obstacles.too_deep(self.layout, self.content):
            piece = self.layout.pieces[number]
            values: dict[str, Part] = {
                "ground": self.content.ground[piece.kind].name,
                "piece": piece.id,
                "limit": Length(deep_obstacles.DEEPEST),
            }
            path: Path = ("ground", "piece", number)
            found.append(finding(path, words.TOO_DEEP, words.MAKE_THIN, values, clause="SBH-MOV-6"))
        return found

    def _open_spot(self, ground: MeasuredGround, spots: list[tuple[int, int]], edge: int) -> Body | None:
        """A spot of an edge from which a way leads to the village; None where fewer than half of them do."""
        open_spots = [
            (x, y) for x, y in spots if open_routes.is_connected(ground, self.radius, x, y, self.village)
        ]  # fmt: skip
        if len(open_spots) * 2 < len(spots):
            return None
        # From the middle of the edge, where people look for it.
        across, down = self._middle_of(edge)
        x, y = min(open_spots, key=lambda spot: length(spot[0] - across, spot[1] - down))
        return Body("", x, y, self.radius)

    def _middle_of(self, edge: int) -> tuple[int, int]:
        width, height = self.layout.width, self.layout.height
        return ((width // 2, 0), (width, height // 2), (width // 2, height), (0, height // 2))[edge - 1]

    def _cut_off(self, place: int, edges: list[int]) -> Finding:
        """A building to which no way leads from some edges."""
        building = self.village.buildings[place]
        values: dict[str, Part] = {"name": building.name, "edge": words.EDGES[edges[0]]}
        everywhere = len(edges) == len(self._edges())
        sentence = words.CUT_OFF_ALL if everywhere else words.CUT_OFF
        fix, remedy = self._opening(place, edges[0], values)
        return self._judged(("building", place, "position"), sentence, remedy, values, "V-4.3.4", fix)

    def _opening(self, place: int, edge: int, values: dict[str, Part]) -> tuple[Fix | None, str]:
        """A change that opens a way to a building: a move of it, or one piece the less."""
        places = BuildingOutlines(self.village, self.layout.width, self.layout.height, self.options)
        outline = places.outline(place)
        if outline is None:
            return None, words.MAKE_WAY
        gaps = [(piece.outline.gap_to(outline), piece) for piece in self.map.walls if not self._is(piece, place)]
        gaps.sort(key=lambda one: one[0])
        walls = [piece for _, piece in gaps]
        opened = self._without_one(walls, edge, place, values)
        if opened is not None:
            return opened
        if walls and place != places.heart:
            across, down = way_between(outline, walls[0].outline)
            move = places.move(place, (-across, -down), 2 * self.radius + 4)
            if move is not None:
                moved = self._with_position(place, move.position)
                if self._leads_to(self._map(moved, self.layout), place, edge):
                    values["move"] = Length(move.far)
                    change = Change(("building", place, "position"), [*move.position])
                    return Fix((change,), message(words.BUTTON_FREE, values)), words.MOVE_FREE
        return None, words.MAKE_WAY

    def _gate(self, edge: int, values: dict[str, Part]) -> tuple[Fix, str] | None:
        """One piece the less, so that an edge is no longer walled off: of those nearest to the straight way."""
        from_x, from_y = self._middle_of(edge)
        to_x, to_y = self.layout.width // 2, self.layout.height // 2
        gaps = [
            (piece.outline.segment_gap(from_x, from_y, to_x, to_y), piece) for piece in self.map.walls
        ]  # fmt: skip
        gaps.sort(key=lambda one: one[0])
        return self._without_one([piece for _, piece in gaps], edge, -1, values)

    def _without_one(
        self, walls: list[Piece], edge: int, place: int, values: dict[str, Part]
    ) -> tuple[Fix, str] | None:
        """The first of its own pieces without which a way leads to a building (-1: to any), and the remedy."""
        own = [one.id for one in self.layout.pieces]
        for piece in [one for one in walls if one.id in own][:MOST_TRIES]:
            fewer = replace(self.layout, pieces=tuple([one for one in self.layout.pieces if one.id != piece.id]))
            if self._leads_to(self._map(self.village, fewer), place, edge):
                values["ground"] = Called(f"ground/{piece.kind}/name", self.content.ground[piece.kind].name)
                values.update({"piece": piece.id, "width": Length(2 * self.radius)})
                path: Path = ("ground", "piece", own.index(piece.id))
                remedy = words.BRIDGE_PIECE if piece.has(WATER) else words.TAKE_PIECE
                return Fix((without(self.item.plain, path),), message(words.BUTTON_TAKE, values)), remedy
        return None

    def _is(self, piece: Piece, place: int) -> bool:
        return piece.id == self.village.buildings[place].id

    def _with_position(self, place: int, position: tuple[float, float]) -> Village:
        """The village with one building elsewhere, in inches."""
        buildings = list(self.village.buildings)
        spot = (inches(position[0]), inches(position[1]))
        buildings[place] = replace(buildings[place], position=spot)
        return replace(self.village, buildings=tuple(buildings))

    def _leads_to(self, ground_map: GroundMap, place: int, edge: int) -> bool:
        """Whether a way leads from an edge to a building, or with -1 to any, on another map than the one examined."""
        ground = MeasuredGround(ground_map)
        parts = open_routes.spawn_parts(self.village, edge)
        spots = ground.edge_strip(self.radius, edge, self.options.enemy_depth, [], parts).candidates()
        start = self._open_spot(ground, spots, edge) if spots else None
        if start is None or place < 0:
            return start is not None
        return ground.walk_to_piece(start, self.village.buildings[place].id) < UNREACHABLE

    # V-5.5.3, V-5.6.1. Room to deploy.

    def _enemies(self) -> list[Finding]:
        found: list[Finding] = []
        # Elites and Bosses come alone or lead Mobs; a Group of five are Mobs (V-5.4.5).
        radius = max([one.profile.radius for one in self.content.enemies.values() if one.kind is EnemyClass.MOB])
        for edge in [one for one in self._edges() if one not in self.full_edges]:
            bodies: list[Body] = []
            while _fill(self._strip(edge, radius, bodies), radius, bodies, ENEMIES):
                pass
            if len(bodies) < ENEMIES:
                values: dict[str, Part] = {"count": len(bodies), "wanted": ENEMIES}
                found.append(self._at_edge(edge, words.FEW_AT_EDGE, words.CLEAR_EDGE, values, "V-5.5.3"))
        if not found and not self.full_edges:
            self._is_sound(words.ENEMIES_HAVE_ROOM, "V-5.5.3")
        return found

    def _heroes(self) -> list[Finding]:
        heart = heart_of(self.village)
        radius = max([one.profile.radius for one in self.content.heroes.values()])
        bodies: list[Body] = []
        while _fill(self._hero_zone(heart.id, radius, bodies), radius, bodies, HEROES):
            pass
        if len(bodies) == HEROES:
            self._is_sound(words.HEROES_HAVE_ROOM, "V-5.6.1")
            return []
        values: dict[str, Part] = {
            "count": len(bodies),
            "wanted": HEROES,
            "heart": heart.name,
            "reach": Length(self.options.hero_depth),
        }
        sentence = words.FEW_HEROES if bodies else words.NO_HEROES
        if self.village.zones:
            return [finding(("zone", 0), sentence, words.ROOM_IN_ZONE, values, clause="V-5.6.1")]
        place = self.village.buildings.index(heart)
        return [finding(("building", place, "position"), sentence, words.ROOM_BY_HEART, values, clause="V-5.6.1")]

    def _hero_zone(self, heart: str, radius: int, bodies: list[Body]) -> Region:
        if self.village.zones:
            return self.ground.drawn_zone(radius, self.village.zones, 0, [], 0, bodies)
        return self.ground.zone(radius, [heart], self.options.hero_depth, bodies)

    # Section 4.4: the findings are those of village_checks; here stands what is in order.

    def _distances(self) -> None:
        found = village_checks.findings(self.item, self.village, self.layout, self.known)
        broken = [one.clause for one in found]
        heart = heart_of(self.village).name
        options = self.options
        values: dict[str, Part] = {"heart": heart}
        if "V-4.4.1" not in broken:
            self._is_sound(words.HEART_IN_MIDDLE, "V-4.4.1", values)
        if "V-4.4.2" not in broken and len(self.village.buildings) > 1:
            limit: dict[str, Part] = {"heart": heart, "limit": Length(options.build_distance)}
            self._is_sound(words.NEAR_HEART, "V-4.4.2", limit)
        if "V-4.4.3" not in broken and len(self.village.buildings) > 1:
            self._is_sound(words.NONE_TOUCH, "V-4.4.3")
            if "V-4.4.4" not in broken:
                self._is_sound(words.ROOM_BETWEEN, "V-4.4.4", {"limit": Length(options.build_gap)})

    def _edges(self) -> tuple[int, ...]:
        return self.village.spawn_edges or EDGES

    def _strip(self, edge: int, radius: int, bodies: list[Body]) -> Region:
        parts = open_routes.spawn_parts(self.village, edge)
        return self.ground.edge_strip(radius, edge, self.options.enemy_depth, bodies, parts)

    def _at_edge(
        self, edge: int, sentence: str, remedy: str, values: dict[str, Part], clause: str, fix: Fix | None = None
    ) -> Finding:
        """A finding about an edge: at its place in the list of spawn edges, else at the table."""
        path: Path = ("ground",) if self.own_table else ()
        for place, one in enumerate(self.village.spawn):
            if one.edge == edge:
                path = ("spawn", place)
        return self._judged(path, sentence, remedy, {**values, "edge": words.EDGES[edge]}, clause, fix)

    def _judged(
        self, path: Path, sentence: str, remedy: str, values: dict[str, Part], clause: str, fix: Fix | None
    ) -> Finding:
        """A finding that must be solved, or advice where the village's maker has set its clause aside."""
        if clause in self.village.waived:
            return finding(
                path, sentence, finding_words.KNOWINGLY, values, weight=Weight.ADVICE, clause=clause, fix=fix
            )
        return finding(path, sentence, remedy, values, clause=clause, fix=fix)

    def _is_sound(self, sentence: str, clause: str, values: dict[str, Part] | None = None) -> None:
        said = message(sentence, values or {})
        self.sound.append(Sound(str(said), clause, said))


def _fill(region: Region, radius: int, bodies: list[Body], wanted: int) -> bool:
    """Set up as many more bases as the spots of a region have room for; whether more should be tried."""
    before = len(bodies)
    for x, y in region.candidates():
        if len(bodies) == wanted:
            return False
        if all(length(x - one.x, y - one.y) >= radius + one.radius for one in bodies):
            bodies.append(Body(str(len(bodies)), x, y, radius))
    return before < len(bodies) < wanted


def content_beside(known: Known) -> Content:
    """The official content with the kinds of ground that somebody added."""
    ready = official_content()
    ground: dict[str, GroundKind] = dict(ready.ground)
    for one in known.others:
        if one.kind == Kind.GROUND and one.id not in ground:
            problems: list[Problem] = []
            kind = read_ground(Reader(one.plain, one.name, problems), Register(trait_types()))
            ground[kind.kind] = kind
    return replace(ready, ground=ground)
