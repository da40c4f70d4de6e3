"""How long the Sergeant thinks, and how many battles a second: `python -m tests.games.drums.speed.activation_bench`.

Battles of two ready squads on rolled terrain, thumb against thumb. Timed is the whole activation of a man, or of those
to whom a Leader gives orders: from the question who acts to the next one, dice, rules and thoughts. The limit is 150 ms
for 95 of 100 activations, interpreted. It prints figures and judges nothing. They are the processor's own seconds, so
that other work on the machine counts little. Numbers after the command are seeds.
"""

from __future__ import annotations

import sys
from time import process_time

from rules_core.games.drums.game import DrumsGame
from rules_core.games.drums.players.thumb import ThumbPlayer
from rules_core.games.drums.rules import topics
from rules_core.games.drums.state.battle import Battle
from rules_core.kernel.requests import Answer, Request
from rules_core.kernel.simulation import PlayerTable

LIMIT_MS = 150
SQUADS = {"squad_1": "grande-armee", "squad_2": "redcoats"}


class TimedTable(PlayerTable[Battle]):
    """Takes the time from one choice of who acts to the next."""

    def __init__(self, state: Battle, seed: int) -> None:
        super().__init__(ThumbPlayer(), state, seed)
        self.spans: list[float] = []
        self._began = 0.0

    def ask(self, request: Request) -> Answer:
        if request.topic == topics.WHOM:
            now = process_time()
            if self._began:
                self.spans.append(now - self._began)
            self._began = now
        return super().ask(request)


def main() -> None:
    seeds = [int(word) for word in sys.argv[1:]] or [*range(1, 11)]
    game = DrumsGame(SQUADS)
    spans: list[float] = []
    started = process_time()
    for seed in seeds:
        state = game.start()
        table = TimedTable(state, seed)
        game.play(table, state)
        spans.extend(table.spans)
    spent = process_time() - started
    ordered = sorted(spans)
    last = len(ordered) - 1
    print(f"a whole activation, limit {LIMIT_MS} ms for 95 of 100: {len(ordered)} times, ", end="")
    print(f"median {ordered[last // 2] * 1000:.1f}, p95 {ordered[round(last * 0.95)] * 1000:.1f}, ", end="")
    print(f"worst {ordered[-1] * 1000:.1f} ms")
    print(f"{len(seeds)} battles to the end: {len(seeds) / spent:.2f} a second")


if __name__ == "__main__":
    main()
