"""What the quick test of the workshop plays: many games with one item, in as many processes as there are."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

from mypy_extensions import mypyc_attr

from rules_core.kernel.game import Plain

SEED: Final = 20417
GAMES: Final = 200
"""So many games a test plays."""


class TrialOutcome(Enum):
    """What came of a tried game."""

    WON = "won"
    LOST = "lost"
    STALLED = "stalled"
    BROKEN = "broken"
    """The game could not be set up, or the rules met a fault."""


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass
class TriedGame:
    """How one game of a trial went; a game of its own adds what mattered in it."""

    number: int
    outcome: TrialOutcome = TrialOutcome.BROKEN
    message: str = ""
    rounds: int = 0
    answers: int = 0
    minutes: int = 0
    """What people would take for it at the screen: an estimate, said as one."""


@mypyc_attr(allow_interpreted_subclasses=True)
class TrialRun:
    """A trial that is ready to be played in one process."""

    def play(self, number: int, seed: int) -> TriedGame:
        """Play the game with this number to its end. What goes wrong in its setup is part of the result."""
        raise NotImplementedError

    def broken(self, number: int, message: str) -> TriedGame:
        """The game with this number, in which the rules met a fault."""
        return TriedGame(number, TrialOutcome.BROKEN, message)

    def why_not(self, seed: int) -> str:
        """Why no game can be set up, in the language in force; "" when it can."""
        return ""

    def result(self, games: Sequence[TriedGame], seed: int) -> Plain:
        """The games counted, as a table that libraries and packs can keep; the order of the games does not matter."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Trial:
    """What a test plays, as a value that goes to other processes. The same one with one seed plays the same games."""

    def ready(self) -> TrialRun:
        """Read all content, once in every process. Raises `ContentProblem`."""
        raise NotImplementedError
