"""The rows of what is to be shared: each item, why it is there, and whether it can be handed on."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt

from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.storage.packs.selection import Shared
from desktop.workshop.editors.kind_words import kind_name
from desktop.workshop.packs.item_picture import item_sign

Index = QModelIndex | QPersistentModelIndex
NAME, KIND, WHY, STANDING = range(4)
NO_PARENT = QModelIndex()


class ExportModel(QAbstractTableModel):
    """One row for each item."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self.shared: list[Shared] = []

    def set_shared(self, shared: list[Shared]) -> None:
        """Show these, what cannot be shared before the others."""
        self.beginResetModel()
        self.shared = sorted(shared, key=lambda one: one.is_fit)
        self.endResetModel()

    def rowCount(self, parent: Index = NO_PARENT) -> int:
        return 0 if parent.isValid() else len(self.shared)

    def columnCount(self, parent: Index = NO_PARENT) -> int:
        return 0 if parent.isValid() else 4

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation is not Qt.Orientation.Horizontal or role != Qt.ItemDataRole.DisplayRole:
            return None
        return (self.tr("Item"), self.tr("Kind"), self.tr("Why it is in"), self.tr("Standing"))[section]

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        one = self.shared[index.row()]
        column = index.column()
        if role == Qt.ItemDataRole.DecorationRole and column == NAME:
            return item_sign(one.owned.item, self.theme.look)
        if role == Qt.ItemDataRole.FontRole and column in (NAME, STANDING):
            return self.theme.look.font(TextStyle.STRONG)
        if role == Qt.ItemDataRole.ForegroundRole and column == STANDING:
            return self.theme.colours.of("good" if one.is_fit else "enemy")
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        return self._words(one, column)

    def _words(self, one: Shared, column: int) -> str:
        if column == NAME:
            return one.owned.item.name
        if column == KIND:
            return kind_name(one.owned.item.game, one.owned.item.kind)
        if column == WHY:
            if not one.needed_by:
                return self.tr("Chosen")
            if one.is_part:
                return self.tr("It stands in {name}").format(name=one.needed_by[0].name)
            return self.tr("{name} needs it").format(name=one.needed_by[0].name)
        return self.tr("Ready") if one.is_fit else self.tr("%n problem(s)", "", one.problem_count)
