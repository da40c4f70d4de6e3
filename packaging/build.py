"""Make everything that players install, as far as this machine can, and say what it could not make and why.

python packaging/build.py [--to FOLDER] [--only-program] [--smoke]

Needs the packages of requirements/package.txt. Everything lands in dist (or FOLDER): the program as a folder, the
.deb, the .rpm, the self-extracting archive, and the scripts for Windows and macOS. Release builds belong on the oldest
system that is to be served, with nothing but the packages above: what the builder has installed can get in.
Exit codes: 0 all was made that this machine can make, 1 a step or a limit failed, 2 the program could not be made.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

from built_program import build_program, compile_rules
from contents import version
from linux_tree import lay_out
from other_systems import app_image, macos_application, windows_setup
from outcome import Made, NotMade, Outcome
from self_extracting import make_archive
from system_packages import make_deb, make_rpm

ROOT = Path(__file__).resolve().parent.parent
FAILED, NO_PROGRAM = 1, 2


def main(arguments: list[str]) -> int:
    """Build, step by step; gives the exit code."""
    options = _parser().parse_args(arguments)
    target = Path(options.to).resolve()
    target.mkdir(parents=True, exist_ok=True)
    outcomes: list[Outcome] = []
    try:
        _tell(outcomes, lambda: compile_rules(ROOT))
        program = _tell(outcomes, lambda: build_program(ROOT, target))
        if isinstance(program, NotMade):
            return NO_PROGRAM
        if not options.only_program:
            _make_downloads(outcomes, target)
    except subprocess.CalledProcessError as fault:
        print(f"Stopped: {Path(str(fault.cmd[0])).name} ended with code {fault.returncode}; its lines above say why.")
        return FAILED
    if options.smoke:
        began = subprocess.run([sys.executable, str(ROOT / "packaging" / "smoke.py"), str(target)])
        if began.returncode != 0:
            return FAILED
    return 0 if all(one.is_fine for one in outcomes if isinstance(one, Made)) else FAILED


def _make_downloads(outcomes: list[Outcome], target: Path) -> None:
    number = version(ROOT)
    if sys.platform.startswith("linux"):
        tree = ROOT / "build" / "tree"
        lay_out(ROOT, target / "hearthwall", tree)
        _tell(outcomes, lambda: make_deb(tree, target, number))
        _tell(outcomes, lambda: make_rpm(tree, target, number))
        _tell(outcomes, lambda: make_archive(ROOT, tree, target, number))
    else:
        for what in ("the Debian package", "the RPM package", "the self-extracting archive"):
            _note(outcomes, NotMade(what, "What it installs has to be built on Linux."))
    for outcome in (*windows_setup(ROOT, target, number), *macos_application(target, number), app_image()):
        _note(outcomes, outcome)


def _tell(outcomes: list[Outcome], make: Callable[[], Outcome]) -> Outcome:
    """Make one thing and say what came of it, and how long it took."""
    began = time.monotonic()
    outcome = make()
    _note(outcomes, outcome, time.monotonic() - began)
    return outcome


def _note(outcomes: list[Outcome], outcome: Outcome, taken: float = 0.0) -> None:
    outcomes.append(outcome)
    print(outcome.sentence() + (f" ({taken:.0f} s)" if taken >= 1 else ""), flush=True)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description="Make everything that players install.")
    parser.add_argument("--to", default=str(ROOT / "dist"), help="the folder for what is made (default dist)")
    parser.add_argument("--only-program", action="store_true", help="the program's folder and no packages")
    parser.add_argument("--smoke", action="store_true", help="try what was made, afterwards: packaging/smoke.py")
    return parser


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
