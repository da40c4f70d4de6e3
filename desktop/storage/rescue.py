"""Recovers from a damaged library: the file is put aside, never deleted, and a backup or an empty one follows."""

from __future__ import annotations

import shutil
from datetime import UTC, datetime
from enum import Enum, auto
from pathlib import Path

from desktop.storage.backups import Backup, backups, is_whole
from desktop.storage.problems import LibraryProblem
from desktop.storage.reading_alone import JOURNAL
from desktop.storage.whole_file import beside
from rules_core.wording.translation import tell

COMPANIONS = ("-wal", "-shm", JOURNAL)
"""What SQLite keeps beside its file; the log holds the last answers, the journal what undoes half a change."""


class Health(Enum):
    """What a look at the library finds."""

    WHOLE = auto()
    DAMAGED = auto()
    MISSING = auto()
    """There are backups and no library: somebody has moved it, or a rescue was cut short."""


def look_over(library: Path) -> Health:
    """How the library is. Takes a while with a large one: not for the thread that paints."""
    try:
        size = library.stat().st_size
    except FileNotFoundError:
        return Health.MISSING if backups(library) else Health.WHOLE
    except OSError:
        return Health.WHOLE
    if size == 0:
        # An empty file is a new library to SQLite; where there are backups it has been a full one.
        return Health.DAMAGED if backups(library) else Health.WHOLE
    return Health.WHOLE if is_whole(library) else Health.DAMAGED


def put_aside(library: Path, now: datetime) -> Path | None:
    """Rename the damaged file and its companions; gives the new name, or nothing where there was no file.

    They go first: left behind, they would be read into the file that takes the place. Raises `LibraryProblem`.
    """
    aside = library.with_name(f"{library.stem}-damaged-{now.astimezone(UTC):%Y%m%dT%H%M%S%f}.sqlite")
    try:
        for companion in COMPANIONS:
            beside = library.with_name(library.name + companion)
            if beside.exists():
                beside.rename(aside.with_name(aside.name + companion))
        if not library.exists():
            return None
        library.rename(aside)
    except OSError as fault:
        raise LibraryProblem(
            tell(
                "{library_name} cannot be put aside ({fault_strerror}); close other windows of "
                "Hearthwall and try again.",
                library_name=library.name,
                fault_strerror=fault.strerror,
            )
        ) from fault
    return aside


def restore(library: Path, backup: Backup, now: datetime) -> Path | None:
    """Put a backup in the library's place; gives the name of the file that was put aside. Raises `LibraryProblem`."""
    try:
        with beside(library, 0o600) as part:
            shutil.copyfile(backup.path, part)
            aside = put_aside(library, now)
    except OSError as fault:
        raise LibraryProblem(
            tell(
                "The backup cannot be put in place ({fault_strerror}); make room beside {library_name} and try again.",
                fault_strerror=fault.strerror,
                library_name=library.name,
            )
        ) from fault
    return aside
