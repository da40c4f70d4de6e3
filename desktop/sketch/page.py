"""A sheet with its tools beside it."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop.look.theme import Theme
from desktop.sketch.hand import Hand
from desktop.sketch.kit_strip import KitStrip
from desktop.sketch.sheet import SketchSheet


class SketchPage(QWidget):
    """The tools are there as long as something is to be drawn."""

    def __init__(self, theme: Theme, sheet: SketchSheet, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.sheet = sheet
        self.strip = KitStrip(theme, sheet)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 4, 0, 0)
        row.setSpacing(4)
        row.addWidget(self.strip)
        row.addWidget(sheet, 1)
        self.strip.hide()

    def draw_with(self, hand: Hand | None) -> None:
        """Let this hand draw; None when nothing is to be drawn."""
        self.strip.serve(hand)
        self.strip.setVisible(hand is not None)
        self.sheet.draw_with(hand)

    def set_low(self, low: bool) -> None:
        """In a low window the tools make do with little."""
        self.strip.set_low(low)
