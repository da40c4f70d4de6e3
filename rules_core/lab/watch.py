"""A whole siege by the thumb player, told in the terminal while it is played."""

from __future__ import annotations

import sys
import time
from typing import Final

from rules_core.games.village.players.thumb_player import ThumbPlayer
from rules_core.games.village.state.siege import Siege
from rules_core.games.village.words.names import SiegeNames
from rules_core.games.village.words.siege_summary import summary
from rules_core.kernel.facts import Fact
from rules_core.kernel.requests import Answer, Request
from rules_core.kernel.simulation import PlayerTable
from rules_core.lab.plan import BOOK, GamePlan, choices, make_game, shipped_content
from rules_core.lab.report import Report

SECONDS_A_LINE: Final = 0.12


class WatchTable(PlayerTable[Siege]):
    """A table at which somebody listens."""

    def __init__(self, state: Siege, seed: int, report: Report, pause: float) -> None:
        super().__init__(ThumbPlayer(), state, seed)
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


def watch(seed: int, length: str, heroes: int, terrain: str, fast: bool) -> int:
    """Play and tell one siege; gives back the exit code."""
    content = shipped_content()
    plan = GamePlan(0, seed, "thumb", choices(content, seed, length, heroes, terrain, BOOK))
    game = make_game(content, plan)
    state = game.start()
    names = SiegeNames(state.world)
    table = WatchTable(state, seed, Report(names), 0.0 if fast else SECONDS_A_LINE)
    party = ", ".join(str(names.of(hero)) for hero in state.world.hero_ids)
    table.show([f"{state.world.village.name}, {content.terrain[terrain].name}. {party}. (seed {seed})"])
    try:
        game.play(table, state)
    except KeyboardInterrupt:
        print("\nStopped. The same siege again: --seed", seed, file=sys.stderr)
        return 130
    table.show([*table.report.rest(), "", *summary(state, names)])
    return 0
