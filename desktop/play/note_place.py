"""Finds the place for a note beside the game: on the docks, so that it never covers the map and what it speaks of."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QDockWidget, QMainWindow, QWidget

from desktop.look.theme import Theme
from desktop.play.note_sheet import NoteSheet

LEFT, RIGHT = Qt.DockWidgetArea.LeftDockWidgetArea, Qt.DockWidgetArea.RightDockWidgetArea
DRAWER = Qt.DockWidgetArea.NoDockWidgetArea
MOST_WIDE = 440
LEAST_WIDE = 200
"""In px at 100 %: on a narrower strip of docks no note can be read."""
EDGE = 8
NO_END = 10_000
"""Px: higher than any note."""


@dataclass(frozen=True)
class NoteRoom:
    """The page of a game, as far as notes find their place by it."""

    theme: Theme
    page: QWidget
    inner: QMainWindow
    """Holds the docks."""
    docks: Mapping[str, QDockWidget]
    board: QWidget
    """The map, or the board with all that lies on it in turn."""
    table: Callable[[], QWidget]
    """What of it is seen now."""
    wood: Callable[[], QRect]
    """What of that is free beside what lies on it."""


def note_place(room: NoteRoom, note: NoteSheet, *, spare_right: bool) -> QRect:
    """The rectangle of a note on the page: at the foot of the docks on the left, else on the right.

    Where docks are drawers it lies on the wood beside the map, else at the foot of the drawer that is open,
    else of the board. Where all of that is too low it covers the banner too.

    `spare_right` keeps the docks on the right free, drawers too, when the note is about them.
    """
    sides = (LEFT,) if spare_right else (LEFT, RIGHT)
    places = [place for side in sides if not (place := dock_rect(room, side)).isNull()]
    for place in places:
        found = _inside(room, note, place, NO_END)
        if place.contains(found):
            return found
    table = room.table()
    board = QRect(table.mapTo(room.page, QPoint(0, 0)), table.size())
    beside = room.wood().translated(board.topLeft())
    if beside.width() < room.theme.px(LEAST_WIDE) + 2 * EDGE:
        drawer = dock_rect(room, DRAWER)
        beside = board if drawer.isNull() or spare_right else drawer
        if spare_right and not drawer.isNull():
            # It may lie over the edge of the board.
            beside.setRight(min(beside.right(), drawer.left() - 1))
    return _inside(room, note, beside, beside.bottom() - 2 * EDGE)


def dock_rect(room: NoteRoom, side: Qt.DockWidgetArea) -> QRect:
    """What the docks of one side take of the page."""
    inner = room.inner
    whole = QRect()
    for dock in room.docks.values():
        # A dock that lies under another tab stands outside the page.
        shown = dock.isVisible() and not dock.isFloating() and inner.rect().intersects(dock.geometry())
        if shown and inner.dockWidgetArea(dock) == side:
            whole = whole.united(dock.geometry())
    return whole.translated(inner.mapTo(room.page, QPoint(0, 0))) if not whole.isNull() else whole


def _inside(room: NoteRoom, note: NoteSheet, place: QRect, most_high: int) -> QRect:
    px = room.theme.px
    wide = max(px(LEAST_WIDE), min(px(MOST_WIDE), place.width() - 2 * EDGE))
    note.fit(wide, most_high)
    # What is too wide for its place grows to the left, where tools are.
    left = max(0, min(place.left() + (place.width() - wide) // 2, place.right() + 1 - wide))
    return QRect(QPoint(left, place.bottom() - note.height() - EDGE), note.size())
