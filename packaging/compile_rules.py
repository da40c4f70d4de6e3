"""Compile the rules with mypyc, from the unchanged source, beside a copy of them.

python packaging/compile_rules.py [--optimise 0|1|2|3]

The copy in build/compiled holds rules_core with a compiled module beside every source file of the kernel, the song
engine, the games and the bots, and with it the resources and the tests: started there, Python takes the compiled
modules, and every test runs unchanged. The source tree itself is never touched. A second run does nothing
unless a source file, the compiler or an option has changed.
"""

import argparse
import hashlib
import os
import shutil
import sys
import tempfile
import time
from importlib.metadata import version
from pathlib import Path

from mypyc.build import mypycify
from setuptools import Distribution
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build"
COMPILED = BUILD / "compiled"

# One group: calls between these go straight from C to C. The lab stays interpreted: it starts processes.
PACKAGES = ("kernel", "song", "games", "bots")
LEFT_OUT = ("__init__.py", "__main__.py")
# All rules share one library, "rules__mypyc", which packagers have to name.
GROUP = "rules"


def modules_to_compile(root: Path) -> list[str]:
    """Give the source files that are compiled, relative to root, in a fixed order."""
    return sorted(
        path.relative_to(root).as_posix()
        for package in PACKAGES
        for path in (root / "rules_core" / package).rglob("*.py")
        if path.name not in LEFT_OUT
    )


def fingerprint(optimise: str) -> str:
    """Tell by one hash whether the compiled modules would come out the same."""
    digest = hashlib.sha256(f"{sys.version} {version('mypy')} {optimise}".encode())
    for path in [Path(__file__), *sorted((ROOT / "rules_core").rglob("*.py"))]:
        digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def compile_copy(folder: Path, optimise: str) -> None:
    """Compile the copy of the rules in folder, in place."""
    shutil.copytree(ROOT / "rules_core", folder / "rules_core", ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    shutil.copytree(ROOT / "resources", folder / "resources", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", folder)
    os.chdir(folder)
    with tempfile.TemporaryDirectory() as scratch:
        extensions = mypycify(
            modules_to_compile(folder), opt_level=optimise, multi_file=True, group_name=GROUP, target_dir=scratch
        )
        command = build_ext(Distribution({"name": GROUP, "ext_modules": extensions}))
        command.inplace = True
        command.build_temp = command.build_lib = scratch
        command.ensure_finalized()
        command.run()


def refresh(name: str) -> None:
    """Bring a folder that is not compiled up to date in the copy."""
    shutil.rmtree(COMPILED / name, ignore_errors=True)
    shutil.copytree(ROOT / name, COMPILED / name, ignore=shutil.ignore_patterns("__pycache__"))


def main() -> None:
    parser = argparse.ArgumentParser(description="Compile the rules with mypyc into build/compiled.")
    parser.add_argument("--optimise", choices="0123", default="1", help="as the C compiler's -O (default 1)")
    optimise: str = parser.parse_args().optimise
    stamp = COMPILED / ".fingerprint"
    wanted = fingerprint(optimise)
    if stamp.is_file() and stamp.read_text(encoding="ascii") == wanted:
        print("The compiled rules are up to date.")
    else:
        began = time.monotonic()
        BUILD.mkdir(exist_ok=True)
        folder = Path(tempfile.mkdtemp(prefix="compiling-", dir=BUILD))
        try:
            compile_copy(folder, optimise)
            os.chdir(ROOT)
            (folder / ".fingerprint").write_text(wanted, encoding="ascii")
            shutil.rmtree(COMPILED, ignore_errors=True)
            folder.rename(COMPILED)
        finally:
            shutil.rmtree(folder, ignore_errors=True)
        print(f"Compiled {len(modules_to_compile(COMPILED))} modules in {time.monotonic() - began:.0f} s.")
    refresh("resources")
    refresh("tests")


if __name__ == "__main__":
    main()
