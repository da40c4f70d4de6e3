"""The cards of the six decks as they are printed: each bears a number, by which people name what they drew."""

from __future__ import annotations

from functools import cache
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


@cache
def _printed() -> dict[str, PrintedCard]:
    content = shipped()
    found: dict[str, PrintedCard] = {}
    for deck in DECKS:
        for number, id in enumerate(ids_of(deck), start=1):
            if deck == MONSTERS:
                kind, name = "monster", content.monsters[id].profile.name
            elif deck == EQUIPMENT:
                kind, name = "equipment", content.equipment[id].name
            else:
                kind, name = "card", content.cards[id].name
            found[id] = PrintedCard(number, f"{kind}/{id}/name", name)
    return found


def printed_card(option: str) -> PrintedCard | None:
    """WH-DK-1. Which printed card this is; None of what is no card, and of cards that people made themselves."""
    id, _, copy = option.partition(".")
    return _printed().get(id) if copy.isdecimal() else None


def number_of(option: str) -> str:
    """What stands on the card: "RE 9"; "" of a card that nobody prints."""
    id = card_of(option)
    found = _printed().get(id)
    if found is None:
        return ""
    deck = next(one for one in DECKS if id in ids_of(one))
    return f"{LETTERS[deck]} {found.number}"
