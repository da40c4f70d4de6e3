"""The rows of the preview: what is in the pack, how it stands to the library, and what will happen with it."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QIcon

from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.storage.packs.plan import ImportPlan, LibraryState, PackEntry
from desktop.workshop.editors.kind_words import kind_name
from desktop.workshop.packs.item_picture import item_sign
from desktop.workshop.packs.plan_words import outcome_words, standing_words

Index = QModelIndex | QPersistentModelIndex
NAME, KIND, STANDING, OUTCOME = range(4)
NO_PARENT = QModelIndex()


class PreviewModel(QAbstractTableModel):
    """One row for each item that is shown."""

    def __init__(self, theme: Theme, plan: ImportPlan) -> None:
        super().__init__()
        self.theme = theme
        self.plan = plan
        self.entries: list[PackEntry] = list(plan.entries)
        """Those that are shown."""
        self._pictures: dict[int, QIcon] = {}

    def narrow(self, words: str, shown: str) -> None:
        """Show only items that have all the words and, where one is given, stand so; "wrong": cannot be added."""
        parts = words.casefold().split()
        self.beginResetModel()
        self.entries = [
            entry
            for entry in self.plan.entries
            if (not shown or entry.standing.value == shown or (shown == "wrong" and entry.missing))
            and all(part in f"{entry.theirs.item.name} {kind_name(*entry.key[:2])}".casefold() for part in parts)
        ]
        self.endResetModel()

    def refresh(self) -> None:
        """Choices have changed."""
        if self.entries:
            self.dataChanged.emit(self.index(0, NAME), self.index(len(self.entries) - 1, OUTCOME))

    def standings(self) -> list[LibraryState]:
        """Those that any item of the pack has, in the order of their declaration."""
        there = {entry.standing for entry in self.plan.entries}
        return [one for one in LibraryState if one in there]

    def rowCount(self, parent: Index = NO_PARENT) -> int:
        return 0 if parent.isValid() else len(self.entries)

    def columnCount(self, parent: Index = NO_PARENT) -> int:
        return 0 if parent.isValid() else 4

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation is not Qt.Orientation.Horizontal or role != Qt.ItemDataRole.DisplayRole:
            return None
        return (self.tr("Item"), self.tr("Kind"), self.tr("In your library"), self.tr("What happens"))[section]

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        entry = self.entries[index.row()]
        if index.column() == NAME and role == Qt.ItemDataRole.DecorationRole:
            return self._picture(entry)
        if role == Qt.ItemDataRole.ForegroundRole and index.column() == OUTCOME:
            return self.theme.colours.of(outcome_words(entry)[1].value[0])
        if role == Qt.ItemDataRole.FontRole and index.column() in (NAME, OUTCOME):
            return self.theme.look.font(TextStyle.STRONG)
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        return self._words(entry, index.column())

    def _words(self, entry: PackEntry, column: int) -> str:
        if column == NAME:
            return entry.theirs.item.name
        if column == KIND:
            return kind_name(*entry.key[:2])
        return standing_words(entry) if column == STANDING else outcome_words(entry)[0]

    def _picture(self, entry: PackEntry) -> QIcon:
        # Drawn when a row comes into sight: a pack may have a thousand.
        known = self._pictures.get(id(entry))
        if known is None:
            known = item_sign(entry.theirs.item, self.theme.look)
            self._pictures[id(entry)] = known
        return known
