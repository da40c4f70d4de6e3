"""Compile the rules with mypyc, from the unchanged source, beside a copy of them.

python packaging/compile_rules.py            quickly made, for the tests
python packaging/compile_rules.py --release  as fast as can be, for the built program: takes many times as long

The copy in build/compiled holds rules_core with a compiled module beside every source file but those of the lab,
and with it the resources and the tests: started there, Python takes the compiled
modules, and every test runs unchanged. The source tree itself is never touched. A second run does nothing
unless a source file, the compiler or an option has changed.
"""

import argparse
import copy
import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path
from typing import Any

from mypyc.build import mypycify
from setuptools import Distribution
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build"
COMPILED = BUILD / "compiled"

# One group: calls between these go straight from C to C. The lab stays interpreted: it starts processes.
PACKAGES = ("wording", "kernel", "ground", "grid", "content", "song", "players", "games")
LEFT_OUT = ("__init__.py", "__main__.py")
# All rules share one library, "rules__mypyc", which packagers have to name.
GROUP = "rules"
# For the compiler that makes the release, and for its linker: all of the group is optimised as one.
RELEASE = ["-O2", "-fno-semantic-interposition"]
WHOLE_GROUP = ["-flto=auto"]
# The release is compiled twice: first it counts, while games are played, which way the rules go how often. What none
# of these games has reached is then compiled as if nothing had been counted.
COUNTING = ["-fprofile-generate", "-fprofile-update=single"]
BY_COUNTS = ["-fprofile-use", "-fprofile-partial-training", "-Wno-missing-profile"]
PLAY_EVERY_GAME = """
from rules_core.games.catalogue import GAMES
from rules_core.games.simulation import SimulationRequest
from rules_core.lab.simulate import simulate
for game in GAMES:
    simulate(game, SimulationRequest(seed=1), games=24, jobs=1)
"""
# For the tests the C files are compiled in so many heaps: each file reads the declarations of the whole group, which
# takes the compiler longer than most files themselves. Names are unique in a group, so its files can lie in one.
HEAPS = 24
# A fifth of the compiler's time went into warnings about code that nobody has written, and that nobody was shown.
QUICK = ["-w"]
# Beside the compiled rules: the fingerprint of what they were compiled from.
STAMP = ".fingerprint"


def modules_to_compile(root: Path) -> list[str]:
    """Give the source files that are compiled, relative to root, in a fixed order."""
    return sorted(
        path.relative_to(root).as_posix()
        for package in PACKAGES
        for path in (root / "rules_core" / package).rglob("*.py")
        if path.name not in LEFT_OUT
    )


def fingerprint(folder: Path, *, release: bool) -> str:
    """Tell by one hash whether the rules in this folder would come out of the compiler the same."""
    digest = hashlib.sha256(f"{sys.version} {version('mypy')} {release}".encode() + Path(__file__).read_bytes())
    for path in sorted((folder / "rules_core").rglob("*.py")):
        digest.update(path.relative_to(folder).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def copy_project(folder: Path) -> None:
    """Copy what the rules and their tests need."""
    for name in ("rules_core", "resources", "tests"):
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"))
    shutil.copy(ROOT / "pyproject.toml", folder)


class BuildOnEveryCore(build_ext):
    """Compiles the C files of the group side by side; setuptools alone takes one after the other."""

    def build_extensions(self) -> None:
        compiler = self.compiler
        compile_files = compiler.compile

        def side_by_side(sources: list[str], **options: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                return [
                    made for one in pool.map(lambda source: compile_files([source], **options), sources) for made in one
                ]

        compiler.compile = side_by_side
        super().build_extensions()


def build(extensions: Sequence[Any], flags: list[str], scratch: Path) -> None:
    """Compile and link the C files of the group, with further flags for the compiler and the linker."""
    flagged = [copy.copy(extension) for extension in extensions]
    for extension in flagged:
        extension.extra_compile_args = [*extension.extra_compile_args, *flags]
        extension.extra_link_args = [*extension.extra_link_args, *flags]
    command = BuildOnEveryCore(Distribution({"name": GROUP, "ext_modules": flagged}))
    command.inplace = True
    command.force = True
    command.build_temp = command.build_lib = str(scratch)
    command.ensure_finalized()
    command.run()


def in_heaps(extensions: Sequence[Any], scratch: Path) -> list[Any]:
    """The same, with the C files of the modules put together in a few, of about the same length."""
    heaped = [copy.copy(extension) for extension in extensions]
    for extension in heaped:
        modules = [source for source in extension.sources if Path(source).name.startswith("__native_rules_core")]
        modules.sort(key=lambda source: (Path(source).stat().st_size, source))
        heaps = [modules[first::HEAPS] for first in range(min(HEAPS, len(modules)))]
        extension.sources = [source for source in extension.sources if source not in set(modules)]
        for number, heap in enumerate(heaps):
            file = scratch / f"heap_{number}.c"
            file.write_text("".join(f'#include "{Path(one).as_posix()}"\n' for one in heap), encoding="utf-8")
            extension.sources.append(str(file))
    return heaped


def compile_rules(folder: Path, *, release: bool) -> None:
    """Compile the rules in this folder, in place."""
    os.chdir(folder)
    with tempfile.TemporaryDirectory() as scratch:
        extensions = mypycify(
            modules_to_compile(folder),
            opt_level="2" if release else "0",
            debug_level="0",
            multi_file=True,
            group_name=GROUP,
            target_dir=scratch,
        )
        if release and sys.platform == "linux":
            build(extensions, RELEASE + COUNTING, Path(scratch))
            subprocess.run([sys.executable, "-c", PLAY_EVERY_GAME], cwd=folder, check=True)
            build(extensions, RELEASE + WHOLE_GROUP + BY_COUNTS, Path(scratch))
        else:
            build(
                extensions if release else in_heaps(extensions, Path(scratch)),
                [] if release else QUICK,
                Path(scratch),
            )
    os.chdir(ROOT)


def main() -> None:
    parser = argparse.ArgumentParser(description="Compile the rules with mypyc into build/compiled.")
    parser.add_argument("--release", action="store_true", help="as fast as can be, for the built program")
    release: bool = parser.parse_args().release
    began = time.monotonic()
    BUILD.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="compiling-", dir=BUILD) as scratch:
        folder = Path(scratch, "compiled")
        folder.mkdir()
        copy_project(folder)
        wanted = fingerprint(folder, release=release)
        stamp = COMPILED / STAMP
        if stamp.is_file() and stamp.read_text(encoding="ascii") == wanted:
            # Only the rules are costly. The rest is as fresh as the rules are.
            shutil.rmtree(folder / "rules_core")
            for path in [COMPILED / "rules_core", stamp, *COMPILED.glob(f"{GROUP}__mypyc*")]:
                path.rename(folder / path.name)
            print("The compiled rules are up to date.")
        else:
            compile_rules(folder, release=release)
            (folder / STAMP).write_text(wanted, encoding="ascii")
            seconds = time.monotonic() - began
            print(f"Compiled {len(modules_to_compile(folder))} modules in {seconds:.0f} s.")
        shutil.rmtree(COMPILED, ignore_errors=True)
        folder.rename(COMPILED)


if __name__ == "__main__":
    main()
