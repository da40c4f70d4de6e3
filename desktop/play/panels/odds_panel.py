"""Odds: everything that the answer under the pointer or the keyboard may lead to, with a number and a bar each."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from desktop.look.ink import stroke
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.widgets.icon_label import text_label
from desktop.look.widgets.painted import brush_up
from desktop.play.models.odds_table import CHANCE, ODDS_ROLE, RESULT, OddsTable
from desktop.play.models.odds_words import Leaning, OddsRow, percent

Index = QModelIndex | QPersistentModelIndex
ROW_HIGH = 34
BAR_WIDE = 72
VCENTER: Final = Qt.AlignmentFlag.AlignVCenter
WIDEST_CHANCE = 0.999
"""The chance whose words need the most room."""


class ChanceDelegate(QStyledItemDelegate):
    """A result as words, a chance as a bar and a number."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self._columns: list[float] = []
        """How wide those of a table in the table have to be, the names of its rows first."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row = index.data(ODDS_ROLE)
        if not isinstance(row, OddsRow):
            return
        look, colours = self.theme.look, self.theme.colours
        painter.save()
        brush_up(painter)
        rect = QRectF(option.rect)
        painter.fillRect(rect, colours.base if index.row() % 2 == 0 else colours.alt)
        painter.setPen(colours.line)
        painter.drawLine(rect.bottomLeft(), rect.bottomRight())
        painter.setPen(colours.text)
        if row.is_heading:
            painter.setFont(look.font(TextStyle.LOG_STRONG))
            words = rect.adjusted(look.px(14), 0, -look.px(14), 0)
            painter.drawText(words, VCENTER | Qt.TextFlag.TextWordWrap, row.words)
        elif row.cells:
            self._paint_cells(painter, rect.adjusted(look.px(14), 0, -look.px(14), 0), row)
        elif index.column() == RESULT:
            painter.setFont(look.font(TextStyle.LOG))
            words = rect.adjusted(look.px(14), 0, -look.px(4), 0)
            painter.drawText(words, VCENTER | Qt.TextFlag.TextWordWrap, row.words)
        else:
            self._paint_chance(painter, rect.adjusted(look.px(4), 0, -look.px(14), 0), row)
        painter.restore()

    def fit_cells(self, rows: Sequence[OddsRow]) -> None:
        """Measure the columns of a table in the table, the names of its rows among them."""
        look = self.theme.look
        measured: list[list[float]] = []
        for row in rows:
            if row.cells:
                names, cells = [QFontMetricsF(look.font(one)) for one in (TextStyle.LOG_STRONG, self._cell_style(row))]
                measured.append([names.horizontalAdvance(row.words), *map(cells.horizontalAdvance, row.cells)])
        self._columns = [max(column) for column in zip(*measured, strict=True)]

    def _cell_style(self, row: OddsRow) -> TextStyle:
        """A row without a name says what the columns are."""
        return TextStyle.LOG if row.words else TextStyle.LEAST

    def columns_in(self, wide: float) -> list[tuple[float, float]]:
        """Where each column of a table in the table begins and ends; what room is left lies between them."""
        needed = sum(self._columns)
        share = min(1.0, wide / max(1.0, needed))
        between = max(0.0, wide - needed) / max(1, len(self._columns) - 1)
        found: list[tuple[float, float]] = []
        start = 0.0
        for column in self._columns:
            found.append((start, start + column * share))
            start = found[-1][1] + between
        return found

    def _paint_cells(self, painter: QPainter, room: QRectF, row: OddsRow) -> None:
        """A name, then words that end below each other."""
        look = self.theme.look
        columns = self.columns_in(room.width())
        for number, (words, (start, end)) in enumerate(zip((row.words, *row.cells), columns, strict=True)):
            painter.setFont(look.font(self._cell_style(row) if number else TextStyle.LOG_STRONG))
            shown = painter.fontMetrics().elidedText(words, Qt.TextElideMode.ElideRight, ceil(end - start))
            side = Qt.AlignmentFlag.AlignRight if number else Qt.AlignmentFlag.AlignLeft
            painter.drawText(QRectF(room.left() + start, room.top(), end - start, room.height()), VCENTER | side, shown)

    def height_of(self, row: OddsRow, wide: int) -> int:
        """How high a row of a table so wide has to be, for all of its words."""
        look = self.theme.look
        wide -= look.px(28) if row.is_heading else look.px(18) + self.chance_width()
        metrics = QFontMetricsF(look.font(TextStyle.LOG_STRONG if row.is_heading else TextStyle.LOG))
        words = metrics.boundingRect(QRectF(0, 0, wide, 10_000), Qt.TextFlag.TextWordWrap, row.words)
        return max(look.px(ROW_HIGH), round(words.height()) + look.px(10))

    def chance_width(self) -> int:
        """How wide the column of the chances has to be."""
        look = self.theme.look
        number = QFontMetricsF(look.font(TextStyle.LOG_STRONG)).horizontalAdvance(percent(WIDEST_CHANCE))
        return round(number) + look.px(BAR_WIDE + 28)

    def _paint_chance(self, painter: QPainter, room: QRectF, row: OddsRow) -> None:
        look, colours = self.theme.look, self.theme.colours
        high = look.px(13)
        bar = QRectF(room.left(), room.center().y() - high / 2, look.px(BAR_WIDE), high)
        fills = {
            Leaning.OURS: colours.good_fill,
            Leaning.EVEN: colours.line_strong,
            Leaning.THEIRS: colours.enemy_bar,
        }
        painter.fillRect(QRectF(bar.left(), bar.top(), bar.width() * row.chance, bar.height()), fills[row.leaning])
        painter.setPen(stroke(colours.line_strong, look.hair))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(bar)
        painter.setFont(look.font(TextStyle.LOG_STRONG))
        painter.setPen(colours.text)
        painter.drawText(room, VCENTER | Qt.AlignmentFlag.AlignRight, percent(row.chance))


class OddsPanel(QWidget):
    """Whose answer it is, and the table."""

    def __init__(self, theme: Theme, model: OddsTable) -> None:
        super().__init__()
        self.theme = theme
        self.model = model
        px = theme.px
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self.title = text_label("", TextStyle.ROW, wrap=True)
        self.title.setObjectName("odds.title")
        self.title.setContentsMargins(px(14), px(10), px(14), px(8))
        column.addWidget(self.title)
        self.empty = text_label("", TextStyle.BODY, "text_2", wrap=True)
        self.empty.setObjectName("odds.empty")
        self.empty.setContentsMargins(px(14), px(10), px(14), px(8))
        column.addWidget(self.empty)
        self.table = QTableView()
        self.table.setObjectName("odds.table")
        self.table.setModel(model)
        self.delegate = ChanceDelegate(theme, self.table)
        self.table.setItemDelegate(self.delegate)
        self.table.setFrameShape(QFrame.Shape.NoFrame)
        self.table.setShowGrid(False)
        self.table.setTabKeyNavigation(False)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.table.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.table.horizontalHeader().setVisible(False)
        self.table.verticalHeader().setVisible(False)
        self.table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.table.horizontalHeader().setSectionResizeMode(RESULT, QHeaderView.ResizeMode.Stretch)
        column.addWidget(self.table, 1)
        column.addStretch(0)
        model.modelReset.connect(self._show)
        theme.changed.connect(self._show)
        self._show()

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(340), self.theme.px(320))

    def _show(self) -> None:
        some = self.model.rowCount() > 0
        self.title.setText(self.model.title)
        self.title.setVisible(bool(self.model.title))
        self.empty.setText(self.model.note)
        self.empty.setVisible(not some)
        self.table.setVisible(some)
        self.table.setAccessibleName(self.model.spoken())
        self.table.verticalHeader().setDefaultSectionSize(self.theme.px(ROW_HIGH))
        self.table.setColumnWidth(CHANCE, self.delegate.chance_width())
        self._fit_rows()

    def _fit_rows(self) -> None:
        """What stands over other rows takes both columns; words take as many lines as they need."""
        self.table.clearSpans()
        self.delegate.fit_cells(self.model.rows)
        for number, row in enumerate(self.model.rows):
            if row.is_heading or row.cells:
                self.table.setSpan(number, RESULT, 1, CHANCE + 1)
            high = self.theme.px(ROW_HIGH) if row.cells else self.delegate.height_of(row, self.width())
            self.table.setRowHeight(number, high)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_rows()
