"""Whole Standard games by the rule-of-thumb player on the densest terrain, interpreted and compiled.

`python -m tests.speed.game_bench [GAMES]`; the compiled rules are those that `./run test` leaves in build/compiled.
Processor seconds of one process, so that other work on the machine counts little; both answers must be equal.
"""

from __future__ import annotations

import json
import resource
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
COMPILED = ROOT / "build" / "compiled"


def play(folder: Path, games: int) -> tuple[float, int, str]:
    """Processor seconds, answers given, and what came of the games, as text to compare."""
    command = [
        sys.executable, "-m", "rules_core.lab", "simulate", "village", "--games", str(games), "--seed", "1",
        "--length", "standard", "--heroes", "4", "--terrain", "old-wood", "--jobs", "1", "--json",
    ]  # fmt: skip
    before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
    run = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=True)
    seconds = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before
    result = json.loads(run.stdout)
    same = {key: result[key] for key in ("games", "wins", "losses", "stalled", "errors", "answers", "activations")}
    return seconds, int(result["answers"]), json.dumps(same)


def main(games: int) -> None:
    """Print both and their ratio."""
    interpreted, answers, plain = play(ROOT, games)
    sys.stdout.write(
        f"interpreted  {interpreted / games:.2f} s a game, {answers / interpreted:.0f} answers/s\n{plain}\n"
    )
    if not COMPILED.is_dir():
        sys.stdout.write("There are no compiled rules yet: ./run test makes them.\n")
        return
    compiled, answers, fast = play(COMPILED, games)
    sys.stdout.write(f"compiled     {compiled / games:.2f} s a game, {answers / compiled:.0f} answers/s\n{fast}\n")
    sys.stdout.write(f"compiled is {interpreted / compiled:.1f} times as fast; same games: {plain == fast}\n")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 6)
