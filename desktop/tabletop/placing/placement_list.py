"""The list of placements as an item model: what is put down one after the other, and how far one has come."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt

from desktop.look.tip import tip
from desktop.tabletop.placing.measured_table import PlacementRow

Index = QModelIndex | QPersistentModelIndex
NOWHERE = QModelIndex()
ROW_ROLE = Qt.ItemDataRole.UserRole
STATE_ROLE = Qt.ItemDataRole.UserRole + 1


class StepState(Enum):
    """Where one stands with a placement."""

    LATER = "later"
    NOW = "now"
    DONE = "done"


class PlacementList(QAbstractListModel):
    """Rows in their order. `now` is the row one is at; `done` holds the ids of what stands."""

    def __init__(self) -> None:
        super().__init__()
        self.rows: list[PlacementRow] = []
        self.now = 0
        self.done: frozenset[str] = frozenset()

    def set_rows(self, rows: Sequence[PlacementRow]) -> None:
        """Show these rows; those that stay the same keep their place and selection."""
        if [row.placement.id for row in rows] == [row.placement.id for row in self.rows]:
            self.rows = list(rows)
            self._all_changed()
            return
        self.beginResetModel()
        self.rows = list(rows)
        self.endResetModel()

    def set_progress(self, now: int, done: frozenset[str]) -> None:
        """Which row is the present one, and what stands already."""
        if (now, done) != (self.now, self.done):
            self.now, self.done = now, done
            self._all_changed()

    def state_of(self, row: int) -> StepState:
        """Where one stands with a row."""
        if row == self.now:
            return StepState.NOW
        return StepState.DONE if self.rows[row].placement.id in self.done else StepState.LATER

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or not 0 <= index.row() < len(self.rows):
            return None
        row = self.rows[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return row.title
        if role == Qt.ItemDataRole.AccessibleTextRole:
            done = self.tr(", done") if row.placement.id in self.done else ""
            words = self.tr("{number} of {count}{done}: {words}")
            return words.format(number=index.row() + 1, count=len(self.rows), done=done, words=row.spoken)
        if role == Qt.ItemDataRole.ToolTipRole:
            return tip(row.spoken)
        if role == ROW_ROLE:
            return row
        return self.state_of(index.row()) if role == STATE_ROLE else None

    def _all_changed(self) -> None:
        if self.rows:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self.rows) - 1, 0))
