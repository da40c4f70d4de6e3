"""The models of one side as tiles: token, badge and name; who is lost is struck out."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QFrame, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from desktop.look.kept_picture import paint_kept
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.token import extent
from desktop.look.token_painting import paint_token
from desktop.look.widgets.painted import brush_up, line_height, lines_of
from desktop.tabletop.company.model import MEMBER_ROLE, CompanyModel
from desktop.tabletop.company.views import Member

Index = QModelIndex | QPersistentModelIndex
LEAST_WIDE: Final = 92
"""Of a tile in px at 100 %; as many stand side by side as there is room for."""
DISC, ABOVE, LINES = 40, 8, 2
"""The token, the room above it, and the lines of a name."""
GONE: Final = 0.4
"""How strong the token of whoever is not there is drawn."""


class TileDelegate(QStyledItemDelegate):
    """Paints one model."""

    def __init__(self, theme: Theme, view: CompanyTiles) -> None:
        super().__init__(view)
        self.theme = theme
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return self._view.tile()

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        one = index.data(MEMBER_ROLE)
        if not isinstance(one, Member):
            return
        look, colours = self.theme.look, self.theme.colours
        rect = QRectF(option.rect)
        painter.save()
        brush_up(painter)
        if one.token.chosen or option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(rect, colours.sel_bg)
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(colours.sel)
            painter.drawRect(rect.adjusted(0.5, 0.5, -0.5, -0.5))
        disc = float(look.px(DISC))
        painter.save()
        painter.translate(rect.center().x(), rect.top() + look.px(ABOVE) + disc / 2)
        if one.state:
            painter.setOpacity(GONE)
        key = "tile", one.token, disc, look
        paint_kept(painter, key, extent(one.token, disc), lambda kept: paint_token(kept, one.token, disc, look))
        painter.restore()
        self._paint_name(painter, rect, one)
        painter.restore()

    def _paint_name(self, painter: QPainter, rect: QRectF, one: Member) -> None:
        look, colours = self.theme.look, self.theme.colours
        step = TextStyle.SMALL_STRONG if one.token.chosen else TextStyle.SMALL
        high, wide = line_height(step, look.scale), rect.width() - look.px(6)
        # The font of the look is shared by all who ask for it.
        face = QFont(look.font(step))
        face.setStrikeOut(one.is_lost)
        painter.setFont(face)
        painter.setPen(colours.text_2 if one.state or one.token.has_acted else colours.text)
        top = rect.top() + look.px(ABOVE + DISC + 6)
        for number, line in enumerate(lines_of(one.title, step, look.scale, wide, LINES)):
            room = QRectF(rect.left() + look.px(3), top + number * high, wide, high)
            painter.drawText(room, Qt.AlignmentFlag.AlignCenter, line)


class CompanyTiles(QListView):
    """A click marks a model on the map; a double click, Enter or F2 opens all that can be corrected about it."""

    wanted = Signal(QModelIndex)

    def __init__(self, theme: Theme, model: CompanyModel, name: str, title: str) -> None:
        super().__init__()
        self.theme = theme
        self.setObjectName(name)
        self.setAccessibleName(title)
        self.setModel(model)
        self.setItemDelegate(TileDelegate(theme, self))
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setMovement(QListView.Movement.Static)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setUniformItemSizes(True)
        self.setSpacing(0)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.doubleClicked.connect(self.wanted)
        theme.changed.connect(self._measure)
        self._measure()

    def tile(self) -> QSize:
        """How large each tile is: all of the width is shared out, but for the bar that comes with many of them."""
        room = self.width() - self.verticalScrollBar().sizeHint().width() - 2
        across = max(1, room // self.theme.px(LEAST_WIDE))
        words = LINES * line_height(TextStyle.SMALL, self.theme.look.scale)
        return QSize(room // across, round(self.theme.px(ABOVE + DISC + 10) + words))

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._measure()
        super().resizeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_F2) and self.currentIndex().isValid():
            self.wanted.emit(self.currentIndex())
            return
        super().keyPressEvent(event)

    def _measure(self) -> None:
        self.setGridSize(self.tile())
