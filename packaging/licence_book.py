"""LICENCES.txt: the licences of all that is inside the built program, each in its own words."""

from __future__ import annotations

import shutil
import subprocess
import sys
import sysconfig
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

DISTRIBUTIONS = ("SQLAlchemy", "msgspec", "platformdirs", "mypy_extensions", "typing_extensions", "mypy", "pyinstaller")
RULE = "=" * 100


def licence_book(root: Path, program: Path) -> str:
    """The whole text. `program` is the folder that PyInstaller made."""
    chapters = [
        ("What is inside", _text(root / "resources" / "LIBRARIES.md")),
        ("Hearthwall", _text(root / "LICENSE")),
        ("Icons", _text(root / "resources" / "icons" / "ATTRIBUTION.md")),
        ("Fonts", _text(root / "resources" / "fonts" / "ATTRIBUTION.md")),
        *((f"Font licence: {path.stem}", _text(path)) for path in sorted((root / "resources" / "fonts").glob("*OFL*"))),
        ("Qt and Qt for Python: GNU Lesser General Public Licence 3", _text(root / "packaging/licences/LGPL-3.txt")),
        ("The GNU General Public Licence 3, which the LGPL builds on", _text(root / "packaging/licences/GPL-3.txt")),
        ("Python", python_licence()),
        *((name, text) for name in DISTRIBUTIONS if (text := distribution_licence(name))),
        *system_licences(program),
    ]
    return "\n\n".join(f"{RULE}\n{title}\n{RULE}\n\n{text.strip()}" for title, text in chapters) + "\n"


def python_licence() -> str:
    """The licence of the Python that is built in, from its own library folder."""
    for folder in (sysconfig.get_path("stdlib"), sys.base_prefix):
        for name in ("LICENSE.txt", "LICENSE"):
            path = Path(folder, name)
            if path.is_file():
                return _text(path)
    return f"Python {sys.version.split()[0]}, under the licence of the Python Software Foundation."


def distribution_licence(name: str) -> str:
    """The licence files of an installed Python package, "" when it is not installed."""
    try:
        files = distribution(name).files or []
    except PackageNotFoundError:
        return ""
    wanted = [file for file in files if "LICEN" in file.name.upper() or file.name.upper().startswith("COPYING")]
    return "\n\n".join(_text(Path(str(file.locate()))) for file in wanted)


def system_licences(program: Path) -> list[tuple[str, str]]:
    """Under Debian: the copyright files of the system's libraries that were copied into the program."""
    if shutil.which("dpkg-query") is None:
        return []
    packages: set[str] = set()
    for library in sorted((program / "_internal").glob("lib*.so*")):
        if library.is_symlink():
            continue
        found = subprocess.run(["dpkg-query", "--search", f"*/{library.name}"], capture_output=True, text=True)
        packages.update(line.partition(":")[0] for line in found.stdout.splitlines()[:1])
    files = {package: Path("/usr/share/doc", package, "copyright") for package in sorted(packages)}
    return [(f"System library: {package}", _text(path)) for package, path in files.items() if path.is_file()]


def _text(path: Path) -> str:
    return path.read_text(encoding="utf-8", errors="replace")
