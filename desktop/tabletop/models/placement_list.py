"""The list of placements as an item model: what is put down one after the other, and how far one has come."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt

from rules_core.games.village.state.siege import Siege
from rules_core.games.village.words.names import SiegeNames
from rules_core.games.village.words.rebuild import Kind, Placement
from rules_core.games.village.words.rebuild_words import placement_words
from rules_core.wording.sentence import Sentence

Index = QModelIndex | QPersistentModelIndex
NOWHERE = QModelIndex()
ROW_ROLE = Qt.ItemDataRole.UserRole
STATE_ROLE = Qt.ItemDataRole.UserRole + 1
Measure = Callable[[int], str]

GROUND_ICONS = {
    "wood": "pine-tree",
    "road": "trail",
    "bridge": "bridge",
    "hedge": "tree-face",
    "fence": "wooden-fence",
    "low-wall": "stone-wall",
    "wall": "stone-wall",
    "gate": "medieval-gate",
    "stream": "drop",
    "pond": "drop",
    "marsh": "swamp",
    "crops": "wheat",
    "field": "wheat",
    "rocks": "stone-stack",
    "rough": "stone-stack",
    "ruin": "broken-wall",
}
MARKER_ICONS = {
    Kind.BARRICADE: "stakes-fence",
    Kind.TRAP: "wolf-trap",
    Kind.TOKEN: "treasure-map",
    Kind.VILLAGER: "person",
}


class StepState(Enum):
    """Where one stands with a placement."""

    LATER = "later"
    NOW = "now"
    DONE = "done"


@dataclass(frozen=True)
class PlacementRow:
    """A placement in words. `measured` tells the spots, `more` how it lies, what it touches and its state."""

    placement: Placement
    title: str
    icon: str
    measured: tuple[str, ...]
    more: tuple[str, ...]

    @property
    def spoken(self) -> str:
        """Everything in one go, as a voice would say it."""
        return ". ".join((self.title, *self.measured, *self.more)) + "."


def placement_row(siege: Siege, names: SiegeNames, placement: Placement, measure: Measure) -> PlacementRow:
    """One placement in the language and unit in force."""
    words = placement_words(siege, names, placement)

    def said(sentence: Sentence) -> str:
        return sentence.text(measure)

    more = [said(one) for one in (words.doubt, words.lies, words.touches) if one is not None]
    more.extend(said(one) for one in words.state)
    return PlacementRow(
        placement, said(words.title), icon_for(siege, placement), tuple(map(said, words.measured)), tuple(more)
    )


def icon_for(siege: Siege, placement: Placement) -> str:
    """The picture of what is put down."""
    content = siege.world.content
    if placement.kind is Kind.TERRAIN:
        return GROUND_ICONS.get(siege.ground.piece(placement.id).kind, "compass")
    if placement.kind is Kind.BUILDING:
        destroyed = siege.buildings[placement.id].destroyed
        return "broken-wall" if destroyed else siege.world.buildings[placement.id].icon
    if placement.kind in MARKER_ICONS:
        return MARKER_ICONS[placement.kind]
    model = siege.models[placement.id]
    figure = content.heroes.get(model.id) or content.enemies.get(model.profile.id)
    if figure is None:
        defender = content.defenders.get(model.profile.id)
        return defender.icon if defender is not None else "person"
    return figure.icon


class PlacementList(QAbstractListModel):
    """Rows in their order. `now` is the row one is at; `done` holds the ids of what stands."""

    def __init__(self) -> None:
        super().__init__()
        self.rows: list[PlacementRow] = []
        self.now = 0
        self.done: frozenset[str] = frozenset()

    def set_rows(self, rows: Sequence[PlacementRow]) -> None:
        """Show these rows; those that stay the same keep their place and selection."""
        if [row.placement.id for row in rows] == [row.placement.id for row in self.rows]:
            self.rows = list(rows)
            self._all_changed()
            return
        self.beginResetModel()
        self.rows = list(rows)
        self.endResetModel()

    def set_progress(self, now: int, done: frozenset[str]) -> None:
        """Which row is the present one, and what stands already."""
        if (now, done) != (self.now, self.done):
            self.now, self.done = now, done
            self._all_changed()

    def state_of(self, row: int) -> StepState:
        """Where one stands with a row."""
        if row == self.now:
            return StepState.NOW
        return StepState.DONE if self.rows[row].placement.id in self.done else StepState.LATER

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or not 0 <= index.row() < len(self.rows):
            return None
        row = self.rows[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return row.title
        if role == Qt.ItemDataRole.AccessibleTextRole:
            done = self.tr(", done") if row.placement.id in self.done else ""
            words = self.tr("{number} of {count}{done}: {words}")
            return words.format(number=index.row() + 1, count=len(self.rows), done=done, words=row.spoken)
        if role == Qt.ItemDataRole.ToolTipRole:
            return row.spoken
        if role == ROW_ROLE:
            return row
        return self.state_of(index.row()) if role == STATE_ROLE else None

    def _all_changed(self) -> None:
        if self.rows:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self.rows) - 1, 0))
