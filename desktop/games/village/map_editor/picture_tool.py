"""Tools for the background picture: move and stretch it, and tell its scale by two points."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal

from desktop.games.village.map_editor.cross_tool import CrossTool
from desktop.games.village.map_editor.hand import Hand, Pointer
from desktop.games.village.map_editor.marks import DistanceTone, Handle, HandleKind, MapMarks, Tag
from desktop.games.village.map_editor.marks_item import handle_at
from desktop.games.village.map_editor.shapes import Place, distance
from desktop.games.village.map_editor.tool import MapTool, ToolName
from desktop.games.village.map_editor.tracing import Tracing
from desktop.look.key_uses import ARROWS, KeyDeed


class Traced(QObject):
    """The background picture's place, shared by tools and panel. `changed`: it lies elsewhere; `settled`: for good."""

    changed = Signal()
    settled = Signal()
    measured = Signal()
    """Two points were set; somebody has to say how far apart they are."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.tracing = Tracing()
        self.proportion = 1.0
        self.is_there = False
        self.ends: tuple[Place, Place] | None = None

    def set(self, tracing: Tracing, *, settled: bool = True) -> None:
        """Let the picture lie there."""
        self.tracing = tracing
        self.changed.emit()
        if settled:
            self.settled.emit()


class PictureTool(MapTool):
    """Drags the picture about; its corners stretch it about its middle."""

    name = ToolName.PICTURE
    cursor = Qt.CursorShape.SizeAllCursor

    def __init__(self, hand: Hand, traced: Traced) -> None:
        super().__init__(hand)
        self.traced = traced
        self._from: Tracing | None = None
        self._start: Place = (0.0, 0.0)
        self._stretches = False

    def press(self, pointer: Pointer) -> None:
        if not self.traced.is_there or self.traced.tracing.locked:
            return
        self._from, self._start = self.traced.tracing, pointer.at
        self._stretches = handle_at(self.marks().handles, pointer.at, self.hand.handle_reach) is not None

    def move(self, pointer: Pointer) -> None:
        if self._from is None or not pointer.held:
            return
        if self._stretches:
            middle = (self._from.x, self._from.y)
            factor = distance(middle, pointer.at) / max(0.01, distance(middle, self._start))
            self.traced.set(self._from.wider(self._from.width * factor), settled=False)
        else:
            across, down = pointer.at[0] - self._start[0], pointer.at[1] - self._start[1]
            self.traced.set(self._from.moved(across, down), settled=False)
        self.hand.marks_changed.emit()

    def release(self, pointer: Pointer) -> None:
        if self._from is not None:
            self._from = None
            self.traced.settled.emit()

    def deeds(self) -> Sequence[KeyDeed]:
        tr = QCoreApplication.translate
        move = tr("MapKeys", "move the picture by a tenth of an inch, with Shift by an inch")
        size = tr("MapKeys", "make the picture smaller or larger")
        turn = tr("MapKeys", "turn the picture by a degree")
        smaller, larger = Qt.Key.Key_Comma, Qt.Key.Key_Period
        left, right = Qt.Key.Key_BracketLeft, Qt.Key.Key_BracketRight
        return (
            KeyDeed(tuple(ARROWS), "Arrows", move, self._step),
            KeyDeed((smaller, larger), ", .", size, lambda key, _: self._change(0.1 if key is larger else -0.1, 0)),
            KeyDeed((left, right), "[ ]", turn, lambda key, _: self._change(0, 1 if key is right else -1)),
        )

    def _step(self, key: Qt.Key, shift: bool) -> bool:
        far = 1.0 if shift else 0.1
        if not self.traced.is_there or self.traced.tracing.locked:
            return False
        self.traced.set(self.traced.tracing.moved(ARROWS[key][0] * far, ARROWS[key][1] * far))
        return True

    def _change(self, wider: float, turned: float) -> bool:
        """Wider by so many inches, turned by so many degrees."""
        now = self.traced.tracing
        if not self.traced.is_there or now.locked:
            return False
        self.traced.set(replace(now.wider(now.width + wider), angle=(now.angle + turned + 180) % 360 - 180))
        return True

    def cancel(self) -> bool:
        if self._from is None:
            return False
        before, self._from = self._from, None
        self.traced.set(before)
        return True

    def marks(self) -> MapMarks:
        if not self.traced.is_there:
            return MapMarks()
        shape = self.traced.tracing.shape(self.traced.proportion)
        if self.traced.tracing.locked:
            return MapMarks(quiet_frames=(shape,))
        handles = [Handle(HandleKind.PICTURE, place, number) for number, place in enumerate(shape)]
        return MapMarks(frames=(shape,), handles=tuple(handles))


class CalibrateTool(CrossTool):
    """Two clicks on the picture, by the pointer or by the cross; then somebody says how far apart they are."""

    name = ToolName.CALIBRATE

    def __init__(self, hand: Hand, traced: Traced) -> None:
        super().__init__(hand)
        self.traced = traced
        self._one: Place | None = None

    def press(self, pointer: Pointer) -> None:
        self.pointed(pointer)
        if self._one is None:
            self._one = pointer.at
        elif distance(self._one, pointer.at) > 0.05:
            self.traced.ends = (self._one, pointer.at)
            self._one = None
            self.traced.measured.emit()
            self.hand.done.emit()
        self.hand.marks_changed.emit()

    def move(self, pointer: Pointer) -> None:
        self.pointed(pointer)
        self.here = pointer.at
        self.hand.marks_changed.emit()

    def spoken(self) -> str:
        words = super().spoken()
        if self._one is None or self.here is None or self._one == self.here:
            return words
        tr, length = QCoreApplication.translate, self.hand.length_words(distance(self._one, self.here))
        return tr("MapKeys", "{length} from the first point, at {place}").format(length=length, place=words)

    def cancel(self) -> bool:
        had, self._one = self._one is not None, None
        self.hand.marks_changed.emit()
        return had

    def marks(self) -> MapMarks:
        if self._one is None or self.here is None or distance(self._one, self.here) < 0.01:
            return MapMarks(sketch=(self._one,) if self._one is not None else (), handles=self.cross())
        words = self.hand.length_words(distance(self._one, self.here))
        return MapMarks(tags=(Tag(self._one, self.here, words, DistanceTone.OURS),), handles=self.cross())
