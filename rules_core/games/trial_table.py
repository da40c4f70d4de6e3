"""A table at which a tried game is played, and how long people would have taken for it."""

from __future__ import annotations

from typing import Final, Generic

from mypy_extensions import mypyc_attr

from rules_core.kernel.game import State
from rules_core.kernel.requests import Answer, Request, is_chance
from rules_core.kernel.simulation import Player, PlayerTable

DECISION_SECONDS: Final = 8
ROLL_SECONDS: Final = 4
"""What people take at the screen, for a decision and for a roll of the dice: an estimate, said as one."""


@mypyc_attr(allow_interpreted_subclasses=True)
class TimedTable(PlayerTable[State], Generic[State]):
    """Counts decisions and rolls."""

    def __init__(self, player: Player[State], state: State, seed: int, limit: int = 1_000_000) -> None:
        super().__init__(player, state, seed, limit)
        self.rolls = 0

    def ask(self, request: Request) -> Answer:
        if is_chance(request):
            self.rolls += 1
        return super().ask(request)

    @property
    def minutes(self) -> int:
        """How long people would have taken so far."""
        seconds = self.rolls * ROLL_SECONDS + (self.position - self.rolls) * DECISION_SECONDS
        return (seconds + 30) // 60
