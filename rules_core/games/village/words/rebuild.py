"""A table as it stands, as an ordered list of placements that people can carry out with a tape measure.

Pure: a state in, placements out. Every length is exact, in tenths of a millimetre, and runs along one of the two
directions of the table, so that the two measurements of a spot settle it. The words are in `rebuild_words`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

from rules_core.games.village.rules.markers import token_body, villager_body
from rules_core.games.village.rules.traps import TRAP_RADIUS
from rules_core.games.village.state.siege import Siege
from rules_core.games.village.state.siege_map import BUILDING_KIND
from rules_core.games.village.words.rebuild_shapes import bends, is_square_to_table, strip, turn_of
from rules_core.ground.geometry import TOUCH, Body, Outline, Point
from rules_core.ground.pieces import BOTTOM, IMPASSABLE, LEFT, LINEAR, RIGHT, TOP, Piece
from rules_core.song.options import INCH
from rules_core.song.warband import Model

WORTH_A_PIECE: Final = 2 * INCH
"""A piece is measured from where that saves more tape than this; edges are easier to measure from."""
WORTH_FOR_BUILDINGS: Final = 6 * INCH
"""The same for buildings, whose places all others build on."""
BEND: Final = 5
"""The mark of a bend of a long piece, beside the four sides of `EDGES`."""


class Kind(Enum):
    """What is placed, in the order in which a table is built up."""

    TERRAIN = "terrain"
    BUILDING = "building"
    BARRICADE = "barricade"
    TRAP = "trap"
    TOKEN = "token"
    VILLAGER = "villager"
    HERO = "hero"
    DEFENDER = "defender"
    ENEMY = "enemy"


MODELS: Final = (Kind.HERO, Kind.DEFENDER, Kind.ENEMY)


@dataclass(frozen=True)
class Gauge:
    """One measurement: from a table edge, or from a side of a piece that stands already, straight to the thing.

    `side` is the edge's number, or which side of `piece`, in the numbers of `EDGES`. The tape ends at the thing's
    near side or base; `inset` is how far its middle lies behind that. `at` is where the tape begins, `line` where it is
    laid, across it.
    """

    piece: str
    side: int
    length: int
    inset: int
    at: int
    line: int

    @property
    def sideways(self) -> bool:
        """Whether it tells x and not y."""
        return self.side in (LEFT, RIGHT)

    @property
    def ahead(self) -> bool:
        """Whether the tape runs to the right or down."""
        away = self.side in (LEFT, TOP)
        return away if not self.piece else not away

    @property
    def near_side(self) -> int:
        """The side of the thing that the tape meets."""
        if self.sideways:
            return LEFT if self.ahead else RIGHT
        return TOP if self.ahead else BOTTOM

    def middle(self, measured: int) -> int:
        """Where the middle is when the tape shows this length: x or y on the table."""
        whole = measured + self.inset
        return self.at + whole if self.ahead else self.at - whole

    @property
    def ends(self) -> tuple[Point, Point]:
        """Where the tape lies."""
        end = self.at + self.length if self.ahead else self.at - self.length
        if self.sideways:
            return (self.at, self.line), (end, self.line)
        return (self.line, self.at), (self.line, end)


@dataclass(frozen=True)
class Spot:
    """A point that two measurements settle: the thing's middle, or for `mark` one of its ends or bends."""

    x: int
    y: int
    gauges: tuple[Gauge, Gauge]
    mark: int = 0


@dataclass(frozen=True)
class Placement:
    """One thing to put down. `wide` and `deep` are its extent, 0 for round things; `turn` in degrees, clockwise."""

    id: str
    kind: Kind
    x: int
    y: int
    spots: tuple[Spot, ...]
    touches: tuple[str, ...] = ()
    wide: int = 0
    deep: int = 0
    turn: int = 0


def placements(siege: Siege) -> list[Placement]:
    """Everything that stands on the table, each thing once, large pieces first. Only what players may know.

    In a game without a map the places of models are those that are only believed.
    """
    ground = siege.world.map.pieces
    terrain = [piece for piece in ground if piece.kind != BUILDING_KIND]
    buildings = [piece for piece in ground if piece.kind == BUILDING_KIND]
    heart = siege.world.heart
    found = [_terrain(siege, piece) for piece in sorted(terrain, key=lambda one: (-_area(one.outline), one.id))]
    for piece in sorted(buildings, key=lambda one: one.id != heart):
        from_heart = [one for one in buildings if one.id == heart and piece.id != heart]
        found.append(_square_piece(siege, piece, Kind.BUILDING, from_heart, WORTH_FOR_BUILDINGS))
    for barricade in siege.barricades.values():
        piece = siege.ground.piece(barricade.id)
        if barricade.turn % 90:
            found.append(_strip_piece(siege, piece, Kind.BARRICADE, barricade.turn))
        else:
            found.append(_square_piece(siege, piece, Kind.BARRICADE, buildings, WORTH_A_PIECE))
    # V-7.2.3. A token is put down as it lies: nothing here tells what it is.
    traps = [Body(trap.id, trap.x, trap.y, TRAP_RADIUS) for trap in siege.traps.values()]
    markers: list[tuple[Body, Kind]] = [(trap, Kind.TRAP) for trap in traps]
    markers.extend((token_body(siege, token), Kind.TOKEN) for token in siege.tokens.values())
    markers.extend((villager_body(siege, one), Kind.VILLAGER) for one in siege.villagers.values())
    for body, kind in markers:
        found.append(_round(siege, body, kind, []))
    placed: list[Model] = []
    for kind in MODELS:
        for model in _models(siege, kind):
            found.append(_round(siege, model, kind, placed))
            placed.append(model)
    return found


def model_placements(siege: Siege) -> list[Placement]:
    """Every model on the table, in the order of `placements`, each measured as if all others stood already."""
    return [placement_of(siege, model.id) for kind in MODELS for model in _models(siege, kind)]


def placement_of(siege: Siege, id: str) -> Placement:
    """How one model on the table is measured, as if all others stood already. Raises KeyError."""
    model = siege.models[id]
    return _round(siege, model, kind_of(model), [one for one in siege.in_play() if one is not model])


def edge_gauges(siege: Siege, id: str) -> tuple[Gauge, Gauge]:
    """A model measured from two table edges alone: in these terms it can be anywhere. Raises KeyError."""
    model = siege.models[id]
    radius = model.radius
    return (
        _gauge(siege, True, model.x, model.y, radius, radius, 0, [], 0),
        _gauge(siege, False, model.y, model.x, radius, radius, 0, [], 0),
    )


def kind_of(model: Model) -> Kind:
    """As what a model is placed."""
    return Kind.HERO if model.is_hero else Kind.DEFENDER if model.is_defender else Kind.ENEMY


def _models(siege: Siege, kind: Kind) -> list[Model]:
    # V-5.1.2. Enemies still to come are not in play.
    there = [model for model in siege.in_play() if kind_of(model) is kind]
    return sorted(there, key=lambda one: one.group) if kind is Kind.ENEMY else there


# Round things


def _round(siege: Siege, body: Body, kind: Kind, placed: Sequence[Model]) -> Placement:
    """A model or marker: to the edge of its base, from the nearest edge or building in each direction."""
    buildings = [piece for piece in siege.world.map.pieces if piece.kind == BUILDING_KIND]
    radius = body.radius
    gauges = (
        _gauge(siege, True, body.x, body.y, radius, radius, 0, buildings, WORTH_A_PIECE),
        _gauge(siege, False, body.y, body.x, radius, radius, 0, buildings, WORTH_A_PIECE),
    )
    perch = siege.models[body.id].perch if kind in MODELS else ""
    against = [gauge.piece for gauge in gauges if gauge.piece and gauge.length <= TOUCH]
    touches = [one.id for one in placed if kind in MODELS and siege.ground.touching(body, one)]
    if kind in MODELS:
        for id in siege.ground.piece_ids():
            if siege.ground.piece(id).has(IMPASSABLE | LINEAR) and id not in (*against, perch):
                if siege.ground.touching_piece(body, id) and not _is_above(siege, body, id):
                    touches.append(id)
    return Placement(body.id, kind, body.x, body.y, (Spot(body.x, body.y, gauges),), tuple(touches))


def _is_above(siege: Siege, body: Body, id: str) -> bool:
    """Whether a model on a bridge stands clear of the water below (SBH-TER-1)."""
    parts = [one for one in siege.world.map.parts if one.id == id]
    limit = body.radius + TOUCH + 0.5
    return bool(parts) and not any(one.outline.nearer_than(body.x, body.y, limit) for one in parts)


# Pieces of ground


def _terrain(siege: Siege, piece: Piece) -> Placement:
    if strip(piece.outline):
        return _strip_piece(siege, piece, Kind.TERRAIN, 0)
    return _boxed(siege, piece, Kind.TERRAIN, [], 0)


def _square_piece(siege: Siege, piece: Piece, kind: Kind, from_pieces: list[Piece], worth: int) -> Placement:
    """A building or a Barricade that lies square to the table by its sides, a turned one by its middle."""
    if is_square_to_table(piece.outline):
        return _boxed(siege, piece, kind, from_pieces, worth)
    outline = piece.outline
    x, y = int(outline.middle_x), int(outline.middle_y)
    if piece.id in siege.world.middles:
        x, y = siege.world.middles[piece.id]
    gauges = (
        _gauge(siege, True, x, y, 0, 0, 0, [], 0),
        _gauge(siege, False, y, x, 0, 0, 0, [], 0),
    )
    return Placement(piece.id, kind, x, y, (Spot(x, y, gauges),), turn=turn_of(outline))


def _boxed(siege: Siege, piece: Piece, kind: Kind, from_pieces: list[Piece], worth: int) -> Placement:
    """A piece by the sides of its extent."""
    outline = piece.outline
    left, right = int(outline.left), int(outline.right)
    top, bottom = int(outline.top), int(outline.bottom)
    x, y = (left + right) // 2, (top + bottom) // 2
    half_wide, half_deep = (right - left) // 2, (bottom - top) // 2
    gauges = (
        _gauge(siege, True, x, y, x - left, right - x, half_deep, from_pieces, worth),
        _gauge(siege, False, y, x, y - top, bottom - y, half_wide, from_pieces, worth),
    )
    spot = Spot(x, y, gauges)
    return Placement(piece.id, kind, x, y, (spot,), wide=right - left, deep=bottom - top)


def _strip_piece(siege: Siege, piece: Piece, kind: Kind, turn: int) -> Placement:
    """A hedge, a road, a turned Barricade: its two ends and where it bends."""
    line = bends(strip(piece.outline))
    first, last = line[0], line[-1]
    flat = abs(last[0] - first[0]) >= abs(last[1] - first[1])
    begins = (first[0] < last[0]) if flat else (first[1] < last[1])
    if not begins:
        line = line[::-1]
    marks = [LEFT if flat else TOP, *[BEND for _ in line[1:-1]], RIGHT if flat else BOTTOM]
    spots: list[Spot] = []
    for (x, y), mark in zip(line, marks, strict=True):
        gauges = (_gauge(siege, True, x, y, 0, 0, 0, [], 0), _gauge(siege, False, y, x, 0, 0, 0, [], 0))
        spots.append(Spot(x, y, gauges, mark))
    x = (line[0][0] + line[-1][0]) // 2
    y = (line[0][1] + line[-1][1]) // 2
    return Placement(piece.id, kind, x, y, tuple(spots), turn=turn)


# Measuring


def _gauge(
    siege: Siege,
    sideways: bool,
    middle: int,
    line: int,
    before: int,
    behind: int,
    half: int,
    pieces: Sequence[Piece],
    worth: int,
) -> Gauge:
    """The easiest measurement in one direction of something whose middle lies at `middle`, reaching from `before`
    ahead of it to `behind` after it, with the tape laid at `line`; `half` is how far it reaches to both sides."""
    size = siege.world.map.width if sideways else siege.world.map.height
    near, far = (LEFT, RIGHT) if sideways else (TOP, BOTTOM)
    low, high = middle - before, size - middle - behind
    best = Gauge("", near, low, before, 0, line) if low <= high else Gauge("", far, high, behind, size, line)
    if best.length < 0:
        # It hangs over the edge, as a correction at the table may have it: to its middle instead.
        best = Gauge("", best.side, best.length + best.inset, 0, best.at, line)
    saved = best.length - worth
    for piece in pieces:
        for side, at, start, end in _sides(piece.outline, sideways):
            if not (start - half < line < end + half):
                continue
            ahead = side == far
            gap = middle - before - at if ahead else at - middle - behind
            if -TOUCH <= gap <= saved:
                saved = gap - 1
                shared = (max(start, line - half) + min(end, line + half)) // 2 if half else line
                best = Gauge(piece.id, side, max(0, gap), before if ahead else behind, at, shared)
    return best


def _sides(outline: Outline, sideways: bool) -> list[tuple[int, int, int, int]]:
    """The sides that face left or right (or up or down): which, where, and from where to where they run."""
    found: list[tuple[int, int, int, int]] = []
    for ax, ay, bx, by in outline.edges:
        # The inside lies to the right of each edge.
        if sideways and ax == bx:
            found.append((LEFT if by < ay else RIGHT, int(ax), int(min(ay, by)), int(max(ay, by))))
        elif not sideways and ay == by:
            found.append((TOP if bx > ax else BOTTOM, int(ay), int(min(ax, bx)), int(max(ax, bx))))
    return found


def _area(outline: Outline) -> float:
    doubled = 0.0
    for ax, ay, bx, by in outline.edges:
        doubled += ax * by - bx * ay
    return abs(doubled) / 2
