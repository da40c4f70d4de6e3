"""The guided first war: two kingdoms in a small vale, with a town between them.

It brings its own land, as a game with a map that somebody made does: the list of ready maps stays as it is.
"""

from __future__ import annotations

from typing import Any, Final

from rules_core.games.chosen import ITEMS
from rules_core.games.definition import Lesson
from rules_core.games.warhold.options import BOARD, PLAYERS

VALE: Final = "lesson-vale"
GROUND: Final[dict[str, Any]] = {
    "id": VALE,
    "name": "The vale",
    "text": "The vale",
    "rows": [
        "..m.f.....ww....f..",
        "..........w.....f..",
        "....r..f...w..r....",
        "..f..ff...ww.......",
        ".....f.........f...",
        "..m.....TTT..m.....",
        "..m.r...TTT..mm.r..",
        ".......f.......f...",
        "......ww......f....",
        ".....r.w...ff..r...",
        "..f....w.........f.",
        "..ff...w....f..m...",
    ],
}
LESSON: Final = Lesson(
    "A first war",
    {PLAYERS: 2, BOARD: VALE, "approval": False, "quick_play": True, ITEMS: {"board": [GROUND]}},
    770,
)
"""With this seed of its own, from which the rival draws a people too, the war of two players by rule of thumb lasts
twelve rounds or some more, whichever people the person takes, and shows what the notes speak of.
"""
