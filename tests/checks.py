"""Everything that `./run test` checks, stage after stage; the first that fails ends the run with its name.

python -m tests.checks             all stages but "again"
python -m tests.checks lint types  only these
"""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
COMPILED = ROOT / "build" / "compiled"
PYTHON = sys.executable

GAMES = sorted(path.name for path in (ROOT / "tests" / "games").iterdir() if (path / "__init__.py").is_file())
PYTEST = (PYTHON, "-m", "pytest", "-q", "-n", "2", "--dist", "worksteal")
CHECKED = ("rules_core", "desktop", "resources", "tests", "packaging", "run")
RULES_TESTS = (
    *(f"tests/{folder}" for folder in ("wording", "kernel", "ground", "grid", "song", "players", "games")),
    *(f"tests/{folder}" for folder in ("toy", "hunt", "conformance", "golden")),
    # The windows are not compiled.
    "--ignore-glob=*/games/*/desktop",
    # This plays whole games on the compiled rules, in several processes.
    "tests/lab/test_command_line.py",
)
# What may differ between two Pythons: how texts and databases are read. `./run again` asks it of another one.
OTHER_PYTHON_TESTS = (
    *(f"tests/{folder}" for folder in ("architecture", "clauses", "kernel", "song")),
    *(f"tests/games/{game}/{folder}" for game in GAMES for folder in ("content", "words", "saves", "desktop/storage")),
    "tests/desktop/storage",
    # How a library survives a kill is the affair of the system, and takes long.
    "--ignore-glob=*/test_kill_while_*.py",
)


@dataclass(frozen=True, slots=True)
class Stage:
    """One named check: a command that ends with 0 when all is well."""

    name: str
    command: tuple[str, ...]
    folder: Path = ROOT
    needs_compiler: bool = False
    only_by_name: bool = False


STAGES = (
    Stage("lint", (PYTHON, "-m", "ruff", "check", ".")),
    Stage("format", (PYTHON, "-m", "ruff", "format", "--check", ".")),
    Stage("types", (PYTHON, "-m", "mypy", "--strict", *CHECKED)),
    Stage("imports", (str(Path(PYTHON).with_name("lint-imports")), "--no-logo")),
    Stage("clauses", (PYTHON, "-m", "tests.clauses")),
    Stage("tests", PYTEST),
    Stage("compile", (PYTHON, "packaging/compile_rules.py"), needs_compiler=True),
    Stage("compiled tests", (*PYTEST, "-p", "tests.compiled", *RULES_TESTS), folder=COMPILED, needs_compiler=True),
    Stage("again", (*PYTEST, *OTHER_PYTHON_TESTS), only_by_name=True),
)


def has_compiler() -> bool:
    """Tell whether the compiled stages can run. Under Linux `./run test` sees to it that they can."""
    return sys.platform.startswith("linux") or shutil.which("cc") is not None


def check(stage: Stage) -> bool:
    """Run one stage, with its name before and its seconds after."""
    if stage.needs_compiler and not has_compiler():
        print(f"=== {stage.name}: skipped, there is no C compiler on this machine", flush=True)
        return True
    print(f"=== {stage.name}", flush=True)
    began = time.monotonic()
    # The first place on the path is the stage's own folder, so the compiled stage meets the compiled rules.
    environment = {key: value for key, value in os.environ.items() if key not in ("PYTHONPATH", "PYTHONSAFEPATH")}
    code = subprocess.run(stage.command, cwd=stage.folder, env=environment).returncode
    print(f"=== {stage.name}: {'passed' if code == 0 else 'FAILED'} in {time.monotonic() - began:.1f} s", flush=True)
    return code == 0


def main(names: Sequence[str]) -> int:
    unknown = [name for name in names if name not in [stage.name for stage in STAGES]]
    if unknown:
        print(f"No such stage: {', '.join(unknown)}. There are: {', '.join(stage.name for stage in STAGES)}.")
        return 2
    began = time.monotonic()
    for stage in STAGES:
        chosen = stage.name in names if names else not stage.only_by_name
        if chosen and not check(stage):
            print(f"Stopped at the stage: {stage.name}", flush=True)
            return 1
    print(f"All is well, in {time.monotonic() - began:.0f} s.", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
