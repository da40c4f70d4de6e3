"""Tools that draw something new: an outline corner by corner, a rectangle or a round shape, a path with a width."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, Qt

from desktop.games.village.map_editor.cross_tool import CrossTool
from desktop.games.village.map_editor.hand import Hand, Pointer
from desktop.games.village.map_editor.marks import MapMarks
from desktop.games.village.map_editor.shapes import (
    Place,
    Shape,
    area_of,
    blob,
    box_of,
    crosses_itself,
    distance,
    frame_of,
    kept_inside,
    moved,
    rectangle,
    rounded,
    straightened,
    without_doubles,
)
from desktop.games.village.map_editor.snapping import GuideLine
from desktop.games.village.map_editor.strips import strip
from desktop.games.village.map_editor.tool import ToolName
from desktop.look.key_uses import ENTERS, KeyDeed

MOST_CORNERS = 40
LEAST_AREA = 0.02
"""In square inches; a smaller outline was a slip of the hand."""


class DrawTool(CrossTool):
    """What the drawing tools have in common: the place where the pointer is caught, and where the drawing goes."""

    def __init__(self, hand: Hand) -> None:
        super().__init__(hand)
        self.guides: tuple[GuideLine, ...] = ()

    def caught(self, pointer: Pointer, after: Place | None = None) -> Place:
        """Where the pointer is, snapped and on the table. With Shift it lies straight or slanting from `after`."""
        self.pointed(pointer)
        at = self.hand.even(pointer.at)
        if pointer.shift and after is not None:
            self.guides = ()
            layout = self.hand.editor.layout
            return kept_inside(rounded([straightened(after, at)]), layout.width, layout.height)[0]
        found = self.hand.snap_place(at, (), pointer)
        self.guides = found.guides
        layout = self.hand.editor.layout
        place = rounded([(at[0] + found.across, at[1] + found.down)])[0]
        return kept_inside((place,), layout.width, layout.height)[0]

    def draw(self, shape: Shape) -> None:
        """Put what was drawn on the map: ground, a zone, or the outline of a building."""
        editor, brush = self.hand.editor, self.hand.brush
        if area_of(shape) < LEAST_AREA:
            return
        if crosses_itself(shape):
            editor.refused.emit(editor.tr("The sides of an outline must not cross each other."))
            return
        if brush.building is not None:
            middle = frame_of(shape).middle
            around = rounded(moved(shape, -middle[0], -middle[1]))
            table = {**brush.building, "outline": [list(corner) for corner in around]}
            editor.add_building(table, middle)
        elif brush.zone:
            editor.add_zone(shape)
        else:
            editor.add_piece(brush.kind, shape)
        self.hand.done.emit()


class OutlineTool(DrawTool):
    """Corner by corner. Double click, Enter or a click on the first corner closes; Backspace takes the last back."""

    name = ToolName.OUTLINE
    enter_clicks = False

    def __init__(self, hand: Hand) -> None:
        super().__init__(hand)
        self.corners: list[Place] = []

    def press(self, pointer: Pointer) -> None:
        place = self.caught(pointer, self.corners[-1] if self.corners else None)
        if len(self.corners) >= 3 and distance(place, self.corners[0]) <= self.hand.handle_reach:
            self.close()
        elif len(self.corners) < MOST_CORNERS and (not self.corners or distance(place, self.corners[-1]) > 0.02):
            self.corners.append(place)
        self.hand.marks_changed.emit()

    def move(self, pointer: Pointer) -> None:
        self.here = self.caught(pointer, self.corners[-1] if self.corners else None)
        self.hand.marks_changed.emit()

    def double_click(self, pointer: Pointer) -> None:
        self.close()

    def deeds(self) -> Sequence[KeyDeed]:
        return (*super().deeds(), *ending_keys(lambda: self.close() if self.corners else None, self.corners, self.hand))

    def cancel(self) -> bool:
        had = bool(self.corners)
        self.corners.clear()
        self.hand.marks_changed.emit()
        return had

    def close(self) -> None:
        """Finish the outline. With fewer than three corners nothing is made and drawing goes on."""
        shape = without_doubles(self.corners)
        if len(shape) < 3:
            self.hand.editor.refused.emit(self.hand.editor.tr("An outline has three corners at least."))
            return
        self.corners.clear()
        self.draw(shape)
        self.hand.marks_changed.emit()

    def marks(self) -> MapMarks:
        open_end = [self.here] if self.here is not None else []
        note = ""
        if self.corners and self.here is not None:
            note = self.hand.length_words(distance(self.corners[-1], self.here))
        return MapMarks(
            sketch=(*self.corners, *open_end) if self.corners else (),
            handles=self.cross(),
            guides=self.guides,
            note=note,
            note_at=self.here or (0.0, 0.0),
        )


class QuickTool(DrawTool):
    """One drag from corner to corner. `make` is the shape between two corners. Shift makes both sides equal."""

    def __init__(self, hand: Hand, name: ToolName, make: Callable[[Place, Place], Shape]) -> None:
        super().__init__(hand)
        self.name = name
        self._make = make
        self._start: Place | None = None

    def press(self, pointer: Pointer) -> None:
        self._start = self.caught(pointer)

    def move(self, pointer: Pointer) -> None:
        self.here = self.caught(pointer)
        if self._start is not None and pointer.shift:
            across, down = self.here[0] - self._start[0], self.here[1] - self._start[1]
            side = max(abs(across), abs(down))
            self.here = (
                self._start[0] + (side if across >= 0 else -side),
                self._start[1] + (side if down >= 0 else -side),
            )
        self.hand.marks_changed.emit()

    def release(self, pointer: Pointer) -> None:
        start, self._start = self._start, None
        if start is not None and self.here is not None and distance(start, self.here) > 0.1:
            self.draw(self._make(start, self.here))
        self.hand.marks_changed.emit()

    def click_here(self) -> None:
        """The first time it begins, the second time it ends."""
        if self._start is None:
            super().click_here()
        else:
            self.release(Pointer(self.here or self._start, alt=True, by_key=True))

    def cancel(self) -> bool:
        had, self._start = self._start is not None, None
        self.hand.marks_changed.emit()
        return had

    def marks(self) -> MapMarks:
        if self._start is None or self.here is None:
            return MapMarks(guides=self.guides, handles=self.cross())
        shape = self._make(self._start, self.here)
        box = box_of(shape)
        words = self.hand.length_words
        return MapMarks(
            sketch=shape,
            handles=self.cross(),
            sketch_closed=True,
            sketch_points=False,
            guides=self.guides,
            note=f"{words(box.width)} x {words(box.height)}",
            note_at=self.here,
        )


class PathTool(DrawTool):
    """A line-like piece along a path. Clicks set its bends; double click or Enter ends it."""

    name = ToolName.PATH
    enter_clicks = False

    def __init__(self, hand: Hand) -> None:
        super().__init__(hand)
        self.bends: list[Place] = []

    def press(self, pointer: Pointer) -> None:
        place = self.caught(pointer, self.bends[-1] if self.bends else None)
        if len(self.bends) < MOST_CORNERS // 2 and (not self.bends or distance(place, self.bends[-1]) > 0.05):
            self.bends.append(place)
        self.hand.marks_changed.emit()

    def move(self, pointer: Pointer) -> None:
        self.here = self.caught(pointer, self.bends[-1] if self.bends else None)
        self.hand.marks_changed.emit()

    def double_click(self, pointer: Pointer) -> None:
        self.end()

    def deeds(self) -> Sequence[KeyDeed]:
        return (*super().deeds(), *ending_keys(lambda: self.end() if self.bends else None, self.bends, self.hand))

    def cancel(self) -> bool:
        had = bool(self.bends)
        self.bends.clear()
        self.hand.marks_changed.emit()
        return had

    def end(self) -> None:
        """Finish the path; with fewer than two places nothing is made and drawing goes on."""
        if len(self.bends) < 2:
            self.hand.editor.refused.emit(self.hand.editor.tr("A path has two ends at least."))
            return
        path, self.bends = tuple(self.bends), []
        self.draw(rounded(strip(path, self.hand.brush.width)))
        self.hand.marks_changed.emit()

    def marks(self) -> MapMarks:
        ahead = self.here is not None and self.bends and distance(self.here, self.bends[-1]) > 0.05
        path = (*self.bends, self.here) if ahead and self.here is not None else tuple(self.bends)
        if len(path) < 2:
            return MapMarks(sketch=path, guides=self.guides, handles=self.cross())
        return MapMarks(
            handles=self.cross(),
            sketch=strip(path, self.hand.brush.width),
            sketch_closed=True,
            sketch_points=False,
            guides=self.guides,
            note=self.hand.length_words(distance(path[-2], path[-1])),
            note_at=path[-1],
        )


def ending_keys(end: Callable[[], None], places: list[Place], hand: Hand) -> tuple[KeyDeed, KeyDeed]:
    """Of a tool that sets one place after another: Enter ends, Backspace takes the last back."""
    tr = QCoreApplication.translate

    def take_back(key: Qt.Key, shift: bool) -> bool:
        if places:
            places.pop()
            hand.marks_changed.emit()
        return True

    return (
        KeyDeed(ENTERS, "Enter", tr("MapKeys", "close the outline, end the path"), lambda key, shift: end()),
        KeyDeed((Qt.Key.Key_Backspace,), "Backspace", tr("MapKeys", "take the last corner back"), take_back),
    )


def quick_tools(hand: Hand) -> tuple[QuickTool, QuickTool]:
    """The rectangle and the round shape."""

    def uneven(one: Place, other: Place) -> Shape:
        return rounded(blob(one, other, hand.brush.kind))

    return QuickTool(hand, ToolName.RECTANGLE, rectangle), QuickTool(hand, ToolName.BLOB, uneven)
