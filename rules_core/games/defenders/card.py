"""How Defenders introduces itself."""

from __future__ import annotations

from typing import Final

from rules_core.games.card import Card
from rules_core.kernel.game import GameId

GAME: Final = GameId("defenders")
CARD: Final = Card(
    id=GAME,
    title="Defenders",
    sentence="Make a city from cards, draw it, love it, and hold it against a deck that wants it gone.",
    seats=(1, 6),
    minutes=(60, 180),
    picture="castle",
    books=("defenders",),
    people="1 to 6 people, together against the deck",
)
