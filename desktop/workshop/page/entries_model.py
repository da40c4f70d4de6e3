"""The rows of the workshop as a Qt model: set once, narrowed at every key."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QStringListModel, Qt, Signal

from desktop.workshop.page.entries import Counts, ItemFilter, Order, WorkshopRow, in_order, narrowed
from desktop.workshop.page.entry_words import sentence_of_entry

Index = QModelIndex | QPersistentModelIndex
ENTRY = Qt.ItemDataRole.UserRole


class EntriesModel(QStringListModel):
    """One row for each entry that is shown.

    Qt keeps the names: a list asks for every row at every key, and of thousands of rows the way into Python would be
    most of what a key costs. All that is seen comes from the entries.
    """

    renamed = Signal(object, str)
    """Somebody wants a `WorkshopRow` to be called otherwise."""

    def __init__(self) -> None:
        super().__init__()
        self._all: list[WorkshopRow] = []
        self._narrowing = ItemFilter()
        self._order = Order.NAME
        self.shown: list[WorkshopRow] = []
        self.counts = Counts(0, {}, {}, 0, {}, 0)

    @property
    def all(self) -> Sequence[WorkshopRow]:
        """All entries, whatever is shown."""
        return self._all

    def set_entries(self, entries: Sequence[WorkshopRow]) -> None:
        """Take these entries; narrowing and order stay as they are."""
        self._all = in_order(entries, self._order)
        self.narrow(self._narrowing)

    def sort_by(self, order: Order) -> None:
        """Show them in this order."""
        self._order = order
        self.set_entries(self._all)

    def narrow(self, narrowing: ItemFilter) -> None:
        """Show only the entries that fit."""
        self._narrowing = narrowing
        self.shown, self.counts = narrowed(self._all, narrowing)
        self.setStringList([entry.name for entry in self.shown])

    def put(self, entry: WorkshopRow) -> None:
        """Show this in place of what was known of the same item; it stays in its row."""
        self._all = [entry if one.same == entry.same else one for one in self._all]
        row = self.row_of(entry)
        if row >= 0:
            self.shown[row] = entry
            self.dataChanged.emit(self.index(row), self.index(row))

    def row_of(self, entry: WorkshopRow) -> int:
        """The row of the same item as it is now; -1 where it is not shown."""
        return next((row for row, one in enumerate(self.shown) if one.same == entry.same), -1)

    def flags(self, index: Index) -> Qt.ItemFlag:
        flags = Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemNeverHasChildren
        may_be_renamed = index.isValid() and self.shown[index.row()].may_be_renamed
        return flags | Qt.ItemFlag.ItemIsEditable if may_be_renamed else flags

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """The row itself is another once the library has the name."""
        entry, name = self.shown[index.row()], str(value).strip()
        if name == entry.name:
            return False
        self.renamed.emit(entry, name)
        return True

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        entry = self.shown[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return entry.name
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return sentence_of_entry(entry)
        return entry if role == ENTRY else None
