"""The field in which words of a drawing are typed, right where they will stand."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from desktop.look.theme import Theme
from desktop.sketch.ink import LONGEST_TEXT

WIDE, HIGH = 220, 34
"""In px at 100 %."""
MARGIN = 8
"""Between the field and the edge of the sheet, in px."""


class LetterField(QLineEdit):
    """Enter, a click elsewhere and whatever else ends the typing write the word; Escape writes nothing."""

    written = Signal(str, int, int)
    """A word, and where on the sheet it was asked for."""

    def __init__(self, theme: Theme, sheet: QWidget) -> None:
        super().__init__(sheet)
        self._theme, self._sheet = theme, sheet
        self._spot = 0, 0
        self.setObjectName("sketch.text")
        self.setAccessibleName(self.tr("Letters to write here"))
        self.setMaxLength(LONGEST_TEXT)
        self.hide()
        self.editingFinished.connect(self.commit)

    def ask(self, x: int, y: int, at: QPointF) -> None:
        """Somebody writes at (x, y) of the sheet, which is `at` on the screen."""
        self.commit()
        self._spot = x, y
        wide, high = self._theme.px(WIDE), self._theme.px(HIGH)
        left = min(max(at.x() - wide / 2, MARGIN), max(MARGIN, self._sheet.width() - wide - MARGIN))
        top = min(max(at.y() - high / 2, MARGIN), self._sheet.height() - high - MARGIN)
        self.setGeometry(round(left), round(top), wide, high)
        self.show()
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def commit(self) -> None:
        """What has been typed is written, and the field goes."""
        text = self.text()
        self.clear()
        if not self.isHidden():
            had_focus = self.hasFocus()
            self.hide()
            if had_focus:
                self._sheet.setFocus(Qt.FocusReason.OtherFocusReason)
        if text:
            self.written.emit(text, *self._spot)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.clear()
            self.commit()
        else:
            super().keyPressEvent(event)
        # What a line edit leaves over, such as Enter, would answer the question or move the cross.
        event.accept()
