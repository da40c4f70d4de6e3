"""Faults of the machine, told apart: a full disk, a folder that is gone or read-only, a library in use by another."""

from __future__ import annotations

import errno
import os
import sqlite3
from contextlib import suppress
from pathlib import Path

from desktop.storage.problems import LibraryProblem, ProblemKind, damaged_library, unfit_input
from rules_core.wording.translation import tell

TRIAL = "hearthwall.trial"
TRIAL_BYTES = 1 << 16

FULL_ERRORS = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG}
READ_ONLY_ERRORS = {errno.EACCES, errno.EPERM, errno.EROFS}
DAMAGE = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}
LOCKS = {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}
UNFIT = {
    sqlite3.SQLITE_TOOBIG,
    sqlite3.SQLITE_CONSTRAINT,
    sqlite3.SQLITE_MISMATCH,
    sqlite3.SQLITE_MISUSE,
    sqlite3.SQLITE_RANGE,
}
"""It is what was to be written that cannot be, not where."""
UNFIT_FAULTS = (sqlite3.ProgrammingError, sqlite3.InterfaceError, sqlite3.DataError)
"""The same, found by Python's own module, which gives no number."""


def library_problem(fault: BaseException | None, path: Path) -> LibraryProblem:
    """What a fault of sqlite3 or of the system means for the library at `path`, with place and remedy."""
    code = _code(fault)
    if code in LOCKS:
        return LibraryProblem(
            tell(
                "{path_name} is in use by another program; close it there, or wait until it has finished.",
                path_name=path.name,
            ),
            ProblemKind.LOCKED,
            str(path),
        )
    if code in DAMAGE:
        return damaged_library(path)
    if code in UNFIT or (code == 0 and isinstance(fault, UNFIT_FAULTS)):
        return unfit_input()
    number = fault.errno if isinstance(fault, OSError) else 0
    if code == sqlite3.SQLITE_FULL or number in FULL_ERRORS:
        return full_disk(path)
    if number in READ_ONLY_ERRORS:
        return read_only(path)
    # SQLite says "disk I/O error" or "unable to open" for all that is left: look what it may be.
    if not path.parent.is_dir():
        return missing_folder(path)
    tried = _try_to_write(path.parent)
    if code == sqlite3.SQLITE_READONLY or tried in READ_ONLY_ERRORS or not os.access(path.parent, os.W_OK):
        return read_only(path)
    if tried in FULL_ERRORS:
        return full_disk(path)
    if code not in {sqlite3.SQLITE_IOERR, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PERM} and number == 0:
        return damaged_library(path)
    reason = fault.strerror if isinstance(fault, OSError) and fault.strerror else str(fault)
    return LibraryProblem(
        tell(
            "{path} cannot be written to ({reason}); see whether the disk is well and has room.",
            path=path,
            reason=reason,
        ),
        ProblemKind.OTHER,
        str(path.parent),
    )


def full_disk(path: Path) -> LibraryProblem:
    """There is no room left where the library lies."""
    return LibraryProblem(
        tell(
            "The disk with {path_parent} is full; make room on it, for example by emptying the trash.",
            path_parent=path.parent,
        ),
        ProblemKind.FULL,
        str(path.parent),
    )


def read_only(path: Path) -> LibraryProblem:
    """Folder or file refuse to be written to."""
    return LibraryProblem(
        tell("{path_parent} cannot be written to; allow Hearthwall to write there.", path_parent=path.parent),
        ProblemKind.READ_ONLY,
        str(path.parent),
    )


def missing_folder(path: Path) -> LibraryProblem:
    """The folder is gone and cannot be made anew, or is gone while a game is open."""
    return LibraryProblem(
        tell("{path_parent} is gone; put it back, or connect the drive that it is on.", path_parent=path.parent),
        ProblemKind.MISSING,
        str(path.parent),
    )


def _code(fault: BaseException | None) -> int:
    """The primary result code of SQLite, 0 for any other fault."""
    if not isinstance(fault, sqlite3.Error):
        return 0
    # Faults that Python's own module raises carry no code.
    return int(getattr(fault, "sqlite_errorcode", 0)) & 0xFF


def _try_to_write(folder: Path) -> int:
    """The system's own number for why a small file cannot be written there, 0 when it can: the surest way to know."""
    trial = folder / TRIAL
    try:
        trial.write_bytes(bytes(TRIAL_BYTES))
    except OSError as fault:
        return fault.errno or errno.EIO
    finally:
        with suppress(OSError):
            trial.unlink(missing_ok=True)
    return 0
