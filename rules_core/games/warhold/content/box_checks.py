"""Checks of a box without the book: a deck without any card is drawn from all the same, and nothing comes of it."""

from __future__ import annotations

from typing import Any, Final

from rules_core.content.findings import finding
from rules_core.content.items import Finding, Item, Weight
from rules_core.content.known import Known
from rules_core.games.warhold.content import fields, types
from rules_core.wording.sentence import Phrase

EMPTY: Final = "No card lies in {decks}, so nothing comes of what is drawn there."
FILL: Final = "Add some, or take in those of the book."


def box_findings(item: Item, known: Known) -> list[Finding]:
    """W-BOX-1, W-BOX-6. The decks of which the box has no card, in one sentence."""
    if item.plain.get(fields.KEEPS.key, fields.KEEPS.default):
        return []
    there = [known.plain("card", id) for id in _in_box(item, fields.CARDS.key, "card")]
    filled = [str(one.get(fields.DECK.key)) for one in there if one is not None]
    if _in_box(item, fields.MONSTERS.key, "monster"):
        filled.append(types.MONSTERS)
    if _in_box(item, fields.GOODS.key, "equipment"):
        filled.append(types.EQUIPMENT)
    names = {types.MONSTERS: fields.MONSTERS.name, types.EQUIPMENT: fields.GOODS.name}
    empty = [names.get(deck) or fields.DECK.name_of(deck) for deck in types.DECKS if deck not in filled]
    if not empty:
        return []
    decks = tuple([Phrase(name) for name in empty])
    clause = fields.KEEPS.clause
    return [finding((fields.KEEPS.key,), EMPTY, FILL, {"decks": decks}, weight=Weight.ADVICE, clause=clause)]


def _in_box(item: Item, key: str, kind: str) -> list[str]:
    """The ids of what has a card there."""
    rows: Any = item.plain.get(key)
    return [
        str(one.get(kind))
        for one in (rows if isinstance(rows, list) else [])
        if isinstance(one, dict) and one.get(fields.IN_BOX.key, fields.IN_BOX.default) != 0
    ]
