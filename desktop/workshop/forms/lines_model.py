"""A list of texts as a Qt model: each can be written over, and those with a problem are marked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QIcon, QPixmap

from desktop.look.icons import icon
from desktop.look.theme import Theme
from desktop.look.tip import tip

Index = QModelIndex | QPersistentModelIndex
SIGN = 16
"""The side of the mark, in px at 100 %."""


@dataclass(frozen=True)
class LineMark:
    """What is wrong with a line, and whether it must be solved."""

    words: str
    is_bad: bool


class LinesModel(QAbstractListModel):
    """Shows what it is given; what somebody types is told by `typed`, and shown once it stands in the draft."""

    typed = Signal(int, str)

    def __init__(self, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.lines: list[str] = []
        self.marks: dict[int, LineMark] = {}
        """What is wrong with lines, by their places."""
        self.is_locked = False

    def show_lines(self, lines: Sequence[str]) -> None:
        """Show these texts; the same ones as before are left alone."""
        new = list(lines)
        if new == self.lines:
            return
        if len(new) == len(self.lines):
            places = [place for place, (old, one) in enumerate(zip(self.lines, new, strict=True)) if old != one]
            self.lines = new
            for place in places:
                self.dataChanged.emit(self.index(place), self.index(place))
            return
        self.beginResetModel()
        self.lines = new
        self.endResetModel()

    def show_marks(self, marks: Mapping[int, LineMark]) -> None:
        """Mark these places, with what is wrong there."""
        if dict(marks) != self.marks:
            self.marks = dict(marks)
            if self.lines:
                self.dataChanged.emit(self.index(0), self.index(len(self.lines) - 1))

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.lines)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or not 0 <= index.row() < len(self.lines):
            return None
        place = index.row()
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.EditRole):
            return self.lines[place]
        mark = self.marks.get(place)
        if role == Qt.ItemDataRole.DecorationRole and self.marks:
            return self._sign(mark)
        if role == Qt.ItemDataRole.ToolTipRole and mark is not None:
            return tip(mark.words)
        if role == Qt.ItemDataRole.AccessibleDescriptionRole:
            return mark.words if mark is not None else ""
        return None

    def _sign(self, mark: LineMark | None) -> QIcon:
        """The sign before a line; one that cannot be seen where only others have a mark, so that all stand in line."""
        side, colours = self.theme.px(SIGN), self.theme.colours
        if mark is not None:
            return icon("ui/triangle-alert", side, colours.enemy if mark.is_bad else colours.warn)
        nothing = QPixmap(side, side)
        nothing.fill(Qt.GlobalColor.transparent)
        return QIcon(nothing)

    def flags(self, index: Index) -> Qt.ItemFlag:
        usual = super().flags(index)
        return usual if self.is_locked or not index.isValid() else usual | Qt.ItemFlag.ItemIsEditable

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        if role != Qt.ItemDataRole.EditRole or not index.isValid() or self.is_locked:
            return False
        if value != self.lines[index.row()]:
            self.typed.emit(index.row(), str(value))
        return True
