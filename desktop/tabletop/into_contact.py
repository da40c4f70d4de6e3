"""Draws a place that a hand means into contact: hardly off something that can be touched, contact is what is meant."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from rules_core.ground.geometry import Body, Point, length
from rules_core.kernel.region import Region
from rules_core.song.field import Field
from rules_core.song.options import INCH
from rules_core.song.warband import Model

NEARLY: Final = INCH // 4
"""So near to a thing a hand on a map means contact with it: on most screens that is a few px."""
MOST_TRIED: Final = 12
"""So many spots round a thing are asked about at most."""


class Touchable(NamedTuple):
    """What it matters to be in contact with: round things, and ids of pieces of ground."""

    bodies: Sequence[Body] = ()
    pieces: Sequence[str] = ()


def into_contact(field: Field, region: Region, model: Model, spot: Point, things: Touchable) -> Point:
    """The spot of the region nearest to `spot` that is in contact with something hardly off it, else `spot` itself.

    What touches something already stays: nobody is drawn into a second fight.
    """
    there = model.clone()
    there.x, there.y = spot
    ground, others = field.ground, field.others(model)
    bodies = [one for one in things.bodies if ground.within(there, one, NEARLY)]
    pieces = [one for one in things.pieces if ground.gap_to_piece(there, one) <= NEARLY]
    if any(ground.touching(there, one) for one in bodies) or any(ground.touching_piece(there, one) for one in pieces):
        return spot
    found: list[Point] = []
    for body in bodies:
        spots = ground.contact_spots(there, body, others, closely=True)[:MOST_TRIED]
        end = next((one for one in spots if region.contains(*one)), None) or region.nearest(body.x, body.y)
        found += [end] if ground.touching(_at(there, end), body) else []
    for piece in pieces:
        spots = ground.contact_spots_at_piece(there, piece, others)[:MOST_TRIED]
        found += [one for one in spots if region.contains(*one)][:1]
    nearest = min(found, key=lambda one: _away(one, spot), default=spot)
    return nearest if _away(nearest, spot) <= 2 * NEARLY else spot


def _at(model: Model, spot: Point) -> Body:
    body = Body(model.id, *spot, model.radius)
    body.floor = model.floor
    return body


def _away(one: Point, other: Point) -> float:
    return length(one[0] - other[0], one[1] - other[1])
