"""The base class of the map editor's tools: a tool gets the pointer and the keys, and shows marks of its own."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from PySide6.QtCore import Qt

from desktop.games.village.map_editor.hand import Hand, Pointer
from desktop.games.village.map_editor.marks import MapMarks
from desktop.look.key_uses import KeyDeed, take_key


class ToolName(Enum):
    """The tools; the value is part of object names."""

    CHOOSE = "choose"
    PAN = "pan"
    RULER = "ruler"
    OUTLINE = "outline"
    RECTANGLE = "rectangle"
    BLOB = "blob"
    PATH = "path"
    BRUSH = "brush"
    SCATTER = "scatter"
    GATE = "gate"
    PLACE = "place"
    EDGE = "edge"
    PICTURE = "picture"
    CALIBRATE = "calibrate"


class MapTool:
    """One tool. Places are inches on the table."""

    name: ToolName = ToolName.CHOOSE
    cursor: Qt.CursorShape = Qt.CursorShape.CrossCursor

    def __init__(self, hand: Hand) -> None:
        self.hand = hand

    def press(self, pointer: Pointer) -> None:
        """The left button goes down."""

    def move(self, pointer: Pointer) -> None:
        """The pointer moves, the button up or down."""

    def release(self, pointer: Pointer) -> None:
        """The left button comes up."""

    def double_click(self, pointer: Pointer) -> None:
        """The left button went down twice."""

    def deeds(self) -> Sequence[KeyDeed]:
        """Every key that means something to the tool, the one place that says so."""
        return ()

    def key(self, key: Qt.Key, *, shift: bool) -> bool:
        """A key; gives whether it meant something."""
        return take_key(self.deeds(), key, shift=shift)

    def cancel(self) -> bool:
        """Leave off what is under way; gives whether anything was."""
        return False

    def put_down(self) -> None:
        """Another tool is taken in hand."""
        self.cancel()

    def marks(self) -> MapMarks:
        """What the tool shows now."""
        return MapMarks()

    def shape_of_cursor(self, pointer: Pointer) -> Qt.CursorShape:
        """The cursor at this place."""
        return self.cursor
