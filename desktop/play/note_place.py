"""Where a note lies beside the game: on the docks, so that it never covers the map and what it speaks of."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QWidget

from desktop.play.play_window import PlayWindow

LEFT, RIGHT = Qt.DockWidgetArea.LeftDockWidgetArea, Qt.DockWidgetArea.RightDockWidgetArea
MOST_WIDE = 440
LEAST_WIDE = 260
"""In px at 100 %: on a narrower strip of docks no note can be read."""
EDGE = 8


def note_place(window: PlayWindow, note: QWidget, *, spare_right: bool) -> QRect:
    """The rectangle of a note in the window: at the foot of the docks on the left, else on the right, else of the map.

    `spare_right` keeps the docks on the right free, when the note is about them.
    """
    sides = (LEFT,) if spare_right else (LEFT, RIGHT)
    places = [place for side in sides if not (place := dock_rect(window, side)).isNull()]
    for place in places:
        found = _inside(window, note, place)
        if place.contains(found):
            return found
    table = window.board.table
    return _inside(window, note, QRect(table.mapTo(window, QPoint(0, 0)), table.size()))


def dock_rect(window: PlayWindow, side: Qt.DockWidgetArea) -> QRect:
    """What the docks of one side take of the window."""
    inner = window.inner
    whole = QRect()
    for dock in window.docks.values():
        # A dock that lies under another tab stands outside the window.
        shown = dock.isVisible() and not dock.isFloating() and inner.rect().intersects(dock.geometry())
        if shown and inner.dockWidgetArea(dock) == side:
            whole = whole.united(dock.geometry())
    return whole.translated(inner.mapTo(window, QPoint(0, 0))) if not whole.isNull() else whole


def _inside(window: PlayWindow, note: QWidget, place: QRect) -> QRect:
    px = window.theme.px
    wide = max(px(LEAST_WIDE), min(px(MOST_WIDE), place.width() - 2 * EDGE))
    note.setFixedWidth(wide)
    high = note.heightForWidth(wide) if note.hasHeightForWidth() else note.sizeHint().height()
    left = place.left() + (place.width() - wide) // 2
    return QRect(QPoint(left, place.bottom() - high - EDGE), QSize(wide, high))
