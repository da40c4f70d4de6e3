"""Plays the whole games of an item's test: set-ups take turns, and the game of each is made once."""

from __future__ import annotations

from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from rules_core.games.trial import TrialRun
from rules_core.kernel.problems import SetupProblem

OwnGame = TypeVar("OwnGame")


@mypyc_attr(allow_interpreted_subclasses=True)
class WholeGames(TrialRun, Generic[OwnGame]):
    """The games of a test, ready to be played."""

    def __init__(self) -> None:
        self._games: dict[int, OwnGame] = {}

    def made(self, place: int) -> OwnGame:
        """The game with the set-up that stands at a place. Raises `SetupProblem`."""
        raise NotImplementedError

    def game(self, place: int = 0) -> OwnGame:
        """The same one whenever its turn comes. Raises `SetupProblem`."""
        if place not in self._games:
            self._games[place] = self.made(place)
        return self._games[place]

    def why_not(self, seed: int) -> str:
        try:
            self.game()
        except SetupProblem as fault:
            return " ".join(fault.sentences)
        return ""
