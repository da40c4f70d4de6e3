"""What can go wrong with the library, apart from it: catching this costs no database import."""

from __future__ import annotations

from pathlib import Path


class LibraryProblem(Exception):
    """The library cannot be used. One sentence with the remedy."""


class DamagedLibrary(LibraryProblem):
    """The file is there and cannot be read as a library: a backup may take its place."""


class PlayedElsewhere(LibraryProblem):
    """Another window has played on in this game, or has deleted it: it can only be kept as a copy."""


def newer_library(path: Path) -> LibraryProblem:
    """The file was written by a later version of the program."""
    return LibraryProblem(f"{path.name} belongs to a newer Hearthwall; install that version. Nothing has been changed.")


def damaged_library(path: Path) -> DamagedLibrary:
    """The file cannot be read as a library."""
    return DamagedLibrary(
        f"{path.name} is damaged or no library; move it away and start again, or put a backup in its place."
    )


def library_fault(path: Path, fault: Exception) -> LibraryProblem:
    """What a fault of SQLite means for the person: busy, no room and no right to write are no damage."""
    words = str(fault).lower()
    if "locked" in words or "busy" in words:
        return LibraryProblem(f"{path.name} is in use by another program; close that one and try again.")
    if "full" in words:
        return LibraryProblem(f"The disk is full; make room beside {path.name} and try again.")
    if "readonly" in words or "unable to open" in words or "disk i/o" in words:
        return LibraryProblem(f"{path.name} cannot be written to; make its folder writable and try again.")
    return damaged_library(path)


def gone_from_library() -> LibraryProblem:
    """Somebody has deleted the game meanwhile."""
    return LibraryProblem("This game is no longer in the library.")


def played_elsewhere() -> PlayedElsewhere:
    """Somebody has saved on in the same game."""
    return PlayedElsewhere("This game was played on in another window meanwhile; go on in a copy, or leave this one.")


def deleted_elsewhere() -> PlayedElsewhere:
    """Somebody has deleted the game that is being played."""
    return PlayedElsewhere("This game was deleted in another window meanwhile; go on in a copy, or leave it.")
