"""Two halves of a page: side by side where there is room, one below the other where not."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from desktop.look.theme import Theme

ROOM: Final = 820
"""So many px at 100 % text two halves need."""
GAP: Final = 32


class SideBySide(QWidget):
    """What is added to `first` stands left or above, what is added to `second` right or below."""

    def __init__(self, theme: Theme, spacing: int) -> None:
        super().__init__()
        self.theme = theme
        px = theme.px
        self._box = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._box.setContentsMargins(px(4), 0, px(12), px(8))
        self.first, self.second = QVBoxLayout(), QVBoxLayout()
        for half in (self.first, self.second):
            half.setSpacing(px(spacing))
            # No alignment to the top: words of a narrow half would not get the height that they need.
            filled = QVBoxLayout()
            filled.addLayout(half)
            filled.addStretch(1)
            self._box.addLayout(filled, 1)
        self._box.setSpacing(px(GAP))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        narrow = self.width() < self.theme.px(ROOM)
        way = QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight
        self._box.setDirection(way)
        self._box.setSpacing(self.theme.px(GAP // 2 if narrow else GAP))
