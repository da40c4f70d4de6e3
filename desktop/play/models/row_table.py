"""A table about what stands in a game, as a Qt item model. Corrections go through the session."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt

from desktop.look.tip import tip
from desktop.play.models.rows import Cell, Row
from desktop.session.match_session import MatchSession

Index = QModelIndex | QPersistentModelIndex
NOWHERE = QModelIndex()
ID_ROLE = Qt.ItemDataRole.UserRole
CELL_ROLE = Qt.ItemDataRole.UserRole + 1
ROW_ROLE = Qt.ItemDataRole.UserRole + 2

RowMaker = Callable[[], list[Row]]


class RowTable(QAbstractTableModel):
    """Rows made anew from the state whenever it changes and somebody looks at them."""

    def __init__(self, session: MatchSession, headings: tuple[str, ...], rows: RowMaker) -> None:
        super().__init__()
        self.session = session
        self.headings = headings
        self._make = rows
        self.rows: list[Row] = []
        self._is_seen = True
        session.changed.connect(self._follow)
        session.moved_on.connect(self._follow)
        self.refresh()

    def be_seen(self, *, seen: bool) -> None:
        """Whether anybody looks: the tables of hidden docks are not made at every answer, but when they are shown."""
        was, self._is_seen = self._is_seen, seen
        if seen and not was:
            self.refresh()

    def _follow(self) -> None:
        if self._is_seen:
            self.refresh()

    def refresh(self) -> None:
        """Read the state."""
        new = self._make()
        if [row.id for row in new] == [row.id for row in self.rows]:
            # The same things in other states: views keep their selection, and draw only what is new.
            changed = [number for number, row in enumerate(new) if row != self.rows[number]]
            self.rows = new
            for number in changed:
                self.dataChanged.emit(self.index(number, 0), self.index(number, len(self.headings) - 1))
            return
        self.beginResetModel()
        self.rows = new
        self.endResetModel()

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.headings)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role == Qt.ItemDataRole.TextAlignmentRole and section == 0:
            return Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        if role != Qt.ItemDataRole.DisplayRole or orientation is not Qt.Orientation.Horizontal:
            return None
        return self.headings[section] if 0 <= section < len(self.headings) else None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        cell = self._cell(index)
        if cell is None:
            return None
        row = self.rows[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return cell.text
        if role == Qt.ItemDataRole.EditRole:
            return cell.edit.value if cell.edit is not None else cell.text
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{self.headings[index.column()]}: {cell.text} {cell.second}".strip()
        if role == Qt.ItemDataRole.ToolTipRole:
            correct = self.tr("Double-click or press F2 to correct it.")
            return correct if cell.edit is not None else tip(cell.second) or None
        if role == ID_ROLE:
            return row.id
        if role == CELL_ROLE:
            return cell
        return row if role == ROW_ROLE else None

    def flags(self, index: Index) -> Qt.ItemFlag:
        flags = super().flags(index)
        cell = self._cell(index)
        return flags | Qt.ItemFlag.ItemIsEditable if cell is not None and cell.edit is not None else flags

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """The table says otherwise. A correction that breaks the state is refused with a sentence."""
        cell = self._cell(index)
        if cell is None or cell.edit is None or role != Qt.ItemDataRole.EditRole:
            return False
        if value == cell.edit.value:
            return False
        return self.session.amend(cell.edit.path, value)

    def _cell(self, index: Index) -> Cell | None:
        if not index.isValid() or not 0 <= index.row() < len(self.rows):
            return None
        cells = self.rows[index.row()].cells
        return cells[index.column()] if 0 <= index.column() < len(cells) else None
