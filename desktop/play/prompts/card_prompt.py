"""Cards from a real deck: two keys name a card, first its rank, then its suit; one key names the joker."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QStackedWidget, QWidget

from desktop.look.announce import announce
from desktop.look.ink import stroke
from desktop.look.lettering import TextStyle
from desktop.look.playing_card import TALL, CardFace, Suit, paint_card, paint_suit, rank_letters
from desktop.look.theme import Theme
from desktop.look.tip import tip
from desktop.look.widgets.icon_label import set_tone
from desktop.look.widgets.key_cap import cap_size, paint_key_cap
from desktop.look.widgets.one_line import FewLines
from desktop.look.widgets.painted import Painted, brush_up, paint_focus
from desktop.look.widgets.pressable import Pressable
from desktop.play.models.option_view import QuestionView
from desktop.play.prompts.prompt import Prompt, digit_of, is_back, is_enter
from desktop.session.dice_policy import ASKED, TYPED
from rules_core.games.playing_card import (
    ACE,
    JACK,
    JOKER,
    KING,
    QUEEN,
    SUITS,
    PlayingCard,
    card_said,
    rank_said,
    suit_said,
)
from rules_core.kernel.requests import Draw, Request

TEN: Final = 10
RANKS: Final = tuple(range(ACE, KING + 1))
FACES: Final = {JACK: QUEEN, QUEEN: KING, KING: JACK}
"""What a further press of the pad's slash makes of one."""
JOKER_KEY: Final = "X"
CARD_HIGH: Final = 62
LEAST_WIDE, MOST_WIDE = 84, 330
"""Height of a card that was typed, and width of all of them, in px at 100 %."""
KEY_WIDE, KEY_HIGH, SUIT_WIDE = 30, 44, 74
SAID_LINES: Final = 3
LEAST_ROOM, ROOMY_FROM = 580, 760
"""As narrow the prompt may become, and from where its button names its key, in px at 100 %."""


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
            paint_card(painter, QRectF(2 + number * step, top, wide, high), CardFace(Suit(card.suit), card.rank), look)


class CardKey(Pressable):
    """A rank or a suit as a small key; what the deck has none of any more is pale."""

    def __init__(self, theme: Theme, name: str, words: str, letters: str, suit: Suit | None, wide: int) -> None:
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
        if self._suit is None:
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
        if self.hasFocus():
            paint_focus(painter, face, look, look.px(5))


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
            key = CardKey(theme, f"prompt.rank.{rank}", words, letters(rank), None, KEY_WIDE)
            key.clicked.connect(lambda _=False, rank=rank: self.rank_wanted.emit(rank))
            self.ranks[rank] = key
            _row(ranks).addWidget(key)
        for number, suit in enumerate(SUITS, 1):
            key = CardKey(theme, f"prompt.suit.{suit}", suit_said(suit), str(number), Suit(suit), SUIT_WIDE)
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


class CardPrompt(Prompt):
    """What people draw from their own deck, card by card; the program draws as well where they want it to."""

    def __init__(self, theme: Theme, request: Request, view: QuestionView) -> None:
        super().__init__(theme, request, view)
        assert isinstance(request, Draw)
        self.draw = request
        self._ids = {one.card: str(one.answer) for one in view.options if one.card is not None}
        self.typed: list[PlayingCard] = []
        self.rank = 0
        """The rank that was typed and waits for its suit, 0 for none."""
        self._one_typed = False
        """Whether the rank is an Ace by the key 1, of which a nought makes a ten."""
        self._draws_on_enter = True
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.px(8))
        self.slots = CardSlots(theme, request.count)
        row.addWidget(self.slots)
        self.said = FewLines(TextStyle.SMALL, "text_2")
        self.said.set_most(SAID_LINES)
        self.said.setObjectName("prompt.said")
        self.said.setMinimumWidth(theme.px(84))
        self.said.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        row.addWidget(self.said, 1)
        self.keys = CardKeys(theme, self._letter, joker=JOKER in self._ids)
        self.keys.rank_wanted.connect(self._take_rank)
        self.keys.suit_wanted.connect(self._take_suit)
        row.addWidget(self.keys)
        self.button = QPushButton()
        self.button.setObjectName("prompt.draw")
        self.button.setMinimumHeight(theme.px(40))
        self.button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.button.clicked.connect(self.roll_wanted)
        row.addWidget(self.button)
        # What the longer words of the button take is there only where there is room for them.
        self.setMinimumWidth(theme.px(LEAST_ROOM))
        self.set_way(ASKED)
        self._show()

    def set_way(self, way: str) -> None:
        """Whether real cards are meant first, or the program's as well."""
        self._draws_on_enter = way != TYPED
        self.button.setProperty("kind", "main" if self._draws_on_enter else "")
        self.button.style().unpolish(self.button)
        self.button.style().polish(self.button)

    def resizeEvent(self, event: QResizeEvent) -> None:
        roomy = self.width() >= self.theme.px(ROOMY_FROM)
        self.button.setText(self.tr("Draw here (Space)") if roomy else self.tr("Draw here"))
        super().resizeEvent(event)

    def _left(self) -> frozenset[PlayingCard]:
        """What the deck still holds."""
        return frozenset(self._ids) - frozenset(self.typed)

    # Keys

    def handle_key(self, event: QKeyEvent) -> bool:
        if event.key() == Qt.Key.Key_Space or (is_enter(event) and self._draws_on_enter and not self._has_begun):
            self.roll_wanted.emit()
            return True
        if is_back(event) and self._has_begun:
            self._take_back()
            return True
        if is_enter(event):
            return True
        on_pad = bool(event.modifiers() & Qt.KeyboardModifier.KeypadModifier)
        if event.key() == Qt.Key.Key_Slash and on_pad:
            self._take_rank(FACES.get(self.rank, JACK))
            return True
        if on_pad and event.key() in (Qt.Key.Key_Period, Qt.Key.Key_Comma):
            self._take_rank(JOKER.rank)
            return True
        digit, letter = digit_of(event), event.text().upper()
        if digit < 0 and not letter.isalpha():
            return False
        if self.rank:
            self._read_suit(digit, letter)
        else:
            self._read_rank(digit, letter)
        return True

    @property
    def _has_begun(self) -> bool:
        return bool(self.typed) or bool(self.rank)

    def _take_back(self) -> None:
        """Half a card, or else the last one."""
        if self.rank:
            self.rank = 0
        else:
            self.typed.pop()
        self._show()

    def _read_rank(self, digit: int, letter: str) -> None:
        if digit >= 0:
            self._take_rank(digit or TEN, typed_one=digit == 1)
            return
        ranks = {self._letter(rank): rank for rank in (*RANKS, JOKER.rank)}
        # Cards with English letters are known everywhere.
        ranks = {**{rank_letters(rank): rank for rank in (JACK, QUEEN, KING, ACE)}, "T": TEN, JOKER_KEY: 0, **ranks}
        if letter in ranks:
            self._take_rank(ranks[letter])
            return
        words = self.tr("“{key}” is no card: type 2 to 9, 0 for a ten, {jack}, {queen}, {king} or {ace}.")
        jack, queen, king, ace = (self._letter(rank) for rank in (JACK, QUEEN, KING, ACE))
        self._refuse(words.format(key=letter, jack=jack, queen=queen, king=king, ace=ace))

    def _read_suit(self, digit: int, letter: str) -> None:
        if digit == 0 and self._one_typed:
            self._take_rank(TEN)
            return
        suits = dict(enumerate(SUITS, 1))
        if digit in suits:
            self._take_suit(suits[digit])
            return
        named = {**{suit: suit for suit in SUITS}, **{self._suit_letter(suit): suit for suit in SUITS}}
        if letter in named:
            self._take_suit(named[letter])
            return
        words = self.tr("“{key}” is no suit: type 1 for {clubs}, 2 for {diamonds}, 3 for {hearts}, 4 for {spades}.")
        clubs, diamonds, hearts, spades = (suit_said(suit) for suit in SUITS)
        key = letter if digit < 0 else str(digit)
        self._refuse(words.format(key=key, clubs=clubs, diamonds=diamonds, hearts=hearts, spades=spades))

    def _letter(self, rank: int) -> str:
        """The key of a rank in the language in force, as it stands on its button."""
        return {
            ACE: self.tr("A", "the key for an Ace"),
            JACK: self.tr("J", "the key for a Jack"),
            QUEEN: self.tr("Q", "the key for a Queen"),
            KING: self.tr("K", "the key for a King"),
            JOKER.rank: JOKER_KEY,
        }.get(rank, str(rank))

    def _suit_letter(self, suit: str) -> str:
        """The key of a suit in the language in force, beside the digits."""
        return {
            "C": self.tr("C", "the key for Clubs"),
            "D": self.tr("D", "the key for Diamonds"),
            "H": self.tr("H", "the key for Hearts"),
            "S": self.tr("S", "the key for Spades"),
        }[suit]

    # Cards

    def _take_rank(self, rank: int, *, typed_one: bool = False) -> None:
        if rank == JOKER.rank:
            self.rank = 0
            self._take(JOKER)
            return
        self.rank, self._one_typed = rank, typed_one
        self._show()

    def _take_suit(self, suit: str) -> None:
        card = PlayingCard(self.rank, suit)
        self.rank = 0
        self._take(card)

    def _take(self, card: PlayingCard) -> None:
        """A card cannot be drawn twice, and none that the deck does not hold: it is refused and asked for again."""
        if card in self._left():
            self.typed.append(card)
            self._show()
            if len(self.typed) == self.draw.count:
                self.answered.emit(tuple(self._ids[one] for one in self.typed))
            return
        self._show()
        if card in self.typed:
            self._refuse(self.tr("{card}: you have typed this card already.").format(card=card_said(card)))
        else:
            self._refuse(self.tr("{card}: it cannot be drawn now, it is not in the deck.").format(card=card_said(card)))

    def _show(self) -> None:
        self.slots.show_cards(self.typed, self.rank)
        self.keys.show_reading(Reading.SUIT if self.rank else Reading.RANK, self._left(), self.rank)
        words = self._invitation()
        drawn = card_said(self.typed[-1]) if self.typed and not self.rank else ""
        announce(self, self.tr("{card}. {next}").format(card=drawn, next=words) if drawn else words)
        self._say(words, "text_2")

    def _invitation(self) -> str:
        left = self.draw.count - len(self.typed)
        if self.rank:
            return self.tr("{rank}: of which suit?").format(rank=rank_said(self.rank))
        if self.typed:
            return self.tr("%n more card(s).", "", left)
        if left == 1:
            return self.tr("Type the card that you drew: its rank, then its suit.")
        return self.tr("Type the %n card(s) that you drew, each by rank and suit.", "", left)

    def _refuse(self, words: str) -> None:
        announce(self, words)
        self._say(words, "enemy")

    def _say(self, words: str, tone: str) -> None:
        self.said.setText(words)
        set_tone(self.said, tone)
