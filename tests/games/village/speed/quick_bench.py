"""A quick test of the village of the book, as the workshop plays it: 200 games on all processors, with compiled rules.

    python -m tests.games.village.speed.quick_bench [GAMES]

The compiled rules are those that `./run test` leaves in build/compiled. The limit is 60 seconds on two processors.
"""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[4]
COMPILED = ROOT / "build" / "compiled"
PLAY = """
import sys
from rules_core.lab.quick_test import run
from rules_core.games.village.trials.trial import official_trial
print(run(official_trial(), int(sys.argv[1]))["games"])
"""


def main(games: int) -> None:
    """Print how long the games took, starting the processes included."""
    if not COMPILED.is_dir():
        sys.stdout.write("There are no compiled rules yet: ./run test makes them.\n")
        return
    began = time.perf_counter()
    command = [sys.executable, "-c", PLAY, str(games)]
    played = subprocess.run(command, cwd=COMPILED, capture_output=True, text=True, check=True)
    seconds = time.perf_counter() - began
    pace = f"{seconds:.1f} s, {games / seconds:.1f} a second"
    sys.stdout.write(f"{played.stdout.strip()} games in {pace} (60 s allowed)\n")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 200)
