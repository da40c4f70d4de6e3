"""What a game is to the kernel: how to start it, play it, copy it, save it and correct it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Generic, NewType, TypeVar

from mypy_extensions import mypyc_attr

from rules_core.kernel.facts import Fact
from rules_core.kernel.table import Table

State = TypeVar("State")
GameId = NewType("GameId", str)
"""Which game it is: kebab-case, as the catalogue, saves and the command line write it."""
NO_GAME: Final[GameId] = GameId("")
"""Of no game, or of any."""
Plain = dict[str, Any]
"""Data as a JSON file holds it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[State]):
    """One game as a setup made it: content, map and options, prepared once and never changed.

    Everything that changes in play is in the state.
    """

    def __init__(self, setup: Plain, name: GameId, rules_version: int) -> None:
        """Prepare the game. Raises `SetupProblem` with every fault of the setup."""
        self.setup = setup
        self.name = name
        self.rules_version = rules_version
        """Rises when behaviour changes, not for refactoring."""

    def start(self) -> State:
        """The state before the first question."""
        raise NotImplementedError

    def play(self, table: Table, state: State) -> None:
        """Play on from any checkpoint to the end of the game."""
        raise NotImplementedError

    def clone(self, state: State) -> State:
        """A copy that shares nothing that changes."""
        raise NotImplementedError

    def to_plain(self, state: State) -> Plain:
        """The state as data for a save."""
        raise NotImplementedError

    def from_plain(self, plain: Plain) -> State:
        """The state again. Raises `ValueError` with one sentence when the data does not fit."""
        raise NotImplementedError

    def amend(self, state: State, path: str, value: Any) -> Fact:
        """Correct one field as a person says ("the table says otherwise").

        Returns the fact to tell. Raises `IllegalAnswer`, having changed nothing, when the correction breaks the state.
        """
        raise NotImplementedError

    def fact_kinds(self) -> dict[str, type[Fact]]:
        """Every kind of fact that this game tells, by name."""
        raise NotImplementedError


GameMaker = Callable[[Plain], Game[Any]]
"""Makes a game from a setup. Raises `SetupProblem`."""
