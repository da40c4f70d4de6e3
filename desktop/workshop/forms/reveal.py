"""Brings a part of a form into sight, also one that has only just been opened."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QPoint, QRect, QTimer
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget

MARGIN: Final = 8


def reveal(widget: QWidget, margin: int = MARGIN) -> None:
    """Scroll the page that holds it as far as needed; of what has no room in it, the upper end is shown."""
    area = widget.parentWidget()
    while area is not None and not isinstance(area, QScrollArea):
        area = area.parentWidget()
    page = area.widget() if area is not None else None
    if area is not None and page is not None:
        place = QRect(widget.mapTo(page, QPoint(0, 0)), widget.size())
        area.ensureVisible(place.center().x(), place.bottom(), 0, margin)
        area.ensureVisible(place.center().x(), place.top(), 0, margin)


def reveal_new(widget: QWidget) -> None:
    """The same for what has only just been made or opened: its place is known once all is laid out."""

    def laid_out() -> None:
        QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
        reveal(widget)

    QTimer.singleShot(0, widget, laid_out)
