"""The library's file as the disk has it: whether it is still the one that was opened, and what time it is there."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

from sqlalchemy import Connection, Engine, func, select, text

from desktop.storage.cards import SCHEMA, refuse_newer
from desktop.storage.machine_faults import missing_folder
from desktop.storage.private_folder import make_private_file, make_private_folder
from desktop.storage.problems import newer_library
from desktop.storage.schema import Base, GameRow

PATIENCE_MS = 2000
"""So long an answer waits for another program to let the library go, but only the first time."""
A_MOMENT = timedelta(milliseconds=1)


class LibraryFile:
    """Watches over one file. SQLite writes into a deleted file without a complaint, so somebody has to look."""

    def __init__(self, path: Path, clock: Callable[[], datetime] | None = None) -> None:
        self.path = path
        self.life = 0
        """Counts the files that were found gone: what was written before may be missing in the file of now."""
        self.patience_ms = PATIENCE_MS
        self.trouble = False
        """The last answer could not be written down."""
        self._clock = clock or _now
        self._newest = datetime.min.replace(tzinfo=UTC)
        self._identity: tuple[int, int] | None = None
        self._opened: tuple[tuple[int, int] | None, tuple[int, int] | None] = None, None
        """The file as it was opened, and the log of changes beside it."""
        self._impatient = False
        self._may_make = True

    @property
    def is_open(self) -> bool:
        """Whether the file was there when somebody last looked."""
        return self._identity is not None

    def stands(self) -> bool:
        """Whether the file is the one that was opened. Raises `LibraryProblem` at the moment when it is found gone."""
        if self._identity is None:
            return False
        if self._identity == _look(self.path):
            return True
        self._identity = None
        self.life += 1
        self._may_make = False
        raise missing_folder(self.path)

    def make_anew(self) -> None:
        """Somebody has been asked: where the file is gone, the next call may make another in its place."""
        self._may_make = True

    def open(self, engine: Engine) -> None:
        """Make the file and its folder where there are none, and bring its tables up to date.

        A file that was there and is gone is not made again before somebody was asked; one that stands in its place is
        opened. Raises `LibraryProblem`, `OSError` and SQLAlchemy's `DBAPIError`.
        """
        if not self._may_make and _look(self.path) is None:
            raise missing_folder(self.path)
        self._make_room()
        # Every other connection switches how the file keeps its log.
        refuse_newer(self.path)
        self._check_schema(engine)
        with engine.connect() as connection:
            newest = connection.scalar(select(func.max(GameRow.played)))
        if newest is not None:
            self._newest = max(self._newest, newest.replace(tzinfo=UTC))
        self._identity = _look(self.path)
        self._may_make = False
        self._opened = self._identity, _look(self._beside("-wal"))

    def _make_room(self) -> None:
        make_private_folder(self.path.parent, parents=True)
        file, changes = self._opened
        beside = self._beside("-wal")
        if changes is not None and _look(self.path) != file and _look(beside) == changes:
            # SQLite would play the changes of the file that is gone into the one that stands there now.
            beside.unlink()
            self._beside("-shm").unlink(missing_ok=True)
        if not self.path.is_dir():
            # SQLite gives what it keeps beside the file the same rights.
            make_private_file(self.path)

    def _check_schema(self, engine: Engine) -> None:
        with engine.connect() as connection:
            version = connection.exec_driver_sql("PRAGMA user_version").scalar_one()
        if version > SCHEMA:
            raise newer_library(self.path)
        if version == 0:
            with engine.connect() as plain:
                connection = plain.execution_options(isolation_level="AUTOCOMMIT")
                # Two programs that begin together: the second waits here, and finds the tables made.
                connection.exec_driver_sql("BEGIN IMMEDIATE")
                Base.metadata.create_all(connection)
                connection.exec_driver_sql(f"PRAGMA user_version = {SCHEMA}")
                connection.exec_driver_sql("COMMIT")
        elif version < SCHEMA:
            # Alembic takes as long to load as the rest of the program: only who needs it waits for it.
            from desktop.storage.upgrades import bring_up

            bring_up(engine, self.path)

    def now(self) -> datetime:
        """The time, UTC; never before the last game, so that a clock set back mixes up no order."""
        self._newest = max(self._clock(), self._newest + A_MOMENT)
        return self._newest

    def set_patience(self, connection: Connection) -> None:
        """While there is trouble nobody waits: the window must not stand still at every try."""
        if self.trouble or self._impatient:
            connection.execute(text(f"PRAGMA busy_timeout = {0 if self.trouble else self.patience_ms}"))
            self._impatient = self.trouble

    def _beside(self, ending: str) -> Path:
        return self.path.with_name(self.path.name + ending)


def _look(path: Path) -> tuple[int, int] | None:
    """What tells one file from another of the same name; None where there is none."""
    try:
        found = path.stat()
    except FileNotFoundError:
        return None
    return found.st_dev, found.st_ino


def _now() -> datetime:
    return datetime.now(UTC)
