"""Everything that the map shows as a tree of words: families, and in them things with what is to be said of each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QPersistentModelIndex, Qt

from desktop.look.tip import tip

Index = QModelIndex | QPersistentModelIndex
NOWHERE = QModelIndex()
THING_ROLE = Qt.ItemDataRole.UserRole
FAMILY = 0xFFFFFFFF
"""The internal id of a family's index; a thing's is the number of its family."""


@dataclass(frozen=True)
class TreeThing:
    """A thing on the map. `title` names it with its state, `lines` say the rest; `key` answers with it."""

    id: str
    title: str
    lines: tuple[str, ...] = ()
    icon: str = ""
    offered: bool = False
    key: str = ""
    chosen: bool = False

    @property
    def spoken(self) -> str:
        """Everything in one go, as a voice would say it."""
        told = (self.title, *self.lines)
        return " ".join(one if one.endswith("?") else f"{one.rstrip('.')}." for one in told)


@dataclass(frozen=True)
class Family:
    """Things of a kind under a heading."""

    id: str
    title: str
    things: tuple[TreeThing, ...]


class ThingTree(QAbstractItemModel):
    """Families in order; those that stay keep their indexes, so that a view keeps its place."""

    def __init__(self) -> None:
        super().__init__()
        self.families: tuple[Family, ...] = ()

    def set_families(self, families: Sequence[Family]) -> None:
        """Show these. Where only words have changed, the same rows say them."""
        new = tuple(family for family in families if family.things)
        if _shape(new) == _shape(self.families):
            old, self.families = self.families, new
            for number, (before, after) in enumerate(zip(old, new, strict=True)):
                if before != after:
                    parent = self.index(number, 0)
                    self.dataChanged.emit(parent, parent)
                    self.dataChanged.emit(self.index(0, 0, parent), self.index(len(after.things) - 1, 0, parent))
            return
        self.beginResetModel()
        self.families = new
        self.endResetModel()

    def thing_at(self, index: Index) -> TreeThing | None:
        """The thing of an index; None for a heading."""
        if not index.isValid() or index.internalId() == FAMILY:
            return None
        return self.families[index.internalId()].things[index.row()]

    def index_of(self, id: str) -> QModelIndex:
        """Where a thing is, an invalid index when it is not there."""
        for number, family in enumerate(self.families):
            for row, thing in enumerate(family.things):
                if thing.id == id:
                    return self.createIndex(row, 0, number)
        return NOWHERE

    def index(self, row: int, column: int, parent: Index = NOWHERE) -> QModelIndex:
        if column != 0 or row < 0:
            return NOWHERE
        if not parent.isValid():
            return self.createIndex(row, 0, FAMILY) if row < len(self.families) else NOWHERE
        if parent.internalId() != FAMILY or row >= len(self.families[parent.row()].things):
            return NOWHERE
        return self.createIndex(row, 0, parent.row())

    def parent(self, child: Index = NOWHERE) -> Any:
        # Qt's own has a second form, that of an object, which the return type has to leave room for.
        if not child.isValid() or child.internalId() == FAMILY:
            return NOWHERE
        return self.createIndex(child.internalId(), 0, FAMILY)

    def rowCount(self, parent: Index = NOWHERE) -> int:
        if not parent.isValid():
            return len(self.families)
        return len(self.families[parent.row()].things) if parent.internalId() == FAMILY else 0

    def columnCount(self, parent: Index = NOWHERE) -> int:
        return 1

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        thing = self.thing_at(index)
        if thing is None:
            family = self.families[index.row()]
            words = self.tr("{family}, {count}").format(family=family.title, count=len(family.things))
            spoken = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole)
            return words if role in spoken else None
        if role == Qt.ItemDataRole.DisplayRole:
            return thing.title
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            return thing.spoken if role == Qt.ItemDataRole.AccessibleTextRole else tip(thing.spoken)
        return thing if role == THING_ROLE else None


def _shape(families: Sequence[Family]) -> list[tuple[str, list[str]]]:
    return [(family.id, [thing.id for thing in family.things]) for family in families]
