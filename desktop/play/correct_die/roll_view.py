"""The list of rolls: who and what for, where the dice came from, and the dice themselves."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPainter
from PySide6.QtWidgets import QFrame, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.widgets.die import DieState, DieView, dice_width, paint_dice
from desktop.look.widgets.painted import brush_up
from desktop.play.models.roll_list import ROLL_ROLE, SECOND_ROLE
from desktop.play.presenter import OURS, Presenter
from rules_core.games.words import Words
from rules_core.kernel.journal import PERSON
from rules_core.kernel.rolls import Rolled

Index = QModelIndex | QPersistentModelIndex
DIE = 26
MOVES = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_Home, Qt.Key.Key_End)


def die_of(words: Words, roll: Rolled, face: int, plain: DieState, *, typed: bool = False) -> DieView:
    """One die of a roll, with what it means; `plain` is how it looks where nothing was needed."""
    if not face:
        return DieView()
    state = plain
    if roll.request.need:
        state = DieState.HIT if words.succeeds(roll.request, face) else DieState.MISS
    return DieView(face, state, typed=typed)


class RollDelegate(QStyledItemDelegate):
    """Two lines of words and the dice at the right."""

    def __init__(self, theme: Theme, presenter: Presenter, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.presenter = presenter

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        roll = index.data(ROLL_ROLE)
        if not isinstance(roll, Rolled):
            return
        look, colours = self.theme.look, self.theme.colours
        painter.save()
        brush_up(painter)
        rect = QRectF(option.rect)
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.fillRect(rect, colours.sel_bg if selected else colours.base)
        painter.setPen(colours.line)
        painter.drawLine(rect.bottomLeft(), rect.bottomRight())
        ours = self.presenter.side_of(roll.request.who) == OURS
        stripe = colours.hero_fill if ours else colours.enemy_fill
        painter.fillRect(QRectF(rect.left(), rect.top(), look.px(4), rect.height() - 1), stripe)
        plain = self.presenter.die_of(roll.request.who)
        dice = tuple(die_of(self.presenter.words, roll, face, plain, typed=roll.by == PERSON) for face in roll.faces)
        wide = dice_width(look.px(DIE), len(dice))
        right = rect.right() - look.px(12)
        paint_dice(painter, right - wide, rect.center().y(), dice, look.px(DIE), look)
        words = QRectF(rect.left() + look.px(14), rect.top() + look.px(6), 0, rect.height() - look.px(12))
        words.setRight(right - wide - look.px(10))
        top, low = Qt.AlignmentFlag.AlignTop, Qt.AlignmentFlag.AlignBottom
        for step, role, tone, place in (
            (TextStyle.STRONG, Qt.ItemDataRole.DisplayRole, colours.text, top),
            (TextStyle.SMALL, SECOND_ROLE, colours.text_2, low),
        ):
            painter.setFont(look.font(step))
            painter.setPen(tone)
            shown = painter.fontMetrics().elidedText(
                str(index.data(role)), Qt.TextElideMode.ElideRight, int(words.width())
            )
            painter.drawText(words, Qt.AlignmentFlag.AlignLeft | place, shown)
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        look = self.theme.look
        high = QFontMetrics(look.font(TextStyle.STRONG)).height() + QFontMetrics(look.font(TextStyle.SMALL)).height()
        return QSize(look.px(280), high + look.px(16))


class RollView(QListView):
    """Arrow keys move in it; digits and letters belong to the dice beside it."""

    def __init__(self, theme: Theme, presenter: Presenter) -> None:
        super().__init__()
        self.setObjectName("correct.rolls")
        self.setAccessibleName(self.tr("The latest rolls"))
        self.setItemDelegate(RollDelegate(theme, presenter, self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setUniformItemSizes(True)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in MOVES:
            super().keyPressEvent(event)
        else:
            event.ignore()
