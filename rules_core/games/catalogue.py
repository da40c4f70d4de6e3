"""Every game that there is, and where its definition stands; it is imported when it is first asked for."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any

from rules_core.games.definition import GameDefinition
from rules_core.kernel.game import Game, GameMaker, Plain

WHERE: dict[str, str] = {
    "village": "rules_core.games.village.definition",
}
"""A new game adds its line here."""


def add_game(id: str, module: str) -> None:
    """Know one more game, for as long as the program runs: one that is tried out before it has its line above."""
    WHERE[id] = module


def definition_of(id: str) -> GameDefinition:
    """The definition of a game. Raises `KeyError` for an id that no game has."""
    definition = import_module(WHERE[id]).DEFINITION
    assert isinstance(definition, GameDefinition)
    return definition


def all_definitions() -> list[GameDefinition]:
    """The definitions of all games, in the order of the catalogue."""
    return [definition_of(id) for id in WHERE]


class Makers(Mapping[str, GameMaker]):
    """How each game is made from its setup, by id; imports nothing before a game is made."""

    def __getitem__(self, id: str) -> GameMaker:
        if id not in WHERE:
            raise KeyError(id)

        def make(setup: Plain) -> Game[Any]:
            return definition_of(id).make(setup)

        return make

    def __iter__(self) -> Any:
        return iter(WHERE)

    def __len__(self) -> int:
        return len(WHERE)


GAMES: Mapping[str, GameMaker] = Makers()
"""As saves ask for them."""
