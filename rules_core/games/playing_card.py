"""Cards that people may draw from a real deck: playing cards, and those that a game prints itself."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rules_core.wording.sentence import Part, Phrase, Sentence
from rules_core.wording.translation import official, say, tell

ACE: Final = 1
JACK: Final = 11
QUEEN: Final = 12
KING: Final = 13
SUITS: Final = {
    "C": Phrase("Clubs"),
    "D": Phrase("Diamonds"),
    "H": Phrase("Hearts"),
    "S": Phrase("Spades"),
}
"""By their letters, in the order in which keys and buttons offer them."""
RANKS: Final = {
    ACE: Phrase("Ace"),
    JACK: Phrase("Jack"),
    QUEEN: Phrase("Queen"),
    KING: Phrase("King"),
}
"""Those with a name of their own."""


@dataclass(frozen=True)
class PlayingCard:
    """A card of a deck: Ace is 1, Jack 11, Queen 12, King 13; a joker has the rank 0 and no suit."""

    rank: int
    suit: str
    """A letter of `SUITS`, "" for a joker."""

    @property
    def is_joker(self) -> bool:
        """Whether it is a joker."""
        return self.rank == 0


JOKER: Final = PlayingCard(0, "")


@dataclass(frozen=True)
class PrintedCard:
    """A card of a deck that a game prints itself: the number that stands on it, and what it is called.

    Several cards of a deck may be alike.
    """

    number: int
    place: str
    """Where the catalogue has its name, such as "card/re-1/name"."""
    name: str

    def said(self) -> str:
        """What it is called in the language in force."""
        return official(self.place, self.name)


def rank_said(rank: int) -> str:
    """The rank in the language in force: "Jack", "7"."""
    return say(RANKS[rank].text) if rank in RANKS else str(rank)


def suit_said(suit: str) -> str:
    """The suit in the language in force."""
    return say(SUITS[suit].text)


def card_said(card: PlayingCard) -> str:
    """What a card is called in the language in force: "7 of Clubs"."""
    if card.is_joker:
        return say("the Joker")
    return tell("{rank} of {suit}", rank=rank_said(card.rank), suit=suit_said(card.suit))


def card_part(card: PlayingCard) -> Part:
    """The same as part of a sentence."""
    if card.is_joker:
        return Phrase("the Joker")
    return Sentence("{rank} of {suit}", {"rank": RANKS.get(card.rank, card.rank), "suit": SUITS[card.suit]})
