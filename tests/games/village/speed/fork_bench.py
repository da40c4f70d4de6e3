"""What a fork, a copy of the state and one answer cost in mid-activation.

python -m tests.games.village.speed.fork_bench
"""

from __future__ import annotations

import statistics
import sys
import time
from collections.abc import Callable

from rules_core.games.catalogue import GAMES
from rules_core.games.village.content.kinds import GAME
from rules_core.games.village.content.loader import shipped
from rules_core.games.village.content.setup import build
from rules_core.games.village.players.thumb_player import ThumbPlayer
from rules_core.games.village.state.siege import Siege
from rules_core.kernel.match import Match, begin

ROUNDS = 300


def in_mid_activation() -> Match[Siege]:
    """A Standard game of four heroes in its third wave, with an activation under way."""
    content = shipped()
    setup = build(content, {"heroes": list(content.heroes)[:4], "length": "standard", "terrain": "old-wood"})
    bot = ThumbPlayer()
    for seed in range(1, 60):
        match: Match[Siege] = begin(GAMES[GAME](setup), seed)
        while match.pending is not None:
            if match.state.wave == 3 and match.pending.topic == "action":
                return match
            match.answer(bot.decide(match.state, match.pending, match.journal.depth(match.journal.head)))
    raise AssertionError("No game came to its third wave.")


def timed(call: Callable[[], object]) -> list[float]:
    """Milliseconds of each round."""
    times: list[float] = []
    for _ in range(ROUNDS):
        began = time.perf_counter()
        call()
        times.append((time.perf_counter() - began) * 1000)
    return sorted(times)


def main() -> None:
    """Print the figures."""
    match = in_mid_activation()
    option = "end"
    models = len(match.state.models)
    sys.stdout.write(f"{models} models, {len(match.journal.entries)} answers, {len(match.facts)} facts\n")
    for name, call in (
        ("fork", match.fork),
        ("copy of the state", lambda: match.game.clone(match.state)),
        ("fork and one answer", lambda: match.fork().answer(option)),
    ):
        times = timed(call)
        median, late = statistics.median(times), times[int(len(times) * 0.95)]
        sys.stdout.write(f"{name:22} median {median:.3f} ms   p95 {late:.3f} ms\n")


if __name__ == "__main__":
    main()
