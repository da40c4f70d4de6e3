"""The table of what one answer may lead to, as a Qt item model."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt

from desktop.play.models.odds_words import OddsRow, percent

Index = QModelIndex | QPersistentModelIndex
NOWHERE = QModelIndex()
ODDS_ROLE = Qt.ItemDataRole.UserRole
RESULT, CHANCE = range(2)


class OddsTable(QAbstractTableModel):
    """Results and chances of the answer that is pointed at; empty when there is none with odds."""

    def __init__(self) -> None:
        super().__init__()
        self.title = ""
        """Which answer it is about, as a sentence."""
        self.note = ""
        """What stands there instead while there is no table."""
        self.rows: list[OddsRow] = []

    def show_odds(self, title: str, rows: list[OddsRow], note: str = "") -> None:
        """Show another answer's table; the view hears of it by `modelReset`."""
        if (title, rows, note) == (self.title, self.rows, self.note):
            return
        self.beginResetModel()
        self.title, self.rows, self.note = title, rows, note
        self.endResetModel()

    def spoken(self) -> str:
        """The whole table as one text, for assistive tools."""
        said = ", ".join(row.spoken() for row in self.rows)
        return f"{self.title}: {said}" if said else self.title

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else CHANCE + 1

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role != Qt.ItemDataRole.DisplayRole or orientation is not Qt.Orientation.Horizontal:
            return None
        return (self.tr("Result"), self.tr("Chance"))[section] if 0 <= section <= CHANCE else None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or not 0 <= index.row() < len(self.rows) or not 0 <= index.column() <= CHANCE:
            return None
        row = self.rows[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            if index.column() == RESULT:
                return row.spoken() if row.cells else row.words
            return "" if row.is_heading or row.cells else percent(row.chance)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return row.spoken() if row.is_heading or row.cells else f"{row.words}: {percent(row.chance)}"
        return row if role == ODDS_ROLE else None
