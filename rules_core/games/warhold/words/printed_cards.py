"""The cards of the six decks as they are printed: each bears a number, by which people name what they drew."""

from __future__ import annotations

from typing import Final

from rules_core.games.playing_card import PrintedCard
from rules_core.games.warhold.content.library_content import shipped
from rules_core.games.warhold.content.types import DECKS, EQUIPMENT, MONSTERS
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


def ids_of(deck: str) -> list[str]:
    """The different cards of a deck, in the order of their numbers."""
    content = shipped()
    if deck == MONSTERS:
        return list(content.monsters)
    if deck == EQUIPMENT:
        return list(content.equipment)
    return [one.id for one in content.cards.values() if one.deck == deck]


def _place_of(id: str) -> tuple[str, int]:
    """In which deck a card is, and its number there; ("", 0) of a card that nobody prints."""
    for deck in DECKS:
        ids = ids_of(deck)
        if id in ids:
            return deck, ids.index(id) + 1
    return "", 0


def printed_card(option: str) -> PrintedCard | None:
    """WH-DK-1. Which printed card this is; None of what is no card, and of cards that people made themselves."""
    id, _, copy = option.partition(".")
    deck, number = _place_of(id) if copy.isdecimal() else ("", 0)
    if not deck:
        return None
    content = shipped()
    if deck == MONSTERS:
        return PrintedCard(number, f"monster/{id}/name", content.monsters[id].profile.name)
    if deck == EQUIPMENT:
        return PrintedCard(number, f"equipment/{id}/name", content.equipment[id].name)
    return PrintedCard(number, f"card/{id}/name", content.cards[id].name)


def number_of(option: str) -> str:
    """What stands on the card: "RE 9"; "" of a card that nobody prints."""
    deck, number = _place_of(card_of(option))
    return f"{LETTERS[deck]} {number}" if deck else ""
