"""The tool that says where enemies come from."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt

from desktop.games.village.map_editor.hand import Hand, Pointer
from desktop.games.village.map_editor.layout import edge_length, edge_strip
from desktop.games.village.map_editor.marks import MapMarks, Parts
from desktop.games.village.map_editor.shapes import Place
from desktop.games.village.map_editor.tool import MapTool, ToolName
from desktop.look.key_uses import KeyDeed

EDGES = {Qt.Key.Key_1: 1, Qt.Key.Key_2: 2, Qt.Key.Key_3: 3, Qt.Key.Key_4: 4}


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
        self._from = self._to = self._along(pointer)
        self._held = True

    def move(self, pointer: Pointer) -> None:
        if not self._held:
            self._edge = self._nearest_edge(pointer.at)
            self._from, self._to = 0.0, self._long(self._edge)
        else:
            self._to = self._along(pointer)
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

    def deeds(self) -> Sequence[KeyDeed]:
        words = QCoreApplication.translate("MapKeys", "let enemies come from this edge")
        return (KeyDeed(tuple(EDGES), "1 - 4", words, self._take_edge),)

    def _take_edge(self, key: Qt.Key, shift: bool) -> None:
        self.hand.editor.add_part(EDGES[key], 0.0, self._long(EDGES[key]))
        self.hand.done.emit()

    def cancel(self) -> bool:
        had, self._held = self._held, False
        self.hand.marks_changed.emit()
        return had

    def marks(self) -> MapMarks:
        if not self._edge:
            return MapMarks()
        layout = self.hand.editor.layout
        start, end = sorted((self._from, self._to))
        shape = edge_strip(self._edge, start, max(end, start + 0.1), layout.width, layout.height)
        return MapMarks(parts=(Parts(shape, self._edge, chosen=True),))

    def _long(self, edge: int) -> float:
        return edge_length(edge, self.hand.editor.layout.width, self.hand.editor.layout.height)

    def _along(self, pointer: Pointer) -> float:
        snapped = self.hand.snap_place(pointer.at, (), pointer)
        at = pointer.at[0] + snapped.across if self._edge in (1, 3) else pointer.at[1] + snapped.down
        return max(0.0, min(self._long(self._edge), at))

    def _nearest_edge(self, place: Place) -> int:
        layout = self.hand.editor.layout
        away = (abs(place[1]), abs(layout.width - place[0]), abs(layout.height - place[1]), abs(place[0]))
        return away.index(min(away)) + 1
