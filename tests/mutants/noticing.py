"""Which tests call which functions of the rules, found by running them once; and whether they notice a mutant."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from tests.mutants.making import Mutant, place_of
from tests.mutants.running import ROOT

AT_ONCE = 2
"""So many processes run tests at the same time."""
MOST_TESTS = 400
CACHE = ROOT / "build" / "mutants"
"""Who calls what is kept here, for as long as neither rules nor tests change."""
STEADY = {**os.environ, "CI": "1"}
"""In CI Hypothesis takes the same examples in every run."""


class Callers:
    """For every function of the rules the tests that call it, and how long each takes."""

    def __init__(self) -> None:
        self.tests: dict[str, set[str]] = {}
        self.seconds: dict[str, float] = {}
        self.on_import: set[str] = set()

    def take(self, found: dict[str, Any]) -> None:
        """Add what a run has found."""
        names = list(found["seconds"])
        self.seconds.update(found["seconds"])
        self.on_import.update(found["on_import"])
        for place, numbers in found["tests"].items():
            self.tests.setdefault(place, set()).update(names[one] for one in numbers)

    def of(self, mutant: Mutant) -> list[str]:
        """The tests that call the function of a mutant, the quickest first.

        A function that runs on import (of a rule that is made once, say) is tested by whoever uses its module.
        """
        place = place_of(mutant.module, mutant.first_line)
        callers = self.tests.get(place, set())
        if place in self.on_import:
            module = place_of(mutant.module, 0)[:-1]
            callers = callers.union(*(tests for one, tests in self.tests.items() if one.startswith(module)))
        return sorted(callers, key=lambda one: (self.seconds[one], one))[:MOST_TESTS]


def find_callers(folders: Sequence[str], left_out: Sequence[str]) -> Callers:
    """Run the tests of each folder once, or take what an earlier run found.

    Raises `SystemExit` when a test fails without any mutant.
    """
    CACHE.mkdir(parents=True, exist_ok=True)
    state = hashlib.sha256()
    for path in sorted(
        [*ROOT.glob("rules_core/**/*.py"), *ROOT.glob("tests/**/*.py"), *ROOT.glob("resources/**/*.toml")]
    ):
        state.update(path.read_bytes())
    files = [CACHE / f"{state.hexdigest()[:16]}-{folder.replace('/', '-')}.json" for folder in folders]
    for old in set(CACHE.iterdir()) - set(files):
        old.unlink()

    def run(folder: str, file: Path) -> int:
        return 0 if file.exists() else _run(["calls", str(file), folder, *left_out], None)

    with ThreadPoolExecutor(AT_ONCE) as pool:
        codes = list(pool.map(run, folders, files))
    callers = Callers()
    for folder, file, code in zip(folders, files, codes, strict=True):
        if code != 0:
            file.unlink(missing_ok=True)
            sys.exit(f"{folder}: a test fails without any change in the rules; mend that first.")
        callers.take(json.loads(file.read_text(encoding="utf-8")))
    return callers


def is_noticed(mutant: Mutant, number: int, tests: Sequence[str], seconds: float) -> bool:
    """Whether one of the tests fails with the mutant, the how manieth of its module, in place.

    `seconds`: how long they take without it. When they take far longer it never ends: that is noticed too.
    """
    try:
        return _run(["mutant", mutant.module, str(number), *tests], 60 + 5 * seconds) != 0
    except subprocess.TimeoutExpired:
        return True


def _run(arguments: Sequence[str], limit: float | None) -> int:
    command = [sys.executable, "-m", "tests.mutants.running", *arguments]
    nothing = subprocess.DEVNULL
    return subprocess.run(command, cwd=ROOT, env=STEADY, stdout=nothing, stderr=nothing, timeout=limit).returncode
