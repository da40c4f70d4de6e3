"""The games that are examined, each with a small setup, and the player who draws lots among the options.

These are the games of the catalogue and those of the tests. What a game's own tests must say of it stands in
`examination.py` beside them: `small_game` for another setup than the default, `SECRETS` for what is hidden, `GOLDEN`
for its golden games.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from rules_core.games.catalogue import WHERE, definition_of
from rules_core.games.definition import GameDefinition
from rules_core.kernel.game import Game, GameId, GameMaker
from rules_core.kernel.match import Match
from rules_core.kernel.simulation import Player
from rules_core.players.random_player import RandomPlayer

OF_THE_TESTS = GameId("toy"), GameId("pig"), GameId("hunt")
"""Small games that only the tests know."""


def definition_to_examine(id: GameId) -> GameDefinition:
    """The definition of a game of the catalogue or of the tests."""
    if id not in OF_THE_TESTS:
        return definition_of(id)
    definition = import_module(f"tests.{id}.definition").DEFINITION
    assert isinstance(definition, GameDefinition)
    return definition


def _examination(id: GameId) -> ModuleType | None:
    folder = f"tests.{id}" if id in OF_THE_TESTS else f"tests.games.{id}"
    name = f"{folder}.examination"
    return import_module(name) if find_spec(folder) and find_spec(name) else None


def small_game(id: GameId) -> Game[Any]:
    """A game to examine."""
    examination = _examination(id)
    if examination is not None and hasattr(examination, "small_game"):
        made = examination.small_game()
        assert isinstance(made, Game)
        return made
    definition = definition_to_examine(id)
    return definition.make(definition.setup({}))


def secrets_of(id: GameId) -> tuple[str, ...]:
    """The topics of hidden dice and cards whose answers stay secret until a `Reveal` tells them."""
    return tuple(getattr(_examination(id), "SECRETS", ()))


GoldenGame = tuple[Callable[[], Game[Any]], Callable[[], Player[Any]], int]
"""How a golden game is made, who plays it, and its seed."""


def golden_of(id: GameId) -> dict[str, GoldenGame]:
    """The golden games by name; one by lot where a game names none."""
    by_lot: GoldenGame = (_maker(id), lambda: RandomPlayer(5), 5)
    golden: dict[str, GoldenGame] = getattr(_examination(id), "GOLDEN", {"by-lot": by_lot})
    return golden


def _maker(id: GameId) -> Callable[[], Game[Any]]:
    return lambda: small_game(id)


EXAMINED: dict[GameId, Callable[[], Game[Any]]] = {id: _maker(id) for id in (*WHERE, *OF_THE_TESTS)}
MAKERS: dict[GameId, GameMaker] = {id: definition_to_examine(id).make for id in EXAMINED}
"""As saves ask for them."""


def play_on(match: Match[Any], answers: int) -> None:
    """Give so many answers drawn by lot, or fewer when the game ends."""
    player: RandomPlayer[Any] = RandomPlayer(77)
    for _ in range(answers):
        if match.pending is None:
            return
        position = match.journal.depth(match.journal.head)
        match.answer(player.decide(match.state, match.pending, position))
