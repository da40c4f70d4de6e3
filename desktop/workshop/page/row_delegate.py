"""Paints the rows of the workshop: picture, name, what it is, and its state in pills."""

from __future__ import annotations

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from desktop.look.icons import has_icon, stamp_icon
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.widgets.icon_label import paint_disc_icon
from desktop.look.widgets.painted import brush_up
from desktop.look.widgets.pill import paint_pill, pill_size
from desktop.workshop.page.entries import WorkshopRow
from desktop.workshop.page.entries_model import ENTRY
from desktop.workshop.page.entry_words import pills, second_line
from desktop.workshop.page.name_line import NameLine

Index = QModelIndex | QPersistentModelIndex
HIGH = 56
LEAST_WORDS = 200
"""Width in px at 100 % that the name keeps; pills that would take of it are left out, for the sheet says them too."""


class RowDelegate(QStyledItemDelegate):
    """One row an item. Its name can be typed anew there."""

    doubted = Signal(str)
    """Why what is typed is no name; "" once it is one."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self._discs: dict[tuple[str, float, float], QPixmap] = {}
        theme.changed.connect(self._discs.clear)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(self.theme.px(240), self.theme.px(HIGH))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        entry = index.data(ENTRY)
        if not isinstance(entry, WorkshopRow):
            return
        look, colours = self.theme.look, self.theme.colours
        rect = QRectF(option.rect)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        hovered = bool(option.state & QStyle.StateFlag.State_MouseOver)
        painter.save()
        brush_up(painter)
        painter.fillRect(rect, colours.sel_bg if chosen else colours.alt if hovered else colours.base)
        painter.setPen(colours.line)
        painter.drawLine(rect.bottomLeft(), rect.bottomRight())
        if chosen:
            painter.fillRect(QRectF(rect.left(), rect.top(), look.px(4), rect.height() - 1), colours.sel)
        side = float(look.px(40))
        disc = QRectF(rect.left() + look.px(14), rect.center().y() - side / 2, side, side)
        picture = self._disc(entry.icon if has_icon(entry.icon) else "scroll-unfurled", side, painter)
        painter.drawPixmap(QPointF(round(disc.left()), round(disc.top())), picture)
        left = disc.right() + look.px(12)
        right = self._paint_state(painter, entry, rect, left)
        self._paint_words(painter, entry, QRectF(QPointF(left, rect.top()), QPointF(right, rect.bottom())))
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(colours.sel)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(rect.adjusted(1, 1, -2, -2))
        painter.restore()

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        line = NameLine(index.data(ENTRY), parent)
        line.doubted.connect(self.doubted)
        return line

    def setEditorData(self, editor: QWidget, index: Index) -> None:
        # It has its words from the beginning; a row that changes meanwhile takes nothing from whoever types.
        del editor, index

    def setModelData(self, editor: QWidget, model: QAbstractItemModel, index: Index) -> None:
        if isinstance(editor, NameLine):
            model.setData(index, editor.text())

    def updateEditorGeometry(self, editor: QWidget, option: QStyleOptionViewItem, index: Index) -> None:
        side = self.theme.px(40)
        left = self.theme.px(14) + side + self.theme.px(2)
        rect = option.rect.adjusted(left, self.theme.px(6), -self.theme.px(8), -self.theme.px(7))
        editor.setGeometry(rect)

    def _disc(self, name: str, side: float, painter: QPainter) -> QPixmap:
        """The sign of an item, drawn once: many rows bear the same one, and all are painted at every key."""
        ratio = painter.device().devicePixelRatioF()
        known = self._discs.get((name, side, ratio))
        if known is None:
            known = QPixmap(round(side * ratio), round(side * ratio))
            known.setDevicePixelRatio(ratio)
            known.fill(Qt.GlobalColor.transparent)
            inside = QPainter(known)
            brush_up(inside)
            paint_disc_icon(inside, QRectF(0, 0, side, side), name, self.theme.look)
            inside.end()
            self._discs[name, side, ratio] = known
        return known

    def _paint_state(self, painter: QPainter, entry: WorkshopRow, rect: QRectF, left: float) -> float:
        """Star, lock and pills from the right end; gives where they begin."""
        look, colours = self.theme.look, self.theme.colours
        right = rect.right() - look.px(12)
        side = float(look.px(18))
        for shown, name, colour in (
            (entry.is_official, "ui/lock", colours.text_2),
            (entry.favourite, "ui/star", colours.gold),
        ):
            if shown:
                stamp_icon(painter, name, QPointF(right - side / 2, rect.center().y()), side, colour)
                right -= side + look.px(10)
        for text, tone in pills(entry):
            wide, high = pill_size(text, look)
            if right - wide - left < look.px(LEAST_WORDS):
                break
            paint_pill(painter, QRectF(right - wide, rect.center().y() - high / 2, wide, high), text, tone, look)
            right -= wide + look.px(8)
        return right

    def _paint_words(self, painter: QPainter, entry: WorkshopRow, words: QRectF) -> None:
        look, colours = self.theme.look, self.theme.colours
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
        for text, step, ink, place in (
            (entry.name, TextStyle.ROW, colours.text, words.adjusted(0, look.px(6), 0, -words.height() / 2)),
            (
                second_line(entry),
                TextStyle.SMALL,
                colours.text_2,
                words.adjusted(0, words.height() / 2, 0, -look.px(6)),
            ),
        ):
            painter.setFont(look.font(step))
            painter.setPen(ink)
            shown = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, int(place.width()))
            painter.drawText(place, flags, shown)
