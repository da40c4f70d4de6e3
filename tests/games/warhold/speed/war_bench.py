"""How long whole turns and wars by rule of thumb take: `python -m tests.games.warhold.speed.war_bench 20`.

So many wars of four on the map that stands ready. It prints how many rounds they took, how long whole turns took, from
their Upkeep to the next one's (150 ms for 95 of 100, interpreted), how many wars a second are played, and the memory. A
second number is the seed to begin with, and a word that holds "=" a choice, such as `players=2`. It judges nothing.
Seconds are the processor's own, so that other work on the machine counts little.
"""

from __future__ import annotations

import resource
import sys
from collections.abc import Sequence
from time import process_time

from rules_core.games.warhold.game import WarholdGame
from rules_core.games.warhold.players.thumb import ThumbPlayer
from rules_core.games.warhold.state.war import Phase, War
from rules_core.kernel.simulation import PlayerTable
from tests.games.warhold.speed.danger_bench import told

USUAL_WARS = 20
LONG = 80
READY = {"players": 4, "board": "four-corners", "approval": False}


class TimedTable(PlayerTable[War]):
    """Takes the time of whole turns."""

    def __init__(self, state: War, seed: int) -> None:
        super().__init__(ThumbPlayer(seed), state, seed)
        self.spans: list[float] = []
        self._began = 0.0

    def checkpoint(self) -> None:
        if self.state.phase in (Phase.GATHER, Phase.MONSTERS_MOVE, Phase.OVER):
            now = process_time()
            if self._began:
                self.spans.append(now - self._began)
            self._began = now if self.state.phase is Phase.GATHER else 0.0


def asked(words: Sequence[str], usual: int) -> tuple[int, int, WarholdGame]:
    """How many wars, from which seed on, and of which set-up."""
    numbers = [int(word) for word in words if word.isdigit()]
    given = [word.split("=", 1) for word in words if "=" in word]
    game = WarholdGame({**READY, **{key: int(value) if value.isdigit() else value for key, value in given}})
    return numbers[0] if numbers else usual, numbers[1] if len(numbers) > 1 else 0, game


def main() -> None:
    wars, first, game = asked(sys.argv[1:], USUAL_WARS)
    spans: list[float] = []
    rounds: list[int] = []
    started = process_time()
    for seed in range(first, first + wars):
        state = game.start()
        table = TimedTable(state, seed)
        game.play(table, state)
        rounds.append(state.round)
        spans.extend(table.spans)
    seconds = process_time() - started
    rounds.sort()
    soon = len([one for one in rounds if one <= LONG])
    print(f"{soon} of {wars} wars within {LONG} rounds; median {rounds[wars // 2]}, most {rounds[-1]}")
    print(told("a whole turn", spans))
    print(f"{wars / seconds:.2f} wars a second, {seconds / wars:.2f} s a war")
    print(f"memory {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024} MB")


if __name__ == "__main__":
    main()
