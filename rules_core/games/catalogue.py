"""Every game that there is, by name."""

from __future__ import annotations

from rules_core.games.village.game import NAME as VILLAGE
from rules_core.games.village.game import VillageGame
from rules_core.kernel.game import GameMaker

GAMES: dict[str, GameMaker] = {VILLAGE: VillageGame}
"""How a game is made from its setup. The conformance tests go through all of them."""
