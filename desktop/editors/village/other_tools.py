"""The other tools: a gate into a wall, a thing set down by one click, a part of an edge, the ruler, the hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import Qt

from desktop.editors.village.hand import Hand, Pointer
from desktop.editors.village.layout import Thing, ThingKind, edge_length, edge_strip, outline_of
from desktop.editors.village.marks import Marks, Parts, Tag, Tone
from desktop.editors.village.shapes import Place, Shape, box_of, distance, moved
from desktop.editors.village.strips import opened
from desktop.editors.village.tool import MapTool, ToolName

WALLS = ("wall", "low-wall", "fence", "hedge")
"""What a gate may be cut into."""


class GateTool(MapTool):
    """Shows the opening under the pointer; a click cuts it and puts a gate there."""

    name = ToolName.GATE

    def __init__(self, hand: Hand) -> None:
        super().__init__(hand)
        self._gate: Shape = ()

    def press(self, pointer: Pointer) -> None:
        wall = self._wall_at(pointer.at)
        if wall is None:
            self.hand.editor.refused.emit(self.hand.editor.tr("Click a wall, a fence or a hedge."))
            return
        self._gate = ()
        if self.hand.editor.cut_gate(wall.ref, pointer.at, self.hand.brush.gate):
            self.hand.done.emit()
        self.hand.marks_changed.emit()

    def move(self, pointer: Pointer) -> None:
        wall = self._wall_at(pointer.at)
        found = opened(wall.shape, pointer.at, self.hand.brush.gate) if wall is not None else None
        self._gate = found.gate if found is not None else ()
        self.hand.marks_changed.emit()

    def key(self, key: Qt.Key, *, shift: bool) -> bool:
        """Enter cuts into the middle of the one chosen wall."""
        things = self.hand.editor.free
        if key not in (Qt.Key.Key_Return, Qt.Key.Key_Enter) or len(things) != 1:
            return False
        if self.hand.editor.cut_gate(things[0].ref, things[0].pivot, self.hand.brush.gate):
            self.hand.done.emit()
        return True

    def marks(self) -> Marks:
        return Marks(sketch=self._gate, sketch_closed=True, sketch_points=False) if self._gate else Marks()

    def _wall_at(self, place: Place) -> Thing | None:
        thing = self.hand.thing_at(place)
        walls = thing is not None and thing.kind is ThingKind.PIECE and thing.word in WALLS
        return thing if walls and thing is not None and not self.hand.editor.is_locked(thing) else None


class PlaceTool(MapTool):
    """Sets a building or a small piece down where it is clicked; the arrow keys and Enter do the same."""

    name = ToolName.PLACE

    def __init__(self, hand: Hand) -> None:
        super().__init__(hand)
        self.building: Mapping[str, Any] | None = None
        self.kind = ""
        self.shape: Shape = ()
        """Of what is set down, round (0, 0)."""
        self.here: Place | None = None

    def hold_building(self, building: Mapping[str, Any]) -> None:
        """Take a building in hand."""
        self.building, self.kind = building, ""
        self.shape = outline_of(dict(building))
        self._begin()

    def hold_piece(self, kind: str, shape: Shape) -> None:
        """Take a piece of ground in hand; its shape lies round (0, 0)."""
        self.building, self.kind, self.shape = None, kind, shape
        self._begin()

    def press(self, pointer: Pointer) -> None:
        self.here = self._caught(pointer)
        self.set_down()

    def move(self, pointer: Pointer) -> None:
        self.here = self._caught(pointer)
        self.hand.marks_changed.emit()

    def key(self, key: Qt.Key, *, shift: bool) -> bool:
        steps = {
            Qt.Key.Key_Left: (-1, 0),
            Qt.Key.Key_Right: (1, 0),
            Qt.Key.Key_Up: (0, -1),
            Qt.Key.Key_Down: (0, 1),
        }
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.set_down()
        elif key in steps and self.here is not None:
            far = 0.1 if shift else 1.0
            self.here = (self.here[0] + steps[key][0] * far, self.here[1] + steps[key][1] * far)
            self.hand.marks_changed.emit()
        else:
            return False
        return True

    def set_down(self) -> None:
        """Put it where it is shown, kept on the table."""
        if self.here is None or not self.shape:
            return
        box, layout = box_of(moved(self.shape, *self.here)), self.hand.editor.layout
        across = -min(0.0, box.left) - max(0.0, box.right - layout.width)
        down = -min(0.0, box.top) - max(0.0, box.bottom - layout.height)
        place = (self.here[0] + across, self.here[1] + down)
        if self.building is not None:
            self.hand.editor.add_building(self.building, place)
        else:
            self.hand.editor.add_piece(self.kind, moved(self.shape, *place))
        self.hand.done.emit()

    def marks(self) -> Marks:
        if self.here is None or not self.shape:
            return Marks()
        return Marks(sketch=moved(self.shape, *self.here), sketch_closed=True, sketch_points=False)

    def _begin(self) -> None:
        # For whoever goes on by keyboard it begins in the middle.
        layout = self.hand.editor.layout
        self.here = (layout.width / 2, layout.height / 2)
        self.hand.marks_changed.emit()

    def _caught(self, pointer: Pointer) -> Place:
        at = self.hand.even(pointer.at)
        found = self.hand.snap_box(box_of(moved(self.shape, *at)), (), pointer)
        return round(at[0] + found.across, 3), round(at[1] + found.down, 3)


class EdgeTool(MapTool):
    """A drag along an edge marks the part that enemies come from; a click marks the whole edge."""

    name = ToolName.EDGE

    def __init__(self, hand: Hand) -> None:
        super().__init__(hand)
        self._edge = 0
        self._from = 0.0
        self._to = 0.0
        self._held = False

    def press(self, pointer: Pointer) -> None:
        self._edge = self._nearest_edge(pointer.at)
        self._from = self._to = self._along(pointer.at)
        self._held = True

    def move(self, pointer: Pointer) -> None:
        if not self._held:
            self._edge = self._nearest_edge(pointer.at)
            self._from, self._to = 0.0, self._long(self._edge)
        else:
            self._to = self._along(pointer.at)
        self.hand.marks_changed.emit()

    def release(self, pointer: Pointer) -> None:
        if not self._held:
            return
        self._held = False
        start, end = sorted((self._from, self._to))
        if end - start < 1:
            start, end = 0.0, self._long(self._edge)
        self.hand.editor.add_part(self._edge, round(start, 1), round(end, 1))
        self.hand.done.emit()

    def key(self, key: Qt.Key, *, shift: bool) -> bool:
        """The number of an edge marks all of it."""
        edges = {Qt.Key.Key_1: 1, Qt.Key.Key_2: 2, Qt.Key.Key_3: 3, Qt.Key.Key_4: 4}
        if key not in edges:
            return False
        self.hand.editor.add_part(edges[key], 0.0, self._long(edges[key]))
        self.hand.done.emit()
        return True

    def cancel(self) -> bool:
        had, self._held = self._held, False
        self.hand.marks_changed.emit()
        return had

    def marks(self) -> Marks:
        if not self._edge:
            return Marks()
        layout = self.hand.editor.layout
        start, end = sorted((self._from, self._to))
        shape = edge_strip(self._edge, start, max(end, start + 0.1), layout.width, layout.height)
        return Marks(parts=(Parts(shape, self._edge, chosen=True),))

    def _long(self, edge: int) -> float:
        return edge_length(edge, self.hand.editor.layout.width, self.hand.editor.layout.height)

    def _along(self, place: Place) -> float:
        at = place[0] if self._edge in (1, 3) else place[1]
        return max(0.0, min(self._long(self._edge), at))

    def _nearest_edge(self, place: Place) -> int:
        layout = self.hand.editor.layout
        away = (abs(place[1]), abs(layout.width - place[0]), abs(layout.height - place[1]), abs(place[0]))
        return away.index(min(away)) + 1


class RulerTool(MapTool):
    """Measures. The ruler stays until the next one, or until Esc."""

    name = ToolName.RULER

    def __init__(self, hand: Hand) -> None:
        super().__init__(hand)
        self._start: Place | None = None
        self._end: Place | None = None
        self._held = False

    def press(self, pointer: Pointer) -> None:
        self._start, self._end, self._held = self._caught(pointer), None, True

    def move(self, pointer: Pointer) -> None:
        if self._held:
            self._end = self._caught(pointer)
            self.hand.marks_changed.emit()

    def release(self, pointer: Pointer) -> None:
        self._held = False

    def cancel(self) -> bool:
        had, self._start = self._start is not None, None
        self.hand.marks_changed.emit()
        return had

    def marks(self) -> Marks:
        if self._start is None or self._end is None or distance(self._start, self._end) < 0.01:
            return Marks()
        words = self.hand.length_words(distance(self._start, self._end))
        return Marks(tags=(Tag(self._start, self._end, words, Tone.OURS),))

    def _caught(self, pointer: Pointer) -> Place:
        at = self.hand.even(pointer.at)
        found = self.hand.snap_place(at, (), pointer)
        return at[0] + found.across, at[1] + found.down


class PanTool(MapTool):
    """Moves the map; the view does it."""

    name = ToolName.PAN
    cursor = Qt.CursorShape.OpenHandCursor
