"""Copies of the library beside it: one a day and one before each upgrade, the oldest making room for the newest.

Only plain sqlite3 is used, so that a backup can be made and found while the database's mapper is not loaded.
"""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing, suppress
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path

from desktop.storage.machine_faults import library_problem
from desktop.storage.private_folder import make_private_file, make_private_folder
from desktop.storage.problems import DamagedLibrary, damaged_library
from desktop.storage.reading_alone import open_to_read

FOLDER = "backups"
"""Its name beside the library."""
DAILY = "daily"
BEFORE_UPGRADE = "upgrade"
KEPT = {DAILY: 5, BEFORE_UPGRADE: 2}
"""How many of each kind are kept."""
DAY = timedelta(hours=20)
"""A daily backup is due after this: whoever plays every evening has one of every evening."""
STAMP = "%Y%m%dT%H%M%S%f"


@dataclass(frozen=True)
class Backup:
    """A copy of the library. `made` is UTC."""

    path: Path
    kind: str
    made: datetime


def backups(library: Path) -> list[Backup]:
    """All backups of a library, the newest first; files that bear no such name are not looked at."""
    found: list[Backup] = []
    folder = library.parent / FOLDER
    for path in folder.glob(f"{library.stem}-*.sqlite") if folder.is_dir() else ():
        stamp, _, kind = path.stem.removeprefix(f"{library.stem}-").partition("-")
        with suppress(ValueError):
            if kind in KEPT:
                found.append(Backup(path, kind, datetime.strptime(stamp, STAMP).replace(tzinfo=UTC)))
    return sorted(found, key=lambda backup: (backup.made, backup.path.name), reverse=True)


def newest_whole_backup(library: Path) -> Backup | None:
    """The newest backup that SQLite finds whole, or nothing."""
    for backup in backups(library):
        if is_whole(backup.path):
            return backup
    return None


def is_whole(path: Path) -> bool:
    """Whether SQLite finds no damage. What is merely busy or out of reach counts as whole."""
    try:
        with closing(open_to_read(path)) as connection:
            return _finds_nothing(connection)
    except UnicodeDecodeError:
        # SQLite names what is damaged, and the name is damaged as well.
        return False
    except sqlite3.DatabaseError as fault:
        return not isinstance(library_problem(fault, path), DamagedLibrary)


def back_up_if_due(library: Path, now: datetime) -> Backup | None:
    """Make the backup of the day unless there is one. A clock that was set back makes one due, never none.

    Raises `LibraryProblem` and `OSError`.
    """
    if not library.exists():
        return None
    times = [backup.made for backup in backups(library) if backup.kind == DAILY]
    if any(now - DAY < made <= now for made in times):
        return None
    return back_up(library, DAILY, now)


def back_up(library: Path, kind: str, now: datetime) -> Backup:
    """Copy the library as it stands, check the copy, and only then let the oldest go.

    Others may write meanwhile: the copy is what was saved at one moment. Raises `LibraryProblem` and `OSError`.
    """
    folder = library.parent / FOLDER
    make_private_folder(folder)
    target = folder / f"{library.stem}-{now.astimezone(UTC).strftime(STAMP)}-{kind}.sqlite"
    part = target.with_suffix(f".{os.getpid()}.part")
    try:
        _copy(library, part)
        part.replace(target)
    except UnicodeDecodeError as fault:
        raise damaged_library(library) from fault
    except sqlite3.DatabaseError as fault:
        raise library_problem(fault, library) from fault
    finally:
        for left in (part, part.with_name(part.name + "-journal")):
            left.unlink(missing_ok=True)
    made = Backup(target, kind, now)
    _let_go(library, kind, keep=made)
    return made


def _copy(library: Path, part: Path) -> None:
    part.unlink(missing_ok=True)
    make_private_file(part)
    with closing(open_to_read(library, patience_s=30)) as source, closing(sqlite3.connect(part)) as copy:
        source.backup(copy)
        # A copy of a library in WAL is marked as one; a single file is easier to keep whole.
        copy.execute("PRAGMA journal_mode=DELETE")
        if not _finds_nothing(copy):
            raise damaged_library(library)


def _finds_nothing(connection: sqlite3.Connection) -> bool:
    found: tuple[str] = connection.execute("PRAGMA quick_check(1)").fetchone()
    return found == ("ok",)


def _let_go(library: Path, kind: str, keep: Backup) -> None:
    """Remove the oldest of a kind, and what a backup left that was cut short a day ago or longer."""
    same = [backup for backup in backups(library) if backup.kind == kind and backup.path != keep.path]
    for backup in same[KEPT[kind] - 1 :]:
        backup.path.unlink(missing_ok=True)
    for part in (library.parent / FOLDER).glob(f"{library.stem}-*.part*"):
        with suppress(OSError):
            if keep.made.timestamp() - part.stat().st_mtime > DAY.total_seconds():
                part.unlink()
