"""The latest open rolls as a list model: who rolled what for, with which dice, and who supplied them."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractListModel, QCoreApplication, QModelIndex, QPersistentModelIndex, Qt

from desktop.look.tip import tip
from desktop.play.presenter import Presenter
from rules_core.games.words import Words
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


def listed(faces: tuple[int, ...]) -> str:
    """Faces as people read them out."""
    return " ".join(str(face) for face in faces)


def roll_second(roll: Rolled, words: Words) -> str:
    """What was needed, and where the dice came from."""
    sources = {PROGRAM_BY: _tr("rolled by the program"), PERSON: _tr("typed in")}
    source = _tr("corrected") if roll.corrected else sources.get(roll.by, _tr("given by a helper"))
    if not roll.request.need:
        return source
    if words.is_low(roll.request):
        return _tr("{need} or less is a success, {source}").format(need=roll.request.need, source=source)
    return _tr("{need} or more is a success, {source}").format(need=roll.request.need, source=source)


class RollList(QAbstractListModel):
    """Rolls of the game as it stands, latest first; more are read on demand."""

    def __init__(self, presenter: Presenter) -> None:
        super().__init__()
        self.presenter = presenter
        self.session = presenter.session
        self.most = AT_FIRST
        self.rolls: list[Rolled] = self.session.rolls(self.most)

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

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.rolls)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or not 0 <= index.row() < len(self.rolls):
            return None
        roll = self.rolls[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return self.presenter.roll_words(roll.request)
        if role == SECOND_ROLE:
            return roll_second(roll, self.presenter.words)
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            words = _tr("{title}, dice {faces}, {second}")
            title, second = self.presenter.roll_words(roll.request), roll_second(roll, self.presenter.words)
            spoken = words.format(title=title, faces=listed(roll.faces), second=second)
            return spoken if role == Qt.ItemDataRole.AccessibleTextRole else tip(spoken)
        return roll if role == ROLL_ROLE else None
