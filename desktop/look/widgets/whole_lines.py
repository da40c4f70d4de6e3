"""Lists and texts that end with a whole line: what has no room for its full height waits until it is scrolled to."""

from __future__ import annotations

from PySide6.QtGui import QResizeEvent, QTextDocument
from PySide6.QtWidgets import QListWidget, QTextBrowser


class WholeRows(QListWidget):
    """A list of rows of one height, of which none is cut off at the bottom. A resize keeps the chosen one in sight."""

    def __init__(self) -> None:
        super().__init__()
        self.setUniformItemSizes(True)
        self._left = 0

    def fit(self) -> None:
        """Leave what is too low for one more row empty. To be called when rows have another height."""
        row, room = self.sizeHintForRow(0), self.viewport().height() + self._left
        left = room % row if 0 < row <= room else 0
        if left != self._left:
            self._left = left
            self.setViewportMargins(0, 0, 0, left)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()
        if self.currentIndex().isValid():
            self.scrollTo(self.currentIndex())


class WholeLinesBrowser(QTextBrowser):
    """A text that begins with its first line and ends, where it is too long, with a whole one."""

    def __init__(self) -> None:
        super().__init__()
        self._left = 0

    def wanted_height(self) -> int:
        """How high it would have to be to show all of its text."""
        return round(self.document().size().height()) + self.height() - self._room() + 1

    def fit(self) -> None:
        """Leave what is too low for one more line empty. To be called when there is another text."""
        room, left = self._room(), 0
        if self.document().size().height() > room:
            ends = [end for end in line_ends(self.document()) if end <= room]
            left = room - round(max(ends)) if ends else 0
        if left != self._left:
            self._left = left
            self.setViewportMargins(0, 0, 0, left)

    def _room(self) -> int:
        """How high the text may be without being scrolled."""
        return self.viewport().height() + self._left

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()


def line_ends(document: QTextDocument) -> list[float]:
    """Where each line ends, from the top of the document."""
    found: list[float] = []
    block = document.begin()
    while block.isValid():
        layout = block.layout()
        top = document.documentLayout().blockBoundingRect(block).top()
        lines = [layout.lineAt(number) for number in range(layout.lineCount())]
        found.extend(top + line.y() + line.height() for line in lines)
        block = block.next()
    return found
