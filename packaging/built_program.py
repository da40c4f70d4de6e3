"""The program itself: compiled rules, icons, PyInstaller, debug symbols off, licences beside it."""

from __future__ import annotations

import importlib.util
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

from licence_book import licence_book
from outcome import Made, NotMade, Outcome
from program_icon import draw_icons

STRIPPED = ("libpython*", "rules__mypyc*", "python3*/lib-dynload/*.so", "sqlalchemy/**/*.so", "msgspec/*.so")
"""Below the program's own folder. Qt's libraries come without symbols and would be damaged."""


def why_no_compiler() -> str:
    """Why the rules cannot be compiled here, "" when they can."""
    if importlib.util.find_spec("mypyc") is None:
        return "mypyc is not installed; the packages of requirements/package.txt hold it."
    if sys.platform.startswith("linux") and shutil.which("cc") is None:
        return "There is no C compiler on this machine; under Debian gcc and libc6-dev bring one."
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "The headers of Python are missing; under Debian python3-dev brings them."
    return ""


def why_no_program() -> str:
    """Why PyInstaller cannot run here, "" when it can."""
    if importlib.util.find_spec("PyInstaller") is None:
        return "PyInstaller is not installed; the packages of requirements/package.txt hold it."
    return ""


def compile_rules(root: Path) -> Outcome:
    """Bring build/compiled up to date. Raises `CalledProcessError` when the compiler fails."""
    what = "the compiled rules"
    why = why_no_compiler()
    compiled = root / "build" / "compiled"
    if why:
        # Rules compiled from an earlier source must not get in.
        shutil.rmtree(compiled, ignore_errors=True)
        return NotMade(what, f"{why} The program works without them, more slowly.")
    subprocess.run([sys.executable, str(root / "packaging" / "compile_rules.py"), "--release"], check=True)
    return Made(what, compiled, is_download=False)


def build_program(root: Path, target: Path) -> Outcome:
    """Build the folder `target`/hearthwall. Raises `CalledProcessError` when PyInstaller fails."""
    what = "the program"
    why = why_no_program()
    if why:
        return NotMade(what, why)
    draw_icons(root, root / "build" / "icons")
    note_source(root)
    work = root / "build" / "pyinstaller"
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "ERROR"]
    places = ["--distpath", str(target), "--workpath", str(work)]
    subprocess.run([*command, *places, str(root / "packaging" / "hearthwall.spec")], check=True)
    program = target / "hearthwall"
    take_symbols_off(program)
    book = licence_book(root, program)
    (program / "LICENCES.txt").write_text(book, encoding="utf-8")
    return Made("the program", program, is_download=False)


def note_source(root: Path) -> None:
    """Write down of which commit the program is built; its reports and its About box say so."""
    note = root / "build" / "noted" / "build.txt"
    note.parent.mkdir(parents=True, exist_ok=True)
    note.write_text(source_name(root), encoding="utf-8")


def source_name(root: Path) -> str:
    """The commit, marked where files differ from it; "" where git does not know."""
    git = shutil.which("git")
    if git is None:
        return ""
    asked = [git, "-C", str(root), "describe", "--always", "--dirty=+changes", "--abbrev=10", "--exclude=*"]
    done = subprocess.run(asked, capture_output=True, text=True, check=False)
    return done.stdout.strip() if done.returncode == 0 else ""


def take_symbols_off(program: Path) -> None:
    """Take the debug symbols out of the libraries where that is safe; three quarters of their size."""
    strip = shutil.which("strip")
    if strip is None or not sys.platform.startswith("linux"):
        return
    inside = program / "_internal"
    found = [path for pattern in STRIPPED for path in sorted(inside.glob(pattern)) if not path.is_symlink()]
    if found:
        subprocess.run([strip, "--strip-unneeded", *map(str, found)], check=True)
