"""What items may refer to, game by game: a pack or a library may hold those of several."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.storage.item_json import schema_of
from rules_core.content.items import Item
from rules_core.content.known import Known
from rules_core.kernel.game import GameId


class KnownItems:
    """Official items of every game, and these others."""

    def __init__(self, others: Sequence[Item]) -> None:
        self._others = others
        self._games: dict[str, Known] = {}

    def of(self, game: GameId) -> Known:
        """Those of one game; an item refers to none of another."""
        if game not in self._games:
            self._games[game] = schema_of(game).known(self._others)
        return self._games[game]
