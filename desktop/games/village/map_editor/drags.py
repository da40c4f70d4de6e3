"""Drags of the choosing tool: each shows where things would go, and makes one step when the button comes up."""

from __future__ import annotations

from collections.abc import Sequence
from math import atan2, degrees

from PySide6.QtCore import QCoreApplication

from desktop.games.village.map_editor.hand import Hand, Pointer
from desktop.games.village.map_editor.handles import SIGNS, corners_of, frame_round, part_shape
from desktop.games.village.map_editor.layout import MapThing, Ref, ThingKind, edge_length
from desktop.games.village.map_editor.marks import MapMarks
from desktop.games.village.map_editor.shapes import Box, Place, Shape, moved, rounded, stretched, turned
from desktop.games.village.map_editor.snapping import GuideLine

LEAST_SIZE = 0.25
"""Nothing is made smaller than a quarter of an inch by dragging."""


class Drag:
    """One drag under way."""

    def __init__(self, hand: Hand) -> None:
        self.hand = hand
        self.guides: tuple[GuideLine, ...] = ()
        self.note = ""
        self.at: Place = (0.0, 0.0)

    def follow(self, pointer: Pointer) -> None:
        """The pointer is here now."""
        raise NotImplementedError

    def finish(self) -> None:
        """The button came up: do what was shown."""
        raise NotImplementedError

    def marks(self) -> MapMarks:
        """What is shown beside the things themselves."""
        return MapMarks(guides=self.guides, note=self.note, note_at=self.at)


class MoveDrag(Drag):
    """Moves things. Shift keeps to one direction, Ctrl leaves them and lays down copies."""

    def __init__(self, hand: Hand, things: Sequence[MapThing], start: Place) -> None:
        super().__init__(hand)
        self.things = list(things)
        self.start = start
        self.shift: Place = (0.0, 0.0)
        self.copies = False
        boxes = [one.box for one in self.things]
        self.box = Box(
            min(box.left for box in boxes),
            min(box.top for box in boxes),
            max(box.right for box in boxes),
            max(box.bottom for box in boxes),
        )
        self.frame: Shape = _frame_round(self.things, [one.shape for one in self.things])
        """The frame round them as they are shown; none round one part of an edge."""
        self._first_frame = self.frame
        self._refs = {one.ref for one in self.things}
        self._shapes = {one.ref: one.shape for one in self.things}

    def follow(self, pointer: Pointer) -> None:
        across, down = self.hand.even((pointer.at[0] - self.start[0], pointer.at[1] - self.start[1]))
        level = abs(across) >= abs(down)
        if pointer.shift:
            across, down = (across, 0.0) if level else (0.0, down)
        self._say_copies(pointer)
        if all(one.kind is ThingKind.SPAWN for one in self.things):
            self._along_edge(across, down)
            return
        found = self.hand.snap_box(self.box.moved(across, down), self._refs, pointer)
        # What is kept to one direction is not pulled out of it by a line to snap to.
        across += 0.0 if pointer.shift and not level else found.across
        down += 0.0 if pointer.shift and level else found.down
        kept = self.hand.editor.kept_on_table(self.things, across, down)
        self.guides = found.guides if kept == (across, down) else ()
        self.shift = rounded([kept])[0]
        self.frame = moved(self._first_frame, *self.shift)
        self.hand.preview(self._shapes, self.shift)

    def finish(self) -> None:
        if self.copies:
            self.hand.end_preview()
            self.hand.editor.duplicate_at(*self.shift)
        else:
            self.hand.editor.move(*self.shift)
            self.hand.end_preview()

    def _say_copies(self, pointer: Pointer) -> None:
        self.copies = pointer.control and not any(one.kind is ThingKind.SPAWN for one in self.things)
        self.note = QCoreApplication.translate("MapTools", "a copy") if self.copies else ""
        self.at = pointer.at

    def _along_edge(self, across: float, down: float) -> None:
        layout = self.hand.editor.layout
        shapes: dict[Ref, Shape] = {}
        for thing in self.things:
            way = across if thing.edge in (1, 3) else down
            long = edge_length(thing.edge, layout.width, layout.height)
            way = max(-thing.start, min(long - thing.end, way))
            shapes[thing.ref] = part_shape(thing, thing.start + way, thing.end + way, layout.width, layout.height)
        self.shift = (round(across, 1), round(down, 1))
        self.frame = _frame_round(self.things, list(shapes.values()))
        self.hand.preview(shapes)


class ResizeDrag(Drag):
    """Stretches things from a corner of their frame; the corner opposite stays. Shift keeps the proportion."""

    def __init__(self, hand: Hand, things: Sequence[MapThing], number: int) -> None:
        super().__init__(hand)
        self.things = list(things)
        self.frame = frame_round([one.shape for one in self.things])
        self.sign = SIGNS[number]
        self.held = self.frame.at(-self.sign[0], -self.sign[1])
        self.shapes: dict[Ref, Shape] = {}

    def follow(self, pointer: Pointer) -> None:
        frame, at = self.frame, self.hand.even(pointer.at)
        self.guides = ()
        if frame.angle == 0:
            found = self.hand.snap_place(at, {one.ref for one in self.things}, pointer)
            at = (at[0] + found.across, at[1] + found.down)
            self.guides = found.guides
        (x, y) = turned((at,), self.held, -frame.angle)[0]
        width = max(LEAST_SIZE, (x - self.held[0]) * self.sign[0])
        depth = max(LEAST_SIZE, (y - self.held[1]) * self.sign[1])
        across, down = width / max(0.01, frame.width), depth / max(0.01, frame.depth)
        if pointer.shift:
            across = down = max(across, down)
        self.shapes = {
            one.ref: rounded(stretched(one.shape, self.held, frame.angle, across, down)) for one in self.things
        }
        words = self.hand.length_words
        self.note = f"{words(frame.width * across)} x {words(frame.depth * down)}"
        self.at = pointer.at
        self.hand.preview(self.shapes)

    def finish(self) -> None:
        if self.shapes:
            self.hand.editor.reshape(self.shapes, self.hand.editor.words.resized(self.things))
        self.hand.end_preview()


class TurnDrag(Drag):
    """Turns things in steps of 15 degrees; Shift turns by single degrees."""

    def __init__(self, hand: Hand, things: Sequence[MapThing], start: Place) -> None:
        super().__init__(hand)
        self.things = [one for one in things if one.kind is not ThingKind.SPAWN]
        frame = frame_round([one.shape for one in self.things])
        self.about = self.things[0].pivot if len(self.things) == 1 else frame.middle
        self.own = frame.angle if len(self.things) == 1 else 0.0
        self.start = self._direction(start)
        self.angle = 0.0

    def follow(self, pointer: Pointer) -> None:
        step = 1 if pointer.shift else 15
        # What is turned already comes to lie on whole steps.
        whole = round((self.own + self._direction(pointer.at) - self.start) / step) * step
        self.angle = whole - self.own
        self.hand.preview(self.hand.editor.turned_shapes(self.things, self.angle))
        self.note = f"{round((whole + 180) % 360 - 180)}°"
        self.at = pointer.at

    def finish(self) -> None:
        self.hand.editor.turn(self.angle)
        self.hand.end_preview()

    def _direction(self, place: Place) -> float:
        return degrees(atan2(place[1] - self.about[1], place[0] - self.about[0]))


class CornerDrag(Drag):
    """Moves one corner of an outline."""

    def __init__(self, hand: Hand, thing: MapThing, number: int) -> None:
        super().__init__(hand)
        self.thing = thing
        self.number = number
        self.shape: Shape = thing.shape

    def follow(self, pointer: Pointer) -> None:
        at = self.hand.even(pointer.at)
        found = self.hand.snap_place(at, (), pointer)
        layout = self.hand.editor.layout
        x = max(0.0, min(layout.width, at[0] + found.across))
        y = max(0.0, min(layout.height, at[1] + found.down))
        corners = list(self.thing.shape)
        corners[self.number] = rounded([(x, y)])[0]
        self.shape = tuple(corners)
        self.guides = found.guides
        self.hand.preview({self.thing.ref: self.shape})

    def finish(self) -> None:
        editor = self.hand.editor
        editor.reshape({self.thing.ref: self.shape}, editor.words.corners(self.thing))
        self.hand.end_preview()


class PartDrag(Drag):
    """Moves one end of a part of an edge, to tenths of an inch."""

    def __init__(self, hand: Hand, thing: MapThing, number: int) -> None:
        super().__init__(hand)
        self.thing = thing
        self.number = number
        self.ends = [thing.start, thing.end]

    def follow(self, pointer: Pointer) -> None:
        layout, thing = self.hand.editor.layout, self.thing
        at = pointer.at[0] if thing.edge in (1, 3) else pointer.at[1]
        long = edge_length(thing.edge, layout.width, layout.height)
        self.ends[self.number] = round(max(0.0, min(long, at)), 1)
        self.note = self.hand.length_words(abs(self.ends[1] - self.ends[0]))
        self.at = pointer.at
        self.hand.preview({thing.ref: part_shape(thing, self.ends[0], self.ends[1], layout.width, layout.height)})

    def finish(self) -> None:
        self.hand.editor.set_part(self.thing.ref, self.ends[0], self.ends[1])
        self.hand.end_preview()


class RubberDrag(Drag):
    """Chooses what lies in a rectangle; what was chosen before stays so when Shift or Ctrl was held."""

    def __init__(self, hand: Hand, start: Place, kept: Sequence[Ref]) -> None:
        super().__init__(hand)
        self.start = start
        self.kept = list(kept)
        self.box = Box(*start, *start)

    def follow(self, pointer: Pointer) -> None:
        (ax, ay), (bx, by) = self.start, pointer.at
        self.box = Box(min(ax, bx), min(ay, by), max(ax, bx), max(ay, by))

    def finish(self) -> None:
        editor = self.hand.editor
        found = [
            one.ref
            for one in editor.seen.things
            if not editor.is_locked(one) and self.box.holds((one.box.left, one.box.top))
            and self.box.holds((one.box.right, one.box.bottom))
        ]  # fmt: skip
        editor.choose(editor.with_groups([*self.kept, *found]))

    def marks(self) -> MapMarks:
        return MapMarks(rubber=self.box)


def _frame_round(things: Sequence[MapThing], shapes: Sequence[Shape]) -> Shape:
    if len(things) == 1 and things[0].kind is ThingKind.SPAWN:
        return ()
    return corners_of(frame_round(shapes))
