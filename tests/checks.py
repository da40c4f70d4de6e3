"""Everything that `./run test` checks, stage after stage; the first that fails ends the run with its name.

python -m tests.checks             all stages but "again"
python -m tests.checks lint types  only these

Compiling begins with the first stage and goes on beside the others: it takes long, and one core for most of it.
"""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
COMPILED = ROOT / "build" / "compiled"
PYTHON = sys.executable

GAMES = sorted(path.name for path in (ROOT / "tests" / "games").iterdir() if (path / "__init__.py").is_file())
# One process more than cores: tests of windows and of kills wait now and then.
WORKERS = str((os.cpu_count() or 1) + 1)
PYTEST = (PYTHON, "-m", "pytest", "-q", "-n", WORKERS, "--dist", "worksteal")
COLLECT = (PYTHON, "-m", "pytest", "-q", "-p", "tests.collected")
CHECKED = ("rules_core", "desktop", "resources", "tests", "packaging", "run")
# Run with the source and once more compiled: what everything stands on, and whole games of every game.
TWICE = tuple(
    f"tests/{name}"
    for name in ("wording", "kernel", "conformance", "golden", "games/test_chosen.py", "games/test_steady.py")
)
# Run compiled alone where there is a compiler: rules are fast there. That the source says the same is seen by what runs
# twice, by every window, and by those of them that the other Python runs.
COMPILED_ALONE = (
    *(f"tests/{folder}" for folder in ("ground", "grid", "song", "players", "toy", "hunt")),
    *(
        str(path.relative_to(ROOT))
        for game in GAMES
        for path in sorted((ROOT / "tests" / "games" / game).iterdir())
        # The windows are not compiled.
        if path.name.startswith("test_") or (path.name != "desktop" and any(path.glob("**/test_*.py")))
    ),
    # This plays whole games on the compiled rules, in several processes.
    "tests/lab/test_command_line.py",
)
NOT_COMPILED_ALONE = tuple(f"--ignore={path}" for path in COMPILED_ALONE)
# What may differ between two Pythons: how texts and databases are read. `./run again` asks it of another one.
OTHER_PYTHON_TESTS = (
    *(f"tests/{folder}" for folder in ("clauses", "kernel", "song")),
    *(
        f"tests/games/{game}/{folder}"
        for game in GAMES
        for folder in ("content", "words", "saves", "desktop/storage")
        if (ROOT / "tests" / "games" / game / folder).is_dir()
    ),
    "tests/desktop/storage",
    # How a library survives a kill is the affair of the system, and takes long, as spoiling many saves does.
    "--ignore-glob=*/test_kill_while_*.py",
    "--ignore-glob=*/test_spoiled_saves.py",
)


NOT_HANDED_ON = (
    # The first place on the path is the stage's own folder, so the compiled stage meets the compiled rules.
    "PYTHONPATH",
    "PYTHONSAFEPATH",
    # Tests start the program dozens of times; without bytecode each start would read all of the source anew.
    "PYTHONDONTWRITEBYTECODE",
)
"""What of the environment no stage gets."""


@dataclass(frozen=True, slots=True)
class Stage:
    """One named check: a command that ends with 0 when all is well."""

    name: str
    command: tuple[str, ...]
    folder: Path = ROOT
    needs_compiler: bool = False
    only_by_name: bool = False
    begins_early: bool = False
    """Runs beside the stages before it. What it says is shown in its turn."""


def has_compiler() -> bool:
    """Tell whether the compiled stages can run. Under Linux `./run test` sees to it that they can."""
    return sys.platform.startswith("linux") or shutil.which("cc") is not None


FIRST_TESTS = ("-m", "not long", *NOT_COMPILED_ALONE) if has_compiler() else ()
STAGES = (
    Stage("lint", (PYTHON, "-m", "ruff", "check", ".")),
    Stage("format", (PYTHON, "-m", "ruff", "format", "--check", ".")),
    Stage("types", (PYTHON, "-m", "mypy", "--strict", *CHECKED)),
    Stage("imports", (str(Path(PYTHON).with_name("lint-imports")), "--no-logo")),
    Stage("clauses", (PYTHON, "-m", "tests.clauses")),
    # In a fresh tree every process of the next stage would compile all tests for itself.
    Stage("collect", (*COLLECT, *FIRST_TESTS)),
    # Whole games and many angles are played where they are fast.
    Stage("tests", (*PYTEST, *FIRST_TESTS)),
    Stage("compile", (PYTHON, "packaging/compile_rules.py"), needs_compiler=True, begins_early=True),
    Stage(
        "compiled tests",
        (*PYTEST, "-p", "tests.compiled", *TWICE, *COMPILED_ALONE),
        folder=COMPILED,
        needs_compiler=True,
    ),
    Stage("again", (*PYTEST, *OTHER_PYTHON_TESTS), only_by_name=True),
)


class Run:
    """A stage that has begun. It ends with 0 when all is well."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        environment = {key: value for key, value in os.environ.items() if key not in NOT_HANDED_ON}
        out = subprocess.PIPE if stage.begins_early else None
        self.process = subprocess.Popen(stage.command, cwd=stage.folder, env=environment, stdout=out, stderr=out)
        self.reader = ThreadPoolExecutor(1)
        # Read from the first moment on: a full pipe would hold it up.
        self.said = self.reader.submit(self.process.communicate)

    def passed(self) -> bool:
        """Wait for its end, with its name before and its seconds after."""
        print(f"=== {self.stage.name}", flush=True)
        began = time.monotonic()
        for said in self.said.result():
            print((said or b"").decode(errors="replace"), end="", flush=True)
        code = self.process.wait()
        result = "passed" if code == 0 else "FAILED"
        print(f"=== {self.stage.name}: {result} in {time.monotonic() - began:.1f} s", flush=True)
        return code == 0

    def stop(self) -> None:
        """A stage before it has failed, so nobody waits for it."""
        self.process.terminate()
        self.process.wait()


def check(stages: Sequence[Stage]) -> str:
    """Run the stages to the first that fails; gives back its name, "" when all is well."""
    early = {stage.name: Run(stage) for stage in stages if stage.begins_early}
    try:
        for stage in stages:
            run = early.pop(stage.name, None) or Run(stage)
            if not run.passed():
                return stage.name
    finally:
        for run in early.values():
            run.stop()
    return ""


def main(names: Sequence[str]) -> int:
    unknown = [name for name in names if name not in [stage.name for stage in STAGES]]
    if unknown:
        print(f"No such stage: {', '.join(unknown)}. There are: {', '.join(stage.name for stage in STAGES)}.")
        return 2
    began = time.monotonic()
    chosen = [stage for stage in STAGES if (stage.name in names if names else not stage.only_by_name)]
    if not has_compiler():
        for stage in chosen:
            if stage.needs_compiler:
                print(f"=== {stage.name}: skipped, there is no C compiler on this machine", flush=True)
        chosen = [stage for stage in chosen if not stage.needs_compiler]
    if failed := check(chosen):
        print(f"Stopped at the stage: {failed}", flush=True)
        return 1
    print(f"All is well, in {time.monotonic() - began:.0f} s.", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
