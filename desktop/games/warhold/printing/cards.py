"""The cards of the six decks to cut out, each with its back behind it."""

from __future__ import annotations

import re
from typing import Final

from desktop.games.warhold.moments import DECKS as PICTURES
from desktop.games.warhold.realms import PROFILES
from desktop.printing.markup import cut_out, icon, large, paragraph, quiet, text
from desktop.printing.sheet import tr
from rules_core.games.warhold.content.types import EQUIPMENT, MONSTERS, Content
from rules_core.games.warhold.rules.decks import whole_deck
from rules_core.games.warhold.rules.gear import card_of
from rules_core.games.warhold.words.card_texts import price_text, text_of
from rules_core.games.warhold.words.printed_cards import number_of
from rules_core.games.warhold.words.trait_texts import rules_said
from rules_core.games.words import Words

IN_A_ROW: Final = 3
ROWS: Final = 3
HIGH: Final = 262
"""Of a card in px: three rows stand on A4 and on Letter."""
ON_FRONT, ON_BACK = 26, 80
"""How large the picture of the deck is."""


def deck_sheet(deck: str, content: Content, words: Words) -> str:
    """W-BOX-6. All cards of one deck, as many of each as it holds."""
    tokens = whole_deck(content, deck)
    if not tokens:
        return paragraph(text(tr("This deck has no cards.")))
    back = _back(deck, words)
    return cut_out([_front(one, deck, content, words) for one in tokens], IN_A_ROW, ROWS, HIGH, [back] * len(tokens))


def _front(token: str, deck: str, content: Content, words: Words) -> str:
    id = card_of(token)
    image = PROFILES.get(id, PICTURES[deck]) if deck == MONSTERS else PICTURES[deck]
    lines = [
        f"{icon(image, ON_FRONT)} <b>{large(words.called(id))}</b>",
        quiet(" ".join([number_of(content, token), words.called(deck)]).strip()),
        "",
        large(_kept_together(text_of(token, content, words))),
    ]
    if deck == MONSTERS:
        lines += ["", large(rules_said(content.monsters[id].profile))]
    if deck == EQUIPMENT:
        lines += ["", f"<b>{large(price_text(content.equipment[id]))}</b>"]
    return "<br>".join(lines)


def _kept_together(said: str) -> str:
    """A figure does not end up on another line than its letter: "A 3", "HP 2"."""
    return re.sub(r"\b([A-Z]{1,2}) (?=[+-]?\d)", "\\1\N{NO-BREAK SPACE}", said)


def _back(deck: str, words: Words) -> str:
    name = f"<b>{large(words.called(deck))}</b>"
    return f'<br><br><br><p align="center">{icon(PICTURES[deck], ON_BACK)}<br>{name}<br>{quiet("Warhold")}</p>'
