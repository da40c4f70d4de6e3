"""The threat deck on the wood beside the map, where there is room: what lies on every table that plays with cards."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent

from desktop.games.defenders.city_views import face_of
from desktop.games.defenders.deck_panel import is_late, joker_words, paint_heap
from desktop.look.lettering import TextStyle
from desktop.look.playing_card import TALL, paint_card
from desktop.look.theme import Theme
from desktop.look.widgets.painted import Painted, brush_up, line_height, lines_of, width_of
from desktop.sketch.zoomable import ZoomableSheet
from rules_core.games.defenders.rules import menace
from rules_core.games.defenders.state.city import City

BELOW_CARD: Final = 232
"""The card that was drawn lies above it."""
GAP, LEAST, MOST = 18, 128, 210
"""From the map, and between which widths it lies there, in px at 100 %."""
HEAP: Final = 168
"""The heap is so high at most."""
SMALL: Final = 34
"""Width of the cards that are on their way."""
LEAST_HIGH: Final = 150


class WoodDeck(Painted):
    """Lies at the right of the map; clicks go through it, and the dock of the deck tells the same in words."""

    def __init__(self, theme: Theme, sheet: ZoomableSheet) -> None:
        super().__init__(theme, sheet)
        self.setObjectName("wood-deck")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._sheet = sheet
        self._state = City([])
        sheet.installEventFilter(self)
        self.hide()

    def show_for(self, state: City) -> None:
        """It lies there from the first threat to the last turn."""
        self._state = state
        self.setAccessibleName(joker_words(state))
        self._lie_down()
        self.update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Resize:
            self._lie_down()
        return super().eventFilter(watched, event)

    def look_changed(self) -> None:
        self._lie_down()
        super().look_changed()

    def _lie_down(self) -> None:
        px, paper = self.theme.px, self._sheet.paper()
        left, top = round(paper.right()) + px(GAP), px(BELOW_CARD)
        room = QRect(left, top, self._sheet.width() - left - px(GAP), self._sheet.height() - top - px(GAP))
        if room.width() > px(MOST):
            room = QRect(room.right() - px(MOST), top, px(MOST), room.height())
        self.setGeometry(room)
        has_room = room.width() >= px(LEAST) and room.height() >= px(LEAST_HIGH)
        self.setVisible(has_room and bool(joker_words(self._state)))

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._sheet.paper().right() > self.x():
            # The map has been drawn nearer and lies over the wood.
            return
        painter = QPainter(self)
        brush_up(painter)
        px, look, colours, state = self.theme.px, self.theme.look, self.colours, self._state
        line, head = line_height(TextStyle.SMALL, look.scale) * 0.95, line_height(TextStyle.TITLE, look.scale)
        words = lines_of(joker_words(state), TextStyle.SMALL, look.scale, self.width(), 5)
        below = head + line * len(words) + px(10)
        aside = line_height(TextStyle.SMALL_STRONG, look.scale) + px(SMALL) * TALL + px(14)
        has_reserve = bool(state.reserve) and self.height() - below - aside >= px(70)
        high = min(float(px(HEAP)), self.height() - below - (aside if has_reserve else 0))
        paint_heap(painter, QRectF(px(8), 0, min(self.width() * 0.62, px(128)), high), state, self.theme)
        top, wide = high + px(4), float(self.width())
        left = str(menace.cards_left(state))
        painter.setPen(colours.on_wood)
        painter.setFont(look.font(TextStyle.TITLE))
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.drawText(QRectF(px(2), top, wide, head), middle, left)
        painter.setFont(look.font(TextStyle.SMALL))
        after = px(8) + width_of(left, TextStyle.TITLE, look.scale)
        painter.drawText(QRectF(after, top, wide - after, head), middle, self.tr("cards left"))
        top += head
        for one in words:
            painter.drawText(QRectF(px(2), top, wide, line), middle, one)
            top += line
        if has_reserve:
            self._paint_reserve(painter, QPointF(px(2), top + px(10)), state)

    def _paint_reserve(self, painter: QPainter, at: QPointF, state: City) -> None:
        """D-TA-2, R-D20. Help on its way, one card over the other; after the joker it comes too late."""
        px, look, cards = self.theme.px, self.theme.look, state.reserve
        high = line_height(TextStyle.SMALL_STRONG, look.scale)
        painter.setFont(look.font(TextStyle.SMALL_STRONG))
        name = self.tr("Too late to come: {count}") if is_late(state) else self.tr("On their way: {count}")
        name = name.format(count=len(cards))
        painter.drawText(QRectF(at.x(), at.y(), self.width(), high), Qt.AlignmentFlag.AlignVCenter, name)
        wide = float(px(SMALL))
        step = min(wide * 0.62, (self.width() - wide - px(8)) / max(1, len(cards) - 1))
        for number, card in enumerate(cards):
            place = QRectF(at.x() + number * step, at.y() + high + px(4), wide, wide * TALL)
            paint_card(painter, place, face_of(card), look)
