"""Paints the cells of tables: icon discs with names, Integrity cells, wound drops, pills."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter
from PySide6.QtWidgets import QSpinBox, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QTableView, QWidget

from desktop.look.icons import paint_icon
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.widgets.cells import paint_cells
from desktop.look.widgets.drops import drops_width, paint_drops
from desktop.look.widgets.icon_label import paint_disc_icon
from desktop.look.widgets.painted import brush_up
from desktop.look.widgets.pill import PillTone, paint_pill, pill_size
from desktop.play.models.row_table import CELL_ROLE, ROW_ROLE
from desktop.play.models.rows import Cell, CellKind, Row

Index = QModelIndex | QPersistentModelIndex
MOST_MEASURED = 2000
PAIR_ICON = 18
"""Beside each of two small numbers, in px at 100 %."""
DROP_PX = 15
"""A wound drop, in px at 100 %."""
NUMBER = 116
"""A field for a number with its two keys, in px at 100 %."""
RIGHT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight


class CellDelegate(QStyledItemDelegate):
    """One delegate for all tables."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self._wide: dict[Cell, int] = {}
        """How wide each cell is that was measured: tables are made anew with every answer, most of it as before."""
        theme.changed.connect(self._wide.clear)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        cell = index.data(CELL_ROLE)
        row = index.data(ROW_ROLE)
        if not isinstance(cell, Cell):
            super().paint(painter, option, index)
            return
        painter.save()
        brush_up(painter)
        rect = QRectF(option.rect)
        painter.fillRect(rect, self._ground(option, index, row))
        painter.setPen(self.theme.colours.line)
        painter.drawLine(rect.bottomLeft(), rect.bottomRight())
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(self.theme.colours.sel)
            painter.drawRect(rect.adjusted(1, 1, -2, -2))
        painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
        self._paint_cell(painter, self._room(option, index), cell)
        if index.column() == index.model().columnCount() - 2:
            before = index.sibling(index.row(), index.column() - 1)
            name = before.data(CELL_ROLE)
            if _is_empty(cell) and isinstance(name, Cell):
                # The end of a long name.
                self._paint_cell(painter, self._room(option, before), name)
            # What the last cell of the row needs of this one's room.
            last = index.sibling(index.row(), index.column() + 1)
            room, beside = self._room(option, last), last.data(CELL_ROLE)
            if isinstance(beside, Cell) and room.left() < rect.right():
                self._paint_cell(painter, room, beside)
        painter.restore()

    def _room(self, option: QStyleOptionViewItem, index: Index) -> QRectF:
        """Where a cell is painted: the last one of a row begins in the room that the one before it leaves free, and
        where that one is empty a name goes on through it."""
        view = self.parent()
        if not isinstance(view, QTableView):
            return QRectF(option.rect)
        room = QRectF(view.visualRect(index))
        before = index.sibling(index.row(), index.column() - 1)
        if index.column() == index.model().columnCount() - 1 and before.isValid():
            over = self.sizeHint(option, index).width() - room.width()
            free = view.columnWidth(before.column()) - self.sizeHint(option, before).width()
            room.setLeft(room.left() - max(0, min(over, free)))
        after = index.sibling(index.row(), index.column() + 1)
        last = after.sibling(index.row(), index.column() + 2)
        if last.isValid() and index.column() == index.model().columnCount() - 3 and _is_empty(after.data(CELL_ROLE)):
            room.setRight(self._room(option, last).left())
        return room

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        cell = index.data(CELL_ROLE)
        if not isinstance(cell, Cell):
            return super().sizeHint(option, index)
        return QSize(self.width_of(cell), self.theme.px(50))

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        editor = super().createEditor(parent, option, index)
        cell = index.data(CELL_ROLE)
        if isinstance(editor, QSpinBox) and isinstance(cell, Cell) and cell.kind is CellKind.NAME:
            # The field lies over the name: whose number it is stands in it.
            editor.setPrefix(f"{cell.text}: ")
        return editor

    def updateEditorGeometry(self, editor: QWidget, option: QStyleOptionViewItem, index: Index) -> None:
        super().updateEditorGeometry(editor, option, index)
        view = self.parent()
        if isinstance(editor, QSpinBox) and isinstance(view, QTableView):
            # Between its keys the number shall be seen, however narrow the cell is.
            place = QRect(option.rect)
            place.setWidth(max(place.width(), self.theme.px(NUMBER)))
            place.moveRight(min(place.right(), view.viewport().width() - 1))
            editor.setGeometry(place)

    def width_of(self, cell: Cell) -> int:
        """The room that a cell takes."""
        if cell not in self._wide:
            if len(self._wide) >= MOST_MEASURED:
                self._wide.clear()
            self._wide[cell] = self._measured(cell)
        return self._wide[cell]

    def _measured(self, cell: Cell) -> int:
        look = self.theme.look
        pad = look.px(16)
        if cell.kind is CellKind.NAME:
            name = QFontMetricsF(look.font(TextStyle.ROW)).horizontalAdvance(cell.text)
            second = QFontMetricsF(look.font(TextStyle.SMALL)).horizontalAdvance(cell.second)
            return round(max(name, second)) + look.px(56)
        if cell.kind is CellKind.CELLS:
            number = QFontMetricsF(look.font(TextStyle.STRONG)).horizontalAdvance(cell.text)
            return cell.most * look.px(17) + round(number) + pad + look.px(6)
        if cell.kind is CellKind.DROPS:
            return round(drops_width(cell.most, look.px(DROP_PX))) + pad
        if cell.kind is CellKind.PILL:
            return round(pill_size(cell.text, look)[0]) + pad
        if cell.kind is CellKind.PAIR:
            metrics = QFontMetricsF(look.font(TextStyle.STRONG))
            numbers = max(metrics.horizontalAdvance(cell.text), metrics.horizontalAdvance(cell.second))
            return round(numbers) + look.px(PAIR_ICON + 8) + pad
        step = TextStyle.NUMBER_BIG if cell.kind is CellKind.NUMBER else TextStyle.SMALL
        return round(QFontMetricsF(look.font(step)).horizontalAdvance(cell.text)) + pad

    def _ground(self, option: QStyleOptionViewItem, index: Index, row: object) -> QColor:
        colours = self.theme.colours
        chosen = isinstance(row, Row) and row.chosen
        if chosen or option.state & QStyle.StateFlag.State_Selected:
            return colours.sel_bg
        if isinstance(row, Row) and row.is_heading:
            return colours.head
        return colours.base if index.row() % 2 == 0 else colours.alt

    def _paint_cell(self, painter: QPainter, rect: QRectF, cell: Cell) -> None:
        look, colours = self.theme.look, self.theme.colours
        left = rect.left() + look.px(8)
        middle = rect.center().y()
        if cell.kind is CellKind.NAME:
            self._paint_name(painter, rect, cell)
        elif cell.kind is CellKind.CELLS:
            left += paint_cells(painter, left, middle, cell.now, cell.most, look) + look.px(8)
            self._text(
                painter, QRectF(left, rect.top(), rect.right() - left, rect.height()), cell.text, TextStyle.STRONG
            )
        elif cell.kind is CellKind.DROPS:
            paint_drops(painter, left, middle, cell.now, cell.most, colours, look.px(DROP_PX))
        elif cell.kind is CellKind.PILL:
            wide, high = pill_size(cell.text, look)
            place = QRectF(left, middle - high / 2, min(wide, rect.width() - look.px(12)), high)
            paint_pill(painter, place, cell.text, PillTone[cell.tone], look, filled=cell.filled)
        elif cell.kind is CellKind.PAIR:
            self._paint_pair(painter, rect, cell)
        elif cell.kind is CellKind.NUMBER:
            painter.setPen(colours.of(PillTone[cell.tone].value[0]) if cell.tone != "QUIET" else colours.text)
            painter.setFont(look.font(TextStyle.NUMBER_BIG))
            painter.drawText(rect.adjusted(0, 0, -look.px(10), 0), RIGHT, cell.text)
        else:
            painter.setPen(colours.text)
            self._text(painter, rect.adjusted(look.px(8), 0, -look.px(4), 0), cell.text, TextStyle.SMALL)

    def _paint_name(self, painter: QPainter, rect: QRectF, cell: Cell) -> None:
        look, colours = self.theme.look, self.theme.colours
        left = rect.left() + look.px(8)
        if cell.icon:
            side = look.px(34)
            disc = QRectF(left, rect.center().y() - side / 2, side, side)
            paint_disc_icon(painter, disc, cell.icon, look)
            left = disc.right() + look.px(8)
        wide = rect.right() - left - look.px(4)
        title = f"{cell.text} ({cell.badge})" if cell.badge else cell.text
        high = QFontMetricsF(look.font(TextStyle.ROW)).height()
        low = QFontMetricsF(look.font(TextStyle.SMALL)).height() if cell.second else 0
        top = rect.center().y() - (high + low) / 2
        painter.setPen(colours.text)
        self._text(painter, QRectF(left, top, wide, high), title, TextStyle.ROW)
        if cell.second:
            painter.setPen(colours.text_2)
            self._text(painter, QRectF(left, top + high, wide, low), cell.second, TextStyle.SMALL)

    def _paint_pair(self, painter: QPainter, rect: QRectF, cell: Cell) -> None:
        look, colours = self.theme.look, self.theme.colours
        side, right = look.px(PAIR_ICON), rect.right() - look.px(8)
        high = rect.height() / 2 - look.px(3)
        painter.setFont(look.font(TextStyle.STRONG))
        for number, (text, name) in enumerate(((cell.text, cell.icon), (cell.second, cell.second_icon))):
            line = QRectF(
                rect.left(), rect.top() + look.px(3) + number * high, right - side - look.px(6) - rect.left(), high
            )
            painter.setPen(colours.text)
            painter.drawText(line, RIGHT, text)
            paint_icon(painter, name, QPointF(right - side / 2, line.center().y()), side, colours.text_2)

    def _text(self, painter: QPainter, rect: QRectF, text: str, step: TextStyle) -> None:
        painter.setFont(self.theme.look.font(step))
        if painter.pen().color() == self.theme.colours.line:
            painter.setPen(self.theme.colours.text)
        fitted = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, int(rect.width()))
        painter.drawText(rect, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, fitted)


def _is_empty(cell: object) -> bool:
    return isinstance(cell, Cell) and cell.kind is CellKind.TEXT and not cell.text
