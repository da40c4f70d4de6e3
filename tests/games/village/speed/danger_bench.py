"""How long the danger of every spot takes: `python -m tests.games.village.speed.danger_bench`.

Standard games with four heroes, played by the rule-of-thumb player. Timed is what the map asks when a hero begins to
act: every spot of the table, in time of the processor, so that other programs count little. As in the program Python
does not look for circles of objects meanwhile. The limit is 50 ms, compiled. It prints figures and judges nothing;
numbers after the command are seeds.
"""

from __future__ import annotations

import gc
import sys
from time import process_time

from rules_core.games.village.content.loader import shipped
from rules_core.games.village.content.setup import build
from rules_core.games.village.game import VillageGame
from rules_core.games.village.players.thumb_player import ThumbPlayer
from rules_core.games.village.rules import peril
from rules_core.games.village.state.siege import Siege
from rules_core.kernel.requests import Answer, Request
from rules_core.kernel.simulation import OutOfPatience, PlayerTable
from rules_core.song import topics

LIMIT_MS = 50
SHARES = (("median", 0.5), ("p90", 0.9), ("p95", 0.95), ("p99", 0.99), ("most", 1.0))
QUESTIONS = 20_000


class TimedTable(PlayerTable[Siege]):
    """Counts danger whenever a hero chooses how many dice to roll, and takes the time."""

    def __init__(self, state: Siege, seed: int) -> None:
        super().__init__(ThumbPlayer(), state, seed, QUESTIONS)
        self.spans: list[float] = []
        self.spots = 0

    def ask(self, request: Request) -> Answer:
        if request.topic == topics.DICE:
            gc.disable()
            began = process_time()
            looked = peril.Peril(self.state, self.state.model(request.subject))
            self.spots += sum(len(looked.in_row(y)) for y in looked.rows())
            self.spans.append(1000 * (process_time() - began))
            gc.enable()
        return super().ask(request)


def main() -> None:
    seeds = [int(word) for word in sys.argv[1:]] or [1, 2, 3, 4]
    content = shipped()
    game = VillageGame(build(content, {"heroes": list(content.heroes)[:4], "length": "standard"}))
    spans: list[float] = []
    spots = 0
    for seed in seeds:
        state = game.start()
        table = TimedTable(state, seed)
        try:
            game.play(table, state)
        except OutOfPatience:
            print(f"seed {seed}: stalled")
        spans.extend(table.spans)
        spots += table.spots
    spans.sort()
    shares = ", ".join(f"{name} {spans[int(share * (len(spans) - 1))]:.1f}" for name, share in SHARES)
    within = sum(one <= LIMIT_MS for one in spans) / len(spans)
    print(f"{peril.__file__}: the danger of every spot, {len(spans)} times; {spots} dangerous spots")
    print(f"ms of the processor: {shares}; within {LIMIT_MS} ms: {100 * within:.1f} %")


if __name__ == "__main__":
    main()
