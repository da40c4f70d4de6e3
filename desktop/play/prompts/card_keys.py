"""What shows and types cards of a real deck: the places of cards that are drawn, and keys for ranks and suits."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QStackedWidget, QWidget

from desktop.look.ink import stroke
from desktop.look.lettering import TextStyle
from desktop.look.playing_card import TALL, paint_card, paint_suit, rank_letters
from desktop.look.theme import Theme
from desktop.look.tip import tip
from desktop.look.widgets.key_cap import cap_size, paint_key_cap
from desktop.look.widgets.painted import Painted, brush_up
from desktop.look.widgets.pressable import Pressable
from rules_core.games.playing_card import ACE, JOKER, KING, SUITS, PlayingCard, card_said, rank_said, suit_said

RANKS: Final = tuple(range(ACE, KING + 1))
CARD_HIGH: Final = 62
LEAST_WIDE, MOST_WIDE = 84, 330
"""Height of a card that was typed, and width of all of them, in px at 100 %."""
KEY_WIDE, KEY_HIGH, SUIT_WIDE = 30, 44, 74


class Reading(Enum):
    """What a key may mean now."""

    RANK = "rank"
    SUIT = "suit"


class CardSlots(Painted):
    """The cards that were typed, and the places of those that are still to come."""

    def __init__(self, theme: Theme, count: int) -> None:
        super().__init__(theme)
        self.count = count
        self.cards: tuple[PlayingCard, ...] = ()
        self.rank = 0
        """The rank that waits for its suit, 0 for none."""
        self.setObjectName("prompt.cards")
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Ignored)

    def show_cards(self, cards: Sequence[PlayingCard], rank: int) -> None:
        self.cards, self.rank = tuple(cards), rank
        self.setAccessibleName(", ".join(card_said(one) for one in cards))
        self.update()

    def sizeHint(self) -> QSize:
        wide = self.theme.px(CARD_HIGH) / TALL
        return QSize(
            round(min(self.theme.px(MOST_WIDE), wide * (1.1 * self.count - 0.1)) + 4), self.theme.px(CARD_HIGH)
        )

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint().boundedTo(QSize(self.theme.px(LEAST_WIDE), self.theme.px(CARD_HIGH) // 2))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        brush_up(painter)
        look, colours = self.theme.look, self.colours
        high = min(float(look.px(CARD_HIGH)), self.height() - 4.0)
        wide = high / TALL
        step = min(wide * 1.1, (self.width() - wide - 4) / max(1, self.count - 1))
        top = (self.height() - high) / 2
        # Places that are still empty lie below the cards.
        for number in range(self.count - 1, -1, -1):
            place = QRectF(2 + number * step, top, wide, high)
            if number < len(self.cards):
                continue
            painter.setPen(stroke(colours.line_strong, 1.2, (4, 3), flat=True))
            painter.setBrush(colours.window)
            painter.drawRoundedRect(place, 3, 3)
            if self.rank and number == len(self.cards):
                painter.setPen(colours.text)
                painter.setFont(look.font(TextStyle.STRONG))
                painter.drawText(place, Qt.AlignmentFlag.AlignCenter, rank_letters(self.rank))
        for number, card in enumerate(self.cards):
            paint_card(painter, QRectF(2 + number * step, top, wide, high), card, look)


class CardKey(Pressable):
    """A rank or a suit as a small key; what the deck has none of any more is pale."""

    def __init__(self, theme: Theme, name: str, words: str, letters: str, suit: str, wide: int) -> None:
        super().__init__(theme, letters)
        self.setObjectName(name)
        self.setAccessibleName(words)
        self.setToolTip(tip(words))
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self._suit, self._wide = suit, wide

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(self._wide), self.theme.px(KEY_HIGH))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.theme.px(self._wide * 6 // 10), self.theme.px(KEY_HIGH * 6 // 10))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        brush_up(painter)
        look, colours = self.theme.look, self.theme.colours
        enabled = self.isEnabled()
        face = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.setPen(stroke(colours.line_strong if enabled else colours.line, look.hair))
        ground = colours.sel_bg if enabled and (self.hovered or self.isDown()) else colours.base
        painter.setBrush(ground if enabled else colours.alt)
        painter.drawRoundedRect(face, look.px(5), look.px(5))
        painter.setOpacity(1.0 if enabled else 0.35)
        if not self._suit:
            painter.setFont(look.font(TextStyle.STRONG))
            painter.setPen(colours.text if enabled else colours.disabled)
            painter.drawText(face, Qt.AlignmentFlag.AlignCenter, self.text())
        else:
            size = min(face.height() * 0.6, look.px(26))
            high = cap_size(self.text(), look)[1]
            middle = face.center()
            gap = look.px(5)
            paint_suit(painter, self._suit, QPointF(middle.x() - size / 2 - gap, middle.y()), size, look)
            cap = QRectF(middle.x() + gap, middle.y() - high / 2, high, high)
            paint_key_cap(painter, cap, self.text(), look)


class CardKeys(QWidget):
    """The keys of ranks, or of suits when a rank is known."""

    rank_wanted = Signal(int)
    suit_wanted = Signal(str)

    def __init__(self, theme: Theme, letters: Callable[[int], str], *, joker: bool) -> None:
        super().__init__()
        px = theme.px
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self._pages = QStackedWidget(self)
        column = QHBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._pages)
        ranks, suits = QWidget(), QWidget()
        for page in (ranks, suits):
            row = QHBoxLayout(page)
            row.setContentsMargins(0, 0, 0, 0)
            row.setSpacing(px(3))
            self._pages.addWidget(page)
        self.ranks: dict[int, CardKey] = {}
        self.suits: dict[str, CardKey] = {}
        for rank in (*RANKS, *((JOKER.rank,) if joker else ())):
            words = rank_said(rank) if rank else card_said(JOKER)
            key = CardKey(theme, f"prompt.rank.{rank}", words, letters(rank), "", KEY_WIDE)
            key.clicked.connect(lambda _=False, rank=rank: self.rank_wanted.emit(rank))
            self.ranks[rank] = key
            _row(ranks).addWidget(key)
        for number, suit in enumerate(SUITS, 1):
            key = CardKey(theme, f"prompt.suit.{suit}", suit_said(suit), str(number), suit, SUIT_WIDE)
            key.clicked.connect(lambda _=False, suit=suit: self.suit_wanted.emit(suit))
            self.suits[suit] = key
            _row(suits).addWidget(key)

    def show_reading(self, reading: Reading, left: frozenset[PlayingCard], rank: int) -> None:
        """Offer ranks, or the suits of a rank, as far as the deck still holds such cards."""
        self._pages.setCurrentIndex(0 if reading is Reading.RANK else 1)
        for one, key in self.ranks.items():
            key.setEnabled(any(card.rank == one for card in left))
        for suit, key in self.suits.items():
            key.setEnabled(PlayingCard(rank, suit) in left)


def _row(page: QWidget) -> QHBoxLayout:
    row = page.layout()
    assert isinstance(row, QHBoxLayout)
    return row
