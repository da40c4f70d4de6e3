"""Alters the rules, change after change, and prints which changes no test notices.

python -m tests.mutants [--count 240] [--seed 1] [--only song/melee]

The changes are drawn by lot over kernel, song and the rules of every game; a seed draws the same ones for as long as
their functions stay as they are. For each only the tests run that call the changed function. Survivors that change
nothing are explained in `explained.toml`, by the name that is printed.
"""

from __future__ import annotations

import argparse
import hashlib
import sys
import time
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tests.mutants.making import Mutant, mutants_of
from tests.mutants.noticing import AT_ONCE, Callers, find_callers, is_noticed
from tests.mutants.running import ROOT

CHANGED = ("rules_core/kernel", "rules_core/song", "rules_core/games/*/rules", "rules_core/games/*/state")
TESTS = ("tests/games", "tests/conformance", "tests/golden", "tests/song", "tests/kernel")
LEFT_OUT = ("--ignore-glob=*/desktop", "--ignore-glob=*/lab", "--ignore-glob=*/content", "--ignore-glob=*/words")
EXPLAINED = Path(__file__).with_name("explained.toml")


def all_mutants() -> dict[Mutant, int]:
    """Every change that can be made, and the how manieth it is of its module."""
    found: dict[Mutant, int] = {}
    for folder in CHANGED:
        for path in sorted(ROOT.glob(f"{folder}/**/*.py")):
            module = ".".join(path.relative_to(ROOT).with_suffix("").parts)
            found.update({mutant: number for number, mutant in enumerate(mutants_of(path, module))})
    return found


def drawn(mutants: list[Mutant], count: int, seed: int) -> list[Mutant]:
    """So many of them, drawn by lot."""

    def lot(one: Mutant) -> str:
        return hashlib.sha256(f"{seed} {one.name} {one.number}".encode()).hexdigest()

    return sorted(sorted(mutants, key=lot)[:count], key=lambda one: (one.module, one.line))


def report(mutants: dict[Mutant, int], chosen: list[Mutant], callers: Callers) -> int:
    """Try them and print what is left; gives how many have neither been noticed nor explained."""
    explained: dict[str, str] = tomllib.loads(EXPLAINED.read_text(encoding="utf-8"))
    for name in explained.keys() - {one.name for one in mutants}:
        print(f"explained.toml: there is no such mutant any more: {name}")
    noticed = reasons = 0

    def survives(mutant: Mutant) -> bool:
        tests = callers.of(mutant)
        seconds = sum(callers.seconds[one] for one in tests)
        return not tests or not is_noticed(mutant, mutants[mutant], tests, seconds)

    with ThreadPoolExecutor(AT_ONCE) as pool:
        for mutant, is_left in zip(chosen, pool.map(survives, chosen), strict=True):
            if not is_left:
                noticed += 1
                continue
            reasons += mutant.name in explained
            told = "explained" if mutant.name in explained else "SURVIVES"
            print(f"{told}: line {mutant.line}, {mutant.name} ({len(callers.of(mutant))} tests)", flush=True)
    left = len(chosen) - noticed - reasons
    print(f"{len(chosen)} mutants tried: {noticed} noticed, {reasons} explained, {left} left")
    return left


def main() -> int:
    parser = argparse.ArgumentParser(description="Alters the rules and prints what no test notices.")
    parser.add_argument("--count", type=int, default=240)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="", help="only files whose path holds this")
    options = parser.parse_args()
    began = time.monotonic()
    mutants = all_mutants()
    callers = find_callers(TESTS, LEFT_OUT)
    print(f"{len(callers.seconds)} tests in {time.monotonic() - began:.0f} s", flush=True)
    chosen = [one for one in mutants if options.only in one.path.as_posix()]
    left = report(mutants, drawn(chosen, options.count, options.seed), callers)
    print(f"{time.monotonic() - began:.0f} s")
    return 1 if left else 0


if __name__ == "__main__":
    sys.exit(main())
