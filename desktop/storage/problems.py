"""What can go wrong with the library, apart from it: catching this costs no database import."""

from __future__ import annotations

from pathlib import Path


class LibraryProblem(Exception):
    """The library cannot be used. One sentence with the remedy."""


def newer_library(path: Path) -> LibraryProblem:
    """The file was written by a later version of the program."""
    return LibraryProblem(f"{path.name} belongs to a newer Hearthwall; install that version. Nothing has been changed.")


def damaged_library(path: Path) -> LibraryProblem:
    """The file cannot be read as a library."""
    return LibraryProblem(
        f"{path.name} is damaged or no library; move it away and start again, or put a backup in its place."
    )


def gone_from_library() -> LibraryProblem:
    """Somebody has deleted the game meanwhile."""
    return LibraryProblem("This game is no longer in the library.")
