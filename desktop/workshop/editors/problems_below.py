"""Where the sheet of problems lies below a form: in one line with the sheets above."""

from __future__ import annotations

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.workshop.editors.problems_panel import ProblemsPanel

WIDEST = 1258
"""A form and its card together, in px at 100 %."""
SIDE, UNDER = 16, 4


class ProblemsBelow(QWidget):
    """Keeps the sheet in the middle, no wider than what it is about."""

    def __init__(self, sheet: ProblemsPanel) -> None:
        super().__init__()
        self._sheet = sheet
        self._column = QVBoxLayout(self)
        self._column.addWidget(sheet)
        sheet.theme.changed.connect(self._arrange)
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        px = self._sheet.theme.px
        side = max(px(SIDE), (self.width() - px(WIDEST)) // 2)
        self._column.setContentsMargins(side, 0, side, px(UNDER))
