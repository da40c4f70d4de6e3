"""Keeps the maps that were made last, so that equal ones share the ways and fields worked out for them.

A siege builds its map when it is checked and when it begins, every fork of it and every game of a simulation again.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rules_core.ground.geometry import Outline, Point
from rules_core.ground.pieces import GroundMap, Piece

KEPT: Final = 8

_PieceValue = tuple[str, str, tuple[Point, ...], int, int]
_Outlines = tuple[tuple[Point, ...], ...]
_MapValue = tuple[int, int, tuple[_PieceValue, ...], _Outlines, _Outlines]

_kept: Final[dict[_MapValue, GroundMap]] = {}
"""The last used one stands last."""


def map_of(
    width: int, height: int, pieces: Sequence[Piece], bridges: Sequence[Outline] = (), roads: Sequence[Outline] = ()
) -> GroundMap:
    """The map of these pieces: one that was made lately, or a new one. Raises ValueError as `GroundMap` does."""
    value = (
        width,
        height,
        tuple([(one.id, one.kind, tuple(one.outline.points), one.traits, one.height) for one in pieces]),
        tuple([tuple(one.points) for one in bridges]),
        tuple([tuple(one.points) for one in roads]),
    )
    # Threads of a simulation may ask at once: each step below is whole by itself, and a map made twice does no harm.
    found = _kept.pop(value, None)
    if found is None:
        found = GroundMap(width, height, pieces, bridges, roads)
    _kept[value] = found
    for old in list(_kept)[:-KEPT]:
        _kept.pop(old, None)
    return found
