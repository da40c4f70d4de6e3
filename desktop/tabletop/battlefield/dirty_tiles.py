"""Notes which parts of kept pictures have to be drawn again: square cells, handed out in short rows."""

from __future__ import annotations

from collections.abc import Hashable
from math import ceil

from PySide6.QtCore import QRect, QSize

CELL = 64
"""In px: small enough that drawing a row of cells again fits into a frame beside everything else."""
LONGEST = 3


class DirtyCells:
    """By the key of a picture. However many changes come together, no cell is drawn twice."""

    def __init__(self) -> None:
        self._cells: dict[Hashable, set[tuple[int, int]]] = {}

    def __contains__(self, key: Hashable) -> bool:
        return key in self._cells

    def count(self, key: Hashable) -> int:
        """How many cells of a picture are dirty."""
        return len(self._cells.get(key, ()))

    def mark(self, key: Hashable, box: QRect, size: QSize) -> None:
        """What lies in a box of a picture of this size has to be drawn again."""
        box = box.intersected(QRect(0, 0, size.width(), size.height()))
        if box.isEmpty():
            return
        cells = self._cells.setdefault(key, set())
        for row in range(box.top() // CELL, ceil((box.top() + box.height()) / CELL)):
            for column in range(box.left() // CELL, ceil((box.left() + box.width()) / CELL)):
                cells.add((row, column))

    def take(self, key: Hashable, size: QSize) -> QRect:
        """A row of cells that is about to be drawn again. Raises KeyError where nothing is dirty."""
        cells = self._cells[key]
        row, first = last = min(cells)
        cells.remove(last)
        while (row, last[1] + 1) in cells and last[1] + 1 - first < LONGEST:
            last = (row, last[1] + 1)
            cells.remove(last)
        if not cells:
            del self._cells[key]
        box = QRect(first * CELL, row * CELL, (last[1] - first + 1) * CELL, CELL)
        return box.intersected(QRect(0, 0, size.width(), size.height()))

    def forget(self, key: Hashable) -> None:
        """The picture has been drawn whole, or is gone."""
        self._cells.pop(key, None)

    def clear(self) -> None:
        """All pictures are gone."""
        self._cells.clear()
