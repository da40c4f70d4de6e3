"""The players without a person, the weakest first."""

from __future__ import annotations

from typing import Final

from rules_core.games.definition import PlayerKind
from rules_core.games.drums.players.captain import captain
from rules_core.games.drums.players.thumb import ThumbPlayer
from rules_core.games.drums.players.wanderer import Wanderer

PLAYERS: Final = (
    PlayerKind("random", "Recruit", "Draws lots.", Wanderer),
    PlayerKind(
        "thumb", "Sergeant", "Loads, keeps the men together and fires when it pays.", lambda seed: ThumbPlayer()
    ),
    PlayerKind(
        "captain",
        "Captain",
        "Strikes when it counts, thinks orders through and wins more often than the Sergeant; takes a moment.",
        captain,
        thinks=True,
    ),
)
