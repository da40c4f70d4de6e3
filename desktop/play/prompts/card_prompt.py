"""Cards from a real deck: two keys name a card, first its rank, then its suit; one key names the joker."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent

from desktop.look.announce import announce
from desktop.look.lettering import TextStyle
from desktop.look.playing_card import rank_letters
from desktop.look.theme import Theme
from desktop.play.models.option_view import QuestionView
from desktop.play.prompts.card_keys import RANKS, CardKeys, CardSlots, Reading
from desktop.play.prompts.deck_prompt import DeckPrompt
from desktop.play.prompts.prompt import digit_of, is_back, is_enter
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
from rules_core.kernel.requests import Request

TEN: Final = 10
FACES: Final = {JACK: QUEEN, QUEEN: KING, KING: JACK}
"""What a further press of the pad's slash makes of one."""
JOKER_KEY: Final = "X"
SAID_LINES: Final = 3
LEAST_ROOM, ROOMY_FROM = 580, 760
"""As narrow the prompt may become, and from where its button names its key, in px at 100 %."""


class CardPrompt(DeckPrompt):
    """Playing cards, each by its rank and its suit."""

    def __init__(self, theme: Theme, request: Request, view: QuestionView) -> None:
        super().__init__(theme, request, view, TextStyle.SMALL, "text_2")
        self._ids = {one.card: str(one.answer) for one in view.options if isinstance(one.card, PlayingCard)}
        self.typed: list[PlayingCard] = []
        self.rank = 0
        """The rank that was typed and waits for its suit, 0 for none."""
        self._one_typed = False
        """Whether the rank is an Ace by the key 1, of which a nought makes a ten."""
        self.slots = CardSlots(theme, self.draw.count)
        self.said.set_most(SAID_LINES)
        self.said.setMinimumWidth(theme.px(84))
        self.keys = CardKeys(theme, self._letter, joker=JOKER in self._ids)
        self.keys.rank_wanted.connect(self._take_rank)
        self.keys.suit_wanted.connect(self._take_suit)
        self.lay_out(self.slots, self.said, self.keys, self.button)
        # What the longer words of the button take is there only where there is room for them.
        self.setMinimumWidth(theme.px(LEAST_ROOM))
        self._show()

    def resizeEvent(self, event: QResizeEvent) -> None:
        roomy = self.width() >= self.theme.px(ROOMY_FROM)
        self.button.setText(self.tr("Draw here (Space)") if roomy else self.tr("Draw here"))
        super().resizeEvent(event)

    def _left(self) -> frozenset[PlayingCard]:
        """What the deck still holds."""
        return frozenset(self._ids) - frozenset(self.typed)

    # Keys

    def handle_key(self, event: QKeyEvent) -> bool:
        if event.key() == Qt.Key.Key_Space or (is_enter(event) and self.draws_on_enter and not self._has_begun):
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
        self.refuse(words.format(key=letter, jack=jack, queen=queen, king=king, ace=ace))

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
        self.refuse(words.format(key=key, clubs=clubs, diamonds=diamonds, hearts=hearts, spades=spades))

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
            self.refuse(self.tr("{card}: you have typed this card already.").format(card=card_said(card)))
        else:
            self.refuse(self.tr("{card}: it cannot be drawn now, it is not in the deck.").format(card=card_said(card)))

    def _show(self) -> None:
        self.slots.show_cards(self.typed, self.rank)
        self.keys.show_reading(Reading.SUIT if self.rank else Reading.RANK, self._left(), self.rank)
        words = self._invitation()
        drawn = card_said(self.typed[-1]) if self.typed and not self.rank else ""
        announce(self, self.tr("{card}. {next}").format(card=drawn, next=words) if drawn else words)
        self.invite(words)

    def _invitation(self) -> str:
        left = self.draw.count - len(self.typed)
        if self.rank:
            return self.tr("{rank}: of which suit?").format(rank=rank_said(self.rank))
        if self.typed:
            return self.tr("%n more card(s).", "", left)
        if left == 1:
            return self.tr("Type the card that you drew: its rank, then its suit.")
        return self.tr("Type the %n card(s) that you drew, each by rank and suit.", "", left)
