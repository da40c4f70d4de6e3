"""How Defenders introduces itself."""

from __future__ import annotations

from typing import Final

from rules_core.games.card import Card
from rules_core.kernel.game import GameId

GAME: Final = GameId("defenders")
CARD: Final = Card(
    id=GAME,
    title="Defenders",
    sentence="Draw a city, love its people, and tell how they held the walls.",
    seats=(1, 6),
    minutes=(60, 180),
    picture="castle",
    books=("defenders",),
    people="1 to 6, together",
)
