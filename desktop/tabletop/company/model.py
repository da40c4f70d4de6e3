"""The models of one side as a Qt list model."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt

from desktop.look.tip import tip
from desktop.look.token import describe
from desktop.session.match_session import MatchSession
from desktop.tabletop.company.views import Member, Members

Index = QModelIndex | QPersistentModelIndex
NOWHERE = QModelIndex()
MEMBER_ROLE = Qt.ItemDataRole.UserRole


class CompanyModel(QAbstractListModel):
    """Members made anew from the state whenever it changes."""

    def __init__(self, session: MatchSession, members: Members) -> None:
        super().__init__()
        self._read = members
        self.members: list[Member] = []
        session.changed.connect(self.refresh)
        session.moved_on.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Read the state."""
        new = self._read()
        if [one.token.id for one in new] == [one.token.id for one in self.members]:
            # The same models in other states: the view keeps its selection, and draws only what is new.
            changed = [row for row, one in enumerate(new) if one != self.members[row]]
            self.members = new
            for row in changed:
                self.dataChanged.emit(self.index(row), self.index(row))
            return
        self.beginResetModel()
        self.members = new
        self.endResetModel()

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.members)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or not 0 <= index.row() < len(self.members):
            return None
        one = self.members[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return one.title
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            said = describe(one.token)
            said = f"{said.rstrip('.')}, {one.state}." if one.state else said
            return tip(said) if role == Qt.ItemDataRole.ToolTipRole else said
        return one if role == MEMBER_ROLE else None
