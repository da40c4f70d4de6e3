"""Entries of a picker: a picture, a name with a number at the right end, and a second line in words."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from desktop.look.icons import has_icon, paint_icon
from desktop.look.ink import stroke
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.widgets.painted import brush_up, wrapped

SECOND_ROLE = Qt.ItemDataRole.UserRole + 51
"""The second line: what it does, or why it cannot be chosen."""
RIGHT_ROLE = Qt.ItemDataRole.UserRole + 52
"""What stands at the right end of the name."""
PICTURE_ROLE = Qt.ItemDataRole.UserRole + 53
"""The name of a picture."""
MOST_LINES = 3


class EntryDelegate(QStyledItemDelegate):
    """Paints entries as high as their words need."""

    def __init__(self, theme: Theme, view: QWidget) -> None:
        super().__init__(view)
        self.theme = theme
        self.view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        px = self.theme.px
        wide = self._words_width(index, self.view.width() - px(26))
        name = QFontMetricsF(self.theme.font(TextStyle.STRONG)).lineSpacing()
        small = QFontMetricsF(self.theme.font(TextStyle.SMALL))
        lines = len(wrapped(str(index.data(SECOND_ROLE) or ""), small, wide, MOST_LINES))
        return QSize(px(120), round(max(px(40.0), name + lines * small.lineSpacing() + px(14))))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        look, colours, px = self.theme.look, self.theme.colours, self.theme.px
        rect = QRectF(option.rect)
        painter.save()
        brush_up(painter)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        enabled = bool(index.flags() & Qt.ItemFlag.ItemIsEnabled)
        if chosen:
            painter.fillRect(rect, colours.sel_bg)
        painter.setPen(stroke(colours.line, 1))
        painter.drawLine(rect.bottomLeft(), rect.bottomRight())
        inner = rect.adjusted(px(10), px(6), -px(10), -px(6))
        ink = colours.text if enabled else colours.disabled
        picture = str(index.data(PICTURE_ROLE) or "")
        if picture:
            side = px(26.0)
            shown = picture if has_icon(picture) else "ui/circle-help"
            centre = inner.topLeft() + QRectF(0, 0, side, min(inner.height(), px(30))).center()
            paint_icon(painter, shown, centre, side, ink)
            inner.setLeft(inner.left() + side + px(10))
        font = look.font(TextStyle.STRONG)
        metrics = QFontMetricsF(font)
        painter.setFont(font)
        painter.setPen(ink)
        right = str(index.data(RIGHT_ROLE) or "")
        right_wide = metrics.horizontalAdvance(right)
        line = QRectF(inner.left(), inner.top(), inner.width(), metrics.lineSpacing())
        painter.drawText(line, Qt.AlignmentFlag.AlignRight, right)
        name = metrics.elidedText(str(index.data() or ""), Qt.TextElideMode.ElideRight, line.width() - right_wide - 8)
        painter.drawText(line, Qt.AlignmentFlag.AlignLeft, name)
        small = QFontMetricsF(look.font(TextStyle.SMALL))
        painter.setFont(look.font(TextStyle.SMALL))
        painter.setPen(colours.text_2 if enabled else colours.disabled)
        top = line.bottom()
        for words in wrapped(str(index.data(SECOND_ROLE) or ""), small, inner.width(), MOST_LINES):
            painter.drawText(QRectF(inner.left(), top, inner.width(), small.lineSpacing()), 0, words)
            top += small.lineSpacing()
        painter.restore()

    def _words_width(self, index: QModelIndex | QPersistentModelIndex, wide: float) -> float:
        px = self.theme.px
        return wide - px(20) - (px(36) if index.data(PICTURE_ROLE) else 0)
