"""A whole game by a player without a person, told in the terminal while it is played."""

from __future__ import annotations

import sys
import time
from typing import Any, Final

from rules_core.games.report import GameReport
from rules_core.games.simulation import SimulationRequest
from rules_core.kernel.facts import Fact
from rules_core.kernel.game import GameId
from rules_core.kernel.requests import Answer, Request
from rules_core.kernel.simulation import Player, PlayerTable
from rules_core.lab.simulate import simulation_of

SECONDS_A_LINE: Final = 0.12


class WatchTable(PlayerTable[Any]):
    """A table at which somebody listens."""

    def __init__(self, player: Player[Any], state: Any, seed: int, report: GameReport, pause: float) -> None:
        super().__init__(player, state, seed)
        self.report = report
        self.pause = pause

    def ask(self, request: Request) -> Answer:
        return super().ask(request)

    def tell(self, fact: Fact) -> None:
        self.show(self.report.hear(fact))

    def show(self, lines: list[str]) -> None:
        """Print lines, one after the other."""
        for line in lines:
            print(line, flush=True)
            if self.pause and line:
                time.sleep(self.pause)


def watch(id: GameId, request: SimulationRequest, *, fast: bool) -> int:
    """Play and tell one game; gives back the exit code. Raises `SetupProblem`."""
    simulation = simulation_of(id)
    plan = simulation.plan(request, 0, request.seed)
    game = simulation.make(plan)
    state = game.start()
    report = simulation.report(game)
    table = WatchTable(simulation.player(plan), state, plan.seed, report, 0.0 if fast else SECONDS_A_LINE)
    table.show([simulation.heading(game, plan)])
    try:
        game.play(table, state)
    except KeyboardInterrupt:
        print("\nStopped. The same game again: --seed", plan.seed, file=sys.stderr)
        return 130
    table.show([*report.rest(), "", *simulation.closing(game, state)])
    return 0
