"""The tool that sets a building or a small piece down."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from desktop.games.village.map_editor.cross_tool import CrossTool
from desktop.games.village.map_editor.hand import Hand, Pointer
from desktop.games.village.map_editor.layout import outline_of
from desktop.games.village.map_editor.marks import MapMarks
from desktop.games.village.map_editor.shapes import Place, Shape, box_of, moved
from desktop.games.village.map_editor.tool import ToolName


class PlaceTool(CrossTool):
    """Sets a building or a small piece down where it is clicked; the arrow keys and Enter do the same."""

    name = ToolName.PLACE

    def __init__(self, hand: Hand) -> None:
        super().__init__(hand)
        self.building: Mapping[str, Any] | None = None
        self.kind = ""
        self.shape: Shape = ()
        """Of what is set down, round (0, 0)."""

    def hold_building(self, building: Mapping[str, Any]) -> None:
        """Take a building in hand."""
        self.building, self.kind = building, ""
        self.shape = outline_of(dict(building))
        self._begin()

    def press(self, pointer: Pointer) -> None:
        self.pointed(pointer)
        self.here = self._caught(pointer)
        self.set_down()

    def move(self, pointer: Pointer) -> None:
        self.pointed(pointer)
        self.here = self._caught(pointer)
        self.hand.marks_changed.emit()

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

    def marks(self) -> MapMarks:
        if self.here is None or not self.shape:
            return MapMarks()
        return MapMarks(sketch=moved(self.shape, *self.here), sketch_closed=True, sketch_points=False)

    def _begin(self) -> None:
        # For whoever goes on by keyboard it begins in the middle.
        layout = self.hand.editor.layout
        self.here = (layout.width / 2, layout.height / 2)
        self.hand.marks_changed.emit()

    def _caught(self, pointer: Pointer) -> Place:
        at = self.hand.even(pointer.at)
        found = self.hand.snap_box(box_of(moved(self.shape, *at)), (), pointer)
        return round(at[0] + found.across, 3), round(at[1] + found.down, 3)
