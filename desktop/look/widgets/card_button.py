"""A playing card that lies on the table: to be looked at, pressed, or taken by the hand and dragged somewhere."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import ceil, floor

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QSizePolicy, QWidget

from desktop.look.colours import faint
from desktop.look.icons import paint_icon
from desktop.look.ink import stroke
from desktop.look.kept_picture import paint_kept
from desktop.look.lettering import TextStyle
from desktop.look.playing_card import ROUND, TALL, paint_card
from desktop.look.theme import Look, Theme
from desktop.look.tip import tip
from desktop.look.widgets.painted import brush_up, line_height, paint_focus, width_of
from desktop.look.widgets.pressable import Pointable
from rules_core.games.playing_card import PlayingCard

EDGE = 5
"""Round the card, for its shadow and for the line of what is offered."""
LINE = 0.92
"""From caption to caption, in heights of the face."""
ICON = 13
"""Of a caption, in px at 100 %."""
NARROWEST = 62
"""A long caption is lettered as narrow as this, in per cent, before it ends in dots."""


def captioned_from(captions: Iterable[str], look: Look, *, has_pictures: bool) -> int:
    """From this width of a card in px on all of these captions are read whole."""
    words = max(width_of(one, TextStyle.LEAST, look.scale) for one in captions)
    return ceil(words) + look.px(ICON + 12 if has_pictures else 7) + 2


def caption_font(words: str, look: Look, room: float) -> QFont:
    """The letters of a caption: as narrow as it takes to be read whole in this many px, within reason."""
    made = QFont(look.font(TextStyle.LEAST))
    wide = width_of(words, TextStyle.LEAST, look.scale)
    if wide > room:
        made.setStretch(max(NARROWEST, floor(100 * room / wide)))
    return made


@dataclass(frozen=True, slots=True)
class CardView:
    """What to show of a card. `captions` stand below it: an icon and a few words each."""

    id: str
    face: PlayingCard
    name: str
    captions: tuple[tuple[str, str], ...] = ()
    offered: bool = False
    chosen: bool = False
    away: str = ""
    """Where it has gone, in few words, while its place is kept free; "" where it lies here."""


class CardButton(Pointable):
    """One card. A click presses it; a drag tells where the pointer takes it, and where it lets go."""

    dragged = Signal(str, QPointF)
    """It is carried: its id, and where the pointer is on the screen."""
    dropped = Signal(str, QPointF)
    """The hand lets go of it there."""

    def __init__(self, theme: Theme, view: CardView, parent: QWidget | None = None) -> None:
        super().__init__(theme, view.name, parent=parent)
        self.view = view
        self._pressed_at: QPointF | None = None
        self._is_carried = False
        self._wide = 116
        self._has_captions = self._has_pictures = True
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.set_view(view)

    def set_view(self, view: CardView) -> None:
        """Show this card from now on."""
        self.view = view
        self.stands_for = view.id
        self.setObjectName(f"card.{view.id}")
        self.setText(view.name)
        words = ", ".join(words for _, words in view.captions)
        self.setAccessibleName(f"{view.name}. {words}".strip(" .") + ".")
        self.setAccessibleDescription(view.away or (self.tr("can be chosen") if view.offered else ""))
        self.setToolTip(tip(self.accessibleName()))
        self.setCursor(Qt.CursorShape.OpenHandCursor if view.offered else Qt.CursorShape.ArrowCursor)
        self.update()

    def set_wide(self, wide: int, *, has_captions: bool = True, has_pictures: bool = True) -> None:
        """How wide the card is, in px, and whether its captions have room below it, and their pictures before them."""
        wanted = (wide, has_captions, has_pictures)
        is_other = wanted != (self._wide, self._has_captions, self._has_pictures)
        self._wide, self._has_captions, self._has_pictures = wanted
        self.setFixedSize(self.sizeHint())
        if is_other:
            self.update()

    def sizeHint(self) -> QSize:
        high = round(self._wide * TALL) + 2 * EDGE
        lines = len(self.view.captions) if self._has_captions else 0
        if lines:
            high += round(lines * line_height(TextStyle.LEAST, self.theme.look.scale) * LINE) + self.theme.px(8)
        return QSize(self._wide + 2 * EDGE, high)

    # The hand

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        is_taken = event.button() is Qt.MouseButton.LeftButton and self.view.offered
        self._pressed_at = event.position() if is_taken else None

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pressed_at is not None and not self._is_carried:
            way = event.position() - self._pressed_at
            self._is_carried = way.manhattanLength() >= QApplication.startDragDistance()
        if self._is_carried:
            self.dragged.emit(self.view.id, event.globalPosition())
            return
        super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        was_carried, self._is_carried, self._pressed_at = self._is_carried, False, None
        if not was_carried:
            super().mouseReleaseEvent(event)
            return
        # It was taken somewhere: that is no click.
        self.setDown(False)
        self.dropped.emit(self.view.id, event.globalPosition())

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        brush_up(painter)
        look, colours, view = self.theme.look, self.theme.colours, self.view
        lift = look.px(3) if self.hovered and view.offered and not self.isDown() and not view.away else 0
        card = QRectF(EDGE, EDGE - lift + (lift and 1), self._wide, self._wide * TALL)
        radius = self._wide * ROUND
        if view.away:
            painter.setPen(stroke(colours.gold_line, 2, (6, 4), flat=True))
            painter.setBrush(faint(colours.shadow, 0.3))
            painter.drawRoundedRect(card, radius, radius)
            if not self._has_captions:
                # There is no room for words on the card either.
                return
            painter.setPen(colours.on_wood)
            painter.setFont(look.font(TextStyle.LEAST))
            flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
            painter.drawText(card.adjusted(4, 4, -4, -4), flags, view.away)
            return
        paint_card(painter, card, view.face, look, is_lifted=bool(lift))
        if view.chosen or (view.offered and self.hovered):
            painter.setPen(stroke(colours.sel, max(2.5, look.px(3))))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(card.adjusted(-1, -1, 1, 1), radius, radius)
        if not view.offered:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(faint(colours.wood, 0.16))
            painter.drawRoundedRect(card.adjusted(-0.5, -0.5, 0.5, 0.5), radius, radius)
        if self.hasFocus():
            paint_focus(painter, card.adjusted(-3, -3, 3, 3), look, radius + 2)
        self._paint_captions(painter)

    def _paint_captions(self, painter: QPainter) -> None:
        if not self.view.captions or not self._has_captions:
            return
        look = self.theme.look
        line = line_height(TextStyle.LEAST, look.scale) * LINE
        top = EDGE + self._wide * TALL + look.px(5)
        plate = QRectF(EDGE, top, self._wide, line * len(self.view.captions) + look.px(3))
        what = "captions", self.view.captions, look.name, look.scale
        paint_kept(painter, what, plate, lambda to: self._paint_plate(to, plate, line))

    def _paint_plate(self, painter: QPainter, plate: QRectF, line: float) -> None:
        look, colours = self.theme.look, self.theme.colours
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faint(colours.bar, 0.62))
        painter.drawRoundedRect(plate, look.px(4), look.px(4))
        icon = look.px(ICON)
        for number, (picture, words) in enumerate(self.view.captions):
            middle = plate.top() + look.px(1.5) + line * (number + 0.5)
            left = plate.left() + look.px(5)
            if self._has_pictures:
                paint_icon(painter, picture, QPointF(left + icon / 2, middle), icon, colours.gold_line)
                left += icon + look.px(5)
            room = QRectF(left, middle - line / 2, plate.right() - left - 1, line)
            letters = caption_font(words, look, room.width())
            shown = QFontMetricsF(letters).elidedText(words, Qt.TextElideMode.ElideRight, room.width())
            painter.setFont(letters)
            painter.setPen(colours.on_wood)
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, shown)
