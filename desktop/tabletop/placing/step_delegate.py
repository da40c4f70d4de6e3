"""Paints the rows of a list of placements: a tick or a number, the picture, the name."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from desktop.look.icons import paint_icon
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.widgets.icon_label import paint_disc_icon
from desktop.look.widgets.painted import brush_up
from desktop.tabletop.placing.measured_table import PlacementRow
from desktop.tabletop.placing.placement_list import ROW_ROLE, STATE_ROLE, StepState

Index = QModelIndex | QPersistentModelIndex
HIGH = 38


class StepDelegate(QStyledItemDelegate):
    """One row a placement: done ones have a tick and quiet letters, the present one is on blue paper."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(self.theme.px(160), self.theme.px(HIGH))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row, state = index.data(ROW_ROLE), index.data(STATE_ROLE)
        if not isinstance(row, PlacementRow) or not isinstance(state, StepState):
            return
        look, colours = self.theme.look, self.theme.colours
        painter.save()
        brush_up(painter)
        rect = QRectF(option.rect)
        now = state is StepState.NOW
        painter.fillRect(rect, colours.sel_bg if now else colours.base)
        painter.setPen(colours.line)
        painter.drawLine(rect.bottomLeft(), rect.bottomRight())
        if now:
            painter.fillRect(QRectF(rect.left(), rect.top(), look.px(4), rect.height() - 1), colours.sel)
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(colours.sel)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(rect.adjusted(1, 1, -2, -2))
        mark = QRectF(rect.left() + look.px(8), rect.top(), look.px(30), rect.height())
        quiet = state is not StepState.NOW
        if state is StepState.DONE:
            paint_icon(painter, "ui/check", mark.center(), float(look.px(20)), colours.good)
        else:
            painter.setFont(look.font(TextStyle.SMALL_STRONG))
            painter.setPen(colours.text_2 if quiet else colours.text)
            painter.drawText(mark, Qt.AlignmentFlag.AlignCenter, str(index.row() + 1))
        side = float(look.px(28))
        disc = QRectF(mark.right() + look.px(4), rect.center().y() - side / 2, side, side)
        paint_disc_icon(painter, disc, row.icon, look)
        words = QRectF(QPointF(disc.right() + look.px(10), rect.top()), rect.bottomRight() - QPointF(look.px(8), 0))
        painter.setFont(look.font(TextStyle.STRONG if now else TextStyle.BODY))
        painter.setPen(colours.text if now or state is StepState.LATER else colours.text_2)
        shown = QFontMetricsF(painter.font()).elidedText(row.title, Qt.TextElideMode.ElideRight, words.width())
        painter.drawText(words, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, shown)
        painter.restore()
