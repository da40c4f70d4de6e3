"""Small painted parts of the page of a squad: keys with an icon, lines of men, bars of points and of chances."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QSizePolicy, QWidget

from desktop.look.colours import mixed
from desktop.look.icons import paint_icon
from desktop.look.ink import stroke
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.tip import tip
from desktop.look.widgets.icon_label import paint_disc_icon
from desktop.look.widgets.painted import Painted, brush_up, line_height, paint_focus, width_of
from desktop.look.widgets.pressable import Pointable, Pressable

KEY, LINE = 32, 52
"""Side of a key and height of a line, in px at 100 %."""
PICTURED_FROM = 320
"""From this width in px at 100 % on a line has room for its picture."""
LIGHT = 110
"""On a ground lighter than this letters are dark."""
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
CENTRE = Qt.AlignmentFlag.AlignCenter


class IconKey(Pressable):
    """A small key with an icon. It never takes the keys from the search."""

    def __init__(self, theme: Theme, icon: str, parent: QWidget | None = None) -> None:
        super().__init__(theme, "", parent=parent)
        self._icon = icon
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def tell(self, words: str) -> None:
        """What it does, for whoever asks."""
        self.setAccessibleName(words)
        self.setToolTip(tip(words))

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(KEY), self.theme.px(KEY))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        brush_up(painter)
        look, colours = self.theme.look, self.theme.colours
        face = QRectF(self.rect()).adjusted(1, 1, -1, -2)
        is_on = self.isEnabled()
        ground = mixed(colours.base, colours.sel_bg, 0.9) if self.hovered and is_on else colours.base
        painter.setPen(stroke(colours.line_strong if is_on else colours.line, look.hair))
        painter.setBrush(ground if is_on else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(face, 5, 5)
        ink = colours.text if is_on else colours.disabled
        paint_icon(painter, self._icon, face.center(), look.px(18), ink)


def still(area: QScrollArea) -> QScrollArea:
    """A frame that scrolls what is too high for it, on the paper of its sheet, and never takes the keys."""
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setMinimumHeight(0)
    return area


@dataclass(frozen=True)
class LineView:
    """One line: a picture, two lines of words, and two at the right end; `tone` is the role of the last."""

    id: str
    icon: str
    title: str
    second: str
    number: str
    note: str = ""
    tone: str = "text_2"
    count: int = 0
    is_dim: bool = False


class ManLine(Pointable):
    """A kind of soldier as a line to be clicked, with its keys at the right end."""

    added = Signal(str)
    removed = Signal(str)

    def __init__(self, theme: Theme, *, has_minus: bool, parent: QWidget | None = None) -> None:
        super().__init__(theme, "", parent=parent)
        self.view = LineView("", "", "", "", "")
        self.is_shown = False
        """Whether the sheet beside tells of him."""
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.minus = IconKey(theme, "ui/minus", self) if has_minus else None
        self.plus = IconKey(theme, "ui/plus", self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, theme.px(6), 0)
        row.setSpacing(theme.px(4))
        row.addStretch(1)
        self._keys = [one for one in (self.minus, self.plus) if one is not None]
        for key in self._keys:
            row.addWidget(key)
        self.plus.clicked.connect(lambda: self.added.emit(self.view.id))
        if self.minus is not None:
            self.minus.clicked.connect(lambda: self.removed.emit(self.view.id))

    def show_line(self, view: LineView, *, shown: bool, can_add: bool) -> None:
        """Stand for this man."""
        self.plus.setEnabled(can_add)
        if (view, shown) == (self.view, self.is_shown):
            return
        self.view, self.is_shown = view, shown
        self.stands_for = view.id
        self.setText(view.title)
        self.setAccessibleName(f"{view.count} {view.title}" if view.count else view.title)
        self.setAccessibleDescription(", ".join([one for one in (view.second, view.number, view.note) if one]))
        self.plus.tell(self.tr("One more: {name}").format(name=view.title))
        if self.minus is not None:
            self.minus.tell(self.tr("One less: {name}").format(name=view.title))
        self.update()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if self.plus.isEnabled():
            self.added.emit(self.view.id)

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(260), self.theme.px(LINE))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.theme.px(160), self.theme.px(LINE))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        brush_up(painter)
        look, colours, px, view = self.theme.look, self.theme.colours, self.theme.px, self.view
        whole = QRectF(self.rect())
        if self.is_shown:
            painter.fillRect(whole, colours.sel_bg)
            painter.fillRect(QRectF(0, 0, px(4), whole.height()), colours.sel)
        elif self.hovered:
            painter.fillRect(whole, mixed(colours.base, colours.sel_bg, 0.5))
        painter.setPen(stroke(colours.line, look.hair))
        painter.drawLine(QPointF(0, whole.bottom() - 0.5), QPointF(whole.right(), whole.bottom() - 0.5))
        ink = colours.text_2 if view.is_dim else colours.text
        # Words before pictures.
        side = float(px(36)) if whole.width() >= px(PICTURED_FROM) else 0.0
        disc = QRectF(px(10 if side else 2), (whole.height() - side) / 2, side, side)
        if side:
            painter.setOpacity(0.55 if view.is_dim else 1.0)
            paint_disc_icon(painter, disc, view.icon, look)
            painter.setOpacity(1.0)
        end = whole.right() - px(10) - sum(key.width() + px(4) for key in self._keys)
        top = QRectF(disc.right() + px(10), px(5), 0, whole.height() / 2 - px(5))
        below = QRectF(top.left(), whole.height() / 2 - px(1), 0, whole.height() / 2 - px(4))
        self._paint_right(painter, top, below, end)
        if view.count:
            words = f"\N{MULTIPLICATION SIGN} {view.count}"
            wide = width_of(words, TextStyle.ROW, look.scale)
            painter.setFont(look.font(TextStyle.ROW))
            painter.setPen(colours.hero)
            title = min(width_of(view.title, TextStyle.ROW, look.scale), top.width() - wide - px(8))
            painter.drawText(QRectF(top.left() + title + px(8), top.top(), wide + 2, top.height()), LEFT, words)
            top.setRight(top.left() + title + 1)
        self._paint_words(painter, top, view.title, TextStyle.ROW, ink)
        self._paint_words(painter, below, view.second, TextStyle.SMALL, colours.text_2)
        if self.hasFocus():
            paint_focus(painter, whole, look)

    def _paint_right(self, painter: QPainter, top: QRectF, below: QRectF, end: float) -> None:
        """Number and note; what they leave is for the words."""
        look, colours = self.theme.look, self.theme.colours
        gap = self.theme.px(8)
        pairs = ((top, self.view.number, TextStyle.ROW, "text"), (below, self.view.note, TextStyle.SMALL_STRONG, ""))
        for place, words, step, role in pairs:
            wide = width_of(words, step, look.scale)
            painter.setFont(look.font(step))
            painter.setPen(colours.of(role or self.view.tone))
            painter.drawText(QRectF(end - wide - 1, place.top(), wide + 1, place.height()), RIGHT, words)
            place.setRight(max(place.left() + 1, end - wide - gap))

    def _paint_words(self, painter: QPainter, place: QRectF, words: str, step: TextStyle, ink: QColor) -> None:
        painter.setFont(self.theme.look.font(step))
        painter.setPen(ink)
        told = painter.fontMetrics().elidedText(words, Qt.TextElideMode.ElideRight, int(place.width()))
        painter.drawText(place, LEFT, told)


@dataclass(frozen=True)
class Piece:
    """A piece of a bar: its share of the whole, the role of its colour, and what stands in it."""

    share: float
    role: str
    words: str = ""


class PieceBar(Painted):
    """Pieces side by side; what is left is empty. With a `limit` a line stands at the end."""

    def __init__(self, theme: Theme, high: int = 20, *, has_limit: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.pieces: Sequence[Piece] = ()
        self._high, self._has_limit = high, has_limit
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_pieces(self, pieces: Sequence[Piece], told: str) -> None:
        """Show these, which are told in words as well."""
        self.pieces = pieces
        self.setAccessibleName(told)
        self.update()

    def sizeHint(self) -> QSize:
        high = max(self.theme.px(self._high), round(line_height(TextStyle.LEAST, self.theme.look.scale)) + 2)
        return QSize(self.theme.px(120), high)

    def minimumSizeHint(self) -> QSize:
        return QSize(self.theme.px(60), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        brush_up(painter)
        look, colours = self.theme.look, self.theme.colours
        room = QRectF(self.rect()).adjusted(0.5, 0.5, -2.5 if self._has_limit else -0.5, -0.5)
        painter.setPen(stroke(colours.line_strong, look.hair))
        painter.setBrush(colours.base)
        painter.drawRect(room)
        left = room.left()
        painter.setFont(look.font(TextStyle.LEAST))
        for piece in self.pieces:
            wide = room.width() * piece.share
            part = QRectF(left, room.top(), wide, room.height())
            left += wide
            painter.setPen(stroke(colours.base, look.hair))
            painter.setBrush(colours.of(piece.role))
            painter.drawRect(part)
            if piece.words and width_of(piece.words, TextStyle.LEAST, look.scale) < wide - 3:
                is_light = colours.of(piece.role).lightness() > LIGHT
                painter.setPen(colours.on_gold if is_light else colours.on_fill)
                painter.drawText(part, CENTRE, piece.words)
        if self._has_limit:
            painter.setPen(stroke(colours.enemy_fill, self.theme.px(3)))
            painter.drawLine(QPointF(room.right(), 0), QPointF(room.right(), self.height()))
