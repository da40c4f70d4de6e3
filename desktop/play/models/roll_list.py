"""The latest open rolls as a list model: who rolled what for, with which dice, and who supplied them."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractListModel, QCoreApplication, QModelIndex, QPersistentModelIndex, Qt

from desktop.session.match_session import MatchSession
from rules_core.games.catalogue import definition_of
from rules_core.kernel.journal import PERSON, PROGRAM_BY
from rules_core.kernel.rolls import Rolled

Index = QModelIndex | QPersistentModelIndex
NOWHERE = QModelIndex()
ROLL_ROLE = Qt.ItemDataRole.UserRole
SECOND_ROLE = Qt.ItemDataRole.UserRole + 1
AT_FIRST = 24
"""So many rolls are listed when the list opens."""


def _tr(text: str) -> str:
    return QCoreApplication.translate("Rolls", text)


def roll_second(roll: Rolled) -> str:
    """What was needed, and where the dice came from."""
    sources = {PROGRAM_BY: _tr("rolled by the program"), PERSON: _tr("typed in")}
    source = _tr("corrected") if roll.corrected else sources.get(roll.by, _tr("given by a helper"))
    if not roll.request.need:
        return source
    return _tr("{need} or more is a success, {source}").format(need=roll.request.need, source=source)


class RollList(QAbstractListModel):
    """Rolls of the game as it stands, latest first; more are read on demand."""

    def __init__(self, session: MatchSession) -> None:
        super().__init__()
        self.session = session
        self.words = definition_of(session.match.game.name).words(session.match.game)
        self.most = AT_FIRST
        self.rolls: list[Rolled] = session.rolls(self.most)

    @property
    def may_have_more(self) -> bool:
        """Whether there may be earlier rolls than those that are listed."""
        return len(self.rolls) == self.most

    def read_more(self) -> None:
        """List twice as many."""
        self.most *= 2
        found = self.session.rolls(self.most)
        if len(found) == len(self.rolls):
            return
        self.beginInsertRows(NOWHERE, len(self.rolls), len(found) - 1)
        self.rolls = found
        self.endInsertRows()

    def row_of(self, node: int) -> int:
        """The row of the latest roll at or before an entry of the journal, 0 when there is none."""
        while self.rolls and self.rolls[-1].node > node and self.may_have_more:
            self.read_more()
        return next((row for row, roll in enumerate(self.rolls) if roll.node <= node), 0)

    def title(self, roll: Rolled) -> str:
        """Whose roll it is and what for."""
        return self.words.roll(roll.request)

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.rolls)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or not 0 <= index.row() < len(self.rolls):
            return None
        roll = self.rolls[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return self.title(roll)
        if role == SECOND_ROLE:
            return roll_second(roll)
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            words = _tr("{title}, dice {faces}, {second}")
            return words.format(
                title=self.title(roll), faces=" ".join(str(face) for face in roll.faces), second=roll_second(roll)
            )
        return roll if role == ROLL_ROLE else None
