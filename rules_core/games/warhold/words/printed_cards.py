"""The cards of the six decks as they are printed: each bears a number, by which people name what they drew."""

from __future__ import annotations

from typing import Final

from rules_core.games.playing_card import PrintedCard
from rules_core.games.warhold.content.types import DECKS, EQUIPMENT, MONSTERS, Content
from rules_core.games.warhold.rules import topics
from rules_core.games.warhold.rules.gear import card_of

LETTERS: Final = {
    MONSTERS: "ME",
    "random": "RE",
    "treasure": "TR",
    EQUIPMENT: "EQ",
    "disaster": "DI",
    "boon": "BO",
}
"""What stands before the number on a card of each deck."""
FROM_DECK: Final = (topics.DRAW, topics.LOST_CARD)
"""Draws that people may make with printed cards."""


def ids_of(content: Content, deck: str) -> list[str]:
    """WH-DK-1. The different cards of a deck, in the order of their numbers: first the book's, then people's own."""
    if deck == MONSTERS:
        return list(content.monsters)
    if deck == EQUIPMENT:
        return list(content.equipment)
    return [one.id for one in content.cards.values() if one.deck == deck]


def _place_of(content: Content, id: str) -> tuple[str, int]:
    """In which deck a card is, and its number there; ("", 0) of what is no card."""
    for deck in DECKS:
        ids = ids_of(content, deck)
        if id in ids:
            return deck, ids.index(id) + 1
    return "", 0


def printed_card(content: Content, option: str) -> PrintedCard | None:
    """WH-DK-1. Which printed card this is; None of what is no card."""
    id, _, copy = option.partition(".")
    deck, number = _place_of(content, id) if copy.isdecimal() else ("", 0)
    if not deck:
        return None
    if deck == MONSTERS:
        return PrintedCard(number, f"monster/{id}/name", content.monsters[id].profile.name)
    if deck == EQUIPMENT:
        return PrintedCard(number, f"equipment/{id}/name", content.equipment[id].name)
    return PrintedCard(number, f"card/{id}/name", content.cards[id].name)


def number_of(content: Content, option: str) -> str:
    """What stands on the card: "RE 9"; "" of what is no card."""
    deck, number = _place_of(content, card_of(option))
    return f"{LETTERS[deck]} {number}" if deck else ""
