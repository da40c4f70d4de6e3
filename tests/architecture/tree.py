"""The files of the project, as these tests look at them."""

import subprocess
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
MADE_HERE = {
    ".git",
    ".venv",
    ".venv-again",
    "build",
    "dist",
    ".hypothesis",
    ".mypy_cache",
    ".pytest_cache",
    ".ruff_cache",
}


@cache
def tracked_files() -> tuple[Path, ...]:
    """Give every file under version control; in a tree without git, every file that no tool has made."""
    try:
        listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True).stdout.decode()
        paths = [ROOT / name for name in listed.split("\0") if name]
    except (OSError, subprocess.CalledProcessError):
        paths = [
            path
            for path in ROOT.rglob("*")
            if not MADE_HERE.intersection(path.relative_to(ROOT).parts) and "__pycache__" not in path.parts
        ]
    return tuple(sorted(path for path in paths if path.is_file()))


def python_files(*folders: str) -> list[Path]:
    """Give the Python files under version control, in these folders or everywhere."""
    within = [ROOT / folder for folder in folders] or [ROOT]
    return [
        path
        for path in tracked_files()
        if path.suffix == ".py" and any(path.is_relative_to(folder) for folder in within)
    ]


def text_of(path: Path) -> str | None:
    """Give a file as text, or None for pictures, fonts and sounds."""
    content = path.read_bytes()
    if b"\0" in content:
        return None
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError:
        return None


def name_of(path: Path) -> str:
    """Give a file's name as a person writes it: from the root, with forward slashes."""
    return path.relative_to(ROOT).as_posix()
