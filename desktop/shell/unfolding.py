"""What unfolds under its button, inside something that scrolls, comes before the eyes."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPoint, QTimer
from PySide6.QtWidgets import QScrollArea, QWidget


def unfold(part: QWidget, top: QWidget, *, is_open: bool) -> None:
    """Show a part or hide it; what is opened is scrolled to from the upper edge of `top` on."""
    part.setVisible(is_open)
    around = top.parentWidget()
    while around is not None and not isinstance(around, QScrollArea):
        around = around.parentWidget()
    if is_open and around is not None:
        # The part has its place only when everything round it has been laid out anew.
        QTimer.singleShot(0, top, partial(_scroll_to, around, top))


def _scroll_to(area: QScrollArea, top: QWidget) -> None:
    page = area.widget()
    if page is not None:
        area.verticalScrollBar().setValue(top.mapTo(page, QPoint()).y())
