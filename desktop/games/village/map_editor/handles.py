"""The frame round what is chosen, with its handles: corners for the size, a disc for turning, corners of an outline."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from desktop.games.village.map_editor.layout import MapThing, ThingKind, edge_strip
from desktop.games.village.map_editor.marks import Handle, HandleKind
from desktop.games.village.map_editor.shapes import Frame, Place, Shape, box_of, box_round, frame_of

TURN_PX = 30
"""How far above the frame the turning handle stands."""
SIGNS = ((-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0))
"""The corners of a frame, by the number of their handle."""


@dataclass(frozen=True)
class Grips:
    """What is drawn round the chosen things and can be taken hold of."""

    frame: Shape = ()
    handles: tuple[Handle, ...] = ()
    stem: tuple[Place, Place] | None = None


def frame_round(shapes: Sequence[Shape]) -> Frame:
    """One shape's own frame, or the upright one round several. Raises ValueError for none."""
    if len(shapes) == 1:
        return frame_of(shapes[0])
    box = box_round([box_of(shape) for shape in shapes])
    return Frame(box.middle, box.width, box.height, 0.0)


def corners_of(frame: Frame) -> Shape:
    """The four corners of a frame."""
    return tuple(frame.at(*sign) for sign in SIGNS)


def grips_round(things: Sequence[MapThing], shapes: Sequence[Shape], px_per_inch: float) -> Grips:
    """The frame and handles of some things, whose shapes may be those of a preview."""
    if not things:
        return Grips()
    if len(things) == 1 and things[0].kind is ThingKind.SPAWN:
        return Grips((), ends_of(things[0]))
    frame = frame_round(shapes)
    corners = corners_of(frame)
    above = frame.at(0.0, -1.0)
    high = TURN_PX / px_per_inch
    turn = frame.at(0.0, -1.0 - 2 * high / max(0.01, frame.depth))
    handles = [Handle(HandleKind.SIZE, place, number) for number, place in enumerate(corners)]
    return Grips(corners, (*handles, Handle(HandleKind.TURN, turn)), (above, turn))


def ends_of(thing: MapThing) -> tuple[Handle, ...]:
    """Both ends of a part of an edge."""
    (left, top), _, (right, bottom), _ = thing.shape
    if thing.edge in (1, 3):
        places = ((left, (top + bottom) / 2), (right, (top + bottom) / 2))
    else:
        places = (((left + right) / 2, top), ((left + right) / 2, bottom))
    return tuple(Handle(HandleKind.END, place, number) for number, place in enumerate(places))


def outline_handles(shape: Shape, loud: int) -> tuple[Handle, ...]:
    """A handle on each corner of an outline; the one that keys act on is loud."""
    return tuple(Handle(HandleKind.CORNER, place, number, number == loud) for number, place in enumerate(shape))


def part_shape(thing: MapThing, start: float, end: float, width: float, height: float) -> Shape:
    """The strip of a part of an edge from and to."""
    return edge_strip(thing.edge, min(start, end), max(start, end), width, height)
