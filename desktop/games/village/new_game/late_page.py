"""A page that is made when it is first looked at: many rows of controls must not keep a dialog from opening."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget


class LatePage(QWidget):
    """Stands for a page until somebody turns to it, and holds it from then on."""

    def __init__(self, make: Callable[[], QWidget]) -> None:
        super().__init__()
        self._make = make
        self.page: QWidget | None = None
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)

    def showEvent(self, event: QShowEvent) -> None:
        if self.page is None:
            self.page = self._make()
            self._column.addWidget(self.page)
        super().showEvent(event)
