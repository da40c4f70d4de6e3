"""The chronicle as a list model: what happened, in sentences, with dice and clause."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt

from desktop.look.tip import tip
from desktop.play.presenter import Presenter
from rules_core.kernel.match import Told
from rules_core.wording.sentence import ShownDie, Tone

Index = QModelIndex | QPersistentModelIndex
NOWHERE = QModelIndex()
LINE_ROLE = Qt.ItemDataRole.UserRole
CLAUSE_ROLE = Qt.ItemDataRole.UserRole + 1
THING_ROLE = Qt.ItemDataRole.UserRole + 2


@dataclass(frozen=True)
class ChronicleLine:
    """One line of the chronicle."""

    text: str
    details: str
    dice: tuple[ShownDie, ...]
    clause: str
    tone: Tone
    thing: str
    """The id of what it is about, for the map."""
    node: int
    """The entry of the journal after which it was told; dice shown here were rolled there or before."""


class ChronicleList(QAbstractListModel):
    """All lines, oldest first; new ones are added at the end, an undo reads everything anew."""

    def __init__(self, presenter: Presenter) -> None:
        super().__init__()
        self.presenter = presenter
        self.session = session = presenter.session
        self.lines: list[ChronicleLine] = [self.line(told) for told in session.facts]
        session.reached.connect(self._add)
        session.rewound.connect(self._read)
        session.fell_behind.connect(self._go_back)

    def line(self, told: Told) -> ChronicleLine:
        """A fact in words."""
        words = self.presenter.words.fact(told.fact)
        measure = self.presenter.measure(told.fact)
        details = "; ".join(one.text(measure) for one in words.details)
        thing = self.presenter.thing_in(told.fact)
        return ChronicleLine(words.text(measure), details, words.dice, told.fact.clause, words.tone, thing, told.node)

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.lines)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or not 0 <= index.row() < len(self.lines):
            return None
        line = self.lines[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return line.text
        if role == Qt.ItemDataRole.ToolTipRole:
            return tip(line.details) or None
        if role == LINE_ROLE:
            return line
        if role == CLAUSE_ROLE:
            return line.clause
        return line.thing if role == THING_ROLE else None

    def _add(self, facts: list[Told]) -> None:
        if not facts:
            return
        first = len(self.lines)
        self.beginInsertRows(NOWHERE, first, first + len(facts) - 1)
        self.lines.extend(self.line(told) for told in facts)
        self.endInsertRows()

    def _go_back(self) -> None:
        """What is shown again is told again, when the picture comes to it."""
        if len(self.lines) > len(self.session.facts):
            self._read()

    def _read(self) -> None:
        self.beginResetModel()
        self.lines = [self.line(told) for told in self.session.facts]
        self.endResetModel()
