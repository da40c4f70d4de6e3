"""The table of a siege as it stands, as an ordered list of placements that people can carry out with a tape measure.

Pure: a state in, placements out. The words are in `rebuild_words`.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Final

from rules_core.games.village.content.types import BuildingId
from rules_core.games.village.rules.markers import TRAP_RADIUS, token_body, villager_body
from rules_core.games.village.state.fighter import Fighter
from rules_core.games.village.state.siege import Siege
from rules_core.games.village.state.siege_map import BUILDING_KIND
from rules_core.ground.geometry import TOUCH, Body
from rules_core.ground.pieces import IMPASSABLE, LINEAR, Piece
from rules_core.ground.tape_measure import Gauge, Placement, Spot, TapeMeasure, area_of, is_square_to_table, strip
from rules_core.song.options import INCH

WORTH_A_PIECE: Final = 2 * INCH
"""A piece is measured from where that saves more tape than this; edges are easier to measure from."""
WORTH_FOR_BUILDINGS: Final = 6 * INCH
"""The same for buildings, whose places all others build on."""


class PlacementKind(StrEnum):
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


MODELS: Final = (PlacementKind.HERO, PlacementKind.DEFENDER, PlacementKind.ENEMY)


def placements(siege: Siege) -> list[Placement]:
    """Everything that stands on the table, each thing once, large pieces first. Only what players may know.

    In a game without a map the places of models are those that are only believed.
    """
    ground = siege.world.map.pieces
    terrain = [piece for piece in ground if piece.kind != BUILDING_KIND]
    buildings = [piece for piece in ground if piece.kind == BUILDING_KIND]
    heart = siege.world.heart
    found = [_terrain(siege, piece) for piece in sorted(terrain, key=lambda one: (-area_of(one.outline), one.id))]
    for piece in sorted(buildings, key=lambda one: one.id != heart):
        from_heart = [one for one in buildings if one.id == heart and piece.id != heart]
        found.append(_square_piece(siege, piece, PlacementKind.BUILDING, from_heart, WORTH_FOR_BUILDINGS))
    for barricade in siege.barricades.values():
        piece = siege.ground.piece(barricade.id)
        if barricade.turn % 90:
            found.append(_tape(siege).along(piece, PlacementKind.BARRICADE, barricade.turn))
        else:
            found.append(_square_piece(siege, piece, PlacementKind.BARRICADE, buildings, WORTH_A_PIECE))
    # V-7.2.3. A token is put down as it lies: nothing here tells what it is.
    traps = [Body(trap.id, trap.x, trap.y, TRAP_RADIUS) for trap in siege.traps.values()]
    markers: list[tuple[Body, PlacementKind]] = [(trap, PlacementKind.TRAP) for trap in traps]
    markers.extend((token_body(siege, token), PlacementKind.TOKEN) for token in siege.tokens.values())
    markers.extend((villager_body(siege, one), PlacementKind.VILLAGER) for one in siege.villagers.values())
    for body, kind in markers:
        found.append(_round(siege, body, kind, []))
    placed: list[Fighter] = []
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
    model = siege.model(id)
    return _round(siege, model, kind_of(model), [one for one in siege.in_play() if one is not model])


def edge_gauges(siege: Siege, id: str) -> tuple[Gauge, Gauge]:
    """A model measured from two table edges alone: in these terms it can be anywhere. Raises KeyError."""
    model = siege.model(id)
    return _tape(siege).around(model.x, model.y, model.radius, [], 0)


def _tape(siege: Siege) -> TapeMeasure:
    return TapeMeasure(siege.world.map.width, siege.world.map.height)


def kind_of(model: Fighter) -> PlacementKind:
    """As what a model is placed."""
    return PlacementKind.HERO if model.is_hero else PlacementKind.DEFENDER if model.is_defender else PlacementKind.ENEMY


def _models(siege: Siege, kind: PlacementKind) -> list[Fighter]:
    # V-5.1.2. Enemies still to come are not in play.
    there = [model for model in siege.in_play() if kind_of(model) is kind]
    return sorted(there, key=lambda one: one.group) if kind is PlacementKind.ENEMY else there


# Round things


def _round(siege: Siege, body: Body, kind: PlacementKind, placed: Sequence[Fighter]) -> Placement:
    """A model or marker: to the edge of its base, from the nearest edge or building in each direction."""
    buildings = [piece for piece in siege.world.map.pieces if piece.kind == BUILDING_KIND]
    gauges = _tape(siege).around(body.x, body.y, body.radius, buildings, WORTH_A_PIECE)
    perch = siege.model(body.id).perch if kind in MODELS else ""
    against = [gauge.piece for gauge in gauges if gauge.piece and gauge.length <= TOUCH]
    touches: list[str] = [one.id for one in placed if kind in MODELS and siege.ground.touching(body, one)]
    if kind in MODELS:
        for id in siege.ground.piece_ids():
            if siege.ground.piece(id).has(IMPASSABLE | LINEAR) and id != perch and id not in against:
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
        return _tape(siege).along(piece, PlacementKind.TERRAIN, 0)
    return _tape(siege).boxed(piece, PlacementKind.TERRAIN, [], 0)


def _square_piece(siege: Siege, piece: Piece, kind: PlacementKind, from_pieces: list[Piece], worth: int) -> Placement:
    """A building or a Barricade that lies square to the table by its sides, a turned one by its middle."""
    if is_square_to_table(piece.outline):
        return _tape(siege).boxed(piece, kind, from_pieces, worth)
    outline = piece.outline
    middle = int(outline.middle_x), int(outline.middle_y)
    x, y = siege.world.middles.get(BuildingId(piece.id), middle)
    return _tape(siege).turned(piece, kind, x, y)
