"""The cards and their values (D-VAL). A card is written as its suit's letter and its face value: "C13", "H1"."""

from __future__ import annotations

from typing import Final

CLUBS: Final = "C"
DIAMONDS: Final = "D"
HEARTS: Final = "H"
SPADES: Final = "S"
SUITS: Final = (SPADES, HEARTS, DIAMONDS, CLUBS)
"""D-VAL-2. From the lowest to the highest."""
ACE: Final = 1
JACK: Final = 11
QUEEN: Final = 12
KING: Final = 13
FACES: Final = (JACK, QUEEN, KING)
JOKER: Final = "joker"

PACK: Final = tuple([f"{suit}{rank}" for suit in reversed(SUITS) for rank in range(ACE, KING + 1)])
"""D-INT-5. All 52 cards, in a fixed order that says nothing about any deck."""


RANKS: Final = {card: int(card[1:]) for card in PACK}
"""D-VAL-1. The face values, which are asked for more often than anything else: Ace 1, Jack 11, Queen 12, King 13."""


def rank_of(card: str) -> int:
    """D-VAL-1. The face value."""
    return RANKS[card]


def suit_of(card: str) -> str:
    """The letter of the suit."""
    return card[0]


_ORDER: Final = {card: (int(card[1:]), SUITS.index(card[0])) for card in PACK}


def order(card: str) -> tuple[int, int]:
    """D-VAL-2. What compares two cards: the value, then the suit; the greater card has the greater pair."""
    return _ORDER[card]
