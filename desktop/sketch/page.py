"""A sheet with its tools beside it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QRect
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QWidget

from desktop.look.theme import Theme
from desktop.sketch.hand import Hand
from desktop.sketch.kit_strip import KitStrip
from desktop.sketch.sheet import SketchSheet

TOP, GAP = 4, 4
"""Above sheet and tools, and between them, in px."""


class SketchPage(QWidget):
    """The tools are there as long as something is to be drawn."""

    def __init__(self, theme: Theme, sheet: SketchSheet, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.sheet = sheet
        self.strip = KitStrip(theme, sheet)
        self.strip.setParent(self)
        self._row = row = QHBoxLayout(self)
        row.setContentsMargins(0, TOP, 0, 0)
        row.addWidget(sheet, 1)
        self.strip.hide()

    def draw_with(self, hand: Hand | None) -> None:
        """Let this hand draw; None when nothing is to be drawn."""
        self.strip.serve(hand)
        self.strip.setVisible(hand is not None)
        self.sheet.draw_with(hand)
        self._make_room()

    def has_tools_in(self, area: QRect) -> bool:
        """Whether a tool lies in this part of the sheet, in its px."""
        there = area.translated(self.sheet.mapTo(self, QPoint()) - self.strip.pos())
        return self.strip.isVisible() and any(
            one.isVisible() and one.geometry().intersects(there) for one in self.strip.findChildren(QToolButton)
        )

    def set_low(self, low: bool) -> None:
        """In a low window the tools make do with little."""
        self.strip.set_low(low)
        self._make_room()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()

    def event(self, event: QEvent) -> bool:
        # The tools want another width: more of them, or larger words.
        if event.type() is QEvent.Type.LayoutRequest:
            self._make_room()
        return super().event(event)

    def _make_room(self) -> None:
        """The tools lie on the wood beside the map, where there is enough of it: nothing moves when they come and go.

        Else the sheet stands beside them.
        """
        wide = self.strip.sizeHint().width() + GAP if self.strip.isVisibleTo(self) else 0
        high, home = self.height() - TOP, self.sheet.home
        beside = (self.width() - high * home.width() / home.height()) / 2
        left = 0 if beside >= wide else wide
        if self._row.contentsMargins().left() != left:
            self._row.setContentsMargins(left, TOP, 0, 0)
        self.sheet.cover_left(wide if left == 0 else 0)
        self.strip.setGeometry(0, TOP, max(0, wide - GAP), high)
        self.strip.raise_()
