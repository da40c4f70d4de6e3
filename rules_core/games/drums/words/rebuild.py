"""The table of a battle as an ordered list of placements that people carry out with a tape measure."""

from __future__ import annotations

from typing import Final

from rules_core.games.drums.state.battle import Battle
from rules_core.games.drums.state.features import HOUSE, KINDS, Feature, outline_of
from rules_core.games.drums.state.soldier import Soldier
from rules_core.ground.pieces import Piece
from rules_core.ground.tape_measure import Gauge, Placement, Spot, TapeMeasure, is_square_to_table, strip

TERRAIN: Final = "terrain"
BUILDING: Final = "building"


def placements(battle: Battle) -> list[Placement]:
    """Everything that stands on the table, each thing once: terrain, buildings, then the men squad by squad.

    In a battle without a map the places of men are those that are only believed.
    """
    ground = [one for one in battle.features if KINDS[one.kind].shape != HOUSE]
    houses = [one for one in battle.features if KINDS[one.kind].shape == HOUSE]
    found = [_terrain(battle, one) for one in ground]
    found.extend([_house(battle, one) for one in houses])
    placed: list[Soldier] = []
    for seat in battle.seats:
        for man in battle.men(seat):
            found.append(_man(battle, man, placed))
            placed.append(man)
    return found


def men_placements(battle: Battle) -> list[Placement]:
    """Every man on the table, each measured as if all others stood already."""
    return [
        _man(battle, man, [one for one in battle.in_play() if one is not man])
        for seat in battle.seats
        for man in battle.men(seat)
    ]


def edge_gauges(battle: Battle, id: str) -> tuple[Gauge, Gauge]:
    """A man measured from two edges alone: in these terms he can be anywhere. Raises KeyError."""
    man = battle.model(id)
    return _tape(battle).around(man.x, man.y, man.radius, [], 0)


def _tape(battle: Battle) -> TapeMeasure:
    side = battle.world.options.side
    return TapeMeasure(side, side)


def _piece(feature: Feature) -> Piece:
    return Piece(feature.id, feature.kind, outline_of(feature), 0, 0)


def _terrain(battle: Battle, feature: Feature) -> Placement:
    piece = _piece(feature)
    if strip(piece.outline):
        return _tape(battle).along(piece, TERRAIN, 0)
    return _tape(battle).boxed(piece, TERRAIN, [], 0)


def _house(battle: Battle, feature: Feature) -> Placement:
    piece = _piece(feature)
    if is_square_to_table(piece.outline):
        return _tape(battle).boxed(piece, BUILDING, [], 0)
    return _tape(battle).turned(piece, BUILDING, feature.x, feature.y)


def _man(battle: Battle, man: Soldier, placed: list[Soldier]) -> Placement:
    """A man: to the edge of his base, from the nearest edge or building in each direction."""
    houses = [_piece(one) for one in battle.features if KINDS[one.kind].shape == HOUSE]
    gauges = _tape(battle).around(man.x, man.y, man.radius, houses, battle.song.short)
    touches = [one.id for one in placed if battle.ground.touching(man, one)]
    return Placement(man.id, man.side, man.x, man.y, (Spot(man.x, man.y, gauges),), tuple(touches))
