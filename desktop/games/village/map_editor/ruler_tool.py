"""Tools that change nothing: the ruler, and the hand that moves the map."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt

from desktop.games.village.map_editor.cross_tool import CrossTool
from desktop.games.village.map_editor.hand import Hand, Pointer
from desktop.games.village.map_editor.marks import DistanceTone, MapMarks, Tag
from desktop.games.village.map_editor.shapes import Place, distance
from desktop.games.village.map_editor.tool import MapTool, ToolName


class RulerTool(CrossTool):
    """Measures: by a drag, or by a click of the cross at either end. It stays until the next one, or until Esc."""

    name = ToolName.RULER

    def __init__(self, hand: Hand) -> None:
        super().__init__(hand)
        self._start: Place | None = None
        self._end: Place | None = None
        self._is_open = False
        """The second end still follows the pointer, or the cross."""

    def press(self, pointer: Pointer) -> None:
        self.pointed(pointer)
        self._start, self._end, self._is_open = self._caught(pointer), None, True
        self.hand.marks_changed.emit()

    def move(self, pointer: Pointer) -> None:
        self.pointed(pointer)
        self.here = self._caught(pointer)
        if self._is_open:
            self._end = self.here
        self.hand.marks_changed.emit()

    def release(self, pointer: Pointer) -> None:
        self._is_open = False

    def click_here(self) -> None:
        """The first time it begins, the second time it ends."""
        if self._is_open:
            self._end, self._is_open = self.here, False
            self.hand.marks_changed.emit()
        else:
            super().click_here()

    def spoken(self) -> str:
        words, length = super().spoken(), self._length()
        if not length:
            return words
        tr = QCoreApplication.translate
        return tr("MapKeys", "{length} long, to {place}").format(length=self.hand.length_words(length), place=words)

    def cancel(self) -> bool:
        had, self._start, self._is_open = self._start is not None, None, False
        self.hand.marks_changed.emit()
        return had

    def marks(self) -> MapMarks:
        length = self._length()
        if not length or self._start is None or self._end is None:
            return MapMarks(sketch=(self._start,) if self._start is not None else (), handles=self.cross())
        words = self.hand.length_words(length)
        return MapMarks(tags=(Tag(self._start, self._end, words, DistanceTone.OURS),), handles=self.cross())

    def cross_moved(self) -> None:
        if self._is_open:
            self._end = self.here

    def _length(self) -> float:
        """How long it is; 0 while it has no two ends."""
        far = distance(self._start, self._end) if self._start is not None and self._end is not None else 0.0
        return far if far >= 0.01 else 0.0

    def _caught(self, pointer: Pointer) -> Place:
        at = self.hand.even(pointer.at)
        found = self.hand.snap_place(at, (), pointer)
        return at[0] + found.across, at[1] + found.down


class PanTool(MapTool):
    """Moves the map; the view does it."""

    name = ToolName.PAN
    cursor = Qt.CursorShape.OpenHandCursor
