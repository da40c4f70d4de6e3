"""How Warhold introduces itself."""

from __future__ import annotations

from typing import Final

from rules_core.games.card import Card
from rules_core.kernel.game import GameId

GAME: Final = GameId("warhold")
CARD: Final = Card(
    id=GAME,
    title="Warhold",
    sentence="Build a stronghold, face the monsters, and be the last lord alive.",
    seats=(2, 4),
    minutes=(60, 240),
    picture="hexes",
    books=("warhold", "warhold-decks"),
    people="2 to 4, against each other",
)
