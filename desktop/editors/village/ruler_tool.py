"""Tools that change nothing: the ruler, and the hand that moves the map."""

from __future__ import annotations

from PySide6.QtCore import Qt

from desktop.editors.village.hand import Hand, Pointer
from desktop.editors.village.marks import Marks, Tag, Tone
from desktop.editors.village.shapes import Place, distance
from desktop.editors.village.tool import MapTool, ToolName


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
