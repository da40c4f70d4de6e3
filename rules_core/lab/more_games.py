"""Adds games to the catalogue that have no line there: the environment names them, for whoever tries one out.

HEARTHWALL_GAMES=pig=tests.pig.definition,other=my.definition
"""

from __future__ import annotations

import logging
import os
from importlib.util import find_spec
from typing import Final

from rules_core.kernel.game import GameId

VARIABLE: Final = "HEARTHWALL_GAMES"


def add_games_of_environment() -> None:
    """Add them. What names no module is passed over, with a line in the log."""
    named = os.environ.get(VARIABLE, "")
    if not named:
        return
    from rules_core.games.catalogue import add_game

    for one in named.split(","):
        id, _, module = one.strip().partition("=")
        if id and module and _is_there(module):
            add_game(GameId(id), module)
        else:
            logging.getLogger(__name__).warning("%s: %r names no game.", VARIABLE, one)


def _is_there(module: str) -> bool:
    try:
        return find_spec(module) is not None
    except (ImportError, ValueError):
        return False
