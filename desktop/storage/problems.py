"""The exceptions of the library, in a module of their own: catching them costs no database import."""

from __future__ import annotations

from enum import Enum
from pathlib import Path

from rules_core.kernel.problems import SaveProblem
from rules_core.wording.translation import say, tell


class ProblemKind(Enum):
    """What kind of trouble it is; the window has its own words for each."""

    NEWER = "newer"
    DAMAGED = "damaged"
    GONE = "gone"
    ELSEWHERE = "elsewhere"
    FULL = "full"
    READ_ONLY = "read-only"
    MISSING = "missing"
    LOCKED = "locked"
    REPLACED = "replaced"
    OTHER = "other"


class LibraryProblem(Exception):
    """The library cannot be used. One sentence with the remedy."""

    def __init__(self, sentence: str, kind: ProblemKind = ProblemKind.OTHER, place: str = "") -> None:
        super().__init__(sentence)
        self.kind = kind
        self.place = place
        """The folder or file that it is about, "" where it is about none."""


class DamagedLibrary(LibraryProblem):
    """The file is there and cannot be read as a library: a backup may take its place."""


class PlayedElsewhere(LibraryProblem):
    """Another window has played on in this game, or has deleted it: it can only be kept as a copy."""


class ChangedElsewhere(LibraryProblem):
    """Another window has changed this item, or has deleted it: what is under work here can be kept as a copy."""


def unfit_input() -> LibraryProblem:
    """What was to be written down holds something that no database takes; the library itself is in order."""
    return LibraryProblem(
        say("This holds a character or a number that cannot be written down; take it out and try again.")
    )


def newer_library(path: Path) -> LibraryProblem:
    """The file was written by a later version of the program."""
    return LibraryProblem(
        tell(
            "{path_name} belongs to a newer Hearthwall; install that version. Nothing has been changed.",
            path_name=path.name,
        ),
        ProblemKind.NEWER,
        str(path),
    )


def damaged_library(path: Path) -> DamagedLibrary:
    """The file cannot be read as a library."""
    return DamagedLibrary(
        tell(
            "{path_name} is damaged or no library; move it away and start again, or put a backup in its place.",
            path_name=path.name,
        ),
        ProblemKind.DAMAGED,
        str(path),
    )


def damaged_game() -> SaveProblem:
    """The library is in order but for what it holds of this game."""
    return SaveProblem(
        say("What is written down of this game is damaged; an earlier copy of the library may have it whole.")
    )


def unplayable_game() -> SaveProblem:
    """A file holds a game that opens and cannot be shown."""
    return SaveProblem(say("The game in this file cannot be played on; take an earlier copy of the file."))


def gone_from_library() -> LibraryProblem:
    """Somebody has deleted the game meanwhile."""
    return LibraryProblem(say("This game is no longer in the library."), ProblemKind.GONE)


def played_elsewhere() -> PlayedElsewhere:
    """Somebody has saved on in the same game."""
    return PlayedElsewhere(
        say("This game was played on in another window meanwhile; go on in a copy, or leave this one."),
        ProblemKind.ELSEWHERE,
    )


def deleted_elsewhere() -> PlayedElsewhere:
    """Somebody has deleted the game that is being played."""
    return PlayedElsewhere(
        say("This game was deleted in another window meanwhile; go on in a copy, or leave it."), ProblemKind.ELSEWHERE
    )


def changed_elsewhere() -> ChangedElsewhere:
    """Somebody has kept a change of the same item."""
    return ChangedElsewhere(
        say("This was changed in another window meanwhile; keep yours as a copy, or take what stands there now."),
        ProblemKind.ELSEWHERE,
    )


class DeletedElsewhere(ChangedElsewhere):
    """Another window has deleted this item: what is under work here can only be kept as a copy."""


def item_deleted_elsewhere() -> DeletedElsewhere:
    """Somebody has deleted the item that is under work."""
    return DeletedElsewhere(
        say("This was deleted in another window meanwhile; keep yours as a copy, or leave it."), ProblemKind.ELSEWHERE
    )


def item_gone() -> LibraryProblem:
    """Somebody has deleted the item meanwhile."""
    return LibraryProblem(say("This item is no longer in the library."), ProblemKind.GONE)


class UnreadableItem(DamagedLibrary):
    """What is written down of one item is damaged; all others are in order."""


def unreadable_item() -> UnreadableItem:
    """The library is in order but for what it holds of this item."""
    return UnreadableItem(
        say("What is written down of this item is damaged; an earlier copy of the library may have it whole."),
        ProblemKind.DAMAGED,
    )


def replaced_library(path: Path) -> LibraryProblem:
    """While a game was open, somebody put another library in the place of the one that it is in."""
    return LibraryProblem(
        tell(
            "{path_name} was exchanged for another library; keep this game as a file and take it in there.",
            path_name=path.name,
        ),
        ProblemKind.REPLACED,
        str(path),
    )
