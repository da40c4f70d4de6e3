"""A connection to a database that nobody closes is an error under every Python.

From Python 3.13 on SQLite's connections say so themselves when they are let go; for earlier ones it is said here, in
the same words.
"""

import sqlite3
import sqlite3.dbapi2
import sys
import warnings
from typing import Any

import pytest


class Watched(sqlite3.Connection):
    """A connection that warns when it is let go open."""

    def __del__(self) -> None:
        if is_open(self):
            self.close()
            warnings.warn(f"unclosed database in {self!r}", ResourceWarning, stacklevel=1)


def is_open(connection: sqlite3.Connection) -> bool:
    """Whether nobody has closed it."""
    try:
        _ = connection.total_changes
    except sqlite3.ProgrammingError:
        return False
    return True


def watch(patch: pytest.MonkeyPatch) -> None:
    """From here on every connection is watched, whoever opens it."""
    if sys.version_info >= (3, 13):
        return
    connect = sqlite3.connect

    def connect_watched(*arguments: Any, **options: Any) -> sqlite3.Connection:
        options.setdefault("factory", Watched)
        opened: sqlite3.Connection = connect(*arguments, **options)
        return opened

    for module in (sqlite3, sqlite3.dbapi2):
        patch.setattr(module, "connect", connect_watched)
