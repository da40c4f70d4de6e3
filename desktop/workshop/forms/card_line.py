"""Numbers side by side, as cards."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from desktop.look.theme import Theme


class CardLine(QWidget):
    """Cards of one width beside one another."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._line = QHBoxLayout(self)
        self._line.setContentsMargins(0, 0, 0, 0)
        self._line.setSpacing(theme.px(10))

    def add(self, row: QWidget) -> None:
        """Put a card at the end, with something in it."""
        card = QFrame()
        card.setProperty("frame", "entry")
        inside = QVBoxLayout(card)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.addWidget(row, 0, Qt.AlignmentFlag.AlignTop)
        self._line.addWidget(card, 1)
