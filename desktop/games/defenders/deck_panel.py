"""The threat deck as it lies there: as thick as it is, what came last, help on its way, and what is spent."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from desktop.games.defenders.city_views import face_of
from desktop.look.colours import mixed
from desktop.look.ink import stroke
from desktop.look.lettering import TextStyle
from desktop.look.playing_card import TALL, paint_card
from desktop.look.theme import Theme
from desktop.look.widgets.painted import Painted, brush_up, line_height, lines_of, width_of
from desktop.play.presenter import Presenter
from rules_core.games.defenders.content.cards import PACK
from rules_core.games.defenders.rules import menace
from rules_core.games.defenders.state.city import City
from rules_core.games.defenders.state.facts import CardDrawn

ALL: Final = len(PACK) + 1
"""D-THR-3. With the joker."""
LAST: Final = ALL - menace.ABOVE_JOKER
"""D-THR-2. So many cards at the bottom, among which the joker lies."""
SMALL, WORDS = 34, 138
"""Width of the cards put aside, and what the words keep beside the card that came last, in px at 100 %."""
LEAST_WORDS = 74
"""And what they keep at least: where it is narrow the card is smaller, and the words break more often."""
MOST_BESIDE = 6
"""So many small cards are shown in a heap, one over the other."""


def tr(text: str) -> str:
    """A text of the deck in the language in force."""
    return QCoreApplication.translate("DeckPanel", text)


class DeckPanel(Painted):
    """The heap at the left, words beside it, and the small heaps below."""

    def __init__(self, theme: Theme, presenter: Presenter) -> None:
        super().__init__(theme)
        self.presenter = presenter
        self.setObjectName("panel.deck")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        presenter.session.changed.connect(self.refresh)
        presenter.session.moved_on.connect(self.refresh)
        self.refresh()

    @property
    def state(self) -> City:
        state = self.presenter.session.state
        assert isinstance(state, City)
        return state

    def refresh(self) -> None:
        """Read the state."""
        words = [self.count_words(), self.joker_words(), self._reserve_words(), self._spent_words()]
        self.setAccessibleName(" ".join(one for one in words if one))
        self.setToolTip("")
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(300), self.theme.px(250))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.theme.px(160), self.theme.px(90))

    # Words

    def count_words(self) -> str:
        """How many cards are left."""
        if not self.state.turn and not self.state.threats:
            return self.tr("The threat deck is not shuffled yet.")
        return self.tr("{left} of {all} cards left").format(left=menace.cards_left(self.state), all=ALL)

    def joker_words(self) -> str:
        """D-THR-3. What may be known of the joker, and never its place."""
        return joker_words(self.state)

    def _reserve_words(self) -> str:
        # R-D20. Hearts after the joker bring nobody any more.
        words = self.tr("Too late {count}") if is_late(self.state) else self.tr("Reserve {count}")
        return words.format(count=len(self.state.reserve))

    def _spent_words(self) -> str:
        return self.tr("Spent {count}").format(count=len(self.state.discard))

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        brush_up(painter)
        look, colours, px = self.theme.look, self.colours, self.theme.px
        painter.fillRect(self.rect(), colours.base)
        label = line_height(TextStyle.SMALL_STRONG, look.scale)
        small = px(SMALL) * TALL
        low = label + small + px(14)
        has_heaps = self.height() > low + px(62)
        room = QRectF(px(10), px(6), self.width() - px(20), self.height() - px(12) - (low if has_heaps else 0))
        heap = QRectF(room.left() + px(8), room.top(), min(px(128), room.width() * 0.36), room.height())
        paint_heap(painter, heap, self.state, self.theme)
        words = QRectF(heap.right() + px(22), room.top(), room.right() - heap.right() - px(22), room.height())
        self._paint_words(painter, words)
        if has_heaps:
            top = self.height() - low
            painter.setPen(stroke(colours.line, 1))
            painter.drawLine(QPointF(px(10), top - px(2)), QPointF(self.width() - px(10), top - px(2)))
            half = (self.width() - px(20)) / 2
            self._paint_aside(painter, QRectF(px(10), top, half, low), self._reserve_words(), self.state.reserve)
            self._paint_aside(painter, QRectF(px(10) + half, top, half, low), self._spent_words(), self.state.discard)

    def place_of_drawn(self, room: QRectF) -> QRectF:
        """Where the card that came last lies beside the words: as high as there is room."""
        px = self.theme.px
        keeps = px(WORDS) if room.width() > px(WORDS) * 1.5 else max(float(px(LEAST_WORDS)), room.width() * 0.6)
        wide = min(room.width() - keeps - px(12), (room.height() - px(6)) / TALL)
        return QRectF(room.right() - wide - px(2), room.top() + px(3), wide, wide * TALL)

    def _paint_words(self, painter: QPainter, room: QRectF) -> None:
        look, colours, px = self.theme.look, self.colours, self.theme.px
        state = self.state
        told = reversed(self.presenter.session.facts)
        drawn = next((one.fact for one in told if isinstance(one.fact, CardDrawn)), None)
        has_begun = bool(state.turn or state.threats)
        texts = [(self.joker_words() if has_begun else self.count_words(), colours.text_2)]
        if has_begun and state.intelligence:
            texts.insert(0, (self.tr("The enemy knows where the city is weak."), colours.enemy))
        line = line_height(TextStyle.SMALL, look.scale) * 0.92
        top = room.top() + px(2)

        def in_lines(wide: float) -> list[tuple[str, QColor]]:
            """All that is said, line by line."""
            return [(one, ink) for words, ink in texts for one in lines_of(words, TextStyle.SMALL, look.scale, wide, 9)]

        shown = in_lines(room.width())
        step, head, fits = TextStyle.TITLE, 0.0, 0
        # A low panel has a small number, that all words are read.
        for step in (TextStyle.TITLE, TextStyle.STRONG):
            head = line_height(step, look.scale) * 0.9 if has_begun else 0.0
            fits = max(1, int((room.bottom() - top - head) / line))
            if len(shown) <= fits:
                break
        if len(shown) > fits:
            # What matters most is said, and ends in dots.
            words, ink = texts[0]
            shown = [(one, ink) for one in lines_of(words, TextStyle.SMALL, look.scale, room.width(), fits)]
        if drawn is not None and state.turn and room.width() > px(LEAST_WORDS + SMALL):
            card = self.place_of_drawn(room)
            beside = in_lines(room.width() - card.width() - px(10))
            # Words before pictures: the card lies among those that are spent, too.
            if len(beside) <= fits:
                paint_card(painter, card, face_of(drawn.card), look)
                room, shown = room.adjusted(0, 0, -card.width() - px(10), 0), beside
        if has_begun:
            left = str(menace.cards_left(state))
            painter.setFont(look.font(step))
            painter.setPen(colours.text)
            painter.drawText(QRectF(room.left(), top, room.width(), head), Qt.AlignmentFlag.AlignVCenter, left)
            after = room.left() + width_of(left, step, look.scale) + px(6)
            painter.setFont(look.font(TextStyle.SMALL))
            painter.setPen(colours.text_2)
            of = self.tr("of {all} cards").format(all=ALL)
            painter.drawText(QRectF(after, top, room.right() - after, head), Qt.AlignmentFlag.AlignVCenter, of)
            top += head
        painter.setFont(look.font(TextStyle.SMALL))
        for one, ink in shown:
            painter.setPen(ink)
            painter.drawText(QRectF(room.left(), top, room.width(), line), Qt.AlignmentFlag.AlignVCenter, one)
            top += line

    def _paint_aside(self, painter: QPainter, room: QRectF, words: str, cards: list[str]) -> None:
        """A small heap with its name; the latest lies on top."""
        look, colours, px = self.theme.look, self.colours, self.theme.px
        label = line_height(TextStyle.SMALL_STRONG, look.scale)
        painter.setFont(look.font(TextStyle.SMALL_STRONG))
        painter.setPen(colours.text)
        painter.drawText(QRectF(room.left(), room.top(), room.width(), label), Qt.AlignmentFlag.AlignVCenter, words)
        wide = float(px(SMALL))
        shown = cards[-MOST_BESIDE:]
        step = min(wide * 0.62, (room.width() - wide - px(8)) / max(1, len(shown) - 1))
        for number, card in enumerate(shown):
            place = QRectF(room.left() + 2 + number * step, room.top() + label + px(3), wide, wide * TALL)
            paint_card(painter, place, face_of(card), look)
        if not shown:
            painter.setPen(stroke(colours.line_strong, 1.2, (4, 3), flat=True))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(room.left() + 2, room.top() + label + px(3), wide, wide * TALL), 3, 3)


def is_late(state: City) -> bool:
    """R-D20. Whether help of the reserve never comes any more: it came with the joker, whose attack is over."""
    return not state.is_joker_in and not state.is_reinforced


def joker_words(state: City) -> str:
    """D-THR-3. What may be known of the joker, and never its place."""
    if not state.turn and not state.threats:
        return ""
    if not state.is_joker_in:
        return tr("The joker has come.")
    safe = menace.ABOVE_JOKER - state.drawn
    if safe > 0:
        words = tr("The joker is among the last {last}: not in the next {safe} draws.")
        return words.format(last=LAST, safe=safe)
    return tr("The joker may come now.")


def paint_heap(painter: QPainter, room: QRectF, state: City, theme: Theme) -> None:
    """One line for each card; a dashed ghost of how high it was, the last ones in gold until the joker came."""
    colours, px = theme.colours, theme.px
    left = menace.cards_left(state) if state.turn or state.threats else ALL
    top_high = room.width() * 0.36
    step = max(0.7, min(px(2.6), (room.height() - top_high - px(8)) / ALL))
    foot = room.bottom() - px(4)
    ghost = QRectF(room.left(), foot - ALL * step - top_high * 0.5, room.width(), top_high)
    if left < ALL:
        painter.setPen(stroke(colours.line_strong, 1.3, (5, 4), flat=True))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolygon(_slanted(ghost))
    in_gold = LAST if state.is_joker_in else 0
    edge = mixed(colours.card, colours.token_outline, 0.45)
    for number in range(left):
        y = foot - number * step
        ground = mixed(colours.card, colours.gold_fill, 0.55) if number < in_gold else colours.card
        painter.fillRect(QRectF(room.left(), y - step, room.width() * 0.9, step), ground)
        painter.setPen(stroke(edge, min(1.0, step * 0.35)))
        painter.drawLine(QPointF(room.left(), y), QPointF(room.left() + room.width() * 0.9, y))
    if left:
        # A low heap lies on its foot, not on what stands below it.
        y = min(foot - left * step - top_high * 0.5, foot - top_high)
        top = QRectF(room.left(), y, room.width(), top_high)
        painter.setPen(stroke(colours.token_outline, 1.2))
        painter.setBrush(colours.card_back)
        painter.drawPolygon(_slanted(top))
        painter.setPen(stroke(colours.gold_line, 1.2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolygon(_slanted(top.adjusted(px(9), px(4), -px(9), -px(4))))
    if in_gold and left:
        high = min(left, in_gold) * step
        x = room.left() - px(5)
        painter.setPen(stroke(colours.gold, px(2)))
        painter.drawPolyline(
            [QPointF(x + px(4), foot), QPointF(x, foot), QPointF(x, foot - high), QPointF(x + px(4), foot - high)]
        )


def _slanted(rect: QRectF) -> list[QPointF]:
    """The top of a heap as it is seen from the front and above."""
    shift = rect.width() * 0.1
    return [
        QPointF(rect.left() + shift, rect.top()),
        QPointF(rect.right(), rect.top()),
        QPointF(rect.right() - shift, rect.bottom()),
        QPointF(rect.left(), rect.bottom()),
    ]
