"""Where the places of a map on paper lie on its photo: people drag them there, and it is remembered for the game."""

from __future__ import annotations

import json
from typing import Final

from desktop.settings import Settings
from rules_core.games.defenders.game import DefendersGame
from rules_core.games.defenders.rules.sheet import HEIGHT, WIDTH
from rules_core.games.defenders.state.city import City

Spot = tuple[int, int]
MOST: Final = 40
"""More places no city has; whatever else is found in the settings is not ours."""


class PaperSpots:
    """The spots of one game; `key` is under what they are kept. No rule knows them: the paper is people's own."""

    def __init__(self, settings: Settings, key: str) -> None:
        self._settings, self._key = settings, key
        self._spots = _read(settings.text(key))

    def put(self, place: str, x: float, y: float) -> None:
        """This place has its middle there, on the sheet."""
        self._spots[place] = (round(min(max(x, 0), WIDTH)), round(min(max(y, 0), HEIGHT)))

    def keep(self) -> None:
        """Remember where all of them lie."""
        self._settings.set_text(self._key, json.dumps(self._spots))

    def placed(self, game: DefendersGame, state: City) -> City:
        """The city as it lies on the paper: the same one where nobody has moved anything."""
        if not self._spots:
            return state
        shown = game.clone(state)
        for place in shown.locations:
            x, y = self._spots.get(place.id, (place.x, place.y))
            aside, down = x - place.x, y - place.y
            place.x, place.y = x, y
            place.outline = [one + (down if number % 2 else aside) for number, one in enumerate(place.outline)]
        return shown


def _read(text: str) -> dict[str, Spot]:
    """What was kept; nothing where it is not in order."""
    try:
        kept = json.loads(text) if text else {}
        return {str(id): (int(x), int(y)) for id, (x, y) in list(kept.items())[:MOST]}
    except (AttributeError, TypeError, ValueError):
        return {}
