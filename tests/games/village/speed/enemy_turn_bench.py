"""How long an Enemy Group thinks: `python -m tests.games.village.speed.enemy_turn_bench`.

Standard games with four heroes on every table, played by the rule-of-thumb player. Timed is the whole activation of a
group, its roll and all its models' actions, from checkpoint to checkpoint. The limit is 100 ms for 95 of 100
activations, interpreted, on an idle machine. It prints figures and judges nothing. Numbers after the command are seeds.
"""

from __future__ import annotations

import sys
from time import perf_counter

from rules_core.games.village.content.loader import shipped
from rules_core.games.village.content.setup import build
from rules_core.games.village.content.types import shared_ground
from rules_core.games.village.game import VillageGame
from rules_core.games.village.players.thumb_player import ThumbPlayer
from rules_core.games.village.state.siege import Phase, Siege
from rules_core.kernel.simulation import OutOfPatience, PlayerTable

LIMIT_MS = 100
QUESTIONS = 20_000


class TimedTable(PlayerTable[Siege]):
    """Takes the time of every group's activation."""

    def __init__(self, state: Siege, seed: int) -> None:
        super().__init__(ThumbPlayer(), state, seed, QUESTIONS)
        self.spans: list[float] = []
        self.span = 0.0
        self.began = 0.0
        self.was_enemy = False

    def checkpoint(self) -> None:
        now = perf_counter()
        if self.was_enemy:
            self.span += now - self.began
            if self.state.group_turn is None:
                self.spans.append(self.span)
                self.span = 0.0
        self.was_enemy = self.state.phase is Phase.ENEMY_TURN
        self.began = perf_counter()


def main() -> None:
    seeds = [int(word) for word in sys.argv[1:]] or [1, 2, 3]
    content = shipped()
    everything: list[float] = []
    print(f"an Enemy Group's whole activation, ms; limit {LIMIT_MS} for 95 of 100")
    for terrain in [one.id for one in shared_ground(content)]:
        setup = {"heroes": list(content.heroes)[:4], "length": "standard", "terrain": terrain}
        game = VillageGame(build(content, setup))
        spans: list[float] = []
        started = perf_counter()
        for seed in seeds:
            state = game.start()
            table = TimedTable(state, seed)
            try:
                game.play(table, state)
            except OutOfPatience:
                print(f"{terrain}, seed {seed}: no end after {QUESTIONS} questions")
            spans.extend(table.spans)
        each = (perf_counter() - started) / len(seeds)
        print(f"{terrain:<14}{_spread(spans)}   {each:5.1f} s a game, {sum(spans) / len(seeds):.1f} s of it the enemy")
        everything.extend(spans)
    print(f"{'all':<14}{_spread(everything)}")


def _spread(spans: list[float]) -> str:
    ranked = sorted(1000 * span for span in spans)
    middle = ranked[len(ranked) // 2]
    high = ranked[len(ranked) * 95 // 100]
    return f"{len(ranked):6} activations  p50 {middle:6.1f}  p95 {high:6.1f}  most {ranked[-1]:6.1f}"


if __name__ == "__main__":
    main()
