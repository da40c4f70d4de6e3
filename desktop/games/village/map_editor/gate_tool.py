"""The tool that cuts a gate into a wall."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt

from desktop.games.village.map_editor.hand import Hand, Pointer
from desktop.games.village.map_editor.layout import MapThing, ThingKind
from desktop.games.village.map_editor.marks import MapMarks
from desktop.games.village.map_editor.shapes import Place, Shape
from desktop.games.village.map_editor.strips import opened
from desktop.games.village.map_editor.tool import MapTool, ToolName
from desktop.look.key_uses import ENTERS, KeyDeed

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

    def deeds(self) -> Sequence[KeyDeed]:
        words = QCoreApplication.translate("MapKeys", "cut a gate into the middle of the chosen wall")
        return (KeyDeed(ENTERS, "Enter", words, self._cut_chosen),)

    def _cut_chosen(self, key: Qt.Key, shift: bool) -> bool:
        things = self.hand.editor.free
        if len(things) != 1:
            return False
        if self.hand.editor.cut_gate(things[0].ref, things[0].pivot, self.hand.brush.gate):
            self.hand.done.emit()
        return True

    def marks(self) -> MapMarks:
        return MapMarks(sketch=self._gate, sketch_closed=True, sketch_points=False) if self._gate else MapMarks()

    def _wall_at(self, place: Place) -> MapThing | None:
        thing = self.hand.thing_at(place)
        walls = thing is not None and thing.kind is ThingKind.PIECE and thing.word in WALLS
        return thing if walls and thing is not None and not self.hand.editor.is_locked(thing) else None
