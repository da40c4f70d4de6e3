"""Lets go of what closed pages leave behind: an evening of many games takes no more memory than two."""

from __future__ import annotations

import gc
from typing import Final

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QWidget

CALM_MS: Final = 1000
"""After a page has gone: by then the next one is painted."""


class ClosedPages(QObject):
    """Deletes pages, and what they leave.

    Widgets, their slots and their models point at each other in circles. Python looks for old circles so rarely that
    three or four games and their maps, 12 MB each, would lie about.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(CALM_MS)
        self._soon.timeout.connect(gc.collect)

    def add(self, page: QWidget) -> None:
        """Delete the page, and what it leaves as soon as it is calm."""
        page.destroyed.connect(self._soon.start)
        page.deleteLater()
