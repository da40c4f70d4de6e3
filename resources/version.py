"""The version of the program, and of what source it was built."""

from __future__ import annotations

from pathlib import Path
from typing import Final

NAME: Final = "Hearthwall"
VERSION: Final = "0.1.0"
"""As in pyproject.toml; a test compares the two."""

BUILD_FILE: Final = "build.txt"
"""Written by packaging/build.py beside this file; the source has none."""


def build_name() -> str:
    """The source of which a built program was made, such as "1a2b3c4d5e"; "" where nobody noted it."""
    try:
        return (Path(__file__).parent / BUILD_FILE).read_text(encoding="utf-8").strip()[:80]
    except OSError:
        return ""


def full_version() -> str:
    """Version and build in one line."""
    build = build_name()
    return f"{NAME} {VERSION}, build {build}" if build else f"{NAME} {VERSION}"
