"""Opens a library's file for reading alone; what a program that died left half done in it is taken back first."""

from __future__ import annotations

import sqlite3
from contextlib import closing, suppress
from pathlib import Path

JOURNAL = "-journal"
"""SQLite's, beside the file while it is changed; while WAL is not yet on, as in a backup that was just put back."""


def open_to_read(path: Path, patience_s: float = 5) -> sqlite3.Connection:
    """A connection that changes nothing. Raises what sqlite3 raises."""
    _take_back(path)
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, timeout=patience_s)


def _take_back(path: Path) -> None:
    """Let SQLite undo half a change: whoever may only read cannot, and would find the file unreadable.

    A change that another program is making just now is left alone: SQLite knows it by its lock.
    """
    try:
        if not path.with_name(path.name + JOURNAL).stat().st_size:
            return
    except OSError:
        return
    # What stands in the way here does so for whoever reads as well, and is told there.
    with (
        suppress(sqlite3.Error, UnicodeDecodeError),
        closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=rw", uri=True, timeout=0)) as connection,
    ):
        connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
