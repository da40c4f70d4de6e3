"""Alters the rules, change after change, and prints which changes no test notices.

python -m tests.mutants [--count 240] [--seed 1] [--only song/melee]

The changes are drawn by lot over kernel, song and the rules of every game, the same for the same seed. For each only
the tests run that call the changed function. Survivors that change nothing are explained in `explained.toml`.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
import tomllib
from pathlib import Path

from tests.mutants.making import Mutant, Place, made_at, places_of
from tests.mutants.noticing import ROOT, find_callers, is_noticed, live_function

CHANGED = ("rules_core/kernel", "rules_core/song", "rules_core/games/*/rules", "rules_core/games/*/state")
TESTS = ("tests/kernel", "tests/song", "tests/conformance", "tests/golden", "tests/games")
LEFT_OUT = ("--ignore-glob=*/desktop", "--ignore-glob=*/lab", "--ignore-glob=*/content", "--ignore-glob=*/words")
EXPLAINED = Path(__file__).with_name("explained.toml")


def drawn(count: int, seed: int, only: str) -> list[Mutant]:
    """So many mutants, drawn by lot from all there are."""
    found: list[Place] = []
    for folder in CHANGED:
        for path in sorted(ROOT.glob(f"{folder}/**/*.py")):
            if only in path.as_posix():
                found.extend(places_of(path, ".".join(path.relative_to(ROOT).with_suffix("").parts)))
    lots = random.Random(seed)
    chosen = [made_at(place) for place in lots.sample(found, min(count, len(found)))]
    return sorted(chosen, key=lambda one: (one.module, one.line))


def main() -> int:
    parser = argparse.ArgumentParser(description="Alters the rules and prints what no test notices.")
    parser.add_argument("--count", type=int, default=240)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="", help="only files whose path holds this")
    options = parser.parse_args()
    began = time.monotonic()
    explained: dict[str, str] = tomllib.loads(EXPLAINED.read_text(encoding="utf-8"))
    callers = find_callers([*TESTS, *LEFT_OUT])
    print(f"{len(callers.seconds)} tests in {time.monotonic() - began:.0f} s", flush=True)
    tried = noticed = 0
    left: list[str] = []
    for mutant in drawn(options.count, options.seed, options.only):
        function = live_function(mutant)
        if function is None:
            continue
        tried += 1
        tests = callers.of(function)
        if tests and is_noticed(mutant, function, tests):
            noticed += 1
            continue
        name = f"{mutant.module.removeprefix('rules_core.')} {mutant.function} {mutant.change}"
        reason = explained.get(name, "")
        left.append(name)
        print(f"{'explained' if reason else 'SURVIVES'}: line {mutant.line}, {name} ({len(tests)} tests)", flush=True)
    unexplained = [one for one in left if one not in explained]
    seconds = time.monotonic() - began
    print(f"{tried} mutants, {noticed} noticed, {len(left) - len(unexplained)} explained, in {seconds:.0f} s")
    return 1 if unexplained else 0


if __name__ == "__main__":
    sys.exit(main())
