"""Tools of one stroke of the hand: a brush that leaves a strip of ground, and a sower that scatters pieces of it."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin
from random import Random

from desktop.games.village.map_editor.drawing import DrawTool
from desktop.games.village.map_editor.hand import Hand, Pointer
from desktop.games.village.map_editor.layout import ThingKind
from desktop.games.village.map_editor.marks import MapMarks
from desktop.games.village.map_editor.shapes import (
    Place,
    Shape,
    box_of,
    crosses_itself,
    distance,
    kept_inside,
    moved,
    nearest_on,
    rounded,
    stretched,
    turned,
)
from desktop.games.village.map_editor.strips import strip
from desktop.games.village.map_editor.tool import ToolName

STEP = 0.2
"""So many inches of a stroke are between two of its places."""
TOLERANCES = (0.1, 0.2, 0.4, 0.8, 1.6)
"""How far a stroke may be smoothed, in inches, until it has few bends and its sides do not cross."""
MOST_BENDS = 16
CAP = 3
"""So many corners round each end."""
SMALLEST, LARGEST = 0.4, 0.75
"""Of a scattered piece, in usual sizes."""
MOST_SCATTERED = 60
"""In one stroke."""


class StrokeTool(DrawTool):
    """Follows the hand from the button going down to its coming up; with keys, space begins and ends it."""

    def __init__(self, hand: Hand) -> None:
        super().__init__(hand)
        self.stroke: list[Place] = []

    def press(self, pointer: Pointer) -> None:
        self.pointed(pointer)
        self.here = self._on_table(pointer.at)
        if not self.stroke:
            self.stroke = [self.here]
            self.went(self.here)
        self.hand.marks_changed.emit()

    def move(self, pointer: Pointer) -> None:
        self.pointed(pointer)
        self.here = self._on_table(pointer.at)
        if self.stroke and pointer.held and distance(self.stroke[-1], self.here) >= STEP:
            self.stroke.append(self.here)
            self.went(self.here)
        self.hand.marks_changed.emit()

    def release(self, pointer: Pointer) -> None:
        if self.stroke:
            stroke, self.stroke = self.stroke, []
            self.finish(stroke)
        self.hand.marks_changed.emit()

    def click_here(self) -> None:
        """The first time it begins, the second time it ends where the cross is then."""
        if not self.stroke:
            super().click_here()
        elif self.here is not None:
            if distance(self.stroke[-1], self.here) >= STEP:
                self.stroke.append(self.here)
                self.went(self.here)
            self.release(Pointer(self.here, alt=True, by_key=True))

    def cancel(self) -> bool:
        had = bool(self.stroke)
        self.stroke = []
        self.hand.marks_changed.emit()
        return had

    def went(self, place: Place) -> None:
        """The stroke has come to this place."""

    def finish(self, stroke: Sequence[Place]) -> None:
        """Put on the map what the stroke has drawn."""

    def _on_table(self, at: Place) -> Place:
        layout = self.hand.editor.layout
        return kept_inside(rounded((self.hand.even(at),)), layout.width, layout.height)[0]


class BrushTool(StrokeTool):
    """Leaves a strip as wide as the brush, with round ends."""

    name = ToolName.BRUSH

    def finish(self, stroke: Sequence[Place]) -> None:
        shape = brushed(stroke, self.hand.brush.width)
        if shape:
            self.draw(shape)
        else:
            editor = self.hand.editor
            editor.refused.emit(editor.tr("The stroke crosses itself; draw it in two."))

    def marks(self) -> MapMarks:
        path = self.stroke or ([self.here] if self.here is not None else [])
        if not path:
            return MapMarks()
        return MapMarks(
            sketch=brushed(path, self.hand.brush.width) or tuple(path),
            handles=self.cross(),
            sketch_closed=True,
            sketch_points=False,
            note=self.hand.length_words(self.hand.brush.width),
            note_at=path[-1],
        )


class ScatterTool(StrokeTool):
    """Scatters small pieces of the ground in hand round the stroke, each of its own size and direction.

    They keep clear of one another and of buildings. The same stroke on the same map scatters the same.
    """

    name = ToolName.SCATTER

    def __init__(self, hand: Hand) -> None:
        super().__init__(hand)
        self.scattered: list[Shape] = []
        self._chance = Random(0)

    def cancel(self) -> bool:
        self.scattered = []
        return super().cancel()

    def went(self, place: Place) -> None:
        layout, brush = self.hand.editor.layout, self.hand.brush
        if len(self.stroke) == 1:
            self.scattered = []
            self._chance = Random(f"{brush.kind} {len(layout.things)}")
        if not brush.sample or len(self.scattered) >= MOST_SCATTERED:
            return
        chance = self._chance
        angle, far = chance.uniform(0, 2 * pi), chance.uniform(0, brush.width / 2)
        size = chance.uniform(SMALLEST, LARGEST)
        shape = stretched(brush.sample, (0.0, 0.0), 0.0, size, size)
        shape = moved(
            turned(shape, (0.0, 0.0), chance.uniform(0, 360)), place[0] + cos(angle) * far, place[1] + sin(angle) * far
        )
        box = box_of(shape)
        on_table = box.left >= 0 and box.top >= 0 and box.right <= layout.width and box.bottom <= layout.height
        taken = [one.box for one in layout.of(ThingKind.BUILDING)] + [box_of(one) for one in self.scattered]
        if on_table and not any(box.meets(one) for one in taken):
            self.scattered.append(rounded(shape))

    def finish(self, stroke: Sequence[Place]) -> None:
        shapes, self.scattered = self.scattered, []
        if shapes:
            self.hand.editor.add_pieces(self.hand.brush.kind, shapes)
            self.hand.done.emit()
        else:
            editor = self.hand.editor
            editor.refused.emit(editor.tr("There is no room for a piece; draw elsewhere."))

    def marks(self) -> MapMarks:
        return MapMarks(crowd=tuple(self.scattered), handles=self.cross())


def brushed(stroke: Sequence[Place], width: float) -> Shape:
    """The outline of a stroke of a round brush; () where its sides would cross however much it is smoothed."""
    if len(stroke) < 2:
        return rounded(_arc(stroke[0], width / 2, 0.0, 2 * pi, 4 * CAP))
    for tolerance in TOLERANCES:
        path = smoothed(stroke, tolerance)
        if len(path) > MOST_BENDS:
            continue
        sides = strip(path, width)
        half = len(path)
        shape = rounded(
            (*sides[:half], *_cap(path[-2], path[-1], width), *sides[half:], *_cap(path[1], path[0], width))
        )
        if not crosses_itself(shape):
            return shape
    return ()


def smoothed(path: Sequence[Place], tolerance: float) -> tuple[Place, ...]:
    """The path with as few places as lie nowhere further than so much from it (Douglas and Peucker)."""
    if len(path) < 3:
        return tuple(path)
    start, end = path[0], path[-1]
    away = [distance(nearest_on(start, end, place), place) for place in path[1:-1]]
    farthest = max(range(len(away)), key=away.__getitem__)
    if away[farthest] <= tolerance:
        return start, end
    at = farthest + 1
    return (*smoothed(path[: at + 1], tolerance)[:-1], *smoothed(path[at:], tolerance))


def _cap(before: Place, end: Place, width: float) -> Shape:
    """The corners round an end of a stroke that comes from `before`, from its left side to its right."""
    long = distance(before, end) or 1.0
    across, down = (end[0] - before[0]) / long, (end[1] - before[1]) / long
    found: list[Place] = []
    for number in range(1, CAP + 1):
        turn = pi * number / (CAP + 1)
        ahead, aside = sin(turn) * width / 2, cos(turn) * width / 2
        found.append((end[0] + across * ahead + down * aside, end[1] + down * ahead - across * aside))
    return tuple(found)


def _arc(middle: Place, radius: float, begin: float, whole: float, corners: int) -> Shape:
    angles = [begin + whole * number / corners for number in range(corners)]
    return tuple((middle[0] + cos(angle) * radius, middle[1] + sin(angle) * radius) for angle in angles)
