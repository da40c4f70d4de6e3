"""The marks above the map for whoever edits it: frames, handles, guide lines, distances. Places in inches."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from desktop.games.village.map_editor.shapes import Box, Place, Shape
from desktop.games.village.map_editor.snapping import GuideLine

MANY: Final = 30
"""More things than this at once are a crowd."""


class HandleKind(Enum):
    """What a handle does when it is dragged."""

    SIZE = "size"
    """A corner of the frame: the size."""
    TURN = "turn"
    """The disc above the frame."""
    CORNER = "corner"
    """A corner of the outline itself."""
    END = "end"
    """An end of a part of an edge."""
    CROSS = "cross"
    """Nothing to take hold of: where the keyboard would click."""
    PICTURE = "picture"
    """A corner of the background picture."""


@dataclass(frozen=True)
class Handle:
    """Something small to take hold of. `number` tells the handles of one kind apart."""

    kind: HandleKind
    place: Place
    number: int = 0
    loud: bool = False


class DistanceTone(Enum):
    """How loud a distance is."""

    BAD = "bad"
    WARN = "warn"
    OURS = "ours"


@dataclass(frozen=True)
class Tag:
    """A line between two places with words on it."""

    start: Place
    end: Place
    words: str
    tone: DistanceTone


@dataclass(frozen=True)
class Area:
    """A zone, or the ring round the Town Hall: dashed, with a label."""

    shapes: tuple[Shape, ...]
    label: str = ""
    chosen: bool = False
    filled: bool = True


@dataclass(frozen=True)
class Trouble:
    """A mark at a thing that has a problem; `must` when it must be solved."""

    place: Place
    must: bool


@dataclass(frozen=True)
class Parts:
    """A part of an edge that enemies come from."""

    shape: Shape
    edge: int
    chosen: bool = False


@dataclass(frozen=True)
class MapMarks:
    """Everything that is drawn above the map. What tools add is joined to what always stands there."""

    areas: tuple[Area, ...] = ()
    parts: tuple[Parts, ...] = ()
    ways: tuple[Shape, ...] = ()
    """Ways of enemies, each from its edge to a building."""
    frames: tuple[Shape, ...] = ()
    crowd: tuple[Shape, ...] = ()
    """Outlines of many things at once, drawn plainly: frames in thick strokes would cost more than a frame has time."""
    crowd_at: Place = (0.0, 0.0)
    """How far from there the crowd is shown."""
    quiet_frames: tuple[Shape, ...] = ()
    """Outlines of what is locked, or lies under the pointer."""
    handles: tuple[Handle, ...] = ()
    stem: tuple[Place, Place] | None = None
    """From the frame to its turning handle."""
    guides: tuple[GuideLine, ...] = ()
    rubber: Box | None = None
    sketch: Shape = ()
    """What is being drawn: an open line, or an outline if `sketch_closed`."""
    sketch_closed: bool = False
    sketch_points: bool = True
    tags: tuple[Tag, ...] = ()
    troubles: tuple[Trouble, ...] = ()
    note: str = ""
    """Words beside the pointer, such as the size of what is drawn."""
    note_at: Place = (0.0, 0.0)
