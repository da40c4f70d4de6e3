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
from rules_core.kernel.requests import NO_SEAT, Answer, Request, SeatId
from rules_core.kernel.simulation import Player, PlayerTable

LIMIT_MS = 150
SQUADS = {"squad_1": "grande-armee", "squad_2": "redcoats"}


class TimedTable(PlayerTable[Battle]):
    """Takes the time from one choice of who acts to the next, for one seat or for all."""

    def __init__(self, player: Player[Battle], state: Battle, seed: int, seat: SeatId = NO_SEAT) -> None:
        super().__init__(player, state, seed)
        self.seat = seat
        self.spans: list[float] = []
        self._began = 0.0

    def ask(self, request: Request) -> Answer:
        if request.topic == topics.WHOM:
            now = process_time()
            if self._began:
                self.spans.append(now - self._began)
            self._began = now if self.seat in (NO_SEAT, request.who) else 0.0
        return super().ask(request)


def told_spans(spans: list[float], limit_ms: int) -> str:
    """How long activations took, beside the limit."""
    ordered = sorted(spans)
    last = len(ordered) - 1
    half, most = ordered[last // 2] * 1000, ordered[round(last * 0.95)] * 1000
    return (
        f"a whole activation, limit {limit_ms} ms for 95 of 100: {len(ordered)} times, "
        f"median {half:.1f}, p95 {most:.1f}, worst {ordered[-1] * 1000:.1f} ms"
    )


def main() -> None:
    seeds = [int(word) for word in sys.argv[1:]] or [*range(1, 11)]
    game = DrumsGame(SQUADS)
    spans: list[float] = []
    started = process_time()
    for seed in seeds:
        state = game.start()
        table = TimedTable(ThumbPlayer(), state, seed)
        game.play(table, state)
        spans.extend(table.spans)
    spent = process_time() - started
    print(told_spans(spans, LIMIT_MS))
    print(f"{len(seeds)} battles to the end: {len(seeds) / spent:.2f} a second")


if __name__ == "__main__":
    main()
