"""A button that paints itself: it knows the look, and whether the pointer rests on it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from desktop.look.theme import Theme


class Pressable(QAbstractButton):
    """What cards, tiles and answers have in common. `words` are read out after the title."""

    def __init__(self, theme: Theme, title: str, words: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.hovered = False
        self.setText(title)
        self.setAccessibleDescription(words)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        theme.changed.connect(self.look_changed)

    def enterEvent(self, event: QEnterEvent) -> None:
        self.hovered = True
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        self.hovered = False
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Not every system's style lets Enter press a button.
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.click()
            return
        super().keyPressEvent(event)

    def look_changed(self) -> None:
        """Called after the look or the text scale changed. Overrides end with a call of this one."""
        self.updateGeometry()
        self.update()


class Pointable(Pressable):
    """One that stands for something, and tells when that is pointed at."""

    rested = Signal(str)
    """The pointer or the focus is on it: what it stands for, "" when the pointer has left."""
    stands_for = ""

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.rested.emit(self.stands_for)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.rested.emit("")

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.rested.emit(self.stands_for)
