"""What the examination of every game must know of the siege: a short one, what is secret, the golden games."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rules_core.games.catalogue import GAMES
from rules_core.games.village.content.kinds import GAME
from rules_core.games.village.content.loader import shipped
from rules_core.games.village.content.setup import build
from rules_core.games.village.players.thumb_player import ThumbPlayer
from rules_core.games.village.rules.topics import SPAWN_EDGE, TOKEN_RESULT
from rules_core.kernel.game import Game
from rules_core.players.random_player import RandomPlayer

SECRETS = (SPAWN_EDGE, TOKEN_RESULT)
FEW_FIGURES = {
    "owned": {
        "ash-goblin": 4,
        "reaver": 3,
        "fen-wolf": 2,
        "plague-rat": 5,
        "road-robber": 4,
        "ember-pilgrim": 3,
        "hollow-guard": 2,
        "hill-ogre": 1,
        "village-archer": 2,
    },
    "stand_ins": {"hedge-thief": ["road-robber"], "reaver": ["village-archer"], "red-lynx": ["fen-wolf"]},
}
"""What a small shelf holds."""


def small_game() -> Game[Any]:
    """A short siege of two heroes."""
    content = shipped()
    return GAMES[GAME](build(content, {"heroes": list(content.heroes)[:2], "length": "intro"}))


def siege(length: str, heroes: int, terrain: str, **choices: Any) -> Callable[[], Game[Any]]:
    """A siege of the first heroes on a table."""

    def made() -> Game[Any]:
        content = shipped()
        chosen = list(content.heroes)[:heroes]
        return GAMES[GAME](build(content, {"heroes": chosen, "length": length, "terrain": terrain, **choices}))

    return made


GOLDEN = {
    "intro-of-three": (siege("intro", 3, "plain"), ThumbPlayer, 18),
    "standard-of-two-in-the-old-wood": (siege("standard", 2, "old-wood"), ThumbPlayer, 4),
    "standard-of-three-with-few-figures": (
        siege("standard", 3, "plain", collection=FEW_FIGURES),
        ThumbPlayer,
        9,
    ),
    "intro-by-lot": (siege("intro", 2, "alder-ford"), lambda: RandomPlayer(7), 7),
}
