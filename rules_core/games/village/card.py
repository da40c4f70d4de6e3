"""How The Village Must Stand introduces itself."""

from __future__ import annotations

from typing import Final

from rules_core.games.card import Card
from rules_core.games.village.content.kinds import GAME

CARD: Final = Card(
    id=GAME,
    title="The Village Must Stand",
    sentence="A few heroes, five houses, and each wave is larger than the last.",
    seats=(1, 4),
    minutes=(45, 180),
    picture=GAME,
    books=(GAME, "song"),
    people="1 to 4, together",
)
