"""Sizes dialogs when they open, never larger than their window or the screen, and deletes them when they close."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QDialog, QScrollArea, QWidget

from desktop.look.theme import Theme

GOES = "goes"
"""Set at dialogs that are deleted when they are closed."""
EDGE = 48
"""So many px of the window stay in sight beside a dialog; on the screen, room for the frame and its title."""


def open_at_size(dialog: QDialog, theme: Theme, wide: int, high: int, parent: QWidget | None) -> None:
    """Size a dialog in px at 100 % text, kept inside its parent's window and, always, inside the screen.

    It opens once and is deleted when it is closed.
    """
    if not dialog.property(GOES):
        dialog.setProperty(GOES, "yes")
        dialog.finished.connect(dialog.deleteLater)
    room = room_on_screen(dialog)
    if parent is not None:
        size = parent.window().size()
        room = room.boundedTo(QSize(size.width() - EDGE, size.height() - EDGE))
    least = dialog.minimumSizeHint()
    dialog.resize(
        max(least.width(), min(theme.px(wide), room.width())), max(least.height(), min(theme.px(high), room.height()))
    )


def room_on_screen(window: QWidget) -> QSize:
    """What a window may take of its screen, in px: its frame is drawn round it."""
    whole = window.screen().availableSize()
    return QSize(whole.width() - EDGE, whole.height() - EDGE)


def scrolling(content: QWidget) -> QScrollArea:
    """The content in a frame that scrolls where it is too high: what stands below it stays in sight."""
    frame = QScrollArea()
    frame.setWidgetResizable(True)
    frame.setWidget(content)
    content.setAutoFillBackground(False)
    return frame
