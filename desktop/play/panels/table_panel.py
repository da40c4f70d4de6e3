"""A panel with one table about what stands in the game."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPoint, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.widgets.icon_label import text_label
from desktop.play.models.row_table import ID_ROLE, RowTable
from desktop.play.models.rows import CellKind, Row
from desktop.play.panels.cell_delegate import CellDelegate

NAMES_SHARE = 0.45
"""Of the width, which names have at least where they need it."""
LEAST_COLUMN = 48
"""In px at 100 %: no column gives way beyond it."""


class TablePanel(QWidget):
    """The table; a click on a row marks the thing on the map, a double click corrects a cell."""

    marked = Signal(str)
    thing_wanted = Signal(str)
    """All that can be corrected about this thing is wanted."""
    menu_wanted = Signal(str, QPoint)
    """The menu on this thing, at a place of the screen."""

    def __init__(
        self, theme: Theme, model: RowTable, name: str, title: str, empty: str, *, headings: bool = False
    ) -> None:
        """`headings`: they stand above the columns, where the cells alone do not say what they are."""
        super().__init__()
        self._headings = headings
        self.theme = theme
        self.model = model
        self._fitted_for = -1
        """How wide the table was when its columns were last fitted."""
        # Once for all rows that change together: it measures every name.
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(0)
        self._later.timeout.connect(self._give_room)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        self.empty = text_label(empty, TextStyle.BODY, "text_2", wrap=True)
        # Where there is little height its first words are read.
        self.empty.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.empty.setContentsMargins(theme.px(14), theme.px(12), theme.px(14), theme.px(12))
        column.addWidget(self.empty)
        self.table = QTableView()
        self.table.setObjectName(name)
        self.table.setAccessibleName(title)
        self.table.setModel(model)
        self._cells = CellDelegate(theme, self.table)
        self.table.setItemDelegate(self._cells)
        self.table.setFrameShape(QFrame.Shape.NoFrame)
        self.table.setShowGrid(False)
        self.table.setWordWrap(False)
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.table.setEditTriggers(
            QAbstractItemView.EditTrigger.DoubleClicked | QAbstractItemView.EditTrigger.EditKeyPressed
        )
        self.table.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.table.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.table.horizontalHeader().setVisible(headings)
        self.table.verticalHeader().setVisible(False)
        header = self.table.horizontalHeader()
        header.setMinimumSectionSize(theme.px(24))
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.table.clicked.connect(self._mark)
        self.table.doubleClicked.connect(self._want_thing)
        self.table.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.table.customContextMenuRequested.connect(self._want_menu)
        column.addWidget(self.table, 1)
        model.modelReset.connect(self._fit)
        model.dataChanged.connect(self._widen)
        theme.changed.connect(self._fit)
        self._fit()
        model.be_seen(seen=False)

    def showEvent(self, event: QShowEvent) -> None:
        self.model.be_seen(seen=True)
        super().showEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.model.be_seen(seen=False)

    def sizeHint(self) -> QSize:
        rows = max(1, self.model.rowCount())
        return QSize(self.theme.px(360), rows * self.theme.px(50) + 2)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._later.start()

    def _fit(self) -> None:
        self.table.verticalHeader().setDefaultSectionSize(self.theme.px(50))
        some = self.model.rowCount() > 0
        self._fit_columns()
        self.table.clearSpans()
        for number, row in enumerate(self.model.rows):
            if _is_alone(row):
                self.table.setSpan(number, 0, 1, len(row.cells))
        self.empty.setVisible(not some)
        self.table.setVisible(some)
        self.updateGeometry()

    def _widen(self, first: QModelIndex, last: QModelIndex) -> None:
        """Make room for what has changed; columns only grow, until the rows are others or the names need the room."""
        rows = self.model.rows[first.row() : last.row() + 1]
        for column in range(max(1, first.column()), last.column() + 1):
            is_last = column == self.model.columnCount() - 1
            # Of the last one the room counts that each row leaves; of the others what has changed alone.
            needed = self._needed(column) if is_last else max(self._cells.width_of(row.cells[column]) for row in rows)
            if needed > self.table.columnWidth(column):
                self.table.setColumnWidth(column, needed)
        self._later.start()

    def _give_room(self) -> None:
        """What was given up in a narrower panel comes back in a wider one."""
        is_other = self.table.viewport().width() != self._fitted_for
        if is_other or any(
            self.table.columnWidth(column) < self._needed(column) for column in range(self.model.columnCount())
        ):
            self._fit_columns()

    def _fit_columns(self) -> None:
        """As wide as what they show, unless names would be left with less than their share: then long words give way,
        and numbers and signs never."""
        wanted = {column: self._needed(column) for column in range(1, self.model.columnCount())}
        whole = self._fitted_for = self.table.viewport().width()
        last = self.model.columnCount() - 1
        if last > 0:
            # Where there is room for it all cells of the last column begin below each other.
            alone = max([wanted[last], *self._wide(last)])
            if self._needed(0) + sum(wanted.values()) - wanted[last] + alone <= whole:
                wanted[last] = alone
        over = sum(wanted.values()) - (whole - min(self._needed(0), round(whole * NAMES_SHARE)))
        words = [column for column in wanted if self._holds_words(column)]
        while over > 0 and words:
            widest = max(words, key=lambda column: wanted[column])
            others = [wanted[column] for column in words if column != widest]
            least = max([*others, self.theme.px(LEAST_COLUMN)])
            given = min(over, max(0, wanted[widest] - least) or wanted[widest] // 10)
            if wanted[widest] - given < self.theme.px(LEAST_COLUMN):
                break
            wanted[widest] -= given
            over -= given
        for column, wide in wanted.items():
            self.table.setColumnWidth(column, wide)

    def _holds_words(self, column: int) -> bool:
        """Whether what a column shows is still understood when its end is cut off."""
        return all(row.cells[column].kind in (CellKind.TEXT, CellKind.PILL) for row in self.model.rows)

    def _needed(self, column: int) -> int:
        """By the cells alone where the headings are hidden: they must not widen their columns.

        In the last column a cell takes the room that the one before it leaves free in its row.
        """
        wide = max(self._wide(column), default=0)
        if column and column == self.model.columnCount() - 1 and wide:
            before = self._wide(column - 1)
            most = max(before)
            wide = max(own - (most - left) for own, left in zip(self._wide(column), before, strict=True))
        return max(wide, self.table.horizontalHeader().sectionSizeHint(column)) if self._headings else wide

    def _wide(self, column: int) -> list[int]:
        """How wide each cell of a column would be; a heading that is alone in its row has all of it anyway."""
        return [0 if _is_alone(row) else self._cells.width_of(row.cells[column]) for row in self.model.rows]

    def _want_thing(self, index: QModelIndex) -> None:
        """A double click on a cell that is no field of its own."""
        if not index.flags() & Qt.ItemFlag.ItemIsEditable:
            self.thing_wanted.emit(str(index.data(ID_ROLE)))

    def _want_menu(self, at: QPoint) -> None:
        index = self.table.indexAt(at)
        if not index.isValid():
            # By the menu key: about the row that is chosen.
            index = self.table.currentIndex()
            at = self.table.visualRect(index).bottomLeft()
        if index.isValid():
            self.menu_wanted.emit(str(index.data(ID_ROLE)), self.table.viewport().mapToGlobal(at))

    def _mark(self, index: QModelIndex) -> None:
        self.marked.emit(str(index.data(ID_ROLE)))


def _is_alone(row: Row) -> bool:
    """Whether it is a heading with nothing beside it."""
    return row.is_heading and len(row.cells) > 1 and not any(cell.text for cell in row.cells[1:])
