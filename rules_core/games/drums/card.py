"""How Song of Drums and Shakos introduces itself."""

from __future__ import annotations

from typing import Final

from rules_core.games.card import Card
from rules_core.kernel.game import GameId

GAME: Final = GameId("drums")
CARD: Final = Card(
    id=GAME,
    title="Song of Drums and Shakos",
    sentence="A dozen muskets on each side, a drum between them, and forty-five minutes.",
    seats=(1, 4),
    minutes=(30, 60),
    picture="drum",
    books=("drums", "drums-supplement", "song"),
    people="2, or 1 against the program",
)
