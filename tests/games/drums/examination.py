"""What the examination of every game must know of Song of Drums and Shakos."""

from __future__ import annotations

from typing import Any

from rules_core.games.drums.game import DrumsGame
from rules_core.games.drums.players.thumb import ThumbPlayer
from rules_core.games.drums.players.wanderer import Wanderer

READY = {"squad_1": "grande-armee", "squad_2": "redcoats"}


def small_game() -> DrumsGame:
    """Ready squads and a last round, so that a game by lot comes to its end."""
    return DrumsGame({**READY, "rounds": 6})


def with_features() -> DrumsGame:
    """National features, dawn, and men who may fire at a charge."""
    choices: dict[str, Any] = {"features": True, "light": "dawn", "hedge_fires": True, "rounds": 8}
    return DrumsGame({**choices, "nation_2": "russia", "squad_1": "grande-armee", "squad_2": "smolensk"})


GOLDEN = {
    "by-lot": (with_features, lambda: Wanderer(4), 4),
    "sergeants": (lambda: DrumsGame(dict(READY)), ThumbPlayer, 3),
}
