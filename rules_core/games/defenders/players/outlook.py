"""How often a city held in games that were played by rule of thumb, for whoever begins one.

Renewed by `python -m rules_core.lab simulate defenders --games 16800 --choose players=1-6 --choose fewest=6-12`.
"""

from __future__ import annotations

from typing import Final

from rules_core.games.chosen import chosen
from rules_core.games.defenders.content.setting_fields import SETTING
from rules_core.games.defenders.options import CHOICES, PLAYERS
from rules_core.games.shares import Share
from rules_core.kernel.game import Plain

FEWEST: Final = "fewest"
GAMES: Final = 2400
"""Played with each number, 400 for each number of people: how many they are makes no difference that could be seen."""
HELD: Final = {6: 1635, 7: 1671, 8: 1638, 9: 1673, 10: 1680, 11: 1633, 12: 1642}
"""D-CITY-11. By how many of each a city needs before anybody may skip."""


def outlook(choices: Plain) -> Share | None:
    """How often such a city held; None for games under other rules than the book's, which nobody has counted."""
    setup, book = chosen(CHOICES, choices), chosen(CHOICES, {})
    if any(setup[key] != book[key] for key in book if key not in (PLAYERS, FEWEST, SETTING)):
        return None
    held = HELD.get(setup[FEWEST])
    return Share(held, GAMES) if held is not None else None
